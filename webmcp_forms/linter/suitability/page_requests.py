"""Fields that have the server or a controller write another part of the form: htmx, Unpoly, Stimulus, Livewire."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator

from webmcp_forms.document.nodes import Element
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.contents import FIELD_TAGS, is_field
from webmcp_forms.linter.suitability.dependency_words import FIELDS, OUTCOMES, SENDING
from webmcp_forms.linter.suitability.hints import Hint
from webmcp_forms.linter.suitability.signs import attribute_sign

_REQUESTS = tuple(prefix + name for prefix in ("hx-", "data-hx-") for name in ("get", "post", "put", "patch"))
_TARGETS = ("hx-target", "data-hx-target")
_TRIGGERS = ("hx-trigger", "data-hx-trigger")
# How many elements are looked through for the next or the previous of a kind, and for targets.
_FAR = 200
_MOST_TARGETS = 20
_CHANGES = ("change", "input", "click", "keyup", "changed")
_FROM = Expression(r"\bfrom:\s*(?:\(([^)]*)\)|([^\s,]+))")
_RELATIVE = Expression(r"(next|previous|closest|find)\s+(\S.*)")
_ACTION = Expression(r"(?:([\w:.@-]+)->)?([\w-]+)#(\w+)")


def requests(tool: ToolForm) -> Iterator[Hint]:
    """What a request of htmx or Unpoly writes anew."""
    for attribute in _REQUESTS:
        for element in tool.contents.attributes.get(attribute, ()):
            if is_field(element):
                yield from _from_field(tool, element, attribute)
            else:
                yield from _from_part(tool, element)
    for attribute in _TRIGGERS:
        for element in tool.contents.attributes.get(attribute, ()):
            if is_field(element):
                yield from _from_part(tool, element)
    yield from _validated(tool)


def _from_field(tool: ToolForm, element: Element, attribute: str) -> Iterator[Hint]:
    """What a field writes when it changes."""
    trigger = next((element.show(name) for name in _TRIGGERS if element.has(name)), "")
    if trigger and not any(event in trigger for event in _CHANGES):
        return
    holder, name = _target_attribute(tool, element)
    if holder is None:
        return
    part = _target(tool, element, holder.show(name))
    if part is None or part.index == element.index or tool.form.document.contains(part.index, element.index):
        if part and _has_others(tool, part, element):
            yield Hint(part, element, attribute_sign(tool, element, attribute, 0.7))
        return
    if tool.contents.has_field_in(part) or part.tag in FIELD_TAGS or _is_for_fields(part, element.show(attribute)):
        yield Hint(part, element, attribute_sign(tool, holder, name, 1.0))


def _has_others(tool: ToolForm, part: Element, element: Element) -> bool:
    """Whether a part that holds a field holds others too."""
    return (
        part.tag != "form"
        and len({one.show("name") for one in tool.contents.fields_in(part)} - {element.show("name")}) > 0
    )


def _target_attribute(tool: ToolForm, element: Element) -> tuple[Element | None, str]:
    """The element that names the target, which may be one around the field."""
    for one in (element, *tool.contents.parents(element)):
        if name := next(filter(one.has, _TARGETS), None):
            return one, name
    return None, ""


def _target(tool: ToolForm, element: Element, target: str) -> Element | None:
    target = target.strip()
    match = _RELATIVE.fullmatch(target)
    if match:
        return _relative(tool, element, match[1], match[2].strip())
    if target == "this":
        return None
    return tool.references.any(target)


def _relative(tool: ToolForm, element: Element, direction: str, selector: str) -> Element | None:
    contents = tool.contents
    place = bisect_left(contents.elements, element.index, key=lambda one: one.index)
    match direction:
        case "next":
            near: Iterable[Element] = contents.elements[place + 1 : place + 1 + _FAR]
        case "previous":
            near = reversed(contents.elements[max(place - _FAR, 0) : place])
        case _:
            near = contents.parents(element) if direction == "closest" else ()
    return next((one for one in near if _fits(one, selector)), None)


def _fits(element: Element, selector: str) -> bool:
    """Whether an element is what a simple selector names: a tag, `.class` or `#id`."""
    if selector.startswith("#"):
        return element.show("id") == selector[1:]
    if selector.startswith("."):
        return selector[1:] in element.show("class").split()
    return element.tag == selector


def _is_for_fields(part: Element, address: str) -> bool:
    """Whether an empty part is called as if fields were to come into it."""
    names = (*words(part.show("id")), *(word for name in part.show("class").split() for word in words(name)))
    if OUTCOMES.meet(names) or part.tag in ("output", "p", "span", "small", "table", "tbody", "ul"):
        return False
    return FIELDS.meet(names) or FIELDS.meet(words(address.partition("?")[0]))


def _from_part(tool: ToolForm, element: Element) -> Iterator[Hint]:
    """A part that is written anew when a field elsewhere changes."""
    name = next(filter(element.has, _TRIGGERS), None)
    if name is None:
        return
    for match in _FROM.finditer(element.show(name)[:500]):
        source = tool.references.field(match[1] or match[2], element)
        if source and (tool.contents.has_field_in(element) or _is_for_fields(element, "")):
            yield Hint(element, source, attribute_sign(tool, element, name, 1.0))


def _validated(tool: ToolForm) -> Iterator[Hint]:
    """What Unpoly writes anew when it validates a field."""
    for element in tool.contents.attributes.get("up-validate", ()):
        part = tool.references.part(element.show("up-validate"), element) if element.show("up-validate") else None
        if part and is_field(element):
            yield Hint(part, element, attribute_sign(tool, element, "up-validate", 1.0))


def controllers(tool: ToolForm) -> Iterator[Hint]:
    """Targets of a Stimulus controller that a change of a field calls."""
    for element in tool.contents.attributes.get("data-action", ()):
        if not is_field(element):
            continue
        for match in _ACTION.finditer(element.show("data-action")[:500]):
            event, controller, method = match.groups()
            if (event and event not in _CHANGES) or SENDING.meet(words(method)):
                continue
            for target in tool.contents.attributes.get(f"data-{controller}-target", ())[:_MOST_TARGETS]:
                apart = target.index != element.index and not tool.form.document.contains(target.index, element.index)
                if apart and tool.contents.has_field_in(target) and not _is_box(target):
                    yield Hint(target, element, attribute_sign(tool, element, "data-action", 0.6))
                    yield Hint(target, element, attribute_sign(tool, target, f"data-{controller}-target", 0.5))


def _is_box(element: Element) -> bool:
    """Whether an element is a checkbox, which others tick and untick."""
    return element.tag == "input" and element.show("type").lower() == "checkbox"


def live_fields(tool: ToolForm) -> Iterator[Hint]:
    """Fields of Livewire that tell the server at once, beside a select that is disabled as long as they are empty."""
    waiting = next((one for one in tool.contents.tags.get("select", ()) if one.has("disabled")), None)
    if waiting is None:
        return
    for name, elements in tool.contents.attributes.items():
        if name.startswith(("wire:model.live", "wire:change", "wire:model.change")):
            sources = (element for element in elements if element.index != waiting.index)
            yield from (Hint(waiting, one, attribute_sign(tool, one, name, 0.6)) for one in sources)
