"""Texts in which tags are found again, whatever became of their white space."""

import pytest

from webmcp_forms.site.tags import attribute_places, same_place, tag_around
from webmcp_forms.site.texts import LooseText, without_fences, without_literals
from webmcp_forms.source import Span


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("a <b c> d", "<b c>", ["<b c>"]),
        ("a <b\n   c>", "<b c>", ["<b\n   c>"]),
        ("a <b c>", "<b\n\tc>", ["<b c>"]),
        ("<b  c> <b c>\n<b\r\nc>", "<b c>", ["<b  c>", "<b c>", "<b\r\nc>"]),
        ("<bc>", "<b c>", []),
        ("", "<b>", []),
        ("<b>", "", []),
    ],
)
def test_a_text_is_found_however_it_is_spaced(text: str, wanted: str, found: list[str]) -> None:
    assert [text[span.start : span.end] for span in LooseText(text).find(wanted)] == found


def test_a_place_in_a_tag_is_found_in_the_tag_as_it_was_written() -> None:
    rendered, written = '<input name="q" required>', 'x <input\n    name="q"\n    required>'
    place = Span(2, len(written))
    for word in ("<input", 'name="q"', "required"):
        at = same_place(rendered, rendered.index(word), written, place)
        assert written[at:].startswith(word)
    assert same_place(rendered, len(rendered), written, place) == len(written)


@pytest.mark.parametrize(
    ("text", "offset", "tag"),
    [
        ('<p><form a="x>y" b>', 12, '<form a="x>y" b>'),
        ("<form a='<i>' b>", 10, "<form a='<i>' b>"),
        ("<form>", 0, "<form>"),
        ("<form> text", 8, None),
        ("no tag", 3, None),
        ("<form a", 3, None),
        ("</form>", 3, None),
    ],
)
def test_the_start_tag_around_a_place(text: str, offset: int, tag: str | None) -> None:
    span = tag_around(text, offset)
    assert (text[span.start : span.end] if span else None) == tag


def test_attributes_by_their_value() -> None:
    text = """<form toolname="a"><form toolname='a'><form toolname=a><form toolname=ab data-toolname="a">"""
    assert [text[span.start : span.end] for span in attribute_places(text, "toolname", "a")] == [
        'toolname="a"',
        "toolname='a'",
        "toolname=a",
    ]


def test_fenced_code_of_markdown_is_no_source() -> None:
    text = "<a>\n```html\n<b>\n~~~\n<c>\n```\n<d>\n~~~~\n<e>\n~~~\n<f>\n~~~~~\n<g>\n```\n<h>"
    used = without_fences(text)
    assert len(used) == len(text)
    assert used.split() == ["<a>", "<d>", "<g>", "```", "<h>"]


def test_literal_blocks_of_restructured_text_are_no_source() -> None:
    text = "<a>\n\n.. code-block:: html\n\n   <b>\n\n   <c>\n\n.. raw:: html\n\n   <d>\n\nSo::\n\n <e>\n\n<f>\n"
    used = without_literals(text)
    assert len(used) == len(text)
    assert [word for word in used.split() if word.startswith("<")] == ["<a>", "<d>", "<f>"]
