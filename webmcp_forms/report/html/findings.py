"""A finding as an item of a list: severity, rule, message, the source, and what else is known."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Confidence, Edit, Evidence, Finding, Fix, Related
from webmcp_forms.report.html.excerpts import excerpt
from webmcp_forms.report.html.markup import Markup, element, said, source_text
from webmcp_forms.report.lint_report import machine_path
from webmcp_forms.source import SourceFile, Span

_LONGEST_EDIT = 300


def finding_item(finding: Finding) -> Markup:
    """The finding; the script filters by its severity and its rule."""
    start = finding.start
    where = f"line {start.line}, column {start.column}"
    label = f"{machine_path(finding.relative)}, {where}"
    return element(
        "li",
        {
            "class": f"finding {finding.severity.value}",
            "data-severity": finding.severity.value,
            "data-rule": finding.code,
        },
        element("p", {"class": "finding-head"}, *_head(finding, where)),
        element("p", {"class": "message"}, said(finding.message)),
        excerpt(finding.source, finding.span, label),
        *_more(finding),
    )


def rule_anchor(code: str) -> str:
    """The id of what the report says of a rule."""
    return f"rule-{code}"


def line_words(source: SourceFile, span: Span) -> str:
    """Where a place is within its file."""
    return f"line {source.position(span.start).line}"


def _head(finding: Finding, where: str) -> Iterator[str]:
    yield element("span", {"class": f"severity {finding.severity.value}"}, finding.severity.value)
    rule = (element("code", {}, finding.code), " ", finding.name)
    yield element("a", {"href": f"#{rule_anchor(finding.code)}", "class": "rule"}, *rule)
    if finding.confidence is not Confidence.CERTAIN:
        yield element("span", {"class": "doubt"}, finding.confidence.value)
    yield element("span", {"class": "where"}, where)


def _more(finding: Finding) -> Iterator[Markup]:
    pieces = (
        *(_related(finding.source, related) for related in finding.related),
        *(_evidence(finding.source, evidence) for evidence in finding.evidence),
        *(_fix(finding.source, fix) for fix in finding.fixes),
    )
    if pieces:
        yield element("ul", {"class": "more"}, *pieces)


def _related(source: SourceFile, related: Related) -> Markup:
    return element("li", {}, "See ", line_words(source, related.span), ": ", said(related.message))


def _evidence(source: SourceFile, evidence: Evidence) -> Markup:
    where = f" ({line_words(source, evidence.span)})" if evidence.span else ""
    return element("li", {}, "Because: ", said(evidence.description), where)


def _fix(source: SourceFile, fix: Fix) -> Markup:
    option = "--fix" if fix.safe else "--fix --unsafe-fixes"
    how = element("code", {"class": "option"}, option)
    edits = (_edit(source, edit) for edit in fix.edits[:1]) if len(fix.edits) == 1 else ()
    return element("li", {"class": "fix"}, "Repair with ", how, ": ", said(fix.description), *edits)


def _edit(source: SourceFile, edit: Edit) -> Markup:
    """What an edit takes out and puts in, where that is short enough to be looked at."""
    gone = source.slice(edit.span)
    if len(gone) + len(edit.text) > _LONGEST_EDIT:
        return Markup("")
    pieces = (_change("del", "Remove", gone), _change("ins", "Write", edit.text))
    return element("div", {"class": "edit"}, *pieces)


def _change(tag: str, word: str, changed: str) -> Markup:
    if not changed:
        return Markup("")
    code = element("code", {"dir": "ltr"}, element(tag, {}, source_text(changed)))
    return element("p", {}, element("span", {"class": "change"}, word), " ", code)
