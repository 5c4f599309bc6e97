"""A page is made smaller as long as the same fact differs, and asking stays cheap."""

from __future__ import annotations

from collections.abc import Sequence

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile
from webmcp_forms.verify.answers import Answer, Page, document_answer
from webmcp_forms.verify.loopback import Loopback
from webmcp_forms.verify.reduction import MOST_QUESTIONS, reduced
from webmcp_forms.verify.verifying import verify

PROFILE = find_profile(DEFAULT_PROFILE)
OTHER = find_profile("chrome-148")


class Pretender:
    """Answers as another version, and counts how often it is asked."""

    version = "Chrome/148.0.1.2"

    def __init__(self) -> None:
        self.asked = 0

    def ask(self, pages: Sequence[Page], *, tabs: int | None = None, seconds: float = 1) -> tuple[Answer, ...]:
        assert (seconds, tabs) != (0, 0)
        self.asked += len(pages)
        return tuple(document_answer(read(page.html, language=self._language(page)), OTHER) for page in pages)

    @staticmethod
    def _language(page: Page) -> str:
        return "xhtml" if page.is_xhtml else "html"


def smallest(text: str, language: str = "html") -> tuple[str, int]:
    browser = Pretender()
    document = read(SourceFile(text, "a.html"), language=language)
    with Loopback() as loopback:
        (verdict,) = verify(browser, loopback, [document], PROFILE)
        before = browser.asked
        return reduced(browser, loopback, verdict, verdict.differences[0], PROFILE), browser.asked - before


def test_what_does_not_matter_goes() -> None:
    page = """<!doctype html><title>Long</title><header><form action=/s><input name=q></form></header>
<form toolname="t" tooldescription="d" tooltitle="T">
  <!-- which day -->
  <fieldset><legend>When</legend><input name="day"></fieldset>
  <button>Go</button>
</form><footer>End</footer>"""
    text, _ = smallest(page)
    assert text.split() == [
        "<!doctype",
        "html>",
        "<form",
        'toolname="t"',
        'tooldescription="d"',
        'tooltitle="T">',
        "</form>",
    ]


def test_what_matters_stays() -> None:
    text, _ = smallest(
        "<p>x</p><form toolname=t tooldescription=d><input name=a>"
        "<label>News <input type=checkbox name=c></label><b>y</b></form>"
    )
    assert "checkbox" in text
    assert "name=a" not in text
    assert "<b>" not in text


def test_a_large_page_is_asked_about_only_so_often() -> None:
    inner = "<p>text</p>" * 500
    text, asked = smallest(f"<form toolname=t tooldescription=d tooltitle=T>{inner}</form>")
    assert asked <= MOST_QUESTIONS
    assert "tooltitle=T" in text


def test_a_page_that_is_not_well_formed_any_more_is_no_answer() -> None:
    text, _ = smallest(
        '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>x</p>'
        '<form toolname="t" tooldescription="d" tooltitle="T"><p>y</p></form></body></html>',
        "xhtml",
    )
    assert text.startswith("<html")
    assert "tooltitle" in text
    assert "<p>" not in text
