"""The parameters of a tool as a tree: lists in lists, whose branches open and close where they are long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.report.html.markup import Markup, element, foreign
from webmcp_forms.report.html.words import counted, cut
from webmcp_forms.report.tool_facts import ParameterFacts

_MOST_PARAMETERS = 200
_MOST_CHOICES = 100
_OPEN_CHOICES = 8
_LONGEST_CHOICE = 200
_LIMITS = {"minimum": "at least", "maximum": "at most", "multipleOf": "multiple of"}


def parameter_tree(parameters: Sequence[ParameterFacts]) -> Markup:
    """A list item a parameter."""
    if not parameters:
        return element("p", {"class": "none"}, "No parameters: an agent calls it as it is.")
    items = (_parameter(parameter) for parameter in parameters[:_MOST_PARAMETERS])
    return element("ul", {"class": "tree"}, *items, *_rest(len(parameters) - _MOST_PARAMETERS, "parameter"))


def _parameter(parameter: ParameterFacts) -> Markup:
    return element(
        "li",
        {},
        element("p", {"class": "parameter"}, *_head(parameter)),
        *_description(parameter),
        *_choices(parameter.schema),
    )


def _head(parameter: ParameterFacts) -> Iterator[Markup]:
    if parameter.name:
        yield foreign(cut(parameter.name, _LONGEST_CHOICE), "code", "name")
    else:
        yield element("em", {"class": "name"}, "without a name")
    yield element("span", {"class": "type"}, _type(parameter.schema))
    if parameter.required:
        yield element("span", {"class": "required"}, "required")
    yield from (element("span", {"class": "limit"}, *fact) for fact in _facts(parameter))


def _type(schema: Schema) -> str:
    items = schema.get("items")
    return f"array of {items['type']}s" if isinstance(items, dict) else str(schema["type"])


def _facts(parameter: ParameterFacts) -> Iterator[tuple[str, ...]]:
    schema = parameter.schema
    if "format" in schema:
        yield (parameter.kind,)
    yield from ((f"{words} {schema[key]}",) for key, words in _LIMITS.items() if key in schema)
    if isinstance(pattern := schema.get("pattern"), str):
        yield "pattern ", element("code", {}, cut(pattern, _LONGEST_CHOICE))


def _description(parameter: ParameterFacts) -> Iterator[Markup]:
    if not parameter.description:
        yield element("p", {"class": "missing"}, "No description")
        return
    yield foreign(cut(parameter.description), "p", "description")
    if parameter.described_by:
        yield element("p", {"class": "from"}, f"from {parameter.described_by}")


def _choices(schema: Schema) -> Iterator[Markup]:
    items = schema.get("items")
    chosen = items if isinstance(items, dict) else schema
    values = chosen.get("enum")
    if not isinstance(values, list):
        return
    titles = _titles(chosen)
    words = f"{'Any' if chosen is items else 'One'} of {counted(len(values), 'choice')}"
    shown = (_choice(value, title) for value, title in zip(values[:_MOST_CHOICES], titles, strict=False))
    members = element("ul", {}, *shown, *_rest(len(values) - _MOST_CHOICES, "choice"))
    yield element(
        "details", {"class": "choices", "open": len(values) <= _OPEN_CHOICES}, element("summary", {}, words), members
    )


def _titles(schema: Schema) -> Iterator[str]:
    alternatives = schema.get("anyOf") or schema.get("oneOf")
    for alternative in alternatives if isinstance(alternatives, list) else ():
        title = alternative.get("title") if isinstance(alternative, dict) else ""
        yield title if isinstance(title, str) else ""


def _choice(value: JSON, title: str) -> Markup:
    shown = cut(str(value), _LONGEST_CHOICE)
    code = foreign(shown, "code") if shown else element("em", {}, "empty")
    if not title or title == value:
        return element("li", {}, code)
    return element("li", {}, code, " ", foreign(cut(title, _LONGEST_CHOICE), "span", "title"))


def _rest(count: int, noun: str) -> Iterator[Markup]:
    if count > 0:
        yield element("li", {"class": "more"}, f"and {counted(count, f'more {noun}')}")
