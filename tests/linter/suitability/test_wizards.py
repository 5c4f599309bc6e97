"""What makes a form one step of several, beside its texts."""

import pytest

from tests.linter.suitability.tools import form, tool

FIELD = "<input name=x>"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("step", "2"), ("currentStep", "address"), ("checkout_step", "shipping"), ("data[step]", "2")),
        *(("schritt", "2"), ("etape", "2"), ("paso_actual", "2"), ("stapnummer", "2"), ("krok", "2"), ("steg", "2")),
        *(("adim", "2"), ("langkah", "2"), ("buoc", "2"), ("shag", "2"), ("charan", "2")),
    ],
)
def test_a_hidden_step_and_a_way_on(name: str, value: str) -> None:
    assert form(f"<input type=hidden name='{name}' value={value}>{FIELD}<button>Next</button>").wizard


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("time_step", "15"),
        ("step_size", "2"),
        ("steps", "4000"),
        ("stepping", "2"),
        ("step", "true"),
        ("footstep_id", "7"),
    ],
)
def test_other_hidden_inputs(name: str, value: str) -> None:
    assert not form(f"<input type=hidden name={name} value={value}>{FIELD}<button>Next</button>").wizard


def test_a_step_without_a_way_on_or_back_is_none() -> None:
    assert not form(
        f"<input type=hidden name=step value=2>{FIELD}<button>Save</button>", "<p>Rated 3 of 5</p>{}"
    ).wizard


def test_back_beside_next_is_enough_where_something_is_asked() -> None:
    buttons = "<button name=b>Back</button><button>Next</button>"
    assert form(f"{FIELD}{buttons}").wizard
    assert not form(buttons).wizard
    assert not tool(f"<form toolname=a tooldescription=b>{FIELD}{buttons}</form>").wizard


def test_a_list_of_steps_shows_which_is_the_current() -> None:
    button = f"{FIELD}<button>Continue</button>"
    assert form(button, "<ol class=checkout-steps><li>Cart<li class=current>Address</ol>{}").wizard
    assert form(button, "<ol><li>Cart<li aria-current=step>Address</ol>{}").wizard
    assert not form(button, "<ol class=checkout-steps><li>Cart<li>Address</ol>{}").wizard


def test_what_stands_before_another_form_is_not_read() -> None:
    page = (
        "<p>Step 2 of 4</p><form><input type=hidden name=step value=2></form>"
        f"<form toolname=a tooldescription=b method=post>{FIELD}<button>Next</button></form>"
    )
    assert not tool(page).wizard


def test_panels_that_go_by_a_choice_are_no_steps() -> None:
    panels = "<div data-panel=a><input name=x></div><div data-panel=b hidden><input name=y></div>"
    assert not form(f"<select name=s><option>a<option>b</select>{panels}<button>Save</button>").wizard


def test_the_buttons_of_a_wizard_of_asp_net() -> None:
    button = "<input type=submit name='w$StepNavigationTemplateContainerID$StepNextButton' value=Next>"
    assert form(f"{FIELD}{button}").wizard
    assert not form(f"{FIELD}{button.replace('StepNavigationTemplateContainerID', 'Menu')}").wizard
