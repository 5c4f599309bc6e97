"""Namespaces of elements: by name, and by context where a parser knows none."""

from __future__ import annotations

from webmcp_forms.document.nodes import Element, Namespace

NAMESPACES = {
    "http://www.w3.org/1999/xhtml": Namespace.HTML,
    "http://www.w3.org/2000/svg": Namespace.SVG,
    "http://www.w3.org/1998/Math/MathML": Namespace.MATHML,
}
"""The namespaces that matter, by name."""

_STARTING = {"svg": Namespace.SVG, "math": Namespace.MATHML}
# Foreign elements whose content is HTML again (HTML section "Tree construction", integration points).
_INTEGRATION_POINTS = {
    Namespace.SVG: frozenset({"foreignobject", "desc", "title"}),
    Namespace.MATHML: frozenset({"mi", "mo", "mn", "ms", "mtext"}),
}
_HTML_ENCODINGS = frozenset({"text/html", "application/xhtml+xml"})


def namespace_in_context(name: str, parent: Element | None) -> Namespace:
    """The namespace in which an HTML parser makes an element of that name in that parent."""
    if parent is None or parent.is_html or _holds_html(parent):
        return _STARTING.get(name.lower(), Namespace.HTML)
    if name.lower() == "svg" and parent.tag == "annotation-xml":
        return Namespace.SVG
    return parent.namespace


def _holds_html(foreign: Element) -> bool:
    if foreign.namespace is Namespace.MATHML and foreign.tag == "annotation-xml":
        return foreign.show("encoding").lower() in _HTML_ENCODINGS
    return foreign.tag.lower() in _INTEGRATION_POINTS.get(foreign.namespace, ())
