"""Astro: JavaScript in braces, with HTML in it, with braces in that.

What of an expression is code becomes islands; the elements in it stay. `{a && <p/>}` is a branch, `{a ? <p/> : <b/>}`
one with two arms, `{list.map((one) => <li/>)}` a loop.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.bindings.tags import VOID_TAGS
from webmcp_forms.readers.islands.balance import Braces
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, Island, Role, Step

FRONT_MATTER = Expression(r"\s*---[ \t]*\n(?P<script>(?:(?!---)[^\n]*+\n)*+)---[ \t]*(?:\n|\Z)")
"""The script at the top of a component."""

_MARKUP = Expression(r"<!--.*?(?:-->|\Z)|<(?=[A-Za-z/>])|\{", re.DOTALL)
_CODE = Expression(
    r"""
      "(?:[^"\\\n]|\\.)*+(?:"|(?=\n)|\Z)
    | '(?:[^'\\\n]|\\.)*+(?:'|(?=\n)|\Z)
    | `(?:[^`\\]|\\.)*+(?:`|\Z)
    | /\*.*?(?:\*/|\Z)
    | (?<!:)//[^\n]*+
    | <(?=[A-Za-z>])
    | [{}]
    """,
    re.DOTALL | re.VERBOSE,
)
_TAG_NAME = Expression(r"<(?P<slash>/?)(?P<name>[A-Za-z][^\s/>{=]*+)?")
_TAG_PART = Expression(
    r"""[\s/]*+(?:
        (?P<end>>)
      | (?P<name>[^\s/>=\{"'`]++)
        (?:\s*+=\s*+(?:
            "[^"]*+" | '[^']*+' | (?P<template>`(?:[^`\\]|\\.)*+`) | (?P<value>\{) | [^\s"'>\{`][^\s>]*+
        )?+)?+
      | (?P<spread>\{)
    )""",
    re.VERBOSE,
)
_RAW_END = {name: Expression(rf"(?i)</{name}(?=[\s/>])") for name in ("script", "style")}
# What decides about the element after it: a loop, a choice between two, a condition.
_DECISION = Expression(
    r"(?P<loop>\.\s*(?:map|flatMap)\s*\()|(?P<choice>\?(?![.?:]))|(?P<if>\bif\s*\()|(?:&&|\|\||\?\?)"
)
_OPENING = frozenset({Role.OPEN_BRANCH, Role.OPEN_LOOP})
_STRINGS = Expression(r"\"(?:[^\"\\\n]|\\.)*+\"|'(?:[^'\\\n]|\\.)*+'|`(?:[^`\\]|\\.)*+`|/\*.*?\*/|//[^\n]*", re.DOTALL)
# Markup in an expression starts where a value may, not where a comparison goes on.
_BEFORE_MARKUP = frozenset("(?:&|>{},;=[")


@dataclass(slots=True)
class _Expression:
    """A pair of braces: where its present piece of code starts, what of it is open, and the braces in it.

    `comment` is where the last comment in it stands.
    """

    start: int
    piece: int
    comment: tuple[int, int] = (-1, -1)
    opened: list[str] = field(default_factory=list)
    braces: int = 0
    has_markup: bool = False


@dataclass(slots=True)
class _Element:
    """Markup in an expression, as many elements deep as are open."""

    depth: int = 0


def scan_astro(text: str) -> list[Island]:
    """The islands of an Astro component."""
    return _Scan(text).islands()


class _Scan:
    def __init__(self, text: str) -> None:
        self._text = text
        self._braces = Braces(text)
        self._found: list[Island] = []
        self._open: list[_Expression | _Element] = []

    def islands(self) -> list[Island]:
        matter = FRONT_MATTER.match(self._text)
        position: int | None = 0
        if matter:
            self._found.append(Island(0, matter.end(), SILENT))
            position = matter.end()
        while position is not None:
            inside = self._open[-1] if self._open else None
            is_code = isinstance(inside, _Expression)
            position = self._code(inside, position) if isinstance(inside, _Expression) else self._markup(position)
            if position is None and is_code:
                self._give_up()
        return sorted(self._found, key=lambda island: island.start)

    def _give_up(self) -> None:
        """Take an expression that nothing closes for text."""
        for inside in self._open:
            if isinstance(inside, _Expression):
                for _ in inside.opened:
                    self._found.append(Island(len(self._text), len(self._text), Step(Role.CLOSE)))

    def _markup(self, position: int) -> int | None:
        match = _MARKUP.search(self._text, position)
        if match is None:
            return None
        if match[0] == "{":
            self._open.append(_Expression(match.start(), match.start()))
            return match.end()
        return self._tag(match.start()) if match[0] == "<" else match.end()

    def _tag(self, start: int) -> int | None:
        """Pass a tag, and the element if it is text; back in the code where it ends the markup in an expression."""
        opening = _TAG_NAME.match(self._text, start)
        name = (opening["name"] or "") if opening else ""
        end = self._tag_end(opening.end() if opening else start + 1)
        if opening is None or end is None:
            return None
        if not name:
            self._found.append(Island(start, end, SILENT))
        is_closed = self._text[end - 2] == "/" and not opening["slash"]
        is_raw = name in _RAW_END and not (opening["slash"] or is_closed)
        self._count(end, -1 if opening["slash"] else 0 if is_closed or name in VOID_TAGS else 1)
        if is_raw:
            closing = _RAW_END[name].search(self._text, end)
            return closing.start() if closing else len(self._text)
        return end

    def _count(self, end: int, change: int) -> None:
        """Note that an element starts or ends; the last one hands back to the expression around it."""
        inside = self._open[-1] if self._open else None
        if isinstance(inside, _Element):
            inside.depth += change
            if inside.depth <= 0:
                self._open.pop()
                around = self._open[-1]
                if isinstance(around, _Expression):
                    around.piece = end

    def _tag_end(self, position: int) -> int | None:
        while match := _TAG_PART.match(self._text, position):
            if match["end"]:
                return match.end()
            position = match.end()
            if match["template"]:
                self._found.append(Island(*match.span("template"), OUTPUT))
            elif match["value"] or match["spread"]:
                end = self._braces.end(position)
                if end is None:
                    return None
                is_comment = self._text.startswith(("/*", "//"), position) and bool(match["spread"])
                self._found.append(Island(position - 1, end, SILENT if is_comment else OUTPUT))
                position = end
        return None

    def _code(self, inside: _Expression, position: int) -> int | None:
        match = _CODE.search(self._text, position)
        if match is None:
            return None
        if match[0] == "{":
            inside.braces += 1
        elif match[0] == "}":
            if inside.braces == 0:
                self._finish(inside, match.end())
                return match.end()
            inside.braces -= 1
        elif match[0].startswith(("/*", "//")):
            inside.comment = match.span()
        elif match[0] == "<" and self._is_markup(match.start(), inside):
            self._piece(inside, match.start())
            self._open.append(_Element())
            return match.start()
        return match.end()

    def _is_markup(self, position: int, inside: _Expression) -> bool:
        before = position - 1
        while self._text[before].isspace() or before + 1 == inside.comment[1]:
            before = (inside.comment[0] if before + 1 == inside.comment[1] else before) - 1
        word = self._text[max(before - 6, 0) : before + 1]
        return before < inside.piece or self._text[before] in _BEFORE_MARKUP or word.endswith("return")

    def _piece(self, inside: _Expression, end: int) -> None:
        """The code before an element: blanked, with the blocks that it opens, changes and closes."""
        self._found.append(Island(inside.piece, end, SILENT))
        code = _STRINGS.sub("", self._text[inside.piece : end])
        inside.has_markup = True
        steps = [*_continued(code, inside.opened), *_opened(code, inside.opened)]
        head = inside.piece, end
        self._found += (Island(end, end, step, head=head if step.role in _OPENING else None) for step in steps)

    def _finish(self, inside: _Expression, end: int) -> None:
        self._open.pop()
        if inside.has_markup:
            self._found.append(Island(inside.piece, end, SILENT))
            self._found += (Island(end, end, Step(Role.CLOSE)) for _ in inside.opened)
        else:
            code = _STRINGS.sub("", self._text[inside.start + 1 : end - 1])
            has_code = bool(code.strip()) or self._text[inside.start + 1 : end - 1].lstrip().startswith(("'", '"', "`"))
            self._found.append(Island(inside.start, end, OUTPUT if has_code else SILENT))


def _continued(code: str, opened: list[str]) -> Iterator[Step]:
    """What code between two elements makes of the blocks that are open: it closes some, or starts another arm."""
    if not opened:
        return
    rest = code.lstrip(" \t\n);,}")
    if rest.startswith(":") and "choice" in opened:
        while opened[-1] != "choice":
            opened.pop()
            yield Step(Role.CLOSE)
        is_chained = rest.rstrip(" \t\n(").endswith("?")
        if not is_chained:
            opened[-1] = "last arm"
        yield Step(Role.ARM if is_chained else Role.LAST_ARM)
    elif opened[-1] == "if":
        yield Step(Role.ARM)
    elif rest:
        while opened and opened[-1] == "condition":
            opened.pop()
            yield Step(Role.CLOSE)


def _opened(code: str, opened: list[str]) -> Iterator[Step]:
    """The blocks that code opens before an element."""
    is_arm = code.lstrip(" \t\n);,}").startswith(":") and "choice" in opened
    start = len(opened)
    for match in _DECISION.finditer(code):
        kind = match.lastgroup or "condition"
        if kind == "choice" and is_arm and not code[match.end() :].strip(" \t\n("):
            continue
        if kind == "condition" and len(opened) > start and opened[-1] == "condition":
            continue
        opened.append(kind)
        yield Step(Role.OPEN_LOOP if kind == "loop" else Role.OPEN_BRANCH)
