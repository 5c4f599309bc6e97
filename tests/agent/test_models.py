"""What a model, or a JSON Schema, makes of the calls of an agent."""

from __future__ import annotations

from datetime import date, datetime, time
from enum import Enum
from ipaddress import IPv4Address
from typing import Annotated, Any, Literal
from uuid import UUID

import pytest
from pydantic import BaseModel, ConfigDict, Field, RootModel

from webmcp_forms.agent import AgentTool, form_tool
from webmcp_forms.errors import UsageError


class Meal(Enum):
    FISH = "fish"
    TOFU = "tofu"


class Seat(BaseModel):
    row: int
    kind: Literal["aisle", "window"] = "aisle"


class Cat(BaseModel):
    kind: Literal["cat"]
    name: str
    lives: int = 9


class Dog(BaseModel):
    kind: Literal["dog"]
    name: str


class Booking(BaseModel):
    name: str
    meal: Meal | None = None
    meals: list[Meal] = []
    rank: Literal[1, 2] = 1
    day: date | None = None
    moment: datetime | None = None
    clock: time | None = None
    key: UUID | None = None
    host: IPv4Address | None = None
    seat: Seat
    seats: list[Seat] = []
    other: Seat | None = None
    pet: Annotated[Cat | Dog, Field(discriminator="kind")] | None = None
    notes: dict[str, int] = {}


class Open(BaseModel):
    model_config = ConfigDict(extra="allow")
    name: str = ""


class Tree(BaseModel):
    name: str
    children: list[Tree] = []


class Written:
    """A JSON Schema by hand."""

    def __init__(self, **keywords: Any) -> None:
        self.keywords = keywords

    def json_schema(self) -> dict[str, Any]:
        return self.keywords


def tool_of(schema: object) -> tuple[AgentTool, list[Any]]:
    applied: list[Any] = []
    return form_tool("Book.", schema=schema, apply=applied.append), applied


def properties(tool: AgentTool) -> Any:
    return tool.parameters["properties"]


@pytest.mark.parametrize(
    "arguments",
    [
        {"nmae": "Ada"},
        {"seat": {"row": 1, "place": "a"}},
        {"seats": [{"row": 1, "place": "a"}]},
        {"other": {"row": 1, "place": "a"}},
        {"pet": {"kind": "dog", "lives": 3}},
        {"notes": {"a": "b"}},
    ],
)
def test_an_unknown_field_is_refused_all_the_way_down(arguments: dict[str, Any]) -> None:
    tool, applied = tool_of(Booking)
    assert tool.execute(arguments).is_error
    assert applied == []


@pytest.mark.parametrize(
    "arguments",
    [{"notes": {"a": 1}}, {"pet": {"name": "Rex"}}, {"pet": {"kind": "cat", "lives": 3}}, {"other": {"row": 2}}],
)
def test_a_part_of_any_depth_is_applied(arguments: dict[str, Any]) -> None:
    tool, applied = tool_of(Booking)
    assert tool.execute(arguments).value == arguments
    assert applied == [arguments]


def test_a_model_that_allows_others_takes_them() -> None:
    tool, applied = tool_of(Open)
    tool.execute({"else": 1})
    assert applied == [{"else": 1}]


BASE: Any = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
MORE: Any = {"properties": {"b": {"type": "object", "properties": {"c": {"type": "string"}}}}}


class TestComposed:
    """Objects that several schemas describe together."""

    @pytest.mark.parametrize(
        "keywords",
        [
            {"allOf": [BASE, MORE]},
            {**MORE, "allOf": [BASE]},
            {**MORE, "anyOf": [BASE, {"properties": {"z": {"type": "string"}}}]},
            {"$defs": {"Base": BASE}, "allOf": [{"$ref": "#/$defs/Base"}, MORE]},
        ],
    )
    def test_take_what_one_of_them_names_and_nothing_else(self, keywords: dict[str, Any]) -> None:
        tool, applied = tool_of(Written(**keywords))
        assert not tool.execute({"a": "x", "b": {"c": "y"}}).is_error
        assert tool.execute({"a": "x", "d": 1}).is_error
        assert tool.execute({"b": {"d": 1}}).is_error
        assert applied == [{"a": "x", "b": {"c": "y"}}]

    def test_also_where_they_hold_themselves(self) -> None:
        base = {"properties": {"a": {"type": "string"}, "inner": {"$ref": "#/$defs/Whole"}}}
        whole = {"allOf": [{"$ref": "#/$defs/Base"}, {"properties": {"b": {"type": "string"}}}]}
        tool, _ = tool_of(Written(**{"$defs": {"Base": base, "Whole": whole}, "$ref": "#/$defs/Whole"}))
        assert not tool.execute({"a": "x", "inner": {"b": "y", "inner": {"a": "z"}}}).is_error
        assert tool.execute({"inner": {"inner": {"c": "z"}}}).is_error


def test_a_model_that_holds_itself_can_be_filled() -> None:
    tool, applied = tool_of(Tree)
    assert tool.parameters["type"] == "object"
    assert "these are required: name." in tool.description
    assert tool.execute({"children": [{"name": "twig", "children": [{"leaf": 1}]}]}).is_error
    tool.execute({"children": [{"name": "twig"}]})
    assert applied == [{"children": [{"name": "twig"}]}]


class TestOptions:
    def test_a_property_with_options_has_a_blank_among_them(self) -> None:
        offered = properties(tool_of(Booking)[0])
        assert offered["meal"]["anyOf"][0]["enum"] == ["fish", "tofu", ""]
        assert offered["seat"]["properties"]["kind"]["enum"] == ["aisle", "window", ""]
        assert (offered["rank"]["enum"], offered["rank"]["type"]) == ([1, 2, ""], ["integer", "string"])
        assert offered["pet"]["anyOf"][0]["anyOf"][0]["properties"]["kind"]["enum"] == ["cat", ""]

    def test_an_array_keeps_its_own(self) -> None:
        tool, applied = tool_of(Booking)
        assert properties(tool)["meals"]["items"]["enum"] == ["fish", "tofu"]
        assert tool.execute({"meals": [""]}).is_error
        assert applied == []

    def test_a_blank_leaves_it_alone(self) -> None:
        assert tool_of(Booking)[0].execute({"meal": "", "rank": "", "seat": {"kind": ""}}).value == {}

    def test_the_description_names_them(self) -> None:
        lines = tool_of(Booking)[0].description.splitlines()
        assert "In the end these are required: name, seat, seat.row." in lines
        assert "- meal: one of fish, tofu" in lines
        assert "- rank: one of 1, 2" in lines
        assert "- seats.kind: one of aisle, window" in lines
        assert "- pet.kind: one of cat, dog" in lines


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("day", "yesterday", "2024-02-29"),
        ("moment", "soon", "2024-02-29T10:00"),
        ("clock", "noon", "10:00"),
        ("key", "7", "00000000-0000-0000-0000-000000000001"),
        ("host", "1.2.3", "127.0.0.1"),
    ],
)
def test_formats_are_checked(name: str, wrong: str, right: str) -> None:
    tool, _ = tool_of(Booking)
    assert "is not a" in tool.execute({name: wrong}).text
    assert tool.execute({name: right}).value == {name: right}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"meal": "steak"}, "meal: 'steak' is not one of ['fish', 'tofu']"),
        ({"day": 5}, "day: 5 is not of type 'string' or 'null'"),
        ({"other": {"row": "x"}}, "other.row: 'x' is not of type 'integer'"),
        ({"pet": {"kind": "cow"}}, "pet: {'kind': 'cow'} is not valid under any of the given schemas"),
    ],
)
def test_what_is_wrong_is_said_of_the_alternative_that_is_meant(arguments: dict[str, Any], said: str) -> None:
    problems: Any = tool_of(Booking)[0].execute(arguments).value
    assert problems["problems"] == [said]


def test_alternatives_by_what_they_require_take_a_part() -> None:
    schema = Written(
        type="object",
        properties={"mail": {"type": "string"}, "phone": {"type": "string"}},
        oneOf=[{"required": ["mail"]}, {"required": ["phone"]}],
        minProperties=1,
    )
    assert tool_of(schema)[0].execute({"mail": "a@b"}).value == {"mail": "a@b"}
    assert tool_of(schema)[0].execute({"fax": "1"}).is_error


def test_what_is_no_object_is_a_usage_error() -> None:
    with pytest.raises(UsageError, match="has to be an object"):
        tool_of(RootModel[list[int]])
