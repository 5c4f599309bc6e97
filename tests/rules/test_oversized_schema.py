"""The limits of a schema are options, and a long list is said once."""

import pytest

from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence, Finding
from webmcp_forms.linter.options import DEFAULT_OPTIONS, RuleOptions
from webmcp_forms.linter.rules.parameter import oversized_schema
from webmcp_forms.readers import read

PROFILE = find_profile("chrome-156")


def found(controls: str, language: str = "html", options: RuleOptions = DEFAULT_OPTIONS) -> tuple[Finding, ...]:
    document = read(f"<form toolname=a tooldescription=b>{controls}</form>", language=language)
    return lint_document(document, [oversized_schema], PROFILE, options).findings


def select(count: int, name: str = "c") -> str:
    return f"<select name={name}>{'<option>some choice' * count}</select>"


@pytest.mark.parametrize(("count", "limit", "findings"), [(3, 2, 1), (2, 2, 0), (101, 100, 1), (101, 101, 0)])
def test_the_number_of_choices(count: int, limit: int, findings: int) -> None:
    assert len(found(select(count), options=RuleOptions(most_choices=limit))) == findings


def test_the_budget_of_tokens() -> None:
    (finding,) = found(select(10), options=RuleOptions(token_budget=100))
    assert finding.confidence is Confidence.LIKELY
    assert '"c" takes' in finding.message
    assert found(select(10), options=RuleOptions(token_budget=1000)) == ()


def test_a_list_that_is_too_long_is_not_counted_again() -> None:
    assert [finding.control for finding in found(select(200))] == ["c"]
    both = found(select(200) + "<input name=d toolparamdescription='" + "words " * 3000 + "'>")
    assert [finding.control for finding in both] == ["", "c"]
    assert "apart from its long lists" in both[0].message


def test_choices_that_exclude_each_other_may_be_fewer() -> None:
    halves = "{% if a %}" + "<option>x" * 60 + "{% else %}" + "<option>y" * 60 + "{% endif %}"
    assert [finding.confidence for finding in found(f"<select name=c>{halves}</select>", "jinja")] in (
        [],
        [Confidence.POSSIBLE],
    )
