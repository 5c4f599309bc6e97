"""Limits of a control that its schema does not carry, and whether a description says them."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from webmcp_forms.browser.call.limits import MOMENT_KINDS, parse_value, step_of
from webmcp_forms.browser.call.moments import MINUTE, SECOND, clock_of, date_of, week_of
from webmcp_forms.browser.patterns import PATTERN_KINDS
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.said_limits import Told
from webmcp_forms.records import record

# Steps that the schema's regular expression for times tells an agent of.
_TOLD_CLOCK_STEPS = frozenset({Decimal(1), Decimal(SECOND), Decimal(MINUTE)})
_STEP_UNITS = {"date": 86_400_000, "week": 604_800_000, "month": 1}
_LIST_WORDS = (
    "comma", "several", "multiple", "more than one", "list of", "addresses", "komma", "mehrere", "virgule", "plusieurs",
    "coma", "varios", "varias", "virgola", "separat", "vírgula", "запят", "カンマ", "逗号",
)  # fmt: skip
# Nouns: a tool may well be there to suggest something.
_SUGGESTION_WORDS = (
    "suggestion", "suggested value", "suggested option", "autocomplet", "auto-complet", "from the list", "in the list",
    "vorschl", "aus der liste", "de la liste", "sugerenci", "de la lista", "suggeriment", "dall'elenco", "sugest",
    "da lista", "suggesties", "uit de lijst", "podpowied", "z listy", "förslag", "подсказ", "из списка", "öneri",
    "saran", "gợi ý", "सुझाव", "اقتراح", "候補", "建议", "建議", "제안", "추천",
)  # fmt: skip


@record
class HiddenLimit:
    """A limit as it is written: the attribute, how to name it, and whether a text says it."""

    attribute: str
    name: str
    is_said: bool


def hidden_limits(control: Control, told: Told) -> Iterator[HiddenLimit]:
    """The limits that hold for a control and are not in its schema. `told` is what an agent reads of it."""
    if any(map(control.element.has, ("minlength", "maxlength"))):
        yield from _lengths(control, told)
    if control.kind in MOMENT_KINDS:
        yield from _moments(control, told)
    if control.kind == "email" and control.element.has("multiple"):
        yield HiddenLimit("multiple", "multiple (several addresses)", any(map(told.holds, _LIST_WORDS)))


def says_suggestions(text: str) -> bool:
    """Whether a parameter's description says that there are suggestions."""
    text = text.lower()
    return any(word in text for word in _SUGGESTION_WORDS)


def _lengths(control: Control, told: Told) -> Iterator[HiddenLimit]:
    from webmcp_forms.browser.call.lengths import length_limits
    from webmcp_forms.browser.pattern_lengths import Lengths, match_lengths

    limits = length_limits(control)
    pattern = literal(control.element.get("pattern")) if control.kind in PATTERN_KINDS else None
    if limits.most is not None and limits.least > limits.most:
        return
    matches = (match_lengths(pattern) if pattern is not None else None) or Lengths(0, None)
    if limits.least > max(matches.least, 1):
        yield HiddenLimit("minlength", f"minlength {limits.least}", told.names(Decimal(limits.least)))
    if limits.most is not None and (matches.most is None or matches.most > limits.most):
        yield HiddenLimit("maxlength", f"maxlength {limits.most}", told.names(Decimal(limits.most)))


def _moments(control: Control, told: Told) -> Iterator[HiddenLimit]:
    for attribute in ("min", "max"):
        written = literal(control.element.get(attribute))
        moment = parse_value(control.kind, written)
        if written and moment is not None:
            is_said = told.holds(written) or told.names(_marking_number(control.kind, int(moment)))
            yield HiddenLimit(attribute, f"{attribute} {written}", is_said)
    written = literal(control.element.get("step"))
    step = step_of(control.kind, written)
    if written and step is not None and not _is_told_step(control.kind, step):
        yield HiddenLimit("step", f"step {written}", _says_step(control.kind, step, told))


def _marking_number(kind: str, moment: int) -> Decimal:
    """The number of a date or time that a text about it would name: the hour, or the year."""
    match kind:
        case "time":
            return Decimal(clock_of(moment)[0])
        case "month":
            return Decimal(1970 + moment // 12)
        case "week":
            return Decimal(week_of(moment)[0])
    return Decimal(date_of(moment)[0])


def _is_told_step(kind: str, step: Decimal) -> bool:
    return step == _STEP_UNITS[kind] if kind in _STEP_UNITS else step in _TOLD_CLOCK_STEPS


def _says_step(kind: str, step: Decimal, told: Told) -> bool:
    """Whether it names the step: in days, weeks or months, or a time's in seconds, minutes or hours."""
    units = (_STEP_UNITS[kind],) if kind in _STEP_UNITS else (SECOND, MINUTE, 60 * MINUTE)
    return any(told.names(step / unit) for unit in units)
