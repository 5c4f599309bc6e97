"""The lines around a place, with the place marked."""

from time import process_time

import pytest
from bs4 import Tag

from tests.report.html.pages import parsed
from webmcp_forms import SourceFile
from webmcp_forms.report.html.excerpts import excerpt
from webmcp_forms.source import Span


def shown(text: str, start: int, end: int) -> Tag:
    found = parsed(excerpt(SourceFile(text), Span(start, end), "page.html, line 1")).ol
    assert found is not None
    return found


def lines(listing: Tag) -> list[str]:
    return [item.get_text() for item in listing.find_all("li")]


def marks(listing: Tag) -> list[str]:
    return [mark.get_text() for mark in listing.find_all("mark")]


def test_the_line_stands_between_its_neighbours_and_counts_from_the_first() -> None:
    listing = shown("one\ntwo\nthree\nfour\nfive", 8, 13)
    assert (listing["start"], lines(listing), marks(listing)) == ("2", ["two", "three", "four"], ["three"])


def test_the_first_line_is_line_1() -> None:
    listing = shown("one\ntwo\nthree", 0, 1)
    assert (listing["start"], lines(listing), marks(listing)) == ("1", ["one", "two"], ["o"])


def test_the_nothing_after_the_last_line_break_is_no_line() -> None:
    assert lines(shown("one\ntwo\n", 4, 7)) == ["one", "two"]


def test_a_place_in_it_is_shown_all_the_same() -> None:
    assert marks(shown("one\n", 4, 4)) == [" "]


def test_a_place_of_several_lines_is_marked_on_each() -> None:
    listing = shown("a <b\nc\nd> e", 2, 9)
    assert marks(listing) == ["<b", "c", "d>"]


def test_of_a_long_place_its_beginning_is_shown_and_how_much_follows() -> None:
    listing = shown("\n".join(map(str, range(100))), 0, 200)
    assert lines(listing)[-2:] == ["5", "64 more lines"]


def test_a_long_line_is_cut_around_the_place() -> None:
    listing = shown("x" * 10_000 + "here" + "y" * 10_000, 10_000, 10_004)
    (line,) = lines(listing)
    assert line.startswith("…x")
    assert line.endswith("y…")
    assert len(line) < 400
    assert marks(listing) == ["here"]


@pytest.mark.parametrize(("text", "start"), [("ab\ncd", 2), ("ab", 2)])
def test_a_place_without_length_at_the_end_of_a_line_is_seen(text: str, start: int) -> None:
    assert marks(shown(text, start, start)) == [" "]


def test_a_place_without_length_marks_what_follows() -> None:
    assert marks(shown("abc", 1, 1)) == ["b"]


def test_without_text_there_is_no_excerpt() -> None:
    assert excerpt(SourceFile(""), Span(0, 0), "tree") == ""


def test_markup_and_what_cannot_be_seen_are_text() -> None:
    listing = shown('<b onclick="x">\u202e</b>', 0, 3)
    assert lines(listing) == ['<b onclick="x">\\u202e</b>']
    assert {tag.name for tag in listing.find_all()} == {"li", "code", "mark", "span"}


def test_places_in_one_line_of_megabytes_take_no_longer_than_in_a_short_one() -> None:
    source = SourceFile("é" * 4_000_000)
    source.position(0)
    start = process_time()
    for place in range(0, 4_000_000, 10_000):
        excerpt(source, Span(place, place + 5), "page.html")
    assert process_time() - start < 5


def test_carriage_returns_end_lines_too() -> None:
    assert lines(shown("a\rb\r\nc", 2, 3)) == ["a", "b", "c"]
