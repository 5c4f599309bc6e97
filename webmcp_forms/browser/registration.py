"""Which forms of a page become tools, and in which order (Chromium 156, behaviour measured)."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.document.forms import Form, analyse_form, form_elements
from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element, literal
from webmcp_forms.document.relations import Relations, relate
from webmcp_forms.expressions import Expression

_LEGAL_NAME = Expression(r"[A-Za-z0-9_.-]{1,128}")
_ALLOWING = frozenset({"*", "'self'", "'src'"})
_NEEDED_TOKENS = frozenset({"allow-same-origin", "allow-scripts"})


def is_legal_name(name: str) -> bool:
    """Whether the browser registers a tool of that name: 1 to 128 letters, digits, `_`, `.` or `-` of ASCII."""
    return _LEGAL_NAME.fullmatch(name) is not None


def annotated_forms(document: Document, profile: Profile) -> tuple[Form, ...]:
    """The forms with `toolname` or `tooldescription` that are in the document or a shadow tree, in tree order."""
    elements = [
        element
        for element in form_elements(document)
        if element.scope != INERT_SCOPE and (element.has("toolname") or element.has("tooldescription"))
    ]
    if not elements:
        return ()
    relations: Relations = relate(document)
    return tuple(analyse_form(document, relations, element, profile.readonly_kinds) for element in elements)


def registered_forms(forms: tuple[Form, ...], profile: Profile) -> Iterator[Form]:
    """The forms of one document that become tools: both attributes, a legal name, and the first with that name.

    A name that is only known after rendering counts as legal.
    """
    taken: set[str] = set()
    for form in parse_order(forms):
        name = form.name
        if name is None or not form.is_annotated or name in taken:
            continue
        if profile.legal_names_only and not is_legal_name(name) and literal(form.element.get("toolname")) is not None:
            continue
        taken.add(name)
        yield form


def parse_order(forms: tuple[Form, ...]) -> tuple[Form, ...]:
    """The forms in the order in which the parser met them, which decides who gets a name.

    It differs from tree order where a table's content was moved out of it, and for a shadow tree that is declared
    after children of its host.
    """
    if len({form.name for form in forms}) == len(forms):
        return forms
    return tuple(sorted(forms, key=_start))


def _start(form: Form) -> int:
    place = form.document.place(form.element)
    return place.start_tag.start if place else form.element.index


def reachable_documents(document: Document, profile: Profile) -> Iterator[Document]:
    """The document and those of its `srcdoc` frames whose tools the browser lists with it, in frame order.

    A frame whose `allow` switches the `tools` feature off has none.
    """
    yield document
    for iframe, frame in _live_frames(document, profile):
        if not _switches_tools_off(iframe.show("allow")):
            yield from reachable_documents(frame, profile)


def reported_documents(document: Document, profile: Profile) -> Iterator[Document]:
    """The document and those of its `srcdoc` frames whose issues DevTools reports with it, whatever `allow` says."""
    yield document
    for _, frame in _live_frames(document, profile):
        yield from reported_documents(frame, profile)


def _live_frames(document: Document, profile: Profile) -> Iterator[tuple[Element, Document]]:
    """The frames that run: a sandboxed one needs its origin and its scripts."""
    for index, frame in document.frames if profile.frames else ():
        iframe = document.element(index)
        sandbox = iframe.get("sandbox")
        if sandbox is None or _NEEDED_TOKENS.issubset((literal(sandbox) or "").lower().split()):
            yield iframe, frame


def _switches_tools_off(allow: str) -> bool:
    for directive in allow.split(";"):
        feature, *origins = directive.split() or [""]
        if feature == "tools":
            return bool(origins) and not _ALLOWING.intersection(origin.lower() for origin in origins)
    return False
