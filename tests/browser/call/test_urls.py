"""Which texts an `<input type=url>` takes; the verdicts are Chromium's."""

import time

import pytest

from webmcp_forms.browser.call.urls import is_absolute_url


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
