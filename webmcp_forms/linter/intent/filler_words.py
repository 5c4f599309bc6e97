"""Words that say nothing of what a form is for: what every form is and does, and what stands in for a text to come."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

ARTICLES = Phrases.of(
    ("a", "an", "the", "this", "that", "these", "your", "my", "our", "its", "it", "of", "to", "in", "on", "for", "and"),
    ("or", "with", "by", "is", "are", "be", "will", "can", "you", "here", "via", "from", "please", "just", "some"),
    ("der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "dieses", "diese", "dieser", "ist", "und"),
    ("le", "la", "les", "l", "un", "une", "ce", "cet", "cette", "de", "du", "d", "et", "est", "votre"),
    ("el", "los", "las", "este", "esta", "del", "y", "es", "su", "o", "os", "as", "um", "uma", "do", "da", "e"),
    ("il", "lo", "gli", "questo", "questa", "het", "een", "dit", "deze", "en", "detta", "denna", "den här"),
    ("эта", "эту", "этот", "это", "и", "ця", "цю", "цей", "bu", "bir"),
)
"""Words that only hold others together."""

FILLERS = Phrases.of(
    ("form", "forms", "tool", "tools", "function", "action", "actions", "thing", "things", "stuff", "something"),
    ("submit", "submits", "submitting", "submission", "process", "processes", "handle", "handles", "send", "sends"),
    ("use", "uses", "used", "using", "execute", "executes", "perform", "performs", "do", "does", "fill", "fills"),
    ("filling", "enter", "out", "click", "button", "data", "input", "inputs", "field", "fields", "value", "values"),
    ("information", "info", "details", "user", "users", "all", "any", "main", "default", "new", "generic", "general"),
    ("simple", "basic", "html", "webmcp", "agent", "agents", "ai", "mcp", "description", "describe", "describes"),
    ("tooldescription", "toolname", "what", "todo", "tbd", "tba", "fixme", "xxx", "wip", "placeholder", "lorem"),
    ("ipsum", "dolor", "sit", "amet", "goes", "insert", "write", "test", "testing", "example", "dummy", "foo", "bar"),
    ("baz", "qux", "asdf", "abc", "n", "none", "null", "undefined", "untitled", "unknown", "empty", "1", "2", "3"),
    (
        "formular",
        "formulars",
        "werkzeug",
        "seite",
        "absenden",
        "senden",
        "ausfüllen",
        "verarbeiten",
        "daten",
        "eingabe",
    ),
    ("beschreibung", "benutzen", "verwenden", "beispiel", "formulaire", "outil", "envoyer", "soumettre", "remplir"),
    ("traiter", "données", "utiliser", "exemple", "formulario", "herramienta", "enviar", "procesar", "rellenar"),
    ("datos", "usar", "descripción", "ejemplo", "formulário", "ferramenta", "submeter", "processar", "preencher"),
    ("dados", "descrição", "exemplo", "modulo", "strumento", "inviare", "invia", "compilare", "compila", "elaborare"),
    ("dati", "descrizione", "esempio", "formulier", "verzenden", "versturen", "invullen", "gegevens", "beschrijving"),
    ("formulär", "skicka", "fyll", "uppgifter", "formularz", "formularza", "wyślij", "wysłać", "dane", "opis"),
    (
        "formulář",
        "odeslat",
        "odešle",
        "údaje",
        "форма",
        "форму",
        "формы",
        "отправить",
        "отправка",
        "данные",
        "описание",
    ),
    ("надіслати", "дані", "опис", "formu", "formunu", "gönder", "veri", "açıklama", "formulir", "kirim", "isi"),
    ("biểu mẫu", "gửi", "نموذج", "النموذج", "إرسال", "फ़ॉर्म", "भेजें", "जमा करें"),
    (
        "フォーム",
        "フォームです",
        "フォームを送信",
        "フォームを送信します",
        "送信",
        "送信する",
        "ツール",
        "説明",
        "表单",
        "表單",
    ),
    ("提交", "提交表单", "提交表單", "工具", "描述", "양식", "양식을", "제출", "제출합니다", "도구", "설명"),
)
"""Words that are true of every form, and placeholders."""
