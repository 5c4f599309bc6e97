"""Findings about forms: what will not register, cannot be called, or does not do what its author thinks."""

from __future__ import annotations

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.readers import Source, read


def lint(
    source: Source, *, filename: str | None = None, language: str | None = None, profile: str = DEFAULT_PROFILE
) -> tuple[Finding, ...]:
    """The findings on a page, in order of place.

    `source` is whatever `read` takes; `filename` names it and helps to detect its language. Raises `UsageError` for an
    unknown profile or language, `InputError` for a file that cannot be read, and `RuntimeError` when a rule crashes.
    """
    chosen = find_profile(profile)
    result = lint_document(read(source, language=language, filename=filename), DEFAULT_RULES, chosen)
    if result.crashes:
        crash = result.crashes[0]
        raise RuntimeError(f"{crash.path}: rule {crash.code} failed: {crash.error}")
    return result.findings
