"""Whether what one field offers, or whether it can be used at all, depends on what another holds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.attribute_links import attribute_links, marked_parts, revealed_parts
from webmcp_forms.linter.suitability.change_handlers import chained, listened
from webmcp_forms.linter.suitability.chosen_parts import chosen_parts, grouped_options
from webmcp_forms.linter.suitability.conditions import conditions
from webmcp_forms.linter.suitability.hints import Hint
from webmcp_forms.linter.suitability.inline_handlers import handled
from webmcp_forms.linter.suitability.page_requests import controllers, live_fields, requests
from webmcp_forms.linter.suitability.signs import Suspicion, is_enough, weightiest
from webmcp_forms.linter.suitability.starting_states import alternatives, choose_first, hidden_parts, unusable

_FINDERS = (
    choose_first,
    attribute_links,
    chosen_parts,
    grouped_options,
    revealed_parts,
    marked_parts,
    conditions,
    requests,
    controllers,
    live_fields,
    handled,
    listened,
    chained,
    unusable,
    alternatives,
    hidden_parts,
)


def dependencies(tool: ToolForm) -> tuple[Suspicion, ...]:
    """The parts of a form that depend on a field of it, in tree order."""
    if not tool.contents.fields:
        return ()
    groups: dict[int, list[Hint]] = defaultdict(list)
    for find in _FINDERS:
        for hint in find(tool):
            groups[_place(tool, hint.dependent)].append(hint)
    return tuple(_suspicions(tool, [group for _, group in sorted(groups.items())]))


def _place(tool: ToolForm, element: Element) -> int:
    """What the hints about an element are collected under: the first field in it, else the element itself."""
    field = tool.contents.first_field_in(element)
    return field.index if field else element.index


def _suspicions(tool: ToolForm, groups: Sequence[Sequence[Hint]]) -> Iterator[Suspicion]:
    for group in groups:
        evidence = weightiest(hint.evidence for hint in group)
        if is_enough(evidence):
            outermost = min((hint.dependent for hint in group), key=lambda one: one.index)
            source = next((hint.source for hint in group if hint.source), None)
            field = tool.contents.first_field_in(outermost)
            control = field.show("name") if field else ""
            yield Suspicion(outermost, None, source.show("name") if source else "", control, evidence)
