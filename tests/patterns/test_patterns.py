"""Forty small forms out of real projects, each with one mistake or one thing that is none.

`expected.tsv` says in words what is wrong with each; the table here says which rule speaks, and where.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from webmcp_forms import SourceFile
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.rules import DEFAULT_RULE_SET
from webmcp_forms.linter.run import conclude
from webmcp_forms.readers import read

FOLDER = Path(__file__).parent
FILES = sorted(path for path in FOLDER.iterdir() if path.name[:2].isdigit())
# What stands at the place where the rule speaks.
EXPECTED = {
    "01": ("WF114", "toolautosubmit"),
    "02": ("WF114", "toolautosubmit"),
    "03": ("WF405", "false"),
    "04": ("WF114", "toolautosubmit"),
    "05": ("WF114", ":toolautosubmit"),
    "06": ("WF202", "required"),
    "08": ("WF112", "<form"),
    "11": ("WF205", ""),
    "12": ("WF205", ""),
    "13": ("WF205", ""),
    "14": ("WF221", ""),
    "16": ("WF701", ""),
    "18": ("WF402", "true"),
    "19": ("WF401", "toolautosubmit"),
    "20": ("WF110", "toolparamtitle"),
    "21": ("WF110", "tool-name"),
    "22": ("WF109", ""),
    "23": ("WF605", ""),
    "25": ("WF604", ""),
    "26": ("WF606", ""),
    "27": ("WF608", ""),
    "29": ("WF105", "search"),
    "31": ("WF601", ""),
    "38": ("WF109", ""),
    "39": ("WF204", ""),
}
# Here nothing is wrong, or nobody can know: no rule says more than that something is vague or undescribed.
# 09 and 10 have no submit button, and need none: with toolautosubmit the browser submits the form without one.
SILENT = ("09", "10", "15", "28", "30", "32", "33", "34", "35", "36", "37", "40")
HARMLESS = frozenset({"WF203", "WF502"})


def findings(path: Path, least: Confidence = Confidence.LIKELY) -> tuple[Finding, ...]:
    source = SourceFile(path.read_text(encoding="utf-8"), path.name)
    document = read(source, embedded=True)
    result = lint_document(document, DEFAULT_RULE_SET.page, find_profile(DEFAULT_PROFILE))
    conclusion = conclude([result])
    assert not conclusion.crashes
    return tuple(one for one in conclusion.findings if one.confidence.rank <= least.rank)


def test_there_are_forty_of_them() -> None:
    assert len(FILES) == 40
    assert {path.name[:2] for path in FILES} == {*EXPECTED, *SILENT, "07", "17", "24"}


@pytest.mark.parametrize("path", [path for path in FILES if path.name[:2] in EXPECTED], ids=lambda path: path.name)
def test_the_mistake_is_found_where_it_is(path: Path) -> None:
    code, text = EXPECTED[path.name[:2]]
    found = [finding for finding in findings(path) if finding.code == code]
    assert found, [finding.code for finding in findings(path)]
    assert any(finding.source.text.startswith(text, finding.span.start) for finding in found)


@pytest.mark.parametrize("path", [path for path in FILES if path.name[:2] in SILENT], ids=lambda path: path.name)
def test_what_is_none_is_not(path: Path) -> None:
    assert [finding.message for finding in findings(path) if finding.code not in HARMLESS] == []


def test_controls_that_are_components_are_not_missing() -> None:
    (path,) = FOLDER.glob("07_*")
    assert [finding.code for finding in findings(path) if finding.severity is Severity.ERROR] == []


def test_a_change_by_get_that_submits_itself_is_reversible() -> None:
    (path,) = FOLDER.glob("17_*")
    assert [finding.code for finding in findings(path) if finding.severity is Severity.ERROR] == []


def test_a_handler_of_a_form_that_nobody_sees_is_possibly_wrong() -> None:
    (path,) = FOLDER.glob("24_*")
    assert findings(path) == ()
    assert [finding.code for finding in findings(path, Confidence.POSSIBLE)] == ["WF601"]
