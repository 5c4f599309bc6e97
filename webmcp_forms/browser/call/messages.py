"""The browser's words for what is invalid, in its English (United States) interface."""

from __future__ import annotations

from decimal import Decimal
from functools import partial

from webmcp_forms.browser.call.addresses import DOMAIN_CHARACTERS, LOCAL_CHARACTERS, addresses, is_address
from webmcp_forms.browser.call.constraints import (
    Failure,
    ImpossibleLimits,
    InTheGap,
    NoAddress,
    NotTheOnlyValue,
    NoURL,
    PatternMismatch,
    StepMismatch,
    TooHigh,
    TooLow,
    ValueMissing,
)
from webmcp_forms.browser.call.limits import MOMENT_KINDS, limits_of
from webmcp_forms.browser.call.moments import MINUTE, clock_of, date_of, week_of
from webmcp_forms.browser.numbers import is_multiple, number_text
from webmcp_forms.document.forms import Control

_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_MISSING = {
    "checkbox": "Please check this box if you want to proceed.",
    "radio": "Please select one of these options.",
    "select": "Please select an item in the list.",
    "select-multiple": "Please select an item in the list.",
}
_HALF_DAY = 12


def message(failure: Failure) -> str:
    """What the browser says of an invalid control, as its `validationMessage` is."""
    control = failure.control
    match failure.reason:
        case ValueMissing():
            return _missing_message(control)
        case NoAddress(value):
            return _address_message(value, is_list=control.element.has("multiple"))
        case NoURL():
            return "Please enter a URL."
        case PatternMismatch():
            return "Please match the requested format."
        case StepMismatch(nearest):
            return _step_message([_shown(control, value) for value in nearest])
        case reason:
            return _limit_message(control, reason)


def _limit_message(control: Control, reason: TooLow | TooHigh | NotTheOnlyValue | ImpossibleLimits | InTheGap) -> str:
    shown = partial(_shown, control)
    is_moment = control.kind in MOMENT_KINDS
    match reason:
        case TooLow(minimum):
            text = shown(minimum)
            return f"Value must be {text} or later." if is_moment else f"Value must be greater than or equal to {text}."
        case TooHigh(maximum):
            text = shown(maximum)
            return f"Value must be {text} or earlier." if is_moment else f"Value must be less than or equal to {text}."
        case NotTheOnlyValue(only):
            return f"Value must be {shown(only)}."
        case InTheGap(minimum, maximum):
            return f"Value must be between {shown(minimum)} and {shown(maximum)}."
        case ImpossibleLimits(minimum, maximum) if is_moment:
            return f"Minimum date ({shown(minimum)}) must come before Maximum date ({shown(maximum)})."
        case ImpossibleLimits(minimum, maximum):
            return f"Minimum value ({shown(minimum)}) must be less than the maximum value ({shown(maximum)})."


def _missing_message(control: Control) -> str:
    if control.kind == "file":
        return "Please select one or more files." if control.element.has("multiple") else "Please select a file."
    return _MISSING.get(control.kind, "Please fill out this field.")


def _step_message(nearest: list[str]) -> str:
    if len(nearest) == 1:
        return f"Please enter a valid value. The nearest valid value is {nearest[0]}."
    return f"Please enter a valid value. The two nearest valid values are {' and '.join(nearest)}."


def _address_message(value: str, *, is_list: bool) -> str:
    parts = addresses(value) if is_list else iter([value])
    address = next(part for part in parts if not is_address(part))
    local, at, domain = address.partition("@")
    if not address:
        return "Please enter a non-empty email address."
    if not at:
        return f"Please include an '@' in the email address. '{address}' is missing an '@'."
    if not local:
        return f"Please enter a part followed by '@'. '{address}' is incomplete."
    if not domain:
        return f"Please enter a part following '@'. '{address}' is incomplete."
    for part, known, place in ((local, LOCAL_CHARACTERS, "followed by"), (domain, DOMAIN_CHARACTERS, "following")):
        wrong = next((character for character in part if character not in known), None)
        if wrong is not None:
            return f"A part {place} '@' should not contain the symbol '{wrong}'."
    if domain.startswith(".") or domain.endswith(".") or ".." in domain:
        return f"'.' is used at a wrong position in '{domain}'."
    return "Please enter a comma separated list of email addresses." if is_list else "Please enter an email address."


def _shown(control: Control, value: Decimal) -> str:
    """A number, date or time as the browser shows it in a message."""
    if control.kind not in MOMENT_KINDS:
        return number_text(value)
    moment = int(value)
    match control.kind:
        case "month":
            return f"{_MONTHS[moment % 12]} {1970 + moment // 12:04d}"
        case "week":
            year, week = week_of(moment)
            return f"Week {week:02d}, {year:04d}"
        case "time":
            return _clock(control, moment)
    year, month, day = date_of(moment)
    date = f"{month:02d}/{day:02d}/{year:04d}"
    return date if control.kind == "date" else f"{date}, {_clock(control, moment)}"


def _clock(control: Control, moment: int) -> str:
    """The time on a twelve-hour clock; with seconds where the limits or the steps have some."""
    hour, minute, second, millisecond = clock_of(moment)
    text = f"{hour % _HALF_DAY or _HALF_DAY}:{minute:02d}"
    if second or millisecond or _steps_in_seconds(control):
        text += f":{second:02d}"
    if millisecond:
        text += f".{millisecond:03d}"
    return f"{text}\N{NARROW NO-BREAK SPACE}{'AM' if hour < _HALF_DAY else 'PM'}"


def _steps_in_seconds(control: Control) -> bool:
    limits = limits_of(control)
    return not all(is_multiple(value, Decimal(MINUTE)) for value in (limits.minimum, limits.step or Decimal(0)))
