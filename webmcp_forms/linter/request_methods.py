"""How forms are sent: by which method, whatever spoofs it, and by which elements."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Element, literal
from webmcp_forms.document.submission import is_submit_button
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.submission_scripts import may_be_scripted
from webmcp_forms.records import record

CHANGING_METHODS = frozenset({"post", "put", "patch", "delete"})
"""The methods of requests that change something, if what is sent keeps to HTTP."""

SPOOFING_NAMES = frozenset(
    {"_method", "x-http-method", "x-http-method-override", "_http_method", "http_method", "method"}
)
"""The names of hidden inputs that put another method in place of POST."""

HTMX_PREFIXES = ("hx-", "data-hx-")
"""How the attributes of htmx begin."""

_TEMPLATE_METHOD = Expression(r"(?:@method|method_field)\(\s*['\"](\w+)['\"]\s*\)")
_DIRECTIVES = ("@method", "method_field")
_LONGEST_FORM = 20_000


def request_method(tool: ToolForm) -> str | None:
    """How a form is sent by any of its buttons: `get`, a method that changes something, or None when it is unknown."""
    return method_with(tool, spoofing(tool))


def method_with(tool: ToolForm, spoofed: Spoofed | None) -> str | None:
    """The same, given what takes the place of the form's own method."""
    methods = {spoofed.method} if spoofed else set()
    for element in senders(tool):
        if (method := _htmx_method(element)) or element.tag == "form" or element.has("formmethod"):
            methods.add(method or _written_method(element))
    changing = {method for method in methods if method in CHANGING_METHODS}
    if changing:
        return "delete" if "delete" in changing else "post"
    return "get" if methods == {"get"} else None


def senders(tool: ToolForm) -> Iterator[Element]:
    """The form and its submit buttons."""
    yield tool.element
    yield from (control.element for control in tool.form.controls if is_submit_button(tool.form, control))


@record
class Spoofed:
    """A method that takes the place of the form's own: which, how it is written, and where.

    `element` and `attribute` hold it, or None: a directive of a template stands in no element.
    """

    method: str
    shown: str
    element: Element | None = None
    attribute: str | None = None


def spoofing(tool: ToolForm) -> Spoofed | None:
    """What a hidden input or a directive puts in place of the form's own method."""
    for control in tool.form.controls:
        if control.kind == "hidden" and control.name.lower() in SPOOFING_NAMES:
            value = (literal(control.element.get("value")) or "").lower()
            if value in CHANGING_METHODS:
                return Spoofed(value, f"hidden {control.name}={value.upper()}", control.element, "value")
    place = tool.form.document.place(tool.element)
    if place and tool.form.document.language not in PLAIN_LANGUAGES:
        start = place.start_tag.end
        end = place.end_tag.start if place.end_tag else len(tool.source.text)
        return _directive(tool.source.text, start, min(end, start + _LONGEST_FORM))
    return None


def _directive(text: str, start: int, end: int) -> Spoofed | None:
    """What a directive of a template says between two offsets."""
    first = min((at for mark in _DIRECTIVES if (at := text.find(mark, start, end)) >= 0), default=-1)
    written = _TEMPLATE_METHOD.match(text, first) if first >= 0 else None
    return Spoofed(written[1].lower(), written[0]) if written else None


def _written_method(element: Element) -> str:
    """The method that the form says, or that a button says instead; "" if it is unknown or sends nothing."""
    name = "method" if element.tag == "form" else "formmethod"
    if not element.has(name):
        return "" if element.presence.unknown_attributes or may_be_scripted(element) else "get"
    written = literal(element.get(name))
    if written is None or written.lower() == "dialog":
        return ""
    return "post" if written.lower() == "post" else "get"


def _htmx_method(element: Element) -> str | None:
    found = (
        method
        for method in ("delete", "post", "put", "patch", "get")
        for prefix in HTMX_PREFIXES
        if element.has(prefix + method)
    )
    return next(found, None)
