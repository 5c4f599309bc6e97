"""Custom elements that may be controls of a form; only a script can make them so."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from webmcp_forms.document.nodes import INERT_SCOPE, Element, literal
from webmcp_forms.document.relations import NearestAncestor
from webmcp_forms.linter.page import Page, ToolForm

_NATIVE_TAGS = frozenset({"input", "select", "textarea"})


def required_custom_elements(page: Page, forms: Sequence[ToolForm]) -> Iterator[tuple[ToolForm, Element, str]]:
    """The custom elements in forms that have a name, are required, and hold no control of the page's own."""
    tools = {tool.element.index: tool for tool in forms}
    if not tools:
        return
    document = page.document
    owners = NearestAncestor(document, frozenset(form.index for form in page.form_elements))
    native = [element.index for element in document.tagged(_NATIVE_TAGS)]
    for element in (document.element(index) for index, _ in document.tree.with_attribute("required")):
        tool = tools.get(owners.of(element.index)) if _is_custom(element) else None
        following = bisect_left(native, element.index)
        holds_native = following < len(native) and document.contains(element.index, native[following])
        if tool and not holds_native and (name := literal(element.get("name"))):
            yield tool, element, name


def _is_custom(element: Element) -> bool:
    return "-" in element.tag and element.is_html and element.scope != INERT_SCOPE and not element.presence.component
