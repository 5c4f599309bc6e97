"""Words that say that one field depends on another: in attributes, in placeholders, in the names of functions."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

DEPENDS = Phrases.of(
    ("depends", "depends on", "depend on", "depend", "dependent", "dependent on", "dependency", "dependencies"),
    ("dependee", "dependent field", "dependent fields", "dependent select", "dep drop", "depdrop", "dep on", "deps"),
    ("cond", "cond option", "cond field", "cond value", "cond on", "conditional", "conditional on"),
    ("conditional field", "conditional fields", "conditional value"),
    ("conditional logic", "condition", "conditions", "condition field", "condition value", "show if", "show when"),
    ("show on", "show for", "visible if", "visible when", "visible on", "visible for", "display if", "display when"),
    ("display on", "hide if", "hide when", "hide on", "hide unless", "show unless", "show only if", "hidden unless"),
    ("hidden if", "enable if", "enable when", "enable on", "enabled if", "enabled when", "enabled by", "disable if"),
    ("disable when", "disabled if", "disabled unless", "disable unless", "disabled by", "require if", "required if"),
    ("required when", "toggled by", "toggle by", "shown by", "shown if", "shown when", "controlled by", "revealed by"),
    ("visible by", "parent field", "parent select", "parent input", "parent control", "parent id", "chained"),
    ("chained to", "chain to", "chain", "cascade", "cascade from", "cascade to", "cascading", "cascading from"),
    ("cascade parent", "linked to", "linked select", "linked field", "filter by field", "filtered by"),
    ("drupal states", "states", "reveal if", "reveal when", "reveals", "reveal", "conditional reveal", "master field"),
    ("master", "slave", "slave of", "child select", "children select", "only if", "only when", "only for", "if field"),
    ("when field", "visible condition", "visibility", "bind visible", "update select", "updates select", "populate"),
    ("populates", "populate from", "load into", "options from", "options for", "relates to", "related field"),
    ("related select", "trigger field", "watch field", "watches", "listens to", "listen to", "abhängig von"),
    ("abhaengig von", "haengt ab von", "zeige wenn", "sichtbar wenn", "dépend de", "depend de", "afficher si"),
    ("visible si", "depende de", "mostrar si", "mostrar se", "dipende da", "mostra se", "afhankelijk van", "toon als"),
    ("zależy od", "zalezy od", "pokaż gdy", "pokaz gdy", "beror på", "beror pa", "visa om", "závisí na", "zavisi na"),
    ("zobraz pokud", "bağlı", "bagli", "bagli alan", "göster eğer", "tergantung", "bergantung pada", "phụ thuộc"),
    ("phu thuoc",),
)
"""What an attribute is called that names the field something depends on, or the fields that depend on one."""

MAY_DEPEND = Phrases.of(
    ("if", "when", "unless", "for field", "parent", "controls", "control", "target", "toggle", "toggles"),
    ("toggle target", "toggle on", "updates", "update", "affects", "source", "source field", "child", "children"),
    ("filter", "filter by", "link", "linked", "connect", "follow", "follows", "on change", "onchange"),
    ("change target", "show", "shows", "hide", "hides", "enable", "enables", "disable", "disables", "trigger"),
    ("triggers", "watch", "observe", "refresh", "reload", "load", "loads", "options", "list", "next", "next select"),
    ("group", "switch", "switches", "opens", "expand", "panel", "target field", "target select", "value target"),
    ("when value", "url target", "aria controls", "other", "show target"),
)
"""Names that say so only of an attribute that refers to another field."""

NO_DEPENDENCE = Phrases.of(
    ("equal to", "equalto", "match", "matches", "confirm", "confirmation", "same as", "compare", "compare to"),
    ("equals", "valmsg", "val", "parsley", "rule", "msg", "error", "error target", "describedby", "label", "counter"),
    ("copy", "copy to", "password toggle", "toggle password", "clipboard", "input mask", "mask"),
    ("toggle password target", "bs parent", "sum", "other password", "equal", "total", "output", "display target"),
    ("tooltip", "dismiss", "scroll", "tab target"),
)
"""Names of attributes that refer to another field for another reason: to compare, to count, to show."""

FIRST = Phrases.of(
    ("first", "zuerst", "zunächst", "erst", "d'abord", "d abord", "en premier", "primero", "antes", "primeramente"),
    ("primeiro", "primeiramente", "prima", "eerst", "najpierw", "wcześniej", "först", "nejprve", "nejdřív"),
    ("nejdříve", "napřed", "сначала", "сперва", "спочатку", "спершу", "önce", "önceden", "ilk önce", "dulu", "dahulu"),
    ("terlebih dahulu", "lebih dulu", "trước", "पहले", "أولا", "أولاً", "اولا", "først", "ensin", "πρώτα", "előbb"),
    ("először", "mai întâi", "קודם", "ก่อน", "先に", "まず", "はじめに", "先選擇", "先选择", "先选", "先選", "首先"),
    ("请先", "請先", "먼저", "우선", "waiting for", "depends on", "pending"),
)
"""What a placeholder says where something else must be chosen before."""

AFTER = Phrases.of(
    ("after choosing", "after selecting", "after you choose", "after you select", "once you have", "once you choose"),
    ("once you select", "once chosen", "once selected", "available once", "available after", "available when"),
    ("depends on", "depending on", "nach auswahl", "nach der auswahl", "sobald", "après avoir choisi"),
    ("après sélection", "dès que", "después de elegir", "después de seleccionar", "tras elegir", "una vez"),
    ("dopo aver scelto", "dopo la scelta", "após escolher", "depois de escolher", "depois de selecionar"),
    ("na het kiezen", "zodra", "po wybraniu", "po wyborze", "när du har valt", "efter att du valt", "po výběru"),
    ("po vybrání", "после выбора", "после того как", "після вибору", "seçtikten sonra", "seçince", "setelah memilih"),
    ("sau khi chọn", "चुनने के बाद", "بعد اختيار", "選択後", "選択すると", "选择后", "选择之后", "選擇後", "선택 후"),
    ("선택하면",),
)
"""What the hint of a field says that can only be used after another."""

CHOOSING = Phrases.of(
    ("select", "choose", "pick", "please", "wählen", "auswählen", "bitte", "sélectionner", "choisir", "sélectionnez"),
    ("choisissez", "choix", "seleccione", "seleccionar", "selecciona", "elegir", "elija", "elige", "escoger"),
    ("selecione", "selecionar", "escolha", "escolher", "selezionare", "seleziona", "scegli", "scegliere", "kies"),
    ("kiezen", "selecteer", "wybierz", "välj", "vyberte", "zvolte", "выберите", "выбрать", "оберіть", "виберіть"),
    ("seçin", "seçiniz", "seç", "pilih", "chọn", "चुनें", "चुनिए", "اختر", "選択", "選択してください", "选择"),
    ("請選擇", "请选择", "선택", "선택하세요", "none", "keine", "aucun", "ninguno", "nessuno", "nenhum", "geen"),
    ("brak", "loading", "vælg", "velg"),
)
"""What placeholders say."""

CHOOSE = Phrases.of(
    ("select", "choose", "pick", "enter", "set", "fill", "specify", "provide", "selected", "chosen", "search", "type"),
)
"""English verbs beside "first", which says many other things."""

OUTCOMES = Phrases.of(
    ("total", "totals", "sum", "price", "result", "results", "preview", "output", "summary", "count", "counter"),
    ("status", "message", "messages", "msg", "error", "errors", "hint", "help", "feedback", "info", "list", "table"),
    ("rows", "cart", "quote", "estimate", "gesamt", "summe", "ergebnis", "ergebnisse", "resultat", "résultat"),
    ("résultats", "resultado", "resultados", "risultato", "risultati", "resultaat", "resultaten", "wynik", "wyniki"),
    ("výsledek", "výsledky", "итог", "результат", "sonuç", "hasil", "kết quả", "validation", "spinner", "loading"),
    ("products", "items", "chart", "map"),
)
"""What parts of a page are called that only show what came of the input."""

FIELDS = Phrases.of(
    ("fields", "field", "options", "option", "select", "inputs", "input", "form", "extra", "details", "address"),
    ("group", "block", "section", "felder", "optionen", "champs", "campos", "opciones", "campi", "velden", "pola"),
    ("fält", "pole", "поля", "alanlar", "kolom", "trường", "dependent", "conditional", "subform", "sub", "states"),
    ("cities", "models", "polya", "polia", "dynamic", "extras"),
)
"""What parts of a page are called that hold fields."""

FILLING = Phrases.of(
    ("load", "get", "fetch", "update", "change", "changed", "toggle", "fill", "populate", "show", "hide", "set"),
    ("refresh", "enable", "disable", "switch", "filter", "reload", "render", "init", "select", "choose", "on"),
    ("handle", "cargar", "actualizar", "mostrar", "carregar", "atualizar", "carica", "aggiorna", "mostra", "charger"),
    ("afficher", "lade", "laden", "zeige", "aktualisiere", "laad", "toon", "pokaz", "zaladuj", "visa", "ladda"),
    ("nacti", "zobraz", "goster", "yukle", "getir", "degistir", "muat", "tampilkan", "tai", "hien", "zagruzit"),
    ("pokazat", "obnovit", "ajax", "dep", "gf apply rules"),
)
"""Verbs in the names of functions that change other parts of a form."""

SENDING = Phrases.of(
    ("submit", "sort", "search", "send", "save", "autosubmit", "auto submit", "request submit", "go", "post"),
    ("navigate", "validate", "check", "calc", "calculate", "compute", "recalculate", "total", "sum", "format", "mask"),
    ("count", "preview", "track", "log", "analytics", "absenden", "sortieren", "enviar", "ordenar", "envoyer"),
    ("trier", "invia"),
)
"""Verbs in the names of functions that only send, check or sum up."""
