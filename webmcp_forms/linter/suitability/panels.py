"""Panels of a form that are shown one at a time: each is a step, though the form is submitted once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice

from webmcp_forms.document.nodes import Element
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.conditions import followed_conditions
from webmcp_forms.linter.suitability.contents import Contents, class_names, concealing_attribute, is_concealed
from webmcp_forms.linter.suitability.signs import attribute_sign
from webmcp_forms.linter.suitability.step_marks import PANEL_ATTRIBUTES, PANEL_CLASSES
from webmcp_forms.linter.wording import quoted

_PARTS = frozenset({"div", "fieldset", "section", "article", "li"})
_MOST_BRANCHES = 100
_CONDITIONS = ("x-show", "x-if", "v-if", "v-show", "v-else-if", "*ngif", "[hidden]", ":hidden", ":class")
_STEP_CONDITION = Expression(
    r"(?i)\b[\w.$]*(?:step|stage|paso|schritt|etape|page|panel|screen|slide)\w*(?:\(\))?\s*(?:={2,3}|!={1,2}|>=?|<=?)\s*['\"]?\w+"
)


def panels(tool: ToolForm) -> Iterator[tuple[Element, Evidence]]:
    """The panels of a form with what says that only one of them is shown."""
    contents = tool.contents
    marked = _outermost(contents, [element for element in _marked(contents) if contents.has_field_in(element)])
    concealed = [element for element in marked if is_concealed(element)]
    if len(marked) > 1 and concealed and len(concealed) < len(marked):
        element = concealed[0]
        about = f"one of {len(marked)} panels of which some are hidden"
        yield element, attribute_sign(tool, element, concealing_attribute(element), 1.0, about)
    yield from _alike(tool)
    yield from _branches(tool)
    conditional = [pair for pair in _conditional(contents) if contents.has_field_in(pair[0])]
    if conditional:
        element, attribute = conditional[0]
        yield element, attribute_sign(tool, element, attribute, 1.0 if len(conditional) > 1 else 0.6)


def _alike(tool: ToolForm) -> Iterator[tuple[Element, Evidence]]:
    """Parts of one class beside one another of which some are hidden; by itself that says little."""
    groups: dict[tuple[int, str], list[Element]] = defaultdict(list)
    for element in tool.contents.elements:
        if element.tag in _PARTS and element.has("class") and tool.contents.has_field_in(element):
            groups[element.parent, element.show("class")].append(element)
    for parts in groups.values():
        concealed = [part for part in parts if is_concealed(part)]
        if concealed and len(concealed) < len(parts):
            about = f"one of {len(parts)} like it of which some are hidden"
            yield concealed[0], attribute_sign(tool, concealed[0], concealing_attribute(concealed[0]), 0.4, about)


def _branches(tool: ToolForm) -> Iterator[tuple[Element, Evidence]]:
    """Parts that code shows at one step: `{step === 2 && …}`. Readings have one each, so the sign is the form's."""
    contents = tool.contents
    conditional = (one for one in contents.elements if one.presence.arms and contents.has_field_in(one))
    for element in islice(conditional, _MOST_BRANCHES):
        for text, span in followed_conditions(tool, element):
            if _STEP_CONDITION.search(text[:200]):
                yield tool.element, Evidence(f"condition {quoted(text)}", span, 0.6)


def _marked(contents: Contents) -> Iterator[Element]:
    for element in contents.elements:
        if element.tag in _PARTS and (
            any(map(_is_of_panel, class_names(element))) or any(map(element.has, PANEL_ATTRIBUTES))
        ):
            yield element


def _is_of_panel(name: str) -> bool:
    return name in PANEL_CLASSES or ("step" in name and "step" in words(name))


def _outermost(contents: Contents, elements: Sequence[Element]) -> list[Element]:
    """The elements that are in none of the others."""
    found: list[Element] = []
    for element in elements:
        if not (found and contents.document.contains(found[-1].index, element.index)):
            found.append(element)
    return found


def _conditional(contents: Contents) -> Iterator[tuple[Element, str]]:
    for attribute in _CONDITIONS:
        for element in contents.attributes.get(attribute, ()):
            if _STEP_CONDITION.search(element.show(attribute)[:200]):
                yield element, attribute
