"""What changed about one parameter of a tool, and whether that breaks calls that were right."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator
from decimal import Decimal
from math import isfinite

from webmcp_forms.browser.certainty import Aspect
from webmcp_forms.browser.numbers import is_multiple
from webmcp_forms.browser.schema import JSON, MILLISECONDS, SECONDS, Schema
from webmcp_forms.contract.doubts import Found, changes_in_doubt
from webmcp_forms.contract.lockfile import LockedTool

_FATAL = frozenset({Aspect.PRESENCE.value, Aspect.NAME.value, Aspect.TYPE.value})
_MOST_SHOWN = 5


def parameter_changes(name: str, old: LockedTool, new: LockedTool) -> Iterator[Found]:
    """What changed about the parameter of a name, which one of the tools has or may have."""
    before, after = old.properties.get(name), new.properties.get(name)
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _changes(name, old, new)
    elif isinstance(before, dict):
        yield from _losses(name, new)
    elif isinstance(after, dict):
        yield _gain(name, old, new)
    else:
        yield from _changes_of_some(name, old, new)


def _changes(name: str, old: LockedTool, new: LockedTool) -> Iterator[Found]:
    doubts = old.uncertain.get(name, ()), new.uncertain.get(name, ())
    required = list(_required_changes(name in old.required, name in new.required))
    yield from changes_in_doubt(Aspect.REQUIRED, "whether it is required", *doubts, required)
    yield from schema_changes(old.properties[name], new.properties[name], *doubts)


def _losses(name: str, new: LockedTool) -> Iterator[Found]:
    doubts = new.uncertain.get(name, ())
    if _FATAL.isdisjoint(doubts):
        yield ("only rendering tells whether it is still there", False) if new.is_open else ("it is gone", True)
    elif Aspect.TYPE.value in doubts:
        yield "only rendering tells its type now", False
    else:
        yield "only some renderings have it now", False


def _gain(name: str, old: LockedTool, new: LockedTool) -> Found:
    doubts = _FATAL.intersection(old.uncertain.get(name, ()))
    if doubts:
        is_of_type = doubts == {Aspect.TYPE.value}
        return ("all renderings agree on its type now" if is_of_type else "all renderings have it now"), False
    if old.is_open:
        return "it is written here now, where only rendering told what there is", False
    return ("it is new, and required", True) if name in new.required else ("it is new", False)


def _changes_of_some(name: str, old: LockedTool, new: LockedTool) -> Iterator[Found]:
    """What changed about a parameter that is in neither schema, since at best some renderings have it."""
    was, now = (_FATAL.intersection(tool.uncertain.get(name, ())) for tool in (old, new))
    if now and not was:
        yield "some renderings have it now", False
    if was and not now:
        is_surely_gone = was == {Aspect.PRESENCE.value} and not new.is_open
        yield "it is gone from the renderings that had it", is_surely_gone


def _required_changes(was_required: bool, is_required: bool) -> Iterator[Found]:
    if is_required and not was_required:
        yield "it is required now", True
    if was_required and not is_required:
        yield "it is no longer required", False


def schema_changes(
    before: JSON, after: JSON, was_open: Collection[str] = (), is_open: Collection[str] = ()
) -> Iterator[Found]:
    """What changed between two schemas of a parameter; the last two are the aspects that only rendering tells."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return
    if before.get("type") != after.get("type"):
        yield f"its type was {_shown(before.get('type'))} and is {_shown(after.get('type'))}", True
        return
    doubts = was_open, is_open
    choices = list(_choice_changes(_choices(before), _choices(after)))
    yield from changes_in_doubt(Aspect.CHOICES, "what it takes", *doubts, choices)
    yield from changes_in_doubt(Aspect.LIMITS, "its limits", *doubts, list(_limit_changes(before, after)))
    description = text_change("its description", before.get("description"), after.get("description"))
    yield from changes_in_doubt(Aspect.DESCRIPTION, "its description", *doubts, description)
    yield from text_change("its title", before.get("title"), after.get("title"))
    if not choices:
        titles = text_change("how its values are shown", _alternatives(before), _alternatives(after))
        yield from changes_in_doubt(Aspect.CHOICE_TITLES, "how its values are shown", *doubts, titles)


def text_change(words: str, was: JSON, now: JSON) -> list[Found]:
    """That something an agent reads is another, which breaks nothing."""
    return [(f"{words} changed", False)] if was != now else []


def _limit_changes(before: Schema, after: Schema) -> Iterator[Found]:
    for key, words, narrows in _LIMITS:
        was, now = before.get(key), after.get(key)
        if was != now:
            yield f"its {words} was {_shown(was)} and is {_shown(now)}", narrows(was, now)


def _choice_changes(before: list[JSON] | None, after: list[JSON] | None) -> Iterator[Found]:
    if before is None and after is not None:
        yield "it takes only some values now", True
    if before is not None and after is None:
        yield "it takes any value now", False
    if before is not None and after is not None:
        was, now = ({json.dumps(value): value for value in values} for values in (before, after))
        if gone := [value for key, value in was.items() if key not in now]:
            yield f"it no longer takes {_listed(gone)}", True
        if new := [value for key, value in now.items() if key not in was]:
            yield f"it takes {_listed(new)} too", False


def _raised(was: JSON, now: JSON) -> bool:
    return isinstance(now, int | float) and (not isinstance(was, int | float) or now > was)


def _lowered(was: JSON, now: JSON) -> bool:
    return isinstance(now, int | float) and (not isinstance(was, int | float) or now < was)


def _coarser(was: JSON, now: JSON) -> bool:
    """Whether a step leaves out values that it took; one that divides the old one takes all of those."""
    if not isinstance(now, int | float):
        return False
    are_steps = isinstance(was, int | float) and isfinite(was) and isfinite(now) and now > 0
    return not are_steps or not is_multiple(Decimal(str(was)), Decimal(str(now)))


def _is_there(_was: JSON, now: JSON) -> bool:
    return now is not None


def _other_format(was: JSON, now: JSON) -> bool:
    """Whether a format leaves out what another took; a time that may be finer takes all that it took."""
    if not (isinstance(was, str) and isinstance(now, str)):
        return now is not None
    (stem, fineness), (new_stem, new_fineness) = _time_format(was), _time_format(now)
    return stem != new_stem or new_fineness < fineness


def _time_format(text: str) -> tuple[str, int]:
    """The format of a time without how fine it may be, and how fine that is."""
    for fineness, end in enumerate((f"{SECONDS}$", f"{MILLISECONDS}$"), 1):
        if text.endswith(end):
            return text.removesuffix(end), fineness
    return text.removesuffix("$"), 0


_LIMITS: tuple[tuple[str, str, Callable[[JSON, JSON], bool]], ...] = (
    ("minimum", "minimum", _raised),
    ("maximum", "maximum", _lowered),
    ("multipleOf", "step", _coarser),
    ("pattern", "pattern", _is_there),
    ("format", "format", _other_format),
)


def _choices(schema: Schema) -> list[JSON] | None:
    values = _items(schema).get("enum")
    return values if isinstance(values, list) else None


def _alternatives(schema: Schema) -> JSON:
    """The values with their titles, in order, under whichever keyword a version of Chromium has them."""
    items = _items(schema)
    return items.get("oneOf") or items.get("anyOf")


def _items(schema: Schema) -> Schema:
    items = schema.get("items")
    return items if isinstance(items, dict) else schema


def _listed(values: list[JSON]) -> str:
    shown = ", ".join(map(_shown, values[:_MOST_SHOWN]))
    more = len(values) - _MOST_SHOWN
    return f"{shown} and {more} more" if more > 0 else shown


def _shown(value: JSON) -> str:
    return "none" if value is None else f'"{value}"' if isinstance(value, str) else str(value)
