"""Parts of a form that are shown, enabled or filled by a condition on what a field of it holds."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping

from webmcp_forms.document.nodes import Certainty, Element
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.bound_names import JSX_LANGUAGES, bound_names, loop_names
from webmcp_forms.linter.suitability.hints import Hint
from webmcp_forms.linter.suitability.models import CLIENT_LANGUAGES, models, normal
from webmcp_forms.linter.wording import quoted
from webmcp_forms.source import Span

_CONDITIONS = frozenset(
    {"x-show", "x-if", "x-effect", "v-if", "v-show", "v-else-if", "*ngif", "ng-if", "ng-show", "ng-hide", "ng-disabled"}
    | {
        "ng-required",
        ":disabled",
        "x-bind:disabled",
        "v-bind:disabled",
        "[disabled]",
        "[hidden]",
        ":hidden",
        ":required",
    }
    | {
        "x-bind:required",
        "v-bind:required",
        "[required]",
        ":readonly",
        "x-bind:hidden",
        ":options",
        "[options]",
        ":items",
    }
    | {":inert", "ng-options", "[ngclass]", ":class", "x-bind:class", "[class.hidden]", "[class.d-none]", "x-collapse"}
    | {"disabled", "hidden", "required", "[attr.disabled]", "data-bind", ":style", "x-bind:style", "[style.display]"}
)
_CLASS_CONDITIONS = frozenset({":class", "x-bind:class", "[ngclass]", ":style", "x-bind:style"})
_HIDING = ("hidden", "d-none", "hide", "collapse", "disabled", "opacity-", "display")
_LOOPS = ("x-for", "v-for", "*ngfor", "ng-repeat", "ng-options")
_ATTRIBUTE = Expression(r"[^\s=\"'<>]+\s*=\s*([\"'])(.*)\1", re.DOTALL)
_STRING = Expression(r"'[^'\n]{0,200}'|\"[^\"\n]{0,200}\"|`[^`]{0,200}`")
_PATH = Expression(r"(?<![\w$.])[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*")
_WATCHED = Expression(r"\b(?:watch|getValues|useWatch|get)\(\s*['\"]([\w.\[\]-]+)['\"]")
_LIVE = Expression(r"wire:model\.(?:live|lazy|blur|change|debounce)\b")
_BOOLEANS = frozenset({"disabled", "hidden", "required"})
# Such an attribute as HTML has it: alone, or with nothing but its own name for a value.
_UNBOUND = Expression(r"(\w+)(?:\s*=\s*(?:\1|\"\1?\"|'\1?'))?", re.IGNORECASE)
# How a script that runs in the page is told of a binding and of a branch; a server knows neither.
_BINDINGS = (":", "x-bind:", "v-bind:", "ng-", "data-ng-")
_BRANCHES = ("x-if", "v-if", "v-else-if")
_LONGEST = 400
_MOST_LOOPS = 3


def conditions(tool: ToolForm) -> Iterator[Hint]:
    """The parts that depend on a field's variable."""
    variables = models(tool)
    if not variables:
        return
    for element in tool.contents.elements:
        for text, span in _written(tool, element):
            source = _source(variables, text, bound_names(tool, element))
            if source and _is_apart(tool, element, source):
                yield Hint(element, source, Evidence(f"condition {quoted(text)}", span, 1.0))
    if tool.form.document.language == "blade":
        yield from _livewire_branches(tool)
    yield from _filled_selects(tool, variables)


def _livewire_branches(tool: ToolForm) -> Iterator[Hint]:
    """The branches of a template that Livewire renders anew when a field changes that is not only read on submit."""
    live = {path: field for path, field in models(tool).items() if any(map(_LIVE.match, field.attributes))}
    for element in tool.contents.elements if live else ():
        for text, span in branch_conditions(tool, element):
            source = _source(live, text.replace("$this->", "").replace("->", ".").replace("$", ""))
            if source and _is_apart(tool, element, source):
                yield Hint(element, source, Evidence(f"condition {quoted(text)}", span, 1.0))


def _is_apart(tool: ToolForm, element: Element, source: Element) -> bool:
    """Whether an element is a field or holds one, and neither is nor holds what it depends on."""
    document = tool.form.document
    if element.index == source.index or document.contains(element.index, source.index):
        return False
    first = tool.contents.first_field_in(element)
    return first is not None and not _is_same_group(first, source)


def _is_same_group(field: Element, source: Element) -> bool:
    """Whether a field is a radio button of the group that sets the variable."""
    is_radio = source.show("type").lower() == "radio" and field.show("type").lower() == "radio"
    return is_radio and bool(source.show("name")) and field.show("name") == source.show("name")


def _source(variables: Mapping[str, Element], text: str, bound: Container[str] = ()) -> Element | None:
    """The field whose variable a condition names outside its strings; `bound` names are something else."""
    for match in _WATCHED.finditer(text):
        if match[1] in variables:
            return variables[match[1]]
    for match in _PATH.finditer(_STRING.sub("''", text)):
        path = normal(match[0])
        if match[0].partition(".")[0].removesuffix("?") in bound:
            continue
        while path:
            if path in variables:
                return variables[path]
            path = path.rpartition(".")[0]
        last = normal(match[0]).rpartition(".")[2]
        if last in variables and "." in match[0]:
            return variables[last]
    return None


def _written(tool: ToolForm, element: Element) -> Iterator[tuple[str, Span]]:
    """The conditions of an element as they are written, and where."""
    for name in element.attributes:
        if name in _CONDITIONS and (found := _attribute(tool, element, name)):
            yield found
    yield from followed_conditions(tool, element)


def _attribute(tool: ToolForm, element: Element, name: str) -> tuple[str, Span] | None:
    text = element.show(name)
    place = tool.form.document.place(element)
    found = place.attributes.get(name) if place else None
    span = found.value or found.whole if found else tool.span(element)
    if name in _BOOLEANS and found and _UNBOUND.fullmatch(tool.source.text, found.whole.start, found.whole.end):
        return None
    if name in _BOOLEANS:
        # A reader that knows the framework keeps the name and not the expression.
        whole = tool.source.slice(found.whole) if found else ""
        is_followed = tool.form.document.language in CLIENT_LANGUAGES or whole.startswith(_BINDINGS)
        text = tool.source.slice(span) if is_followed else ""
    if name == "data-bind" and not any(
        key in text for key in ("visible", "enable", "disable", "if:", "options", "hidden")
    ):
        return None
    if name in _CLASS_CONDITIONS and not any(word in text for word in _HIDING):
        return None
    return (text[:_LONGEST], span) if text else None


def followed_conditions(tool: ToolForm, element: Element) -> Iterator[tuple[str, Span]]:
    """The conditions of the branches that an element opens and that are followed in the page itself."""
    if element.presence.certainty is Certainty.ALWAYS:
        return
    is_client = tool.form.document.language in CLIENT_LANGUAGES
    for text, span in branch_conditions(tool, element):
        if is_client or text.startswith(_BRANCHES):
            yield _unquoted(text), span


def _unquoted(text: str) -> str:
    """The value of what is written as an attribute, which is no string of the code."""
    attribute = _ATTRIBUTE.fullmatch(text)
    return attribute[2] if attribute else text


def branch_conditions(tool: ToolForm, element: Element) -> Iterator[tuple[str, Span]]:
    """The conditions of the branches that an element opens, and not those around it, each with where it stands."""
    document = tool.form.document
    outer = document.element(element.parent).presence.arms if element.parent >= 0 else ()
    for number, arm in element.presence.arms[len(outer) :]:
        branch = document.branches[number] if number < len(document.branches) else None
        if branch and branch.source and arm == 0:
            yield branch.source[:_LONGEST], branch.span or tool.span(element)
        elif document.language in JSX_LANGUAGES:
            yield from _before(tool, element)


def _before(tool: ToolForm, element: Element) -> Iterator[tuple[str, Span]]:
    """What stands before an element in JSX: `{kind === "bug" && `."""
    place = tool.form.document.place(element)
    if place is None:
        return
    end = place.start_tag.start
    start = tool.source.text.rfind("{", max(0, end - _LONGEST), end)
    condition = tool.source.text[start + 1 : end] if start >= 0 else ""
    if ("&&" in condition or "?" in condition) and "<" not in condition.replace("<=", ""):
        yield condition.strip(), Span(start + 1, end)


def _filled_selects(tool: ToolForm, variables: Mapping[str, Element]) -> Iterator[Hint]:
    """Selects whose options are made of a list that a field's variable chooses."""
    document = tool.form.document
    for select in tool.contents.tags.get("select", ()):
        end = min(document.ends[select.index], select.index + 1 + _MOST_LOOPS)
        for inner in map(document.element, range(select.index + 1, end)):
            for text, span in _loops(tool, inner):
                source = _source(variables, _unquoted(text), bound_names(tool, select).union(loop_names(text)))
                if source and source.index != select.index:
                    yield Hint(select, source, Evidence(f"loop {quoted(text)}", span, 1.0))
        yield from _mapped_options(tool, select, variables)


def _loops(tool: ToolForm, element: Element) -> Iterator[tuple[str, Span]]:
    """The loops that an element is in by an attribute, of its own or of a template around it."""
    for name in filter(element.has, _LOOPS):
        yield f'{name}="{element.show(name)[:_LONGEST]}"', tool.span(element, name)
    yield from (found for found in branch_conditions(tool, element) if found[0].startswith(_LOOPS))


def _mapped_options(tool: ToolForm, select: Element, variables: Mapping[str, Element]) -> Iterator[Hint]:
    """`<select>{cities[country].map(…)}` of JSX, `{#each cities[country] as city}` of Svelte."""
    document = tool.form.document
    place = document.place(select)
    if document.language not in CLIENT_LANGUAGES or place is None:
        return
    text = tool.source.text[place.start_tag.end : place.start_tag.end + _LONGEST].lstrip()
    list_made = text.partition("<")[0]
    bound = bound_names(tool, select).union(loop_names(list_made))
    source = _source(variables, list_made, bound) if list_made.startswith("{") else None
    if source and source.index != select.index:
        start = tool.source.text.index(list_made, place.start_tag.end)
        sign = Evidence(f"options {quoted(list_made)}", Span(start, start + len(list_made)), 1.0)
        yield Hint(select, source, sign)
