"""What a text or a name says that is done: "Search deleted items" searches, "Remove from cart" can be taken back.

text -> clauses -> phrases of the lexicons -> what is done with what -> sayings
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.filler_words import FILLERS
from webmcp_forms.linter.intent.kinds import HARMLESS, RISKS, Kind
from webmcp_forms.linter.intent.lexicon import Lexicon, Match
from webmcp_forms.linter.intent.tokens import Tokens, name_tokens, text_tokens
from webmcp_forms.linter.intent.vocabulary import Role, Sense, VerbPlace
from webmcp_forms.linter.known_text import UNKNOWN
from webmcp_forms.linter.phrases import words
from webmcp_forms.records import record

STRONG = 2.0
"""How much it says when the verb is there."""

FAINT = 1.0
"""How much it says when only the things are there that it is about."""

SLIGHT = 0.5
"""How much it says that something is sent."""

_LONGEST_TEXT = 2000
_SHORTEST_THING = 4
_ACTIONS = frozenset(
    {"action", "act", "bulk", "operation", "command", "cmd", "op", "do", "task", "intent"}
    | {
        "aktion",
        "befehl",
        "accion",
        "acao",
        "azione",
        "actie",
        "akcja",
        "akce",
        "islem",
        "aksi",
        "operacion",
        "operation",
    }
    | {"deystvie", "diya", "sosa", "caozuo", "thao", "betriebsart"}
)
# What these name beside another word is a thing: `delivery_method`.
_ACTIONS_ALONE = frozenset({"mode", "event", "method"})
_CLAUSE_END = Expression(
    rf"[.!?;|\n\u2026\u3002\uff01\uff1f\uff1b\u0964\u061f\u061b{UNKNOWN}]+|:(?=\s)| [-\u2013\u2014] "
)
_QUESTION_MARKS = frozenset("?？؟")
_TOPICS = frozenset({Role.THING, Role.KEPT, Role.SETTING, Role.VIEW, Role.REACH})
_SILENT = frozenset({Role.NOTHING, Role.NONE, Role.RATE})
_NEARBY = frozenset({Role.LASTING, Role.CHARGE})


@record
class Saying:
    """A kind of action that a text speaks of, how clearly, and the words that do, as (start, end) in the text.

    `takes_away` marks one that takes something away, `is_kept` one about things that can be put back.
    `restores` marks one that brings something back, `is_trash` one about the trash, from which that does no harm, and
    `asks` a question.
    """

    kind: Kind
    strength: float
    start: int
    end: int
    takes_away: bool = False
    is_kept: bool = False
    restores: bool = False
    is_trash: bool = False
    asks: bool = False


def text_sayings(text: str, lexicons: Sequence[Lexicon], *, is_order: bool = False) -> Iterator[Saying]:
    """What the clauses of a text say; a lone word that may be a noun is a verb where it `is_order`, as on a button."""
    for start, clause, is_asked in _clauses(text[:_LONGEST_TEXT]):
        tokens = text_tokens(clause)
        for lexicon in lexicons:
            is_noun = _is_alone(tokens) and not is_order
            verb = VerbPlace.NOWHERE if is_noun else lexicon.verb
            found = lexicon.find(tokens)
            if found:
                sayings = _clause_sayings(found, verb=verb, is_order=is_order, is_asked=is_asked)
                yield from _moved(sayings, start)
            if is_order and _sends_something(tokens, found, lexicon):
                yield Saying(found[0].sense.kind, FAINT, start + found[0].start, start + found[0].end)


def name_sayings(
    name: str, lexicons: Sequence[Lexicon], *, verb: VerbPlace = VerbPlace.EITHER_END, is_order: bool = False
) -> Iterator[Saying]:
    """What a name in code or a path says; in the path of an address the verb stands last."""
    tokens = name_tokens(name[:_LONGEST_TEXT])
    place = verb if is_order or not _is_alone(tokens) else VerbPlace.NOWHERE
    for lexicon in lexicons:
        yield from _clause_sayings(lexicon.find(tokens), verb=place)


def _is_alone(tokens: Tokens) -> bool:
    """Whether there is only one word; what is numbered is a thing: "Post 7"."""
    return sum(not token.text.isdigit() for token in tokens.all) == 1


def parameter_sayings(name: str, value: str, lexicons: Sequence[Lexicon]) -> Iterator[Saying]:
    """What a parameter of a request says: `action=order` orders, `order=7` is about an order."""
    if names_action(name):
        yield from name_sayings(value, lexicons, is_order=True)
    else:
        yield from name_sayings(f"{name} {value}", lexicons, verb=VerbPlace.NOWHERE)


def warnings(text: str, lexicons: Sequence[Lexicon]) -> Iterator[Saying]:
    """What a text says of things gone for good, of money taken, of who gets something, and of what to be sure of.

    What only says for what a price would be is faint: "per month" may be about anything. A question warns of no loss.
    """
    for start, clause, is_asked in _clauses(text[:_LONGEST_TEXT]):
        tokens = text_tokens(clause)
        for lexicon in lexicons:
            if matches := lexicon.find(tokens):
                told = [match for match in matches if not (is_asked and match.sense.role is Role.LASTING)]
                yield from _moved(_clause_warnings(clause, told), start)


def _clause_warnings(clause: str, matches: Sequence[Match]) -> Iterator[Saying]:
    roles = {match.sense.role for match in matches}
    if Role.NONE in roles:
        return
    # "What do you want to delete?" asks for a thing.
    asks = Role.ASKING in roles and matches[0].sense.role is not Role.QUESTION
    for match in matches:
        is_asked = asks and match.sense.role is Role.ACT and match.sense.kind in RISKS
        if match.sense.role in _NEARBY or is_asked or _is_reached(match, clause):
            yield Saying(match.sense.kind, STRONG, match.start, match.end)
        elif match.sense.role is Role.RATE:
            yield Saying(match.sense.kind, FAINT, match.start, match.end)


def _is_reached(match: Match, clause: str) -> bool:
    """Whether it is said that somebody gets something: "312 recipients" does, "Recipients" may be a label."""
    is_counted = clause[: match.start].rstrip()[-1:].isdigit()
    return match.sense.role is Role.REACH and (is_counted or " " in clause[match.start : match.end])


def names_action(name: str) -> bool:
    """Whether a field is called so that its value may be a verb, such as `action`."""
    found = frozenset(token.text for token in name_tokens(name).all)
    return not _ACTIONS.isdisjoint(found) or (len(found) == 1 and not _ACTIONS_ALONE.isdisjoint(found))


def says_to_save(text: str, lexicons: Sequence[Lexicon]) -> bool:
    """Whether a text surely says that something is changed, whatever that is."""
    return any(match.sense.role is Role.SAVE for lexicon in lexicons for match in lexicon.find(text_tokens(text)))


def names_amount(tokens: Tokens, lexicons: Sequence[Lexicon]) -> bool:
    """Whether a name or a label is one of a field for a sum of money, or for who gets it."""
    return any(match.sense.is_amount for lexicon in lexicons for match in lexicon.find(tokens))


def _clauses(text: str) -> Iterator[tuple[int, str, bool]]:
    """The clauses of a text, each with where it starts and whether a question mark ends it."""
    start = 0
    for end in _CLAUSE_END.finditer(text):
        yield start, text[start : end.start()], not _QUESTION_MARKS.isdisjoint(end[0])
        start = end.end()
    yield start, text[start:], False


def _moved(sayings: Iterator[Saying], by: int) -> Iterator[Saying]:
    for one in sayings:
        yield replace(one, start=one.start + by, end=one.end + by)


def _clause_sayings(
    found: Sequence[Match], *, verb: VerbPlace, is_order: bool = True, is_asked: bool = False
) -> Iterator[Saying]:
    """What one clause says: its verb decides, and what the verb is about if that can be taken back; else its things.

    Where it is no order, a verb such as "see" may be in a part that only explains ("people who see your data"), and any
    verb may be what it `is_asked` about: "When can I cancel?"
    """
    matches = [match for match in found if match.sense.role not in _SILENT]
    if not matches:
        return
    trash = next((match for match in matches if match.sense.role is Role.TRASH), None)
    if is_asked and (question := _question(matches)):
        yield replace(_saying(question, question.sense, STRONG if is_order else FAINT), asks=True)
        return
    acts = [match for match in matches if _is_act(match, matches, verb=verb)]
    if acts:
        head = _head(acts, verb)
        is_aside = not is_order and verb is VerbPlace.FIRST and not head.leads and head.sense.kind is Kind.QUERY
        saying = replace(_act(head, matches), is_trash=trash is not None)
        saying = replace(saying, asks=is_asked and saying.kind is Kind.QUERY)
        yield replace(saying, strength=FAINT) if is_aside else saying
        return
    if trash:
        yield replace(_saying(trash, trash.sense, SLIGHT), is_trash=True)
    if matches[0].sense.role is Role.QUESTION and matches[0].leads:
        yield replace(_saying(matches[0], matches[0].sense, FAINT), asks=True)
    yield from _topic_sayings(matches)


def _topic_sayings(matches: Sequence[Match]) -> Iterator[Saying]:
    """What a clause without a verb says, by the things in it."""
    roles = {match.sense.role for match in matches}
    topics = [(match, noun) for match in matches if (noun := match.sense.noun or match.sense).role in _TOPICS]
    reading = next((topic for topic in topics if (topic[1].kind, topic[1].role) == (Kind.QUERY, Role.THING)), None)
    if reading and Role.SAVE in roles:
        topics = [topic for topic in topics if topic[1] is not reading[1]]
    elif reading and Role.CHANGE not in roles:
        topics = [reading]
    strength = STRONG if roles & {Role.SAVE, Role.CHANGE} and not (reading and len(topics) == 1) else FAINT
    seen: set[Kind] = set()
    for match, noun in topics:
        if noun.kind not in seen:
            seen.add(noun.kind)
            yield _saying(match, noun, strength)
    if not topics:
        yield from (_saying(match, match.sense, SLIGHT) for match in matches if match.sense.role is Role.SEND)


def _sends_something(tokens: Tokens, found: Sequence[Match], lexicon: Lexicon) -> bool:
    """Whether a thing is sent that no phrase is about, and that is not the form: "Send sighting"."""
    if len(found) != 1 or (found[0].sense.noun or found[0].sense).role is not Role.SEND:
        return False
    others = (token for token in tokens.all if not found[0].start <= token.start < found[0].end)
    return any(
        len(token.text) >= _SHORTEST_THING
        and not token.is_run
        and not lexicon.is_small(token)
        and not FILLERS.has(words(token.text))
        for token in others
    )


def _question(matches: Sequence[Match]) -> Match | None:
    """The word that asks, if it is not whether somebody is sure."""
    roles = [match.sense.role for match in matches]
    return matches[roles.index(Role.QUESTION)] if Role.QUESTION in roles and Role.ASKING not in roles else None


def _head(acts: Sequence[Match], verb: VerbPlace) -> Match:
    """The verb that decides, of several."""
    is_last = verb is VerbPlace.LAST or (verb is VerbPlace.EITHER_END and not acts[0].leads)
    return acts[-1] if is_last else acts[0]


def _is_act(match: Match, matches: Sequence[Match], *, verb: VerbPlace) -> bool:
    """Whether a phrase is the verb; one that may be a noun too is so where a verb stands, unless it is looked at."""
    sense = match.sense
    if sense.role is not Role.ACT or sense.noun is None:
        return sense.role is Role.ACT
    if verb is VerbPlace.NOWHERE:
        return False
    others = [other.sense.noun or other.sense for other in matches if other is not match]
    is_looked_at = any(noun.kind is Kind.QUERY and noun.role in _TOPICS for noun in others)
    stands_where_verbs_do = match is matches[-1] if verb is VerbPlace.LAST else match.leads
    return stands_where_verbs_do and (not is_looked_at or sense.kind in HARMLESS)


def _act(act: Match, matches: Sequence[Match]) -> Saying:
    """What a verb says; one that takes something away depends on what that is."""
    if act.sense.kind is Kind.DESTRUCTIVE:
        nouns = [match.sense.noun or match.sense for match in matches if match is not act]
        if any(noun.role is Role.KEPT or (noun.role is Role.ACT and noun.kind is Kind.REVERSIBLE) for noun in nouns):
            return Saying(Kind.REVERSIBLE, STRONG, act.start, act.end, is_kept=True, restores=act.sense.restores)
        if any(noun.role is Role.VIEW for noun in nouns):
            return Saying(Kind.QUERY, FAINT, act.start, act.end)
    return _saying(act, act.sense, STRONG)


def _saying(match: Match, sense: Sense, strength: float) -> Saying:
    return Saying(
        sense.kind,
        strength,
        match.start,
        match.end,
        takes_away=sense.kind is Kind.DESTRUCTIVE and sense.role is Role.ACT,
        is_kept=(sense.noun or sense).role is Role.KEPT,
        restores=sense.restores,
    )
