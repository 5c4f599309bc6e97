"""Absolute addresses, and what relative ones stand for (the URL standard, and Chromium where that differs).

    text -> scheme? -> host and port, path, query: a `WebURL`
                    -> any other scheme: an `OtherURL`, of which only the scheme matters
         -> none, so relative to a base -> the same

A fragment is never sent and is left out.
"""

from __future__ import annotations

from typing import TypeAlias

from webmcp_forms.browser.call.charsets import encode
from webmcp_forms.browser.call.hosts import is_opaque_host, web_host
from webmcp_forms.expressions import Expression
from webmcp_forms.records import record


@record
class WebURL:
    """An address with a host, of http or a scheme that is written like it; each part as it is sent.

    `credentials` end in `@`, `port` starts with `:`, and either is "" without; `query` is None without a `?`.
    """

    scheme: str
    credentials: str
    host: str
    port: str
    path: str
    query: str | None

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"{self.scheme}://{self.host}{self.port}"

    def __str__(self) -> str:
        query = "" if self.query is None else f"?{self.query}"
        return f"{self.scheme}://{self.credentials}{self.host}{self.port}{self.path}{query}"


@record
class OtherURL:
    """An address of any other scheme; `path` is what follows the scheme, as it is written."""

    scheme: str
    path: str = ""


URL: TypeAlias = WebURL | OtherURL

_SCHEME = Expression(r"([A-Za-z][A-Za-z0-9+.-]*):")
_DEFAULT_PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443, "ftp": 21}
_LARGEST_PORT = 65_535
_TABS_AND_BREAKS = str.maketrans("", "", "\t\r\n")
_CONTROLS_AND_SPACE = "".join(map(chr, range(0x21)))
_AUTHORITY_END = Expression(r"[/?#]")
_WEB_AUTHORITY_END = Expression(r"[/\\?#]")
_SLASH = Expression(r"[/\\]")
_SLASHES = "/\\"
# What is escaped: what is no printed ASCII character, and some that are.
_IN_CREDENTIALS = Expression(r"""[^ -~]|[ "#/:;<=>?@\[\\\]^`{|}]""")
_IN_PATH = Expression(r"""[^ -~]|[ "#<>?^`{|}]""")
_IN_QUERY = Expression(r"""[^ -~]|[ "#'<>]""")
_DOTS = frozenset({".", "%2e"})
_DOUBLE_DOTS = frozenset({"..", ".%2e", "%2e.", "%2e%2e"})


def resolve(text: str, base: URL | None = None, encoding: str = "utf-8") -> URL | None:
    """What an address stands for in a page at `base`, or None where it is malformed; `encoding` is the page's."""
    text = text.strip(_CONTROLS_AND_SPACE).translate(_TABS_AND_BREAKS)
    match = _SCHEME.match(text)
    if match and match[1].lower() not in _DEFAULT_PORTS:
        return _other(match[1].lower(), text[match.end() :])
    text = text.partition("#")[0]
    if match is None:
        return _relative(text, base, encoding)
    scheme, rest = match[1].lower(), text[match.end() :]
    if isinstance(base, WebURL) and base.scheme == scheme and not rest.startswith("//"):
        return _relative(rest, base, encoding)
    return _with_authority(scheme, rest.lstrip(_SLASHES), encoding)


def is_absolute_url(text: str) -> bool:
    """Whether the URL parser takes a text without a base URL."""
    return resolve(text) is not None


def _relative(text: str, base: URL | None, encoding: str) -> URL | None:
    if not isinstance(base, WebURL):
        # Only pages that are no pages of the web have such a base, and nothing is sent from them.
        return base
    if _SLASH.match(text) and _SLASH.match(text, 1):
        return _with_authority(base.scheme, text.lstrip(_SLASHES), encoding)
    path, query = _path_and_query(text, encoding)
    if not path:
        query = base.query if query is None else query
        return WebURL(base.scheme, base.credentials, base.host, base.port, base.path, query)
    start = [] if _SLASH.match(path) else base.path.split("/")[1:-1]
    return WebURL(base.scheme, base.credentials, base.host, base.port, _joined(start, path), query)


def _with_authority(scheme: str, text: str, encoding: str) -> WebURL | None:
    """The address that host, path and query make up; None where the host or the port is malformed."""
    authority = _WEB_AUTHORITY_END.split(text, maxsplit=1)[0]
    written, host_text, port = _authority(authority)
    host = web_host(host_text) if host_text else None
    if host is None or not _is_port(port):
        return None
    shown_port = "" if not port or int(port) == _DEFAULT_PORTS[scheme] else f":{int(port)}"
    path, query = _path_and_query(text[len(authority) :], encoding)
    return WebURL(scheme, _credentials(written), host, shown_port, _joined([], path), query)


def _authority(authority: str) -> tuple[str, str, str]:
    """Credentials, host and port as they are written."""
    credentials, _, host = authority.rpartition("@")
    bracket = host.rfind("]")
    colon = host.find(":", bracket + 1)
    return (credentials, host, "") if colon < 0 else (credentials, host[:colon], host[colon + 1 :])


def _is_port(port: str) -> bool:
    return not port or (port.isascii() and port.isdecimal() and int(port.lstrip("0")[:6] or "0") <= _LARGEST_PORT)


def _credentials(written: str) -> str:
    user, _, password = written.partition(":")
    secret = f":{_escaped(password, _IN_CREDENTIALS)}" if password else ""
    return f"{_escaped(user, _IN_CREDENTIALS)}{secret}@" if user or password else ""


def _path_and_query(text: str, encoding: str) -> tuple[str, str | None]:
    """The path as it is written, and the query as it is sent."""
    path, mark, query = text.partition("?")
    return path, _escaped(query, _IN_QUERY, encoding) if mark else None


def _joined(start: list[str], path: str) -> str:
    """A path of segments that are there and others that are written, without those that only lead about."""
    segments = list(start)
    *firsts, last = _SLASH.split(path[1:] if _SLASH.match(path) else path)
    for segment in firsts:
        _follow(segments, segment)
    if last.lower() in _DOTS | _DOUBLE_DOTS:
        _follow(segments, last)
        last = ""
    return "/" + "/".join([*segments, _escaped(last, _IN_PATH)])


def _follow(segments: list[str], segment: str) -> None:
    match segment.lower():
        case step if step in _DOUBLE_DOTS:
            del segments[-1:]
        case step if step not in _DOTS:
            segments.append(_escaped(segment, _IN_PATH))


def _escaped(text: str, special: Expression, encoding: str = "utf-8") -> str:
    """A text as it stands in an address; what the encoding lacks becomes a numeric reference, itself escaped."""
    if not special.search(text):
        return text
    encoded = encode(text, encoding, reference="%26%23{}%3B").decode("latin-1")
    return special.sub(lambda match: f"%{ord(match[0]):02X}", encoded)


def _other(scheme: str, rest: str) -> OtherURL | None:
    if scheme == "file":
        return OtherURL(scheme, rest) if _is_file_path(rest) else None
    if rest.startswith("//"):
        authority = _AUTHORITY_END.split(rest[2:], maxsplit=1)[0]
        _, host, port = _authority(authority)
        if not (_is_port(port) and is_opaque_host(host) if host else not authority):
            return None
    return OtherURL(scheme, rest)


def _is_file_path(rest: str) -> bool:
    if rest[:2].strip(_SLASHES) or len(rest) < 2:  # noqa: PLR2004 - the two slashes before a host
        return True
    host = _WEB_AUTHORITY_END.split(rest[2:], maxsplit=1)[0]
    if rest[2 + len(host) :].startswith(("?", "#")):
        return False
    return not host or web_host(host) is not None
