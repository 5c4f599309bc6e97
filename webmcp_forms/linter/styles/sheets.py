"""The style sheets of a page: `<style>` elements, and the file itself where that is one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.styles.preludes import preludes
from webmcp_forms.linter.styles.selectors import Pseudo, StyleRule, style_rule
from webmcp_forms.readers.embedded import HOLE, EmbeddedText, content, whole_source
from webmcp_forms.records import record
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from webmcp_forms.linter.page import Page

_STYLE = frozenset({"style"})
_SIGN = Expression(r"(?i)::?tool")
_HOLE = Expression(HOLE)
_LINE_COMMENTS = frozenset({"scss", "less"})
_INDENTED = frozenset({"sass", "stylus", "styl"})
_FORM_FEED = "\f"


@record
class ToolStyle:
    """A style rule that names a pseudo-class which starts with `tool`, and the way from it to the source.

    `is_open` says that a template fills in a part of its selectors.
    """

    rule: StyleRule
    embedded: EmbeddedText
    place: Span
    is_open: bool

    def span(self, pseudo: Pseudo) -> Span:
        """Where a pseudo-class stands in the source."""
        if self.embedded.offsets is None:
            return self.place
        return self.embedded.offsets.span(pseudo.span.start, pseudo.span.end)


def tool_styles(page: Page) -> Iterator[ToolStyle]:
    """The style rules of a page that speak of tools, in order."""
    for embedded, place, language in _sheets(page):
        if not _SIGN.search(embedded.text):
            continue
        # tinycss2 takes a form feed for a line break.
        text = embedded.text.replace(_FORM_FEED, " ")
        for prelude in preludes(text, has_line_comments=language in _LINE_COMMENTS):
            rule = style_rule(prelude)
            end = prelude.start + len(prelude.text)
            is_parted = _FORM_FEED in embedded.text[prelude.start : end].strip(f" \n\t{_FORM_FEED}")
            if rule is not None and not is_parted:
                yield ToolStyle(rule, embedded, place, _HOLE.search(prelude.text) is not None)


def _sheets(page: Page) -> Iterator[tuple[EmbeddedText, Span, str]]:
    """The style sheets with the place to name where they do not know theirs, and their language."""
    if page.document.language == "css":
        yield whole_source(page.document), Span(0, 0), ""
        return
    for style in page.document.tagged(_STYLE):
        language = style.show("lang").lower()
        if language not in _INDENTED:
            yield content(page.document, style), page.span(style), language
