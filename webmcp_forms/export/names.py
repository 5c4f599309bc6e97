"""Names that a provider takes, each for one own name, so that there is a way back."""

from __future__ import annotations

from collections.abc import Iterable

from webmcp_forms.export.limits import NameRule

_FALLBACK = "unnamed"


def portable_names(names: Iterable[str], rule: NameRule | None) -> dict[str, str]:
    """What each of some different names is called, in their order.

    A name that the rule allows stays as it is, so one that has to change never takes it.
    """
    own = list(dict.fromkeys(names))
    if rule is None:
        return dict(zip(own, own, strict=True))
    taken = {name for name in own if rule.allows(name)}
    found: dict[str, str] = {}
    counts: dict[str, int] = {}
    for name in own:
        found[name] = name if rule.allows(name) else _free_name(_cleaned(name, rule), rule, taken, counts)
        taken.add(found[name])
    return found


def _cleaned(name: str, rule: NameRule) -> str:
    """The name with an underscore for each run of characters that it may not hold: `user[email]` is `user_email`."""
    kept = "".join(character if character in rule.characters else " " for character in name)
    cleaned = "_".join(kept.split()) or _FALLBACK
    return (cleaned if cleaned[0] in rule.first else f"_{cleaned}")[: rule.longest]


def _free_name(name: str, rule: NameRule, taken: set[str], counts: dict[str, int]) -> str:
    """The name, with a number after it where it is taken; `counts` remembers the last number of each."""
    free = name
    while free in taken:
        counts[name] = counts.get(name, 1) + 1
        ending = f"_{counts[name]}"
        free = f"{name[: rule.longest - len(ending)]}{ending}"
    return free
