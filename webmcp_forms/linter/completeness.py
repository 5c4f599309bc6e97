"""Whether the markup of a form shows all that it will hold once it is rendered."""

from __future__ import annotations

from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Document, Element, Hole, MixedText, literal
from webmcp_forms.document.translations import is_translation
from webmcp_forms.linter.page import ToolForm

# What stands in these is text, also where a template fills it in.
_TEXT_TAGS = frozenset({"a", "button", "h1", "h2", "h3", "h4", "h5", "h6", "label", "legend", "option", "textarea"})
# A page with bindings is all of the page, unlike a template: what names a form in it stands there.
_WHOLE_PAGES = frozenset({"alpine"})
# Values of `Aspect`.
_SHAPING = frozenset({"parameters", "type", "required"})
_SHAPING_OF_PARAMETERS = frozenset({"presence", "name"})
_VALUES = frozenset({"choices", "limits"})


def shows_parameters(tool: ToolForm) -> bool:
    """Whether no component, hole, branch or loop may add, change or take away a parameter."""
    return not _leaves_out(tool) and not any(
        unknown.aspect.value in _SHAPING
        or (unknown.parameter is not None and unknown.aspect.value in _SHAPING_OF_PARAMETERS)
        for unknown in tool.unknowns
    )


def shows_values(tool: ToolForm) -> bool:
    """Whether all choices and limits of the parameters are known."""
    return not any(unknown.aspect.value in _VALUES for unknown in tool.unknowns)


def may_hold_more(tool: ToolForm) -> bool:
    """Whether a component or a hole in a form may render as buttons, or as controls that are not written in it."""
    document = tool.form.document
    if document.language in PLAIN_LANGUAGES:
        return False
    inside = (tool.element, *document.descendants(tool.element))
    if any(element.presence.component or _holds_markup(document, element) for element in inside):
        return True
    is_open = document.language not in _WHOLE_PAGES or tool.page.may_point_at_forms
    return is_open and _is_named_elsewhere(tool)


def may_point_at_forms(document: Document) -> bool:
    """Whether something may be or hold a control whose `form` attribute nobody knows."""
    return any(
        element.presence.component
        or element.presence.unknown_attributes
        or isinstance(element.get("form"), MixedText)
        or _holds_markup(document, element)
        for element in document.elements()
    )


def _leaves_out(tool: ToolForm) -> bool:
    """Whether this reading of the source leaves out a part of the form."""
    place = tool.form.document.place(tool.element)
    if place is None:
        return False
    end = place.end_tag.end if place.end_tag else len(tool.source.text)
    return any(place.start_tag.start < stretch.start < end for stretch in tool.form.document.hidden)


def _is_named_elsewhere(tool: ToolForm) -> bool:
    """Whether the source names the form's id once more, so that a component or a hole may give it a control."""
    identifier = literal(tool.element.get("id"))
    return identifier is not None and len(identifier) > 1 and tool.source.text.count(identifier) > 1


def _holds_markup(document: Document, element: Element) -> bool:
    """Whether a hole in an element may render as more than text."""
    if element.tag in _TEXT_TAGS:
        return False
    texts = (child for child in document.tree.children(element.index) if isinstance(child, MixedText))
    holes = (part for text in texts for part in text.parts if isinstance(part, Hole))
    return any(not (hole.is_text or is_translation(hole.source)) for hole in holes)
