"""The HTTP request that submits a form (HTML, "form submission algorithm")."""

from __future__ import annotations

import re
from hashlib import sha256
from urllib.parse import urldefrag, urljoin, urlsplit

from webmcp_forms.browser.call.entries import Entries, Entry
from webmcp_forms.document.forms import Control, Form
from webmcp_forms.encoding import standard_name
from webmcp_forms.records import record

_ENCTYPES = frozenset({"application/x-www-form-urlencoded", "multipart/form-data", "text/plain"})
_DEFAULT_ENCTYPE = "application/x-www-form-urlencoded"
_FORM_SAFE = re.compile(r"[*\-._0-9A-Za-z]*")
# What the other bytes become.
_PERCENT = {byte: f"%{byte:02X}" for byte in range(256) if not _FORM_SAFE.fullmatch(chr(byte))} | {ord(" "): "+"}
_LINE_BREAK = re.compile(r"\r\n|\r|\n")
_BASE = frozenset({"base"})
_LEFT_ALONE = frozenset({"", "_self", "_parent", "_top"})


@record
class Request:
    """A request: `content_type` and `body` are None for GET, and so is the body that nothing stands in."""

    method: str
    url: str
    content_type: str | None = None
    body: bytes | None = None


def submission_method(form: Form, submitter: Control | None) -> str:
    """`get`, `post` or `dialog`; what the submitter says comes first."""
    written = _stated(form, submitter, "formmethod", "method").lower()
    return written if written in ("get", "post", "dialog") else "get"


def never_answers(form: Form, submitter: Control | None) -> bool:
    """Whether a submission leads to no page that could answer the call: a dialog, another window, no HTTP."""
    action = _action(form, submitter).strip().lower()
    target = _stated(form, submitter, "formtarget", "target").lower()
    has_no_page = action.startswith(("mailto:", "javascript:"))
    return submission_method(form, submitter) == "dialog" or target not in _LEFT_ALONE or has_no_page


def submission_charset(form: Form) -> str:
    """The name of the encoding that a form is submitted in: the first that `accept-charset` knows, else the page's."""
    labels = form.element.show("accept-charset").split()
    names = (standard_name(label) for label in (*labels, form.document.source.encoding))
    known = next((name for name in names if name), "utf-8")
    return "UTF-8" if known.startswith("utf-") or not _encodes(known) else known


def request(form: Form, submitter: Control | None, entries: Entries, page_url: str) -> Request:
    """The request of a submission; `page_url` is the address of the page."""
    action = _action(form, submitter).strip()
    url = urldefrag(urljoin(_base_url(form, page_url), action) if action else page_url).url
    encoding = submission_charset(form)
    if submission_method(form, submitter) == "get":
        parts = urlsplit(url)._replace(query="")
        return Request("GET", f"{parts.geturl()}?{urlencoded(entries, encoding)}")
    match _enctype(form, submitter):
        case "multipart/form-data":
            boundary = _boundary(entries)
            return Request(
                "POST", url, f"multipart/form-data; boundary={boundary}", multipart(entries, boundary, encoding)
            )
        case "text/plain":
            text = "".join(f"{entry.name}={entry.value}\r\n" for entry in map(_with_line_ends, entries))
            return Request("POST", url, "text/plain", _encode(text, encoding) or None)
    return Request("POST", url, _DEFAULT_ENCTYPE, urlencoded(entries, encoding).encode("ascii") or None)


def urlencoded(entries: Entries, encoding: str) -> str:
    """Entries as `application/x-www-form-urlencoded` (URL Standard)."""
    return "&".join([f"{_percent(entry.name, encoding)}={_percent(entry.value, encoding)}" for entry in entries])


def multipart(entries: Entries, boundary: str, encoding: str) -> bytes:
    """Entries as `multipart/form-data`; a file that nobody chose is an empty one without a name."""
    pieces: list[bytes] = []
    for entry in map(_with_line_ends, entries):
        name = _encode(entry.name, encoding).replace(b'"', b"%22").replace(b"\r\n", b"%0D%0A")
        head = b'--%s\r\nContent-Disposition: form-data; name="%s"' % (boundary.encode("ascii"), name)
        if entry.is_file:
            head += b'; filename=""\r\nContent-Type: application/octet-stream'
        pieces.append(head + b"\r\n\r\n" + _encode(entry.value, encoding) + b"\r\n")
    return b"".join((*pieces, b"--%s--\r\n" % boundary.encode("ascii")))


def _stated(form: Form, submitter: Control | None, on_button: str, on_form: str) -> str:
    if submitter is not None and submitter.element.has(on_button):
        return submitter.element.show(on_button)
    return form.element.show(on_form)


def _action(form: Form, submitter: Control | None) -> str:
    return _stated(form, submitter, "formaction", "action")


def _enctype(form: Form, submitter: Control | None) -> str:
    written = _stated(form, submitter, "formenctype", "enctype").lower()
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
    return _encode(_line_ends(text), encoding).decode("latin-1").translate(_PERCENT)


def _encode(text: str, encoding: str) -> bytes:
    """The bytes of a text; what the encoding lacks becomes a numeric reference, lone surrogates U+FFFD."""
    sound = text if text.isascii() else text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return sound.encode(encoding, "xmlcharrefreplace")


def _base_url(form: Form, page_url: str) -> str:
    """What relative addresses of a page are relative to: its first `<base href>`, else its own address."""
    bases = (element for element in form.document.tagged(_BASE) if element.is_html and element.has("href"))
    base = next(bases, None)
    return urljoin(page_url, base.show("href").strip()) if base else page_url


def _encodes(name: str) -> bool:
    """Whether Python has the encoding; those it lacks are submitted as UTF-8 here."""
    try:
        "".encode(name)
    except LookupError:
        return False
    return True


def _boundary(entries: Entries) -> str:
    """A boundary that is the same for the same entries, and that none of them holds."""
    digest = sha256(repr(entries).encode("utf-8", "surrogatepass")).hexdigest()
    return f"----WebMCPFormBoundary{digest[:16]}"
