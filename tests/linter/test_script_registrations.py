"""The tools that scripts register under a literal name."""

import time

import pytest

from webmcp_forms.linter.script_registrations import registrations
from webmcp_forms.readers.script_tokens import script_tokens


def names(script: str) -> list[str]:
    found = list(registrations(script))
    assert all(script[start:end].strip("'\"`") == name for name, start, end in found)
    return [name for name, _, _ in found]


@pytest.mark.parametrize(
    "script",
    [
        "document.modelContext.registerTool({name: 'a'})",
        'registerTool({"name":"a",})',
        "registerTool({ description: f({name: 'b'}), name: `a` })",
        "if (x) { y() } navigator.modelContext\n  ?.registerTool\n  ( { /* c */ name /* d */ : // e\n 'a' } , {b})",
        "const half = n / 2; registerTool({name: 'a', execute: () => n / 2})",
        "const quotes = /['\"`]/; registerTool({name: 'a'})",
        "s.replace(/[/']/g, '\\''); registerTool({name: 'a'})",
        "return /'/.test(s) && registerTool({name: 'a'})",
        "`${x ? `'${{y: {}}}'` : ''}'`; registerTool({name: 'a'})",
        "`${registerTool({name: 'a'})}`",
        "registerTool({name: 'a' as const})",
        "navigator.modelContext.provideContext({tools: [{name: 'a', execute}]})",
        "provideContext({'tools': [...others, {description: 'b', name: 'a'}]})",
        "it's broken\nregisterTool({name: 'a'})",
        "} ) ] registerTool({name: 'a'})",
    ],
)
def test_a_literal_name_is_found(script: str) -> None:
    assert names(script) == ["a"]


def test_all_of_them_are_found_in_order() -> None:
    assert names("registerTool({name: 'a'}); provideContext({tools: [{name: 'b'}, {name: 'c'}]})") == ["a", "b", "c"]


@pytest.mark.parametrize(
    "script",
    [
        "",
        "// registerTool({name: 'a'})",
        "/* registerTool({name: 'a'})",
        "'registerTool({name: \"a\"})'",
        "`registerTool({name: 'a'})`",
        "x = /registerTool({name: 'a'})/",
        "registerTool(a)",
        "registerTool('a', {name: 'a'})",
        "registerTool({name})",
        "registerTool({name: a})",
        "registerTool({name: 'a' + b})",
        "registerTool({name: `a${b}`})",
        "registerTool({name: 'a\\u0062'})",
        "registerTool({name: `a${b}c${d}`})",
        "registerTool({name: 'a})",
        "registerTool({name: '})",
        "registerTool({title: {name: 'a'}})",
        "registerTool({rename: 'a', 'file name': 'a', x: name, y: 'a'})",
        "unregisterTool({name: 'a'}); registerTools({name: 'a'})",
        "provideContext({name: 'a', others: [{name: 'a'}], tools: list([{name: 'a'}])})",
        "registerTool({name:",
    ],
)
def test_what_is_no_literal_name_of_a_tool_is_not(script: str) -> None:
    assert names(script) == []


@pytest.mark.parametrize(
    "piece", ["(/[a", "(/a", "`${", "'", '"\\', "/*", "({[", "`${`}", "${{", "registerTool({name:", "a/b ", "\\"]
)
def test_hostile_scripts_take_linear_time(piece: str) -> None:
    script = "registerTool" + piece * 30_000
    started = time.process_time()
    assert list(registrations(script)) == []
    assert time.process_time() - started < 10


def test_tokens_cover_what_is_no_comment_or_regular_expression() -> None:
    tokens = [token.text for token in script_tokens("a = /b'/g; // c\nd('e' + `f${/g/.h}i`) /* j */")]
    assert tokens == ["a", "=", ";", "d", "(", "'e'", "+", "`f${", ".", "h", "}i`", ")"]
