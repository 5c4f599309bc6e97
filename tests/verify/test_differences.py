"""Which facts differ, and where in the page they stand."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.readers import read
from webmcp_forms.verify.answers import Answer, ListedTool, document_answer
from webmcp_forms.verify.differences import NOTHING, Difference, differences

PAGE = """<!doctype html>
<form toolname="find" tooldescription="Find a car">
  <input name="make" required toolparamdescription="Make">
  <input type="number" name="year" min="1900" toolparamdescription="Year">
</form>
<form toolname="sell" tooldescription="Sell a car"></form>
"""
PROFILE = find_profile(DEFAULT_PROFILE)
DOCUMENT = read(PAGE, language="html")
OURS = document_answer(DOCUMENT, PROFILE)
FIND, SELL = OURS.tools


def found(*tools: ListedTool, issues: dict[str, int] | None = None) -> list[Difference]:
    return list(differences(DOCUMENT, PROFILE, OURS, Answer(tools, issues or {})))


def with_schema(**changes: Any) -> ListedTool:
    return replace(FIND, input_schema={**deepcopy(FIND.input_schema), **changes})


def with_parameter(name: str, schema: dict[str, Any]) -> ListedTool:
    return with_schema(properties={**FIND.input_schema["properties"], name: schema})


def where(difference: Difference) -> str:
    """What stands at the place of a difference, up to the first space after its start."""
    assert difference.span
    return DOCUMENT.source.slice(difference.span)


def test_the_same_answer_differs_in_nothing() -> None:
    assert not found(FIND, SELL)


def test_no_answer_is_no_difference() -> None:
    assert not differences(DOCUMENT, PROFILE, OURS, Answer(error="the page crashed"))


def test_a_keyword_of_a_parameter() -> None:
    year = {**FIND.input_schema["properties"]["year"], "minimum": 1901}
    (one,) = found(with_parameter("year", year), SELL)
    assert one.subject == ("find", "year", "minimum")
    assert (one.ours, one.theirs) == ("1900", "1901")
    assert where(one).startswith('<input type="number" name="year"')


def test_one_and_one_point_nought_and_true_are_three_things() -> None:
    for value in (1900.0, True):
        year = {**FIND.input_schema["properties"]["year"], "minimum": value}
        assert [one.fact for one in found(with_parameter("year", year), SELL)] == ["minimum"]


@pytest.mark.parametrize(
    ("tool", "subject", "ours", "theirs"),
    [
        (replace(FIND, title="T"), ("find", "", "title"), '""', '"T"'),
        (replace(FIND, description="x"), ("find", "", "description"), '"Find a car"', '"x"'),
        (replace(FIND, autosubmit=True), ("find", "", "autosubmit"), "false", "true"),
        (with_schema(required=[]), ("find", "make", "required"), "true", "false"),
        (with_schema(required=["make", "year"]), ("find", "year", "required"), "false", "true"),
        (with_schema(type="array"), ("find", "", "type"), '"object"', '"array"'),
        (with_parameter("new", {"type": "string"}), ("find", "new", "parameter"), NOTHING, '{"type": "string"}'),
    ],
    ids=lambda value: ".".join(value) if isinstance(value, tuple) else None,
)
def test_one_fact(tool: ListedTool, subject: tuple[str, str, str], ours: str, theirs: str) -> None:
    (one,) = found(tool, SELL)
    assert (one.subject, one.ours, one.theirs) == (subject, ours, theirs)


def test_a_parameter_that_is_not_there() -> None:
    properties = {"make": FIND.input_schema["properties"]["make"]}
    (one,) = found(with_schema(properties=properties), SELL)
    assert one.subject == ("find", "year", "parameter")
    assert one.theirs == NOTHING


def test_the_order_of_parameters() -> None:
    properties = dict(reversed(FIND.input_schema["properties"].items()))
    (one,) = found(with_schema(properties=properties), SELL)
    assert one.subject == ("find", "", "order of the parameters")
    assert (one.ours, one.theirs) == ('["make", "year"]', '["year", "make"]')


def test_a_tool_that_only_one_side_has() -> None:
    (ours,) = found(FIND)
    assert (ours.subject, ours.theirs) == (("sell", "", "tool"), NOTHING)
    assert where(ours).startswith('<form toolname="sell"')
    (theirs,) = found(FIND, SELL, replace(SELL, name="zero"))
    assert (theirs.subject, theirs.ours, theirs.span) == (("zero", "", "tool"), NOTHING, None)


def test_tools_of_one_name_are_counted() -> None:
    (again,) = found(FIND, FIND, SELL)
    assert (again.subject, again.ours) == (("find", "", "tool"), NOTHING)
    (other,) = found(FIND, SELL, replace(SELL, title="Sell"))
    assert (other.subject, other.ours) == (("sell", "", "tool"), NOTHING)


def test_the_order_of_tools() -> None:
    assert [one.fact for one in found(SELL, FIND)] == ["order of the tools"]


def test_issues() -> None:
    (one,) = found(FIND, SELL, issues={"FormModelContextMissingToolName": 2})
    assert (one.fact, one.ours, one.theirs) == ("number of issues FormModelContextMissingToolName", "0", "2")
