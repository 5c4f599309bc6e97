"""Runs the examples of every rule: one Markdown file a rule, beside this module.

A fenced block is an example. Its info string is the language and `finds` or `silent`; the mark ▸ stands before each
place at which the rule speaks. An example of several files has a line such as `--- other.html` before each but the
first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.built_site import BuiltSite
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.rule import AnyRuleModule, RuleSet
from webmcp_forms.linter.rules import EVERY_RULE, RULES, RUN_RULES, SITE_RULES, SUPPRESSION_RULES
from webmcp_forms.linter.run import conclude
from webmcp_forms.readers import read

FOLDER = Path(__file__).parent
FENCE = re.compile(r"^```(?P<info>\w+ .+)\n(?P<code>(?:.*\n)*?)```$", re.MULTILINE)
FILE = re.compile(r"^--- (.+)\n", re.MULTILINE)
FIRST_FILE = "first.html"
MARK = "▸"
NOT_PAGES = (".js", "_redirects")
HEADINGS = ("What it does", "Why it matters", "Example", "Use instead", "In templates", "Fix", "Source")


PROFILE = find_profile(DEFAULT_PROFILE)


@dataclass(frozen=True)
class Example:
    rule: AnyRuleModule
    line: int
    language: str
    places: tuple[tuple[str, int], ...]
    files: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"{self.rule.RULE.code}:{self.line}"


def examples() -> Iterator[Example]:
    for rule in EVERY_RULE:
        text = page_of(rule).read_text(encoding="utf-8") if page_of(rule).exists() else ""
        for match in FENCE.finditer(text):
            language, verdict = match["info"].split()
            marked = files_of(match["code"])
            places = tuple((name, offset) for name, code in marked for offset in marks(code))
            line = text.count("\n", 0, match.start()) + 1
            assert (verdict, bool(places)) in (("finds", True), ("silent", False)), f"{rule.RULE.code}:{line}"
            yield Example(rule, line, language, places, tuple((name, code.replace(MARK, "")) for name, code in marked))


def page_of(rule: AnyRuleModule) -> Path:
    return FOLDER / f"{rule.RULE.code}.md"


def files_of(code: str) -> list[tuple[str, str]]:
    """The names and texts of the files in an example."""
    first, *others = FILE.split(code)
    return [(FIRST_FILE, first), *zip(others[::2], others[1::2], strict=True)]


def marks(code: str) -> Iterator[int]:
    """Where the marks stand in a text, had it none."""
    *before, _ = code.split(MARK)
    return accumulate(map(len, before))


def findings(rule: AnyRuleModule, language: str, files: Sequence[tuple[str, str]]) -> tuple[Finding, ...]:
    """What one rule finds in files, whatever its kind. One about suppressions needs the others to run."""
    rules = RuleSet(
        tuple(module for module in RULES if module is rule),
        tuple(module for module in RUN_RULES if module is rule),
        (),
        tuple(module for module in SITE_RULES if module is rule),
    )
    if rule in SUPPRESSION_RULES:
        rules = RuleSet(RULES, RUN_RULES, SUPPRESSION_RULES)
    results = [
        lint_document(
            read(code, language=language, filename=name), rules.page, PROFILE, run_rules=(*rules.run, *rules.site)
        )
        for name, code in files
        if not name.endswith(NOT_PAGES)
    ]
    conclusion = conclude(results, rules, site=site_of(files) if rules.site else None)
    assert not conclusion.crashes
    return tuple(finding for finding in conclusion.findings if finding.code == rule.RULE.code)


def site_of(files: Sequence[tuple[str, str]]) -> BuiltSite:
    """The site that the files are, at an address nobody knows."""
    contents = {name: text.encode() for name, text in files}
    return BuiltSite(frozenset(contents), {name: name for name in contents}, contents.__getitem__)


@pytest.mark.parametrize("example", tuple(examples()), ids=str)
def test_example(example: Example) -> None:
    found = findings(example.rule, example.language, example.files)
    places = tuple((finding.path, finding.span.start) for finding in found)
    assert places == tuple(sorted(example.places)), [finding.message for finding in found]


@pytest.mark.parametrize("rule", EVERY_RULE, ids=lambda rule: rule.RULE.code)
def test_every_rule_has_a_page_with_more_silent_examples_than_findings(rule: AnyRuleModule) -> None:
    verdicts = [bool(example.places) for example in examples() if example.rule is rule]
    assert verdicts.count(True) >= 1
    assert verdicts.count(False) > verdicts.count(True)


@pytest.mark.parametrize("rule", EVERY_RULE, ids=lambda rule: rule.RULE.code)
def test_every_rule_tells_its_story(rule: AnyRuleModule) -> None:
    documentation = rule.__doc__ or ""
    assert re.findall(r"^## (.+)$", documentation, re.MULTILINE) == list(HEADINGS)
    assert rule.__name__.rsplit(".", 1)[-1] == rule.RULE.name.replace("-", "_")
    assert re.fullmatch(r"\d+\.\d+\.\d+", rule.RULE.since)
    assert page_of(rule).read_text(encoding="utf-8").startswith(f"# {rule.RULE.code} {rule.RULE.name}\n")


@pytest.mark.parametrize("rule", EVERY_RULE, ids=lambda rule: rule.RULE.code)
def test_the_documented_example_is_found_and_its_replacement_is_not(rule: AnyRuleModule) -> None:
    before, after = re.findall(r"```(\w+)\n(.*?)```", rule.__doc__ or "", re.DOTALL)
    assert finds(rule, *before), "the example must be found"
    assert not finds(rule, *after), "what to use instead must not be found"


def finds(rule: AnyRuleModule, language: str, code: str) -> bool:
    if "<form" not in code:
        code = f'<form toolname="tool" tooldescription="What it does">{code}</form>'
    return bool(findings(rule, language, files_of(code)))


def test_rules_are_in_order_and_their_codes_and_names_are_unique() -> None:
    codes = [rule.RULE.code for rule in EVERY_RULE]
    assert codes == sorted(set(codes))
    assert [rule.RULE.code for rule in RULES] == sorted(rule.RULE.code for rule in RULES)
    assert len({rule.RULE.name for rule in EVERY_RULE}) == len(EVERY_RULE)


def test_no_page_is_without_its_rule() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} == {rule.RULE.code for rule in EVERY_RULE}
