"""Conditions: which one something stands under, and whether together they are all that there are."""

from __future__ import annotations

import pytest

from webmcp_forms.browser.certainty.branches import Arm, condition_between, covers, last_condition
from webmcp_forms.document.nodes import Branch, Document
from webmcp_forms.readers import read
from webmcp_forms.source import Span

BRANCHES = (Branch("{% if a %}", None, 2), Branch("{% if b %}", None, 3), Branch("{% for c in d %}", None, 0))


@pytest.mark.parametrize(
    ("chains", "is_all"),
    [
        ([()], True),
        ([], False),
        ([(), ()], False),
        ([((0, 0),), ((0, 1),)], True),
        ([((0, 0),)], False),
        ([((0, 0),), ((0, 1),), ((0, 1),)], False),
        ([((0, 0),), ((1, 1),)], False),
        ([((0, 0),), ()], False),
        ([((0, 0), (1, 0)), ((0, 0), (1, 1)), ((0, 0), (1, 2)), ((0, 1),)], True),
        ([((0, 0), (1, 0)), ((0, 0), (1, 2)), ((0, 1),)], False),
        ([((2, 0),)], False),
        ([((9, 0),)], False),
    ],
)
def test_covers(chains: list[tuple[Arm, ...]], *, is_all: bool) -> None:
    assert covers(chains, BRANCHES) is is_all


def template(text: str) -> Document:
    return read(text, language="jinja")


def test_the_first_condition_in_a_stretch() -> None:
    text = "a{% if b %}c{% for d in e %}g{% endfor %}{% endif %}"
    document = template(text)
    assert condition_between(document, [Span(0, 1)]) is None
    assert condition_between(document, [None, Span(0, 2)]) == document.branches[0]
    assert condition_between(document, [Span(5, len(text))]) == document.branches[1]


def test_the_last_condition_before_an_offset() -> None:
    text = "a{% if b %}c{% for d in e %}g{% endfor %}{% endif %}"
    document = template(text)
    whole = Span(0, len(text))
    assert last_condition(document, whole, text.index("c")) == document.branches[0]
    assert last_condition(document, whole, text.index("g")) == document.branches[1]
    assert last_condition(document, whole, 0) is None
    assert last_condition(document, Span(text.index("c"), len(text)), text.index("c")) is None
