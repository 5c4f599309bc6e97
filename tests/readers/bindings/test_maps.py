"""Attributes that hold several attributes."""

from __future__ import annotations

import pytest

from webmcp_forms.readers.bindings.maps import entries


@pytest.mark.parametrize(
    ("text", "sign", "found"),
    [
        ("{toolname: 'find', 'x-y': \"a, b\"}", ":", [("toolname", "'find'"), ("x-y", '"a, b"')]),
        ("{ a : {b: 'c', d: 'e'} , f: [1, 2] }", ":", [("a", "{b: 'c', d: 'e'}"), ("f", "[1, 2]")]),
        ("toolname='find',title=${a(1, 'b')} , lang=#{c}", "=", [
            ("toolname", "'find'"), ("title", "${a(1, 'b')}"), ("lang", "#{c}"),
        ]),
        ("xlink:href='a',b=|c, d|", "=", [("xlink:href", "'a'"), ("b", "|c, d|")]),
        ("{a: }", ":", [("a", "")]),
        ("{a: 'b',}", ":", [("a", "'b'")]),
        ("{_all}", ":", None),
        ("{a: 'b', ...rest}", ":", None),
        ("{a: 'b', c}", ":", None),
        ("{a: 'b', [c]: d}", ":", None),
        ("a='b',c", "=", None),
        ("", "=", None),
        ("a", "=", None),
        ("{a: 'open", ":", [("a", "'open")]),
        ("{a: 'b' c: 'd'}", ":", [("a", "'b' c: 'd'")]),
    ],
)  # fmt: skip
def test_entries(text: str, sign: str, found: list[tuple[str, str]] | None) -> None:
    read = entries(text, 0, len(text), sign)
    assert (read and [(text[slice(*entry.name)], text[slice(*entry.value)]) for entry in read]) == found
