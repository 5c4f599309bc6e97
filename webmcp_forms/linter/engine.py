"""Runs rules over documents. A rule that crashes is reported and the others go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.document.nodes import Document
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import RuleModule


@dataclass(frozen=True, slots=True)
class Crash:
    """A fault of a rule: which rule, on which file, and what Python said."""

    code: str
    path: str
    error: str


@dataclass(frozen=True, slots=True)
class LintResult:
    """The findings of one file in order of place, and the rules that crashed on it."""

    findings: tuple[Finding, ...]
    crashes: tuple[Crash, ...] = ()


def lint_document(document: Document, rules: Sequence[RuleModule], profile: Profile) -> LintResult:
    """Check a document and the frames in it with every rule."""
    findings: list[Finding] = []
    crashes: list[Crash] = []
    for part in with_frames(document):
        page = Page(part, profile)
        for rule in rules:
            try:
                findings.extend(rule.check(page))
            except Exception as error:  # noqa: BLE001 - a fault in one rule must not lose what the others find
                message = f"{type(error).__name__}: {error}"
                crashes.append(Crash(rule.RULE.code, document.source.path, message))
    return LintResult(tuple(sorted(findings, key=lambda finding: finding.order)), tuple(crashes))


def with_frames(document: Document) -> Iterator[Document]:
    """The document and all documents of `srcdoc` frames in it, the outer ones first."""
    yield document
    for _, frame in document.frames:
        yield from with_frames(frame)
