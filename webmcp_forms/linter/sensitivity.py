"""Which fields of a form hold a secret, a payment card or an identity number, and how that is known.

What `autocomplete` says comes first, then the type of an input, then its name, id, labels and descriptions, read in
whole words. A phrase that also means harmless things counts only beside a second sign: a card number beside a security
code or an expiry date, a date of birth beside an identity number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from webmcp_forms.document.forms import Control, Skip
from webmcp_forms.document.nodes import literal
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.autofill import autofill_field
from webmcp_forms.linter.finding import Confidence, Evidence
from webmcp_forms.linter.intent.buttons import button_text
from webmcp_forms.linter.intent.sensitive_names import (
    ADDRESS,
    HINTS,
    NAMES,
    OTHER_CARDS,
    OTHER_IDENTITIES,
    OTHER_SECRETS,
    PAYING,
    TRAILING,
    Sensitive,
)
from webmcp_forms.linter.known_text import known_text
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import Meanings, Phrases, head, words
from webmcp_forms.linter.where import Where
from webmcp_forms.linter.wording import quoted
from webmcp_forms.records import record

SECRETS = frozenset({Sensitive.PASSWORD, Sensitive.KEY, Sensitive.ONE_TIME_CODE})
"""What opens an account or a system."""

CARDS = frozenset({Sensitive.CARD_NUMBER, Sensitive.SECURITY_CODE, Sensitive.EXPIRY, Sensitive.BANK_ACCOUNT})
"""What money is taken with."""

IDENTITIES = frozenset({Sensitive.IDENTITY_NUMBER, Sensitive.PASSPORT, Sensitive.TAX_NUMBER, Sensitive.BIRTH_DATE})
"""What a person is told apart by."""

_FIELDS = {
    "current-password": Sensitive.PASSWORD,
    "one-time-code": Sensitive.ONE_TIME_CODE,
    "cc-number": Sensitive.CARD_NUMBER,
    "cc-csc": Sensitive.SECURITY_CODE,
    "cc-exp": Sensitive.EXPIRY,
    "cc-exp-month": Sensitive.EXPIRY,
    "cc-exp-year": Sensitive.EXPIRY,
}
_TYPED_KINDS = frozenset({"text", "tel", "number", "password", "hidden"})
_DATE_KINDS = frozenset({"date", "month", "select"})
_NAMES = ("name", "id")
_DESCRIPTIONS = ("toolparamdescription", "aria-label", "aria-description", "placeholder")
_LONGEST_TEXT = 300
_DIGITS_ONLY = Expression(r"\^?\(?(?:\\d|\[0-9\])(?:\{\d+(?:,\d*)?\}|[*+])?\)?\$?")


@record
class Judgement:
    """What a control holds, how that is known, and where that stands: in an attribute of the control or in a label."""

    control: Control
    meaning: Sensitive
    confidence: Confidence
    evidence: Evidence
    where: Where

    @property
    def attribute(self) -> str | None:
        """The attribute of the control that says so, or None if a label does."""
        return self.where.attribute


def judge(tool: ToolForm) -> tuple[Judgement, ...]:
    """The judgements about the controls of a form that a user or an agent can fill, in order."""
    fields = [_field(tool, control) for control in tool.form.controls if control.skip in (None, Skip.READONLY)]
    found = {field.control.element.index: judged for field in fields if (judged := _by_itself(tool, field))}
    others = (field for field in fields if field.control.element.index not in found)
    hints = {field.control.element.index: hint for field in others if (hint := _hint(tool, field))}
    if hints:
        around = _around(tool, found.values(), hints.values())
        found |= {index: hint for index, hint in hints.items() if _is_confirmed(hint, around)}
    return tuple(judged for _, judged in sorted(found.items()))


def exposed(tool: ToolForm, meanings: frozenset[Sensitive]) -> Iterator[Judgement]:
    """The judgements with one of the meanings about controls that become a parameter, or do so for all one knows."""
    fields = [judged for judged in tool.sensitive_fields if judged.meaning in meanings]
    members = {control.element.index for parameter in tool.parameters for control in parameter.group.controls}
    for judged in fields:
        control = judged.control
        is_unknown = control.skip is None and bool(control.element.presence.unknown_attributes) and not control.name
        if control.element.index in members or is_unknown:
            yield judged


@record
class _Text:
    """What a control is called: what says so, where that stands, and the words that name the field."""

    source: str
    where: Where
    text: str
    words: tuple[str, ...]


@record
class _Field:
    """A control and all that it is called."""

    control: Control
    texts: tuple[_Text, ...]


@record
class _Around:
    """What else is on a form: the things it certainly asks for, those it may ask for, and what it is about."""

    known: frozenset[Sensitive]
    near: frozenset[Sensitive]
    asks_address: bool
    takes_money: bool
    is_about_other_cards: bool


def _field(tool: ToolForm, control: Control) -> _Field:
    return _Field(control, tuple(_texts(tool, control)))


def _around(tool: ToolForm, found: Iterable[Judgement], hints: Iterable[Judgement]) -> _Around:
    known = frozenset(judged.meaning for judged in found)
    return _Around(
        known,
        known | {hint.meaning for hint in hints},
        any(ADDRESS.meet(words(name)) for name in tool.parameter_names),
        _is_about(tool, PAYING),
        _is_about(tool, OTHER_CARDS),
    )


def _by_itself(tool: ToolForm, field: _Field) -> Judgement | None:
    """What a control says alone."""
    named = _named(tool, field, NAMES)
    if judged := _autofilled(tool, field.control, named):
        return judged
    if field.control.kind != "password":
        return named
    meaning = named.meaning if named else Sensitive.PASSWORD
    return named if meaning not in SECRETS else _typed(tool, field.control, meaning)


def _autofilled(tool: ToolForm, control: Control, named: Judgement | None) -> Judgement | None:
    written = literal(control.element.get("autocomplete")) or ""
    meaning = _FIELDS.get(autofill_field(written))
    if meaning is None:
        return None
    # Pages also misuse this token to keep the browser from filling in an ordinary field.
    is_plain = meaning is Sensitive.ONE_TIME_CODE and not (named or _is_numeric(control))
    confidence = Confidence.LIKELY if is_plain else Confidence.CERTAIN
    where = Where(control.element, "autocomplete")
    return _judgement(tool, control, meaning, confidence, f"autocomplete={quoted(written)}", where)


def _typed(tool: ToolForm, control: Control, meaning: Sensitive) -> Judgement:
    return _judgement(tool, control, meaning, Confidence.CERTAIN, 'type="password"', Where(control.element, "type"))


def _named(tool: ToolForm, field: _Field, table: Meanings[Sensitive]) -> Judgement | None:
    """What the name, the id, a label or a description of a control says."""
    for said in field.texts:
        meaning = _meaning(table, said.words)
        if meaning is None or not _fits(field.control, meaning):
            continue
        is_ambiguous = table is HINTS or meaning in CARDS
        around = " ".join(other.text for other in field.texts) if is_ambiguous else said.text
        if not _other(meaning).meet(words(around)):
            seen = f"{said.source} {quoted(said.text)}"
            return _judgement(tool, field.control, meaning, Confidence.LIKELY, seen, said.where)
    return None


def _texts(tool: ToolForm, control: Control) -> Iterator[_Text]:
    """What a control is called, as far as it is literal."""
    yield from _attributes(control, _NAMES)
    for label in control.labels:
        if text := known_text(tool.form.document, label.element, tool.page.relations.labelable):
            yield _text("the label", Where(label.element, is_content=True, words=text), text.strip())
    yield from _attributes(control, _DESCRIPTIONS)


def _attributes(control: Control, names: tuple[str, ...]) -> Iterator[_Text]:
    for attribute in names:
        text = literal(control.element.get(attribute)) or ""
        # Django puts `id_` before every name.
        if text := text.removeprefix("id_") if attribute == "id" else text:
            yield _text(f"the {attribute}", Where(control.element, attribute), text)


def _text(source: str, where: Where, text: str) -> _Text:
    text = text[:_LONGEST_TEXT]
    return _Text(source, where, text, words(text if where.attribute in _NAMES else head(text)))


def _meaning(table: Meanings[Sensitive], found: tuple[str, ...]) -> Sensitive | None:
    """What words mean that end in a phrase, but for words after it that leave its meaning as it is."""
    while found:
        if meaning := table.end(found):
            return meaning
        if not TRAILING.end(found):
            return None
        found = found[:-1]
    return None


def _fits(control: Control, meaning: Sensitive) -> bool:
    """Whether a control of that kind can hold such a thing."""
    if meaning in (Sensitive.EXPIRY, Sensitive.BIRTH_DATE):
        return control.kind in _TYPED_KINDS | _DATE_KINDS
    return control.kind in _TYPED_KINDS or (meaning is Sensitive.KEY and control.kind == "textarea")


def _other(meaning: Sensitive) -> Phrases:
    """Words that make it something else."""
    return OTHER_SECRETS if meaning in SECRETS else OTHER_CARDS if meaning in CARDS else OTHER_IDENTITIES


def _hint(tool: ToolForm, field: _Field) -> Judgement | None:
    """What a control may hold if there is a second sign."""
    written = literal(field.control.element.get("autocomplete")) or ""
    if autofill_field(written) == "bday":
        seen = f"autocomplete={quoted(written)}"
        return _judgement(
            tool,
            field.control,
            Sensitive.BIRTH_DATE,
            Confidence.LIKELY,
            seen,
            Where(field.control.element, "autocomplete"),
        )
    return _named(tool, field, HINTS)


def _is_confirmed(hint: Judgement, around: _Around) -> bool:
    """Whether a phrase that may be harmless has a second sign beside it."""
    known, near = around.known, around.near
    match hint.meaning:
        case Sensitive.ONE_TIME_CODE:
            return _is_numeric(hint.control) and not around.asks_address
        case Sensitive.BIRTH_DATE:
            return bool(known & (IDENTITIES - {Sensitive.BIRTH_DATE}))
        case Sensitive.CARD_NUMBER | Sensitive.SECURITY_CODE | Sensitive.EXPIRY if around.is_about_other_cards:
            return False
        case Sensitive.CARD_NUMBER:
            is_paid_with = Sensitive.EXPIRY in near and around.takes_money
            return is_paid_with or Sensitive.SECURITY_CODE in near or Sensitive.EXPIRY in known
        case _:
            has_number = Sensitive.CARD_NUMBER in near and (Sensitive.SECURITY_CODE in near or around.takes_money)
            return has_number or bool(known & {Sensitive.CARD_NUMBER, Sensitive.SECURITY_CODE})


def _is_numeric(control: Control) -> bool:
    element = control.element
    digits = literal(element.get("pattern"))
    return (
        control.kind in ("number", "tel")
        or (literal(element.get("inputmode")) or "").lower() == "numeric"
        or (digits is not None and _DIGITS_ONLY.fullmatch(digits) is not None)
    )


def _is_about(tool: ToolForm, table: Phrases) -> bool:
    """Whether the tool, or the button that submits it, speaks of one of the phrases."""
    texts = [literal(tool.element.get(name)) for name in ("toolname", "tooldescription", "tooltitle")]
    button = next(submit_buttons(tool.form), None)
    if button:
        texts.append(button_text(tool.form.document, button))
    return any(table.meet(words(text[:_LONGEST_TEXT])) for text in texts if text)


def _judgement(  # noqa: PLR0913, PLR0917 - one part of the result each
    tool: ToolForm, control: Control, meaning: Sensitive, confidence: Confidence, seen: str, where: Where
) -> Judgement:
    weight = 1.0 if confidence is Confidence.CERTAIN else 0.7
    return Judgement(control, meaning, confidence, Evidence(seen, where.span(tool), weight), where)
