"""What the text of a file mentions is looked up once for all readings of it."""

from __future__ import annotations

from webmcp_forms import SourceFile, read
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.file_text import FileText
from webmcp_forms.linter.page import Page


def test_words_are_found_as_they_are_written_or_whatever_their_case() -> None:
    text = FileText("Some Words")
    assert text.has(("words", "Words"))
    assert not text.has(("words",))
    assert text.mentions(("WORDS",))
    assert not text.mentions(("others",))


def test_readings_share_the_text_of_their_file() -> None:
    form = '<form toolname="a" tooldescription="b">{% if c %}<p>{% else %}<b>{% endif %}</form>'
    document = read(SourceFile(form, "page"), language="jinja")
    pages: list[Page] = []
    profile = find_profile(DEFAULT_PROFILE)
    pages += [Page(reading, profile, readings=pages) for reading in (document, *document.alternatives)]
    assert len(pages) > 1
    assert all(page.file is pages[0].file for page in pages)
