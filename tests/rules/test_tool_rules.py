"""The rules about tools themselves beyond their pages: how sure they are, what they name, and hostile pages."""

import time

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence, Finding
from webmcp_forms.linter.rules import RULES
from webmcp_forms.readers import Source, read

ANNOTATED = "<form toolname=a tooldescription=b"


def findings(code: str, page: Source) -> tuple[Finding, ...]:
    rules = [rule for rule in RULES if rule.RULE.code == code]
    result = lint_document(read(page), rules, find_profile(DEFAULT_PROFILE))
    assert not result.crashes
    return result.findings


@pytest.mark.parametrize(
    ("code", "page", "confidence"),
    [
        ("WF107", f"{ANNOTATED}><form></form></form>", Confidence.CERTAIN),
        ("WF108", f"<noscript>{ANNOTATED}></form></noscript>", Confidence.CERTAIN),
        ("WF108", f"<template>{ANNOTATED}></form></template>", Confidence.LIKELY),
        ("WF108", f"<template id=x class=y>{ANNOTATED}></form></template>", Confidence.LIKELY),
        ("WF108", f"<template id=x>{ANNOTATED}></form></template><script>clone('x')</script>", Confidence.POSSIBLE),
        ("WF108", f"<template v-slot=x>{ANNOTATED}></form></template>", Confidence.POSSIBLE),
        ("WF109", "<div toolname=a></div>", Confidence.CERTAIN),
        ("WF109", "<my-form toolname=a></my-form>", Confidence.POSSIBLE),
        ("WF109", "<f:form toolname=a></f:form>", Confidence.POSSIBLE),
        ("WF109", f"{ANNOTATED}><label toolparamdescription=c></label></form>", Confidence.CERTAIN),
        ("WF109", f"{ANNOTATED}><input name=c readonly toolparamdescription=d></form>", Confidence.LIKELY),
        ("WF109", "<form><input name=c toolparamdescription=d></form>", Confidence.LIKELY),
        ("WF109", "<input name=c toolparamdescription=d>", Confidence.POSSIBLE),
        ("WF109", "<html><input name=c toolparamdescription=d></html>", Confidence.LIKELY),
        ("WF110", "<form tool-name=a></form>", Confidence.CERTAIN),
        ("WF110", "<form toolaction=a></form>", Confidence.CERTAIN),
        ("WF110", "<form tolname=a></form>", Confidence.LIKELY),
        ("WF110", "<form data-toolname=a></form>", Confidence.POSSIBLE),
        ("WF110", f"{ANNOTATED} data-toolautosubmit></form>", Confidence.LIKELY),
        ("WF110", f"{ANNOTATED} toolversion=1></form>", Confidence.LIKELY),
        ("WF110", "<form toolversion=1></form>", Confidence.POSSIBLE),
        ("WF111", f"{ANNOTATED}></form><script>registerTool({{name: 'a'}})</script>", Confidence.LIKELY),
        ("WF111", f"{ANNOTATED}><input [formField]=c></form>", Confidence.LIKELY),
        ("WF113", f"{ANNOTATED} method=dialog><button></form>", Confidence.CERTAIN),
        ("WF113", f"{ANNOTATED} method=dialog><button></form><script src=a.js></script>", Confidence.LIKELY),
        ("WF113", f"{ANNOTATED} method=dialog><button></form><script>go()</script>", Confidence.LIKELY),
        ("WF113", f"{ANNOTATED} method=dialog onsubmit=go()><button></form>", Confidence.POSSIBLE),
        ("WF113", f"{ANNOTATED} method=dialog data-action=a#b><button></form>", Confidence.POSSIBLE),
        ("WF113", f"{ANNOTATED} method=dialog><button></form><script>e.preventDefault()</script>", Confidence.POSSIBLE),
        ("WF115", "<form role=search><input name=q title=Words><button>Go</button></form>", Confidence.LIKELY),
    ],
)
def test_how_sure_a_finding_is(code: str, page: str, confidence: Confidence) -> None:
    assert [finding.confidence for finding in findings(code, page)] == [confidence]


def test_a_nested_form_is_about_the_tool_that_is_lost() -> None:
    (finding,) = findings("WF107", f"{ANNOTATED}>\n<form toolname=c tooldescription=d></form>")
    assert finding.tool == "c"
    assert "line 1" in finding.message
    assert '"c" does not exist' in finding.message


def test_soups_have_findings_too() -> None:
    from bs4 import BeautifulSoup

    page = f"{ANNOTATED}><form toolname=c></form></form><noscript><form toolname=d></form></noscript>"
    soup = BeautifulSoup(page, "html.parser")
    assert [len(findings(code, soup)) for code in ("WF107", "WF108")] == [1, 1]


def test_a_registration_is_found_where_it_stands() -> None:
    page = f"{ANNOTATED}></form>\r\n<script>\r\nregisterTool({{\r\nname: 'a'}})</script>"
    (finding,) = findings("WF111", page)
    assert finding.source.slice(finding.related[0].span) == "'a'"
    assert "line 4" in finding.message


def test_a_registration_in_a_frame_is_at_its_script() -> None:
    page = f'<iframe srcdoc="{ANNOTATED}></form><script>registerTool({{name: &quot;a&quot;}})</script>"></iframe>'
    (finding,) = findings("WF111", page)
    assert finding.source.slice(finding.related[0].span) == "<script>"


def test_an_unexposed_form_lists_what_speaks_for_it() -> None:
    page = "<search><form action=/find><input name=q title=Words><button>Search</button></form></search>"
    (finding,) = findings("WF115", page)
    seen = {evidence.description: evidence.span for evidence in finding.evidence}
    assert seen.keys() == {'button "Search"', 'action "/find"', "a <search> element", 'a field called "q"'}
    assert all(span and finding.source.slice(span) for span in seen.values())


@pytest.mark.parametrize(
    "page",
    [
        "<form " + " ".join(f"toolnam{number} data-tool-name{number}" for number in range(5_000)) + ">",
        "".join(f"{ANNOTATED}{number} target=_blank></form>" for number in range(5_000)) + "<base>",
        f"{ANNOTATED}>" + "<fieldset toolparamdescription=x><input type=radio name=y>" * 5_000,
        "<form>" + "<input name=q tool-name=x toolparamdescription=y>" * 5_000,
        "<div toolname=x>" * 20_000 + "<form><input name=q title=q><button>Search</button></form>" * 500,
        "<template id=x><form toolname=a></form></template><script>x</script>" * 5_000,
        f"{ANNOTATED}>" + "<form toolname=a>" * 5_000,
    ],
)
def test_hostile_pages_take_linear_time(page: str) -> None:
    started = time.process_time()
    for number in range(106, 116):
        findings(f"WF{number}", page)
    assert time.process_time() - started < 30
