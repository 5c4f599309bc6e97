"""Forms without tool attributes that agents could well use: searches, filters, contact forms and bookings.

A form is one only where everything speaks for it. All it asks for is named and labelled, it has a submit button, it
asks for no secret, card, identity number or file, and nothing in it checks that a person is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Element, literal, text_content
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.linter.completeness import shows_parameters
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.intent.buttons import button_text
from webmcp_forms.linter.intent.candidate_words import HUMAN_CHECKS, PURPOSES, SEARCH_NAMES, UNSUITABLE, Purpose
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.wording import quoted
from webmcp_forms.records import record
from webmcp_forms.source import Span

_LABELLING = ("aria-label", "aria-labelledby", "aria-description", "title", "placeholder")
_CALLING = ("id", "class", "name", "action", "aria-label")
_TEXT_KINDS = frozenset({"text", "search"})
_CHOICE_KINDS = frozenset({"select", "select-multiple", "radio", "checkbox"})
_DATE_KINDS = frozenset({"date", "time", "datetime-local", "week", "month"})
_HEADINGS = frozenset({"legend", "h1", "h2", "h3", "h4", "h5", "h6"})
_LONGEST_TEXT = 200
_FARTHEST_MARK = 8
_FEWEST_TERMS = 2


@record
class Candidate:
    """What a form is for, and what says so."""

    purpose: Purpose
    evidence: tuple[Evidence, ...]


@record
class _Said:
    """Something that a form is called by, and where it stands."""

    kind: str
    text: str
    span: Span


def candidate(tool: ToolForm) -> Candidate | None:
    """What agents could use a form for, or None where anything speaks against it."""
    asked = tuple(control for control in tool.form.controls if _is_asked(tool, control))
    button = next(submit_buttons(tool.form), None)
    if button is None or not asked or not all(map(_is_ready, asked)) or not _is_harmless(tool):
        return None
    said = tuple(_said(tool, button))
    for purpose, fits in _FITTING.items():
        if fits(tool, asked, said) and (evidence := tuple(_evidence(tool, asked, said, purpose))):
            return Candidate(purpose, evidence)
    return None


def _is_asked(tool: ToolForm, control: Control) -> bool:
    """Whether a person is to fill the control; a honeypot is not."""
    element = control.element
    is_trap = element.show("tabindex") == "-1" or element.has("hidden") or element.show("aria-hidden") == "true"
    return control.skip is None and control.kind != "hidden" and tool.is_supported(control) and not is_trap


def _is_ready(control: Control) -> bool:
    """Whether a control has a name, and something that says to people what it is."""
    is_labelled = control.label_text.strip("; ") or any(control.element.show(name).strip() for name in _LABELLING)
    return bool(control.name and is_labelled)


def _is_harmless(tool: ToolForm) -> bool:
    if any(control.kind in ("password", "file") for control in tool.form.controls):
        return False
    return shows_parameters(tool) and not tool.sensitive_fields and not _checks_for_people(tool)


def _checks_for_people(tool: ToolForm) -> bool:
    parts = (tool.element, *tool.form.document.descendants(tool.element))
    shown = (part.show(name).lower() for part in parts for name in ("id", "class", "name", "src") if part.has(name))
    return any(check in text for text in shown for check in HUMAN_CHECKS)


def _is_search(tool: ToolForm, asked: Sequence[Control], _: Sequence[_Said]) -> bool:
    is_marked = _search_mark(tool) is not None or any(control.kind == "search" for control in asked)
    return (is_marked or _method(tool) == "get") and any(control.kind in _TEXT_KINDS for control in asked)


def _is_filter(tool: ToolForm, asked: Sequence[Control], _: Sequence[_Said]) -> bool:
    return _method(tool) == "get" and any(control.kind in _CHOICE_KINDS for control in asked)


def _is_contact(tool: ToolForm, asked: Sequence[Control], said: Sequence[_Said]) -> bool:
    kinds = {control.kind for control in asked}
    is_message = "textarea" in kinds and not kinds.isdisjoint({"email", "tel"})
    return is_message and _method(tool) == "post" and _is_suitable(said)


def _is_booking(_: ToolForm, asked: Sequence[Control], said: Sequence[_Said]) -> bool:
    return any(control.kind in _DATE_KINDS for control in asked) and _is_suitable(said)


def _is_query(tool: ToolForm, asked: Sequence[Control], said: Sequence[_Said]) -> bool:
    """Whether a form asks a page for something; one without an address may well be a script's."""
    is_sent = bool(literal(tool.element.get("action"))) and not tool.element.has("onsubmit")
    return is_sent and _method(tool) == "get" and len(asked) >= _FEWEST_TERMS and _is_suitable(said)


_FITTING: Mapping[Purpose, Callable[[ToolForm, Sequence[Control], Sequence[_Said]], bool]] = {
    Purpose.SEARCH: _is_search,
    Purpose.FILTER: _is_filter,
    Purpose.CONTACT: _is_contact,
    Purpose.BOOKING: _is_booking,
    Purpose.QUERY: _is_query,
}


def _method(tool: ToolForm) -> str | None:
    """The method of the form, or None where it is unknown."""
    written = literal(tool.element.get("method") or "get")
    return written and (written.lower() if written.lower() in ("post", "dialog") else "get")


def _is_suitable(said: Sequence[_Said]) -> bool:
    return not any(UNSUITABLE.meet(words(one.text)) for one in said)


def _said(tool: ToolForm, button: Control) -> Iterator[_Said]:
    """What the form is called: by its button, its attributes and the headings in it."""
    document = tool.form.document
    if text := button_text(document, button):
        yield _Said("button", text, tool.span(button.element))
    for name in _CALLING:
        if text := literal(tool.element.get(name)):
            yield _Said(name, text, tool.span(tool.element, name))
    for element in document.descendants(tool.element):
        if element.is_html and element.tag in _HEADINGS:
            yield _Said(element.tag, text_content(document, element), tool.span(element))


def _evidence(tool: ToolForm, asked: Sequence[Control], said: Sequence[_Said], purpose: Purpose) -> Iterator[Evidence]:
    if purpose is Purpose.QUERY:
        span = tool.span(tool.element, "method")
        yield Evidence(f"method get and {len(asked)} fields", span, 0.5)
        return
    for one in said:
        if len(one.text) <= _LONGEST_TEXT and PURPOSES[purpose].meet(words(one.text)):
            yield Evidence(f"{one.kind} {quoted(one.text)}", one.span, 0.5)
    if purpose is Purpose.SEARCH:
        yield from _from_search(tool, asked)


def _from_search(tool: ToolForm, asked: Sequence[Control]) -> Iterator[Evidence]:
    """What marks a search in the markup: a role, an element, the kind of a field, or what code calls it."""
    if mark := _search_mark(tool):
        kind = "a <search> element" if mark.tag == "search" else 'role="search"'
        yield Evidence(kind, tool.span(mark), 1.0)
    for control in asked:
        if control.kind == "search":
            yield Evidence('type="search"', tool.span(control.element, "type"), 1.0)
        elif control.kind == "text" and control.name in SEARCH_NAMES:
            yield Evidence(f"a field called {quoted(control.name)}", tool.span(control.element, "name"), 0.5)


def _search_mark(tool: ToolForm) -> Element | None:
    """The form or an element around it that says it is for searching."""
    element = tool.element
    for _ in range(_FARTHEST_MARK):
        if element.is_html and (element.tag == "search" or element.show("role") == "search"):
            return element
        if element.parent < 0:
            return None
        element = tool.form.document.element(element.parent)
    return None
