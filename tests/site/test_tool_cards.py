"""The tools of a site for the report that shows them."""

from pathlib import Path

import pytest

from webmcp_forms.config.settings import Settings
from webmcp_forms.site import check
from webmcp_forms.site.tool_cards import tool_cards

FORM = '<form toolname="{}" tooldescription="Find pages of the site"><label>Words <input name="q"></label></form>'


def test_each_tool_is_there_once_and_so_is_a_form_that_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for page in ("a.html", "b.html"):
        Path(page).write_text(FORM.format("search") + FORM.format("no tool"))
    form = FORM.format("x").replace('name="q"', 'name="q"/')
    Path("b.xhtml").write_text(f'<html xmlns="http://www.w3.org/1999/xhtml">{form}</html>')
    Path("c.html").write_text(FORM.format("search").replace("Words", "Terms"))
    site = check(".", manifest=None)
    cards = tool_cards(site, Path(), Settings())
    assert [(card.source.path, card.name, bool(card.refusal)) for card in cards] == [
        ("a.html", "search", False),
        ("a.html", "no tool", True),
        ("b.xhtml", "x", False),
        ("c.html", "search", False),
    ]
