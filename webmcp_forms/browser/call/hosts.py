"""Hosts of addresses, as the URL standard and Chromium write them: domains in Punycode, numbers as IP addresses."""

from __future__ import annotations

from unicodedata import category, normalize
from urllib.parse import unquote_to_bytes

from webmcp_forms.expressions import Expression

_FORBIDDEN_IN_HOST = frozenset("\0\t\n\r #/:<>?@[\\]^|")
# Chromium takes these in a domain and escapes them.
_ESCAPED = {ord(" "): "%20", ord("*"): "%2A"}
_FORBIDDEN_IN_DOMAIN = (_FORBIDDEN_IN_HOST - {" "}) | frozenset(map(chr, range(0x20))) | frozenset("%\x7f")
# The soft hyphen, variation selectors and the like, which IDNA drops.
_DROPPED = dict.fromkeys((0xAD, 0x34F, 0x200B, 0x2060, 0xFEFF, *range(0xFE00, 0xFE10)))
# Control, format and private characters, surrogates.
_NO_LETTERS = frozenset({"Cc", "Cf", "Co", "Cs"})
# Conversion takes quadratic time; no domain name has longer labels.
_LONGEST_LABEL = 1_000
_PUNYCODE = "xn--"
_NUMBER = Expression(r"[0-9]+|0[xX][0-9A-Fa-f]*")
_IPV4_BYTES = 4
_BYTE = 256
_IPV6_PIECES = 8


def web_host(text: str) -> str | None:
    """The host of an address of the web, or None where the text is none."""
    if text.startswith("["):
        return _ipv6(text)
    decoded = unquote_to_bytes(text.encode("utf-8", "replace")).decode("utf-8", "replace")
    name = _mapped(decoded)
    if not name or "\ufffd" in name or _FORBIDDEN_IN_DOMAIN & set(name):
        return None
    name = name.translate(_ESCAPED)
    written = name if decoded.isascii() else _in_ascii(name)
    last = name.removesuffix(".").rpartition(".")[2]
    return _ipv4(name) if written and _NUMBER.fullmatch(last) else written


def is_opaque_host(text: str) -> bool:
    """Whether a text can be the host of an address of any other scheme."""
    return _ipv6(text) is not None if text.startswith("[") else not _FORBIDDEN_IN_HOST & set(text)


def _mapped(host: str) -> str:
    """A host as IDNA maps it: dropped, compatible and small letters."""
    mapped = normalize("NFKC", host.translate(_DROPPED)).replace("\u3002", ".")
    # Letter by letter, since a whole word of Greek ends differently.
    return mapped.lower() if mapped.isascii() else normalize("NFKC", "".join(map(str.lower, mapped)))


def _in_ascii(name: str) -> str | None:
    """A domain with its labels in Punycode; None where one that claims to be is not, which Chromium asks only here."""
    labels = [_label(label) for label in name.split(".")]
    known = [label for label in labels if label is not None]
    return ".".join(known) if len(known) == len(labels) else None


def _label(label: str) -> str | None:
    if label.startswith(_PUNYCODE):
        return label if _is_punycode(label.removeprefix(_PUNYCODE)) else None
    if label.isascii():
        return label
    kinds = [category(character) for character in label[: _LONGEST_LABEL + 1]]
    if len(kinds) > _LONGEST_LABEL or kinds[0].startswith("M") or not _NO_LETTERS.isdisjoint(kinds):
        return None
    return _PUNYCODE + label.encode("punycode").decode("ascii")


def _is_punycode(encoded: str) -> bool:
    if not encoded.isascii() or len(encoded) > _LONGEST_LABEL:
        return False
    try:
        decoded = encoded.encode().decode("punycode")
    except UnicodeError:
        return False
    return not decoded.isascii() and all(category(character)[0] != "C" for character in decoded)


def _ipv4(name: str) -> str | None:
    parts = name.removesuffix(".").split(".")
    numbers = [_ipv4_number(part) for part in parts]
    known = [number for number in numbers if number is not None]
    if len(parts) > _IPV4_BYTES or len(known) < len(parts):
        return None
    *firsts, last = known
    rest = _IPV4_BYTES - len(firsts)
    if any(number >= _BYTE for number in firsts) or last >= _BYTE**rest:
        return None
    return ".".join(map(str, (*firsts, *last.to_bytes(rest, "big"))))


def _ipv4_number(part: str) -> int | None:
    if len(part) > 20 or not _NUMBER.fullmatch(part):  # noqa: PLR2004 - longer ones are too large anyway
        return None
    if part[:2].lower() == "0x":
        return int(part[2:] or "0", 16)
    is_octal = len(part) > 1 and part.startswith("0")
    return (int(part, 8) if set(part) <= set("01234567") else None) if is_octal else int(part)


def _ipv6(host: str) -> str | None:
    import ipaddress

    if not host.endswith("]") or "%" in host:
        return None
    try:
        packed = ipaddress.IPv6Address(host[1:-1]).packed
    except ValueError:
        return None
    return f"[{_compressed([int.from_bytes(packed[at : at + 2], 'big') for at in range(0, 2 * _IPV6_PIECES, 2)])}]"


def _compressed(pieces: list[int]) -> str:
    """An IPv6 address with its first longest run of zeros left out."""
    shown = [f"{piece:x}" for piece in pieces]
    runs = ((length, -start) for start in range(_IPV6_PIECES) if (length := _zeros(pieces[start:])) > 1)
    length, start = max(runs, default=(0, 0))
    if not length:
        return ":".join(shown)
    return f"{':'.join(shown[: -start or 0])}::{':'.join(shown[length - start :])}"


def _zeros(pieces: list[int]) -> int:
    """How many zeros some pieces start with."""
    return next((place for place, piece in enumerate(pieces) if piece), len(pieces))
