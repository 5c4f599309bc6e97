"""Offsets: references in attribute values are decoded as the HTML tokenizer does, and the way back is kept."""

import pytest

from webmcp_forms.readers.offsets import decode_attribute


@pytest.mark.parametrize(
    ("raw", "decoded"),
    [
        ("a&#x200B;b", "a\u200bb"),
        ("a&ZeroWidthSpace;b", "a\u200bb"),
        ("a&#x1B;b", "a\x1bb"),
        ("a&#xFDD0;b", "a\ufdd0b"),
        ("a&#150;b", "a\u2013b"),
        ("a&#xD800;b", "a\ufffdb"),
        ("a&#0;b", "a\ufffdb"),
        ("a&amp=b", "a&amp=b"),
    ],
)
def test_a_reference_is_decoded_as_in_a_browser(raw: str, decoded: str) -> None:
    text, offsets = decode_attribute(raw)
    assert text == decoded
    assert (offsets.original(text.index("a")), offsets.original(text.index("b"))) == (0, len(raw) - 1)
