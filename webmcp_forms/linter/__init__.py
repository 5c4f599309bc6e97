"""Findings about forms: what will not register, cannot be called, or does not do what its author thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.readers import Source, read

if TYPE_CHECKING:
    from webmcp_forms.linter.finding import Finding


def lint(
    source: Source, *, filename: str | None = None, language: str | None = None, profile: str = DEFAULT_PROFILE
) -> tuple[Finding, ...]:
    """The findings on a page that its comments do not silence, in order of place.

    `source` is whatever `read` takes; `filename` names it and helps to detect its language. Raises `UsageError` for an
    unknown profile or language, `InputError` for a file that cannot be read, and `RuntimeError` when a rule crashes.
    """
    # Imported here, since whoever imports a module of this package runs this one, and may need no rule.
    from webmcp_forms.linter.engine import lint_document
    from webmcp_forms.linter.rules import DEFAULT_RULE_SET
    from webmcp_forms.linter.run import conclude

    chosen = find_profile(profile)
    document = read(source, language=language, filename=filename)
    conclusion = conclude([lint_document(document, DEFAULT_RULE_SET.page, chosen)])
    if conclusion.crashes:
        crash = conclusion.crashes[0]
        raise RuntimeError(f"{crash.path}: rule {crash.code} failed: {crash.error}")
    return conclusion.findings
