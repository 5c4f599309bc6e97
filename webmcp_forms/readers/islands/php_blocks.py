"""What a `<?php … ?>` island does to blocks, in braces and in the syntax with colons, in the order of its code."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from webmcp_forms.readers.islands.blade import parentheses
from webmcp_forms.readers.islands.braces import CLOSE, OTHER_ARM, STARTS_ARM, arm, go_on, opening, opens_function
from webmcp_forms.readers.islands.parts import END_OF_ALL, Role, Step

RELEASING = re.compile(
    r"(?:\A|(?<=[;{}]))\s*+(?:(?:echo|print)\s++ob_get_clean|ob_(?:end|get)_flush)\s*+\(\s*+\)\s*+(?:;|\Z)"
)
"""A statement that prints what has been captured, whatever the statements before it are."""
RELEASES = Step(Role.RELEASES, "ob_start")
"""What such a statement does."""
_MARK = re.compile(
    rf"\}}\s*+{OTHER_ARM}\{{|[{{}}]|\bend(?P<end>if|foreach|for|while|switch)\b|\b(?P<else>else)\s*+:(?!:)"
    rf"|\b(?P<word>else\s*+if|if|foreach|for|while|switch)\s*+{parentheses()}\s*+:(?!:)"
    r"|\b(?P<case>case)\b|\b(?P<default>default)\s*+[:;]"
    r"|\b(?P<leaves>return|exit|die)\b|\b(?P<captures>ob_start)\b"
    rf"|(?P<releases>{RELEASING.pattern})"
    r"|\b(?P<captured>ob_(?:get|end)_clean)\b"
)
# What keeps a file from being asked for by its own address says nothing of its page.
_GUARD = re.compile(
    r"(?:\bif\s*+\(\s*+!\s*+\\?defined\s*+\(\s*+\)\s*+\)|\\?\bdefined\s*+\(\s*+\)\s*+(?:\|\||or\b))\s*+(?:\{\s*+)?"
    r"(?:exit|die|return)\b[^;{}]*+;?+(?:\s*+\})?"
)
# A word behind one of these is a name, and so is one in front of a colon that hands over an argument.
_NAMES = re.compile(
    r"((?:\$|->|::|\b(?:function|const)\s)\s*+|[(,]\s*+(?=\w++\s*+:(?!:)))(?:return|exit|die|case|default)\b"
)
_CAPTURE = "ob_start"
_LEAVES = Step(Role.LEAVES)
_LOOPS = frozenset({"foreach", "for", "while"})
# So many blocks that an island leaves open are looked at.
_MOST_OPEN = 8


def steps(bare: str) -> list[Step]:
    """What code without strings and comments does to the blocks around it, and the blocks that it leaves open."""
    bare = _NAMES.sub(r"\1", _GUARD.sub("", bare))
    walk = _Walk(bare)
    start = STARTS_ARM.match(bare)
    if start and start[0].rstrip()[-1:] == "{":
        walk.found.append(arm(start["arm"]))
    else:
        start = None
    for mark in _MARK.finditer(bare, start.end() if start else 0):
        walk.take(mark)
    return [*walk.found, *walk.left_open[:_MOST_OPEN], *walk.leaving]


@dataclass(slots=True)
class _Walk:
    """The steps so far; a block in braces has no keyword.

    `leaving` may leave the template from a block that is open here, but for one that is called elsewhere.
    """

    bare: str
    found: list[Step] = field(default_factory=list)
    left_open: list[Step] = field(default_factory=list)
    # For each block that is open here in how many functions it stands, itself included.
    functions: list[int] = field(default_factory=list)
    # How many blocks of each kind are open here.
    keywords: Counter[str] = field(default_factory=Counter)
    leaving: list[Step] = field(default_factory=list)

    def take(self, mark: re.Match[str]) -> None:
        """One mark after the other."""
        word = " ".join((mark["word"] or "").split())
        if mark["end"]:
            self._close(mark["end"])
        elif word and not word.startswith("else"):
            self._open(_opening(word))
        elif mark["arm"] or word or mark["else"]:
            self._other_arm(mark, "else" if mark["else"] else word or mark["arm"])
        elif mark["leaves"]:
            self._leave(_LEAVES if mark["leaves"] == "return" else END_OF_ALL)
        elif mark["captures"]:
            self._open(Step(Role.CAPTURES, _CAPTURE))
        elif mark["releases"] and not self.left_open:
            self.found.append(RELEASES)
        elif mark["releases"] or mark["captured"]:
            self._close(_CAPTURE)
        elif mark["case"] or mark["default"]:
            self._case(mark["case"] or mark["default"])
        elif mark[0] == "{":
            self._open(opening(self.bare, mark.start()), is_function=opens_function(self.bare, mark.start()))
        else:
            self._close("")

    def _open(self, step: Step, *, is_function: bool = False) -> None:
        self.left_open.append(step)
        self.keywords[step.keyword] += 1
        self.functions.append((self.functions[-1] if self.functions else 0) + is_function)

    def _close(self, keyword: str) -> None:
        """End the innermost block of a kind that is open here, or one around the island."""
        if not self.keywords[keyword]:
            self.found.append(Step(Role.CLOSE, keyword) if keyword else CLOSE)
            return
        while self._drop().keyword != keyword:
            pass
        self._settle()

    def _drop(self) -> Step:
        step = self.left_open.pop()
        self.functions.pop()
        self.keywords[step.keyword] -= 1
        return step

    def _replace(self, step: Step) -> None:
        self.keywords[self.left_open[-1].keyword] -= 1
        self.keywords[step.keyword] += 1
        self.left_open[-1] = step

    def _leave(self, step: Step) -> None:
        if not (self.functions and self.functions[-1]):
            self.leaving = [step] if step is _LEAVES or not self.leaving else self.leaving
            self._settle()

    def _settle(self) -> None:
        """Leave before what comes next, where no block that is open here stands between."""
        if not self.left_open:
            self.found += self.leaving
            self.leaving = []

    def _other_arm(self, mark: re.Match[str], word: str) -> None:
        if not self.left_open:
            go_on(self.found, arm(word))
        elif mark["arm"]:
            self._replace(opening(self.bare, mark.end() - 1))

    def _case(self, word: str) -> None:
        if not self.left_open:
            go_on(self.found, arm(word))
        elif self.left_open[-1].role is Role.OPEN_SWITCH:
            self._replace(Step(Role.OPEN_BRANCH, "switch"))


def _opening(word: str) -> Step:
    if word in _LOOPS:
        return Step(Role.OPEN_LOOP, word)
    return Step(Role.OPEN_SWITCH if word == "switch" else Role.OPEN_BRANCH, word)
