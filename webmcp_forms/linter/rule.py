"""What a rule is: a module with a docstring, a `RULE`, and a generator `check`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from webmcp_forms.linter.finding import Confidence, Evidence, Finding, Fix, Related, Severity
from webmcp_forms.linter.page import Page, Subject
from webmcp_forms.source import Span


@dataclass(frozen=True, slots=True)
class Rule:
    """The identity of a rule.

    `code` is `WF` and three digits, the first of which is the family. `name` is in kebab case and names the thing
    flagged. `since` is the release that brought it. An `opt_in` rule only runs when it is selected by name or code.
    """

    code: str
    name: str
    severity: Severity
    since: str
    opt_in: bool = False

    @property
    def family(self) -> str:
        """The code without its last two digits, such as `WF2`."""
        return self.code[:-2]

    def finding(  # noqa: PLR0913 - all but the first three have defaults that most rules keep
        self,
        subject: Subject,
        span: Span,
        message: str,
        *,
        control: str = "",
        severity: Severity | None = None,
        confidence: Confidence = Confidence.CERTAIN,
        related: tuple[Related, ...] = (),
        evidence: tuple[Evidence, ...] = (),
        fixes: tuple[Fix, ...] = (),
    ) -> Finding:
        """A finding of this rule about a form or a page."""
        return Finding(
            code=self.code,
            name=self.name,
            severity=severity or self.severity,
            confidence=confidence,
            message=message,
            source=subject.source,
            span=span,
            tool=subject.tool_name,
            control=control,
            related=related,
            evidence=evidence,
            fixes=fixes,
        )


class RuleModule(Protocol):
    """A module that holds a rule. Its docstring is the rule's page."""

    RULE: Rule
    __doc__: str | None
    __name__: str

    def check(self, page: Page) -> Iterator[Finding]:
        """The findings on a page."""
