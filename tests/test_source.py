"""Places: lines and columns as people and editors count them."""

from pathlib import Path

import pytest

from webmcp_forms.errors import InputError
from webmcp_forms.source import Position, SourceFile, Span


@pytest.mark.parametrize("line_break", ["\n", "\r\n", "\r"])
def test_every_kind_of_line_break_ends_a_line(line_break: str) -> None:
    source = SourceFile(f"ab{line_break}cd{line_break}{line_break}e")
    assert source.position(source.text.index("d")) == Position(2, 2, 2)
    assert source.position(source.text.index("e")) == Position(4, 1, 1)
    assert source.line_text(2) == "cd"


def test_mixed_line_breaks_count_once_each() -> None:
    source = SourceFile("a\r\nb\rc\nd")
    assert [source.position(source.text.index(letter)).line for letter in "abcd"] == [1, 2, 3, 4]


def test_a_tab_is_one_column_and_an_astral_character_two_code_units() -> None:
    source = SourceFile("\t😀x")
    assert source.position(source.text.index("x")) == Position(line=1, column=3, utf16_column=4)


def test_an_offset_past_the_end_stands_at_the_end() -> None:
    source = SourceFile("ab\n")
    assert source.position(99) == source.position(3) == Position(2, 1, 1)
    assert source.position(-1) == Position(1, 1, 1)
    assert SourceFile("").position(0) == Position(1, 1, 1)


def test_a_byte_order_mark_takes_no_column_and_is_kept() -> None:
    source = SourceFile.from_bytes(b"\xef\xbb\xbf<p>", "page.html")
    assert source.text == "<p>"
    assert source.byte_order_mark == b"\xef\xbb\xbf"
    assert source.position(0) == Position(1, 1, 1)


def test_a_span_covers_the_original_text() -> None:
    assert SourceFile("a\r\nb").slice(Span(1, 4)) == "\r\nb"


def test_a_missing_file_is_an_input_error_with_its_path(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="No such file") as caught:
        SourceFile.from_path(tmp_path / "absent.html")
    assert caught.value.path == str(tmp_path / "absent.html")
    assert caught.value.exit_code == 2
