"""Findings as programs read them."""

import json
from typing import Any

from webmcp_forms import SourceFile, lint
from webmcp_forms.report.findings_json import findings_json


def findings(page: str) -> list[dict[str, Any]]:
    document = json.loads(findings_json(lint(SourceFile(page, "page.html"))))
    assert document["version"] == 1
    return list(document["findings"])


def test_a_finding() -> None:
    (finding,) = findings("<p>\n<form toolname=a></form>")
    assert finding.pop("message").startswith("Without tooldescription the browser registers no tool.")
    assert finding == {
        "path": "page.html",
        "code": "WF102",
        "name": "missing-tool-description",
        "severity": "error",
        "confidence": "certain",
        "start": {"line": 2, "column": 16},
        "end": {"line": 2, "column": 17},
        "tool": "a",
    }


def test_fixes_and_related_places_come_along() -> None:
    (finding,) = findings("<form toolname=a tooldescription=d toolautosubmit='off'></form>")
    (fix,) = finding["fixes"]
    assert fix["safe"] is False
    assert fix["edits"] == [{"start": {"line": 1, "column": 35}, "end": {"line": 1, "column": 56}, "text": ""}]
    second = findings("<form toolname=a tooldescription=d toolautosubmit></form>" * 2)[0]
    assert second["related"][0]["start"] == {"line": 1, "column": 16}


def test_no_findings_are_an_empty_list() -> None:
    assert findings("<p>") == []
