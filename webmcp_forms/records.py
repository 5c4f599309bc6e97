"""Frozen, slotted dataclasses that are made quickly.

`dataclass(frozen=True, slots=True)` writes and compiles six functions for each class. A command defines a hundred
classes before it reads its first page, and that takes longer than to read and check the page. Here one is compiled for
each class, `__init__`, and the others are shared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

_Class = TypeVar("_Class")
_Values = Callable[[Any], tuple[Any, ...]]


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[_Class]) -> type[_Class]:
    """The class as `dataclass(frozen=True, slots=True)` makes it; fields are given by annotations and `field`."""
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    own = fields(made)
    compared = _values_of([one.name for one in own if one.compare])
    made.__init__ = _initialiser(made, own)
    made.__eq__ = _equality(compared)
    made.__hash__ = lambda self: hash(compared(self))
    made.__repr__ = _representation
    made.__setattr__ = made.__delattr__ = _refuse
    made.__reduce__ = _reduction(_values_of([one.name for one in own]))
    return made  # type: ignore[no-any-return]  # the same class with other methods


def _values_of(names: Sequence[str]) -> _Values:
    """What gives some attributes of an object as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda self: tuple(getattr(self, name) for name in names)


def _initialiser(made: Any, own: Sequence[Field[Any]]) -> Any:  # noqa: ANN401 - a class that is being made
    """The `__init__` that sets each field past the `__setattr__` that refuses to."""
    scope: dict[str, Any] = {"MISSING": MISSING}
    parameters, statements = ["self"], ["pass"]
    for one in own:
        name = one.name
        scope[f"set_{name}"] = made.__dict__[name].__set__
        value = name
        if one.default_factory is not MISSING:
            scope[f"make_{name}"] = one.default_factory
            parameters.append(f"{name}=MISSING")
            value = f"make_{name}() if {name} is MISSING else {name}"
        elif one.default is not MISSING:
            scope[f"default_{name}"] = one.default
            parameters.append(f"{name}=default_{name}")
        else:
            parameters.append(name)
        statements.append(f"set_{name}(self, {value})")
    exec(f"def __init__({', '.join(parameters)}):\n    {'; '.join(statements)}", scope)  # noqa: S102 - as dataclasses do
    return scope["__init__"]


def _equality(compared: _Values) -> Callable[[Any, object], bool]:
    def __eq__(self: Any, other: object) -> bool:  # noqa: ANN401, N807 - of any record
        return compared(self) == compared(other) if other.__class__ is self.__class__ else NotImplemented

    return __eq__


def _reduction(values: _Values) -> Callable[[Any], tuple[object, ...]]:
    return lambda self: (self.__class__, values(self))


def _representation(self: Any) -> str:  # noqa: ANN401 - of any record
    shown = (f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{self.__class__.__qualname__}({', '.join(shown)})"


def _refuse(_self: object, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"cannot change field {name!r}")
