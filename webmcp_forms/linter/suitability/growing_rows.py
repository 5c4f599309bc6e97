"""Whether a script adds rows to a form, so that its fields are not all there when the tool is registered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from webmcp_forms.document.nodes import Certainty, Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import Phrases, words
from webmcp_forms.linter.suitability.conditions import branch_conditions
from webmcp_forms.linter.suitability.growing_words import (
    ADD,
    ADD_ANOTHER,
    GROWING_HOLES,
    LIBRARY_ATTRIBUTES,
    LIBRARY_CLASSES,
    NOT_ROWS,
    REMOVE_ROW,
    ROW_CODE,
    SURE_CLASSES,
)
from webmcp_forms.linter.suitability.signs import (
    Suspicion,
    attribute_sign,
    class_sign,
    is_enough,
    text_sign,
    weightiest,
)
from webmcp_forms.linter.wording import quoted

_Found = Iterator[tuple[Element, Evidence]]

_TOTAL = "-TOTAL_FORMS"
_MOST = "-MAX_NUM_FORMS"
_PREFIX = "__prefix__"
_MANAGING = ".management_form"
_MANAGED = Expression(r"(?i)(?<!wizard)\.management_form\b")
_INDEXED = Expression(
    r"[\w-]+\[(?:\d{0,3}|\$\{?\w+\}?|__\w+__|NEW_RECORD)\](?:\[\w+\])?|[A-Za-z]\w*-\d{1,3}-[a-z]\w*|\w+\[\]"
)
_LOOPS = ("x-for", "v-for", "*ngfor")
_HANDLERS = (
    *("@click", "@click.prevent", "x-on:click", "v-on:click", "(click)", "onclick", "wire:click", "wire:click.prevent"),
    *("data-action", "hx-get", "hx-post", "phx-click", "ng-click", "on:click", "data-add", "data-target"),
)
_PUSH = Expression(
    r"\.push\s*\(|\.splice\s*\(|(?i:\b(?:append|add)(?:Row|Item|Line|Field|Entry|Form|More|Another|New)?\b\s*\()|wire\.add"
)
_BUTTON_TAGS = frozenset({"button", "a", "input", "span", "div"})
_LONGEST_TEXT = 60


def growing_rows(tool: ToolForm) -> Suspicion | None:
    """What makes a form grow, or None."""
    found = list(_weightiest(tool, (_management, _libraries, _buttons, _holes)))
    if found:
        found += _weightiest(tool, (_rows, _removals))
    evidence = weightiest(sign for _, sign in found)
    if not is_enough(evidence):
        return None
    element = max(found, key=_rank)[0]
    return Suspicion(element, None, "", "", evidence)


def _weightiest(tool: ToolForm, kinds: Sequence[Callable[[ToolForm], _Found]]) -> _Found:
    """The weightiest sign of each kind."""
    for kind in kinds:
        if signs := list(kind(tool)):
            yield max(signs, key=_rank)


def _management(tool: ToolForm) -> _Found:
    """The count of forms that Django writes, unless no more may come."""
    inputs = {literal(one.get("name")) or "": one for one in tool.contents.hidden_inputs}
    for name, element in inputs.items():
        if name.endswith(_TOTAL):
            most = inputs.get(name.removesuffix(_TOTAL) + _MOST)
            if most is None or most.show("value") != element.show("value"):
                yield element, attribute_sign(tool, element, "name", 0.5, "which Django formsets write")
    for attribute in ("name", "id"):
        for element in tool.contents.attributes.get(attribute, ()):
            if _PREFIX in element.show(attribute):
                yield element, attribute_sign(tool, element, attribute, 1.0, "the form that is copied for a new row")


def _libraries(tool: ToolForm) -> _Found:
    contents = tool.contents
    for name in sorted(contents.classes.keys() & LIBRARY_CLASSES.keys()):
        weight = 1.0 if name in SURE_CLASSES else 0.5
        element = contents.classes[name][0]
        yield element, class_sign(tool, element, name, weight, f"of {LIBRARY_CLASSES[name]}")
    for name in sorted(contents.attributes.keys() & LIBRARY_ATTRIBUTES.keys()):
        element = contents.attributes[name][0]
        yield element, attribute_sign(tool, element, name, 1.0, f"of {LIBRARY_ATTRIBUTES[name]}")


def _buttons(tool: ToolForm) -> _Found:
    """What adds a row, by what it says and by what it runs."""
    for element in tool.contents.elements:
        if element.tag in _BUTTON_TAGS and _can_add(element):
            yield from _button(tool, element)


def _can_add(element: Element) -> bool:
    """Whether a click on an element does something other than to send the form or to lead away."""
    match element.tag:
        case "button" | "input":
            return element.show("type").lower() == "button" or (
                element.tag == "button" and any(name in element.attributes for name in _HANDLERS)
            )
        case "a":
            href = element.show("href").lower()
            return not href or href.startswith(("#", "javascript:")) or any(map(element.has, _HANDLERS))
    return element.show("role") == "button" or any(map(element.has, _HANDLERS))


def _button(tool: ToolForm, element: Element) -> _Found:
    text = element.show("value") if element.tag == "input" else tool.contents.text(element)
    found = words(text) if len(text) <= _LONGEST_TEXT else ()
    if NOT_ROWS.meet(found):
        return
    for name in _HANDLERS:
        code = element.show(name)[:300] if element.has(name) else ""
        if _PUSH.search(code) or (code and ROW_CODE.meet(words(code))):
            yield element, attribute_sign(tool, element, name, 0.7)
    for name in ("id", "class"):
        if ROW_CODE.meet(words(element.show(name)[:200])):
            yield element, attribute_sign(tool, element, name, 0.6)
    if _starts(ADD_ANOTHER, found):
        yield element, _said(tool, element, text, 0.7)
    elif _starts(ADD, found):
        yield element, _said(tool, element, text, 0.4)


def _starts(table: Phrases, found: tuple[str, ...]) -> bool:
    """Whether a text starts or ends with a phrase: "Add another guest", "Zeile hinzufügen"."""
    return bool(found) and (table.has(found) or table.start(found) or table.end(found))


def _said(tool: ToolForm, element: Element, text: str, weight: float) -> Evidence:
    if element.tag == "input":
        return attribute_sign(tool, element, "value", weight)
    return text_sign(tool, element, text, weight, "button text")


def _rows(tool: ToolForm) -> _Found:
    """Fields that are numbered, or that a loop of the page itself writes."""
    for name in _LOOPS:
        for element in tool.contents.attributes.get(name, ()):
            if tool.contents.has_field_in(element):
                yield element, attribute_sign(tool, element, name, 0.5)
    for element in tool.contents.elements:
        if element.presence.certainty is Certainty.LOOP and tool.contents.has_field_in(element):
            for text, span in branch_conditions(tool, element):
                if text.startswith(_LOOPS):
                    yield element, Evidence(f"loop {quoted(text)}", span, 0.5)
    for field in tool.contents.fields:
        written = field.show("name")
        is_choice = field.show("type").lower() in ("checkbox", "radio") or field.has("multiple")
        if not is_choice and _INDEXED.fullmatch(written):
            is_repeated = field.presence.certainty is Certainty.LOOP
            yield field, attribute_sign(tool, field, "name", 0.5 if is_repeated or "[" in written else 0.4)


def _removals(tool: ToolForm) -> _Found:
    for element in tool.contents.elements:
        if element.tag in _BUTTON_TAGS and _can_add(element):
            text = element.show("aria-label") or element.show("title") or tool.contents.text(element)
            if len(text) <= _LONGEST_TEXT and _starts(REMOVE_ROW, words(text)):
                yield element, Evidence(f"button {quoted(text)}", tool.span(element), 0.4)


def _holes(tool: ToolForm) -> _Found:
    for element, hole in tool.contents.holes_with(GROWING_HOLES):
        yield element, Evidence(f"template {quoted(hole.source)}", hole.span or tool.span(element), 1.0)
    for element, hole in tool.contents.holes_with((_MANAGING,), ignore_case=True):
        if _MANAGED.search(hole.source):
            yield element, Evidence(f"template {quoted(hole.source)}", hole.span or tool.span(element), 0.5)


def _rank(pair: tuple[Element, Evidence]) -> tuple[float, int]:
    """By weight, and the first in tree order before the others."""
    return pair[1].weight, -pair[0].index
