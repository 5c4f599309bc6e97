"""What stands in start tags is found in linear time."""

from __future__ import annotations

import time

import pytest

from webmcp_forms.readers.start_tags import InStartTags

SIGN = InStartTags(r"\s\[a\]=[\"']")
MOST_SECONDS = 1.0


@pytest.mark.parametrize(
    "unit",
    [
        "<a <%",
        '<a ="',
        "<a ='x=\"",
        "<a ",
        "<!--",
        "<script ",
        "<script>",
        "<title></titlex ",
        "<a",
        " =",
        '"',
        '<a x="',
    ],
)
def test_markup_that_nobody_would_write(unit: str) -> None:
    text = unit * (200_000 // len(unit)) + ' [a]="x"'
    start = time.perf_counter()
    SIGN.search(text)
    assert time.perf_counter() - start < MOST_SECONDS


def test_a_match_is_as_it_is_written() -> None:
    match = SIGN.search('<p>a</p><input name="b" [a]="c">')
    assert match
    assert match[0] == ' [a]="'
    assert SIGN.search("<p> [a]='b'") is None


def test_an_island_ends_no_tag() -> None:
    assert SIGN.search("<input <% if (b > c) { %> [a]='d'<% } %>>")
