"""Bytes to text, as a browser does it.

The order is HTML's (section "Determining the character encoding"): a byte order mark, the charset of the `Content-Type`
where there is one, an encoding declared in the first 1,024 bytes, then UTF-8 where the bytes are UTF-8, and
windows-1252 for the rest.
"""

from __future__ import annotations

import codecs
import re

from webmcp_forms.records import record

_PRESCAN_LENGTH = 1024
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# A declaration in the page cannot name these truly, the `Content-Type` can.
_WIDE_CHARSETS = {"utf-16": "utf-16-le", "utf-16le": "utf-16-le", "utf-16be": "utf-16-be"}
_XML_DECLARATION = re.compile(rb"""<\?xml\b[^>]*?\bencoding\s*=\s*["']([A-Za-z0-9._:-]+)["']""")
# What the MIME Sniffing standard calls binary data bytes; no text format contains them.
_BINARY_BYTES = re.compile(rb"[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]")
_TAG_START = re.compile(rb"<[A-Za-z!?]")


@record
class DecodedText:
    """The text, the name of its encoding, and the byte order mark that was taken off the front."""

    text: str
    encoding: str
    byte_order_mark: bytes


def decode(data: bytes, charset: str = "") -> DecodedText:
    """Decode a page that was sent with a charset, or with none that is known.

    Never fails, since malformed bytes become U+FFFD as they do in a browser.
    """
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return DecodedText(data[len(mark) :].decode(encoding, "replace"), encoding, mark)
    wide = _WIDE_CHARSETS.get(charset.strip().lower())
    if wide is not None:
        return DecodedText(data.decode(wide, "replace"), wide, b"")
    declared = (standard_name(charset) if charset else None) or declared_encoding(data)
    if declared is not None and declared != "utf-8":
        return DecodedText(_decode_as(data, declared), declared, b"")
    try:
        return DecodedText(data.decode("utf-8"), "utf-8", b"")
    except UnicodeDecodeError:
        if declared:
            return DecodedText(data.decode("utf-8", "replace"), "utf-8", b"")
    return DecodedText(_decode_as(data, "windows-1252"), "windows-1252", b"")


def declared_encoding(data: bytes) -> str | None:
    """The encoding that a `<meta>` or an XML declaration names in the first 1,024 bytes, in lower case, or None."""
    head = data[:_PRESCAN_LENGTH]
    if b"charset" in head.lower():
        import turbohtml

        document = turbohtml.parse(head, positions=False)
        if document.encoding_confidence == "certain" or document.encoding != "windows-1252":
            return document.encoding and document.encoding.lower()
    if match := _XML_DECLARATION.match(head):
        return standard_name(match[1].decode("ascii").lower())
    return None


def looks_binary(data: bytes) -> bool:
    """Whether the bytes are no page at all: an image, an archive, a compiled file."""
    head = data[:_PRESCAN_LENGTH]
    if any(head.startswith(mark) for mark, _ in _BYTE_ORDER_MARKS):
        return False
    return bool(_BINARY_BYTES.search(head)) and not _TAG_START.search(head)


def standard_name(label: str) -> str | None:
    """The name, in lower case, of the encoding that a label stands for (Encoding Standard), or None."""
    if not label.isascii() or not label.replace("-", "").replace("_", "").replace(":", "").isalnum():
        return None
    import turbohtml

    document = turbohtml.parse(f"<meta charset={label}>".encode("ascii"), positions=False)
    found = document.encoding_confidence == "certain" and document.encoding
    return found.lower() if found else None


def _decode_as(data: bytes, encoding: str) -> str:
    # Importing the module registers the WHATWG decoders, whose tables differ from Python's codecs of the same names.
    import turbohtml.detect  # noqa: F401

    return data.decode(f"whatwg-{encoding}")
