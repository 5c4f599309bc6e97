"""Fields that look something up and put what was found into a hidden input: the text alone is not enough."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from webmcp_forms.document.forms import control_kind
from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.carriers import FAR, native_carrier, nearest_value_input
from webmcp_forms.linter.suitability.contents import is_concealed
from webmcp_forms.linter.suitability.hidden_values import is_unset
from webmcp_forms.linter.suitability.signs import attribute_sign, tag_sign
from webmcp_forms.linter.suitability.widget_marks import Widget
from webmcp_forms.linter.suitability.widget_words import TYPEAHEAD, WRAPPER

_TEXT_KINDS = frozenset({"text", "search", "url", "tel", "email"})
_NEAR = 2
_WRAPPERS = 2
_KEYS = frozenset(
    {"id", "ids", "uuid", "key", "code", "value", "val", "ref", "pk", "slug", "hidden", "selected", "lat"}
)
_FACES = frozenset(
    {"name", "text", "label", "query", "search", "display", "title", "input", "q", "term", "field", "suche"}
)


def typeaheads(tool: ToolForm) -> Iterator[tuple[Element, Widget, tuple[Evidence, ...]]]:
    """The text fields whose value is looked up, with what says so."""
    if not tool.contents.value_inputs and "role" not in tool.contents.attributes:
        return
    for element in tool.contents.tags.get("input", ()):
        if control_kind(element) in _TEXT_KINDS and not is_concealed(element):
            signs = tuple(_signs(tool, element))
            if signs:
                yield element, Widget.TYPEAHEAD, signs


def _signs(tool: ToolForm, element: Element) -> Iterator[Evidence]:
    has_name = bool(element.show("name")) or (element.may_have("name") and not element.has("name"))
    hints = list(_hints(tool, element))
    if not has_name and not hints:
        hints += _wrapper_hints(tool, element)
    if not has_name and literal(element.get("role")) == "combobox" and not native_carrier(tool, element):
        yield attribute_sign(tool, element, "role", 1.0, "on an input without a name")
        return
    value = nearest_value_input(tool, element)
    if value is None or not (hints or not has_name):
        return
    weight = _value_weight(element, value, has_name=has_name)
    if not weight:
        return
    yield from hints[:1]
    yield attribute_sign(tool, value[0], "name", weight, "a hidden input")
    if not has_name:
        yield tag_sign(tool, element, 0.4, "without a name")
    if literal(element.get("autocomplete")) == "off":
        yield attribute_sign(tool, element, "autocomplete", 0.2)


def _hints(tool: ToolForm, element: Element) -> Iterator[Evidence]:
    if literal(element.get("role")) == "combobox":
        yield attribute_sign(tool, element, "role", 0.5)
    for attribute in element.attributes:
        if (
            (attribute == "aria-autocomplete" and element.show(attribute) != "none")
            or (attribute.startswith("data-") and TYPEAHEAD.meet(words(attribute[5:])))
            or (
                attribute in ("class", "id", "data-controller", "data-toggle", "data-target")
                and TYPEAHEAD.meet(words(element.show(attribute)[:200]))
            )
        ):
            yield attribute_sign(tool, element, attribute, 0.5)


def _wrapper_hints(tool: ToolForm, element: Element) -> Iterator[Evidence]:
    """What the elements around a field are called."""
    for parent in islice(tool.contents.parents(element), _WRAPPERS):
        found = words(parent.show("class")[:200])
        if TYPEAHEAD.meet(found) or WRAPPER.meet(found):
            yield attribute_sign(tool, parent, "class", 0.5)


def _value_weight(element: Element, value: tuple[Element, int], *, has_name: bool) -> float:
    """How much a hidden input says: one beside the field, and one that is called like it."""
    hidden, distance = value
    if _is_key_of(words(hidden.show("name")), words(element.show("name") or element.show("id"))):
        return 0.5 if has_name else 0.6
    if has_name and not is_unset(hidden):
        return 0.0
    if distance >= FAR or (distance > _NEAR and not is_unset(hidden)):
        return 0.0
    return 0.4 if is_unset(hidden) else 0.3


def _is_key_of(hidden: tuple[str, ...], face: tuple[str, ...]) -> bool:
    """Whether `city_id` belongs to `city_name`, `city` or `city-search`."""
    stem = tuple(word for word in hidden if word not in _KEYS)
    shown = tuple(word for word in face if word not in _FACES)
    return len(stem) < len(hidden) and bool(stem) and bool(set(stem) & set(shown))
