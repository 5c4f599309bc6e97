"""Texts as bytes in the encoding of a submission, as the Encoding standard has it.

Python's codecs differ from the browser's encodings of the same names in some characters. So the tables are those of the
decoders that pages are read with, turned round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from unicodedata import normalize

from webmcp_forms.encoding import standard_name

REFERENCE = "&#{};"
"""What is written for a character that the encoding lacks; its number goes into the braces."""

_TWO_BYTES = frozenset({"big5", "euc-jp", "euc-kr", "gb18030", "gbk", "shift_jis"})
_JAPANESE = frozenset({"euc-jp", "shift_jis"})
# Second copies of characters and private ones, which are read and not written.
_ONLY_READ = {"big5": range(0x81, 0xA1), "shift_jis": range(0xED, 0xFA)}
# Of these the last copy is written.
_LAST_COPIES = frozenset("\u2550\u255e\u2561\u256a\u5341\u5345")
_NOT_IN_GB18030 = "\ue5e5"
_FULL_WIDTH = {chr(code): normalize("NFKC", chr(code)) for code in range(0xFF61, 0xFF9E)}
_FULL_WIDTH |= {"\uff9e": "\u309b", "\uff9f": "\u309c"}
_ASCII, _ROMAN, _KANJI = b"\x1b(B", b"\x1b(J", b"\x1b$B"
_NAMES = {"big5": "Big5", "shift_jis": "Shift_JIS"}
_CAPITALS = ("euc-", "gbk", "ibm", "iso-", "koi8-", "utf-")


def standard_encoding(label: str) -> str | None:
    """The name, in small letters, of the encoding that a label stands for in a submission, or None."""
    lowered = label.lower()
    if lowered.startswith("utf-16"):
        return "utf-8"
    # As a page's own label that one means another encoding.
    return lowered if lowered in ("utf-8", "x-user-defined") else standard_name(label)


def shown_name(encoding: str) -> str:
    """The name of an encoding as the browser writes it, of one in small letters."""
    return _NAMES.get(encoding) or (encoding.upper() if encoding.startswith(_CAPITALS) else encoding)


def scalar_text(text: str) -> str:
    """A text with U+FFFD for each half of a character."""
    return text if text.isascii() else text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def encode(text: str, encoding: str, reference: str = REFERENCE) -> bytes:
    """The bytes of a text; what the encoding lacks becomes a reference, and a lone surrogate U+FFFD."""
    if text.isascii():
        return text.encode("ascii")
    sound = scalar_text(text)
    match encoding.lower():
        case "utf-8":
            return sound.encode("utf-8")
        case "iso-2022-jp":
            return _with_shifts(sound, reference)
        case name:
            table = _table(name)
            return b"".join([table.get(each) or _rare(each, name, reference) for each in sound])


def _rare(character: str, encoding: str, reference: str) -> bytes:
    """The bytes of a character that the table has not: those of four bytes, and references."""
    if encoding == "gb18030" and character != _NOT_IN_GB18030:
        return character.encode(encoding)
    return reference.format(ord(character)).encode("ascii")


@lru_cache(maxsize=8)
def _table(encoding: str) -> Mapping[str, bytes]:
    """The bytes of each character that an encoding has."""
    table = {chr(code): bytes((code,)) for code in range(0x80)}
    for written in _codes(encoding):
        character = _read(written, encoding)
        if character not in table or (encoding == "big5" and character in _LAST_COPIES):
            table[character] = written
    if encoding in _JAPANESE:
        table |= {"\xa5": b"\\", "\u203e": b"~", "\u2212": table["\uff0d"]}
    if encoding == "gb18030":
        table["\u20ac"] = b"\xa2\xe3"
    table.pop("\ufffd", None)
    return table


def _codes(encoding: str) -> Iterator[bytes]:
    """The bytes that can stand for a character, in the order of the encoding's table."""
    yield from (bytes((code,)) for code in range(0x80, 0x100))
    if encoding in _TWO_BYTES:
        leads = [lead for lead in range(0x81, 0xFF) if lead not in _ONLY_READ.get(encoding, ())]
        yield from (bytes((lead, trail)) for lead in leads for trail in range(0x40, 0xFF))


def _read(written: bytes, encoding: str) -> str:
    """The one character that some bytes are, else U+FFFD."""
    # Importing the module registers the decoders.
    import turbohtml.detect  # noqa: F401

    read = written.decode(f"whatwg-{encoding}", "replace")
    return read if len(read) == 1 else "\ufffd"


def _with_shifts(text: str, reference: str) -> bytes:
    """A text in ISO-2022-JP, which changes between sets of characters on the way."""
    table, written, present = _table("euc-jp"), bytearray(), _ASCII
    for character in text:
        code = table.get(_FULL_WIDTH.get(character, character))
        plain = code if code and len(code) == 1 else b"" if code else reference.format(ord(character)).encode("ascii")
        wanted = _set_of(character, plain, present)
        written += b"" if wanted == present else wanted
        written += plain or bytes(byte & 0x7F for byte in code or b"")
        present = wanted
    return bytes(written if present == _ASCII else written + _ASCII)


def _set_of(character: str, plain: bytes, present: bytes) -> bytes:
    """The set that a character is in: of those that have it the present one."""
    if not plain:
        return _KANJI
    if character in "\xa5\u203e":
        return _ROMAN
    return _ROMAN if present == _ROMAN and character not in "\\~" else _ASCII
