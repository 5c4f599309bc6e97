"""What the strategies produce is what they say, for forms of all kinds."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conformance.random_calls import random_forms
from webmcp_forms.errors import UsageError, WebMCPFormsError
from webmcp_forms.testing import refused_arguments, valid_arguments
from webmcp_forms.testing.valid import passes
from webmcp_forms.tools import Tool, compile_tools

BOOKING = compile_tools(
    """<form toolname=book tooldescription="Book a table" toolautosubmit>
    <input name=name required><input type=number name=guests min=2 max=12 step=2 required>
    <input type=date name=day min=2030-01-01 max=2030-12-31><input name=zip pattern="[0-9]{5}">
    <select name=meal required><option value="">Choose<option>fish<option>tofu</select>
    <input type=checkbox name=extras value=wine><input type=checkbox name=extras value=water>
    <input type=checkbox name=terms required></form>"""
)[0]
FORMS = [tool for page in random_forms(11, 150) for tool in compile_tools(page)]
SOME = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@given(valid_arguments(BOOKING))
def test_valid_arguments_are_accepted(arguments: dict[str, Any]) -> None:
    assert BOOKING.call(arguments).accepted
    assert {"name", "guests", "meal", "terms"} <= arguments.keys()
    assert arguments["guests"] in range(2, 13, 2)


@given(refused_arguments(BOOKING))
def test_refused_arguments_are_refused(arguments: dict[str, Any]) -> None:
    assert not BOOKING.call(arguments).accepted


@SOME
@given(st.sampled_from(FORMS), st.data())
def test_on_forms_of_all_kinds(tool: Tool, data: st.DataObject) -> None:
    refused = data.draw(refused_arguments(tool))
    assert not tool.call(refused).accepted
    try:
        strategy = valid_arguments(tool)
    except UsageError:
        return
    assert passes(tool, data.draw(strategy))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_moments_have_years_of_four_digits_as_the_schema_shows(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(["date", "month", "week", "datetime-local"]))
    page = f"<form toolname=t tooldescription=d toolautosubmit><input type={kind} name=when required></form>"
    (tool,) = compile_tools(page)
    year, hyphen, _ = str(data.draw(valid_arguments(tool))["when"]).partition("-")
    assert hyphen
    assert len(year) == len("2030")


def test_refused_ones_are_of_every_sort() -> None:
    kinds: set[str] = set()

    @settings(max_examples=200, deadline=None, database=None)
    @given(refused_arguments(BOOKING))
    def collect(arguments: dict[str, Any]) -> None:
        error = BOOKING.call(arguments).error
        kinds.add(error.kind if error else "accepted")

    collect()
    assert kinds == {"unknown-parameter", "invalid-value", "validation-failed"}


def test_most_random_forms_take_something() -> None:
    assert len([tool for tool in FORMS if tool.example(full=True) is not None]) > len(FORMS) / 2


def test_a_form_that_takes_nothing_is_a_usage_error_and_refuses_everything() -> None:
    (tool,) = compile_tools(
        "<form toolname=t tooldescription=d toolautosubmit><input type=file name=f required></form>"
    )
    with pytest.raises(UsageError, match="no arguments were found"):
        valid_arguments(tool)

    @settings(max_examples=20)
    @given(refused_arguments(tool))
    def every(arguments: dict[str, Any]) -> None:
        assert not tool.call(arguments).accepted

    every()


def test_without_hypothesis_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    with pytest.raises(WebMCPFormsError, match="pip install hypothesis"):
        valid_arguments(BOOKING)
