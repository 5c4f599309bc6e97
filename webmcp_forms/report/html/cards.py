"""A card a tool: what the agent reads, what it does not see, what the tool does, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from webmcp_forms.linter.finding import Evidence, Finding, Severity
from webmcp_forms.linter.intent.kinds import RISKS, Intent, Kind
from webmcp_forms.report.html.findings import finding_item, line_words
from webmcp_forms.report.html.markup import Markup, element, foreign, said
from webmcp_forms.report.html.parameters import parameter_tree
from webmcp_forms.report.html.sections import ToolSection
from webmcp_forms.report.html.words import capitalised, counted, cut
from webmcp_forms.report.json_layout import lay_out
from webmcp_forms.report.tool_facts import LeftOut, ToolFacts
from webmcp_forms.source import SourceFile

_MOST_LEFT_OUT = 100
_LONGEST_SCHEMA = 20_000


def tool_card(section: ToolSection, anchor: str) -> Markup:
    """The card of a tool, or of a form that is meant to be one."""
    tool = section.tool
    return element(
        "article",
        {
            "class": "card" if not tool.refusal else "card refused",
            "id": anchor,
            "aria-labelledby": f"{anchor}-name",
            "data-kind": tool.kind.value,
            "data-tool": True,
        },
        element("header", {}, _heading(tool, anchor), *_badges(tool, section.findings)),
        *_refusal(tool),
        *_definition(tool),
        _part(capitalised(counted(len(tool.parameters), "parameter")), parameter_tree(tool.parameters)),
        *_unknowns(tool),
        *_findings(section.findings),
        *_left_out(tool),
        *_intent(tool),
        _schema(tool),
    )


def other_card(findings: Sequence[Finding], anchor: str) -> Markup:
    """The findings of a file that are about none of its tools."""
    heading = element("h3", {"id": f"{anchor}-name"}, "In no tool")
    return element(
        "article",
        {"class": "card others", "id": anchor, "aria-labelledby": f"{anchor}-name", "data-kind": ""},
        element("header", {}, heading, element("ul", {"class": "badges"}, *_counts(findings))),
        *_findings(findings),
    )


def _heading(tool: ToolFacts, anchor: str) -> Markup:
    name = foreign(cut(tool.name), "bdi") if tool.name else element("em", {}, "without a name")
    place = element("span", {"class": "where"}, line_words(tool.source, tool.span))
    return element("h3", {"id": f"{anchor}-name"}, name, " ", place)


def _badges(tool: ToolFacts, findings: Sequence[Finding]) -> Iterator[Markup]:
    badges = []
    if tool.refusal:
        badges.append(_badge("no tool", "refused"))
    if tool.intent and tool.intent.kind is not Kind.UNKNOWN:
        badges.append(_badge(tool.intent.kind.value, "risk" if tool.intent.kind in RISKS else "harmless"))
    if tool.autosubmit:
        badges.append(_badge("submits itself", "autosubmit"))
    if tool.unknowns:
        badges.append(_badge("partly unknown", "unknown"))
    yield element("ul", {"class": "badges"}, *badges, *_counts(findings))


def _counts(findings: Sequence[Finding]) -> Iterator[Markup]:
    for severity in Severity:
        count = sum(finding.severity is severity for finding in findings)
        if count:
            yield _badge(counted(count, severity.value), f"severity {severity.value}")
    if not findings:
        yield _badge("no findings", "clean")


def _badge(words: str, kind: str) -> Markup:
    return element("li", {"class": f"badge {kind}"}, words)


def _refusal(tool: ToolFacts) -> Iterator[Markup]:
    if tool.refusal:
        yield element("p", {"class": "refusal"}, said(capitalised(tool.refusal)))


def _definition(tool: ToolFacts) -> Iterator[Markup]:
    """What the agent reads of the tool itself, or would read of it."""
    title = (("Title", foreign(cut(tool.title))),) if tool.title else ()
    empty = element("em", {"class": "missing"}, "none")
    facts = (
        ("Name", foreign(cut(tool.name), "code") if tool.name else empty),
        *title,
        ("Description", foreign(cut(tool.description)) if tool.description else empty),
    )
    pairs = (element("div", {}, element("dt", {}, term), element("dd", {}, value)) for term, value in facts)
    heading = "What the agent would read" if tool.refusal else "What the agent reads"
    yield _part(heading, element("dl", {"class": "definition"}, *pairs))


def _unknowns(tool: ToolFacts) -> Iterator[Markup]:
    if tool.unknowns:
        items = (element("li", {}, said(line)) for line in tool.unknowns)
        yield _part("Only rendering tells", element("ul", {"class": "lines"}, *items))


def _findings(findings: Sequence[Finding]) -> Iterator[Markup]:
    if findings:
        heading = capitalised(counted(len(findings), "finding"))
        yield _part(heading, element("ol", {"class": "findings"}, *map(finding_item, findings)))


def _left_out(tool: ToolFacts) -> Iterator[Markup]:
    if tool.left_out:
        shown = tool.left_out[:_MOST_LEFT_OUT]
        items = [_left_out_item(tool.source, control) for control in shown]
        if len(tool.left_out) > len(shown):
            items.append(element("li", {"class": "more"}, f"and {len(tool.left_out) - len(shown):,} more"))
        summary = f"What the agent does not see: {counted(len(tool.left_out), 'control')}"
        yield _disclosure(summary, element("ul", {"class": "lines"}, *items))


def _left_out_item(source: SourceFile, control: LeftOut) -> Markup:
    where = f" ({line_words(source, control.span)})" if control.span else ""
    return element("li", {}, element("code", {"dir": "ltr"}, control.tag), where, ": ", said(control.reason))


def _intent(tool: ToolFacts) -> Iterator[Markup]:
    intent = tool.intent
    if intent is None:
        return
    if intent.kind is Kind.UNKNOWN:
        yield _disclosure("What it does: nothing tells", element("p", {}, "No word or control of the form says it."))
        return
    summary = f"What it does: {intent.kind.value} ({intent.confidence.value})"
    yield _disclosure(summary, *_sides(tool.source, intent))


def _sides(source: SourceFile, intent: Intent) -> Iterator[Markup]:
    for words, evidence in (("For it", intent.evidence), ("Against it", intent.against)):
        if evidence:
            yield element("h5", {}, words)
            yield element("ul", {"class": "evidence"}, *_weights(source, evidence))


def _weights(source: SourceFile, evidence: Iterable[Evidence]) -> Iterator[Markup]:
    for one in evidence:
        weight = element("span", {"class": "weight"}, element("span", {"class": "apart"}, "weight "), f"{one.weight:g}")
        where = f" ({line_words(source, one.span)})" if one.span else ""
        yield element("li", {}, weight, " ", said(one.description), where)


def _schema(tool: ToolFacts) -> Markup:
    written = cut(lay_out(tool.schema), _LONGEST_SCHEMA)
    return _disclosure("Input schema", element("pre", {"class": "schema"}, element("code", {"dir": "ltr"}, written)))


def _part(heading: str, *content: Markup) -> Markup:
    return element("section", {"class": "part"}, element("h4", {}, heading), *content)


def _disclosure(summary: str, *content: Markup) -> Markup:
    return element("details", {"class": "part"}, element("summary", {}, element("h4", {}, summary)), *content)
