"""What an agent can do with a form in Python: fill it, submit it, go elsewhere."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from datetime import UTC, date, datetime
from decimal import Decimal
from enum import Enum
from math import nan
from typing import Any
from uuid import UUID

import pydantic
import pytest

from webmcp_forms.agent import AgentTool, Field, form_tool, navigate_tool, submit_tool
from webmcp_forms.agent.blanks import without_blanks
from webmcp_forms.errors import UsageError

FIELDS: dict[str, dict[str, Any]] = {
    "name": {"label": "Your name", "required": True},
    "guests": {"type": "number"},
    "meal": {"options": ["fish", "tofu"]},
    "news": {"type": "boolean"},
}


class Meal(Enum):
    FISH = "fish"
    TOFU = "tofu"


class Model(pydantic.BaseModel):
    day: date


class Form:
    """A form of an application: it keeps what is applied."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self.log: list[str] = []

    def apply(self, values: dict[str, Any]) -> None:
        self.log.append("apply")
        self.values.update(values)

    def read(self) -> dict[str, Any]:
        self.log.append("read")
        return {"values": dict(self.values)}

    async def apply_later(self, values: dict[str, Any]) -> None:
        await asyncio.sleep(0)
        self.apply(values)

    async def read_later(self) -> dict[str, Any]:
        await asyncio.sleep(0)
        return self.read()


class TestFormTool:
    def test_every_property_is_optional_and_required_ones_are_named_in_the_description(self) -> None:
        tool = form_tool("Book a table.", fields=FIELDS, apply=Form().apply)
        assert "required" not in tool.parameters
        assert "- name: Your name; required" in tool.description
        assert "- meal: one of fish, tofu" in tool.description
        assert 'left blank ("")' in tool.description

    def test_a_field_with_options_may_be_blank(self) -> None:
        tool = form_tool("Book a table.", fields=FIELDS, apply=Form().apply)
        assert tool.parameters["properties"]["meal"]["enum"] == ["fish", "tofu", ""]  # type: ignore[index, call-overload]

    def test_a_part_is_applied_and_is_the_answer(self) -> None:
        form = Form()
        answer = form_tool("Book.", fields=FIELDS, apply=form.apply).execute({"name": "Ada", "guests": 2})
        assert (answer.value, answer.is_error) == ({"name": "Ada", "guests": 2}, False)
        assert form.values == {"name": "Ada", "guests": 2}

    def test_blanks_leave_fields_alone(self) -> None:
        form = Form()
        form_tool("Book.", fields=FIELDS, apply=form.apply).execute(
            {"name": "", "guests": None, "meal": "", "news": False}  # false is a value
        )
        assert form.values == {"news": False}

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            ({"nmae": "Ada"}, "nmae"),
            ({"guests": "two"}, "guests: 'two' is not of type 'number'"),
            ({"meal": "steak"}, "meal: 'steak' is not one of"),
            ({"name": "Ada", "meal": "steak"}, "meal"),
        ],
    )
    def test_what_is_not_valid_is_an_error_and_nothing_is_applied(self, arguments: dict[str, Any], said: str) -> None:
        form = Form()
        answer = form_tool("Book.", fields=FIELDS, apply=form.apply).execute(arguments)
        assert answer.is_error
        assert said in answer.text
        assert form.log == []

    def test_it_applies_before_it_reads(self) -> None:
        form = Form()
        answer = form_tool("Book.", fields=FIELDS, apply=form.apply, read=form.read).execute({"name": "Ada"})
        assert form.log == ["apply", "read"]
        assert answer.value == {"values": {"name": "Ada"}}

    def test_what_is_read_is_the_answer_as_json(self) -> None:
        when = datetime(2024, 1, 2, 3, 4, tzinfo=UTC)
        report = {"when": when, "day": when.date(), "price": Decimal("1.5"), "meals": {Meal.FISH}, "id": UUID(int=1)}
        answer = form_tool("Book.", fields=FIELDS, apply=Form().apply, read=lambda: report).execute({})
        assert json.loads(answer.text) == answer.value == {
            "when": "2024-01-02T03:04:00+00:00", "day": "2024-01-02", "price": 1.5, "meals": ["fish"],
            "id": "00000000-0000-0000-0000-000000000001",
        }  # fmt: skip

    def test_objects_that_are_read_are_their_fields(self) -> None:
        @dataclass
        class Guest:
            name: str
            weight: float = nan

        reports: list[object] = [Model(day=date(2024, 1, 2)), (Guest("Ada"), None)]
        tool = form_tool("Book.", fields=FIELDS, apply=Form().apply, read=reports.pop)
        answers = [tool.execute({}).value for _ in range(2)]
        assert answers == [[{"name": "Ada", "weight": None}, None], {"day": "2024-01-02"}]

    def test_an_answer_stays_as_it_was(self) -> None:
        form = Form()
        tool = form_tool("Book.", fields=FIELDS, apply=form.apply, read=lambda: form.values)
        before = tool.execute({"name": "Ada"})
        tool.execute({"name": "Bob"})
        assert before.value == {"name": "Ada"}

    def test_asynchronous_callbacks_are_awaited_in_that_order(self) -> None:
        form = Form()
        tool = form_tool("Book.", fields=FIELDS, apply=form.apply_later, read=form.read_later)
        answer = asyncio.run(tool.execute_async({"name": "Ada"}))
        assert form.log == ["apply", "read"]
        assert answer.value == {"values": {"name": "Ada"}}

    def test_they_need_execute_async(self) -> None:
        tool = form_tool("Book.", fields=FIELDS, apply=Form().apply_later)
        with pytest.raises(UsageError, match="use execute_async"):
            tool.execute({"name": "Ada"})

    def test_a_dataclass_says_what_there_is(self) -> None:
        @dataclass
        class Booking:
            name: str
            guests: int

        tool = form_tool("Book.", schema=Booking, apply=Form().apply)
        assert tool.execute({"guests": 2}).value == {"guests": 2}
        assert tool.execute({"guests": "2"}).is_error
        assert tool.execute({"other": 2}).is_error

    def test_a_schema_method_says_what_there_is_and_nothing_of_it_is_required(self) -> None:
        class Model:
            @classmethod
            def model_json_schema(cls) -> dict[str, Any]:
                address = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
                properties = {"name": {"type": "string"}, "address": address}
                return {"type": "object", "properties": properties, "required": ["name", "address"]}

        tool = form_tool("Book.", schema=Model, apply=Form().apply)
        assert "required" not in str(tool.parameters)
        assert "these are required: name, address" in tool.description
        assert tool.execute({"address": {"city": ""}}).value == {}

    def test_parameters_are_taken_as_they_are(self) -> None:
        parameters: dict[str, Any] = {"type": "object", "properties": {"a": {"type": "array"}}, "required": ["a"]}
        tool = form_tool("Book.", parameters=parameters, apply=Form().apply)
        assert tool.parameters is parameters
        assert tool.execute({"a": ["", None]}).value == {"a": ["", None]}

    def test_so_is_what_they_require(self) -> None:
        form = Form()
        parameters: dict[str, Any] = {
            "type": "object",
            "properties": {"a": {"type": "string"}, "b": {"type": "object", "required": ["c"]}},
            "required": ["a"],
        }
        tool = form_tool("Book.", parameters=parameters, apply=form.apply)
        assert tool.execute({"a": ""}).value == {
            "error": "nothing was changed",
            "problems": ["'a' is a required property"],
        }
        assert tool.execute({"a": "x", "b": {"d": 1}}).is_error
        assert form.log == []

    def test_parameters_that_are_no_schema_are_a_usage_error(self) -> None:
        with pytest.raises(UsageError, match="no JSON Schema"):
            form_tool("Book.", parameters={"type": "obj"}, apply=Form().apply)

    @pytest.mark.parametrize("given", [{}, {"fields": FIELDS, "parameters": {}}])
    def test_exactly_one_of_the_three_is_given(self, given: dict[str, Any]) -> None:
        with pytest.raises(UsageError, match="exactly one"):
            form_tool("Book.", apply=Form().apply, **given)

    @pytest.mark.parametrize("options", [[1, 2.5], ["1", "2.5"]])
    def test_the_options_of_a_number_are_numbers(self, options: list[Any]) -> None:
        tool = form_tool("Book.", fields={"n": {"type": "number", "options": options}}, apply=Form().apply)
        assert "- n: one of 1, 2.5\n" in tool.description
        assert tool.parameters["properties"] == {"n": {"type": ["number", "string"], "enum": [1, 2.5, ""]}}
        assert tool.execute({"n": 2.5}).value == {"n": 2.5}
        assert tool.execute({"n": "1"}).is_error
        assert tool.execute({"n": ""}).value == {}

    def test_the_options_of_a_text_are_texts(self) -> None:
        tool = form_tool("Book.", fields={"n": {"options": [1, 2]}}, apply=Form().apply)
        assert tool.execute({"n": "1"}).value == {"n": "1"}
        assert tool.execute({"n": 1}).is_error

    def test_a_field_can_take_several_values(self) -> None:
        fields = {"meals": Field(options=("fish", "tofu"), multiple=True), "guests": Field(multiple=True)}
        tool = form_tool("Book.", fields=fields, apply=Form().apply)
        assert "- meals: any of fish, tofu\n" in tool.description
        assert tool.execute({"meals": ["fish"], "guests": ["Ada", ""]}).value == {
            "meals": ["fish"],
            "guests": ["Ada", ""],
        }
        for wrong in ("fish", ["steak"], [""], ["fish", "fish"]):
            given: Any = {"meals": wrong}
            assert tool.execute(given).is_error

    @pytest.mark.parametrize(
        "field",
        [
            {"type": "date"}, {"kind": "string"}, Field(type="date"), {"type": "boolean", "options": ["x"]},
            {"type": "number", "options": ["x"]}, {"options": [True]}, {"options": "abc"},
        ],
    )  # fmt: skip
    def test_a_field_that_makes_no_sense_is_a_usage_error(self, field: Any) -> None:
        with pytest.raises(UsageError, match="'when'"):
            form_tool("Book.", fields={"when": field}, apply=Form().apply)


def test_blanks_are_dropped_all_the_way_down_and_arrays_are_values() -> None:
    values: dict[str, Any] = {
        "a": "",
        "b": {"c": None, "d": {"e": ""}},
        "f": {"g": "x", "h": ""},
        "i": ["", {"j": ""}],
        "k": [],
        "l": 0,
        "m": False,
    }
    assert without_blanks(values) == {"f": {"g": "x"}, "i": ["", {"j": ""}], "k": [], "l": 0, "m": False}


@pytest.mark.parametrize("arguments", [None, [1], "x", 5, True])
def test_arguments_that_are_no_object_are_an_error_and_nothing_is_done(arguments: Any) -> None:
    done: list[Any] = []
    tools = (form_tool("Book.", fields=FIELDS, apply=done.append), navigate_tool(["/"], navigate=done.append))
    for tool in tools:
        assert tool.execute(arguments).value == {"error": "the arguments have to be an object"}
        assert asyncio.run(tool.execute_async(arguments)).is_error
    assert done == []


class TestSubmitTool:
    def test_anything_but_false_counts_as_sent_and_nothing_is_read(self) -> None:
        form = Form()
        results: list[Any] = [None, True, 0, "", "no"]
        while results:
            answer = submit_tool("Send it.", submit=results.pop, read=form.read).execute({})
            assert (answer.value, answer.is_error) == ({"submitted": True}, False)
        assert form.log == []

    def test_false_means_refused_and_the_report_is_the_answer(self) -> None:
        form = Form()
        answer = submit_tool("Send it.", submit=lambda: False, read=form.read).execute({})
        assert (answer.value, answer.is_error) == ({"values": {}}, True)

    def test_without_a_report_it_says_so(self) -> None:
        assert submit_tool("Send it.", submit=lambda: False).execute({}).value == {"submitted": False}

    def test_it_takes_no_arguments(self) -> None:
        assert submit_tool("Send it.", submit=lambda: None).execute({"now": True}).is_error

    def test_it_may_be_asynchronous(self) -> None:
        async def refuse() -> bool:
            return False

        tool = submit_tool("Send it.", submit=refuse, read=Form().read_later)
        assert asyncio.run(tool.execute_async({})).value == {"values": {}}


class TestNavigateTool:
    ROUTES = ("/", "/orders/{id}", "/users/{id}/notes/{note}")

    def tool(self) -> tuple[AgentTool, list[str]]:
        visited: list[str] = []
        return navigate_tool(self.ROUTES, navigate=visited.append), visited

    def test_only_declared_routes_can_be_reached(self) -> None:
        tool, visited = self.tool()
        assert tool.execute({"to": "https://evil.example/"}).is_error
        assert tool.execute({"to": "/orders/1"}).is_error
        assert tool.execute({}).is_error
        assert visited == []

    def test_parameters_are_filled_in_and_encoded(self) -> None:
        tool, visited = self.tool()
        answer = tool.execute({"to": "/users/{id}/notes/{note}", "params": {"id": 7, "note": "..a/b c?"}})
        assert answer.value == {"location": "/users/7/notes/..a%2Fb%20c%3F"}
        assert visited == ["/users/7/notes/..a%2Fb%20c%3F"]

    @pytest.mark.parametrize(
        "value", ["..", ".", "%2e%2E", "%252e.", "../admin", "a%2f..", "..\\admin", "\ud800", True, ["1"], {"a": "1"}]
    )
    def test_a_parameter_that_leads_elsewhere_or_is_no_text_is_refused(self, value: Any) -> None:
        tool, visited = self.tool()
        assert tool.execute({"to": "/orders/{id}", "params": {"id": value}}).is_error
        assert visited == []

    def test_so_are_parameters_that_lead_elsewhere_together(self) -> None:
        visited: list[str] = []
        tool = navigate_tool(["/users/{first}{second}/.{kind}/delete"], navigate=visited.append)
        for parameters in ({"first": ".", "second": ".", "kind": "x"}, {"first": "a", "second": "b", "kind": "."}):
            given: dict[str, Any] = {"to": "/users/{first}{second}/.{kind}/delete", "params": dict(parameters)}
            assert tool.execute(given).is_error
        assert visited == []

    def test_a_parameter_of_another_route_is_ignored_when_blank_and_refused_when_it_says_something(self) -> None:
        tool, visited = self.tool()
        assert tool.execute({"to": "/orders/{id}", "params": {"id": "1", "note": ""}}).value == {
            "location": "/orders/1"
        }
        assert tool.execute({"to": "/orders/{id}", "params": {"id": "1", "note": "x"}}).is_error
        assert visited == ["/orders/1"]

    def test_its_own_parameters_are_needed(self) -> None:
        tool, visited = self.tool()
        assert tool.execute({"to": "/orders/{id}", "params": {"id": ""}}).is_error
        assert tool.execute({"to": "/orders/{id}"}).is_error
        assert visited == []

    def test_the_parameters_of_all_routes_are_in_one_object(self) -> None:
        properties: Any = self.tool()[0].parameters["properties"]
        assert properties["to"]["enum"] == list(self.ROUTES)
        assert list(properties["params"]["properties"]) == ["id", "note"]

    def test_what_is_read_is_the_answer(self) -> None:
        tool = navigate_tool({"/": "The start"}, navigate=lambda _: None, read=lambda: {"title": "Start"})
        assert tool.execute({"to": "/"}).value == {"title": "Start"}
        assert "- /: The start" in tool.description
