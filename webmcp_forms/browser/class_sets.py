r"""Character classes of regular expressions under the `v` flag, as ECMAScript defines them (`ClassSetExpression`).

Example: `[a-z&&[aeiou]]` and `[\w--\d]` are classes; `[\w-]`, `[(]` and `[^\q{ab}]` are none.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

_SYNTAX_CHARACTERS = frozenset("()[]{}/-\\|")
_DOUBLED = frozenset("&!#$%*+,.:;<=>?@^`~")
_ESCAPABLE = frozenset("^$\\.*+?()[]{}|/&-!#%,:;<=>@`~")
_CONTROL_ESCAPES = {"f": 12, "n": 10, "r": 13, "t": 9, "v": 11, "b": 8}
_CHARACTER_ESCAPE = Expression(
    r"\\(?:(?P<control>[fnrtvb])|c(?P<letter>[A-Za-z])|(?P<zero>0)(?![0-9])|x(?P<byte>[0-9A-Fa-f]{2})"
    r"|u(?P<high>[Dd][89ABab][0-9A-Fa-f]{2})\\u(?P<low>[Dd][C-Fc-f][0-9A-Fa-f]{2})"
    r"|u(?P<unit>[0-9A-Fa-f]{4})|u\{(?P<point>[0-9A-Fa-f]+)\}|(?P<identity>.))",
    re.DOTALL,
)
_CLASS_ESCAPE = Expression(r"\\(?:[dDsSwW]|(?P<property>[pP]\{[^}]*\}))")
_LARGEST_CODE_POINT = 0x10FFFF
# Deeper classes overflow the stack of a browser too, at a depth nobody reaches by hand.
_DEEPEST_CLASS = 200


class NotAClass(ValueError):  # noqa: N818 - it names what the text is not
    """Raised inside this module where the text breaks the grammar."""


@record
class Operand:
    """A part of a class: where it ends, its code point if it is a single character, and whether it may match strings.

    A range is a part but not an operand of `&&` and `--`.
    """

    end: int
    character: int | None = None
    strings: bool = False
    is_range: bool = False


PropertyCheck = Callable[[str], bool | None]
r"""For `p{…}` or `P{…}` whether it matches strings, or None when there is no such property."""


def class_end(pattern: str, start: int, check_property: PropertyCheck) -> int | None:
    """The offset just past the class that starts at `start`, or None where no class of the `v` grammar stands."""
    try:
        return _nested_class(pattern, start, check_property, 0).end
    except NotAClass:
        return None


def _nested_class(pattern: str, start: int, check_property: PropertyCheck, depth: int) -> Operand:
    if depth > _DEEPEST_CLASS:
        raise NotAClass
    position = start + 1
    negated = pattern.startswith("^", position)
    position += negated
    operator = ""
    operands: list[Operand] = []
    while not pattern.startswith("]", position):
        if operands:
            operator, position = _operator(pattern, position, operator, operands)
        operand = _operand(pattern, position, check_property, depth)
        if not operator:
            operand = _range(pattern, operand)
        operands.append(operand)
        position = operand.end
    strings = _may_match_strings(operands, operator)
    if negated and strings:
        raise NotAClass
    return Operand(position + 1, strings=strings)


def _operator(pattern: str, position: int, operator: str, operands: list[Operand]) -> tuple[str, int]:
    """The operator between two operands and where the next one starts; a class uses one operator throughout."""
    found = pattern[position : position + 2]
    if found not in ("&&", "--"):
        found = ""
    is_other = len(operands) > 1 and found != operator
    if is_other or pattern.startswith("&&&", position) or (found and operands[0].is_range):
        raise NotAClass
    return found, position + len(found)


def _operand(pattern: str, position: int, check_property: PropertyCheck, depth: int) -> Operand:
    if pattern.startswith("[", position):
        return _nested_class(pattern, position, check_property, depth + 1)
    if pattern.startswith(r"\q{", position):
        return _string_disjunction(pattern, position)
    if match := _CLASS_ESCAPE.match(pattern, position):
        strings = check_property(match["property"]) if match["property"] else False
        if strings is None:
            raise NotAClass
        return Operand(match.end(), strings=strings)
    return _character(pattern, position)


def _range(pattern: str, first: Operand) -> Operand:
    """The range that starts with an operand, or the operand itself where no range does."""
    if not pattern.startswith("-", first.end) or pattern.startswith("--", first.end):
        return first
    last = _character(pattern, first.end + 1)
    if first.character is None or last.character is None or first.character > last.character:
        raise NotAClass
    return Operand(last.end, is_range=True)


def _string_disjunction(pattern: str, position: int) -> Operand:
    position += len(r"\q{")
    length, strings = 0, False
    while not pattern.startswith("}", position):
        if pattern.startswith("|", position):
            strings, length, position = strings or length != 1, 0, position + 1
        else:
            length, position = length + 1, _character(pattern, position).end
    return Operand(position + 1, strings=strings or length != 1)


def _character(pattern: str, position: int) -> Operand:
    if position >= len(pattern):
        raise NotAClass
    character = pattern[position]
    if character == "\\":
        return _escape(pattern, position)
    is_doubled = character in _DOUBLED and pattern.startswith(character, position + 1)
    if character in _SYNTAX_CHARACTERS or is_doubled:
        raise NotAClass
    return Operand(position + 1, ord(character))


def _escape(pattern: str, position: int) -> Operand:
    match = _CHARACTER_ESCAPE.match(pattern, position)
    if match is None:
        raise NotAClass
    kind, written = match.lastgroup, match[match.lastgroup or 0]
    match kind:
        case "control":
            code = _CONTROL_ESCAPES[written]
        case "letter":
            code = ord(written) % 32
        case "zero":
            code = 0
        case "low":
            code = 0x10000 + ((int(match["high"], 16) - 0xD800) << 10) + int(written, 16) - 0xDC00
        case "identity" if written not in _ESCAPABLE:
            raise NotAClass
        case "identity":
            code = ord(written)
        case _:
            code = int(written, 16)
    if code > _LARGEST_CODE_POINT:
        raise NotAClass
    return Operand(match.end(), code)


def _may_match_strings(operands: list[Operand], operator: str) -> bool:
    match operator:
        case "&&":
            return all(operand.strings for operand in operands)
        case "--":
            return operands[0].strings
        case _:
            return any(operand.strings for operand in operands)
