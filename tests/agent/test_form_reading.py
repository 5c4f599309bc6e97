"""A form that is read the way autofill does."""

from __future__ import annotations

from typing import Any

import pytest
from bs4 import BeautifulSoup

from webmcp_forms.agent import form_tool, from_form
from webmcp_forms.errors import UsageError

PAGE = (
    "<form><label>Name <input name=name required value=Ada></label><input type=hidden name=csrf value=x>"
    "<input type=password name=pw><input type=number name=n min=3 value=1><select name=s><option value=''>-"
    "<option>a</select><input type=checkbox name=c checked><input type=radio name=r value=x>"
    "<input type=radio name=r value=y checked><input name=off disabled><button name=go>Go</button></form>"
)


def test_it_reads_what_autofill_would() -> None:
    fields = from_form(PAGE).fields()
    assert list(fields) == ["name", "n", "s", "c", "r"]
    assert (fields["name"].label, fields["name"].required) == ("Name", True)
    assert [fields[name].type for name in ("n", "c")] == ["number", "boolean"]
    assert [fields[name].options for name in ("s", "r")] == [("a",), ("x", "y")]


def test_it_reports_values_and_what_is_wrong_with_them() -> None:
    report: Any = from_form(PAGE).read()
    assert report["values"] == {"name": "Ada", "n": 1, "s": "", "c": True, "r": "y"}
    assert report["problems"] == {"n": "Value must be greater than or equal to 3."}


def test_a_live_source_is_read_when_it_is_asked() -> None:
    pages = iter((PAGE, "<form><input name=other></form>"))
    reading = from_form(lambda: next(pages))
    assert list(reading.fields()) == ["name", "n", "s", "c", "r"]
    assert list(reading.fields()) == ["other"]


def test_anything_that_can_be_called_is_a_live_source() -> None:
    class Live:
        def __call__(self) -> str:
            return "<form><input name=a></form>"

    assert list(from_form(Live()).fields()) == ["a"]
    assert list(from_form(BeautifulSoup("<form><input name=b></form>", "html.parser")).fields()) == ["b"]


GROUPS = (
    "<form><fieldset><legend>Your <b>size</b></legend><label><input type=radio name=size value=s>Small</label>"
    "<label><input type=radio name=size value=m checked>Medium</label></fieldset>"
    "<fieldset><legend>Toppings</legend><label><input type=checkbox name=top value=ham checked>Ham</label>"
    "<label><input type=checkbox name=top value=egg checked>Egg</label></fieldset>"
    "<label><input type=checkbox name=bare value=1>One</label><input type=checkbox name=bare value=2>"
    "<label>Tongues<select name=tongues multiple><option selected>de<option>en</select></label>"
    "<label>Only<input type=radio name=only value=x></label><input type=number name=half value=1.5>"
    "<input type=range name=loud><input type=number name=none><input type=date name=day value=2024-01-02></form>"
)


def test_a_group_is_called_what_its_legend_says() -> None:
    fields = from_form(GROUPS).fields()
    labels = {name: fields[name].label for name in ("size", "top", "bare", "tongues", "only")}
    assert labels == {
        "size": "Your size", "top": "Toppings", "bare": "", "tongues": "Tongues", "only": "Only",
    }  # fmt: skip


def test_what_takes_several_values_is_an_array() -> None:
    fields = from_form(GROUPS).fields()
    assert [name for name, field in fields.items() if field.multiple] == ["top", "bare", "tongues"]
    assert fields["top"].options == ("ham", "egg")


def test_what_is_read_can_be_filled_in_again() -> None:
    applied: list[Any] = []
    reading = from_form(GROUPS)
    values: Any = reading.read()["values"]
    assert values == {
        "size": "m", "top": ["ham", "egg"], "bare": [], "tongues": ["de"], "only": "", "half": 1.5, "loud": 50,
        "none": "", "day": "2024-01-02",
    }  # fmt: skip
    assert form_tool("Fill it.", fields=reading.fields, apply=applied.append).execute(values).is_error is False
    assert applied == [{name: value for name, value in values.items() if value != ""}]


def test_it_goes_together_with_a_form_tool() -> None:
    applied: list[Any] = []
    reading = from_form(PAGE)
    tool = form_tool("Fill it.", fields=reading.fields, apply=applied.append, read=reading.read)
    assert tool.execute({"name": "Grace", "s": "a"}).is_error is False
    assert tool.execute({"pw": "secret"}).is_error
    assert applied == [{"name": "Grace", "s": "a"}]


def test_a_page_without_such_a_form_is_a_usage_error() -> None:
    with pytest.raises(UsageError, match="0 forms"):
        from_form("<p>").fields()
