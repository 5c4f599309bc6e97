"""A tool that fills a form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from webmcp_forms.agent.blanks import NOTE, without_blanks
from webmcp_forms.agent.definition import NO_OBJECT, AgentTool, Answer, Arguments, Steps
from webmcp_forms.agent.fields import Field, Fields, field_notes, field_schema
from webmcp_forms.agent.models import model_schema, named_options, required_names, with_blank_choices
from webmcp_forms.agent.partial import partial_schema
from webmcp_forms.agent.validation import checked_schema, problems
from webmcp_forms.agent.values import as_json
from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.errors import UsageError
from webmcp_forms.records import record

Apply: TypeAlias = Callable[[dict[str, JSON]], object]
Read: TypeAlias = Callable[[], object]


@record
class _Offer:
    """What an agent is told, and the schema that values without blanks have to keep to."""

    parameters: Schema
    description: str
    checked: Callable[[], Schema]


def form_tool(  # noqa: PLR0913 - three ways to say what there is to fill
    description: str,
    *,
    apply: Apply,
    fields: Fields | Callable[[], Fields] | None = None,
    schema: object = None,
    parameters: Schema | None = None,
    read: Read | None = None,
    name: str = "fill_form",
) -> AgentTool:
    """A tool that fills a form, all of it or a part.

    What there is to fill is said by exactly one of `fields` (a mapping, see `Field`, or a function that gives one),
    `schema` (a Pydantic model, a dataclass, or anything with a method that gives a JSON Schema) and `parameters` (a
    JSON Schema, which is offered and checked as it is, with what it requires). `apply` gets the values that are valid;
    it is awaited before `read`. The answer is what `read` gives, else the values; for values that are not valid it is
    an error, and nothing is applied.

    Raises `UsageError` when not exactly one of the three is given, or it makes no sense.
    """
    if sum(given is not None for given in (fields, schema, parameters)) != 1:
        raise UsageError("form_tool takes exactly one of fields, schema and parameters")
    offer = _offer(description, fields, schema, parameters)

    def steps(arguments: Arguments) -> Steps:
        if not isinstance(arguments, Mapping):
            return NO_OBJECT
        values = without_blanks(arguments)
        if wrong := problems(offer.checked(), values):
            return Answer({"error": "nothing was changed", "problems": list(wrong)}, is_error=True)
        applied = Answer(as_json(values))
        yield apply(values)
        return applied if read is None else Answer((yield read()))

    return AgentTool(name, offer.description, offer.parameters, steps)


def _offer(
    description: str, fields: Fields | Callable[[], Fields] | None, schema: object, parameters: Schema | None
) -> _Offer:
    if fields is not None:
        return _offer_of_fields(description, fields)
    if parameters is not None:
        checked = checked_schema(parameters)
        return _Offer(parameters, f"{description}\n{NOTE}", lambda: checked)
    return _offer_of_model(description, schema)


def _offer_of_fields(description: str, fields: Fields | Callable[[], Fields]) -> _Offer:
    """What fields offer; a function that gives them is asked again with each call."""

    def known() -> dict[str, Field]:
        return {name: Field.of(name, given) for name, given in (fields() if callable(fields) else fields).items()}

    made = known()
    return _Offer(field_schema(made), f"{description}\n{field_notes(made)}{NOTE}", lambda: field_schema(known()))


def _offer_of_model(description: str, source: object) -> _Offer:
    """What a model offers: every property is optional, and the description says what is required in the end."""
    schema = model_schema(source)
    checked = checked_schema(partial_schema(schema))
    required = ", ".join(required_names(schema))
    note = f"In the end these are required: {required}.\n" if required else ""
    options = "".join(
        f"- {path}: one of {', '.join(map(str, values))}\n" for path, values in named_options(schema).items()
    )
    return _Offer(with_blank_choices(checked), f"{description}\n{note}{options}{NOTE}", lambda: checked)
