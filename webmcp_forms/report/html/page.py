"""The report as a page.

    head: the policy, the style sheet, the script
    header: the verdict and the numbers
    filters, and the files to go to
    main: a section a file, in it a card a tool; then the rules

All of it is there without script; the script hides what a filter leaves out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.linter.finding import Severity
from webmcp_forms.report.findings_text import fixed_text, summary_text
from webmcp_forms.report.html.cards import other_card, tool_card
from webmcp_forms.report.html.filters import filter_form, theme_switch
from webmcp_forms.report.html.inline import policy, script, style_sheet
from webmcp_forms.report.html.markup import Markup, element, joined, said, start_tag
from webmcp_forms.report.html.rules import rules_section
from webmcp_forms.report.html.sections import FileSection, file_sections
from webmcp_forms.report.html.words import counted
from webmcp_forms.report.lint_report import Appearance, Report


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """The page, a card a piece."""
    for piece in _pieces(report):
        yield piece.encode("ascii", "xmlcharrefreplace").decode() if appearance.ascii_only else piece


def _pieces(report: Report) -> Iterator[str]:
    files = tuple(file_sections(report))
    yield "<!doctype html>\n"
    yield start_tag("html", {"lang": "en", "dir": "ltr"})
    yield from _head(report)
    yield start_tag("body", {})
    yield element("a", {"class": "skip", "href": "#results"}, "Skip to the results")
    yield _header(report)
    yield start_tag("div", {"class": "columns"})
    yield element("div", {"class": "aside"}, filter_form(files, report.findings), _navigation(files))
    yield start_tag("main", {"id": "results", "tabindex": -1})
    yield from _results(files)
    yield rules_section(report.findings)
    yield "</main></div></body></html>\n"


def _head(report: Report) -> Iterator[str]:
    yield "<head>"
    yield element("meta", {"charset": "utf-8"})
    yield element("meta", {"http-equiv": "Content-Security-Policy", "content": policy()})
    yield element("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"})
    yield element("meta", {"name": "color-scheme", "content": "light dark"})
    yield element("meta", {"name": "referrer", "content": "no-referrer"})
    yield element("title", {}, f"WebMCP forms: {_verdict(report)}")
    yield element("style", {}, Markup(style_sheet()))
    yield element("script", {}, Markup(script()))
    yield "</head>"


def _header(report: Report) -> Markup:
    made = f"webmcp-forms {report.version}, {report.profile}"
    verdict = f"{_verdict(report)} {fixed_text(report.fixed)}".strip()
    return element(
        "header",
        {"class": "top"},
        element("div", {"class": "title"}, element("h1", {}, "WebMCP forms"), element("p", {"class": "made"}, made)),
        theme_switch(),
        element("p", {"class": "verdict"}, verdict),
        element("dl", {"class": "numbers"}, *_numbers(report)),
    )


def _verdict(report: Report) -> str:
    return summary_text(report.findings, len(report.files), len(report.problems)).strip()


def _numbers(report: Report) -> Iterator[Markup]:
    tools = sum(not tool.refusal for tool in report.tools)
    refused = len(report.tools) - tools
    with_tools = len({tool.path for tool in report.tools})
    yield _number("Files", len(report.files), f"{with_tools:,} with tools", "")
    yield _number("Tools", tools, f"{refused:,} refused" if refused else "all registered" if tools else "none", "")
    for severity in Severity:
        found = [finding for finding in report.findings if finding.severity is severity]
        where = f"in {counted(len({finding.path for finding in found}), 'file')}" if found else "none"
        label = counted(len(found), severity.value).partition(" ")[2]
        yield _number(label.capitalize(), len(found), where, severity.value if found else "")


def _number(label: str, count: int, note: str, kind: str) -> Markup:
    return element(
        "div",
        {"class": f"number {kind}".strip()},
        element("dt", {}, label),
        element("dd", {}, element("span", {"class": "figure"}, f"{count:,}"), element("span", {"class": "note"}, note)),
    )


def _navigation(files: Sequence[FileSection]) -> Markup:
    if not files:
        return Markup("")
    items = (_link(file, f"file-{number}") for number, file in enumerate(files, 1))
    heading = element("h2", {"id": "files"}, "Files")
    return element("nav", {"class": "files", "aria-labelledby": "files"}, heading, element("ul", {}, *items))


def _link(file: FileSection, anchor: str) -> Markup:
    count = len(file.findings) + sum(len(tool.findings) for tool in file.tools)
    found = element("span", {"class": "count"}, element("span", {"class": "apart"}, "findings: "), f"{count:,}")
    return element("li", {"data-file": anchor}, element("a", {"href": f"#{anchor}"}, _path(file)), " ", found)


def _path(file: FileSection) -> Markup:
    return element("bdi", {"dir": "ltr", "lang": ""}, file.path) if file.path else joined("The run")


def _results(files: Sequence[FileSection]) -> Iterator[str]:
    number = 0
    yield element("p", {"class": "narrowed", "id": "narrowed", "hidden": True})
    for order, file in enumerate(files, 1):
        anchor = f"file-{order}"
        yield start_tag("section", {"class": "file", "id": anchor, "aria-labelledby": f"{anchor}-path"})
        yield element("h2", {"id": f"{anchor}-path"}, _path(file))
        yield from _problems(file)
        for tool in file.tools:
            number += 1
            yield tool_card(tool, f"tool-{number}")
        if file.findings:
            yield other_card(file.findings, f"{anchor}-others")
        yield "</section>\n"
    nothing = "There is nothing to show: no tool and no finding." if not files else "No tool and no finding matches."
    yield element("p", {"class": "nothing", "id": "nothing", "hidden": bool(files)}, nothing)


def _problems(file: FileSection) -> Iterator[Markup]:
    for problem in file.problems:
        yield element("p", {"class": "problem"}, element("strong", {}, "Problem"), " ", said(problem.message))
