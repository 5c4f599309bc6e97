"""E-mail addresses as HTML defines a valid one."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.vocabulary import ASCII_WHITESPACE
from webmcp_forms.expressions import Expression

LOCAL_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+/=?^_`{|}~-")
"""The characters that may stand before the `@`."""

DOMAIN_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-")
"""The characters that may stand after it."""

# Conversion takes quadratic time, and no longer domain is valid.
_LONGEST_DOMAIN = 1_000
_DOMAIN_LABEL = Expression(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


def is_address(text: str) -> bool:
    """Whether the text is a valid e-mail address."""
    local, _, domain = text.partition("@")
    is_plain = bool(local) and set(local) <= LOCAL_CHARACTERS
    return is_plain and all(map(_DOMAIN_LABEL.fullmatch, domain.split(".")))


def with_ascii_domain(address: str) -> str:
    """An address with its domain in Punycode where that makes it a valid one, else as it is."""
    local, at, domain = address.partition("@")
    if address.isascii() or not at or len(domain) > _LONGEST_DOMAIN:
        return address
    try:
        converted = f"{local}@{domain.encode('idna').decode('ascii').lower()}"
    except UnicodeError:
        return address
    return converted if is_address(converted) else address


def addresses(value: str) -> Iterator[str]:
    """The single addresses of a list that commas separate, without white space around them."""
    return (part.strip(ASCII_WHITESPACE) for part in value.split(","))
