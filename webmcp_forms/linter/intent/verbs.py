"""Verbs in the names of tools: those that only read, those that change something, and all others."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

READING = Phrases.of(
    ("search", "find", "get", "fetch", "show", "view", "see", "look up", "lookup", "read", "query", "browse", "filter"),
    ("calculate", "convert", "compare", "count", "estimate", "check", "display", "explore", "preview", "retrieve"),
    ("list users", "list orders", "list items", "list files", "list members", "list all", "list my", "list the"),
    ("suche", "suchen", "finde", "finden", "zeige", "anzeigen", "prüfe", "prüfen", "vergleiche", "berechne"),
    ("cherche", "chercher", "rechercher", "trouve", "trouver", "affiche", "afficher", "voir", "consulter", "comparer"),
    ("busca", "buscar", "consulta", "consultar", "mostrar", "comparar", "calcular", "pesquisar", "procurar"),
    ("cerca", "cercare", "trova", "mostra", "confronta", "zoek", "zoeken", "vind", "toon", "bekijk", "sök", "visa"),
    ("szukaj", "znajdź", "pokaż", "hledat", "najít", "zobrazit", "iskat", "poisk", "nayti", "ara", "bul", "göster"),
    ("cari", "tampilkan", "cek", "lihat", "tim", "xem"),
)
"""Verbs that begin the name of a tool that changes nothing."""

NOT_READING = Phrases.of(
    ("get started", "get in touch", "get notified", "get quote", "get a quote", "get help", "get access", "get invite"),
    ("get updates", "get newsletter", "get early access", "get license", "get offer", "check in", "check out"),
    ("check off", "read later", "show interest", "view later", "see you", "find and replace", "search and replace"),
    ("count me in", "get key", "get api key", "get token", "get tickets", "get ticket", "get coupon", "get card"),
)
"""Beginnings of names that read like one and are none."""

CHANGING = Phrases.of(
    ("add", "create", "delete", "remove", "update", "edit", "save", "send", "buy", "pay", "purchase", "cancel"),
    ("register", "subscribe", "unsubscribe", "donate", "publish", "upload", "approve", "reject", "invite", "submit"),
    ("rename", "replace", "restore", "revoke", "withdraw", "enable", "disable", "activate", "deactivate", "purge"),
    ("lösche", "löschen", "speichern", "erstelle", "erstellen", "kaufen", "bezahlen", "stornieren", "supprimer"),
    ("enregistrer", "créer", "acheter", "payer", "annuler", "eliminar", "borrar", "guardar", "crear", "comprar"),
    ("pagar", "excluir", "apagar", "salvar", "criar", "elimina", "salva", "crea", "acquista", "verwijder"),
    ("verwijderen", "opslaan", "kopen", "betalen", "radera", "spara", "köp", "usuń", "zapisz", "kup", "smazat"),
    ("uložit", "koupit", "sil", "kaydet", "hapus", "simpan", "beli", "xóa", "mua"),
)
"""Verbs that begin the name of a tool that changes something, and words that are nothing else."""

CHANGING_BUTTON_START = Phrases.of(
    ("add", "create", "delete", "remove", "update", "save", "send", "buy", "pay", "purchase", "place order"),
    ("order now", "register", "sign up", "subscribe", "unsubscribe", "donate", "publish", "post", "upload", "approve"),
    ("reject", "invite", "rename", "replace", "restore", "revoke", "withdraw", "purge", "book now", "transfer"),
    ("suspend", "renew", "supprimer", "enregistrer", "créer", "acheter", "payer", "envoyer", "publier", "eliminar"),
    ("borrar", "guardar", "crear", "comprar", "pagar", "enviar", "publicar", "excluir", "apagar", "salvar", "criar"),
    ("elimina", "salva", "crea", "acquista", "paga", "invia", "pubblica", "radera", "ta bort", "spara", "köp"),
    ("skicka", "usuń", "zapisz", "kup", "wyślij", "smazat", "uložit", "koupit", "odeslat", "удалить", "сохранить"),
    ("создать", "купить", "оплатить", "отправить", "видалити", "зберегти", "надіслати", "hapus", "simpan", "beli"),
    ("kirim", "xóa", "lưu", "mua", "gửi", "حذف", "حفظ", "إرسال", "löschen", "speichern", "kaufen", "bezahlen"),
)
"""What stands first on a button that changes something."""

CHANGING_BUTTON_END = Phrases.of(
    ("löschen", "entfernen", "speichern", "erstellen", "kaufen", "bezahlen", "bestellen", "senden", "abschicken"),
    ("verwijderen", "opslaan", "kopen", "betalen", "versturen", "sil", "kaydet", "satın al", "gönder", "हटाएं"),
    ("सहेजें", "भेजें", "削除", "削除する", "保存", "保存する", "購入", "購入する", "送信", "送信する", "删除", "购买"),
    ("发送", "삭제", "저장", "구매", "보내기"),
)
"""What stands last on one, in languages that put the verb there."""

READING_BUTTON = Phrases.of(
    ("search", "find", "show", "list", "filter", "apply filter", "apply filters", "check", "look up", "lookup"),
    ("convert", "calculate", "compare", "see", "view", "browse", "suchen", "suche", "finden", "anzeigen", "filtern"),
    ("berechnen", "vergleichen", "prüfen", "rechercher", "chercher", "afficher", "filtrer", "buscar", "mostrar"),
    ("filtrar", "consultar", "pesquisar", "cerca", "mostra", "filtra", "zoek", "zoeken", "toon", "sök", "visa"),
    ("szukaj", "pokaż", "filtruj", "hledat", "zobrazit", "найти", "поиск", "искать", "показать", "знайти", "пошук"),
    ("ara", "göster", "cari", "tampilkan", "tìm", "tìm kiếm", "بحث", "खोजें", "検索", "検索する", "搜索", "搜尋"),
    ("查询", "查詢", "검색", "조회"),
)
"""What stands first on a button that only reads."""

ENGLISH = Phrases.of(
    ("accept", "activate", "adjust", "agree", "allocate", "answer", "apply", "archive", "arrange", "ask"),
    ("assign", "attach", "attend", "authenticate", "authorize", "backup", "ban", "bid", "block", "book"),
    ("bookmark", "borrow", "build", "call", "change", "chat", "choose", "claim", "clean", "clear", "close"),
    ("collect", "comment", "complete", "compose", "compute", "configure", "confirm", "connect", "contact"),
    ("continue", "contribute", "copy", "customize", "decline", "define", "deploy", "describe", "design", "detect"),
    ("discard", "disconnect", "discover", "dismiss", "download", "draft", "draw", "duplicate", "email", "empty"),
    ("end", "enrol", "enroll", "enter", "evaluate", "exchange", "execute", "export", "extend", "fill", "finish"),
    ("flag", "follow", "forward", "generate", "give", "go", "grant", "hide", "hire", "import", "insert"),
    ("inspect", "install", "join", "jump", "keep", "launch", "leave", "lend", "like", "link", "list", "load"),
    ("locate", "lock", "log", "login", "logout", "make", "manage", "mark", "match", "measure", "merge", "message"),
    ("modify", "move", "mute", "navigate", "notify", "open", "order", "organize", "pause", "pick", "pin", "place"),
    ("plan", "play", "post", "predict", "print", "process", "propose", "quote", "rate", "rebook", "receive"),
    ("recommend", "record", "recover", "redeem", "refresh", "refund", "remind", "renew", "rent", "reopen"),
    ("reorder", "repeat", "reply", "report", "request", "resend", "reserve", "reset", "resize", "resolve"),
    ("respond", "restart", "resume", "retry", "return", "review", "rsvp", "run", "scan", "schedule", "select"),
    ("sell", "set", "share", "ship", "sign", "signin", "signup", "skip", "solve", "sort", "specify", "split"),
    ("start", "stop", "store", "suggest", "swap", "switch", "sync", "tag", "take", "tell", "test", "track"),
    ("trade", "train", "transfer", "translate", "trigger", "try", "turn", "unblock", "undo", "unfollow", "unlock"),
    ("upgrade", "use", "validate", "verify", "visit", "vote", "watch", "write", "checkout", "checkin", "proceed"),
    ("pre order", "preorder", "learn"),
)
"""English verbs that name what a tool does, beside those above."""
