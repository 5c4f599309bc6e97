"""Which language a text is written in: what the caller says, else the file's suffix, else its first characters."""

from __future__ import annotations

import re
from pathlib import PurePath

_SUFFIXES = {
    ".html": "html",
    ".htm": "html",
    ".shtml": "html",
    ".xhtml": "xhtml",
    ".xht": "xhtml",
}
_XML_SUFFIXES = frozenset({".xml"})
_XML_DECLARATION = re.compile(r"<\?xml\s")
_XHTML_NAMESPACE = re.compile(r"""xmlns(?::\w+)?\s*=\s*["']http://www\.w3\.org/1999/xhtml["']""")
_HEAD_LENGTH = 4096

PAGE_SUFFIXES = frozenset(_SUFFIXES) | _XML_SUFFIXES
"""The suffixes of files that are read when a directory is given."""


def detect_language(path: str, text: str) -> str:
    """The name of the reader for a text; HTML where nothing says otherwise.

    An XML declaration makes a page XHTML only together with a suffix that does not say HTML, since a browser reads
    `.html` as HTML whatever stands in it.
    """
    suffix = PurePath(path).suffix.lower()
    if suffix in _SUFFIXES:
        return _SUFFIXES[suffix]
    head = text[:_HEAD_LENGTH]
    if suffix in _XML_SUFFIXES:
        return "xhtml" if _XHTML_NAMESPACE.search(head) else "xml"
    return "xhtml" if _XML_DECLARATION.match(head) and _XHTML_NAMESPACE.search(head) else "html"
