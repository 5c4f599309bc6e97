r"""Text as XML 1.0 can carry it.

XML has no way at all to write most control characters and lone surrogates, and readers change line breaks in
attributes. So what a terminal is not shown is not written to XML either: it is a visible escape such as `\x1b`.
"""

from __future__ import annotations

from collections.abc import Mapping

from webmcp_forms.report.lint_report import Appearance
from webmcp_forms.report.terminal import escape

DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
"""The first line of an XML report."""

_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def start_tag(name: str, attributes: Mapping[str, object], appearance: Appearance) -> str:
    """A start tag; values may hold anything."""
    written = (f' {key}="{content(escape(str(value)), appearance)}"' for key, value in attributes.items())
    return f"<{name}{''.join(written)}>"


def empty_tag(name: str, attributes: Mapping[str, object], appearance: Appearance) -> str:
    """The tag of an element without content."""
    return f"{start_tag(name, attributes, appearance)[:-1]}/>"


def content(escaped: str, appearance: Appearance) -> str:
    """Text between tags, of one or more lines, that was escaped for a terminal before."""
    written = escaped.translate(_ENTITIES)
    return written.encode("ascii", "xmlcharrefreplace").decode() if appearance.ascii_only else written
