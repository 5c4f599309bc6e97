"""The controls that choose what is shown; without script they are not there, and all of it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.report.html.markup import Markup, element
from webmcp_forms.report.html.sections import FileSection

_CLEAN = "clean"


def theme_switch() -> Markup:
    """Light, dark, or as the system has it."""
    choices = (
        element(
            "label",
            {},
            element("input", {"type": "radio", "name": "theme", "value": value, "checked": value == "system"}),
            element("span", {}, words),
        )
        for value, words in (("system", "System"), ("light", "Light"), ("dark", "Dark"))
    )
    legend = element("legend", {"class": "apart"}, "Colours")
    return element("fieldset", {"class": "theme scripted", "id": "theme"}, legend, *choices)


def filter_form(files: Sequence[FileSection], findings: Sequence[Finding]) -> Markup:
    """Search, severities, rules, files and kinds of tools, and how much is shown."""
    codes = Counter((finding.code, finding.name) for finding in findings)
    rules = ((code, f"{code} {name} ({count:,})") for (code, name), count in sorted(codes.items()))
    counts = Counter(section.tool.kind for file in files for section in file.tools)
    kinds = ((kind.value, f"{kind.value} ({counts[kind]:,})") for kind in Kind if counts[kind])
    paths = ((f"file-{number}", file.path or "the run") for number, file in enumerate(files, 1))
    return element(
        "search",
        {"class": "filters scripted", "aria-label": "Filter"},
        _field(
            "search",
            "Search",
            element("input", {"type": "search", "id": "search", "autocomplete": "off", "spellcheck": "false"}),
        ),
        element(
            "details",
            {"id": "more", "class": "choosing"},
            element("summary", {}, "More filters"),
            _severities(findings),
            _choice("rule", "Rule", "All rules", rules),
            _choice("file", "File", "All files", paths),
            _choice("kind", "What the tool does", "Anything", kinds),
            element("p", {"class": "buttons"}, *_buttons()),
        ),
        element("p", {"class": "shown"}, element("output", {"id": "shown", "for": "search rule file kind"})),
    )


def _buttons() -> Iterator[Markup]:
    for anchor, words in (
        ("clear", "Clear filters"),
        ("open-all", "Open all details"),
        ("close-all", "Close all details"),
    ):
        yield element("button", {"type": "button", "id": anchor}, words)


def _severities(findings: Sequence[Finding]) -> Markup:
    counts = Counter(finding.severity for finding in findings)
    boxes = [_box(severity.value, severity.value, f"{counts[severity]:,}") for severity in Severity]
    legend = element("legend", {}, "Show")
    return element("fieldset", {"class": "severities"}, legend, *boxes, _box(_CLEAN, "without findings", ""))


def _box(value: str, words: str, count: str) -> Markup:
    box = element("input", {"type": "checkbox", "name": "severity", "value": value, "checked": True})
    number = element("span", {"class": "count"}, count) if count else ""
    return element("label", {}, box, element("span", {"class": f"severity {value}"}, words), number)


def _choice(anchor: str, label: str, everything: str, options: Iterable[tuple[str, str]]) -> Markup:
    members = (element("option", {"value": value}, words) for value, words in options)
    return _field(
        anchor, label, element("select", {"id": anchor}, element("option", {"value": ""}, everything), *members)
    )


def _field(anchor: str, label: str, control: Markup) -> Markup:
    return element("p", {"class": "field"}, element("label", {"for": anchor}, label), control)
