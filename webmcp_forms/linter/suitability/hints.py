"""Hints that one part of a form depends on another field; those about one part add up."""

from __future__ import annotations

from typing import NamedTuple

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Evidence


class Hint(NamedTuple):
    """A sign that a part of a form, a field or what holds some, depends on another field.

    `source` is that field, or None where it is not known.
    """

    dependent: Element
    source: Element | None
    evidence: Evidence
