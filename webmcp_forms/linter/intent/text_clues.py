"""What the texts of a form say beside its buttons: names, descriptions, headings, and warnings around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.linter.intent.button_clues import price_in
from webmcp_forms.linter.intent.clues import Clue, Said, clue, quoting_clues, said_clues
from webmcp_forms.linter.intent.kinds import HARMLESS, Kind
from webmcp_forms.linter.intent.lexicon import Lexicon
from webmcp_forms.linter.intent.own_words import OWN, OWN_ENDING
from webmcp_forms.linter.intent.parts import FormParts
from webmcp_forms.linter.intent.promise_words import PROMISES
from webmcp_forms.linter.intent.sayings import STRONG, Saying, name_sayings, text_sayings, warnings
from webmcp_forms.linter.intent.speech import Speech
from webmcp_forms.linter.intent.vocabulary import VerbPlace
from webmcp_forms.linter.phrases import is_unspaced, words
from webmcp_forms.linter.where import Where

_CALLED = ("id", "class", "name", "data-type", "role")
_LONGEST_CALLED = 200


def own_text_clues(parts: FormParts, speech: Speech) -> Iterator[Clue]:
    """The clues in what the tool is called and how it is described."""
    element = parts.tool.element
    for said in parts.descriptions:
        sayings = tuple(text_sayings(said.text, speech.texts))
        is_answered = _is_answered(parts, said.text)
        yield from quoting_clues(said, (one for one in sayings if not (one.asks and is_answered)))
        if parts.method != "get" and not any(one.kind in HARMLESS for one in sayings):
            yield from _nearby_clues(replace(said, source="nearby"), speech.texts, is_own=True)
    if name := literal(element.get("toolname")):
        said = Said("name", "toolname", name, Where(element, "toolname"))
        yield from said_clues(said, name_sayings(name, speech.names))
    yield from _called_clues(element, speech.names)


def text_clues(parts: FormParts, speech: Speech) -> Iterator[Clue]:
    """The clues in the headings and texts in and around a form; those beside a query are not about the query."""
    for said in parts.around.headings:
        sayings = tuple(text_sayings(said.text, speech.texts))
        is_answered = _is_answered(parts, said.text)
        yield from said_clues(said, (one for one in sayings if not (one.asks and is_answered)))
        yield from _question_clues(said, sayings if is_answered else ())
    if parts.method != "get":
        for said in (*parts.around.headings, *parts.around.texts):
            yield from _nearby_clues(replace(said, source="nearby"), speech.texts)
            if promised := PROMISES.meet(words(said.text)):
                yield clue(promised, "promise", said.called, said.where, said.text[:_LONGEST_CALLED])


def _is_answered(parts: FormParts, text: str) -> bool:
    """Whether what is sent answers what a text asks: it is no question of the user."""
    return parts.method != "get" and not OWN.meet(words(text)) and not OWN_ENDING.search(text)


def _question_clues(said: Said, sayings: Iterable[Saying]) -> Iterator[Clue]:
    """The clue in a question to whoever fills the form: somebody reads the answer."""
    if any(one.asks for one in sayings):
        yield clue(Kind.COMMUNICATION, "question", said.called, said.where, said.text)


def _nearby_clues(said: Said, lexicons: Sequence[Lexicon], *, is_own: bool = False) -> Iterator[Clue]:
    """The clues in what stands in and around a form, and in its own description: warnings and sums."""
    price = price_in(said.text)
    found = tuple(warnings(said.text, lexicons))
    # "Entries of a month" takes no money.
    counted = (one for one in found if price or not _is_faint(one, said, is_own=is_own))
    yield from quoting_clues(said, (replace(one, strength=STRONG) for one in counted))
    if price:
        is_fee = is_own or any(one.kind is Kind.FINANCIAL for one in text_sayings(said.text, lexicons))
        source, called = ("fee", "a fee beside it:") if is_fee else ("price", "a sum beside it:")
        yield clue(Kind.FINANCIAL, source, called, replace(said.where, words=price), price)


def _is_faint(one: Saying, said: Said, *, is_own: bool) -> bool:
    """Whether words are too few for a warning: a price without a sum, or "lost" in what a tool is about."""
    if one.kind is Kind.FINANCIAL:
        return is_own or one.strength < STRONG
    return (
        is_own and " " not in said.text[one.start : one.end].strip() and not is_unspaced(said.text[one.start : one.end])
    )


def _called_clues(form: Element, names: Sequence[Lexicon]) -> Iterator[Clue]:
    """The clues in what code calls the form."""
    for name in _CALLED:
        for word in (literal(form.get(name)) or "")[:_LONGEST_CALLED].split():
            said = Said("called", f"form {name}", word, Where(form, name, words=word))
            yield from said_clues(said, name_sayings(word, names, verb=VerbPlace.NOWHERE))
