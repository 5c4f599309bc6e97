"""One tool from what several readings of a template make of it: what holds in every rendering.

A parameter is certain when every reading has it, and nothing in any reading is in doubt about it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce

from webmcp_forms.browser.certainty.branches import arms_within, condition, condition_between, covers
from webmcp_forms.browser.certainty.members import parameter_unknowns, skipped_unknowns
from webmcp_forms.browser.certainty.tools import tool_unknowns
from webmcp_forms.browser.certainty.unknowns import Aspect, Subject, Unknown
from webmcp_forms.browser.certainty.values import doubtful_limits
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.schema import JSON, Parameter, Schema, is_supported, parameters
from webmcp_forms.document.forms import Control, Form, Group
from webmcp_forms.document.wrappers import label_holes
from webmcp_forms.records import record
from webmcp_forms.source import Span

_FATAL = frozenset({Aspect.PRESENCE, Aspect.NAME, Aspect.TYPE})
_CHOICE_KEYS = frozenset({"anyOf", "oneOf", "enum"})
_ASPECTS = {
    "description": Aspect.DESCRIPTION,
    "title": Aspect.TITLE,
    "type": Aspect.TYPE,
    "items": Aspect.CHOICES,
    **dict.fromkeys(_CHOICE_KEYS, Aspect.CHOICES),
}


@record
class CertainTool:
    """The parameters of which something is certain, and all that is not."""

    parameters: tuple[Parameter, ...]
    unknowns: tuple[Unknown, ...]


def certain_tool(forms: Sequence[Form], profile: Profile) -> CertainTool:
    """What is certain of the tool that a form becomes, from the form as each reading shows it."""
    readings = [_Reading.of(form, profile) for form in forms]
    unknowns = [unknown for form in forms for unknown in tool_unknowns(form)]
    kept: list[Parameter] = []
    for name in dict.fromkeys(name for reading in readings for name in reading.names):
        member = _Member(name, readings)
        doubts = tuple(dict.fromkeys(member.doubts(profile)))
        unknowns += doubts
        if found := member.parameters:
            parameter, differences = member.merge(found, doubts)
            unknowns += differences
            if not any(doubt.aspect in _FATAL for doubt in (*doubts, *differences)):
                kept.append(parameter)
    return CertainTool(tuple(kept), tuple(dict.fromkeys(unknowns)))


@record
class _Reading:
    """A form in one reading: its groups, the parameters they become and what is unknown of them, by name."""

    form: Form
    groups: Mapping[str, Group]
    parameters: Mapping[str, Parameter]
    unknowns: Mapping[str, Sequence[Unknown]]

    @classmethod
    def of(cls, form: Form, profile: Profile) -> _Reading:
        holes = label_holes(form.document, form.element)
        unknowns = {group.name: list(parameter_unknowns(form, group, profile, holes)) for group in form.groups}
        for unknown in skipped_unknowns(form, profile):
            unknowns.setdefault(unknown.parameter or "", []).append(unknown)
        return cls(
            form,
            {group.name: group for group in form.groups},
            {
                parameter.name: _certain_part(parameter, unknowns.get(parameter.name, ()))
                for parameter in parameters(form, profile)
            },
            unknowns,
        )

    @property
    def names(self) -> Sequence[str]:
        """The names of the groups, and of controls that are left out in some renderings."""
        return tuple(self.unknowns)


@record
class _Member:
    """What all readings have of one name."""

    name: str
    readings: Sequence[_Reading]

    @property
    def parameters(self) -> Sequence[Parameter]:
        """The parameter in each reading, or nothing where some reading has none."""
        found = [reading.parameters.get(self.name) for reading in self.readings]
        return [parameter for parameter in found if parameter] if all(found) else ()

    def doubts(self, profile: Profile) -> Iterator[Unknown]:
        """What is unknown of the parameter in some reading, and whether it is there at all."""
        for reading in self.readings:
            yield from reading.unknowns.get(self.name, ())
        is_one = any(self.name in reading.parameters for reading in self.readings)
        is_lost = is_one and not self.parameters
        if is_lost or (not self._is_settled() and self._is_supported(profile)):
            yield self._presence()

    def _is_supported(self, profile: Profile) -> bool:
        return any(is_supported(control, profile) for _, control in self._controls())

    def _controls(self) -> Iterator[tuple[Form, Control]]:
        for reading in self.readings:
            if group := reading.groups.get(self.name):
                yield from ((reading.form, control) for control in group.controls)

    def _is_settled(self) -> bool:
        """Whether every rendering has one control of the name, or every one has several."""
        groups = [reading.groups.get(self.name) for reading in self.readings]
        if not all(groups):
            return False
        is_single = all(group is not None and len(group.controls) == 1 for group in groups)
        # So it is with most names, and then nothing has to be located.
        if is_single and not any(
            arms_within(control.element, form.element.presence) for form, control in self._controls()
        ):
            return True
        chains = {
            Subject(form).span(control.element) or control.element.index: arms_within(
                control.element, form.element.presence
            )
            for form, control in self._controls()
        }
        if sum(not chain for chain in chains.values()) > 1:
            return True
        return is_single and covers(list(chains.values()), self.readings[0].form.document.branches)

    def _presence(self) -> Unknown:
        """That the parameter may be missing, with the condition of its first control that has one."""
        controls = list(self._controls())
        for form, control in controls:
            if arms_within(control.element, form.element.presence):
                source = condition(form.document, control.element, form.element.presence)
                return Subject(form, self.name).unknown(Aspect.PRESENCE, control.element, source=source)
        form, control = controls[0]
        return self._difference(Aspect.PRESENCE, [Subject(form).span(control.element)])

    def merge(self, found: Sequence[Parameter], doubts: Sequence[Unknown]) -> tuple[Parameter, Sequence[Unknown]]:
        """The parameter with what all readings agree on and what is not in doubt, and what they differ in."""
        schema = reduce(_common, (parameter.schema for parameter in found))
        lost = {_ASPECTS.get(key, Aspect.LIMITS) for parameter in found for key in _lost(parameter.schema, schema)}
        required = {parameter.required for parameter in found}
        if len(required) > 1:
            lost.add(Aspect.REQUIRED)
        doubted = {doubt.aspect for doubt in doubts}
        differences = [
            self._difference(aspect, self._spans(aspect))
            for aspect in Aspect
            if aspect in lost and aspect not in doubted
        ]
        is_required = required == {True} and Aspect.REQUIRED not in doubted
        return replace(found[0], schema=schema, required=is_required), differences

    def _difference(self, aspect: Aspect, spans: Sequence[Span | None]) -> Unknown:
        """That the readings differ; what makes them differ is a condition in one of some stretches of the source."""
        form = self.readings[0].form
        branch = condition_between(form.document, spans)
        return Unknown(aspect, self.name, branch.source if branch else "branch", branch.span if branch else spans[0])

    def _spans(self, aspect: Aspect) -> Sequence[Span | None]:
        """The stretches of the source that decide about an aspect."""
        spans: list[Span | None] = []
        for form, control in self._controls():
            subject = Subject(form)
            spans.append(subject.span(control.element))
            if aspect in (Aspect.DESCRIPTION, Aspect.CHOICES):
                spans += [subject.extent(label.element) for label in control.labels]
                spans.append(subject.extent(control.element))
        return spans


def _common(left: Schema, right: Schema) -> Schema:
    """The members that both have, and have alike; of `items` what is common in them."""
    common: Schema = {}
    for key, value in left.items():
        other = right.get(key)
        if key == "items" and isinstance(value, dict) and isinstance(other, dict):
            common[key] = _common(value, other)
        elif key in right and other == value:
            common[key] = value
    return common


def _lost(schema: Schema, common: Schema) -> Iterator[str]:
    for key, value in schema.items():
        kept: JSON = common.get(key)
        if key not in common or kept != value:
            yield key


def _certain_part(parameter: Parameter, doubts: Sequence[Unknown]) -> Parameter:
    """A parameter without what of its schema is in doubt; a description and titles stay, with their holes."""
    limits = doubtful_limits(parameter.group.controls[0]).values()
    dropped = frozenset[str]().union(*limits)
    if any(doubt.aspect is Aspect.CHOICES for doubt in doubts):
        dropped |= _CHOICE_KEYS
    if not dropped:
        return parameter
    schema: Schema = {key: value for key, value in parameter.schema.items() if key not in dropped}
    if isinstance(items := schema.get("items"), dict):
        schema["items"] = {key: value for key, value in items.items() if key not in dropped}
    return replace(parameter, schema=schema)
