"""Runs the examples of every rule: one Markdown file a rule, beside this module.

A fenced block is an example. Its info string is the language and `finds` or `silent`; the mark ▸ stands before each
place at which the rule speaks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.rule import RuleModule
from webmcp_forms.linter.rules import RULES
from webmcp_forms.readers import read

FOLDER = Path(__file__).parent
FENCE = re.compile(r"^```(?P<info>\w+ .+)\n(?P<code>(?:.*\n)*?)```$", re.MULTILINE)
MARK = "▸"
HEADINGS = ("What it does", "Why it matters", "Example", "Use instead", "In templates", "Fix", "Source")


@dataclass(frozen=True)
class Example:
    rule: RuleModule
    line: int
    language: str
    places: tuple[int, ...]
    code: str

    def __str__(self) -> str:
        return f"{self.rule.RULE.code}:{self.line}"


def examples() -> Iterator[Example]:
    for rule in RULES:
        text = page_of(rule).read_text(encoding="utf-8") if page_of(rule).exists() else ""
        for match in FENCE.finditer(text):
            language, verdict = match["info"].split()
            *marked, rest = match["code"].split(MARK)
            places = tuple(accumulate(map(len, marked)))
            line = text.count("\n", 0, match.start()) + 1
            assert (verdict, bool(places)) in (("finds", True), ("silent", False)), f"{rule.RULE.code}:{line}"
            yield Example(rule, line, language, places, "".join((*marked, rest)))


def page_of(rule: RuleModule) -> Path:
    return FOLDER / f"{rule.RULE.code}.md"


@pytest.mark.parametrize("example", tuple(examples()), ids=str)
def test_example(example: Example) -> None:
    document = read(example.code, language=example.language)
    result = lint_document(document, [example.rule], find_profile(DEFAULT_PROFILE))
    found = tuple(finding.span.start for finding in result.findings)
    assert not result.crashes
    assert found == example.places, [finding.message for finding in result.findings]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.RULE.code)
def test_every_rule_has_a_page_with_more_silent_examples_than_findings(rule: RuleModule) -> None:
    verdicts = [bool(example.places) for example in examples() if example.rule is rule]
    assert verdicts.count(True) >= 1
    assert verdicts.count(False) > verdicts.count(True)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.RULE.code)
def test_every_rule_tells_its_story(rule: RuleModule) -> None:
    documentation = rule.__doc__ or ""
    assert re.findall(r"^## (.+)$", documentation, re.MULTILINE) == list(HEADINGS)
    assert rule.__name__.rsplit(".", 1)[-1] == rule.RULE.name.replace("-", "_")
    assert re.fullmatch(r"\d+\.\d+\.\d+", rule.RULE.since)
    assert page_of(rule).read_text(encoding="utf-8").startswith(f"# {rule.RULE.code} {rule.RULE.name}\n")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.RULE.code)
def test_the_documented_example_is_found_and_its_replacement_is_not(rule: RuleModule) -> None:
    before, after = re.findall(r"```html\n(.*?)```", rule.__doc__ or "", re.DOTALL)
    assert finds(rule, before), "the example must be found"
    assert not finds(rule, after), "what to use instead must not be found"


def finds(rule: RuleModule, code: str) -> bool:
    if "<form" not in code:
        code = f'<form toolname="tool" tooldescription="What it does">{code}</form>'
    result = lint_document(read(code, language="html"), [rule], find_profile(DEFAULT_PROFILE))
    return bool(result.findings)


def test_rules_are_in_order_and_their_codes_and_names_are_unique() -> None:
    codes = [rule.RULE.code for rule in RULES]
    assert codes == sorted(set(codes))
    assert len({rule.RULE.name for rule in RULES}) == len(RULES)


def test_no_page_is_without_its_rule() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} == {rule.RULE.code for rule in RULES}
