"""Where a parameter's description comes from; each answer was asked of the browser."""

import pytest

from webmcp_forms import compile_tools


def description_of(page: str, profile: str = "chrome-156") -> object:
    """The description of the page's first parameter, or None."""
    if "<form" not in page:
        page = f'<form id="f" toolname="t" tooldescription="d">{page}</form>'
    (tool,) = compile_tools(page, profile=profile)
    schema = next(iter(tool.input_schema["properties"].values()))  # type: ignore[union-attr]
    assert isinstance(schema, dict)
    return schema.get("description")


@pytest.mark.parametrize(
    ("page", "description"),
    [
        ("<label>L<input name=a toolparamdescription=D aria-description=A></label>", "D"),
        ("<label>L<input name=a toolparamdescription='' aria-description=A></label>", "L"),
        ("<label> <input name=a aria-description=A></label>", "A"),
        ("<input name=a toolparamdescription=' ' aria-description=A>", " "),
        ("<label>One<input name=a id=i></label><label for=i> Two </label>", "One; Two"),
        ("<label><input name=a id=i></label><label for=i></label>", "; "),
        ("<label for=i>Later</label><p><input name=a id=i>", "Later"),
        ("<label>A <b>bold</b>\n  text<select name=a><option>1</select></label>", "A bold\n  text"),
        ("<label>a<!-- c --><template>t</template><style>s</style>b<input name=a></label>", "asb"),
        ("<label>\u3000x\u3000<input name=a></label>", "x"),
        ("<label>\u00a0x<input name=a></label>", "\u00a0x"),
        ("<label>L<input type=hidden><input name=a></label>", "L"),
        ("<input name=a toolparamdescription='<template shadowrootmode=closed>'>", "<template shadowrootmode=closed>"),
        (
            "<label>L<xmp><template shadowrootmode=closed></template></xmp><input name=a></label>",
            "L<template shadowrootmode=closed></template>",
        ),
        ("<label>a<svg><title>T</title></svg><input name=a></label>", "aT"),
    ],
)
def test_a_single_control(page: str, description: str) -> None:
    assert description_of(page) == description


@pytest.mark.parametrize(
    "page",
    [
        "<input name=a aria-label=x aria-labelledby=i aria-describedby=i placeholder=x title=x><b id=i>B</b>",
        "<fieldset><legend>Legend</legend><input name=a></fieldset>",
        "<label for=''>L<input name=a></label>",
        "<label for=gone>L<input name=a></label>",
        "<div id=i></div><input name=a id=i><label for=i>L</label>",
        "<label>L<input type=button><input name=a></label>",
        "<label>L<input name=a form=elsewhere></label><input name=b>",
    ],
)
def test_what_does_not_describe(page: str) -> None:
    assert description_of(page) is None


@pytest.mark.parametrize(
    ("page", "description"),
    [
        ("<input type=date name=a>", "Dates MUST be provided in 'YYYY-MM-DD' format."),
        ("<label>Day<input type=date name=a></label>", "Day (Dates MUST be provided in 'YYYY-MM-DD' format.)"),
        ("<label>Month<input type=month name=a></label>", "Month"),
    ],
)
def test_dates_say_how_they_are_written(page: str, description: str) -> None:
    assert description_of(page) == description


RADIOS = "<input type=radio name=r value=1><input type=radio name=r value=2>"


@pytest.mark.parametrize(
    ("page", "description"),
    [
        (f"<fieldset toolparamdescription=F>{RADIOS}</fieldset>", "F"),
        (f"<fieldset toolparamdescription=F><div><p>{RADIOS}</div></fieldset>", "F"),
        (f"<fieldset toolparamdescription=O><fieldset>{RADIOS}</fieldset></fieldset>", None),
        ("<fieldset toolparamdescription=F><input type=radio name=r></fieldset><input type=radio name=r>", None),
        (f"<fieldset aria-description=A><legend>L</legend>{RADIOS}</fieldset>", None),
        (RADIOS.replace("value", "toolparamdescription=M value"), None),
        (f"<fieldset toolparamdescription=F>{RADIOS}</fieldset><input type=radio name=r disabled>", "F"),
    ],
)
def test_a_group_is_described_by_the_nearest_fieldset_around_all_of_it(page: str, description: str | None) -> None:
    assert description_of(page) == description


FORM = '<form id="f" toolname="t" tooldescription="d">'


@pytest.mark.parametrize(
    ("page", "description"),
    [
        (f"<fieldset toolparamdescription=O>{FORM}{RADIOS}</form></fieldset>", None),
        (
            f"<fieldset toolparamdescription=O>{FORM}<input type=radio name=r></form>"
            "<input type=radio name=r form=f></fieldset>",
            "O",
        ),
        (
            f"{FORM}</form><fieldset toolparamdescription=O><input type=radio name=r form=f>"
            "<input type=radio name=r form=f></fieldset>",
            "O",
        ),
    ],
)
def test_the_form_hides_a_fieldset_only_from_controls_inside_it(page: str, description: str | None) -> None:
    assert description_of(page) == description


def test_a_lone_radio_button_is_described_like_any_control() -> None:
    page = "<fieldset toolparamdescription=F><label>L<input type=radio name=r></label></fieldset>"
    assert description_of(page) == "L"
    assert description_of(page, "chrome-148") == "L"
    assert description_of(page, "chrome-147") is None


def test_older_browsers_took_the_first_member() -> None:
    members = RADIOS.replace("value=1", "value=1 toolparamdescription=M")
    assert description_of(members, "chrome-147") == description_of(members, "chrome-148") == "M"
    assert description_of(f"<fieldset toolparamdescription=F>{members}</fieldset>", "chrome-148") == "F"
    assert description_of(f"<fieldset toolparamdescription=F>{members}</fieldset>", "chrome-147") == "M"
