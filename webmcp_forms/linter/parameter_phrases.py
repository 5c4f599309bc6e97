"""By which words a description would speak of a form's fields, of their choices and of their limits."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.numbers import parse_number
from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.known_text import choices, known_text, known_value
from webmcp_forms.linter.mentions import Limits, Table, phrases_of
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words

_MOST_CHOICES = 200
_NUMBER_KINDS = frozenset({"number", "range"})


def field_table(tool: ToolForm) -> Table:
    """The names and labels of the parameters, and which parameter each means."""
    table: dict[tuple[str, ...], str] = {}
    for parameter in tool.parameters:
        for phrase in phrases_of(_called(tool, parameter)):
            table.setdefault(phrase, parameter.name)
    return table


def choice_table(tool: ToolForm, parameter: Parameter) -> Table:
    """The values and titles of a parameter's choices, and which value each means; empty when there are very many."""
    offered = choices(parameter)
    table: dict[tuple[str, ...], str] = {}
    for choice in offered if len(offered) <= _MOST_CHOICES else ():
        value = known_value(tool.form.document, choice)
        if value:
            for text in (value, choice.title):
                table.setdefault(words(text), value)
    table.pop((), None)
    return table


def schema_limits(parameter: Parameter) -> Limits:
    """The limits of a number that its schema has."""
    control = parameter.group.controls[0]
    if control.kind not in _NUMBER_KINDS:
        return Limits(parameter.name, None, None)
    return Limits(parameter.name, _number(control, "min"), _number(control, "max"))


def form_limits(tool: ToolForm) -> Iterator[Limits]:
    """The limits of all parameters, those of lengths included."""
    for parameter in tool.parameters:
        yield schema_limits(parameter)
        control = parameter.group.controls[0]
        yield Limits(parameter.name, _number(control, "minlength"), _number(control, "maxlength"))


def _called(tool: ToolForm, parameter: Parameter) -> Iterator[str]:
    control = parameter.group.controls[0]
    name = literal(control.element.get("name"))
    if name:
        yield from dict.fromkeys((name, name.rstrip("]").rpartition("[")[2]))
    for label in control.labels if len(parameter.group.controls) == 1 else ():
        yield known_text(tool.form.document, label.element, tool.page.relations.labelable) or ""


def _number(control: Control, attribute: str) -> str | None:
    text = literal(control.element.get(attribute))
    return text if text and parse_number(text) is not None else None
