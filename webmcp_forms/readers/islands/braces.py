"""What code does whose blocks stand in braces: EJS, JSP scriptlets and, without its colons, PHP.

An island may end blocks, go on to another arm and open blocks, in that order; what it opens and ends itself is its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from webmcp_forms.readers.islands.parts import SILENT, Role, Step

_STRINGS = re.compile(
    r"\"(?:[^\"\\]|\\.)*+\"|'(?:[^'\\]|\\.)*+'|`(?:[^`\\]|\\.)*+`|//[^\n]*+|/\*(?:[^*]|\*(?!/))*+(?:\*/|\Z)", re.DOTALL
)
OTHER_ARM = r"(?P<arm>else\s*if|elseif|else|elif|catch|finally)\b[^{};]*+"
_MARK = re.compile(rf"\}}\s*+{OTHER_ARM}\{{|[{{}}]|\b(?P<case>case)\b|\b(?P<default>default)\s*+:")
STARTS_ARM = re.compile(rf"\s*+(?:break\s*+;?\s*+)?(?:\}}\s*+)?{OTHER_ARM}\{{?")
_LOOP = re.compile(r"\b(?:(?:array_)?map|array_walk|for|foreach|while|forEach|each|do)\b")
_BRANCH = re.compile(r"\b(?:if|else|elseif|switch|try|catch|unless)\b")
_DEFINITION = re.compile(r"\b(?:function|fn)\b|=>\s*\Z")
_FUNCTION = re.compile(r"\bfunction\b|=>\s*\Z")
_ARMS = (Role.ARM, Role.LAST_ARM)
CLOSE = Step(Role.CLOSE)
"""The end of the innermost block."""
# So many blocks that an island opens and leaves open are looked at, and so much of what stands before each.
_MOST_OPEN = 8
_LONGEST = 1000


def without_strings(inner: str) -> str:
    """The code without its strings and comments."""
    return _STRINGS.sub("", inner)


def code(inner: str) -> Step:
    """What stands between the delimiters of code that prints nothing itself."""
    return bare_code(without_strings(inner))


def bare_code(bare: str) -> Step:
    """The same for code without strings and comments."""
    return in_one(_ends(bare))


def in_one(steps: Iterable[Step]) -> Step:
    """Several steps of one island as one."""
    first, *others = (*steps, SILENT)
    return replace(first, then=tuple(others[:-1])) if len(others) > 1 else first


def _ends(bare: str) -> list[Step]:
    """What the code does to the blocks around it, and the blocks that it leaves open."""
    found: list[Step] = []
    left_open: list[int] = []
    start = STARTS_ARM.match(bare)
    if start:
        found.append(arm(start["arm"]))
    for mark in _MARK.finditer(bare, start.end() if start else 0):
        if left_open and mark["arm"]:
            left_open[-1] = mark.end() - 1
        elif mark["arm"]:
            go_on(found, arm(mark["arm"]))
        elif mark[0] == "{":
            left_open.append(mark.start())
        elif mark[0] == "}" and left_open:
            left_open.pop()
        elif mark[0] == "}":
            found.append(CLOSE)
        elif not left_open:
            go_on(found, arm(mark["case"] or mark["default"]))
    return [*found, *(opening(bare, brace) for brace in left_open[:_MOST_OPEN])]


def arm(word: str) -> Step:
    """The arm that a word starts."""
    return Step(Role.LAST_ARM if word in ("else", "default") else Role.ARM)


def go_on(found: list[Step], step: Step) -> None:
    """Start an arm, in place of one that has nothing in it."""
    if found and found[-1].role in _ARMS:
        found.pop()
    found.append(step)


def opening(bare: str, brace: int) -> Step:
    """The block that a brace opens, told from what stands before it."""
    header = _header(bare, brace)
    if _LOOP.search(header):
        return Step(Role.OPEN_LOOP)
    if _BRANCH.search(header):
        return Step(Role.OPEN_BRANCH)
    return Step(Role.OPEN_DEFINITION if _DEFINITION.search(header) else Role.OPEN_PLAIN)


def opens_function(bare: str, brace: int) -> bool:
    """Whether a brace opens the body of a function, be it one that a loop calls."""
    header = _header(bare, brace)
    # A function whose body has ended before the brace is an argument in the header.
    return bool(_FUNCTION.search(header, max(header.rfind("{"), header.rfind("}")) + 1))


def _header(bare: str, brace: int) -> str:
    """What stands before a brace since the last statement or block."""
    depth = 0
    for at in range(brace - 1, max(brace - _LONGEST, 0) - 1, -1):
        character = bare[at]
        if character == ")":
            depth += 1
        elif character == "(" and depth:
            depth -= 1
        elif depth == 0 and character in ";{}":
            return bare[at + 1 : brace]
    return bare[max(brace - _LONGEST, 0) : brace]
