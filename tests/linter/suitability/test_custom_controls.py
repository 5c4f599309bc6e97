"""What an agent cannot fill, and what carries the value all the same."""

import pytest

from tests.linter.suitability.tools import form


@pytest.mark.parametrize(
    "inside",
    [
        "<select name=a><option>x</select><span role=combobox tabindex=0></span>",
        "<div><select name=a class=nice-select hidden><option>x</select><div role=listbox></div></div>",
        "<button type=button role=checkbox></button><input type=checkbox name=a aria-hidden=true>",
        "<div><span role=slider tabindex=0></span><input type=number name=a></div>",
        "<div role=radiogroup><label role=radio><input type=radio name=a></label></div>",
        "<div role=combobox><input name=a></div>",
        "<x-field name=a><input name=a></x-field>",
    ],
)
def test_a_native_control_carries_the_value(inside: str) -> None:
    (control,) = (one for one in form(inside).form.controls if one.name)
    assert control.name == "a"
    # A select of its own beside a widget is told from one behind it by what hides it.
    found = form(inside.replace("<select name=a>", "<select name=a tabindex=-1 aria-hidden=true>"))
    assert not found.custom_controls


@pytest.mark.parametrize(
    "inside",
    [
        "<div role=combobox tabindex=0></div><input type=hidden name=a value=x>",
        "<div><div role=combobox tabindex=0></div><input aria-hidden=true tabindex=-1 name=a value=x></div>",
        "<label>Other <input name=b></label><div role=switch tabindex=0></div>",
        "<fieldset><input name=b><input name=c><div role=slider tabindex=0></div></fieldset>",
    ],
)
def test_nothing_carries_it(inside: str) -> None:
    assert form(inside).custom_controls


def test_a_described_hidden_input_is_a_way() -> None:
    described = "<input type=hidden name=a toolparamdescription='red or blue'>"
    assert not form(f"<p><i data-v=red tabindex=0></i><i data-v=blue tabindex=0></i>{described}</p>").custom_controls


def test_tiles_stand_for_one_value() -> None:
    tiles = "".join(f"<i role=checkbox tabindex=0 data-id={number}></i>" for number in range(50))
    (found,) = form(f"<div>{tiles}</div><input type=hidden name=ids value=3,4>").custom_controls
    assert found.what == "control"


def test_an_editor_and_its_textarea_are_one() -> None:
    editor = "<div class='ck ck-editor'><div class=ck-content contenteditable></div></div>"
    (found,) = form(
        f"<section><textarea name=a data-ckeditor5-id=1 hidden></textarea>{editor}</section>"
    ).custom_controls
    assert found.what == "rich text editor"


def test_each_of_several_values_is_named() -> None:
    one = "<p><input role=combobox aria-autocomplete=list><input type=hidden name={}></p>"
    found = form(one.format("from") + one.format("to")).custom_controls
    assert [suspicion.control for suspicion in found] == ["from", "to"]


@pytest.mark.parametrize(
    "inside",
    [
        "<div class=tooltip tabindex=0>?</div><input type=hidden name=a>",
        "<div class=table-responsive tabindex=0></div><input type=hidden name=a>",
        "<button type=button aria-haspopup=menu>More</button><input type=hidden name=a>",
        "<a href=/1 data-id=1>x</a><a href=/2 data-id=2>y</a><input type=hidden name=a>",
        "<svg class=chart><rect data-x=1></rect><rect data-x=2></rect></svg><input type=hidden name=a>",
        "<input name=from class=datepicker><input name=to class=datepicker><input type=hidden name=tz value=CET>",
        "<button type=button data-v=1>1</button><button type=button data-v=2>2</button><input name=n>"
        "<input type=hidden name=a value=7>",
        "<div class='slider carousel'><img src=x></div><input name=n>",
        "<div id=map class=map-legend></div><input type=hidden name=lat value=3>",
    ],
)
def test_what_only_looks_like_one(inside: str) -> None:
    assert not form(inside).custom_controls


def test_a_custom_element_that_has_a_name_and_the_focus_is_a_control_whatever_it_is_called() -> None:
    assert form('<week-grid name=hours tabindex="0"></week-grid>').custom_controls
    assert not form("<week-grid name=hours></week-grid>").custom_controls
    assert not form('<week-grid tabindex="0"></week-grid>').custom_controls
