"""What a rule is: a module with a docstring, a `RULE`, and a generator `check`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

from webmcp_forms.linter.built_site import NO_SITE, BuiltSite
from webmcp_forms.linter.finding import Confidence, Evidence, Finding, Fix, Related, Severity
from webmcp_forms.linter.page import Page, Subject, ToolForm
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile, Span

if TYPE_CHECKING:  # the state knows of rules
    from webmcp_forms.linter.suppression_state import SuppressionState


@record
class Rule:
    """The identity of a rule.

    `code` is `WF` and three digits, the first of which is the family. `name` is in kebab case and names the thing
    flagged. `since` is the release that brought it. An `opt_in` rule only runs when it is selected by name or code.
    `on_plain_pages` marks one that speaks about files without any tool attribute.
    """

    code: str
    name: str
    severity: Severity
    since: str
    opt_in: bool = False
    on_plain_pages: bool = False

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
        """A finding of this rule about a form or a page, no surer than the form allows."""
        return Finding(
            code=self.code,
            name=self.name,
            severity=severity or self.severity,
            confidence=max(confidence, subject.surest, key=_rank) if isinstance(subject, ToolForm) else confidence,
            message=message,
            source=subject.source,
            span=span,
            tool=subject.tool_name,
            control=control,
            related=related,
            evidence=evidence,
            fixes=fixes,
        )


def _rank(confidence: Confidence) -> int:
    return confidence.rank


class RuleModule(Protocol):
    """A module that holds a rule. Its docstring is the rule's page."""

    RULE: Rule
    __doc__: str | None
    __name__: str

    def check(self, page: Page) -> Iterator[Finding]:
        """The findings on a page."""


@record
class Claim:
    """What one page says about something that all files of a run must agree on.

    `key` is what it is about, such as a tool name, and `value` what the page makes of it. Claims travel between
    processes, so they hold nothing but data.
    """

    code: str
    key: str
    value: str
    source: SourceFile
    span: Span
    tool: str = ""


class RunRuleModule(Protocol):
    """A module that holds a rule about all files of a run: pages make claims, and claims that disagree are findings."""

    RULE: Rule
    __doc__: str | None
    __name__: str

    def claims(self, page: Page) -> Iterator[Claim]:
        """What a page says."""

    def compare(self, claims: Sequence[Claim]) -> Iterator[Finding]:
        """The findings about the claims of all pages, which come in order of file and place."""


class SiteRuleModule(Protocol):
    """A module that holds a rule about the pages of a built site, which only runs where one is checked.

    Pages make claims as for the rules about all files of a run, and the site says what its pages do not know of.
    """

    RULE: Rule
    __doc__: str | None
    __name__: str

    def claims(self, page: Page) -> Iterator[Claim]:
        """What a page says, whatever its address."""

    def compare(self, claims: Sequence[Claim], site: BuiltSite = NO_SITE) -> Iterator[Finding]:
        """The findings about the claims of all pages, which come in order of file and place."""


class SuppressionRuleModule(Protocol):
    """A module that holds a rule about suppressions, which is asked when all others have spoken."""

    RULE: Rule
    __doc__: str | None
    __name__: str

    def check(self, state: SuppressionState) -> Iterator[Finding]:
        """The findings on what the comments of a file say."""


AnyRuleModule: TypeAlias = RuleModule | RunRuleModule | SiteRuleModule | SuppressionRuleModule
"""A rule of any kind."""


@record
class RuleSet:
    """The rules that run, by kind."""

    page: tuple[RuleModule, ...] = ()
    run: tuple[RunRuleModule, ...] = ()
    suppression: tuple[SuppressionRuleModule, ...] = ()
    site: tuple[SiteRuleModule, ...] = ()
