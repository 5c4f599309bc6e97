"""Texts as they are typed: whatever stands there, something is said of it, and it is what `lint` says of the file."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.process import ROOT
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.lsp.checking import Checker, OpenText, well_formed
from webmcp_forms.lsp.hovering import hover

SAMPLES = sorted(
    path for path in (ROOT / "samples").rglob("*") if path.suffix in {".html", ".jsx", ".tsx", ".vue", ".j2"}
)
IDS = ("html", "xml", "javascriptreact", "vue", "svelte", "django-html", "blade", "php", "erb", "markdown", "css")
CHECKER = Checker()


def open_text(text: str, language_id: str = "html", uri: str = "untitled:1") -> OpenText:
    return OpenText(uri, text, language_id)


def look_at(text: OpenText) -> None:
    checked = CHECKER.check(text)
    assert checked.trouble == ""
    page = CHECKER.read(text)
    assert page is not None
    for offset in range(0, len(text.text) + 1, max(1, len(text.text) // 5)):
        hover(*page, offset)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_every_beginning_of_a_sample(path: Path) -> None:
    text = path.read_text("utf-8")
    for end in range(0, len(text), max(1, len(text) // 8)):
        look_at(OpenText(path.as_uri(), text[:end]))


PIECES = ("<form toolname=", "<form ", "</form", '"', "'", "<input name=q", " required", ">", "<", "{", "}", "{{", "{%")
TYPED = st.lists(st.sampled_from((*PIECES, "😀", "\n", "tooldescription='d'", "<script>", "<!--", "<select><option")))


@settings(deadline=None)
@given(pieces=TYPED, language_id=st.sampled_from(IDS))
def test_anything_typed_in_any_language(pieces: list[str], language_id: str) -> None:
    look_at(open_text("".join(pieces), language_id))


def test_half_a_character_is_replaced_and_moves_nothing() -> None:
    assert well_formed("a\ud83db") == "a\ufffdb"
    assert well_formed("a😀b") == "a😀b"


def test_what_is_fixed_is_what_is_safe() -> None:
    text = '<!-- webmcp-forms: ignore[WF101] -->\n<form toolname="a b" tooldescription="d"></form>\n'
    assert CHECKER.fixed(open_text(text)) == text
    assert CHECKER.fixed(open_text(text.replace("a b", "ab"))) == text.replace("a b", "ab").split("\n", 1)[1]


def test_hover_finds_the_innermost_and_the_attribute() -> None:
    text = "<form toolname=t tooldescription=d toolautosubmit><select name=s><option>1</select></form>"
    page = CHECKER.read(open_text(text))
    assert page is not None
    profile = find_profile(DEFAULT_PROFILE)
    form = hover(page[0], profile, text.index("toolautosubmit"))
    assert form is not None
    assert text[form.span.start : form.span.end] == "toolautosubmit"
    assert form.markdown.endswith("A call submits the form.")
    select = hover(page[0], profile, text.index("<select") + 1)
    assert select is not None
    assert select.markdown.startswith('parameter "s"')
    assert hover(page[0], profile, text.index("<option")) is None


def test_hover_in_a_template_says_what_only_rendering_tells() -> None:
    text = "<form toolname=t tooldescription=d>{% if a %}<input name=q {{ b }}>{% endif %}</form>"
    page = CHECKER.read(open_text(text, "django-html"))
    assert page is not None
    shown = hover(*page, text.index("<input"))
    assert shown is not None
    assert "only rendering tells" in shown.markdown
