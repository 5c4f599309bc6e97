"""Arguments that the browser takes and submits: the fewest that do, or one for each parameter."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from webmcp_forms.browser.call.arguments import argument_text, fill
from webmcp_forms.browser.call.constraints import failures, reason_against
from webmcp_forms.browser.call.limits import LIMITED_KINDS, clamp, limits_of, lowest_value, value_text
from webmcp_forms.browser.call.moments import parse_moment
from webmcp_forms.browser.call.states import disabled_choices, initial_states
from webmcp_forms.browser.pattern_samples import sample
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.schema import JSON, Parameter
from webmcp_forms.document.forms import Choice, Control, Form
from webmcp_forms.document.nodes import literal

_TEXTS = {
    "email": ("name@example.org",),
    "url": ("https://example.org/",),
    "tel": ("+44 20 7946 0000",),
    "color": ("#336699",),
    "password": ("correct horse",),
}
_NUMBER_KINDS = frozenset({"number", "range"})
_USUAL = ("text", "Example", "a", "1", "12345")
_USUAL_MOMENTS = {
    "date": "2030-01-15",
    "month": "2030-01",
    "week": "2030-W03",
    "time": "10:00",
    "datetime-local": "2030-01-15T10:00",
}


def example_arguments(
    form: Form, parameters: tuple[Parameter, ...], profile: Profile, *, full: bool
) -> dict[str, JSON] | None:
    """Arguments that pass, or None when the form takes none.

    With `full`, each parameter for which a value was found has one; else only those without which the form would not be
    submitted.
    """
    found = ((parameter.name, _value(form, parameter)) for parameter in parameters)
    values: dict[str, JSON] = {name: value for name, value in found if value is not None}
    arguments: dict[str, JSON] = dict(values) if full else {}
    while failing := _failing(form, arguments, profile):
        missing = failing & values.keys() - arguments.keys()
        if not missing:
            return None
        arguments = {name: value for name, value in values.items() if name in arguments or name in missing}
    return arguments


def _value(form: Form, parameter: Parameter) -> JSON:
    """A value for a parameter, or None when none was found."""
    control = parameter.group.controls[0]
    match control.kind:
        case "checkbox" if len(parameter.group.controls) == 1:
            return True
        case "checkbox":
            return [control.choices[0].value]
        case "radio":
            return next(iter(_filled(member.choices[0] for member in parameter.group.controls)), None)
        case "select":
            return next(iter(_filled(_enabled(form, control))), None)
        case "select-multiple":
            values = list(_filled(_enabled(form, control)))[:1]
            return [*values]
    text = next((text for text in _candidates(control) if _is_valid(form, control, text)), None)
    return text if text is None or control.kind not in _NUMBER_KINDS else _number(form, control, text)


def _number(form: Form, control: Control, text: str) -> JSON:
    """A text as a number, which the schema wants, unless the browser would write that otherwise."""
    number = float(text)
    value = int(number) if number.is_integer() else number
    written = argument_text(value)
    return value if written is not None and _is_valid(form, control, written) else text


def _enabled(form: Form, select: Control) -> Iterator[Choice]:
    disabled = disabled_choices(form.document, select)
    return (choice for choice, is_off in zip(select.choices, disabled, strict=True) if not is_off)


def _filled(choices: Iterator[Choice]) -> Iterator[str]:
    """The values of choices that are not empty."""
    return (choice.value for choice in choices if choice.value)


def _candidates(control: Control) -> Iterator[str]:
    if control.kind in LIMITED_KINDS:
        yield from _numbers(control)
        return
    pattern = literal(control.element.get("pattern"))
    if pattern and (text := sample(pattern)):
        yield text
    yield from _TEXTS.get(control.kind, _USUAL)
    yield from _USUAL


def _numbers(control: Control) -> Iterator[str]:
    limits = limits_of(control)
    usual = _USUAL_MOMENTS.get(control.kind)
    start = Decimal(1) if usual is None else Decimal(parse_moment(control.kind, usual) or 0)
    if not limits.wraps:
        yield value_text(control.kind, clamp(limits, start))
    lowest = lowest_value(limits)
    if lowest is not None:
        yield value_text(control.kind, lowest)


def _is_valid(form: Form, control: Control, text: str) -> bool:
    return reason_against(form.document, control, text) is None


def _failing(form: Form, arguments: dict[str, JSON], profile: Profile) -> frozenset[str]:
    """The names of the controls that keep the form from being submitted with some arguments."""
    filled = fill(form, arguments, profile)
    if not isinstance(filled, dict):
        return frozenset({filled.name})
    return frozenset(failure.control.name for failure in failures(form, {**initial_states(form), **filled}))
