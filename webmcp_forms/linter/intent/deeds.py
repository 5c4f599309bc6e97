"""The clues of a form as what is done shows them: each alone may only say what the form is about.

clues -> what comes out of the trash, what is promised, what is asked, what the address and the buttons do -> clues
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from webmcp_forms.linter.intent.clues import WEIGHTS, Clue
from webmcp_forms.linter.intent.kinds import HARMLESS, RISKS, Kind

NOUN = 1.0
"""What a thing weighs that is only named; what weighs more is done."""

BUTTON_VERB = 4.0
"""What a verb on a button weighs."""

_ADDRESS_VERB = 2.0
_TOPIC_SOURCES = frozenset(
    {"card", "amount", "message", "person", "file", "field", "identity", "price"}
    | {"heading", "name", "description", "address", "called", "fee"}
)
_NAMING = frozenset({"heading", "name", "description", "address"})
_TOLD = frozenset({*_NAMING, "button", "identity", "person", "field", "called"})
_CODE = frozenset({"address", "hidden"})
_PUTTING = frozenset({*_CODE, "code"})
_WORDS = frozenset({"button", "code", "icon", "name", "description", "heading", "price", "fee", "price on the button"})
_SAID = frozenset({"button", "name", "description"})

_Clues: TypeAlias = Sequence[Clue]


def as_done(clues: Sequence[Clue]) -> Sequence[Clue]:
    """The clues that speak of what a form does, each for the kind that it then is."""
    for read_again in _STEPS:
        clues = read_again(clues)
    return clues


def _out_of_trash(clues: _Clues) -> _Clues:
    """What comes back from the trash is no destruction, but what is taken from it is gone."""
    if not any(clue.is_trash for clue in clues):
        return clues
    clues = [replace(clue, kind=Kind.REVERSIBLE) if clue.restores else clue for clue in clues]
    if not any(clue.is_trash and clue.source in _CODE for clue in clues):
        return clues
    emptied = [replace(clue, kind=Kind.DESTRUCTIVE) if _empties_trash(clue) else clue for clue in clues]
    is_emptied = emptied != clues
    return [clue for clue in emptied if not (is_emptied and clue.is_kept and clue.kind is Kind.REVERSIBLE)]


def _empties_trash(clue: Clue) -> bool:
    """Whether something is taken from a basket that the address calls a trash can: some languages call it so."""
    return clue.source in _SAID and clue.is_kept and not clue.restores and clue.weight > NOUN


def _as_promised(clues: _Clues) -> _Clues:
    """Where it is promised that nothing happens, risks are only what a form is about, unless a verb says them.

    So it is where all that is asked for is the number of something: what that is has happened already.
    """
    if any(clue.source == "promise" for clue in clues):
        return [clue for clue in clues if clue.kind not in RISKS or clue.weight > WEIGHTS["amount"]]
    if any(clue.source == "reference" for clue in clues):
        return [clue for clue in clues if clue.kind not in RISKS or clue.weight > NOUN]
    return clues


def _without_questions(clues: _Clues) -> _Clues:
    """A question is answered to nobody where the form only looks something up, or can be undone."""
    if not any(clue.kind in HARMLESS and clue.weight > NOUN for clue in clues):
        return clues
    return [clue for clue in clues if clue.source != "question"]


def _at_address(clues: _Clues) -> _Clues:
    """Where a form is sent to an address that does something, what a button shows is what comes of it."""
    said = [clue for clue in clues if clue.source == "address" and clue.weight >= _ADDRESS_VERB]
    is_sent = all(not clue.source.startswith("method get") for clue in clues)
    if not (is_sent and said and all(clue.kind in RISKS for clue in said)):
        return clues
    return [replace(clue, weight=NOUN) if clue.kind is Kind.QUERY else clue for clue in clues]


def _on_topic(clues: _Clues) -> _Clues:
    """A button that searches or saves a draft does so, whatever the form is about, and so does one that pays."""
    others = _kinds_ruled_out(clues)
    return [clue for clue in clues if not _is_topic(clue) or clue.kind not in others or clue.is_kept]


def _is_topic(clue: Clue) -> bool:
    """Whether a clue may only say what a form is about; the verb of an address says what it does."""
    return clue.source in _TOPIC_SOURCES and not (clue.source == "address" and clue.weight >= _ADDRESS_VERB)


def _kinds_ruled_out(clues: _Clues) -> tuple[Kind, ...]:
    """The kinds that the verbs on the buttons leave no room for, whatever else is said."""
    weights = dict.fromkeys(Kind, 0.0)
    for clue in clues:
        if clue.source == "button":
            weights[clue.kind] = max(weights[clue.kind], clue.weight)
    harmless = max(weights[kind] for kind in HARMLESS)
    risk = max(weights[kind] for kind in RISKS)
    if (harmless >= BUTTON_VERB and not risk) or _is_looked_up(clues):
        return RISKS
    if any(clue.source == "method delete" for clue in clues) and not weights[Kind.QUERY]:
        return HARMLESS if not weights[Kind.REVERSIBLE] else (Kind.QUERY,)
    is_get = any(clue.source == "method get" for clue in clues)
    is_put = any(clue.kind is Kind.REVERSIBLE and clue.source in _PUTTING for clue in clues)
    return HARMLESS if risk >= BUTTON_VERB and not harmless and not is_get and not is_put else ()


def _is_looked_up(clues: _Clues) -> bool:
    """Whether several texts speak of looking something up, and of risks only as what that is about: "Fine status"."""
    looking = {clue.source for clue in clues if clue.kind is Kind.QUERY and clue.source in _NAMING}
    risks = [clue for clue in clues if clue.kind in RISKS]
    return len(looking) > 1 and all(clue.weight <= WEIGHTS["identity"] and clue.source in _TOLD for clue in risks)


def _put_back(clues: _Clues) -> _Clues:
    """Taking away what can be put back, such as a coupon, is no destruction, and buying costs nothing in a basket.

    What a text says is gone for good is gone, whatever the form only names.
    """
    is_lasting = any(clue.kind is Kind.DESTRUCTIVE and clue.source == "nearby" for clue in clues)
    if is_lasting:
        clues = [clue for clue in clues if clue.kind is not Kind.QUERY or clue.weight > NOUN]
    is_kept = any(clue.is_kept or _says_how(clue) for clue in clues) and not is_lasting
    is_put = any(clue.kind is Kind.REVERSIBLE and clue.source in _PUTTING and clue.weight > NOUN for clue in clues)
    return [
        replace(clue, kind=Kind.REVERSIBLE)
        if (is_kept and clue.takes_away) or (is_put and clue.kind is Kind.FINANCIAL and clue.source in _WORDS)
        else clue
        for clue in clues
    ]


def _says_how(clue: Clue) -> bool:
    """Whether a button says, in one of its texts, that what another calls a deletion can be undone."""
    return clue.source == "button" and clue.kind is Kind.REVERSIBLE and clue.weight >= BUTTON_VERB


_STEPS: tuple[Callable[[_Clues], _Clues], ...] = (
    _out_of_trash,
    _as_promised,
    _without_questions,
    _at_address,
    _on_topic,
    _put_back,
)
