"""What is wrong with arguments, in words that a model can act on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime, time
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.errors import UsageError

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, FormatChecker, ValidationError

_FORMATS = ("date", "email", "ipv4", "ipv6", "uuid", "regex")
"""The formats that `jsonschema` checks by itself; the answer must not depend on what else is installed."""


def problems(schema: Schema, arguments: Mapping[str, JSON]) -> tuple[str, ...]:
    """What a JSON Schema has against arguments: a dotted path and a sentence each, in order."""
    errors = _validator(schema).iter_errors(dict(arguments))
    return tuple(sorted(sentence for error in errors for sentence in _sentences(error)))


def takes(schema: Schema, value: JSON) -> bool:
    """Whether a JSON Schema takes a value."""
    return _validator(schema).is_valid(value)


def checked_schema(schema: Schema) -> Schema:
    """The schema, if it is one; raises `UsageError` where it is none."""
    from jsonschema import Draft202012Validator, SchemaError

    try:
        Draft202012Validator.check_schema(schema)
    except SchemaError as error:
        raise UsageError(f"the parameters are no JSON Schema: {error.message}") from error
    return schema


def _validator(schema: Schema) -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(schema, format_checker=_format_checker())


@lru_cache(maxsize=1)
def _format_checker() -> FormatChecker:
    """The checks of formats. A moment needs no zone: forms and libraries take it without."""
    from jsonschema import FormatChecker

    checker = FormatChecker(_FORMATS)
    checker.checks("date-time")(partial(_is_written_as, datetime))
    checker.checks("time")(partial(_is_written_as, time))
    return checker


def _is_written_as(kind: type[datetime | time], value: object) -> bool:
    try:
        return not isinstance(value, str) or kind.fromisoformat(value) is not None
    except ValueError:
        return False


def _sentences(error: ValidationError) -> Iterator[str]:
    """What an error says; of alternatives, what the one that is of the value's type has against it."""
    branches: dict[str | int, list[ValidationError]] = {}
    for part in error.context or ():
        branches.setdefault(part.relative_schema_path[0], []).append(part)
    fitting = [parts for parts in branches.values() if not any(map(_is_of_another_type, parts))]
    if len(fitting) == 1:
        yield from (sentence for part in fitting[0] for sentence in _sentences(part))
    elif branches and not fitting:
        kinds = " or ".join(
            repr(part.validator_value) for parts in branches.values() for part in parts if _is_of_another_type(part)
        )
        yield f"{_path(error)}{error.instance!r} is not of type {kinds}"
    else:
        yield f"{_path(error)}{error.message}"


def _is_of_another_type(error: ValidationError) -> bool:
    return error.validator == "type" and not error.relative_path


def _path(error: ValidationError) -> str:
    names = ".".join(map(str, error.absolute_path))
    return f"{names}: " if names else ""
