"""Which brace closes the first one of a text."""

from __future__ import annotations

import time

import pytest

from webmcp_forms.readers.islands.balance import Braces


@pytest.mark.parametrize(
    "inside",
    [
        "a",
        "",
        "{a: {b: 1}}",
        "'}'",
        '"}"',
        r"'\'}'",
        "`}`",
        "`a ${b} }`",
        "`a ${`${'}'}`} }`",
        "`${{a: '}'}}`",
        "/* } */ a",
        "a // }\n",
        "a.replace(/}/g, '')",
        "a.replace(/['\"}]/, b)",
        r"[/\/}/]",
        "a / b / c",
        "x => { return '}' }",
        "'it' + \"'}\"",
        "a\n? '}'\n: b",
        r"'a\\'",
    ],
)
def test_the_brace_that_closes(inside: str) -> None:
    text = f"{{{inside}}} b }}"
    assert Braces(text).end(1) == len(inside) + 2


@pytest.mark.parametrize("text", ["{", "{a", "{{a}", "{'}", "{`}", "{`${}", "{/* }", "{// }"])
def test_what_nothing_closes(text: str) -> None:
    assert Braces(text).end(1) is None


def test_an_open_brace_does_not_hide_what_is_closed_in_it() -> None:
    braces = Braces("{ {a} {b}")
    assert braces.end(1) is None
    assert [braces.end(3), braces.end(7)] == [5, 9]


@pytest.mark.parametrize("unit", ["{", '{"', "{`${", "{/*", "{'`", "{`{", "{(/[", r'{"\"', "{`", "{}`", "(/a"])
def test_many_questions_are_linear(unit: str) -> None:
    text = unit * (100_000 // len(unit))
    braces = Braces(text)
    started = time.process_time()
    for offset, character in enumerate(text):
        if character == "{":
            braces.end(offset + 1)
    assert time.process_time() - started < 20
