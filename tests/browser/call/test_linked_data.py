"""What an agent gets of the page that answers, each as Chromium 156 answered."""

from __future__ import annotations

import pytest

from webmcp_forms.browser.call.linked_data import linked_data
from webmcp_forms.browser.schema import JSON
from webmcp_forms.readers import read

BLOCK = '<script type="application/ld+json">{}</script>'
DATA = BLOCK.replace("{}", '{"a":1}')
FOUND: list[JSON] = [{"a": 1}]


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        (DATA, FOUND),
        (f"<head>{DATA}</head>", FOUND),
        (f"<select><option>{DATA}</select>", FOUND),
        (f"<svg><title>{DATA}</title></svg>", FOUND),
        (DATA.replace("<script", '<script src="x.js"'), FOUND),
        (DATA + BLOCK.replace("{}", "{") + DATA, FOUND * 2),
        (DATA.replace("application", "APPLICATION"), []),
        (DATA.replace('"application/ld+json"', '" application/ld+json "'), []),
        (DATA.replace("json", "json; charset=utf-8", 1), []),
        (f"<template>{DATA}</template>", []),
        (f"<div><template shadowrootmode=open>{DATA}</template></div>", []),
        (f"<svg>{DATA}</svg>", []),
        (f"<math>{DATA}</math>", []),
        (f"<noscript>{DATA}</noscript>", []),
        (f"<title>{DATA}</title>", []),
        (f"<textarea>{DATA}</textarea>", []),
        (f"<frameset>{DATA}</frameset>", []),
        (f"<iframe srcdoc='{DATA}'></iframe>", []),
        (f"<!-- {DATA} -->", []),
    ],
)
def test_which_scripts_are_blocks(page: str, expected: list[JSON]) -> None:
    doctype = "" if "frameset" in page else "<!doctype html>"
    assert linked_data((doctype + page).encode()) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[1, 2]", [1, 2]),
        ("3", 3),
        ("1.0", 1),
        ('"x"', "x"),
        ("null", None),
        ("true", True),
        ('{"a":1,"a":2}', {"a": 2}),
        ('{"a":"<b>x</b>"}', {"a": "<b>x</b>"}),
        ('/*x*/{"a":1}', {"a": 1}),
        ('//x\n{"a":"//y /*z*/"}', {"a": "//y /*z*/"}),
        (r'{"a":"\v"}', {"a": "\x0b"}),
        (r'{"a":"\\v\""}', {"a": '\\v"'}),
        ("12345678901234567890", 12345678901234567890.0),
    ],
)
def test_what_is_json(text: str, expected: JSON) -> None:
    assert linked_data(BLOCK.replace("{}", text).encode()) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "{bad",
        '{"a":NaN}',
        "[Infinity]",
        "-Infinity",
        "1e999",
        '{"a":1,}',
        '<!-- {"a":1} -->',
        '<![CDATA[{"a":1}]]>',
        '\ufeff{"a":1}',
        '\u00a0{"a":1}',
        '{"a":1}\x0b',
        '\x0c{"a":1}',
        '{"a":"x\ny"}',
        '{"a":"x\ty"}',
        r'{"a":"\ud800"}',
        r'{"a":"\x41"}',
        "{'a':1}",
        "{&quot;a&quot;:1}",
        "+1",
        "01",
        ".5",
        '/*{"a":1}',
    ],
)
def test_what_is_none(text: str) -> None:
    assert linked_data(BLOCK.replace("{}", text).encode()) == []


def test_a_value_may_be_nested_deeply() -> None:
    assert len(linked_data(BLOCK.replace("{}", "[" * 250 + "]" * 250).encode())) == 1


def test_a_page_of_xml() -> None:
    head = DATA + DATA.replace("<script", '<script xmlns=""')
    page = f'<html xmlns="http://www.w3.org/1999/xhtml"><head>{head}</head></html>'
    assert linked_data(read(page, language="xhtml")) == FOUND
