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
    ".xml": "xhtml",
}
_XML_DECLARATION = re.compile(r"<\?xml\s")

PAGE_SUFFIXES = frozenset(_SUFFIXES)
"""The suffixes of files that are read when a directory is given."""


def detect_language(path: str, text: str) -> str:
    """The name of the reader for a text; HTML where nothing says otherwise.

    A suffix decides, as a server's content type does: a browser reads `.html` as HTML whatever stands in it. Without
    one that is known, an XML declaration makes a text XHTML.
    """
    suffix = PurePath(path).suffix.lower()
    if suffix in _SUFFIXES:
        return _SUFFIXES[suffix]
    return "xhtml" if _XML_DECLARATION.match(text) else "html"
