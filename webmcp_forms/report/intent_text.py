"""What a form does and what says so, a line each.

cars.html:3:1: what it does -> query (likely)
cars.html:9:13:   4 for it: button text "Search"
cars.html:3:40:   4 for it: sent by GET
cars.html:2:5:    1 against it: heading "Rentals"
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Document, Element
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.intent.kinds import RISKS, Intent, Kind
from webmcp_forms.report.places import location, offset_location
from webmcp_forms.report.terminal import Style, escape, paint


def intent_lines(document: Document, form: Element, intent: Intent, *, colour: bool) -> Iterator[str]:
    """The lines about a form, escaped, without line ends."""
    verdict = "nothing tells" if intent.kind is Kind.UNKNOWN else f"{intent.kind.value} ({intent.confidence.value})"
    style = Style.NOTABLE if intent.kind in RISKS else Style.GOOD
    yield f"{location(document, form)}: what it does -> {paint(verdict, style, colour=colour)}"
    for pieces, side in ((intent.evidence, "for it"), (intent.against, "against it")):
        yield from (_line(document, form, evidence, side) for evidence in pieces)


def _line(document: Document, form: Element, evidence: Evidence, side: str) -> str:
    place = offset_location(document, evidence.span.start) if evidence.span else location(document, form)
    return f"{place}:   {evidence.weight:g} {side}: {escape(evidence.description)}"
