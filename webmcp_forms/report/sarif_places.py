"""Files and places as SARIF names them."""

from __future__ import annotations

import re
from urllib.parse import quote

from webmcp_forms.linter.finding import Finding
from webmcp_forms.report.lint_report import machine_path
from webmcp_forms.source import SourceFile, Span

ROOT = "%SRCROOT%"
"""The base that relative file names have; GitHub knows it as the root of the repository."""

_DRIVE = re.compile(r"[A-Za-z]:/")


def artifact(path: str) -> dict[str, object]:
    """A file: a percent-encoded URI, relative to `ROOT` unless the path is absolute."""
    name = machine_path(path)
    if name.startswith("/"):
        return {"uri": f"file://{_encoded(name)}"}
    if _DRIVE.match(name):
        return {"uri": f"file:///{name[:2]}{_encoded(name[2:])}"}
    return {"uri": _encoded(name), "uriBaseId": ROOT}


def location(finding: Finding, span: Span) -> dict[str, object]:
    """A place in the file of a finding."""
    place = {"artifactLocation": artifact(finding.relative), "region": region(finding.source, span)}
    return {"physicalLocation": place}


def region(source: SourceFile, span: Span) -> dict[str, int]:
    """Lines and columns from 1, the end just past the last character."""
    start, end = source.position(span.start), source.position(span.end)
    return {
        "startLine": start.line,
        "startColumn": start.utf16_column,
        "endLine": end.line,
        "endColumn": end.utf16_column,
    }


def _encoded(path: str) -> str:
    """The path with its bytes as the file system has them, where they are no UTF-8."""
    try:
        return quote(path.encode("utf-8", "surrogateescape"))
    except UnicodeEncodeError:
        return quote(path.encode("utf-8", "surrogatepass"))
