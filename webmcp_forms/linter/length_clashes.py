"""Length limits and patterns of a control that exclude each other."""

from __future__ import annotations

from webmcp_forms.browser.call.lengths import length_limits
from webmcp_forms.browser.pattern_lengths import Lengths, match_lengths
from webmcp_forms.browser.patterns import PATTERN_KINDS
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import literal
from webmcp_forms.records import record

LENGTH_ATTRIBUTES = ("pattern", "minlength", "maxlength")
"""The attributes that a clash is about."""


@record
class LengthClash:
    """What excludes what, and the attribute to look at."""

    attribute: str
    problem: str


def length_clash(control: Control) -> LengthClash | None:
    """Why no text but the empty one has a length that passes, or None when there may be one."""
    limits = length_limits(control)
    least, most = limits.least, limits.most
    if most is not None and least > most:
        return LengthClash("minlength", f"minlength is {least} and maxlength is {most}")
    matches = _matches(control) if least or most is not None else None
    if matches is None:
        return None
    if matches.most is not None and matches.most < least:
        return LengthClash("pattern", f"what matches the pattern has {matches.most} at most, and minlength is {least}")
    if most is not None and matches.least > most:
        return LengthClash("pattern", f"what matches the pattern has {matches.least} or more, and maxlength is {most}")
    return None


def _matches(control: Control) -> Lengths | None:
    pattern = literal(control.element.get("pattern")) if control.kind in PATTERN_KINDS else None
    return None if pattern is None else match_lengths(pattern)
