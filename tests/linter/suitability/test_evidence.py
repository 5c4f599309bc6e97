"""The evidence of a finding is in the markup, at the place it names."""

import html
import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.linter.suitability.fragments import FRAGMENTS
from webmcp_forms import Finding, lint

FORMS = [
    json.loads(line) for line in (Path(__file__).parents[1] / "intent/forms.jsonl").read_text("utf-8").splitlines()
]
QUOTED = re.compile(r'"([^"]*)"')


def suitability(page: str) -> list[Finding]:
    return [finding for finding in lint(page, language="html") if finding.code.startswith("WF3")]


def assert_evidence_is_there(finding: Finding) -> None:
    assert finding.evidence
    assert sum(evidence.weight for evidence in finding.evidence) >= 0.99 or finding.code == "WF304"
    for evidence in finding.evidence:
        assert evidence.span is not None
        there = plain(finding.source.slice(evidence.span))
        assert there
        for words in QUOTED.findall(evidence.description):
            shown = plain(words.removesuffix("…"))
            assert shown in there or evidence.description.startswith(("hidden input", "button")), evidence


def plain(text: str) -> str:
    """A text without markup, character references and the kind of its white space."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text) if not text.startswith("<") else text).split())


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form["id"])
def test_of_labelled_forms(form: dict[str, str]) -> None:
    for finding in suitability(form["html"]):
        assert_evidence_is_there(finding)


@settings(deadline=None)
@given(
    st.lists(st.sampled_from(FRAGMENTS), min_size=1, max_size=6), st.booleans(), st.sampled_from(["\n", "\r\n", " "])
)
def test_of_any_mixture(fragments: list[str], autosubmits: bool, separator: str) -> None:
    attribute = " toolautosubmit" if autosubmits else ""
    inside = separator.join(fragments)
    page = f'<main>{separator}<form toolname="a" tooldescription="b" method="post"{attribute}>{inside}</form></main>'
    for finding in suitability(page):
        assert_evidence_is_there(finding)
