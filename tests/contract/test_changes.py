"""Which changes break an agent that knows the tool as it was, and which do not. Each row is read in both directions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.contract.locking import NAME, locked, said
from webmcp_forms.browser.schema import Schema
from webmcp_forms.contract.changes import compare
from webmcp_forms.contract.parameters import schema_changes
from webmcp_forms.source import Position

DAY = "[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}"
ONE, TWO = "<input type=checkbox name=a value=1>", "<input type=checkbox name=a value=2>"

ROWS = [
    # before, after, what is said, what is said the other way round; what breaks has an exclamation mark
    pytest.param("", "<input name=a>", ["it is new"], ["it is gone!"], id="a parameter more"),
    pytest.param("", "<input name=a required>", ["it is new, and required!"], ["it is gone!"], id="a required one"),
    pytest.param(
        "<input name=a>",
        "<input name=a required>",
        ["it is required now!"],
        ["it is no longer required"],
        id="required",
    ),
    pytest.param("<input name=a>", "<input name=a disabled>", ["it is gone!"], ["it is new"], id="disabled"),
    pytest.param("<input name=a>", "<input name=a readonly>", ["it is gone!"], ["it is new"], id="readonly"),
    pytest.param(
        "<input name=a>", "<input name=b>", ["it is gone!", "it is new"], ["it is gone!", "it is new"], id="renamed"
    ),
    pytest.param("<input name=a><input name=b>", "<input name=b><input name=a>", [], [], id="the order of parameters"),
    pytest.param(
        "<input name=a>",
        "<input name=a type=number>",
        ['its type was "string" and is "number"!'],
        ['its type was "number" and is "string"!'],
        id="type",
    ),
    pytest.param(
        "<input name=a>",
        "<input name=a type=checkbox>",
        ['its type was "string" and is "boolean"!'],
        ['its type was "boolean" and is "string"!'],
        id="another type",
    ),
    pytest.param(
        "<input name=a>",
        "<input name=a pattern=x>",
        ['its pattern was none and is "x"!'],
        ['its pattern was "x" and is none'],
        id="pattern",
    ),
    pytest.param(
        "<input name=a pattern=x>",
        "<input name=a pattern=y>",
        ['its pattern was "x" and is "y"!'],
        ['its pattern was "y" and is "x"!'],
        id="another pattern",
    ),
    pytest.param(
        "<input name=a>",
        "<input name=a type=month>",
        ['its format was none and is "^[0-9]{4}-(0[1-9]|1[0-2])$"!'],
        ['its format was "^[0-9]{4}-(0[1-9]|1[0-2])$" and is none'],
        id="format",
    ),
    pytest.param(
        "<input name=a type=number>",
        "<input name=a type=number min=1>",
        ["its minimum was none and is 1!"],
        ["its minimum was 1 and is none"],
        id="minimum",
    ),
    pytest.param(
        "<input name=a type=number min=1>",
        "<input name=a type=number min=1.5 step=any>",
        ["its minimum was 1 and is 1.5!", "its step was 1 and is none"],
        ["its minimum was 1.5 and is 1", "its step was none and is 1!"],
        id="higher minimum",
    ),
    pytest.param(
        "<input name=a type=number max=9>",
        "<input name=a type=number max=5>",
        ["its maximum was 9 and is 5!"],
        ["its maximum was 5 and is 9"],
        id="lower maximum",
    ),
    pytest.param(
        "<input name=a type=number>",
        "<input name=a type=range>",
        ["its minimum was none and is 0!", "its maximum was none and is 100!"],
        ["its minimum was 0 and is none", "its maximum was 100 and is none"],
        id="range",
    ),
    pytest.param(
        "<input name=a type=number step=.1>",
        "<input name=a type=number step=.2>",
        ["its step was 0.1 and is 0.2!"],
        ["its step was 0.2 and is 0.1"],
        id="coarser step",
    ),
    pytest.param(
        "<input name=a type=number step=2>",
        "<input name=a type=number step=3>",
        ["its step was 2 and is 3!"],
        ["its step was 3 and is 2!"],
        id="another step",
    ),
    pytest.param(
        "<select name=a><option>x</select>",
        "<select name=a><option>x<option>y</select>",
        ['it takes "y" too'],
        ['it no longer takes "y"!'],
        id="a value more",
    ),
    pytest.param(
        "<select name=a><option>x<option>y</select>",
        "<select name=a><option>x<option>z</select>",
        ['it no longer takes "y"!', 'it takes "z" too'],
        ['it no longer takes "z"!', 'it takes "y" too'],
        id="another value",
    ),
    pytest.param(
        "<select name=a><option>" + "<option>".join("stuvwxyz") + "</select>",
        "<select name=a><option>s</select>",
        ['it no longer takes "t", "u", "v", "w", "x" and 2 more!'],
        ['it takes "t", "u", "v", "w", "x" and 2 more too'],
        id="many values",
    ),
    pytest.param(
        "<input name=a>",
        "<select name=a><option>x</select>",
        ["it takes only some values now!"],
        ["it takes any value now"],
        id="choices",
    ),
    pytest.param(
        "<select name=a><option value=x>A<option value=y>B</select>",
        "<select name=a><option value=y>C<option value=x>A</select>",
        ["how its values are shown changed"],
        ["how its values are shown changed"],
        id="order and titles of values",
    ),
    pytest.param(
        "<label><input type=radio name=a value=x>x</label><label><input type=radio name=a value=y>y</label>",
        "<select name=a><option>x<option>y</select>",
        [],
        [],
        id="another control with the same schema",
    ),
    pytest.param(
        ONE + TWO,
        ONE + TWO + "<input type=checkbox name=a value=3>",
        ['it takes "3" too'],
        ['it no longer takes "3"!'],
        id="a member of a group more",
    ),
    pytest.param(
        "<input type=checkbox name=a>",
        ONE + TWO,
        ['its type was "boolean" and is "array"!'],
        ['its type was "array" and is "boolean"!'],
        id="a box becomes a group",
    ),
    pytest.param(
        "<label>A <input name=a></label>",
        "<label>B <input name=a></label>",
        ["its description changed"],
        ["its description changed"],
        id="description",
    ),
    pytest.param(
        "<input name=a type=number min=1 max=9>",
        "<input name=a type=number min=2 max=10 required>",
        ["it is required now!", "its minimum was 1 and is 2!", "its maximum was 9 and is 10"],
        ["its maximum was 10 and is 9!", "it is no longer required", "its minimum was 2 and is 1"],
        id="several at once",
    ),
    # The schema tells no agent of these.
    pytest.param("<input name=a value=x>", "<input name=a value=y>", [], [], id="default"),
    pytest.param("<input name=a>", "<input name=a maxlength=3>", [], [], id="maxlength, which binds no agent"),
    pytest.param("<input name=a>", "<input name=a type=email>", [], [], id="e-mail addresses"),
    pytest.param(
        "<label>A <input name=a type=date></label>",
        "<label>A <input name=a type=date min=2026-11-30></label>",
        [],
        [],
        id="limits of dates, which move from day to day",
    ),
]


@pytest.mark.parametrize(("before", "after", "forwards", "backwards"), ROWS)
def test_a_change_of_the_controls(before: str, after: str, forwards: list[str], backwards: list[str]) -> None:
    old, new = locked(before), locked(after)
    assert sorted(said(old, new)) == sorted(forwards)
    assert sorted(said(new, old)) == sorted(backwards)
    assert said(old, old) == said(new, new) == []


def test_what_breaks_comes_first() -> None:
    old, new = locked("<input name=a>"), locked("<input name=b>")
    assert [change.breaking for change in compare(old, new)] == [True, False]


@pytest.mark.parametrize(("kind", "rest"), [("time", ""), ("datetime-local", f"{DAY}T")])
def test_a_time_that_may_be_finer_takes_all_that_it_took(kind: str, rest: str) -> None:
    steps = [locked(f"<input name=a type={kind} step={step}>") for step in ("60", "1", "0.1")]
    for coarse, fine in pairwise(steps):
        assert [change.breaking for change in compare(coarse, fine)] == [False]
        assert [change.breaking for change in compare(fine, coarse)] == [True]
        assert rest in said(coarse, fine)[0]


def test_submitting_itself_breaks_and_waiting_does_not() -> None:
    off, on = locked(NAME), locked(NAME, "toolautosubmit")
    assert said(off, on) == ["it submits itself now, without the user!"]
    assert said(on, off) == ["it waits for the user now"]


def test_the_texts_of_a_tool_break_nothing() -> None:
    old = locked(NAME, description="Find a car.")
    assert said(old, locked(NAME, description="Finds cars.")) == ["its description changed"]


def test_a_tool_that_is_gone_breaks_and_one_that_is_new_does_not() -> None:
    assert said(locked(NAME), ()) == ["the tool is gone!"]
    assert said((), locked(NAME)) == ["the tool is new"]


def test_a_renamed_tool_is_gone_and_new() -> None:
    old, new = locked(NAME), locked(NAME, name="u")
    assert said(old, new) == ["the tool is gone; u, which is new, takes the same!", "the tool is new"]
    assert [change.tool for change in compare(old, new)] == ["t", "u"]
    assert said(old, locked("<input name=other>", name="u")) == ["the tool is gone!", "the tool is new"]


def test_a_change_has_the_place_where_it_is_now() -> None:
    old, new = locked(NAME), locked("\n  <input name=year>", name="t")
    places = {change.message: change.place for change in compare(old, new)}
    assert places == {"it is new": Position(2, 3, 3), "it is gone": Position(1, 1, 1)}
    assert compare(old, ())[0].place is None


@pytest.mark.parametrize("steps", [(1e300, 1e-300), (float("nan"), 1), (float("inf"), 1), (1, 0), (1, -1)])
def test_numbers_that_no_browser_writes_do_not_stop_it(steps: tuple[float, float]) -> None:
    was, now = steps
    before: Schema = {"type": "number", "multipleOf": was}
    after: Schema = {"type": "number", "multipleOf": now}
    assert len(list(schema_changes(before, after))) == 1
