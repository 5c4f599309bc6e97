"""What the annotations of a dataclass say of its values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from enum import Enum, IntEnum
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, NewType
from uuid import UUID

import pydantic
import pytest

from webmcp_forms.agent import form_tool
from webmcp_forms.agent.models import model_schema
from webmcp_forms.errors import UsageError


class Size(Enum):
    SMALL = "s"
    LARGE = "l"


class Rank(IntEnum):
    FIRST = 1
    SECOND = 2


Guests = NewType("Guests", int)


class Contact(pydantic.BaseModel):
    email: str


@dataclass
class Address:
    street: str
    city: str = ""


@dataclass
class Everything:
    flag: bool
    count: int
    share: float
    price: Decimal
    day: date
    moment: datetime
    clock: time
    length: timedelta
    key: UUID
    place: Path
    size: Size
    rank: Rank
    kind: Literal["a", "b"]
    mixed: Literal["a", 1]
    maybe: int | None
    tags: list[str]
    names: Sequence[str]
    unique: set[int]
    pair: tuple[int, str]
    many: tuple[int, ...]
    counts: dict[str, int]
    free: Mapping  # type: ignore[type-arg]
    anything: Any
    guests: Guests
    noted: Annotated[str, "a note"]
    address: Address
    contact: Contact | None


@dataclass
class Branch:
    name: str
    branches: list[Branch] = field(default_factory=list)
    kinds: ClassVar[int] = 0
    depth: int = field(default=0, init=False)


SCHEMAS: dict[str, Any] = {
    "flag": {"type": "boolean"},
    "count": {"type": "integer"},
    "share": {"type": "number"},
    "price": {"type": "number"},
    "day": {"type": "string", "format": "date"},
    "moment": {"type": "string", "format": "date-time"},
    "clock": {"type": "string", "format": "time"},
    "length": {"type": "string", "format": "duration"},
    "key": {"type": "string", "format": "uuid"},
    "place": {"type": "string"},
    "size": {"enum": ["s", "l"], "type": "string"},
    "rank": {"enum": [1, 2], "type": "integer"},
    "kind": {"enum": ["a", "b"], "type": "string"},
    "mixed": {"enum": ["a", 1]},
    "maybe": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
    "tags": {"type": "array", "items": {"type": "string"}},
    "names": {"type": "array", "items": {"type": "string"}},
    "unique": {"type": "array", "items": {"type": "integer"}, "uniqueItems": True},
    "pair": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "minItems": 2, "maxItems": 2},
    "many": {"type": "array", "items": {"type": "integer"}},
    "counts": {"type": "object", "additionalProperties": {"type": "integer"}},
    "free": {"type": "object", "additionalProperties": True},
    "anything": {},
    "guests": {"type": "integer"},
    "noted": {"type": "string"},
    "address": {
        "type": "object",
        "properties": {"street": {"type": "string"}, "city": {"type": "string"}},
        "required": ["street"],
    },
}


@pytest.mark.parametrize("name", SCHEMAS)
def test_each_kind_of_annotation_is_a_schema(name: str) -> None:
    properties: Any = model_schema(Everything)["properties"]
    assert properties[name] == SCHEMAS[name]


def test_a_pydantic_model_in_a_dataclass_says_its_own() -> None:
    properties: Any = model_schema(Everything)["properties"]
    assert properties["contact"]["anyOf"][0]["required"] == ["email"]


def test_fields_without_a_default_are_required() -> None:
    tool = form_tool("Fill.", schema=Address, apply=print)
    assert "these are required: street.\n" in tool.description


@pytest.mark.parametrize(
    "arguments",
    [
        {"day": "yesterday"}, {"size": "m"}, {"kind": "c"}, {"maybe": "x"}, {"tags": [1]}, {"pair": ["a", 1]},
        {"counts": {"a": "b"}}, {"address": {"street": 1}}, {"address": {"house": "1"}}, {"contact": {"email": 1}},
    ],
)  # fmt: skip
def test_values_of_another_kind_are_refused(arguments: dict[str, Any]) -> None:
    applied: list[Any] = []
    assert form_tool("Fill.", schema=Everything, apply=applied.append).execute(arguments).is_error
    assert applied == []


def test_one_that_holds_itself_can_be_filled() -> None:
    tool = form_tool("Fill.", schema=Branch, apply=print)
    assert list(tool.parameters["properties"]) == ["name", "branches"]  # type: ignore[arg-type]
    inner: Any = {"name": "oak", "branches": [{"name": "twig", "branches": [{"name": "leaf"}]}]}
    assert tool.execute(inner).value == inner
    assert tool.execute({"branches": [{"branches": [{"nmae": "leaf"}]}]}).is_error


def test_an_annotation_without_a_schema_is_a_usage_error() -> None:
    @dataclass
    class Odd:
        thing: complex

    with pytest.raises(UsageError, match=r"Odd\.thing: there is no JSON Schema"):
        form_tool("Fill.", schema=Odd, apply=print)


def test_an_annotation_that_cannot_be_resolved_is_a_usage_error() -> None:
    class Local: ...

    @dataclass
    class Holder:
        local: Local

    with pytest.raises(UsageError, match="cannot be resolved"):
        form_tool("Fill.", schema=Holder, apply=print)
