"""Which forms of a template may become tools, and what of them is certain, from all readings of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from webmcp_forms.browser.certainty.branches import condition_between
from webmcp_forms.browser.certainty.merging import certain_tool
from webmcp_forms.browser.certainty.unknowns import Aspect, Subject, Unknown
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.registration import annotated_forms, is_legal_name, parse_order, reachable_documents
from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Form
from webmcp_forms.document.nodes import Document, literal
from webmcp_forms.document.surroundings import Surroundings
from webmcp_forms.records import record
from webmcp_forms.source import Span

_Identity: TypeAlias = Span | int
# So many forms of a name are looked at to see whether they may have it first.
_MOST_NAMESAKES = 16


@record
class TemplateTool:
    """A form that may become a tool, as its first reading shows it, what of it is certain, and what is not."""

    form: Form
    parameters: tuple[Parameter, ...]
    unknowns: tuple[Unknown, ...]


def template_tools(document: Document, profile: Profile) -> Iterator[TemplateTool]:
    """A tool for each form, from all readings that show it; which form it is, its place tells."""
    readings = [dict(_possible_tools(reading, profile)) for reading in document.readings]
    for identity in dict.fromkeys(key for found in readings for key in found):
        forms = [found[identity] for found in readings if identity in found]
        tool = certain_tool([form for form, _ in forms], profile)
        unknowns = [*(unknown for _, rivals in forms for unknown in rivals), *tool.unknowns]
        unknowns += _differences(document, identity, [form for form, _ in forms])
        yield TemplateTool(forms[0][0], tool.parameters, tuple(dict.fromkeys(unknowns)))


def _possible_tools(document: Document, profile: Profile) -> Iterator[tuple[_Identity, tuple[Form, Sequence[Unknown]]]]:
    """The forms of a reading that may become tools, with the forms that may have their names first."""
    for part in reachable_documents(document, profile):
        earlier: dict[str, list[Form]] = defaultdict(list)
        around = Surroundings(part)
        for form in parse_order(annotated_forms(part, profile)):
            if not form.is_annotated or not _may_be_legal(form, profile):
                continue
            rivals = [
                rival
                for rival in earlier[form.name or ""][:_MOST_NAMESAKES]
                if not rival.element.presence.excludes(form.element.presence)
            ]
            earlier[form.name or ""].append(form)
            if not any(
                _is_surely_a_tool(rival) and around.is_surely_with(rival.element, form.element) for rival in rivals
            ):
                yield _identity(form), (form, [_taken(form, rival) for rival in rivals])


def _may_be_legal(form: Form, profile: Profile) -> bool:
    name = literal(form.element.get("toolname"))
    return name is None or not profile.legal_names_only or is_legal_name(name)


def _is_surely_a_tool(form: Form) -> bool:
    return form.element.surely_has("toolname") and form.element.surely_has("tooldescription")


def _taken(form: Form, rival: Form) -> Unknown:
    return Subject(form).unknown(Aspect.PRESENCE, rival.element, "toolname")


def _identity(form: Form) -> _Identity:
    place = form.document.place(form.element)
    return place.start_tag if place else form.element.index


def _differences(document: Document, identity: _Identity, found: Sequence[Form]) -> Iterator[Unknown]:
    """What the readings of one form do not agree on, besides its parameters."""
    span = identity if isinstance(identity, Span) else None
    showing = [reading for reading in document.readings if span is None or reading.shows(span)]
    attributes = {name: {form.element.get(name) for form in found} for name in _ASPECTS}
    lost = [aspect for name, aspect in _ASPECTS.items() if len(attributes[name]) > 1]
    if len(found) < len(showing):
        lost.append(Aspect.PRESENCE)
    branch = condition_between(document, [span])
    for aspect in lost:
        yield Unknown(aspect, None, branch.source if branch else "branch", branch.span if branch else span)


_ASPECTS: Mapping[str, Aspect] = {
    "toolname": Aspect.NAME,
    "tooltitle": Aspect.TITLE,
    "tooldescription": Aspect.DESCRIPTION,
    "toolautosubmit": Aspect.AUTOSUBMIT,
}
