"""What a page gives its controls at first, and what becomes of a text that is put into one; all asked of Chromium."""

import pytest

from tests.browser.call.forms import control_of, form_of
from webmcp_forms.browser.call.states import State, disabled_choices, display_size, initial_states


def states(controls: str) -> list[State]:
    return list(initial_states(form_of(controls)).values())


@pytest.mark.parametrize(
    ("control", "state"),
    [
        ("<input value=x>", "x"),
        ("<input>", ""),
        ("<input value='a&#10;b&#13;'>", "ab"),
        ("<input type=email value=' a@b.c '>", "a@b.c"),
        ("<input type=email multiple value=' a@b.c , d@e.f '>", "a@b.c,d@e.f"),
        ("<input type=email value='A@\u00c9.C'>", "A@xn--9ca.c"),
        ("<input type=email value='a@\u00df.de'>", "a@ss.de"),
        ("<input type=email value='\u00fc@\u00e9.c'>", "\u00fc@\u00e9.c"),
        ("<input type=email value='a@\u00e9..c'>", "a@\u00e9..c"),
        ("<input type=email multiple value='a@\u00e9, b@c'>", "a@xn--9ca,b@c"),
        ("<input value='a@\u00e9'>", "a@\u00e9"),
        ("<input type=number value=1e3>", "1e3"),
        ("<input type=number value=' 5'>", ""),
        ("<input type=range>", "50"),
        ("<input type=range value=500>", "100"),
        ("<input type=date value=2023-02-29>", ""),
        ("<input type=datetime-local value='2024-01-01 10:00:00.50'>", "2024-01-01T10:00:00.5"),
        ("<input type=time value=10:00:00.50>", "10:00:00.50"),
        ("<input type=hidden value='a&#10;b'>", "a\nb"),
        ("<input type=file value=x>", ""),
        ("<textarea>\n\nx</textarea>", "\nx"),
        ("<textarea>a&#13;&#10;b&#13;c</textarea>", "a\nb\nc"),
        ("<input type=checkbox checked>", True),
        ("<input type=checkbox value=x>", False),
    ],
)
def test_the_first_state_of_a_control(control: str, state: State) -> None:
    assert states(control) == [state]


@pytest.mark.parametrize(
    ("options", "selected"),
    [
        ("<option>a<option>b", (0,)),
        ("<option>a<option selected>b<option selected>c", (2,)),
        ("<option disabled>a<option>b", (1,)),
        ("<optgroup disabled><option>a</optgroup><option>b", (1,)),
        ("<option disabled>a", ()),
        ("<option disabled selected>a<option>b", (0,)),
        ("", ()),
    ],
)
def test_what_a_drop_down_shows(options: str, selected: tuple[int, ...]) -> None:
    assert states(f"<select>{options}</select>") == [selected]


def test_a_list_shows_nothing_by_itself() -> None:
    assert states("<select size=2><option>a</select>") == [()]
    assert states("<select multiple><option>a<option selected>b</select>") == [(1,)]


def test_of_radio_buttons_of_one_name_the_last_checked_one_is() -> None:
    radios = "<input type=radio name=a checked><input type=radio name=a checked><input type=radio name=' a' checked>"
    assert states(radios) == [False, True, True]


def test_radio_buttons_without_a_name_are_each_their_own() -> None:
    assert states("<input type=radio checked><input type=radio checked>") == [True, True]


def test_buttons_and_fieldsets_hold_nothing() -> None:
    assert states("<fieldset></fieldset><button>Go</button><input type=submit><output></output><object></object>") == []


@pytest.mark.parametrize(
    ("size", "shown"), [("", 1), ("size=3", 3), ("size=0", 1), ("size=x", 1), ("size=' +2px'", 2), ("multiple", 4)]
)
def test_how_many_options_a_select_shows(size: str, shown: int) -> None:
    assert display_size(control_of(f"<select {size}></select>")) == shown


def test_a_group_disables_its_options() -> None:
    select = "<select><option>a<option disabled>b<optgroup disabled><option>c</optgroup><optgroup><option>d</select>"
    form = form_of(select)
    assert list(disabled_choices(form.document, form.controls[0])) == [False, True, True, False]
