"""The variables of Alpine, Vue, Angular, Svelte, Livewire and React that the fields of a form set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webmcp_forms.document.forms import control_kind
from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.page import ToolForm

CLIENT_LANGUAGES = frozenset({"vue", "svelte", "astro", "angular", "jsx", "tsx", "mdx"})
"""The languages whose conditions are followed in the page itself."""

_MODEL_PREFIXES = (
    "x-model",
    "v-model",
    "[(ngmodel)]",
    "ng-model",
    "wire:model",
    "bind:value",
    "bind:checked",
    "bind:group",
)
_EVENT_PREFIXES = (
    *("@change", "@input", "@click", "x-on:change", "x-on:input", "x-on:click", "v-on:change", "v-on:input"),
    *("(change)", "(input)", "(click)", "(ngmodelchange)", "on:change", "on:input", "ng-change"),
)
_JSX_EVENTS = ("onchange", "oninput", "onclick", "onvaluechange")
_PATH = r"[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*"
_WHOLE_PATH = Expression(rf"\s*({_PATH})\s*")
_ASSIGNED = Expression(rf"({_PATH})\s*=(?![=>])")
_SETTER = Expression(r"\bset([A-Z]\w*)\s*\(")
_KNOCKOUT = Expression(rf"\b(?:value|checked|selectedOptions|textInput)\s*:\s*({_PATH})")
_BINDING = Expression(r"(?:value|checked|group)\s*=\s*\{\s*([\w$.]+)\s*\}")
_NOISE_ROOTS = frozenset({"this", "$wire", "$data", "$store", "state", "self"})
_NOISE_TAILS = frozenset({"value", "current", "checked", "target"})
_LONGEST = 400


def models(tool: ToolForm) -> Mapping[str, Element]:
    """The first field that sets each variable, by the path of the variable: `form.kind`, `kind`.

    A field that nobody can change sets none.
    """
    found: dict[str, Element] = {}
    for field in tool.contents.fields:
        if field.surely_has("readonly"):
            continue
        for path in _paths(tool, field):
            found.setdefault(path, field)
    return found


def normal(path: str) -> str:
    """A path without what says where the state is kept: `this.kind`, `kind.value` are `kind`."""
    parts = path.replace("?", "").split(".")
    while len(parts) > 1 and parts[0] in _NOISE_ROOTS:
        parts = parts[1:]
    while len(parts) > 1 and parts[-1] in _NOISE_TAILS:
        parts = parts[:-1]
    return ".".join(parts)


def _paths(tool: ToolForm, field: Element) -> Iterator[str]:
    is_client = tool.form.document.language in CLIENT_LANGUAGES
    for name in field.attributes:
        if name.startswith(_MODEL_PREFIXES) and (match := _WHOLE_PATH.fullmatch(field.show(name)[:_LONGEST])):
            yield normal(match[1])
        elif name.startswith(_EVENT_PREFIXES):
            yield from (normal(match[1]) for match in _ASSIGNED.finditer(field.show(name)[:_LONGEST]))
        elif is_client and name in _JSX_EVENTS:
            for match in _SETTER.finditer(field.show(name)[:_LONGEST]):
                yield match[1][0].lower() + match[1][1:]
        elif is_client and name in ("value", "checked", "group"):
            yield from _bound(tool, field, name)
        elif name == "data-bind":
            yield from (normal(match[1]) for match in _KNOCKOUT.finditer(field.show(name)[:_LONGEST]))
        elif name == "formcontrolname":
            yield field.show(name)
    own = literal(field.get("name"))
    if is_client and own and control_kind(field) != "hidden":
        yield own


def _bound(tool: ToolForm, field: Element, name: str) -> Iterator[str]:
    """The variable in `bind:value={country}` of Svelte."""
    place = tool.form.document.place(field)
    attribute = place.attributes.get(name) if place else None
    if attribute:
        written = tool.source.text[attribute.whole.start : attribute.whole.end][:_LONGEST]
        if written.startswith("bind:") and (match := _BINDING.search(written)):
            yield normal(match[1])
