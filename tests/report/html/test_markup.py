"""HTML is written by one function, and nothing that pages say gets out of being text."""

import re

import pytest
from bs4 import Tag
from hypothesis import given
from hypothesis import strategies as st

from tests.report.html.pages import parsed
from tests.report.reports import HOSTILE
from webmcp_forms.report.html.markup import element, foreign, joined, said, source_text, start_tag, text
from webmcp_forms.report.terminal import UNSAFE, escape, escape_lines

texts = st.lists(st.one_of(st.sampled_from(HOSTILE), st.text(max_size=5)), max_size=8).map("".join)


def test_children_are_texts_unless_they_are_markup() -> None:
    assert element("p", {}, "1 < 2 & ", element("b", {}, "so")) == "<p>1 &lt; 2 &amp; <b>so</b></p>"


def test_attributes_are_values_switches_or_not_there() -> None:
    assert element("input", {"id": "a", "checked": True, "hidden": False, "class": None}) == '<input id="a" checked>'


def test_an_attribute_ends_where_it_ends() -> None:
    assert element("p", {"title": '"><script>'}) == '<p title="&quot;&gt;&lt;script&gt;"></p>'


def test_a_start_tag_stands_alone() -> None:
    assert start_tag("div", {"class": "a"}) == '<div class="a">'


def test_what_cannot_be_seen_is_shown_and_set_off() -> None:
    assert text("a\u202eb\x1b") == r'a<span class="unseen">\u202e</span>b<span class="unseen">\x1b</span>'


@pytest.mark.parametrize("harmless", ["naïve", "日本語", "שלום", "😀", "a\nb", "e\u0301"])
def test_what_can_be_seen_stays_as_it_is(harmless: str) -> None:
    assert text(harmless) == harmless


def test_tabs_of_a_source_stay_tabs() -> None:
    assert source_text("\t<b>\x07") == '&#9;&lt;b&gt;<span class="unseen">\\x07</span>'


def test_texts_of_pages_have_a_direction_of_their_own_and_no_language() -> None:
    assert foreign("שלום") == '<bdi dir="auto" lang="">שלום</bdi>'


def test_sentences_of_ours_have_ours() -> None:
    assert said("The tool") == '<bdi dir="ltr">The tool</bdi>'


@given(texts, texts)
def test_a_parser_reads_one_element_with_one_text_and_one_attribute(inside: str, value: str) -> None:
    written = joined(element("p", {"title": value}, inside))
    body = parsed(f"<!doctype html><body>{written}").body
    assert body is not None
    (paragraph,) = (child for child in body.children if isinstance(child, Tag))
    assert paragraph.attrs == {"title": escape(value)}
    assert paragraph.get_text() == escape_lines(inside)
    assert {tag.name for tag in paragraph.find_all()} <= {"span"}
    assert not re.search(f"[{UNSAFE}]", written)
