"""The body of a response without its compression, or why it cannot be read."""

from __future__ import annotations

import re
from typing import TypeAlias

from webmcp_forms.records import record

# Of zlib: a header of gzip or of zlib is told by itself, and there may be none.
_ANY_HEADER = 47
_NO_HEADER = -15
_NO_LIMIT = 0
_PLAIN = frozenset({"", "identity"})
_GZIP = frozenset({"gzip", "x-gzip"})
_DEFLATE = "deflate"
_GZIP_START = b"\x1f\x8b"
_WIDE_STARTS = (b"\xff\xfe", b"\xfe\xff")
_LOOKED_AT = 1024
# No text has them, and in compressed data one byte in ten is one.
_BINARY = re.compile(rb"[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]")


@record
class Unread:
    """That a page is not read, and why, in words that go for all pages of its kind."""

    reason: str


Body: TypeAlias = bytes | Unread
"""The bytes of a page, or why there are none."""


def too_long(most: int) -> Unread:
    """Why pages of more than so many bytes are not read."""
    return Unread(f"pages of more than {most:,} bytes are not linted")


def decompressed(body: bytes, coding: str, most: int | None = None) -> Body:
    """The body of a page that was sent with a `Content-Encoding`; of more than `most` bytes none is read.

    Of a page that was cut off, what there is counts.
    """
    coding = coding.strip().lower()
    if not body or coding in _PLAIN:
        text = body
    elif coding in _GZIP or coding == _DEFLATE:
        inflated = _inflated(body, coding, _NO_LIMIT if most is None else most + 1)
        if isinstance(inflated, Unread):
            return inflated
        text = inflated
    else:
        return Unread(f"pages that are compressed by {coding} cannot be read here")
    return text if most is None or len(text) <= most else too_long(most)


def decompressed_once(body: bytes, coding: str) -> Body:
    """The body of a page from a library that may have undone its compression, though the header still names it."""
    is_gzip = coding.strip().lower() in _GZIP
    is_done = not body.startswith(_GZIP_START) if is_gzip else _is_text(body)
    return body if is_done else decompressed(body, coding)


def _is_text(body: bytes) -> bool:
    return body.startswith(_WIDE_STARTS) or not _BINARY.search(body[:_LOOKED_AT])


def _inflated(body: bytes, coding: str, most: int) -> Body:
    """The body without gzip or deflate; browsers take the latter without the header that it should have, too."""
    import zlib

    for header in (_ANY_HEADER, _NO_HEADER) if coding == _DEFLATE else (_ANY_HEADER,):
        try:
            return zlib.decompressobj(header).decompress(body, most)
        except zlib.error:
            continue
    return Unread(f"pages that say they are compressed by {coding}, and are not, cannot be read")
