"""Repairs of patterns, written into the markup as it is quoted."""

import pytest

from webmcp_forms import SourceFile, lint
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.fixes import fix_file


def lint_patterns(source: SourceFile) -> tuple[Finding, ...]:
    return tuple(finding for finding in lint(source) if finding.code == "WF207")


def fixed(pattern: str) -> str:
    start, end = "<form toolname=a tooldescription='Find a user'>\r\n<label>User <input name=u pattern=", "></label>"
    result = fix_file(SourceFile(f"{start}{pattern}{end}"), lint_patterns, unsafe=False).source.text
    assert result.startswith(start)
    assert result.endswith(end)
    return result[len(start) : -len(end)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (r'"[\w-]+"', r'"[\w\-]+"'),
        (r"'[\w-]+'", r"'[\w\-]+'"),
        (r"[\w-]+", r"[\w\-]+"),
        (r'"[\w&-]+"', r'"[\w&\-]+"'),
        (r'"[\w&amp;-]+"', r'"[\w&amp;\-]+"'),
        (r"'[&#39;\w-]+'", r"'[&#39;\w\-]+'"),
        (r'"[&quot;\w-]+"', r'"[&quot;\w\-]+"'),
        (r"'[\"\w-]+'", "'[\"\\w\\-]+'"),
        (r"'[&lt;-]'", r"'[&lt;\-]'"),
        (r'"\d\-\d"', r'"\d-\d"'),
    ],
)
def test_the_pattern_is_escaped_and_stays_quoted_as_it_was(before: str, after: str) -> None:
    assert fixed(before) == after


@pytest.mark.parametrize("pattern", ['"("', '"a{,2}"', r'"[\w\-]"', '"[z-a]"', r"\'\ \-"])
def test_what_backslashes_do_not_repair_stays_as_it_is(pattern: str) -> None:
    assert fixed(pattern) == pattern
