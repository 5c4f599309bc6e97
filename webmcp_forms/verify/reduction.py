"""A smaller page on which the same fact still differs, for a report that others have to read.

the page -> the form alone -> the form without each element that does not matter, as long as asking stays cheap
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.document.nodes import Document, Element
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile, Span
from webmcp_forms.verify.answers import document_answer
from webmcp_forms.verify.differences import Difference, differences
from webmcp_forms.verify.loopback import Loopback
from webmcp_forms.verify.verifying import Browser, Verdict, publish

MOST_QUESTIONS = 60
"""How often the browser is asked at most for one page."""

_SECONDS = 5.0
_COMMENT = ("<!--", "-->")
_DOCTYPE = "<!doctype html>\n"


def reduced(browser: Browser, loopback: Loopback, verdict: Verdict, difference: Difference, profile: Profile) -> str:
    """The text of the smallest page found; it may be the page as it is."""
    question = _Question(browser, loopback, difference.subject, profile, verdict.document.language)
    text = verdict.document.source.text
    alone = _form_alone(verdict.document, difference.span)
    if alone is not None and question.still_differs(alone):
        text = alone
    while question.is_allowed:
        smaller = next((shorter for shorter in _without_one(text, question) if question.still_differs(shorter)), None)
        if smaller is None:
            break
        text = smaller
    return text


class _Question:
    """Whether a fact differs on another page too; asked only so often."""

    def __init__(
        self, browser: Browser, loopback: Loopback, subject: tuple[str, str, str], profile: Profile, language: str
    ) -> None:
        self._browser, self._loopback = browser, loopback
        self._subject, self._profile, self._language = subject, profile, language
        self._asked = 0

    @property
    def is_allowed(self) -> bool:
        return self._asked < MOST_QUESTIONS

    def read(self, text: str) -> Document:
        return read(SourceFile(text, "reduced.html"), language=self._language)

    def still_differs(self, text: str) -> bool:
        if not self.is_allowed:
            return False
        self._asked += 1
        try:
            document = self.read(text)
            ours = document_answer(document, self._profile)
        except WebMCPFormsError:
            return False
        page = publish(self._loopback, document)
        try:
            (theirs,) = self._browser.ask([page], tabs=1, seconds=_SECONDS)
        finally:
            self._loopback.withdraw(page)
        found = differences(document, self._profile, ours, theirs)
        return any(difference.subject == self._subject for difference in found)


def _form_alone(document: Document, span: Span | None) -> str | None:
    """A page of nothing but the form that a place is in."""
    if document.language != "html" or span is None:
        return None
    for form in document.tagged(frozenset({"form"})):
        whole = _whole(document, form)
        if whole is not None and whole.start <= span.start < whole.end:
            return _DOCTYPE + document.source.slice(whole) + "\n"
    return None


def _without_one(text: str, question: _Question) -> Iterator[str]:
    """The page without its first comment, and without each of its first elements, the outermost first."""
    comment = text.find(_COMMENT[0])
    if comment >= 0 and (end := text.find(_COMMENT[1], comment)) >= 0:
        yield text[:comment].rstrip() + "\n" + text[end + len(_COMMENT[1]) :].lstrip()
    document = question.read(text)
    for element in islice(document.elements(), MOST_QUESTIONS):
        whole = _whole(document, element)
        if whole is not None and element.tag != "form":
            yield text[: whole.start].rstrip() + "\n" + text[whole.end :].lstrip()


def _whole(document: Document, element: Element) -> Span | None:
    """All of an element, when the source has it in one piece."""
    place = document.place(element)
    if place is None:
        return None
    is_empty = document.ends[element.index] == element.index + 1 and element.tag in _VOID
    end = place.end_tag or (place.start_tag if is_empty else None)
    return Span(place.start_tag.start, end.end) if end else None


_VOID = frozenset({"input", "br", "hr", "img", "link", "meta", "wbr"})
