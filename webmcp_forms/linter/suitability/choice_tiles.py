"""Choices made by clicking on elements that are no controls, and written to a hidden input by a script."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from webmcp_forms.document.forms import control_kind
from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.carriers import FAR, native_carrier, nearest_value_input
from webmcp_forms.linter.suitability.contents import class_names
from webmcp_forms.linter.suitability.hidden_values import is_unset, is_waiting
from webmcp_forms.linter.suitability.signs import attribute_sign, class_sign
from webmcp_forms.linter.suitability.widget_marks import OTHER_DATA, Widget
from webmcp_forms.linter.suitability.widget_words import TILES

Found = Iterator[tuple[Element, Widget, tuple[Evidence, ...]]]

_STATES = frozenset({"aria-pressed", "aria-selected", "aria-checked"})
_HANDLERS = ("onclick", "@click", "@click.prevent", "x-on:click", "v-on:click", "(click)", "ng-click", "data-action")
_SHAPES = frozenset({"circle", "rect", "path", "g", "polygon", "use", "ellipse", "svg", "area"})
_TILE_TAGS = frozenset({"div", "span", "li", "td", "button", "a", "i", "img", "label", "figure", "p"}) | _SHAPES
_ROLES = frozenset({"button", "img", "option"})
_NOWHERE = frozenset({"#", "", "javascript:void(0)", "javascript:;", "#!"})
_FLAT = frozenset({"form", "fieldset", "body"})
_FEWEST = 2


def choice_tiles(tool: ToolForm) -> Found:
    """The first tile of each group of which one or more are clicked on."""
    if not tool.contents.value_inputs:
        return
    for (_, attribute), tiles in _groups(tool).items():
        values = {tile.show(attribute) for tile in tiles}
        value = nearest_value_input(tool, tiles[0])
        if (
            value
            and len(tiles) >= _FEWEST
            and not _is_carried(tool, tiles[0])
            and (attribute in _STATES or len(values) >= _FEWEST)
        ):
            about = f"one of {len(tiles)} to choose from"
            weight = _value_weight(value, tiles, attribute)
            signs = (
                attribute_sign(tool, tiles[0], attribute, 0.6, about),
                attribute_sign(tool, value[0], "name", weight, "a hidden input"),
            )
            yield tiles[0], Widget.CHOICE, signs
    yield from _plain_buttons(tool)


def _plain_buttons(tool: ToolForm) -> Found:
    """Buttons of one class beside a hidden input that is empty, and no field that they could be about."""
    groups: dict[tuple[int, str], list[Element]] = defaultdict(list)
    for button in tool.contents.tags.get("button", ()):
        if button.show("type").lower() == "button" and button.has("class") and not button.has("data-bs-toggle"):
            groups[button.parent, button.show("class")].append(button)
    for (parent, name), buttons in groups.items():
        value = nearest_value_input(tool, buttons[0]) if len(buttons) >= _FEWEST else None
        around = tool.form.document.element(parent)
        if value and is_waiting(value[0]) and around.tag not in _FLAT and not tool.contents.has_field_in(around):
            is_near = value[1] <= 1 or value[0].index == tool.form.document.ends[parent]
            signs = (
                class_sign(
                    tool, buttons[0], name.split()[0].lower() if name.split() else "", 0.6, "of several buttons"
                ),
                attribute_sign(tool, value[0], "name", 0.4 if is_near else 0.2, "a hidden input"),
            )
            yield buttons[0], Widget.CHOICE, signs


def _is_carried(tool: ToolForm, tile: Element) -> bool:
    """Whether a native control behind the tiles has the value, or they are the tools of an editor."""
    parent = tool.form.document.element(tile.parent)
    if parent.tag in _FLAT:
        return False
    return native_carrier(tool, parent) is not None or any("toolbar" in name for name in class_names(parent))


def _value_weight(value: tuple[Element, int], tiles: Sequence[Element], attribute: str) -> float:
    """How much the hidden input says: one that is empty, or has the value of one of the tiles."""
    element, distance = value
    if distance >= FAR:
        return 0.4 if is_unset(element) else 0.2
    held = element.show("value")
    is_theirs = is_waiting(element) or any(tile.show(attribute) == held for tile in tiles) or "," in held
    return 0.4 if is_theirs else 0.2


def _groups(tool: ToolForm) -> dict[tuple[int, str], list[Element]]:
    """The tiles by their grandparent or parent and the attribute that has their values."""
    groups: dict[tuple[int, str], list[Element]] = defaultdict(list)
    for attribute, elements in tool.contents.attributes.items():
        if attribute in _STATES or (attribute.startswith("data-") and not attribute.startswith(OTHER_DATA)):
            for element in elements:
                if _is_tile(tool, element):
                    groups[_group(tool, element), attribute].append(element)
    return groups


def _group(tool: ToolForm, element: Element) -> int:
    """The list that a tile stands in: its parent, or the one around the parent that holds nothing else."""
    parent = element.parent
    if tool.form.document.element(parent).tag in ("li", "td"):
        return tool.form.document.parents[parent]
    return parent


def _is_tile(tool: ToolForm, element: Element) -> bool:
    if element.tag not in _TILE_TAGS or tool.contents.has_field_in(element):
        return False
    if element.tag == "button":
        return element.show("type").lower() == "button" and control_kind(element) == "button"
    if element.tag in ("a", "area"):
        return element.show("href") in _NOWHERE
    can_be_clicked = any(map(element.has, ("tabindex", *_HANDLERS))) or element.show("role") in _ROLES
    return can_be_clicked or any(TILES.meet(words(name)) for name in class_names(element))
