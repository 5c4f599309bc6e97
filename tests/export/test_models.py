"""Models and dataclasses as providers take them, and their values on the way back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import IntEnum
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel
from pydantic import Field as PydanticField

from tests.export.exports import faults, schema_of
from tests.export.published import kinds
from webmcp_forms.agent import AgentTool, form_tool
from webmcp_forms.export import PROVIDERS, export_tool


class Cat(BaseModel):
    kind: Literal["cat"]
    sound: int = PydanticField(1, alias="meow[loud]")


class Dog(BaseModel):
    kind: Literal["dog"]
    sound: str = PydanticField("", alias="meow(loud)")
    bark: Literal["", "woof"] = PydanticField("", alias="bark[loud]")


class Row(BaseModel):
    name: str
    count: int = 0
    note: str | None = None


class Rank(IntEnum):
    FIRST = 1
    SECOND = 2


class Kinds(BaseModel):
    day: date
    rank: Rank
    only: Literal["only"] = "only"
    mixed: Literal["1", 1, True, None] = None
    maybe: int | None = PydanticField(None, description="How many")
    either: int | str = 0
    pair: tuple[int, str] = (1, "a")
    items: list = []  # type: ignore[type-arg]
    anything: Any = None
    untyped: dict = {}  # type: ignore[type-arg]
    counts: dict[str, int] = {}
    nested: dict[str, dict[str, int]] | None = None
    pet: Cat | Dog
    pets: list[Annotated[Cat | Dog, PydanticField(discriminator="kind")]] = []
    row: Row | None = None
    rows: list[Row] = []


@dataclass
class Record:
    tags: list[str]
    size: Literal["s", "m"]
    parent: Row | None = None


class Nothing(BaseModel):
    inner: Row
    empty: Empty


class Empty(BaseModel): ...


class Written:
    """A JSON Schema by hand."""

    @classmethod
    def json_schema(cls) -> dict[str, Any]:
        base = {"type": "object", "properties": {"a": {"type": ["string", "integer"]}}, "required": ["a"]}
        return {
            "type": "object",
            "properties": {
                "both": {"allOf": [base, {"properties": {"b": {}}}]},
                "either": {"type": "object", "oneOf": [base, {"properties": {"c": {"const": 1}}}]},
                "list": {"items": {"type": "string"}},
                "first": {"type": "array", "prefixItems": [{"type": "string"}], "items": False},
                "bare": {"type": "array"},
                "pet": {
                    "anyOf": [{"allOf": [base, {"properties": {"b[c]": {}}}]}, {"properties": {"c[d]": {"const": 1}}}]
                },
                "some": {"type": "object", "properties": {"d": True}, "anyOf": [{"required": ["d"]}]},
            },
        }


def model_tool(model: object) -> AgentTool:
    return form_tool("Fill.", schema=model, apply=print)


def member_of(model: object, provider: str, name: str) -> Any:
    return schema_of(export_tool(model_tool(model), provider))["properties"][name]


@pytest.mark.parametrize("provider", PROVIDERS)
@pytest.mark.parametrize("model", [Kinds, Record, Nothing, Written], ids=lambda model: model.__name__)
def test_so_do_models(provider: str, model: object) -> None:
    assert faults(export_tool(model_tool(model), provider), provider) == []


class TestModels:
    """Values of kinds that no form in a page has."""

    def test_numbers_to_choose_from_are_texts_where_a_provider_takes_only_those(self) -> None:
        assert member_of(Kinds, "gemini", "rank")["enum"] == ["1", "2"]
        assert member_of(Kinds, "gemini", "mixed") == {
            "title": "Mixed", "enum": ["1", "(1)", "true"], "format": "enum", "type": "STRING", "nullable": True,
        }  # fmt: skip
        exported = export_tool(model_tool(Kinds), "gemini")
        for sent, own in (("1", "1"), ("(1)", 1), ("true", True)):
            decoded = exported.decode({"mixed": sent})["mixed"]
            assert (decoded, type(decoded)) == (own, type(own))

    def test_what_may_be_null_is_no_alternative(self) -> None:
        assert member_of(Kinds, "gemini", "maybe") == {
            "title": "Maybe", "description": "How many", "type": "INTEGER", "nullable": True,
        }  # fmt: skip

    def test_alternatives_stand_alone_where_they_have_to(self) -> None:
        assert member_of(Kinds, "gemini", "either") == {"anyOf": [{"type": "INTEGER"}, {"type": "STRING"}]}

    @pytest.mark.parametrize("provider", ["gemini", "openai-strict"])
    def test_an_object_of_any_keys_is_a_list_of_entries(self, provider: str) -> None:
        exported = export_tool(model_tool(Kinds), provider)
        entry = schema_of(exported)["properties"]["counts"]["items"]
        assert list(entry["properties"]) == entry["required"] == ["key", "value"]
        inner: Any = [{"key": "b", "value": 1}]
        sent: dict[str, Any] = {"counts": [{"key": "a[1]", "value": 2}], "nested": [{"key": "a", "value": inner}]}
        assert exported.decode(sent) == {"counts": {"a[1]": 2}, "nested": {"a": {"b": 1}}}
        assert exported.decode({"counts": ["a"]}) == {"counts": ["a"]}

    def test_others_keep_it(self) -> None:
        assert member_of(Kinds, "openai", "counts")["additionalProperties"] == {"type": "integer"}

    def test_names_in_an_object_of_any_keys_go_there_and_back(self) -> None:
        class Kennel(BaseModel):
            dogs: dict[str, Dog]

        exported = export_tool(model_tool(Kennel), "anthropic")
        assert faults(exported, "anthropic") == []
        assert exported.decode({"dogs": {"a": {"bark_loud": "woof"}}}) == {"dogs": {"a": {"bark[loud]": "woof"}}}

    @pytest.mark.parametrize("provider", ["gemini", "anthropic", "openai-strict"])
    @pytest.mark.parametrize(
        "pet",
        [
            {"kind": "cat", "meow[loud]": 2},
            {"kind": "dog", "meow(loud)": "yes"},
            {"kind": "dog", "bark[loud]": "woof", "meow(loud)": "no"},
        ],
    )
    def test_alternatives_are_read_by_the_one_that_was_meant(self, provider: str, pet: dict[str, Any]) -> None:
        portable = {"meow[loud]": "meow_loud", "meow(loud)": "meow_loud_2", "bark[loud]": "bark_loud"}
        sent = pet if provider == "openai-strict" else {portable.get(name, name): pet[name] for name in pet}
        exported = export_tool(model_tool(Kinds), provider)
        assert exported.decode({"pet": sent, "pets": [sent]}) == {"pet": pet, "pets": [pet]}

    def test_a_format_tells_alternatives_apart_too(self) -> None:
        class When(BaseModel):
            when: date | Literal[1, 2]

        exported = export_tool(model_tool(When), "gemini")
        assert exported.decode({"when": "2"}) == {"when": 2}
        assert exported.decode({"when": "2024-01-02"}) == {"when": "2024-01-02"}

    def test_what_composed_objects_do_not_name_tells_alternatives_apart_too(self) -> None:
        exported = export_tool(model_tool(Written), "gemini")
        assert exported.decode({"pet": {"c_d": "1"}}) == {"pet": {"c[d]": 1}}
        assert exported.decode({"pet": {"b_c": "1"}}) == {"pet": {"b[c]": "1"}}

    def test_what_is_only_ever_null_has_a_type_all_the_same(self) -> None:
        class Odd(BaseModel):
            nothing: None
            twice: Literal[None] | None

        for provider in PROVIDERS:
            assert faults(export_tool(model_tool(Odd), provider), provider) == []

    def test_so_are_words_for_empty_values(self) -> None:
        exported = export_tool(model_tool(Kinds), "gemini")
        assert exported.decode({"pets": [{"kind": "dog", "bark_loud": "(empty)"}]}) == {
            "pets": [{"kind": "dog", "bark[loud]": ""}]
        }

    def test_an_agent_that_errs_is_read_as_far_as_it_goes(self) -> None:
        exported = export_tool(model_tool(Kinds), "gemini")
        assert exported.decode({"pet": {"kind": "cow", "bark_loud": "moo"}, "either": []}) == {
            "pet": {"kind": "cow", "bark[loud]": "moo"},
            "either": [],
        }


class TestStrictModels:
    @pytest.mark.parametrize("name", Kinds.model_fields)
    def test_every_property_can_be_left_alone(self, name: str) -> None:
        member = member_of(Kinds, "openai-strict", name)
        assert {"type": "null"} in member.get("anyOf", ()) or "null" in kinds(member) or "" in member.get("enum", ())

    def test_a_choice_of_one_is_a_choice(self) -> None:
        assert member_of(Kinds, "openai-strict", "only")["enum"] == ["only", ""]
        assert member_of(Kinds, "openai-strict", "rank")["enum"] == [1, 2, None]

    def test_in_an_array_null_leaves_a_member_out_unless_it_is_a_value(self) -> None:
        exported = export_tool(model_tool(Kinds), "openai-strict")
        row = schema_of(exported)["properties"]["rows"]["items"]
        assert [row["properties"][name]["type"] for name in row["required"]] == [
            ["string", "null"], ["integer", "null"], ["string", "null"],
        ]  # fmt: skip
        sent: Any = [{"name": "", "count": None, "note": None}]
        assert exported.decode({"rows": sent}) == {"rows": [{"name": "", "note": None}]}
