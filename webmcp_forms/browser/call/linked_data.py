"""What an agent gets of the page that answers a call: the JSON of its `<script type="application/ld+json">` blocks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import isfinite

from webmcp_forms.browser.schema import JSON
from webmcp_forms.document.nodes import DOCUMENT_SCOPE, Document, text_content
from webmcp_forms.readers import read

_SCRIPT = frozenset({"script"})
_TYPE = "application/ld+json"
# The parser of Chromium takes comments and `\v`, which are not JSON.
_STRING_OR_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|/\*.*?\*/|//[^\n\r]*', re.DOTALL)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_MOST_EXACT = 2**53


def linked_data(page: bytes | Document) -> list[JSON]:
    """The JSON of each block of linked data in a page, in order; what the browser does not take is left out.

    Only a script of HTML whose type is written exactly so is one, and none in a template or a shadow tree.
    """
    return list(_blocks(read(page, language="html")))


def _blocks(document: Document) -> Iterator[JSON]:
    for script in document.tagged(_SCRIPT):
        if script.is_html and script.scope == DOCUMENT_SCOPE and script.get("type") == _TYPE:
            try:
                yield _parsed(text_content(document, script))
            except (ValueError, RecursionError):
                continue


def _parsed(text: str) -> JSON:
    """The value of a block; raises `ValueError` or `RecursionError` where the browser takes none."""
    strict = _STRING_OR_COMMENT.sub(lambda match: _as_json(match[0]), text)
    value: JSON = json.loads(strict, parse_constant=_refuse, parse_float=_number, parse_int=_number)
    json.dumps(value, ensure_ascii=False).encode()  # Half a character is an error in the browser, too.
    return value


def _as_json(part: str) -> str:
    if part.startswith("/"):
        return " "
    return _ESCAPE.sub(lambda match: r"\u000b" if match[1] == "v" else match[0], part)


def _refuse(constant: str) -> JSON:
    raise ValueError(constant)


def _number(digits: str) -> int | float:
    """A number as JavaScript has it."""
    number = float(digits)
    if not isfinite(number):
        raise ValueError(digits)
    return int(number) if number.is_integer() and abs(number) <= _MOST_EXACT else number
