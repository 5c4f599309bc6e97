"""The fix of an unencrypted address: one letter, and only on demand."""

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence, Finding
from webmcp_forms.linter.fixes import fix_file
from webmcp_forms.linter.rules.exposure import insecure_action
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile

TOOL = "<form toolname=a tooldescription=b action='{}'></form>"


def linted(source: SourceFile, language: str = "html") -> tuple[Finding, ...]:
    return lint_document(read(source, language=language), [insecure_action], find_profile(DEFAULT_PROFILE)).findings


@pytest.mark.parametrize("address", ["http://a.example/x?y=http://z", " HTTP://a.example"])
def test_https_takes_the_place_of_http(address: str) -> None:
    source = SourceFile(TOOL.format(address))
    assert fix_file(source, linted, unsafe=False).source.text == source.text
    fixed = fix_file(source, linted, unsafe=True)
    assert fixed.remaining == ()
    assert len(fixed.source.text) == len(source.text) + 1


@pytest.mark.parametrize(
    ("address", "confidence"),
    [
        ("http://shop.example/{{ path }}", Confidence.CERTAIN),
        ("http://{{ host }}/search", Confidence.POSSIBLE),
        ("http://www.{{ domain }}", Confidence.POSSIBLE),
    ],
)
def test_a_hole_where_the_host_should_be_leaves_a_doubt(address: str, confidence: Confidence) -> None:
    (finding,) = linted(SourceFile(TOOL.format(address)), "jinja")
    assert finding.confidence is confidence


@pytest.mark.parametrize("address", ["{{ url }}", "{{ scheme }}://shop.example", "http://localhost/{{ path }}"])
def test_an_address_of_which_nothing_bad_is_known_is_fine(address: str) -> None:
    assert linted(SourceFile(TOOL.format(address)), "jinja") == ()
