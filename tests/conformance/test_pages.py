"""The random pages themselves: repeatable, varied, and well-formed where they must be."""

from __future__ import annotations

from lxml import etree

from tests.conformance.pages import random_pages


def test_a_seed_gives_the_same_pages_however_many_are_asked_for() -> None:
    assert list(random_pages(7, 20)) == list(random_pages(7, 40))[:20]
    assert list(random_pages(7, 5)) != list(random_pages(8, 5))


def test_xhtml_pages_are_few_and_well_formed() -> None:
    pages = [page for page in random_pages(1, 1_000) if page.is_xhtml]
    assert 20 < len(pages) < 100
    for page in pages:
        assert etree.fromstring(page.html.encode()).tag == "{http://www.w3.org/1999/xhtml}html"


def test_xhtml_can_be_left_out() -> None:
    assert not any(page.is_xhtml for page in random_pages(1, 200, xhtml=False))


def test_what_is_hard_to_read_is_in_the_pages() -> None:
    text = "".join(page.html for page in random_pages(1, 500))
    hard = (
        "shadowrootmode=open",
        "shadowrootmode=closed",
        "srcdoc=",
        "<foreignObject",
        "\0",
        "\r\n",
        "&#xD800;",
        "<optgroup",
    )
    assert [markup for markup in hard if markup not in text] == []
