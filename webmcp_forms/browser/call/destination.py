"""Where the submission of a form leads, and whether a page comes of it that can answer a call (Chromium 156).

The action is resolved against the page's address. One of http or https is where the request goes. A malformed one, and
one of `about:`, leads nowhere, and the call is over. After `method=dialog`, in a window of its own and under any other
scheme no page answers, and the call never ends.
"""

from __future__ import annotations

from typing import TypeAlias

from webmcp_forms.browser.call.charsets import standard_encoding
from webmcp_forms.browser.call.urls import URL, OtherURL, WebURL, resolve
from webmcp_forms.document.forms import Control, Form
from webmcp_forms.document.nodes import DOCUMENT_SCOPE, INERT_SCOPE, Document
from webmcp_forms.document.vocabulary import ASCII_WHITESPACE
from webmcp_forms.errors import UsageError
from webmcp_forms.records import record

DEFAULT_PAGE_URL = "http://localhost/"
"""The address of a page that nobody gave one."""

_PAGE_SCHEMES = frozenset({"http", "https"})
_HERE = frozenset({"", "_self", "_parent", "_top"})
_BASE = frozenset({"base"})
_FRAMES = frozenset({"iframe", "frame"})
_QUIET_BASES = frozenset({"data", "javascript"})


@record
class Nowhere:
    """Nothing is sent, and the call comes to an end by itself."""


@record
class Endless:
    """No page can answer: the call never ends."""


Destination: TypeAlias = WebURL | Nowhere | Endless


def destination(form: Form, submitter: Control | None, page_url: str = DEFAULT_PAGE_URL) -> Destination:
    """Where a submission leads from a page with an address; raises `UsageError` where that is none."""
    page = resolve(page_url)
    if page is None:
        raise UsageError(f"{page_url!r} is no address of a page, such as {DEFAULT_PAGE_URL}")
    target = submission_target(form, submitter)
    if submission_method(form, submitter) == "dialog" or opens_window(form.document, target):
        return Endless()
    return _leading_to(_action(form, submitter, page))


def never_answers(form: Form, submitter: Control | None) -> bool:
    """Whether no page can answer a call, wherever the form's own page is."""
    return isinstance(destination(form, submitter), Endless)


def is_pageless(action: str) -> bool:
    """Whether an action is the address of no page, so that a call never ends."""
    return isinstance(_leading_to(resolve(action, resolve(DEFAULT_PAGE_URL))), Endless)


def opens_window(document: Document, target: str) -> bool:
    """Whether a target is a window of its own: neither the page's nor a frame in the page."""
    if target.lower() in _HERE:
        return False
    frames = (frame for frame in document.tagged(_FRAMES) if frame.is_html and frame.scope != INERT_SCOPE)
    return target.startswith("_") or all(frame.show("name") != target for frame in frames)


def submission_method(form: Form, submitter: Control | None) -> str:
    """`get`, `post` or `dialog`; what the submitter says comes first."""
    written = stated(form, submitter, "method").lower()
    return written if written in ("get", "post", "dialog") else "get"


def submission_target(form: Form, submitter: Control | None) -> str:
    """The name of the window that a submission shows its answer in; that of the page's `<base>` comes last."""
    return stated(form, submitter, "target") or _of_base(form.document, "target") or ""


def stated(form: Form, submitter: Control | None, name: str) -> str:
    """What an attribute of a submission says: `form…` of the button if it has it, else the form's own."""
    if submitter is not None and submitter.element.has(f"form{name}"):
        return submitter.element.show(f"form{name}")
    return form.element.show(name)


def _leading_to(url: URL | None) -> Destination:
    match url:
        case WebURL() if url.scheme in _PAGE_SCHEMES:
            return url
        case None:
            return Nowhere()
        case OtherURL("about") if not url.path.startswith("srcdoc"):
            return Nowhere()
    return Endless()


def _action(form: Form, submitter: Control | None, page: URL) -> URL | None:
    action = stated(form, submitter, "action").strip(ASCII_WHITESPACE)
    if not action:
        return page
    return resolve(action, _base_url(form.document, page), standard_encoding(form.document.source.encoding) or "utf-8")


def _base_url(document: Document, page: URL) -> URL:
    """What relative addresses are relative to: what the page's first `<base href>` says, else its own address."""
    href = _of_base(document, "href")
    base = None if href is None else resolve(href, page)
    return page if base is None or base.scheme in _QUIET_BASES else base


def _of_base(document: Document, name: str) -> str | None:
    """What the first `<base>` that has an attribute says in it."""
    bases = (base for base in document.tagged(_BASE) if base.is_html and base.scope == DOCUMENT_SCOPE)
    return next((base.show(name) for base in bases if base.has(name)), None)
