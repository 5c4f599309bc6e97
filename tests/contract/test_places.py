"""Tools of one name in several places: which of them is which, whatever the order in which files come."""

from __future__ import annotations

from itertools import permutations
from time import perf_counter

import pytest

from tests.contract.locking import NAME, locked, said
from webmcp_forms.browser.schema import Schema
from webmcp_forms.contract.changes import compare
from webmcp_forms.contract.lockfile import LockedTool

YEAR = "<label>Year <input name=year></label>"


def test_a_renamed_file_breaks_nothing() -> None:
    old, new = locked(NAME), locked(NAME, path="b/c.html")
    assert said(old, new) == ["it moved here from a.html"]
    assert said(new, old) == ["it moved here from b/c.html"]


def test_what_changed_on_the_way_to_another_file_is_said_too() -> None:
    new = locked(NAME + "<input name=year required>", path="b.html")
    assert said(locked(NAME), new) == ["it is new, and required!", "it moved here from a.html"]


def test_files_that_swap_names_are_told_apart() -> None:
    old = (*locked(NAME, path="a.html"), *locked(YEAR, path="b.html"))
    new = (*locked(YEAR, path="a.html"), *locked(NAME, path="b.html"))
    assert said(old, new) == ["it moved here from b.html", "it moved here from a.html"]


def test_the_same_tool_on_one_page_more_or_less_changes_nothing() -> None:
    one, two = locked(NAME), (*locked(NAME), *locked(NAME, path="b.html"))
    assert said(one, two) == said(two, one) == []


def test_another_form_of_the_same_name_is_said() -> None:
    one, two = locked(NAME), (*locked(NAME), *locked(YEAR, path="b.html"))
    assert said(one, two) == ["another form of this name is new"]


def test_what_an_agent_knew_from_a_place_that_went_is_held_against_what_is_left() -> None:
    two, one = (*locked(NAME), *locked(NAME + YEAR, path="b.html")), locked(NAME)
    changes = compare(two, one)
    assert [(change.parameter, change.message, change.breaking) for change in changes] == [("year", "it is gone", True)]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_forms_and_files_does_not_matter(order: tuple[int, ...]) -> None:
    """Three forms of one name, two of them in one file as in the arms of a branch, one of which changes."""
    old = (*locked(NAME), *locked(YEAR), *locked("<input name=x>", path="b.html"))
    new = (*locked(NAME), *locked(YEAR + "<input name=month>"), *locked("<input name=x>", path="b.html"))
    assert said(old, [old[number] for number in order]) == []
    assert said(old, [new[number] for number in order]) == ["it is new"]
    assert said([new[number] for number in order], old) == ["it is gone!"]


def test_forms_of_one_name_that_all_changed_go_with_those_they_share_most_with() -> None:
    old = (*locked("<input name=a><input name=b>"), *locked("<input name=c><input name=d>"))
    new = (*locked("<input name=d><input name=c required>"), *locked("<input name=b><input name=a required>"))
    assert said(old, new) == ["it is required now!", "it is required now!"]


def test_forms_of_one_name_go_with_those_they_break_least_by() -> None:
    """In the arms of a branch, say: one with a parameter that only some renderings have, and one without."""
    some = locked("{% if x %}<input name=a>{% endif %}", language="jinja")
    none = locked("", language="jinja")
    assert said(locked("<input name=a>"), (*none, *some)) == [
        "only some renderings have it now",
        "another form of this name is new",
    ]


def test_many_tools_take_no_time_by_the_square() -> None:
    def tools(count: int, parameter: str) -> list[LockedTool]:
        schema: Schema = {"type": "object", "properties": {parameter: {"type": "string"}}, "required": []}
        names = [*["same"] * count, *(f"t{number}" for number in range(count))]
        return [LockedTool(name, "a.html", "", "", autosubmit=False, input_schema=schema) for name in names]

    def taken(count: int) -> float:
        start = perf_counter()
        assert len(compare(tools(count, "a"), tools(count, "b"))) == 4 * count
        return perf_counter() - start

    assert taken(1_200) < 30 * max(taken(150), 0.01)
