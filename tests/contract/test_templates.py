"""What only rendering tells never breaks, in either direction; what is certain of a template does."""

from __future__ import annotations

import pytest

from tests.contract.locking import NAME, locked, said
from webmcp_forms import compile_tools
from webmcp_forms.contract.lockfile import LockedTool, lock_text
from webmcp_forms.contract.reading import read_lock

UNCERTAIN = [
    pytest.param("<input name=a>", "{% if x %}<input name=a>{% endif %}", id="in a branch"),
    pytest.param("<input name=a required>", "{{ form.a }}", id="in a hole"),
    pytest.param("<input name=a required>", "{% include 'a.html' %}", id="in another template"),
    pytest.param("<input name=a>", "<input name='{{ name }}'>", id="a name that is a hole"),
    pytest.param("<input name=a>", "{% for f in fields %}<input name='{{ f }}'>{% endfor %}", id="in a loop"),
    pytest.param("<input name=a>", "<input name=a type='{{ kind }}'>", id="a type that is a hole"),
    pytest.param(
        "<input name=a>", "{% if x %}<input name=a type=url>{% else %}<input name=a type=number>{% endif %}", id="arms"
    ),
    pytest.param("<input name=a>", "<input name=a {{ attributes }}>", id="unknown attributes"),
    pytest.param("<input name=a>", "<input name=a {% if x %}disabled{% endif %}>", id="disabled in a branch"),
    pytest.param("<input name=a>", "<input name=a {% if x %}required{% endif %}>", id="required in a branch"),
    pytest.param("<input name=a required>", "<input name=a {% if x %}required{% endif %}>", id="required before"),
    pytest.param("<input name=a type=number min=1>", "<input name=a type=number min='{{ m }}'>", id="minimum"),
    pytest.param("<input name=a type=number>", "<input name=a type=number max='{{ m }}'>", id="maximum"),
    pytest.param("<input name=a pattern=x>", "<input name=a pattern='{{ p }}'>", id="pattern"),
    pytest.param(
        "<select name=a><option>x</select>",
        "<select name=a>{% for o in all %}<option>{{ o }}{% endfor %}</select>",
        id="choices",
    ),
    pytest.param(
        "<select name=a><option value=x>A</select>", "<select name=a><option value=x>{{ a }}</select>", id="titles"
    ),
    pytest.param("<label>A <input name=a></label>", "<label>{{ a }} <input name=a></label>", id="description"),
]


@pytest.mark.parametrize(("certain", "uncertain"), UNCERTAIN)
def test_what_becomes_uncertain_or_certain_is_listed_and_breaks_nothing(certain: str, uncertain: str) -> None:
    old, new = locked(certain, language="jinja"), locked(uncertain, language="jinja")
    for before, after in ((old, new), (new, old)):
        messages = said(before, after)
        assert messages
        assert not any(message.endswith("!") for message in messages)
    assert said(old, old) == said(new, new) == []


@pytest.mark.parametrize(("certain", "uncertain"), UNCERTAIN)
def test_what_is_uncertain_is_written_down(certain: str, uncertain: str) -> None:
    old, new = locked(certain, language="jinja"), locked(uncertain, language="jinja")
    assert said(old, read_lock(lock_text(new), "x")) == said(old, new)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("{% if x %}<input name=a>{% endif %}", "", "it is gone from the renderings that had it!"),
        ("<input name=a>{{ csrf() }}", "<input name=a required>{{ csrf() }}", "it is required now!"),
        (
            "<input name=a pattern='{{ p }}'>",
            "<input name=a pattern='{{ p }}' type=number>",
            'its type was "string" and is "number"!',
        ),
        (
            "<input name=a type=number {% if x %}required{% endif %}>",
            "<input name=a type=number min=1 {% if x %}required{% endif %}>",
            "its minimum was none and is 1!",
        ),
    ],
)
def test_what_is_certain_of_a_template_breaks(before: str, after: str, message: str) -> None:
    assert message in said(locked(before, language="jinja"), locked(after, language="jinja"))


def test_a_limit_that_changes_beside_an_unknown_one_breaks_nothing() -> None:
    old = locked("<input name=a type=number min=1 max='{{ m }}'>", language="jinja")
    new = locked("<input name=a type=number min=2 max='{{ m }}'>", language="jinja")
    assert said(old, new) == ["its limits changed, which only rendering tells"]


def test_autosubmit_in_a_branch_breaks_nothing() -> None:
    off, on, some = (
        locked(NAME, attributes, language="jinja")
        for attributes in ("", "toolautosubmit", "{% if fast %}toolautosubmit{% endif %}")
    )
    assert said(off, on) == ["it submits itself now, without the user!"]
    assert said(off, some) == said(on, some) == ["only rendering tells whether it submits itself now"]
    assert said(some, on) == said(some, off) == ["all renderings agree on whether it submits itself now"]


def test_a_form_in_a_branch_is_still_there_and_one_that_went_is_not() -> None:
    always, some = (
        tuple(LockedTool.of(tool, "a.html") for tool in compile_tools(page, language="jinja"))
        for page in (form(NAME), "{% if user %}" + form(NAME) + "{% endif %}")
    )
    assert said(always, some) == ["only rendering tells whether it is there now"]
    assert said(some, always) == ["all renderings agree on whether it is there now"]
    assert said(some, ()) == ["the tool is gone!"]


def test_a_form_whose_name_is_a_hole_may_be_the_one_that_went() -> None:
    named, open_name = locked(NAME, language="jinja"), locked(NAME, name="{{ name }}", language="jinja")
    assert said(named, open_name) == ["only rendering tells whether the tool is still there", "the tool is new"]
    assert said(open_name, named) == ["the tool is new", "only rendering tells whether the tool is still there"]


def form(controls: str) -> str:
    return f"<form toolname=t tooldescription=d>{controls}<button>Go</button></form>"
