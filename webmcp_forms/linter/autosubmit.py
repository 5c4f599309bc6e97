"""Whether a form submits itself when an agent calls it, and the findings about forms that should not.

`toolautosubmit` is boolean, so it is on as soon as the page has it. What a framework makes of the attribute, the
readers know: React leaves out a bare one, and Vue writes `false` as text, which is on.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Element, MixedText
from webmcp_forms.linter.finding import Confidence, Edit, Finding, Fix
from webmcp_forms.linter.intent.kinds import Intent, Kind
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.source import Span

ATTRIBUTE = "toolautosubmit"
"""The attribute that lets a form submit itself."""

_SCRIPTED_LANGUAGES = frozenset({"jsx", "tsx", "ts", "mdx"})
_SHOWN_REASONS = 3


def submits_itself(tool: ToolForm) -> Confidence | None:
    """How sure it is that a form submits itself; None when it does not, as far as the markup says."""
    element = tool.element
    if not element.has(ATTRIBUTE):
        return None
    is_sure = element.surely_has(ATTRIBUTE) and not _may_be_dropped(tool, element)
    return Confidence.CERTAIN if is_sure else Confidence.POSSIBLE


def risky_forms(page: Page, rule: Rule, kind: Kind, effect: str) -> Iterator[Finding]:
    """A finding for each form that submits itself and does a thing of a kind that should be asked for first."""
    for tool in page.annotated_forms:
        sure = submits_itself(tool)
        if sure is None or tool.intent.kind is not kind or tool.intent.confidence is not Confidence.LIKELY:
            continue
        message = (
            f"An agent's call submits this form without asking, and it {effect} ({reasons(tool.intent)}). "
            f"Leave {ATTRIBUTE} out: the fields are filled, and the user looks at them and presses the button."
        )
        yield rule.finding(
            tool,
            tool.span(tool.element, ATTRIBUTE),
            message,
            confidence=Confidence.LIKELY if sure is Confidence.CERTAIN else sure,
            evidence=tool.intent.evidence,
            fixes=removal(tool),
        )


def reasons(intent: Intent) -> str:
    """The weightiest evidence in words."""
    return ", ".join(evidence.description for evidence in intent.evidence[:_SHOWN_REASONS])


def removal(tool: ToolForm) -> tuple[Fix, ...]:
    """The repair that takes the attribute away, which changes what the page does today."""
    place = tool.form.document.place(tool.element)
    if place is None or ATTRIBUTE not in place.attributes:
        return ()
    whole = place.attributes[ATTRIBUTE].whole
    has_space = tool.source.text[whole.start - 1].isspace()
    edit = Edit(Span(whole.start - has_space, whole.end), "")
    return (Fix("Remove toolautosubmit", (edit,), safe=False),)


def _may_be_dropped(tool: ToolForm, element: Element) -> bool:
    """Whether what a script puts into the attribute may leave it out."""
    is_scripted = tool.form.document.language in _SCRIPTED_LANGUAGES
    return is_scripted and isinstance(element.get(ATTRIBUTE), MixedText)
