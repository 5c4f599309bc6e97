"""Edits of attribute values that keep the quoting as it is written."""

from __future__ import annotations

from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Edit
from webmcp_forms.linter.page import Page

_EQUALS = Expression(r"\s*=\s*([\"']?)")
_PLAIN_LANGUAGES = frozenset({"html", "xhtml"})
# There markup may stand in a string, which has backslashes of its own.
_SCRIPT_LANGUAGES = frozenset({"javascript", "jsx", "tsx", "typescript"})
_BREAKS_UNQUOTED = Expression(r"[\s\"'=<>`]")


def value_edit(page: Page, element: Element, name: str, value: str) -> Edit | None:
    """The edit that gives an attribute another value, or None where that is not written as plain markup."""
    place = page.document.place(element)
    written = place.attributes.get(name) if place else None
    before = literal(element.get(name))
    if written is None or written.value is None or before is None:
        return None
    equals = _EQUALS.fullmatch(page.source.text, written.name.end, written.value.start)
    is_verbatim = page.source.slice(written.value) == before
    if equals is None or not _is_markup(page.document.language, before, value, is_verbatim=is_verbatim):
        return None
    quote = equals[1]
    if not quote and _BREAKS_UNQUOTED.search(value):
        return None
    stays_verbatim = is_verbatim and not (quote and quote in value)
    return Edit(written.value, value if stays_verbatim else _escaped(value, quote))


def _is_markup(language: str, before: str, after: str, *, is_verbatim: bool) -> bool:
    """Whether a value stands in the source as HTML has it, and not as a string of a script."""
    if language in _PLAIN_LANGUAGES:
        return True
    is_new_escape = "\\" in after and "\\" not in before
    return is_verbatim and not (language in _SCRIPT_LANGUAGES and is_new_escape)


def _escaped(value: str, quote: str) -> str:
    value = value.replace("&", "&amp;").replace("<", "&lt;")
    return value.replace("'", "&#39;") if quote == "'" else value.replace('"', "&quot;")
