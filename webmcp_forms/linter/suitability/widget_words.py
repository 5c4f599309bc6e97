"""Words that tell what a widget is for, and those of hidden inputs that hold what it gives or are the page's own."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

SIGNATURE = Phrases.of(
    ("sign", "signature", "sig", "signpad", "draw your signature", "sign here", "unterschrift", "unterschreiben"),
    ("unterzeichnen", "signer", "signez", "firma", "firme", "firmar", "firmare", "firmi", "assinatura", "assine"),
    ("assinar", "handtekening", "teken", "onderteken", "podpis", "podpisz", "podepište", "underskrift"),
    ("namnteckning", "signera", "skriv under", "подпись", "подпишите", "распишитесь", "підпис", "підпишіть", "imza"),
    ("imzalayın", "imzalayin", "tanda tangan", "tandatangan", "ttd", "chữ ký", "chu ky", "ký tên", "हस्ताक्षर", "توقيع"),
    ("التوقيع", "وقع", "署名", "サイン", "签名", "签字", "簽名", "簽字", "서명", "사인", "allekirjoitus", "υπογραφή"),
    ("aláírás", "semnătura"),
)
"""Signing by hand."""

DRAWING = Phrases.of(
    ("draw", "drawing", "sketch", "paint", "crop", "cropper", "doodle", "handwriting", "annotate", "pad", "zeichnen"),
    ("zeichnung", "dessin", "dessiner", "dibujo", "dibujar", "disegno", "disegna", "desenho", "desenhe", "tekening"),
    ("rysunek", "narysuj", "ritning", "rita", "kresba", "рисунок", "нарисуйте", "малюнок", "çizim", "gambar", "vẽ"),
    ("रेखाचित्र", "رسم", "手書き", "描画", "绘图", "手写", "그림"),
)
"""Drawing and cropping."""

CHART = Phrases.of(
    ("chart", "graph", "plot", "sparkline", "gauge", "histogram", "diagram", "qr", "qrcode", "barcode", "confetti"),
    ("background", "particles", "preview", "thumbnail", "statistics", "stats", "trend", "diagramm", "graphique"),
    ("gráfico", "grafico", "grafiek", "wykres", "graf", "график", "графік", "grafik", "biểu đồ", "グラフ", "图表"),
    ("차트", "game", "captcha", "spinner", "loader", "avatar", "logo", "banner", "animation", "waveform"),
    ("visualizer",),
)
"""Canvases that only show something."""

MAP = Phrases.of(
    ("map", "maps", "mapa", "mapas", "mapy", "karte", "stadtplan", "carte", "mappa", "kaart", "karta", "harita"),
    ("peta", "pinmap", "mapview", "mapbox", "gmap", "googlemap", "leaflet", "minimap", "locationmap", "ban do"),
    ("bản đồ", "карта", "мапа", "नक्शा", "मानचित्र", "خريطة", "الخريطة", "地図", "地图", "地圖", "지도", "kort", "kart"),
    ("kartta", "location picker", "pin", "geo picker", "place picker", "spot picker", "χάρτης", "térkép", "harta"),
)
"""Maps."""

COORDINATES = Phrases.of(
    ("lat", "latitude", "lng", "lon", "long", "longitude", "coord", "coords", "coordinate", "coordinates", "latlng"),
    ("latlon", "lat lng", "lat lon", "geo", "geopoint", "geo point", "geojson", "geometry", "point", "position", "xy"),
    ("breitengrad", "längengrad", "koordinaten", "coordonnées", "latitud", "longitud", "coordenadas", "latitudine"),
    ("longitudine", "szerokość", "długość", "enlem", "boylam", "lintang", "bujur", "place id", "location"),
    ("ubicacion", "ubicación", "standort", "marker", "pin", "konum", "lokasi", "lokace", "поз", "широта", "долгота"),
)
"""What hidden inputs are called that hold a place on a map."""

DRAGGING = Phrases.of(
    ("drag", "drop", "drag and drop", "ziehen", "ablegen", "reinziehen", "hierher ziehen", "glisser", "glissez"),
    ("déposer", "déposez", "arrastra", "arrastre", "arrastrar", "suelta", "suelte", "arraste", "arrastar", "solte"),
    ("trascina", "trascinare", "rilascia", "sleep", "slepen", "versleep", "sleep hierheen", "przeciągnij", "upuść"),
    ("dra", "släpp", "dra och släpp", "dra hit", "přetáhněte", "přetáhnout", "přetažením", "перетащите", "перетащить"),
    ("бросьте", "перетягніть", "перетягнути", "киньте", "sürükle", "sürükleyin", "bırak", "bırakın", "seret", "tarik"),
    ("jatuhkan", "kéo", "thả", "kéo thả", "खींचें", "खींचकर", "खींच", "छोड़ें", "ड्रैग", "اسحب", "أفلت", "سحب", "إفلات"),
    ("ドラッグ", "ドロップ", "拖", "拖拽", "拖放", "拖到", "드래그", "끌어", "træk", "vedä", "σύρετε", "húzza"),
    ("trageți", "גרור", "ลาก"),
)
"""Dragging something somewhere."""

DROP_NAMES = Phrases.of(
    ("dropzone", "drop zone", "droparea", "drop area", "drop target", "file drop", "filedrop", "drag drop"),
    ("dragdrop", "drag area", "dragarea", "upload area", "upload drop", "drag and drop", "dnd", "drag zone"),
    ("dragzone", "dragger", "ablagefläche", "zone depot", "zone de dépôt", "area caricamento", "zona arrastre"),
    ("area upload",),
)
"""What the classes and ids of drop zones say."""

FILES = Phrases.of(
    ("upload", "uploader", "uploads", "file", "files", "fileupload", "attachment", "attachments", "drag", "drop"),
)
"""What the classes and ids of places for files say."""

SORTING = Phrases.of(
    ("sortable", "js sort", "sort items", "drag sort", "ui sortable", "sort list", "drag list", "dragula"),
    ("draggable list", "reorder", "reorderable", "kanban", "drag handle", "rank list", "ranking", "sortierbar"),
    ("draglist", "dnd list", "draggable", "nestable", "dragsort"),
)
"""What the classes and attributes of lists say that are sorted by dragging."""

TYPEAHEAD = Phrases.of(
    ("typeahead", "autocomplete", "autosuggest", "auto complete", "auto suggest", "autocompleter", "suggest"),
    ("suggestions", "tt input", "pac target input", "lookup", "combobox", "search select", "ajax search"),
    ("live search", "livesearch", "place autocomplete", "picker", "user search", "entity search", "suche vorschlag"),
    ("datepicker", "date picker", "flatpickr", "daterangepicker", "colorpicker", "color picker", "timepicker"),
    ("alt input", "selector", "finder"),
)
"""What classes, ids and attributes of fields say that look something up and put it elsewhere."""

WRAPPER = Phrases.of(
    ("tags", "tag", "tag input", "tags input", "chips", "chip", "tokens", "token", "tokenfield", "taginput"),
)
"""What the elements are called around a field that collects several values."""

RECORDING = Phrases.of(
    ("record", "recorder", "rec", "recording", "microphone", "mic", "camera", "webcam", "scan", "scanner", "selfie"),
    ("voice", "snapshot", "dictate"),
)
"""What buttons are called that record sound or take a picture."""

TILES = Phrases.of(
    ("star", "rate", "rating", "day", "slot", "seat", "cell", "tile", "swatch", "chip", "choice", "option", "pick"),
    ("emoji", "color", "colour", "size", "card option", "stern", "etoile", "étoile", "estrella", "stella", "ster"),
    ("selectable", "pickable", "clickable", "heart", "smiley", "face", "avatar", "thumb", "hour", "dot", "desk"),
    ("table",),
)
"""What the classes of choices say that are clicked on."""

NO_MAP = frozenset({"legend", "link", "site", "sitemap", "icon", "key", "image", "title", "caption", "info"})
"""Words beside "map" in the names of what is none."""

CUSTOM_CONTROL_WORDS = frozenset(
    {"input", "field", "select", "picker", "slider", "switch", "checkbox", "radio", "rating", "rate", "editor"}
    | {"textarea", "combobox", "autocomplete", "upload", "uploader", "dropzone", "date", "time", "color", "colour"}
    | {"tag", "tags", "chips", "otp", "pad", "signature", "calendar", "range", "toggle", "number", "phone", "password"}
    | {"stars", "address", "amount", "dropdown", "listbox", "typeahead", "textfield", "datepicker", "counter"}
    | {"stepper", "knob", "dial", "wheel", "captcha", "tiles", "swatch", "swatches", "choice", "choices", "segmented"}
    | {"currency", "money", "search", "file", "image", "crop", "poll", "survey"}
)
"""Words in the tags of custom elements that are controls."""

NO_CONTROL_WORDS = frozenset(
    {"icon", "icons", "tab", "tabs", "panel", "slot", "frame", "portal", "template", "transition", "stream", "view"}
    | {"route", "router", "link", "dialog", "modal", "img", "include", "part", "section", "block", "svg", "glyph"}
    | {"symbol", "avatar", "badge", "tooltip", "tip", "popover", "alert", "message", "messages", "error", "help"}
    | {"skeleton", "spinner", "loader", "progress", "divider", "card", "layout", "grid", "row", "column", "container"}
    | {"stack", "header", "footer", "nav", "menu", "item", "group", "label", "legend", "button", "form", "text"}
    | {"heading", "title", "image", "picture", "video", "player", "logo", "carousel", "slide", "details", "collapse"}
    | {"accordion", "toast", "notification", "banner", "region", "partial", "component", "element", "wrapper", "root"}
    | {"host", "provider"}
)
"""Words in the tags of custom elements that have a name and are none."""

ALWAYS_PLUMBING = Phrases.of(
    ("redirect", "redirect to", "redirect url", "return", "return to", "return url", "returnurl", "next", "referer"),
    ("referrer", "ref", "referral", "locale", "lang", "language", "timestamp", "version", "token", "session"),
    ("session id", "tz", "timezone", "time zone", "gclid", "fbclid", "msclkid", "parent", "parent id", "reply to"),
    ("in reply to", "comment parent", "thread", "thread id", "sort", "sort by", "dir", "direction", "back url"),
    ("success url", "error url", "callback", "page", "source", "src", "origin", "campaign", "medium", "utf8"),
    ("method", "action", "op", "form id", "honeypot", "website", "url", "g recaptcha response", "fingerprint"),
    ("client id",),
)
"""What hidden inputs are called that are the page's own, filled or not."""

PLUMBING = Phrases.of(
    ("method", "utf8", "action", "op", "form id", "formid", "form type", "form name", "redirect", "redirect to"),
    ("redirect url", "return", "return to", "return url", "returnurl", "next", "referer", "referrer", "locale"),
    ("lang", "language", "page", "session", "session id", "state", "timestamp", "time", "version", "commit", "source"),
    ("origin", "campaign", "medium", "tab", "mode", "cmd", "command", "task", "controller", "module", "token", "key"),
    ("hash", "signature key", "step", "csrf", "client id", "scope", "response type", "nonce", "challenge", "sort"),
    ("sort by", "view", "layout", "intent", "event", "callback", "success url", "back url", "site", "tenant"),
    ("currency", "uuid", "wpcf7", "wpcf7 version", "wpcf7 locale", "wpcf7 unit tag", "wpcf7 container post"),
    ("gform submit", "is submit", "submitted", "submit", "post", "content type", "object id", "parent id", "user id"),
    ("account id", "order id", "product id", "item id", "sku", "id", "record id", "row id", "post id", "entity id"),
    ("resource id", "guid"),
)
"""What hidden inputs are called that the page itself fills."""
