"""What a report about tools is made from."""

import pickle
from time import process_time

import pytest

from tests.report.html.pages import CARS, facts
from webmcp_forms import SourceFile, compile_tools, read
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.report.tool_facts import tool_facts


def test_a_tool_is_what_the_compiler_makes_of_it() -> None:
    (tool,), (compiled,) = facts(CARS), compile_tools(CARS)
    assert (tool.name, tool.title, tool.description) == (compiled.name, compiled.title, compiled.description)
    assert tool.schema == compiled.input_schema
    assert [parameter.name for parameter in tool.parameters] == ["make", "seats"]
    assert tool.refusal == ""


def test_what_is_said_of_a_parameter_has_a_source() -> None:
    (tool,) = facts(CARS)
    make, seats = tool.parameters
    assert (make.description, make.described_by, make.required) == ("Make", "its label", False)
    assert (seats.description, seats.described_by, seats.required) == ("", "", True)


def test_controls_that_an_agent_does_not_see_say_why() -> None:
    (tool,) = facts(CARS)
    (left_out,) = tool.left_out
    assert left_out.tag == '<input type="hidden" name="token" value="x">'
    assert left_out.reason


def test_what_a_tool_does_is_told_with_its_evidence() -> None:
    (tool,) = facts(CARS)
    assert tool.kind is Kind.QUERY
    assert tool.intent is not None
    assert tool.intent.evidence


@pytest.mark.parametrize(
    ("form", "refusal"),
    [
        ("<form toolname='find it' tooldescription=Find><input name=q></form>", "no legal name"),
        ("<form tooldescription=Find><input name=q></form>", "no tool"),
        ("<form toolname=find><input name=q></form>", "no tool"),
    ],
)
def test_a_form_that_is_meant_as_a_tool_has_what_it_would_have(form: str, refusal: str) -> None:
    (tool,) = facts(form)
    assert refusal in tool.refusal
    assert [parameter.name for parameter in tool.parameters] == ["q"]
    assert "q" in str(tool.schema)


@pytest.mark.parametrize(
    "page",
    [
        "<form><input name=q></form>",
        "<p toolname=find tooldescription=Find>",
        "<template><form toolname=find tooldescription=Find><input name=q></form></template>",
    ],
)
def test_what_is_not_meant_as_a_tool_is_left_out(page: str) -> None:
    assert facts(page) == ()


def test_tools_come_in_the_order_of_the_source_with_those_of_frames() -> None:
    frame = '<iframe srcdoc="<form toolname=inner tooldescription=Find></form>"></iframe>'
    found = facts(f"<form toolname=a tooldescription=A></form>{frame}<form toolname=b tooldescription=B></form>")
    assert [tool.name for tool in found] == ["a", "inner", "b"]
    assert all(tool.source.slice(tool.span).startswith("<form toolname") for tool in found)


def test_the_extent_of_a_tool_is_its_form() -> None:
    (tool,) = facts(f"<p>{CARS}")
    assert tool.source.slice(tool.extent) == CARS.strip()


def test_what_only_rendering_tells_is_told_once() -> None:
    page = '<form toolname=find tooldescription="Find {{ what }}">{% if a %}<input name=q>{% endif %}</form>'
    (tool,) = tool_facts(read(SourceFile(page, "page.html.j2")), find_profile("chrome-156"))
    assert len(tool.unknowns) == 2


def test_facts_travel_between_processes_with_their_text_once() -> None:
    page = "".join(f"<form toolname=t{number} tooldescription=Find></form>" for number in range(50))
    found = facts(page)
    sent = pickle.dumps(found)
    assert pickle.loads(sent) == found  # noqa: S301 - our own bytes
    assert sent.count(b"toolname=t49 ") <= 2


def test_many_tools_take_time_in_proportion() -> None:
    def time_for(count: int) -> float:
        page = "".join(
            f"<form toolname=t{number} tooldescription=Find><input name=q></form>" for number in range(count)
        )
        document = read(SourceFile(page, "page.html"))
        start = process_time()
        assert len(tool_facts(document, find_profile("chrome-156"))) == count
        return process_time() - start

    time_for(10)
    assert time_for(2_000) < 40 * time_for(200)
