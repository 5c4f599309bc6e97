"""Hostile pages take time in proportion to their length."""

import time

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.rules import RULES
from webmcp_forms.readers import read

SUITABILITY = [rule for rule in RULES if rule.RULE.family == "WF3"]
FORM = '<form toolname="a" tooldescription="b" method="post">'
SHAPES = {
    "nested": "<div class='step hidden' data-depends-on=a>",
    "widgets": "<div role=combobox tabindex=0></div><input type=hidden name=v>",
    "tiles": "<button type=button data-v=a class=x></button>",
    "handlers": "<select name=s onchange='loadCities()'><option>a</select>",
    "hidden parts": "<div hidden><input name=a required></div>",
    "conditions": "<input name=a x-model=a><div x-show=a><input name=b></div>",
    "targets": "<input name=a data-action='change->c#m'><input name=b data-c-target=x>",
    "requests": "<select name=a hx-get=/x hx-target='next .zz'><option>x</select>",
    "pictures": "<div class=captcha-box><img src=x></div>",
    "canvases": "<canvas></canvas><input type=hidden name=o>",
    "texts": "<p>1/2 3/4 of 5 steps</p>",
    "references": "<div data-depends='#a #b #c'><input name=x></div>",
    "rows": "<input name='a[0]'><button type=button>Add another</button>",
    "forms": f"</form>{FORM}<input name=q><select name=s><option>a</select><button>Next</button>",
}
SCRIPT = "<script>" + "s.onchange = () => { q.disabled = 1; f() };" * 500 + "function f() { s.hidden = 1 }</script>"


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())
def test_a_page_of_one_piece_again_and_again(shape: str) -> None:
    document = read(f"{FORM}{shape * 1500}</form>{SCRIPT}", language="html")
    started = time.process_time()
    assert not lint_document(document, SUITABILITY, find_profile(DEFAULT_PROFILE)).crashes
    assert time.process_time() - started < 20


@pytest.mark.parametrize("language", ["html", "jinja"])
def test_what_a_form_costs_does_not_grow_with_the_page_around_it(language: str) -> None:
    forms = f"{FORM}<input name=q id=q>{{{{ q }}}}<button>Next</button></form>" * 300
    short, long = (read(f"<p>{text}</p>{SCRIPT}{forms}", language=language) for text in ("x", "many words " * 100_000))
    seconds = []
    for document in (short, long):
        started = time.process_time()
        lint_document(document, SUITABILITY, find_profile(DEFAULT_PROFILE))
        seconds.append(time.process_time() - started)
    assert seconds[1] < 2 * seconds[0] + 1
