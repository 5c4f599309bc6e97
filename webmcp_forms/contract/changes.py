"""What changed between two versions of a site's tools, and whether an agent that knows the old one breaks.

    before, after -> the same tool in both -> changes of the tool, of its parameters -> in order

A change breaks when a call that was right by the old schema is not by the new one, or does more than before: a tool or
a parameter is gone, a parameter is newly required, takes less than it did, or the form submits itself where it waited.
What only the rendering of a template tells never breaks; it is listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from json import dumps

from webmcp_forms.browser.certainty import Aspect
from webmcp_forms.contract.doubts import Found, changes_in_doubt
from webmcp_forms.contract.lockfile import LockedTool
from webmcp_forms.contract.pairing import Pair, pairs
from webmcp_forms.contract.parameters import parameter_changes, text_change
from webmcp_forms.records import record
from webmcp_forms.source import Position


@record
class Change:
    """One change: of which tool, in which file, of which parameter ("" for the tool itself), and what it is.

    `place` is where the form or the control stands now, None for what is not there any more.
    """

    tool: str
    path: str
    parameter: str
    message: str
    breaking: bool
    place: Position | None = None


def compare(before: Sequence[LockedTool], after: Sequence[LockedTool]) -> tuple[Change, ...]:
    """All changes, those that break first, then by tool and file."""
    paired = tuple(pairs(before, after, _breaks))
    added = [pair.after for pair in paired if pair.before is None and pair.after]
    known = _Added.of(after, added)
    changes = [change for pair in paired for change in _changes(pair, known)]
    return tuple(sorted(changes, key=lambda change: (not change.breaking, change.tool, change.path)))


@record
class _Added:
    """What may explain where a tool is: files with a form whose name only rendering tells, and new tools by schema."""

    open_files: frozenset[str]
    names: Mapping[tuple[str, str], str]

    @classmethod
    def of(cls, after: Sequence[LockedTool], added: Sequence[LockedTool]) -> _Added:
        open_files = frozenset(tool.path for tool in after if Aspect.NAME.value in tool.incomplete)
        return cls(open_files, {(tool.path, dumps(tool.input_schema)): tool.name for tool in reversed(added)})


def _changes(pair: Pair, added: _Added) -> Iterator[Change]:
    match pair:
        case Pair(LockedTool() as old, None):
            message, breaking = _loss(old, added)
            yield Change(old.name, old.path, "", message, breaking)
        case Pair(None, LockedTool() as new):
            message = "another form of this name is new" if pair.is_known else "the tool is new"
            yield Change(new.name, new.path, "", message, breaking=False, place=new.place)
        case Pair(LockedTool() as old, LockedTool() as new):
            for message, breaking in _tool_changes(old, new, has_moved=not pair.is_known):
                yield Change(new.name, new.path, "", message, breaking, new.place)
            yield from _parameter_changes(old, new)


def _breaks(old: LockedTool, new: LockedTool) -> int:
    of_parameters = sum(change.breaking for change in _parameter_changes(old, new))
    return of_parameters + sum(breaking for _, breaking in _tool_changes(old, new, has_moved=False))


def _loss(old: LockedTool, added: _Added) -> Found:
    """What to say of a tool that is nowhere, and whether it breaks: not when another form may have its name."""
    if Aspect.NAME.value in old.incomplete or old.path in added.open_files:
        return "only rendering tells whether the tool is still there", False
    other = added.names.get((old.path, dumps(old.input_schema)))
    return f"the tool is gone; {other}, which is new, takes the same" if other else "the tool is gone", True


def _tool_changes(old: LockedTool, new: LockedTool, *, has_moved: bool) -> Iterator[Found]:
    if has_moved and old.path != new.path:
        yield f"it moved here from {old.path}", False
    for aspect, words, changed in (
        (Aspect.PRESENCE, "whether it is there", []),
        (Aspect.TITLE, "its title", text_change("its title", old.title, new.title)),
        (Aspect.DESCRIPTION, "its description", text_change("its description", old.description, new.description)),
        (Aspect.AUTOSUBMIT, "whether it submits itself", list(_submission_changes(old, new))),
        (Aspect.PARAMETERS, "which parameters it has", []),
    ):
        yield from changes_in_doubt(aspect, words, old.incomplete, new.incomplete, changed)


def _submission_changes(old: LockedTool, new: LockedTool) -> Iterator[Found]:
    if new.autosubmit and not old.autosubmit:
        yield "it submits itself now, without the user", True
    if old.autosubmit and not new.autosubmit:
        yield "it waits for the user now", False


def _parameter_changes(old: LockedTool, new: LockedTool) -> Iterator[Change]:
    for name in dict.fromkeys((*old.properties, *new.properties, *old.uncertain, *new.uncertain)):
        for message, breaking in parameter_changes(name, old, new):
            yield Change(new.name, new.path, name, message, breaking, new.places.get(name, new.place))
