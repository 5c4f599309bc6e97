"""What a template is made of: islands, what each of them does, and the language that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from webmcp_forms.readers.code_comments import Syntax
from webmcp_forms.readers.islands.margins import NONE, Margin
from webmcp_forms.records import record


class Role(Enum):
    """What an island does to the page around it."""

    OUTPUT = "output"  # renders as something that nobody knows
    SILENT = "silent"  # renders as nothing that matters
    OPEN_BRANCH = "open branch"
    OPEN_LOOP = "open loop"
    OPEN_SWITCH = "open switch"  # a branch that has no arm before the first island that starts one
    OPEN_INVERSE = "open inverse"  # a branch for when the one with its keyword is not rendered
    OPEN_DEFINITION = "open definition"  # a block that is rendered elsewhere, or never
    OPEN_MACRO = "open macro"  # the same, any number of times
    CAPTURES = "captures"  # renders nothing, and what follows is rendered elsewhere if a later island closes it
    RELEASES = "releases"  # renders what one that captures has taken, right where it stands
    OPEN_WRAPPER = "open wrapper"  # renders as something that nobody knows around a block that has to be closed
    OPEN_PART = "open part"  # a block that is handed to something that nobody knows, and has to be closed
    OPEN_PLAIN = "open plain"  # a block that is rendered as it stands, and has to be closed
    ARM = "arm"  # ends one arm of the block and starts another
    LAST_ARM = "last arm"  # the same, and no other condition is left
    CLOSE = "close"
    LEAVES = "leaves"  # may leave the template, or the definition around it: what follows is not rendered then
    ATTRIBUTE = "attribute"  # renders as the attribute that the keyword names, or as nothing
    NAMED = "named"  # renders as the attribute that the keyword names, with a value that nobody knows
    WORD = "word"  # stands for the keyword


@dataclass(frozen=True, slots=True)
class Step:
    """A role and its keyword: the block that is closed ("" the innermost), the attribute that is rendered, the word.

    An output with a keyword stands around a block where a later island closes that. `then` are the steps of the same
    island after it.
    """

    role: Role
    keyword: str = ""
    then: tuple[Step, ...] = ()
    is_shown: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_shown", self.role in _SHOWN)


_SHOWN = frozenset({Role.OUTPUT, Role.OPEN_WRAPPER, Role.ATTRIBUTE, Role.NAMED, Role.WORD})
OUTPUT = Step(Role.OUTPUT)
TEXT = Step(Role.OUTPUT, "text")
"""An output that renders as text, never as markup."""
WHOLE = Step(Role.OUTPUT, "whole")
"""An output that is all of an attribute's value; blanks around it are those of the expression."""

SILENT = Step(Role.SILENT)
END_OF_ALL = Step(Role.LEAVES, "all")
"""What ends the answer, and not this template only: in front of a page there is another answer in its place."""


@record
class Island:
    """A stretch of the text that is not HTML, as offsets, and what it does.

    `value` is what an output or the value of a named attribute renders as, where that is known. `margin` is how many
    characters of white space before and after it go with it. `head` is where the condition of a block is written that
    an island of no length opens.
    """

    start: int
    end: int
    step: Step
    value: str | None = None
    margin: tuple[int, int] = NONE
    head: tuple[int, int] | None = None


Classify: TypeAlias = Callable[[str], Step]
"""From what stands between the delimiters of an island to what it does."""


def silent(_inner: str) -> Step:
    """The classification of what renders as nothing, such as a comment."""
    return SILENT


def output(_inner: str) -> Step:
    """The classification of what renders as something."""
    return OUTPUT


def text(_inner: str) -> Step:
    """The classification of what renders as text."""
    return TEXT


@record
class Delimiter:
    """How an island starts and ends, and how to tell what it does.

    `opening` is a regular expression without groups; `closing` is literal text, or "" when `opening` matches all of
    the island. `strings` says whether quoted strings in it may hold the closing text; where the language is so regular
    that more is known, `code` is an expression for all that may hold it. In a `nested` one, braces come in pairs. A
    `balanced` one ends with the brace that closes the one at the end of its opening; strings, templates and comments in
    it are those of JavaScript. An `open_ended` one may lack the closing text at the end of the file. A `literal` one is
    text that only looks like an island; the character at `escape` in it is not rendered. `margin` tells how much white
    space around the island goes with it.
    """

    opening: str
    closing: str
    classify: Classify
    strings: bool = True
    code: str = ""
    nested: bool = False
    balanced: bool = False
    open_ended: bool = False
    literal: bool = False
    escape: int = -1
    margin: Margin | None = None


@record
class Region:
    """A stretch between two islands in which there are none.

    `opening` matches what stands between the delimiters of the first island, and `closing` finds the second one.
    `step` is None when the text between is HTML, else what the whole stretch does: `SILENT` for a comment.
    """

    opening: str
    closing: str
    step: Step | None


@record
class IslandLanguage:
    """A row of the table: the delimiters in the order in which they are tried, and the regions.

    `comments` are the delimiters of comments, for suppressions: pairs of opening and closing text. `code` matches the
    strings and comments of code in islands, see `readers.code_comments`. `components` matches the names of tags that
    render as anything; what of a name the HTML parser takes for none becomes a letter. The `scanner` finds the islands
    that no delimiters tell.
    """

    name: str
    delimiters: tuple[Delimiter, ...]
    regions: tuple[Region, ...] = ()
    comments: tuple[tuple[str, str], ...] = ()
    code: Syntax | None = None
    front_matter: bool = False
    components: str = ""
    scanner: Callable[[str], Iterable[Island]] | None = None


def words(text: str) -> frozenset[str]:
    """The keywords in a text, which stand one after the other."""
    return frozenset(text.split())
