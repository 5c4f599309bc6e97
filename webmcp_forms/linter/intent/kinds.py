"""What a form does when it is submitted, as far as its markup says."""

from __future__ import annotations

from enum import StrEnum

from webmcp_forms.linter.finding import Confidence, Evidence
from webmcp_forms.records import record


class Kind(StrEnum):
    """What submitting a form does."""

    QUERY = "query"
    REVERSIBLE = "reversible"
    DESTRUCTIVE = "destructive"
    FINANCIAL = "financial"
    COMMUNICATION = "communication"
    ACCOUNT = "account"
    UNKNOWN = "unknown"


RISKS = (Kind.DESTRUCTIVE, Kind.FINANCIAL, Kind.COMMUNICATION, Kind.ACCOUNT)
"""What nothing should do without asking a person, in the order in which they win when they are as likely."""

HARMLESS = (Kind.QUERY, Kind.REVERSIBLE)
"""What may well happen without asking."""


@record
class Intent:
    """What a form does, how sure that is, and what says so, the weightiest first.

    `evidence` speaks for the kind; what speaks for another is in `against`.
    """

    kind: Kind
    confidence: Confidence
    evidence: tuple[Evidence, ...] = ()
    against: tuple[Evidence, ...] = ()


NO_INTENT = Intent(Kind.UNKNOWN, Confidence.POSSIBLE)
"""What is known of a form that says nothing."""
