"""What only rendering tells of a template's tool, in words.

whether it has more parameters: {{ form }}, {% include "fields.html" %}
"size": whether it is there: {% if sizes %}; its choices: {% for size in sizes %}
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from webmcp_forms.browser.certainty.unknowns import Aspect, Unknown
from webmcp_forms.report.terminal import quote

_MOST_SOURCES = 3
_LONGEST_SOURCE = 48
_WORDS: Mapping[Aspect, str] = {
    Aspect.PRESENCE: "whether it is there",
    Aspect.NAME: "its name",
    Aspect.TITLE: "its title",
    Aspect.DESCRIPTION: "its description",
    Aspect.AUTOSUBMIT: "whether it submits itself",
    Aspect.PARAMETERS: "whether it has more parameters",
    Aspect.TYPE: "its type",
    Aspect.REQUIRED: "whether it is required",
    Aspect.CHOICES: "its choices",
    Aspect.CHOICE_TITLES: "what its choices are called",
    Aspect.LIMITS: "its limits",
}


def clauses(unknowns: Iterable[Unknown]) -> str:
    """What is unknown of one tool or parameter, each with what stands in the way, on one line and escaped."""
    sources: dict[Aspect, list[str]] = defaultdict(list)
    for unknown in unknowns:
        sources[unknown.aspect].append(unknown.source)
    return "; ".join(f"{_WORDS[aspect]}: {_listed(found)}" for aspect, found in sources.items())


def unknown_lines(unknowns: Sequence[Unknown]) -> Iterator[str]:
    """A line for the tool, if something of it is unknown, and one for each such parameter."""
    by_parameter: dict[str | None, list[Unknown]] = defaultdict(list)
    for unknown in unknowns:
        by_parameter[unknown.parameter].append(unknown)
    if of_tool := by_parameter.pop(None, None):
        yield clauses(of_tool)
    for parameter, found in by_parameter.items():
        yield f"{quote(parameter or '')}: {clauses(found)}"


def shown_source(source: str) -> str:
    """What stands in the way, as it is written, on one line."""
    return quote(source, _LONGEST_SOURCE)[1:-1]


def _listed(sources: Sequence[str]) -> str:
    different = tuple(dict.fromkeys(sources))
    shown = ", ".join(map(shown_source, different[:_MOST_SOURCES]))
    rest = len(different) - _MOST_SOURCES
    return f"{shown} and {rest} more" if rest > 0 else shown
