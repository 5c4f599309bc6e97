"""Schemas as Chromium 156 builds them; each answer was asked of the browser."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from webmcp_forms import compile_tools


def schema_of(controls: str, profile: str = "chrome-156") -> dict[str, Any]:
    (tool,) = compile_tools(f'<form toolname="t" tooldescription="d">{controls}</form>', profile=profile)
    return dict(tool.input_schema)


def property_of(control: str, profile: str = "chrome-156") -> Any:
    properties = schema_of(control, profile)["properties"]
    assert len(properties) <= 1
    return next(iter(properties.values()), None)


@pytest.mark.parametrize(
    ("control", "schema"),
    [
        ("<input name=a>", {"type": "string"}),
        ("<input name=a type=bogus>", {"type": "string"}),
        ("<input name=a type=' number '>", {"type": "string"}),
        ("<input name=a type=NUMBER step=any>", {"type": "number"}),
        ("<textarea name=a pattern=x></textarea>", {"type": "string"}),
        ("<input name=a type=password pattern='[a-z]+'>", {"type": "string", "pattern": "[a-z]+"}),
        ("<input name=a pattern=''>", {"type": "string", "pattern": ""}),
        ("<input name=a pattern='[\\w-]'>", {"type": "string"}),
        ("<input name=a type=color>", {"type": "string", "format": "^#[0-9a-zA-Z]{6}$"}),
        ("<input name=a type=month min=2020-01>", {"type": "string", "format": "^[0-9]{4}-(0[1-9]|1[0-2])$"}),
        ("<input name=a type=checkbox>", {"type": "boolean"}),
        ("<input name=a type=hidden toolparamdescription=x>", {"type": "string", "description": "x"}),
    ],
)
def test_single_controls(control: str, schema: dict[str, Any]) -> None:
    assert property_of(control) == schema


@pytest.mark.parametrize(
    "control",
    [
        "<input name=a type=hidden>",
        "<input name=a type=hidden toolparamdescription=''>",
        "<input name=a type=file>",
        "<input name=a type=submit>",
        "<input name=a type=image>",
        "<input name=a type=reset>",
        "<input name=a type=button>",
        "<button name=a>Go</button>",
        "<output name=a></output>",
        "<object name=a></object>",
        "<fieldset name=a></fieldset>",
        "<my-input name=a></my-input>",
        "<input name=a disabled>",
        "<input name=a readonly>",
        "<textarea name=a readonly></textarea>",
        "<input name=a><input name=a>",
        "<input name=a><button name=a>Go</button>",
        "<input name=a type=hidden><input name=a type=checkbox>",
        "<input><input>",
        "<input><button>Go</button>",
        "<input><fieldset disabled></fieldset>",
        "<input><output disabled></output>",
    ],
)
def test_what_is_no_parameter(control: str) -> None:
    assert schema_of(control) == {"type": "object", "properties": {}, "required": []}


@pytest.mark.parametrize(
    "control",
    [
        "<input type=checkbox name=a readonly>",
        "<input type=range name=a readonly>",
        "<select name=a readonly></select>",
        "<input name=a><input name=a disabled>",
        "<input name=a><object name=a></object>",
        "<input><object></object>",
        "<input><button disabled>Go</button>",
        "<fieldset disabled><legend><input name=a></legend><input name=b></fieldset>",
    ],
)
def test_what_stays_a_parameter(control: str) -> None:
    assert property_of(control) is not None


@pytest.mark.parametrize(
    ("attributes", "keywords"),
    [
        ("", {"multipleOf": 1}),
        ("min=1 max=10", {"minimum": 1, "maximum": 10, "multipleOf": 1}),
        ("min=+1 max=' 3'", {"multipleOf": 1}),
        ("max=5.", {"multipleOf": 1}),
        ("min=1e400 max=0x10", {"multipleOf": 1}),
        ("step=any", {}),
        ("step=ANY", {}),
        ("step=0", {"multipleOf": 1}),
        ("step=0.1 value=0.3", {"multipleOf": 0.1}),
        ("step=3 min=-5", {"minimum": -5}),
        ("step=3 value=1", {}),
        ("min=-0", {"minimum": 0, "multipleOf": 1}),
        ("max=123456789.123456789", {"maximum": 123456789.123457, "multipleOf": 1}),
        ("min=12345678901234567890", {"minimum": 12345678901234567000, "multipleOf": 1}),
        ("min=0.000000000000000000000000000000015", {"minimum": 0, "multipleOf": 1}),
        ("min=00000000000000000000000000001.5", {"minimum": 1.5}),
        ("max=1.7976931348623157e308", {"maximum": 1.7976931348623157e308, "multipleOf": 1}),
        ("max=1.7976931348623159e308", {"multipleOf": 1}),
    ],
)
def test_numbers(attributes: str, keywords: dict[str, Any]) -> None:
    assert property_of(f"<input type=number name=a {attributes}>") == {"type": "number", **keywords}


def test_whole_numbers_are_written_without_a_point() -> None:
    assert json.dumps(property_of("<input type=number name=a min=1.0 max=1e3 step=2e0>")) == (
        '{"type": "number", "minimum": 1, "maximum": 1000}'
    )


@pytest.mark.parametrize(
    ("attributes", "keywords"),
    [
        ("", {"minimum": 0, "maximum": 100, "multipleOf": 1}),
        ("min=50 max=10", {"minimum": 50, "maximum": 50, "multipleOf": 1}),
        ("step=any min=0.5", {"minimum": 0.5, "maximum": 100}),
        ("value=0.5", {"minimum": 0, "maximum": 100}),
    ],
)
def test_ranges(attributes: str, keywords: dict[str, Any]) -> None:
    assert property_of(f"<input type=range name=a {attributes}>") == {"type": "number", **keywords}


@pytest.mark.parametrize(
    ("step", "ending"),
    [
        ("", "[0-5][0-9]$"),
        ("60", "[0-5][0-9]$"),
        ("59.9999", "[0-5][0-9]$"),
        ("59.9994", "(:[0-5][0-9])?$"),
        ("1", "(:[0-5][0-9])?$"),
        ("0.5", r"(:[0-5][0-9](\.[0-9]{1,3})?)?$"),
        ("0.0004", r"(:[0-5][0-9](\.[0-9]{1,3})?)?$"),
        ("any", "[0-5][0-9]$"),
        ("-1", "[0-5][0-9]$"),
    ],
)
def test_the_step_decides_how_fine_a_time_is(step: str, ending: str) -> None:
    for kind in ("time", "datetime-local"):
        assert property_of(f"<input type={kind} name=a step='{step}'>")["format"].endswith(ending)


def test_choices_keep_what_nobody_can_choose() -> None:
    select = "<select name=a><option value=''>-<option disabled>x<option hidden value=y> Y <option>x</select>"
    assert property_of(select) == {
        "type": "string",
        "anyOf": [
            {"type": "string", "const": "", "title": "-"},
            {"type": "string", "const": "x", "title": "x"},
            {"type": "string", "const": "y", "title": " Y "},
            {"type": "string", "const": "x", "title": "x"},
        ],
        "enum": ["", "x", "y", "x"],
    }


@pytest.mark.parametrize(
    ("option", "value", "title"),
    [
        ("<option> a \n b </option>", "a b", " a \n b "),
        ("<option>\u00a0a</option>", "\u00a0a", "\u00a0a"),
        ("<option>a<script>1</script></option>", "a", "a1"),
        ("<option>a<template>b</template></option>", "a", "a"),
        ("<option label=L value=v></option>", "v", ""),
        ("<option label=L></option>", "", ""),
        ("<option value>e</option>", "", "e"),
    ],
)
def test_the_value_and_the_title_of_an_option(option: str, value: str, title: str) -> None:
    schema = property_of(f"<select name=a>{option}</select>")
    assert schema["enum"] == [value]
    assert schema["anyOf"][0]["title"] == title


@pytest.mark.parametrize(
    ("content", "values"),
    [
        ("<div><option>1</div><optgroup><option>2</optgroup>", ["1", "2"]),
        ("<button><option>1</button><option>2", ["1", "2"]),
        ("<datalist><option>1</datalist><option>2", ["2"]),
        ("<option value=1><span><option value=2></span>", ["1"]),
        ("<optgroup><div><optgroup><option>1", []),
        ("<template><option>1</template><option>2", ["2"]),
    ],
)
def test_which_options_a_select_lists(content: str, values: list[str]) -> None:
    assert property_of(f"<select name=a>{content}</select>")["enum"] == values


def test_radio_buttons_and_checkboxes() -> None:
    radios = "<label>A<input type=radio name=a value=1></label><input type=radio name=a>"
    choices = {
        "type": "string",
        "anyOf": [{"type": "string", "const": "1", "title": "A"}, {"type": "string", "const": "on"}],
        "enum": ["1", "on"],
    }
    assert property_of(radios) == choices
    assert property_of(radios.replace("radio", "checkbox")) == {"type": "array", "items": choices, "uniqueItems": True}


def test_required_lists_parameters_in_order_even_where_required_means_nothing() -> None:
    controls = (
        "<input name=b required><input name=a type=range required><input name=c>"
        "<input name=d type=radio><input name=d type=radio required='false'>"
        "<input name=e required disabled><input name=f type=file required>"
    )
    assert schema_of(controls)["required"] == ["b", "a", "d"]


def test_names_are_stripped_and_keep_their_order_and_case() -> None:
    schema = schema_of("<input name=' b '><input name=B><input name='\u3000a'><input name='\u00a0c'>")
    assert list(schema["properties"]) == ["b", "B", "a", "\u00a0c"]


def test_every_schema_is_valid_json_schema_but_for_what_the_browser_itself_writes_wrongly() -> None:
    Draft202012Validator.check_schema(
        schema_of("<input name=a><select name=b><option>1</select><input type=range name=c>")
    )
    for wrong in ("<select name=a></select>", "<input type=number name=a step=1e-400>"):
        assert not Draft202012Validator(Draft202012Validator.META_SCHEMA).is_valid(schema_of(wrong))


@pytest.mark.parametrize(
    ("profile", "control", "schema"),
    [
        ("chrome-153", "<input type=number name=a min=1e19>", {"type": "number", "minimum": 1e19, "multipleOf": 1}),
        ("chrome-148", "<input name=a pattern=x>", {"type": "string", "pattern": "x"}),
        ("chrome-147", "<input name=a pattern=x>", {"type": "string"}),
        ("chrome-147", "<input name=a toolparamtitle=T>", {"type": "string", "title": "T"}),
        ("chrome-148", "<input name=a toolparamtitle=T>", {"type": "string"}),
        ("chrome-148", "<input name=a type=checkbox toolparamdescription=D>", {"type": "boolean"}),
        ("chrome-147", "<input type=range name=a readonly>", None),
    ],
)
def test_older_browsers(profile: str, control: str, schema: dict[str, Any] | None) -> None:
    assert property_of(control, profile) == schema


def test_147_lists_choices_under_another_keyword() -> None:
    assert "oneOf" in property_of("<select name=a><option>1</select>", "chrome-147")
