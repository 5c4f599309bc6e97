"""Pages asked about: from documents to what the browser answers, and where that is not our answer.

A page is asked about again, with nothing beside it, before a difference is believed: a browser under load now and then
answers before it has read all of a page, and makes a tool of the part of a large form that it has read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Document
from webmcp_forms.records import record
from webmcp_forms.verify.answers import HTML_TYPE, XHTML_TYPE, Answer, Page, document_answer, is_same
from webmcp_forms.verify.chromium import PAGE_SECONDS
from webmcp_forms.verify.differences import Difference, differences
from webmcp_forms.verify.loopback import Loopback

_ASKED_AGAIN = 3
_FAILED_AGAIN = 1


class Browser(Protocol):
    """What answers for pages."""

    @property
    def version(self) -> str:
        """How it calls itself, such as `Chrome/156.0.8078.114`."""

    def ask(
        self, pages: Sequence[Page], *, tabs: int | None = None, seconds: float = PAGE_SECONDS
    ) -> tuple[Answer, ...]:
        """Its answer for each page, in order."""


@record
class Verdict:
    """What came of one page: both answers, and the facts that differ.

    `theirs` is the last answer when the browser was asked several times. It `wavers` when it said different things
    then; only what it said every time is among the differences.
    """

    document: Document
    page: Page
    ours: Answer
    theirs: Answer
    differences: tuple[Difference, ...] = ()
    wavers: bool = False


def is_rendered(document: Document) -> bool:
    """Whether a document is a page, and no template, which has no answer before it is rendered."""
    return document.language in PLAIN_LANGUAGES


def verify(
    browser: Browser,
    loopback: Loopback,
    documents: Sequence[Document],
    profile: Profile,
    seconds: float = PAGE_SECONDS,
) -> Iterator[Verdict]:
    """What the browser says of each page, which must be rendered."""
    pages = [publish(loopback, document) for document in documents]
    for document, page, first in zip(documents, pages, browser.ask(pages, seconds=seconds), strict=True):
        ours = document_answer(document, profile)
        answers = _asked_until_same(browser, page, ours, first, seconds)
        theirs = answers[-1]
        if is_same(ours, theirs):
            yield Verdict(document, page, ours, theirs)
            continue
        found = [differences(document, profile, ours, answer) for answer in answers if answer.error is None] or [()]
        always = set(found[-1]).intersection(*found)
        lasting = tuple(one for one in found[-1] if one in always)
        yield Verdict(document, page, ours, theirs, lasting, len(lasting) < len(found[-1]))


def _asked_until_same(browser: Browser, page: Page, ours: Answer, first: Answer, seconds: float) -> list[Answer]:
    """The browser's answers, the last of which is ours, unless it says something else again and again."""
    answers = [first]
    while not is_same(ours, answers[-1]) and len(answers) <= (_FAILED_AGAIN if answers[-1].error else _ASKED_AGAIN):
        answers += browser.ask([page], tabs=1, seconds=seconds)
    return answers


def publish(loopback: Loopback, document: Document) -> Page:
    """The page of a document, served as what it was read as."""
    source = document.source
    media_type = XHTML_TYPE if document.language == "xhtml" else HTML_TYPE
    return loopback.publish(source.relative or source.path, source.text, media_type)
