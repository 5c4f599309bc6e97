"""Records are the dataclasses that `dataclass(frozen=True, slots=True)` makes of the same class."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, asdict, astuple, dataclass, field, fields, replace

import pytest

from webmcp_forms.records import record


@record
class Point:
    """A place."""

    x: int
    y: int = 0


@record
class Path:
    """Places with a name that does not count, and what is remembered of them."""

    points: tuple[Point, ...]
    name: str = field(default="", compare=False)
    known: dict[int, str] = field(default_factory=dict, repr=False, compare=False)

    @property
    def length(self) -> int:
        """How many there are."""
        return len(self.points)


@record
class Nothing:
    """No fields."""


@dataclass(frozen=True, slots=True)
class Model:
    """`Point` as the standard library makes it."""

    x: int
    y: int = 0


def test_arguments_go_to_fields_by_place_and_by_name() -> None:
    assert (Point(1).x, Point(1).y) == (1, 0)
    assert Point(1, y=2) == Point(x=1, y=2)
    assert Path((Point(1),)).length == 1
    assert Nothing() == Nothing()


@pytest.mark.parametrize("arguments", [(), (1, 2, 3)])
def test_wrong_arguments_are_errors(arguments: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="argument"):
        Point(*arguments)


def test_nothing_can_be_changed_or_added() -> None:
    point = Point(1)
    changes: tuple[Callable[[], None], ...] = (
        lambda: setattr(point, "x", 2),
        lambda: setattr(point, "z", 2),
        lambda: delattr(point, "x"),
    )
    for change in changes:
        with pytest.raises(FrozenInstanceError):
            change()
    assert not hasattr(point, "__dict__")


def test_equality_and_hash_are_those_of_a_dataclass() -> None:
    assert Point(1, 2) != Point(2, 1)
    other_class: object = Model(1, 2)
    assert Point(1, 2) != other_class
    assert hash(Point(1, 2)) == hash(Model(1, 2))
    assert hash(Nothing()) == hash(())
    one, other = Path((Point(1),), "a"), Path((Point(1),), "b")
    assert one == other
    assert hash(one) == hash(other)


def test_it_is_shown_as_a_dataclass_is() -> None:
    assert repr(Path((Point(1),), "a")) == "Path(points=(Point(x=1, y=0),), name='a')"
    assert repr(Point(1, 2)) == repr(Model(1, 2)).replace("Model", "Point")


def test_each_has_what_a_factory_makes() -> None:
    one, other = Path(()), Path(())
    one.known[1] = "a"
    assert other.known == {}
    assert Path((), known={2: "b"}).known == {2: "b"}


def test_functions_for_dataclasses_take_it() -> None:
    assert [one.name for one in fields(Point)] == ["x", "y"]
    assert replace(Point(1), y=3) == Point(1, 3)
    assert asdict(Point(1)) == {"x": 1, "y": 0}
    assert astuple(Point(1)) == (1, 0)


def test_a_pattern_takes_it_apart() -> None:
    match Point(1, 2):
        case Point(x, y):
            assert (x, y) == (1, 2)


def test_it_travels_between_processes() -> None:
    path = Path((Point(1, 2),), "a", {3: "c"})
    for copied in (pickle.loads(pickle.dumps(path)), copy.copy(path), copy.deepcopy(path)):  # noqa: S301 - our own
        assert copied == path
        assert (copied.name, copied.known) == ("a", {3: "c"})
