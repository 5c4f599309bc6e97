"""Offsets and the places of the protocol, there and back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lsprotocol.types import Position, PositionEncodingKind

from webmcp_forms.lsp.places import Places
from webmcp_forms.source import SourceFile

ENCODINGS = [PositionEncodingKind.Utf8, PositionEncodingKind.Utf16, PositionEncodingKind.Utf32]


@pytest.mark.parametrize(
    ("encoding", "column"),
    [(PositionEncodingKind.Utf8, 7), (PositionEncodingKind.Utf16, 4), (PositionEncodingKind.Utf32, 3)],
)
def test_a_column_is_counted_as_was_agreed(encoding: str, column: int) -> None:
    places = Places(SourceFile("x\r\nä😀a<p>"), encoding)
    assert places.position(6) == Position(1, column)
    assert places.offset(Position(1, column)) == 6


@settings(deadline=None)
@given(
    text=st.text(alphabet=st.sampled_from("ab\r\n\u2028\x0bä😀")), encoding=st.sampled_from(ENCODINGS), data=st.data()
)
def test_there_and_back(text: str, encoding: str, data: st.DataObject) -> None:
    source = SourceFile(text)
    places = Places(source, encoding)
    offset = data.draw(st.integers(0, len(text)))
    is_in_break = text[offset - 1 : offset + 1] == "\r\n"
    if not is_in_break:
        assert places.offset(places.position(offset)) == offset


@pytest.mark.parametrize(
    ("position", "offset"),
    [(Position(0, 99), 2), (Position(1, 1), 4), (Position(1, 2), 5), (Position(9, 0), 6), (Position(1, 99), 6)],
)
def test_places_that_are_none_are_near_one(position: Position, offset: int) -> None:
    assert Places(SourceFile("ab\r\n😀c")).offset(position) == offset
