"""Examples of arguments: the browser takes them, and nothing in them is there for nothing."""

from __future__ import annotations

import pytest

from tests.conformance.answers import read_lines
from webmcp_forms import compile_tools
from webmcp_forms.tools import Tool

CONTROLS = """
<input name=note>
<input name=mail type=email required>
<input name=zip required pattern="[0-9]{5}">
<input name=count type=number min=3 max=9 step=3 required>
<input name=day type=date min=2026-12-01 max=2026-12-05 required>
<input name=night type=time min=22:00 max=06:00 required>
<input name=terms type=checkbox required>
<select name=size required><option value="">Choose<option disabled>S<option>M</select>
<select name=extras multiple><option>a<option>b</select>
<input type=radio name=pay value=card required><input type=radio name=pay value=cash>
<input name=kept required value=already>
"""


def tool(controls: str) -> Tool:
    (found,) = compile_tools(f"<form toolname=t tooldescription=d toolautosubmit>{controls}</form>")
    return found


def test_a_minimal_example_has_what_is_needed_and_no_more() -> None:
    example = tool(CONTROLS).example()
    assert example == {
        "mail": "name@example.org",
        "zip": "11111",
        "count": 3,
        "day": "2026-12-05",
        "night": "22:00",
        "terms": True,
        "size": "M",
        "pay": "card",
    }
    assert tool(CONTROLS).call(example).accepted


def test_a_full_example_has_every_parameter() -> None:
    subject = tool(CONTROLS)
    example = subject.example(full=True)
    assert example
    assert list(example) == [parameter.name for parameter in subject.parameters]
    assert subject.call(example).accepted


@pytest.mark.parametrize("name", ["pages-probes.jsonl", "pages-random.jsonl"])
def test_an_example_is_always_accepted(name: str) -> None:
    tools = [tool for line in read_lines(name) for tool in compile_tools(line["html"], language="html")]
    examples = [(tool, tool.example(full=full)) for tool in tools for full in (False, True)]
    calls = [tool.call(example) for tool, example in examples if example is not None]
    refused = [call.error for call in calls if call.error and call.error.kind != "no-submit-button"]
    assert not refused
    assert len(calls) > len(examples) * 0.85


@pytest.mark.parametrize(
    "controls",
    [
        "<input type=file name=f required>",
        "<input name=a required><input name=a>",
        "<input type=number name=n min=5 max=1 required>",
        "<select name=s required><option value=''>-</select>",
        "<input name=p required pattern='a(?!a)a'>",
    ],
)
def test_a_form_that_takes_nothing_has_no_example(controls: str) -> None:
    assert tool(controls).example() is None
