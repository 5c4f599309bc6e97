"""What a rule finds: pure data that every report is made from."""

from __future__ import annotations

from dataclasses import field
from enum import Enum

from webmcp_forms.records import record
from webmcp_forms.source import Position, SourceFile, Span


class Severity(Enum):
    """How bad a finding is: the tool is missing or does harm, works worse than its author thinks, or worth knowing."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"

    @property
    def rank(self) -> int:
        """0 for the most severe."""
        return _SEVERITIES.index(self)


class Confidence(Enum):
    """How sure a finding is: a browser fact, a judgement with named evidence, or one that depends on an unknown."""

    CERTAIN = "certain"
    LIKELY = "likely"
    POSSIBLE = "possible"

    @property
    def rank(self) -> int:
        """0 for the surest."""
        return _CONFIDENCES.index(self)


_SEVERITIES = tuple(Severity)
_CONFIDENCES = tuple(Confidence)


@record
class Edit:
    """Replace the text of a span of the original by another."""

    span: Span
    text: str


@record
class Fix:
    """Edits that remove a finding. A safe one never changes what the page does beyond what the finding is about."""

    description: str
    edits: tuple[Edit, ...]
    safe: bool


@record
class Related:
    """Another place that a finding is about, and what stands there."""

    span: Span
    message: str


@record
class Evidence:
    """One reason for a judgement: what was seen, where, and how much it weighs."""

    description: str
    span: Span | None
    weight: float


@record
class Finding:
    """One finding of one rule.

    `message` says what the browser does and what to write instead. `tool` and `control` name what it is about, as
    written, or are "". `span` lies in `source.text`.
    """

    code: str
    name: str
    severity: Severity
    confidence: Confidence
    message: str
    source: SourceFile = field(repr=False, compare=False)
    span: Span
    tool: str = ""
    control: str = ""
    related: tuple[Related, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    fixes: tuple[Fix, ...] = ()

    @property
    def path(self) -> str:
        """The file, as it is displayed."""
        return self.source.path

    @property
    def relative(self) -> str:
        """The file, as programs know it wherever the run starts."""
        return self.source.relative or self.source.path

    @property
    def start(self) -> Position:
        """Where the finding starts."""
        return self.source.position(self.span.start)

    @property
    def end(self) -> Position:
        """Where the finding ends."""
        return self.source.position(self.span.end)

    @property
    def order(self) -> tuple[str, int, int, str, str]:
        """What findings are sorted by: file, place, rule."""
        return (self.path, self.span.start, self.span.end, self.code, self.message)
