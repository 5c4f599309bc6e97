"""How the words of a language are written down, and what each section of them means.

A vocabulary is a set of lists of phrases with commas between them. `delet{e|es|ing}` stands for three words; a star
stands for any letters at the end or at the beginning of a word (`Bestellung*`, `*löschung`). Words are written as texts
are taken apart: with a space for an apostrophe or a hyphen, and between digits and letters ("l abonnement", "2 fa").
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from webmcp_forms.linter.intent.kinds import Kind


class Role(StrEnum):
    """What a phrase does in a text."""

    ACT = "what is done"
    THING = "what it is done with, or what the text is about"
    VIEW = "what only belongs to looking at things: filters, an order"
    KEPT = "what can be taken away and put back: a basket, a star"
    SETTING = "how something is shown, or a draft"
    CHANGE = "a verb that may change something, whatever that is"
    SAVE = "a verb that surely changes something, whatever that is"
    SEND = "sending something, whatever that is"
    QUESTION = "the first word of a question"
    LASTING = "words that say that something is gone for good"
    ASKING = "words that ask whether somebody is sure"
    CHARGE = "words that say that money is taken"
    RATE = "for what a price is: a month, a person"
    NONE = "words that say that nothing of the kind happens"
    REACH = "words that say that other people get something"
    TRASH = "where things go that are deleted, from which they come back"
    AMOUNT = "what a field for a sum of money, or for who gets it, is called"
    NOTHING = "words that only look as if they said something"


class VerbPlace(Enum):
    """Where the verb of a short phrase stands."""

    FIRST = "delete account"
    LAST = "hesabı sil"
    EITHER_END = "zoek adres, adres zoeken"
    NOWHERE = "order-id: where a word that can be a noun is one"


@dataclass(frozen=True, slots=True)
class Sense:
    """What a phrase means. A verb may be something else where no verb stands, such as "order": that is its `noun`.

    `is_amount` marks what fields for a sum of money, or for who gets it, are called; `restores` a verb that overwrites
    what there is with what there was, or takes something out of the trash.
    """

    kind: Kind
    role: Role
    noun: Sense | None = None
    is_amount: bool = False
    restores: bool = False


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The phrases of a language, each section a text with commas between them.

    A phrase that is among the acts and elsewhere too is a verb where a verb stands, else the other; `verb` says where
    that is. `small` words may stand between the words of any phrase: "delete all my data". In a language that
    `is_tonal`, a lone syllable hardly says anything in a name, which has no tones.
    """

    reads: str = ""
    readings: str = ""
    views: str = ""
    questions: str = ""
    adjusts: str = ""
    kept: str = ""
    settings: str = ""
    restores: str = ""
    trash: str = ""
    destroys: str = ""
    destructions: str = ""
    lasting: str = ""
    asking: str = ""
    pays: str = ""
    payments: str = ""
    charges: str = ""
    rates: str = ""
    none: str = ""
    amounts: str = ""
    tells: str = ""
    messages: str = ""
    sends: str = ""
    reaches: str = ""
    enters: str = ""
    accounts: str = ""
    saves: str = ""
    changes: str = ""
    nothing: str = ""
    small: str = ""
    verb: VerbPlace = VerbPlace.FIRST
    is_tonal: bool = False


SECTIONS = {
    "nothing": Sense(Kind.UNKNOWN, Role.NOTHING),
    "views": Sense(Kind.QUERY, Role.VIEW),
    "kept": Sense(Kind.REVERSIBLE, Role.KEPT),
    "settings": Sense(Kind.REVERSIBLE, Role.SETTING),
    "reads": Sense(Kind.QUERY, Role.ACT),
    "readings": Sense(Kind.QUERY, Role.THING),
    "adjusts": Sense(Kind.REVERSIBLE, Role.ACT),
    "restores": Sense(Kind.DESTRUCTIVE, Role.ACT, restores=True),
    "trash": Sense(Kind.REVERSIBLE, Role.TRASH),
    "destroys": Sense(Kind.DESTRUCTIVE, Role.ACT),
    "destructions": Sense(Kind.DESTRUCTIVE, Role.THING),
    "lasting": Sense(Kind.DESTRUCTIVE, Role.LASTING),
    "asking": Sense(Kind.UNKNOWN, Role.ASKING),
    "pays": Sense(Kind.FINANCIAL, Role.ACT),
    "payments": Sense(Kind.FINANCIAL, Role.THING),
    "charges": Sense(Kind.FINANCIAL, Role.CHARGE),
    "rates": Sense(Kind.FINANCIAL, Role.RATE),
    "none": Sense(Kind.UNKNOWN, Role.NONE),
    "tells": Sense(Kind.COMMUNICATION, Role.ACT),
    "reaches": Sense(Kind.COMMUNICATION, Role.REACH),
    "messages": Sense(Kind.COMMUNICATION, Role.THING),
    "sends": Sense(Kind.COMMUNICATION, Role.SEND),
    "enters": Sense(Kind.ACCOUNT, Role.ACT),
    "accounts": Sense(Kind.ACCOUNT, Role.THING),
    "saves": Sense(Kind.UNKNOWN, Role.SAVE),
    "changes": Sense(Kind.UNKNOWN, Role.CHANGE),
    "questions": Sense(Kind.QUERY, Role.QUESTION),
    "amounts": Sense(Kind.FINANCIAL, Role.AMOUNT, is_amount=True),
}
"""What the phrases of each section of a vocabulary mean."""
