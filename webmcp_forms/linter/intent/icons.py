"""What the icons on buttons stand for, by their names in common icon sets."""

from __future__ import annotations

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.kinds import Kind

_ICON = Expression(
    r"(?i)icon|(?:^|[\s#/-])(?:fa|fas|far|bi|ti|mdi|ri|i|ico|icn|lucide|glyphicon|material|symbols?|svg)(?:$|[\s#/_-])|\.svg"
)
_WORD = Expression(r"[a-z]+")
_KINDS = {
    "trash": Kind.DESTRUCTIVE,
    "bin": Kind.DESTRUCTIVE,
    "delete": Kind.DESTRUCTIVE,
    "eraser": Kind.DESTRUCTIVE,
    "papelera": Kind.DESTRUCTIVE,
    "poubelle": Kind.DESTRUCTIVE,
    "corbeille": Kind.DESTRUCTIVE,
    "papierkorb": Kind.DESTRUCTIVE,
    "cestino": Kind.DESTRUCTIVE,
    "lixeira": Kind.DESTRUCTIVE,
    "prullenbak": Kind.DESTRUCTIVE,
    "kosz": Kind.DESTRUCTIVE,
    "search": Kind.QUERY,
    "magnify": Kind.QUERY,
    "magnifier": Kind.QUERY,
    "magnifying": Kind.QUERY,
    "filter": Kind.QUERY,
    "funnel": Kind.QUERY,
    "lupe": Kind.QUERY,
    "loupe": Kind.QUERY,
    "lupa": Kind.QUERY,
    "cart": Kind.REVERSIBLE,
    "basket": Kind.REVERSIBLE,
    "heart": Kind.REVERSIBLE,
    "star": Kind.REVERSIBLE,
    "bookmark": Kind.REVERSIBLE,
    "archive": Kind.REVERSIBLE,
    "paperplane": Kind.COMMUNICATION,
    "plane": Kind.COMMUNICATION,
    "envelope": Kind.COMMUNICATION,
    "send": Kind.COMMUNICATION,
    "megaphone": Kind.COMMUNICATION,
    "card": Kind.FINANCIAL,
    "coins": Kind.FINANCIAL,
    "dollar": Kind.FINANCIAL,
    "euro": Kind.FINANCIAL,
}


_SYMBOLS = {
    **dict.fromkeys("♥♡❤🤍🖤★☆⭐👍🔖🔔🔕📌", Kind.REVERSIBLE),
    **dict.fromkeys("🔍🔎", Kind.QUERY),
    "🗑": Kind.DESTRUCTIVE,
}


def symbol_kind(text: str) -> Kind | None:
    """What a button does that shows one symbol in place of words."""
    return _SYMBOLS.get(text.strip().removesuffix("\ufe0f"))


def icon_kind(text: str) -> tuple[Kind, str] | None:
    """What an icon stands for and the word that says so, or None for a class or an address that names no icon."""
    if not _ICON.search(text):
        return None
    words = _WORD.findall(text)
    return next(((_KINDS[word], word) for word in words if word in _KINDS), None)
