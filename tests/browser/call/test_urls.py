"""Which texts are addresses, and what they stand for in a page; the answers are Chromium's."""

import time

import pytest

from webmcp_forms.browser.call.urls import OtherURL, is_absolute_url, resolve

PAGE = "http://host:8765/dir/page.html?old=1#f"


@pytest.mark.parametrize(
    "text",
    [
        "http://a",
        "HTTPS://user:pw@example.org:443/p?q#f",
        "http:a",
        "http:/a",
        "http:\\\\a",
        " http://a ",
        "ht\ntp://a",
        "mailto:a@b",
        "foo:",
        "javascript:",
        "foo://",
        "foo:///x",
        "file:///x",
        "file:x",
        "http://[::1]:80",
        "http://1.2.3",
        "http://0x7f.1",
        "http://日本.jp",
        "http://xn--a",
        "http://a b",
        "http://%41",
        "data:,",
    ],
)
def test_absolute_urls(text: str) -> None:
    assert is_absolute_url(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "//a",
        "/a",
        "http:",
        "http://",
        "http:///",
        "http://?a",
        "http://a:b",
        "http://a:99999",
        "http://a<b",
        "http://%zz",
        "http://256.1.1.1",
        "http://1.2.3.4.5",
        "http://[::1",
        "http://[1::2::3]",
        "http://é.xn--a",
        "http://\u00ad",
        "foo://:80",
        "foo://a@",
        "file://a?b",
        "file://C:/x",
        "1a:b",
        "é:b",
    ],
)
def test_other_texts(text: str) -> None:
    assert not is_absolute_url(text)


@pytest.mark.parametrize(
    "text", ["http://" + "a" * 1_000_000, "http://é" + "xn--a." * 100_000, "http://" + "1." * 500_000, ":" * 1_000_000]
)
def test_long_texts_are_judged_quickly(text: str) -> None:
    start = time.process_time()
    is_absolute_url(text)
    assert time.process_time() - start < 3


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("go", "http://host:8765/dir/go"),
        ("", "http://host:8765/dir/page.html?old=1"),
        ("?", "http://host:8765/dir/page.html?"),
        ("?q=é '<>\"`{}|^", "http://host:8765/dir/page.html?q=%C3%A9%20%27%3C%3E%22`{}|^"),
        ("#top", "http://host:8765/dir/page.html?old=1"),
        ("./", "http://host:8765/dir/"),
        ("..", "http://host:8765/"),
        ("../../..", "http://host:8765/"),
        ("/é", "http://host:8765/%C3%A9"),
        ("/a b", "http://host:8765/a%20b"),
        ("/日本/%E6", "http://host:8765/%E6%97%A5%E6%9C%AC/%E6"),
        ("/<x>\"'`{}|^[]", "http://host:8765/%3Cx%3E%22'%60%7B%7D%7C%5E[]"),
        ("/%2e%2e/b", "http://host:8765/b"),
        ("/a/%2E/b", "http://host:8765/a/b"),
        ("/a/.%2E", "http://host:8765/"),
        ("/a/./b/.", "http://host:8765/a/b/"),
        ("/a//b", "http://host:8765/a//b"),
        ("/a\tb\n", "http://host:8765/ab"),
        ("  /x  ", "http://host:8765/x"),
        ("/x\u00a0", "http://host:8765/x%C2%A0"),
        ("/a\\b", "http://host:8765/a/b"),
        ("\\x", "http://host:8765/x"),
        ("///h/x", "http://h/x"),
        ("/\\h", "http://h/"),
        ("\\\\h\\x", "http://h/x"),
        ("//h", "http://h/"),
        ("//", None),
        ("//h:1:2/", None),
        ("http:", "http://host:8765/dir/page.html?old=1"),
        ("http:x", "http://host:8765/dir/x"),
        ("http:/x", "http://host:8765/x"),
        ("http://h", "http://h/"),
        ("HTTPS://H.Example:443/x", "https://h.example/x"),
        ("https:x", "https://x/"),
        ("http://h:08765/", "http://h:8765/"),
        ("http://h:80", "http://h/"),
        ("http://h:65536/", None),
        ("http://127.1/", "http://127.0.0.1/"),
        ("http://0x7f.0.0.01/", "http://127.0.0.1/"),
        ("http://256.1/", None),
        ("http://[::FFFF:1.2.3.4]/", "http://[::ffff:102:304]/"),
        ("http://[1:0:0:2::]/", "http://[1:0:0:2::]/"),
        ("http://[", None),
        ("http://日本.jp/", "http://xn--wgv71a.jp/"),
        ("http://Straße.de/", "http://xn--strae-oqa.de/"),
        ("http://ΑΣ.gr/", "http://xn--mxa0b.gr/"),
        ("http://a b*c/", "http://a%20b%2Ac/"),
        ("http://a<b/", None),
        ("http://%41.x/", "http://a.x/"),
        ("http://u:p@w@h/", "http://u:p%40w@h/"),
        ("http://@h/", "http://h/"),
        ("http://user@/", None),
        ("ws://h", "ws://h/"),
        ("ftp://h/", "ftp://h/"),
        ("/\ud800?\ud800", "http://host:8765/%EF%BF%BD?%EF%BF%BD"),
        ("/#\ud800", "http://host:8765/"),
    ],
)
def test_what_an_address_stands_for_in_a_page(text: str, expected: str | None) -> None:
    url = resolve(text, resolve(PAGE))
    assert (url and str(url)) == expected


@pytest.mark.parametrize("text", ["mailto:a@b", "data:,x", "file:///x", "about:blank", "foo:"])
def test_of_other_schemes_only_the_scheme_counts(text: str) -> None:
    scheme, _, path = text.partition(":")
    assert resolve(text, resolve(PAGE)) == OtherURL(scheme, path)


def test_a_relative_address_needs_a_base() -> None:
    assert resolve("x") is None
    assert resolve("x", resolve("file:///a/b")) == resolve("file:///a/b")


def test_a_query_is_in_the_encoding_of_the_page() -> None:
    assert str(resolve("/日?日=é😀", resolve(PAGE), "windows-1252")) == (
        "http://host:8765/%E6%97%A5?%26%2326085%3B=%E9%26%23128512%3B"
    )
    assert str(resolve("?日=1", resolve(PAGE), "gbk")) == "http://host:8765/dir/page.html?%C8%D5=1"


def test_a_port_that_goes_without_saying_is_left_out() -> None:
    assert [str(resolve(text)) for text in ("https://h:443", "https://h:80", "ftp://h:21/")] == [
        "https://h/",
        "https://h:80/",
        "ftp://h/",
    ]
