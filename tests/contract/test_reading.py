"""Reading a lock file: one that is damaged is an error that says what is wrong and where, never an empty one."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tests.contract.test_lockfile import TEXT
from webmcp_forms.contract.changes import compare
from webmcp_forms.contract.lockfile import LockedTool, lock_text
from webmcp_forms.contract.reading import read_lock
from webmcp_forms.errors import ConfigurationError


def complaint(text: str) -> str:
    with pytest.raises(ConfigurationError) as caught:
        read_lock(text, "x.lock")
    said = str(caught.value)
    assert said.startswith("x.lock: not a lock file: ")
    assert "\n" not in said
    return said.removeprefix("x.lock: not a lock file: ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "3",
        '{"version": 99, "tools": []}',
        "[" * 9999,
        TEXT.replace('"autosubmit": true', "<<<<<<< HEAD"),
    ],
)
def test_what_is_no_lock_file_is_an_error(text: str) -> None:
    assert complaint(text)


@pytest.mark.parametrize(
    ("tools", "said"),
    [
        ("5", 'the file: "tools" should be a list, and is 5'),
        ("null", 'the file: "tools" should be a list, and is null'),
        ("{}", 'the file: "tools" should be a list, and is {}'),
        ('["x"]', 'tool 1 should be an object, and is "x"'),
        ("[{}]", 'tool 1: "name" is missing'),
        ('[], "more": 1', 'the file: there is no "more".'),
    ],
)
def test_what_is_wrong_with_the_list_of_tools_is_said(tools: str, said: str) -> None:
    assert complaint(f'{{"version": 1, "tools": {tools}}}') == said


def test_a_file_without_tools_is_not_an_empty_one() -> None:
    assert complaint('{"version": 1}') == 'the file: "tools" is missing'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"parameters": {}', '"parameters": []', '"parameters" should be an object of objects, and is []'),
        ('"parameters": {}', '"parameters": {"x": 1}', '"parameters" should be an object of objects, and is {"x": 1}'),
        ('"required": []', '"required": null', '"required" should be a list of texts, and is null'),
        ('"required": []', '"required": [1]', '"required" should be a list of texts, and is [1]'),
        ('"required": []', '"requierd": []', "there is no \"requierd\". Did you mean 'required'?"),
        ('"description": "d",\n  "autosubmit": false,', '"autosubmit": false,', '"description" is missing'),
        ('"autosubmit": false', '"autosubmit": 0', '"autosubmit" should be true or false, and is 0'),
        ('"path": "a.html"', '"path": null', '"path" should be a text, and is null'),
        ('"incomplete": ["parameters"]', '"incomplete": "x"', '"incomplete" should be a list of texts, and is "x"'),
        ('["presence"]', "3", '"uncertain" should be an object of lists of texts, and is {"x": 3}'),
        ('"parameters": {}', '"parameters": {"q": {"type": 1}}', 'parameter "q": "type" should be a text, and is 1'),
        ('"parameters": {}', '"parameters": {"q": {"enum": 5}}', 'parameter "q": "enum" should be a list, and is 5'),
        (
            '"parameters": {}',
            '"parameters": {"q": {"minimum": "1"}}',
            'parameter "q": "minimum" should be a number, and is "1"',
        ),
        (
            '"parameters": {}',
            '"parameters": {"q": {"items": {"enum": true}}}',
            'parameter "q", items: "enum" should be a list, and is true',
        ),
        (
            '"parameters": {}',
            '"parameters": {"q": {"anyOf": {}}}',
            'parameter "q": "anyOf" should be a list, and is {}',
        ),
    ],
)
def test_what_is_wrong_with_a_tool_is_said_and_of_which(old: str, new: str, said: str) -> None:
    before, mark, after = TEXT.rpartition(old)
    assert mark
    assert complaint(before + new + after).removeprefix('tool 2, "b"').lstrip(":, ") == said


def test_what_a_merge_left_twice_is_said() -> None:
    text = TEXT.replace('"required": ["s"]', '"required": ["s"],\n  "required": []')
    assert complaint(text) == '"required" stands twice in one object'


def test_keywords_that_are_not_compared_may_be_any() -> None:
    text = TEXT.replace('"minimum": 0.1', '"examples": 3, "uniqueItems": true')
    assert len(read_lock(text, "x")) == 2


@pytest.mark.parametrize("depth", [100, 500, 900, 950, 980, 990, 1_000, 100_000])
def test_what_is_read_can_be_compared_and_written_however_deep_it_is(depth: int) -> None:
    text = TEXT.replace('{"type": "number", "minimum": 0.1}', '{"a": ' * depth + "1" + "}" * depth)
    tools: tuple[LockedTool, ...] = ()
    with suppress(ConfigurationError):  # How deep is too deep depends on the version of Python.
        tools = read_lock(text, "x.lock")
    assert len(tools) == 2 or depth > 500
    assert compare(tools, read_lock(lock_text(tools), "x.lock")) == ()
