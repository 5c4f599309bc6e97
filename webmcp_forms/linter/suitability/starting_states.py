"""Fields that cannot be used as a form is loaded: hidden, disabled, or with nothing to choose."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from webmcp_forms.document.nodes import Certainty, Element
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.select_contents import may_be_filled
from webmcp_forms.linter.suitability.contents import class_names, concealing_attribute, is_concealed
from webmcp_forms.linter.suitability.dependency_words import AFTER, CHOOSE, FIRST
from webmcp_forms.linter.suitability.hints import Hint
from webmcp_forms.linter.suitability.signs import attribute_sign, tag_sign, text_sign
from webmcp_forms.linter.suitability.widget_marks import BEHIND, CLASSES

_SELECT_KINDS = frozenset({"select", "select-multiple"})
_LONGEST_TEXT = 80
_LONGEST_HINT = 160
_PART_TAGS = frozenset({"div", "fieldset", "section", "p", "tbody", "table", "ul", "dl"})
_MOST_ALTERNATIVES = 20
_SHORTEST = 3
# Parts that are shown in turn for other reasons.
_OTHER_SETS = frozenset(
    {"tab-pane", "tab", "tabs", "tabpanel", "tab-content", "step", "panel", "accordion", "collapse", "slide", "wizard"}
    | {"form-step", "wizard-step", "carousel-item", "modal", "dropdown-menu", "accordion-collapse", "page"}
)
_LAYOUT = frozenset(
    {"row", "col", "form-group", "form-row", "form-item", "form-control", "mb-3", "mb-2", "mt-3", "field", "control"}
    | {"group", "grid", "flex", "container", "card", "card-body", "block", "hidden", "d-none", "hide", "form-field"}
    | {"js-form-item", "form-floating", "input-group", "govuk-form-group", "fieldset", "div", "section", "item", "box"}
)


def choose_first(tool: ToolForm) -> Iterator[Hint]:
    """Fields that say that something else must be chosen first."""
    for control in tool.form.controls:
        if control.kind in _SELECT_KINDS and (len(control.choices) <= 1 or control.element.has("disabled")):
            for choice in control.choices[:1]:
                if _says_first(choice.title):
                    sign = text_sign(tool, choice.element, " ".join(choice.title.split()), 1.0, "placeholder")
                    yield Hint(control.element, None, sign)
        elif _is_closed(control.element) and _says_first(control.element.show("placeholder")):
            yield Hint(control.element, None, attribute_sign(tool, control.element, "placeholder", 1.0))


def _is_closed(element: Element) -> bool:
    return element.has("disabled") or element.has("readonly")


def _says_first(text: str) -> bool:
    found = words(text) if len(text) <= _LONGEST_TEXT else ()
    if not FIRST.meet(found):
        return False
    return "first" not in found or CHOOSE.meet(found)


def unusable(tool: ToolForm) -> Iterator[Hint]:
    """Fields that are disabled or empty, which alone says little."""
    for control in tool.form.controls:
        element = control.element
        if element.tag not in ("input", "select", "textarea") or control.kind in (
            "hidden",
            "submit",
            "button",
            "image",
        ):
            continue
        if element.has("disabled"):
            yield Hint(element, None, attribute_sign(tool, element, "disabled", 0.4, f"on <{element.tag}>"))
        is_bare = element.index in tool.contents.bare_selects and not may_be_filled(tool.page, control)
        if is_bare:
            weight = 0.6 if _follows_choice(tool, element) else 0.5
            yield Hint(element, None, tag_sign(tool, element, weight, "with nothing to choose"))
        if is_bare or element.has("disabled"):
            yield from _described(tool, element)


def _follows_choice(tool: ToolForm, element: Element) -> bool:
    return bool(tool.contents.choices) and tool.contents.choices[0] < element.index


def _described(tool: ToolForm, element: Element) -> Iterator[Hint]:
    """What the hint of a field says of when it can be used."""
    for identifier in element.show("aria-describedby").split():
        hint = tool.contents.by_id.get(identifier)
        text = tool.contents.text(hint) if hint else ""
        if hint and len(text) <= _LONGEST_HINT and (_says_first(text) or AFTER.meet(words(text))):
            yield Hint(element, None, text_sign(tool, hint, text, 0.6, "hint"))


def alternatives(tool: ToolForm) -> Iterator[Hint]:
    """Hidden parts beside a part that is not hidden and is called alike, after something to choose."""
    contents = tool.contents
    siblings: dict[int, list[Element]] = defaultdict(list)
    for element in contents.elements:
        if element.tag in _PART_TAGS and (element.has("id") or element.has("class")):
            siblings[element.parent].append(element)
    for group in siblings.values():
        hidden = [element for element in group if is_concealed(element) and contents.has_field_in(element)]
        for element in hidden[:_MOST_ALTERNATIVES]:
            shown = next((one for one in group if _is_alternative(tool, element, one)), None)
            if shown and _follows_choice(tool, min(element, shown, key=lambda one: one.index)):
                sign = tag_sign(tool, shown, 0.6, "shown in place of one that is hidden")
                yield Hint(element, None, sign)


def _is_alternative(tool: ToolForm, hidden: Element, shown: Element) -> bool:
    """Whether a part that is shown is one of a set with a hidden one: they have a class or part of the id in common."""
    if is_concealed(shown) or not tool.contents.has_field_in(shown) or shown.show("role") == "tabpanel":
        return False
    own = _names(hidden)
    return bool(own & _names(shown)) and not (_OTHER_SETS & own)


def _names(element: Element) -> frozenset[str]:
    """What can tell that two parts are of one set: words of the ids, and classes that are no layout."""
    of_id = (word for word in words(element.show("id")) if len(word) >= _SHORTEST)
    classes = (name for name in class_names(element) if "-" in name or "_" in name or len(name) > _SHORTEST)
    return frozenset((*of_id, *(name for name in classes if name not in _LAYOUT and not name.endswith("hidden"))))


def hidden_parts(tool: ToolForm) -> Iterator[Hint]:
    """Parts of a form that are hidden with the fields in them, which are worse when these are required."""
    contents = tool.contents
    covered = -1
    for element in contents.elements:
        if element.index < covered or element.tag in ("input", "select", "textarea") or not is_concealed(element):
            continue
        covered = contents.document.ends[element.index]
        fields = [field for field in contents.fields_in(element) if not _is_trap(field)]
        if not fields or any(name in CLASSES for name in class_names(element)):
            continue
        attribute = concealing_attribute(element)
        yield Hint(element, None, attribute_sign(tool, element, attribute, 0.4, f"on <{element.tag}> around fields"))
        required = next((field for field in fields if _is_required(field)), None)
        if required and _has_choice_outside(tool, element):
            yield Hint(element, None, attribute_sign(tool, required, "required", 0.6, "in a part that is hidden"))


def _is_trap(field: Element) -> bool:
    """Whether a hidden field is there for robots, or behind a widget."""
    return field.show("tabindex") == "-1" or any(name in BEHIND for name in class_names(field))


def _is_required(field: Element) -> bool:
    return field.surely_has("required") and field.presence.certainty is not Certainty.LOOP


def _has_choice_outside(tool: ToolForm, element: Element) -> bool:
    """Whether the form has something to choose that may show a hidden part."""
    choices = tool.contents.choices
    return bool(choices) and (choices[0] < element.index or choices[-1] >= tool.form.document.ends[element.index])
