"""What of the text of an element is known before a template or a script has filled it in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Choice
from webmcp_forms.document.nodes import Child, Document, Element, Hole, MixedText, Text, literal
from webmcp_forms.document.translations import is_translation
from webmcp_forms.expressions import Expression

UNKNOWN = "\ufffc"
"""Stands for a hole or a component in a text (U+FFFC OBJECT REPLACEMENT CHARACTER)."""

_STRING = Expression(r"""(?P<call>\()?(?P<quote>["'`])(?P<text>[^"'`]{1,80})(?P=quote)""")
_TRIMS_BEFORE = ("{{-", "{%-", "{{~", "{%~", "<%-", "<%_", "${-")
_TRIMS_AFTER = ("-}}", "-%}", "~}}", "~%}", "-%>", "_%>")
_KEY = Expression(r"[\w-]+(?:\.[\w-]+)+")
_LONGEST_HOLE = 400
# Attributes by which scripts and attribute languages (Vue, Alpine, Angular, Thymeleaf, TAL) give an element content or
# an id.
_BRINGING = frozenset(
    {":id", "v-bind", "v-bind:id", "v-html", "x-bind", "x-bind:id", "x-html", "[id]", "[attr.id]", "[innerhtml]"}
    | {"data-bind", "ng-attr-id", "ng-bind-html", "ng-include", "hx-get", "data-hx-get"}
)
_BRINGING_PREFIXES = ("th:", "data-th-", "tal:", "metal:", "py:")
# A hole in one of these is text; one in a label may well be the control.
_TEXT_TAGS = frozenset(
    {"a", "button", "h1", "h2", "h3", "h4", "h5", "h6", "legend", "option", "script", "style", "textarea", "title"}
)


def outlined(text: Text) -> str:
    """The text with `UNKNOWN` for each hole, without the white space that a hole such as `{{- name }}` trims."""
    if isinstance(text, str):
        return text
    return "".join(_trimmed(text.parts))


def _trimmed(parts: Sequence[str | Hole]) -> Iterator[str]:
    for before, part, after in zip(("", *parts), parts, (*parts[1:], ""), strict=False):
        if isinstance(part, Hole):
            yield UNKNOWN
            continue
        text = part.lstrip() if isinstance(before, Hole) and before.source.endswith(_TRIMS_AFTER) else part
        yield text.rstrip() if isinstance(after, Hole) and after.source.startswith(_TRIMS_BEFORE) else text


def spoken(text: Text) -> str:
    """The text with what a translation translates, as it is written, and `UNKNOWN` for each other hole."""
    if isinstance(text, str):
        return text
    return "".join(_message(part.source) if isinstance(part, Hole) else part for part in text.parts)


def outline(
    document: Document,
    element: Element,
    skip: frozenset[int] = frozenset(),
    show: Callable[[Text], str] = outlined,
) -> str:
    """The text of an element as `text_content` gives it, with `UNKNOWN` for each component and each text as shown."""
    pieces: list[str] = []
    pending = [document.tree.children(element.index)]
    while pending:
        child = next(pending[-1], None)
        if child is None:
            pending.pop()
        elif not isinstance(child, int):
            pieces.append(show(child))
        elif document.element(child).presence.component:
            pieces.append(UNKNOWN)
        elif child not in skip:
            pending.append(document.tree.children(child))
    return "".join(pieces)


def known_text(document: Document, element: Element, skip: frozenset[int] = frozenset()) -> str | None:
    """The text of an element, or None when a hole or a component may add to it."""
    text = outline(document, element, skip)
    return None if UNKNOWN in text else text


def may_bring_ids(document: Document) -> bool:
    """Whether a hole, a component or unknown attributes may bring elements or ids that the markup does not show."""
    return any(_is_open(document, element) for element in document.elements())


def _is_open(document: Document, element: Element) -> bool:
    presence = element.presence
    if presence.component or presence.unknown_attributes or isinstance(element.get("id"), MixedText):
        return True
    if any(name in _BRINGING or name.startswith(_BRINGING_PREFIXES) for name in element.attributes):
        return True
    return element.tag not in _TEXT_TAGS and any(map(_may_be_markup, document.tree.children(element.index)))


def _may_be_markup(child: Child) -> bool:
    if not isinstance(child, MixedText):
        return False
    holes = (part for part in child.parts if isinstance(part, Hole))
    return any(not (hole.is_text or is_translation(hole.source)) for hole in holes)


def choices(parameter: Parameter) -> tuple[Choice, ...]:
    """What the enum of a parameter lists, in order; nothing for a lone checkbox, which is on or off."""
    controls = parameter.group.controls
    if len(controls) == 1 and controls[0].kind == "checkbox":
        return ()
    return tuple(choice for control in controls for choice in control.choices)


def known_value(document: Document, choice: Choice) -> str | None:
    """The value of a choice, or None when a hole, a component or an unknown attribute may make it another."""
    element = choice.element
    if element.has("value"):
        return literal(element.get("value")) if element.surely_has("value") else None
    if element.presence.unknown_attributes or element.presence.component:
        return None
    if element.tag == "option" and known_text(document, element) is None:
        return None
    return choice.value


# Templates translate the same words over and over.
@lru_cache(maxsize=512)
def _message(source: str) -> str:
    """What a hole translates: the one string that is handed to a call, or else its first; of a key the last part."""
    found = [match for match in _STRING.finditer(source[:_LONGEST_HOLE]) if is_translation(source)]
    handed = [match for match in found if match["call"]] or found[:1]
    if len(handed) != 1:
        return UNKNOWN
    message = handed[0]["text"]
    return message.rpartition(".")[2] if _KEY.fullmatch(message) else message
