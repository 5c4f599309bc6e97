"""The HTTP request that submits a form (HTML, "form submission algorithm")."""

from __future__ import annotations

import re
from dataclasses import replace
from hashlib import sha256

from webmcp_forms.browser.call.charsets import encode, shown_name, standard_encoding
from webmcp_forms.browser.call.destination import stated, submission_method
from webmcp_forms.browser.call.entries import Entries, Entry
from webmcp_forms.browser.call.urls import WebURL
from webmcp_forms.document.forms import Control, Form
from webmcp_forms.records import record

_ENCTYPES = frozenset({"application/x-www-form-urlencoded", "multipart/form-data", "text/plain"})
_DEFAULT_ENCTYPE = "application/x-www-form-urlencoded"
_FORM_SAFE = re.compile(r"[*\-._0-9A-Za-z]*")
# What the other bytes become.
_PERCENT = {byte: f"%{byte:02X}" for byte in range(256) if not _FORM_SAFE.fullmatch(chr(byte))} | {ord(" "): "+"}
_LINE_BREAK = re.compile(r"\r\n|\r|\n")


@record
class Request:
    """A request: `content_type` and `body` are None for GET, and so is the body that nothing stands in."""

    method: str
    url: str
    content_type: str | None = None
    body: bytes | None = None


def submission_charset(form: Form) -> str:
    """The name of the encoding that a form is submitted in: the first that `accept-charset` knows, else the page's."""
    labels = form.element.show("accept-charset").replace(",", " ").split()
    names = (standard_encoding(label) for label in (*labels, form.document.source.encoding))
    return shown_name(next((name for name in names if name), "utf-8"))


def request(form: Form, submitter: Control | None, entries: Entries, url: WebURL) -> Request:
    """The request of a submission that leads to an address."""
    encoding = submission_charset(form)
    if submission_method(form, submitter) == "get":
        return Request("GET", str(replace(url, query=urlencoded(entries, encoding))))
    match _enctype(form, submitter):
        case "multipart/form-data":
            boundary = _boundary(entries)
            body = multipart(entries, boundary, encoding)
            return Request("POST", str(url), f"multipart/form-data; boundary={boundary}", body)
        case "text/plain":
            text = "".join(f"{entry.name}={entry.value}\r\n" for entry in map(_with_line_ends, entries))
            return Request("POST", str(url), "text/plain", encode(text, encoding) or None)
    return Request("POST", str(url), _DEFAULT_ENCTYPE, urlencoded(entries, encoding).encode("ascii") or None)


def urlencoded(entries: Entries, encoding: str) -> str:
    """Entries as `application/x-www-form-urlencoded` (URL Standard)."""
    return "&".join([f"{_percent(entry.name, encoding)}={_percent(entry.value, encoding)}" for entry in entries])


def multipart(entries: Entries, boundary: str, encoding: str) -> bytes:
    """Entries as `multipart/form-data`; a file that nobody chose is an empty one without a name."""
    pieces: list[bytes] = []
    for entry in map(_with_line_ends, entries):
        name = encode(entry.name, encoding).replace(b'"', b"%22").replace(b"\r\n", b"%0D%0A")
        head = b'--%s\r\nContent-Disposition: form-data; name="%s"' % (boundary.encode("ascii"), name)
        if entry.is_file:
            head += b'; filename=""\r\nContent-Type: application/octet-stream'
        pieces.append(head + b"\r\n\r\n" + encode(entry.value, encoding) + b"\r\n")
    return b"".join((*pieces, b"--%s--\r\n" % boundary.encode("ascii")))


def _enctype(form: Form, submitter: Control | None) -> str:
    written = stated(form, submitter, "enctype").lower()
    return written if written in _ENCTYPES else _DEFAULT_ENCTYPE


def _with_line_ends(entry: Entry) -> Entry:
    both = entry.name + entry.value
    if "\n" not in both and "\r" not in both:
        return entry
    return Entry(_line_ends(entry.name), _line_ends(entry.value), entry.is_file)


def _line_ends(text: str) -> str:
    return _LINE_BREAK.sub("\r\n", text)


def _percent(text: str, encoding: str) -> str:
    """A text as it stands in `application/x-www-form-urlencoded`, with the line breaks of a submission."""
    if (text.isascii() and text.isalnum()) or _FORM_SAFE.fullmatch(text):
        return text
    return encode(_line_ends(text), encoding).decode("latin-1").translate(_PERCENT)


def _boundary(entries: Entries) -> str:
    """A boundary that is the same for the same entries, and that none of them holds."""
    digest = sha256(repr(entries).encode("utf-8", "surrogatepass")).hexdigest()
    return f"----WebMCPFormBoundary{digest[:16]}"
