"""What the fields of a form say: what they hold, what they are called, and that a person fills them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from webmcp_forms.document.forms import Choice, Control
from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.autofill import autofill_field
from webmcp_forms.linter.intent.access_words import ACCESS
from webmcp_forms.linter.intent.candidate_words import SEARCH_NAMES
from webmcp_forms.linter.intent.clues import Clue, Said, clue, said_clues
from webmcp_forms.linter.intent.kinds import RISKS, Kind
from webmcp_forms.linter.intent.lexicon import Lexicon
from webmcp_forms.linter.intent.parts import Field, FormParts
from webmcp_forms.linter.intent.recipient_words import RECIPIENTS
from webmcp_forms.linter.intent.reference_words import BESIDE_REFERENCES, REFERENCES
from webmcp_forms.linter.intent.sayings import (
    FAINT,
    STRONG,
    Saying,
    name_sayings,
    names_action,
    names_amount,
    text_sayings,
)
from webmcp_forms.linter.intent.sensitive_names import Sensitive
from webmcp_forms.linter.intent.speech import Speech
from webmcp_forms.linter.intent.tokens import Tokens, name_tokens, text_tokens
from webmcp_forms.linter.intent.vocabulary import VerbPlace
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import head, words
from webmcp_forms.linter.sensitivity import CARDS, IDENTITIES, SECRETS
from webmcp_forms.linter.where import Where

_FILLED = {
    "username": (Kind.ACCOUNT, "user name"),
    "nickname": (Kind.ACCOUNT, "user name"),
    "new-password": (Kind.ACCOUNT, "password"),
    "current-password": (Kind.ACCOUNT, "password"),
    "transaction-amount": (Kind.FINANCIAL, "amount"),
    "cc-number": (Kind.FINANCIAL, "card"),
    "cc-name": (Kind.FINANCIAL, "card"),
    "cc-exp": (Kind.FINANCIAL, "card"),
    "cc-csc": (Kind.FINANCIAL, "card"),
}
_PERSON = frozenset(
    {
        "name",
        "given-name",
        "family-name",
        "email",
        "tel",
        "street-address",
        "address-line1",
        "postal-code",
        "bday",
        "organization",
    }
)
_TYPED_WORD = Expression(r"[\^]?([^\W\d_]{3,20})[$]?")
_TICKED = frozenset({"checkbox", "radio"})
_TYPED = frozenset({"text", "number", "search"})
_MOST_REFERENCES = 4
_CHOSEN = frozenset({"select", "select-multiple", "checkbox", "radio"})
_FARTHEST_MARK = 8
_MOST_ACTIONS = 20


def kind_clues(parts: FormParts) -> Iterator[Clue]:
    """The clues in what the fields are and hold, whatever they are called."""
    yield from _sensitive_clues(parts.tool)
    yield from _search_marks(parts.tool)
    # In what is sent by POST, such a short name says nothing.
    names = SEARCH_NAMES if parts.method == "get" else SEARCH_NAMES - {"s"}
    for control in parts.controls:
        yield from _kind_clues(control, names)


def chosen_clues(parts: FormParts, speech: Speech) -> Iterator[Clue]:
    """The clues in a select of actions, of which the button only does the chosen one: "Delete selected", and "Go"."""
    for control in parts.controls:
        if names_action(control.name):
            for choice in control.choices[:_MOST_ACTIONS]:
                said = Said("button" if choice.element.has("selected") else "code", "choice", *_choice(choice))
                sayings = text_sayings(said.text, speech.texts, is_order=True)
                yield from said_clues(said, (one for one in sayings if one.kind in RISKS))
            yield from _harmless_choices(control, speech)


def _harmless_choices(control: Control, speech: Speech) -> Iterator[Clue]:
    """The clue in a choice of actions all of which can be undone."""
    texts = [_choice(choice) for choice in control.choices[:_MOST_ACTIONS] if choice.value]
    kinds = [{one.kind for one in text_sayings(text, speech.texts, is_order=True)} for text, _ in texts]
    if texts and all(found == {Kind.REVERSIBLE} for found in kinds):
        text, where = texts[0]
        yield from said_clues(Said("button", "choice", text, where), (Saying(Kind.REVERSIBLE, STRONG, 0, len(text)),))


def _choice(choice: Choice) -> tuple[str, Where]:
    text = " ".join(choice.title.split())
    return text, Where(choice.element, is_content=True, words=text)


def called_clues(parts: FormParts, speech: Speech) -> Iterator[Clue]:
    """The clues in the names and labels of the fields."""
    yield from _reference_clues(parts)
    for field in parts.fields:
        yield from _called_clues(field, speech)
        yield from _typed_clues(field.control, speech.texts)


def _sensitive_clues(tool: ToolForm) -> Iterator[Clue]:
    for judged in tool.sensitive_fields:
        if judged.meaning in CARDS:
            kind, source = Kind.FINANCIAL, "card"
        elif judged.meaning in SECRETS:
            is_code = judged.meaning is Sensitive.ONE_TIME_CODE
            kind, source = Kind.ACCOUNT, "one-time code" if is_code else "password"
        elif judged.meaning in IDENTITIES:
            kind, source = Kind.ACCOUNT, "identity"
        else:
            continue
        yield clue(kind, source, judged.evidence.description, judged.where)


def _search_marks(tool: ToolForm) -> Iterator[Clue]:
    element = tool.element
    for _ in range(_FARTHEST_MARK):
        if element.is_html and (element.tag == "search" or element.show("role") == "search"):
            mark = "a <search> element" if element.tag == "search" else "role=search"
            yield clue(Kind.QUERY, "search", mark, Where(element, "role"))
            return
        if element.parent < 0:
            return
        element = tool.form.document.element(element.parent)


def _kind_clues(control: Control, search_names: frozenset[str]) -> Iterator[Clue]:
    """The clues in the kind of a field and in what the browser fills it with."""
    element = control.element
    if control.kind == "search" or (control.kind == "text" and control.name.lower() in search_names):
        yield _shown(Kind.QUERY, "search", element, "type" if control.kind == "search" else "name")
    elif control.kind == "textarea":
        yield clue(Kind.COMMUNICATION, "message", "a text area", Where(element))
    elif control.kind == "file":
        yield _shown(Kind.COMMUNICATION, "file", element, "type")
    autofill = autofill_field(literal(element.get("autocomplete")) or "")
    if found := _FILLED.get(autofill):
        yield _shown(*found, element, "autocomplete")
    elif autofill in _PERSON or control.kind in ("email", "tel"):
        yield _shown(Kind.COMMUNICATION, "person", element, "autocomplete" if autofill in _PERSON else "type")


def _shown(kind: Kind, source: str, element: Element, attribute: str) -> Clue:
    return clue(kind, source, f"{attribute}={element.show(attribute)}", Where(element, attribute))


def _called_clues(field: Field, speech: Speech) -> Iterator[Clue]:
    """The clues in the name and the labels of a field; of those for an amount, one is enough."""
    name = field.control.name
    texts: list[tuple[Said, Tokens, Sequence[Lexicon]]] = []
    if name:
        said = Said("field", "field name", name, Where(field.control.element, "name"))
        sayings = _answers(name_sayings(name, speech.names, verb=VerbPlace.NOWHERE))
        yield from said_clues(said, _ticked(sayings) if field.control.kind in _TICKED else sayings)
        texts.append((said, name_tokens(name), speech.names))
    for label in field.labels:
        sayings = _answers(text_sayings(label.text, speech.texts))
        yield from said_clues(label, _ticked(sayings) if field.control.kind in _TICKED else map(_as_topic, sayings))
        texts.append((label, text_tokens(label.text), speech.texts))
    amount = next((said for said, tokens, tables in texts if names_amount(tokens, tables)), None)
    if amount:
        yield clue(Kind.FINANCIAL, "amount", amount.called, amount.where, amount.text)
    yield from _access_clues(field)
    yield from _recipient_clues(field)


def _reference_clues(parts: FormParts) -> Iterator[Clue]:
    """The clue in fields that only ask for the number of something that exists."""
    if not 0 < len(parts.fields) <= _MOST_REFERENCES:
        return
    numbers = [field for field in parts.fields if _is_reference(field)]
    others = (field for field in parts.fields if field not in numbers)
    if numbers and all(any(BESIDE_REFERENCES.start(words(told.text)) for told in one.labels) for one in others):
        element = numbers[0].control.element
        yield clue(Kind.QUERY, "reference", "field name", Where(element, "name"), numbers[0].control.name)


def _is_reference(field: Field) -> bool:
    texts = (field.control.name, *(label.text for label in field.labels))
    return field.control.kind in _TYPED and any(map(REFERENCES.search, texts))


def _recipient_clues(field: Field) -> Iterator[Clue]:
    """The clue in a field for the address of somebody who gets something."""
    element = field.control.element
    if field.control.kind in ("email", "tel"):
        if RECIPIENTS.has(words(field.control.name)):
            yield clue(Kind.COMMUNICATION, "recipient", "field name", Where(element, "name"), field.control.name)
        elif told := next((label for label in field.labels if RECIPIENTS.has(words(head(label.text)))), None):
            yield clue(Kind.COMMUNICATION, "recipient", told.called, told.where, told.text)


def _access_clues(field: Field) -> Iterator[Clue]:
    """The clue in a choice of what somebody may do."""
    if field.control.kind in _CHOSEN:
        told = next((label for label in field.labels if ACCESS.has(words(head(label.text)))), None)
        if told:
            yield clue(Kind.ACCOUNT, "access", told.called, told.where, told.text)


def _answers(sayings: Iterable[Saying]) -> Iterator[Saying]:
    """What is said of a field, without that it asks something: all fields do."""
    return (one for one in sayings if not one.asks)


def _ticked(sayings: Iterable[Saying]) -> Iterator[Saying]:
    """What is said of a box to tick: "Publish" may be done with the rest, "Read orders" is what somebody may do."""
    return (_as_topic(one) if one.kind is Kind.QUERY else one for one in sayings)


def _as_topic(one: Saying) -> Saying:
    """What the label of a field says that a person fills in: it is about something, and orders nothing."""
    return replace(one, strength=min(one.strength, FAINT))


def _typed_clues(control: Control, lexicons: Sequence[Lexicon]) -> Iterator[Clue]:
    """The clue in a word that has to be typed in: `pattern="DELETE"`."""
    pattern = _TYPED_WORD.fullmatch(literal(control.element.get("pattern")) or "")
    if pattern:
        said = Said("confirmation", "pattern", pattern[1], Where(control.element, "pattern"))
        yield from said_clues(said, (one for one in text_sayings(pattern[1], lexicons) if one.strength >= STRONG))
