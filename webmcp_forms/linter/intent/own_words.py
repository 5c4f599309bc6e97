"""Words by which a question is that of the user: "Where is my parcel?" wants an answer, "Which colour?" gives none."""

from __future__ import annotations

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.phrases import Phrases

OWN = Phrases.of(
    ("my", "mine", "i", "me", "our", "we"),
    (
        "mein",
        "meine",
        "meinen",
        "meinem",
        "meiner",
        "meines",
        "ich",
        "mir",
        "mich",
        "unser",
        "unsere",
        "unseren",
        "wir",
    ),
    ("mon", "ma", "mes", "je", "j", "me", "moi", "notre", "nos", "nous"),
    ("mi", "mis", "mío", "mía", "yo", "me", "nuestro", "nuestra", "nuestros", "nuestras"),
    ("meu", "minha", "meus", "minhas", "eu", "nosso", "nossa"),
    ("mio", "mia", "miei", "mie", "io", "mi", "nostro", "nostra"),
    ("mijn", "ik", "mij", "me", "ons", "onze"),
    ("min", "mitt", "mina", "jag", "mig", "vår", "vårt", "våra"),
    ("mój", "moja", "moje", "mojego", "mojej", "moich", "mi", "mnie", "mam", "nasz", "nasza", "nasze"),
    ("můj", "moje", "má", "mého", "mé", "moji", "mám", "mi", "mně", "náš", "naše"),
    ("benim", "ben", "bana", "bizim"),
    ("мой", "моя", "моё", "мое", "мои", "моего", "моей", "моих", "я", "мне", "меня", "наш", "наша", "наши"),
    ("мій", "моя", "моє", "мої", "мого", "моєї", "моїх", "я", "мені", "мене", "наш", "наша", "наші"),
    ("मेरा", "मेरी", "मेरे", "मैं", "मुझे", "हमारा", "हमारी"),
    ("saya", "aku", "kami"),
    ("tôi", "của tôi", "mình"),
    ("私", "わたし", "自分", "我", "我的", "我们", "내", "제", "나의", "저의", "우리"),
)
"""In each language, the first person."""

OWN_ENDING = Expression("[\u0621-\u064a]{3,}\u064a(?![\u0621-\u064a])")
"""How Arabic says it, at the end of a noun."""
