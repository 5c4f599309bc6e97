"""Why a form would not be submitted, in the browser's words; the answers are Chromium's."""

from __future__ import annotations

import time

import pytest

from tests.browser.call.forms import form_of
from webmcp_forms.browser.call.constraints import (
    ImpossibleLimits,
    InTheGap,
    NoAddress,
    PatternMismatch,
    Reason,
    StepMismatch,
    TooLow,
    ValueMissing,
    failures,
)
from webmcp_forms.browser.call.messages import message
from webmcp_forms.browser.call.sanitising import sanitise
from webmcp_forms.browser.call.states import initial_states


def messages(controls: str) -> list[str]:
    form = form_of(controls)
    return [message(failure) for failure in failures(form, initial_states(form))]


def reason(control: str, value: str) -> Reason | None:
    form = form_of(control)
    states = dict(initial_states(form))
    first = form.controls[0]
    states[first.element.index] = sanitise(first, value)
    return next((failure.reason for failure in failures(form, states)), None)


@pytest.mark.parametrize(
    ("control", "said"),
    [
        ("<input required>", "Please fill out this field."),
        ("<textarea required></textarea>", "Please fill out this field."),
        ("<input type=checkbox required>", "Please check this box if you want to proceed."),
        ("<input type=radio name=a required>", "Please select one of these options."),
        ("<select required></select>", "Please select an item in the list."),
        ("<input type=file required>", "Please select a file."),
        ("<input type=file required multiple>", "Please select one or more files."),
        ("<input type=url value=nope>", "Please enter a URL."),
        ("<input value=a pattern=b>", "Please match the requested format."),
        ("<input type=email value=a>", "Please include an '@' in the email address. 'a' is missing an '@'."),
        ("<input type=email value=a@>", "Please enter a part following '@'. 'a@' is incomplete."),
        ("<input type=email value=@a>", "Please enter a part followed by '@'. '@a' is incomplete."),
        ("<input type=email value='a b@c'>", "A part followed by '@' should not contain the symbol ' '."),
        ("<input type=email value=a@é_>", "A part following '@' should not contain the symbol 'é'."),
        ("<input type=email value=a@b..c>", "'.' is used at a wrong position in 'b..c'."),
        ("<input type=email value=a@-b>", "Please enter an email address."),
        ("<input type=email multiple value=a@-b>", "Please enter a comma separated list of email addresses."),
        ("<input type=email multiple value=a@b,>", "Please enter a non-empty email address."),
        ("<input type=number min=5 value=3>", "Value must be greater than or equal to 5."),
        ("<input type=number max=1e3 value=2000>", "Value must be less than or equal to 1e+3."),
        ("<input type=number min=5 max=5 value=3>", "Value must be 5."),
        ("<input type=number min=5 max=1 value=3>", "Minimum value (5) must be less than the maximum value (1)."),
        (
            "<input type=number value=3 step=2 min=0>",
            "Please enter a valid value. The two nearest valid values are 2 and 4.",
        ),
        (
            "<input type=range value=500 step=1000>",
            "Please enter a valid value. The nearest valid value is 100.",
        ),
        ("<input type=date min=2024-06-15 value=2024-06-14>", "Value must be 06/15/2024 or later."),
        ("<input type=month max=2024-06 value=2024-07>", "Value must be June 2024 or earlier."),
        ("<input type=week min=0999-W06 value=0999-W05>", "Value must be Week 06, 0999 or later."),
        (
            "<input type=date min=2024-05-01 max=2024-01-01 value=2024-03-01>",
            "Minimum date (05/01/2024) must come before Maximum date (01/01/2024).",
        ),
        ("<input type=time min=00:30 value=00:00>", "Value must be 12:30\u202fAM or later."),
        ("<input type=time min=12:30 step=1 value=00:00>", "Value must be 12:30:00\u202fPM or later."),
        (
            "<input type=datetime-local max='2024-06-15 22:00:05.25' step=any value=2024-06-16T00:00>",
            "Value must be 06/15/2024, 10:00:05.250\u202fPM or earlier.",
        ),
        (
            "<input type=time min=22:00 max=06:00 value=12:00>",
            "Value must be between 10:00\u202fPM and 6:00\u202fAM.",
        ),
    ],
)
def test_what_the_browser_says(control: str, said: str) -> None:
    assert messages(control) == [said]


@pytest.mark.parametrize(
    "controls",
    [
        "<input value=x required pattern=x>",
        "<input pattern=x>",
        "<input value=a pattern='['>",
        "<input value=ab maxlength=1><input value=a minlength=2>",
        "<input type=number min=5 max=1>",
        "<input type=number value=3 pattern=x>",
        "<input type=time min=22:00 max=06:00 value=23:00>",
        "<input type=email value='a@b'><input type=email multiple value='a@b , c@d'>",
        "<input type=url value='mailto:a@b'>",
        "<input type=range required><input type=color required><input type=hidden required><button required></button>",
        "<input required disabled><input required readonly><fieldset disabled><input required></fieldset>",
        "<datalist><input required></datalist>",
        "<output required></output><my-control name=a required></my-control>",
    ],
)
def test_what_is_valid(controls: str) -> None:
    assert messages(controls) == []


@pytest.mark.parametrize(
    ("select", "is_missing"),
    [
        ("<select required><option value=''>a</select>", True),
        ("<select required><option value=''>a<option value='' selected>b</select>", False),
        ("<select required><optgroup><option value=''>a</optgroup></select>", False),
        ("<select required><hr><option value=''>a</select>", False),
        ("<select required><div><option value=''>a</div></select>", True),
        ("<select required size=2><option value='' selected>a</select>", False),
        ("<select required multiple><option value='' selected>a</select>", False),
        ("<select required multiple><option>a</select>", True),
        ("<select required><option disabled>a</select>", True),
        ("<select required><option disabled selected>a</select>", False),
        ("<select><option value=''>a</select>", False),
    ],
)
def test_when_a_select_shows_its_placeholder(select: str, *, is_missing: bool) -> None:
    assert bool(messages(select)) is is_missing


@pytest.mark.parametrize(
    ("radios", "count"),
    [
        ("<input type=radio name=a required><input type=radio name=a>", 2),
        ("<input type=radio name=a required><input type=radio name=a checked>", 0),
        ("<input type=radio name=a required disabled><input type=radio name=a>", 1),
        ("<input type=radio name=a checked disabled><input type=radio name=a required>", 0),
        ("<input type=radio name=a required><input type=radio name=' a' checked>", 1),
        ("<input type=radio required><input type=radio name='' required>", 0),
    ],
)
def test_one_required_radio_button_makes_all_of_its_name_required(radios: str, count: int) -> None:
    assert messages(radios) == ["Please select one of these options."] * count


def test_of_several_reasons_the_browser_names_the_first() -> None:
    assert messages("<input type=email value=a pattern=b required>")[0].startswith("Please include an '@'")
    assert isinstance(reason("<input type=number min=5 step=2>", "4.5"), TooLow)


def test_reasons_tell_what_a_message_needs() -> None:
    assert reason("<input required>", "") == ValueMissing()
    assert reason("<input pattern='[a-z]+'>", "A") == PatternMismatch()
    assert isinstance(reason("<input type=number min=5 max=1>", "3"), ImpossibleLimits)
    assert isinstance(reason("<input type=time min=22:00 max=06:00>", "12:00"), InTheGap)
    found = reason("<input type=number step=4 min=1>", "7")
    assert isinstance(found, StepMismatch)
    assert [int(number) for number in found.nearest] == [5, 9]


def test_a_domain_is_converted_where_the_page_wrote_it_alone() -> None:
    assert messages("<input type=email value=a@é.c>") == []
    assert reason("<input type=email>", "a@é.c") == NoAddress("a@é.c")


def test_every_address_of_a_list_has_to_match_the_pattern() -> None:
    control = "<input type=email multiple pattern='[a-z]+@b'>"
    assert reason(control, "a@b, c@b") is None
    assert reason(control, "a@b, A@b") == PatternMismatch()


def test_failures_come_in_tree_order_with_their_control() -> None:
    form = form_of("<input name=a required><input name=b value=x><input name=c type=url value=x>")
    assert [failure.control.name for failure in failures(form, initial_states(form))] == ["a", "c"]


@pytest.mark.parametrize(
    "controls",
    [
        "<input type=radio name=a required>" * 20_000,
        "<input type=number required min=1e300 max=1e-300 step=1e-300 value=5>" * 2_000,
        "<div>" * 400 + "<input required>" * 20_000,
        f"<input type=number value={'9' * 1_000_000}>",
        f"<input type=email multiple value={'a,' * 200_000}>",
        f"<input type=url value=http://{'a.' * 200_000}>",
        f"<input pattern='(a+)+' value={'a' * 26}b>",
        "<select required>" + "<hr>" * 100_000 + "<option value=''>a</select>",
    ],
    ids=lambda controls: f"{controls[:20]}…{len(controls)}",
)
def test_hostile_forms_are_judged_quickly(controls: str) -> None:
    form = form_of(controls)
    start = time.process_time()
    list(failures(form, initial_states(form)))
    assert time.process_time() - start < 5
