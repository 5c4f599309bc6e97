"""Expressions whose value their text tells, and those that have to be run."""

from __future__ import annotations

import pytest

from webmcp_forms.readers.bindings.constants import constants, unshadowed
from webmcp_forms.readers.bindings.values import (
    UNKNOWN,
    Value,
    evaluate,
    evaluate_csharp,
    evaluate_elixir,
    evaluate_fluid,
    evaluate_thymeleaf,
)


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("'find'", "find"),
        (' "find" ', "find"),
        ("`find`", "find"),
        ("('find')", "find"),
        ("''", ""),
        (r"'it\'s'", "it's"),
        (r"'\u0041\x42\n\q'", "AB\nq"),
        ("'a' as const", "a"),
        ("'a' satisfies Name", "a"),
        ("0", "0"),
        ("-1.5", "-1.5"),
        ("true", True),
        ("false", False),
        ("null", None),
        ("undefined", None),
        ("NAME", "find"),
        ("NAME as string", "find"),
    ],
)
def test_what_javascript_says(expression: str, value: Value) -> None:
    assert evaluate(expression, {"NAME": "find"}) == value


@pytest.mark.parametrize(
    "expression",
    [
        "",
        "name",
        "a.b",
        "f('x')",
        "'a' + 'b'",
        "'a', 'b'",
        "`a${b}`",
        "'a' || b",
        "('a') + ('b')",
        "!true",
        "01",
        "1.50",
        "1e3",
        "'open",
        "NAME.length",
        "x ? 'a' : 'b'",
        f"'{'a' * 20_000}'",
    ],
)
def test_what_has_to_be_run(expression: str) -> None:
    assert evaluate(expression, {"NAME": "find"}) is UNKNOWN


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ('"find"', "find"),
        ("3", "3"),
        ("true", True),
        ("nil", None),
        ('"a#{b}"', UNKNOWN),
        ('"a" <> "b"', UNKNOWN),
        ("@name", UNKNOWN),
        ('"', UNKNOWN),
    ],
)
def test_elixir(expression: str, value: Value) -> None:
    assert evaluate_elixir(expression, {}) == value


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("'find'", "find"),
        ("|find it|", "find it"),
        ("text", "text"),
        ("true", True),
        ("${null}", None),
        ("${'find'}", "find"),
        ("${false}", False),
        ("|a ${b}|", UNKNOWN),
        ("${name}", UNKNOWN),
        ("#{name}", UNKNOWN),
        ("'a' + ${b}", UNKNOWN),
        ("", UNKNOWN),
    ],
)
def test_thymeleaf(expression: str, value: Value) -> None:
    assert evaluate_thymeleaf(expression, {}) == value


@pytest.mark.parametrize(
    ("expression", "value"),
    [("'find'", "find"), ('"find"', "find"), ("3", "3"), ("{name}", UNKNOWN), ("'{name}'", UNKNOWN), ("name", UNKNOWN)],
)
def test_fluid(expression: str, value: Value) -> None:
    assert evaluate_fluid(expression, {}) == value


@pytest.mark.parametrize(
    ("expression", "value"),
    [("@true", True), ('@("find")', "find"), ("@null", None), ("@Model.Name", UNKNOWN), ('@("a" + b)', UNKNOWN)],
)
def test_csharp(expression: str, value: Value) -> None:
    assert evaluate_csharp(expression, {}) == value


def test_constants_are_declared_at_the_top() -> None:
    script = """
        import { x } from "y"; // const NO = 'comment'
        export const NAME = 'find';
        const TYPED: string = "typed" as const
        const SAME = NAME;
        const COUNT = 3, OTHER = 4
        const LONG = 'a' + 'b';
        const CALL = ref('a');
        let changes = 'no';
        function f() { const INNER = 'no'; }
        const OBJECT = { const: 'no' };
        const TEXT = `const INSIDE = 'no'`;
        const ON = true; const OFF = false; const NOTHING = null;
    """
    assert constants(script) == {
        "NAME": "find",
        "TYPED": "typed",
        "SAME": "find",
        "TEXT": "const INSIDE = 'no'",
        "ON": True,
        "OFF": False,
        "NOTHING": None,
    }


def test_a_name_that_is_declared_twice_has_no_value() -> None:
    assert constants("const a = 'x';\nconst a = 'y';\nconst b = 'z';") == {"b": "z"}


@pytest.mark.parametrize(
    "page",
    [
        '<p v-for="a in as">',
        '<p v-for="(a, index) of as">',
        '<p v-for="({ a }, b) in as">',
        '<template #item="{ a }">',
        '<template v-slot:item="a">',
        "{#each as as a (a.id)}",
        "{#each as as { a, b }, index}",
        "{#await p then a}",
        "{:then a}",
        "{#snippet row(a)}",
        "{@const a = 1}",
        "<X let:a>",
        "{as.map((a, index) => <p/>)}",
        "{as.map(a => <p/>)}",
    ],
)
def test_a_variable_of_the_page_hides_a_constant(page: str) -> None:
    assert unshadowed({"a": "x", "c": "z"}, page) == {"c": "z"}


@pytest.mark.parametrize("page", ["{a}", ':x="a"', "{#each a as b}", '<p v-for="b in a">', "{a ? b : c}", "{f(a)}"])
def test_a_use_of_a_constant_hides_nothing(page: str) -> None:
    assert unshadowed({"a": "x"}, page) == {"a": "x"}
