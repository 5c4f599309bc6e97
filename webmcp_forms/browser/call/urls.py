"""Whether a text is an absolute URL, as the URL standard and Chromium have it; nothing is resolved here."""

from __future__ import annotations

import unicodedata
from urllib.parse import unquote_to_bytes

from webmcp_forms.expressions import Expression

_SCHEME = Expression(r"([A-Za-z][A-Za-z0-9+.-]*):")
_SPECIAL_SCHEMES = frozenset({"http", "https", "ws", "wss", "ftp", "file"})
_TABS_AND_BREAKS = str.maketrans("", "", "\t\r\n")
_CONTROLS_AND_SPACE = "".join(map(chr, range(0x21)))
_FORBIDDEN_IN_HOST = frozenset("\0\t\n\r #/:<>?@[\\]^|")
# Chromium takes a space in a domain and escapes it.
_FORBIDDEN_IN_DOMAIN = (_FORBIDDEN_IN_HOST - {" "}) | frozenset(map(chr, range(0x20))) | frozenset("%\x7f")
# The soft hyphen and the like, which IDNA drops.
_DROPPED = str.maketrans("", "", "\u00ad\u034f\u200b\u2060\ufeff")
_AUTHORITY_END = Expression(r"[/?#]")
_SPECIAL_AUTHORITY_END = Expression(r"[/\\?#]")
# Decoding takes quadratic time; no domain name has longer labels.
_LONGEST_LABEL = 1_000
_LARGEST_PORT = 65_535
_NUMBER = Expression(r"[0-9]+|0[xX][0-9A-Fa-f]*")


def is_absolute_url(text: str) -> bool:
    """Whether the URL parser takes a text without a base URL."""
    text = text.strip(_CONTROLS_AND_SPACE).translate(_TABS_AND_BREAKS)
    scheme = _SCHEME.match(text)
    if scheme is None:
        return False
    name, rest = scheme[1].lower(), text[scheme.end() :]
    if name == "file":
        return _is_file_path(rest)
    if name in _SPECIAL_SCHEMES:
        return _is_special_authority(_SPECIAL_AUTHORITY_END.split(rest.lstrip("/\\"), maxsplit=1)[0])
    return not rest.startswith("//") or _is_opaque_authority(_AUTHORITY_END.split(rest[2:], maxsplit=1)[0])


def _is_special_authority(authority: str) -> bool:
    host, port = _host_and_port(authority)
    return bool(host) and _is_port(port) and _is_domain(host)


def _is_opaque_authority(authority: str) -> bool:
    host, port = _host_and_port(authority)
    if not host or not _is_port(port):
        return not authority
    return _is_ipv6(host) if host.startswith("[") else not _FORBIDDEN_IN_HOST & set(_normalised(host))


def _is_file_path(rest: str) -> bool:
    if rest[:2].strip("/\\") or len(rest) < 2:  # noqa: PLR2004 - the two slashes before a host
        return True
    host = _SPECIAL_AUTHORITY_END.split(rest[2:], maxsplit=1)[0]
    if rest[2 + len(host) :].startswith(("?", "#")):
        return False
    return not host or _is_domain(host)


def _host_and_port(authority: str) -> tuple[str, str]:
    host = authority.rpartition("@")[2]
    bracket = host.rfind("]")
    colon = host.find(":", bracket + 1)
    return (host, "") if colon < 0 else (host[:colon], host[colon + 1 :])


def _is_port(port: str) -> bool:
    return not port or (port.isascii() and port.isdecimal() and int(port.lstrip("0")[:6] or "0") <= _LARGEST_PORT)


def _is_domain(host: str) -> bool:
    if host.startswith("["):
        return _is_ipv6(host)
    decoded = unquote_to_bytes(host).decode("utf-8", "replace")
    name = _normalised(decoded)
    if not name or "\ufffd" in name or _FORBIDDEN_IN_DOMAIN & set(name):
        return False
    if not decoded.isascii() and not all(map(_is_label, name.split("."))):
        return False
    last = name.removesuffix(".").rpartition(".")[2]
    return _is_ipv4(name) if _NUMBER.fullmatch(last) else True


def _normalised(host: str) -> str:
    return unicodedata.normalize("NFKC", host.translate(_DROPPED)).replace("\u3002", ".")


def _is_label(label: str) -> bool:
    """Whether a part of a domain that claims to be Punycode is some; Chromium asks only beside other characters."""
    prefix, encoded = label[:4].lower(), label[4:]
    if prefix != "xn--":
        return True
    if not encoded.isascii() or len(encoded) > _LONGEST_LABEL:
        return False
    try:
        decoded = encoded.encode().decode("punycode")
    except UnicodeError:
        return False
    return not decoded.isascii() and all(unicodedata.category(character)[0] != "C" for character in decoded)


def _is_ipv4(name: str) -> bool:
    parts = name.removesuffix(".").split(".")
    numbers = [_ipv4_number(part) for part in parts]
    known = [number for number in numbers if number is not None]
    if len(parts) > 4 or len(known) < len(parts):  # noqa: PLR2004 - an address has four bytes
        return False
    return all(number < 256 for number in known[:-1]) and known[-1] < 256 ** (5 - len(parts))  # noqa: PLR2004


def _ipv4_number(part: str) -> int | None:
    if len(part) > 20 or not _NUMBER.fullmatch(part):  # noqa: PLR2004 - longer ones are too large anyway
        return None
    if part[:2].lower() == "0x":
        return int(part[2:] or "0", 16)
    is_octal = len(part) > 1 and part.startswith("0")
    return (int(part, 8) if set(part) <= set("01234567") else None) if is_octal else int(part)


def _is_ipv6(host: str) -> bool:
    import ipaddress

    try:
        ipaddress.IPv6Address(host[1:-1])
    except ValueError:
        return False
    return host.endswith("]") and "%" not in host
