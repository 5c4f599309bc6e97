"""What an `autocomplete` attribute says a field holds (HTML, "autofill detail tokens")."""

from __future__ import annotations

_PLACES = frozenset({"home", "work", "mobile", "fax", "pager"})
_ADDRESSES = frozenset({"shipping", "billing"})


def autofill_field(autocomplete: str) -> str:
    """The field name in an `autocomplete` value, such as `cc-number` in `section-a billing cc-number`, or "".

    Tokens are read from the end, as HTML does; a value with tokens left over is invalid and says nothing. Whether the
    name is one that HTML knows is not asked.
    """
    tokens = autocomplete.lower().split(None) if autocomplete.isascii() else []
    if len(tokens) > 1 and tokens[-1] == "webauthn":
        tokens.pop()
    if not tokens:
        return ""
    field = tokens.pop()
    for optional in (_PLACES, _ADDRESSES):
        if tokens and tokens[-1] in optional:
            tokens.pop()
    if tokens and tokens[-1].startswith("section-"):
        tokens.pop()
    return "" if tokens else field
