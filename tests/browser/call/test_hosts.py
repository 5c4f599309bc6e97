"""How Chromium writes the host of an address, and what it takes for none."""

from __future__ import annotations

import pytest

from webmcp_forms.browser.call.hosts import is_opaque_host, web_host


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("H.Example", "h.example"),
        ("127.1", "127.0.0.1"),
        ("0x7f.0.1.", "127.0.0.1"),
        ("4294967295", "255.255.255.255"),
        ("[::ffff:1.2.3.4]", "[::ffff:102:304]"),
        ("[1:0:0:2:0:0:0:3]", "[1:0:0:2::3]"),
        ("[0:0:0:0:0:0:0:0]", "[::]"),
        ("é.fr", "xn--9ca.fr"),
        ("e\u0301.fr", "xn--9ca.fr"),
        ("ﬃ。x", "ffi.x"),
        ("ς.gr", "xn--3xa.gr"),
        ("☺\ufe0f.x", "xn--74h.x"),
        ("é b*", "xn--%20b%2A-9xa"),
        ("a\u00adb", "ab"),
        ("%C3%A9", "xn--9ca"),
        ("xn--a", "xn--a"),
    ],
)
def test_a_host_is_written_in_one_way(text: str, expected: str) -> None:
    assert web_host(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "", "\u00ad", "a<b", "a|b", "%zz", "%00", "256.1", "4294967296", "1.2.3.4.5", "[::", "[::1%25x]", "é.xn--a",
        "\u0300a", "a\u200db", "\ue000", "é" * 2_000,
    ],
)  # fmt: skip
def test_what_is_no_host(text: str) -> None:
    assert web_host(text) is None


def test_other_schemes_take_more() -> None:
    assert is_opaque_host("é\u00a0%zz")
    assert is_opaque_host("[::1]")
    assert not is_opaque_host("a b")
