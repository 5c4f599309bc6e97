"""Pages that nobody would write are judged as others are."""

from __future__ import annotations

from tests.linter.intent.single_forms import PROFILE, intent_of, tool_of
from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.page import Page
from webmcp_forms.readers import read


def test_deep_and_wide_pages_are_judged() -> None:
    attributes = 'toolname="a" tooldescription="b" method="post" action="/delete"'
    deep = "<div>" * 50_000 + f"<form {attributes}><button>Delete</button></form>"
    assert tool_of(deep).intent.kind is Kind.DESTRUCTIVE
    options = "<option>x</option>" * 100_000
    assert intent_of(f"<select name=action>{options}</select><button>Delete</button>").kind is Kind.DESTRUCTIVE
    long = "Delete " * 100_000
    assert intent_of(f"<h2>{long}</h2><p>{long}</p><label>{long}<input name=a></label><button>{long}</button>").kind
    digits = "1" * 100_000
    assert intent_of(f"<p>{digits}</p><button>{digits}</button>").kind is Kind.UNKNOWN


def test_many_forms_in_one_place_are_judged() -> None:
    forms = "".join(
        f'<p>Text</p><form toolname="a{number}" tooldescription="b" method="post"><button>Delete</button></form>'
        for number in range(2_000)
    )
    page = Page(read(f"<div>{forms}</div>"), PROFILE)
    assert {tool.intent.kind for tool in page.annotated_forms} == {Kind.DESTRUCTIVE}
