"""Findings as JSON, one object a line, for programs that read as the lines come.

    {"version": 1, "kind": "finding", "path": "cars.html", "code": "WF102", ...}
    {"version": 1, "kind": "problem", "path": "photo.html", "message": "it is a binary file, not a page"}
    {"version": 1, "kind": "run", "generator": "webmcp-forms 0.1.0", "profile": "chrome-156", "files": 3, ...}

The members are those of the format `json`. The line about the run is the last: without it the report is cut off.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from webmcp_forms.report.findings_json import VERSION, finding_objects, problem_objects, run_object
from webmcp_forms.report.json_layout import compact, escape_json
from webmcp_forms.report.lint_report import Appearance, Report


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """The findings, then the problems, then the run."""
    totals = {"findings": len(report.findings), "problems": len(report.problems)}
    lines = chain(
        (("finding", member) for member in finding_objects(report)),
        (("problem", member) for member in problem_objects(report)),
        (("run", member) for member in ({**run_object(report), **totals},)),
    )
    for kind, member in lines:
        text = compact({"version": VERSION, "kind": kind, **member})
        yield f"{escape_json(text, ascii_only=appearance.ascii_only)}\n"
