"""Boolean attributes that HTML does not know: a framework writes `false` as text, and any text switches them on.

What an expression gives is told from its operators, from how the script of the file declares its name, or from what
the name says. A value that may as well be a text is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace

from webmcp_forms.document.nodes import AttributePlace, Document, Surprise
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.bindings.attributes import Bound
from webmcp_forms.readers.bindings.row import Bindings
from webmcp_forms.readers.bindings.values import UNKNOWN
from webmcp_forms.records import record

_ATTRIBUTE = "toolautosubmit"
_STRINGS = Expression(r"\"(?:[^\"\\]|\\.)*+\"|'(?:[^'\\]|\\.)*+'|`(?:[^`\\]|\\.)*+`", re.DOTALL)
_CHOICE = Expression(r"\?(?![.?])[^:]*:\s*(?P<last>[^:]*)\Z", re.DOTALL)
_FALSE_ARM = Expression(r"\?(?![.?])\s*false\s*:|:\s*false\s*\Z")
_OPERAND = Expression(r"&&|\|\|")
# Comparisons, negations and calls whose result is true or false.
_TRUTH = Expression(
    r"!(?!=).*|.*(?:[=!]==?|[<>]=?(?![<>=])|\b(?:in|instanceof)\b).*|Boolean\(.*\)|"
    r".*\.(?:has|includes|some|every|startsWith|endsWith|test|isArray)\(.*\)",
    re.DOTALL,
)
_NAME = Expression(r"(?:[\w$]+\??\.)*(?P<name>[\w$]+)(?:\(\))?")
_TRUTH_NAME = Expression(
    r"(?:is|has|can|should|will|allow|enable|disable|auto|needs|use|show)(?:[A-Z_].*)?|.*(?:Enabled|Allowed|Active|Ready|Safe)"
)
_SIMPLE = Expression(r"!{0,2}[\w$]+(?:\??\.[\w$]+|\(\)|\[\w+\])*+")
_LONGEST = 1000
# A script is searched for so many names.
_MOST_NAMES = 64


@record
class Doubt:
    """An attribute whose value is or may be false; `instead` is what to write in place of all of it.

    It is `assumed` where only a name says so.
    """

    bound: Bound
    instead: str
    assumed: bool


@record
class Declarations:
    """What a script declares as true or false; remembered by name, since many attributes may ask."""

    script: str
    known: dict[str, bool] = field(default_factory=dict)

    def are_truth(self, name: str) -> bool:
        """Whether the script declares a name as boolean, or gives it true or false at first."""
        bare = name.rpartition(".")[2].removesuffix("()")
        if bare not in self.known and len(self.known) < _MOST_NAMES:
            self.known[bare] = bool(self.script) and re.search(_declared(re.escape(bare)), self.script) is not None
        return self.known.get(bare, False)


def doubts(text: str, bound: Iterable[Bound], row: Bindings, declarations: Declarations) -> Iterator[Doubt]:
    """The attributes among those of a tag that the framework writes as text when they are false."""
    if not (row.framework and row.false_is_text):
        return
    for one in bound:
        if one.name != _ATTRIBUTE:
            continue
        expression = text[slice(*one.expression)].strip()
        if one.value is False:
            is_entry = one.sign is not None
            instead = f"{text[one.attribute.start : one.expression[0]]}{row.nothing}" if is_entry else ""
            yield Doubt(one, instead, assumed=False)
        elif one.value is UNKNOWN and len(expression) <= _LONGEST:
            if _is_truth(expression, declarations):
                yield Doubt(one, _instead(text, one, expression, row), assumed=False)
            elif (named := _NAME.fullmatch(expression)) and _TRUTH_NAME.fullmatch(named["name"]):
                yield Doubt(one, _instead(text, one, expression, row), assumed=True)


def _is_truth(expression: str, declarations: Declarations) -> bool:
    """Whether an expression may be `false`, and is no text where it is not."""
    code = _STRINGS.sub("''", expression)
    if _CHOICE.search(code):
        return _FALSE_ARM.search(code) is not None
    operands = [operand.strip() for operand in _OPERAND.split(code)]
    return all(
        _TRUTH.fullmatch(operand) or (_NAME.fullmatch(operand) and declarations.are_truth(operand))
        for operand in operands
    )


def _declared(name: str) -> str:
    """What declares a name as boolean, as an expression."""
    return (
        rf"(?<![\w$]){name}\??\s*:\s*(?:\{{\s*type\s*:\s*)?[Bb]oolean\b|"
        rf"(?<![\w$.]){name}\s*=\s*(?:\$?\w+(?:<boolean>)?\(\s*)?(?:true|false)\b"
    )


def surprises(document: Document, found: Sequence[tuple[Doubt, AttributePlace]], framework: str) -> Document:
    """The document, in each of its readings, with the attributes that are on where they read as off."""
    return replace(
        document,
        surprises=tuple(_surprises(document, found, framework)),
        alternatives=tuple(surprises(reading, found, framework) for reading in document.alternatives),
    )


def _surprises(document: Document, found: Sequence[tuple[Doubt, AttributePlace]], framework: str) -> Iterator[Surprise]:
    by_place = {place.whole.start: (doubt, place) for doubt, place in found}
    for index, _ in document.tree.with_attribute(_ATTRIBUTE):
        place = document.tree.place(index)
        written = place.attributes.get(_ATTRIBUTE) if place else None
        if written and written.whole.start in by_place:
            doubt, at = by_place[written.whole.start]
            yield Surprise(index, _ATTRIBUTE, False, framework, doubt.assumed, at, doubt.instead)  # noqa: FBT003


def _instead(text: str, bound: Bound, expression: str, row: Bindings) -> str:
    """The attribute with an expression that leaves it out where the value is false."""
    attribute = bound.attribute
    condition = expression if _SIMPLE.fullmatch(expression) else f"({expression})"
    is_single_quoted = '"' in expression if bound.sign is not None else text[attribute.end - 1] == "'"
    empty = '""' if is_single_quoted else "''"
    chosen = f"{condition} ? {empty} : {row.nothing}"
    if bound.stands_alone:
        opening, closing = row.islands or ("", "")
        return f"{bound.name}={opening}{chosen}{closing}"
    start, end = bound.expression
    return f"{text[attribute.start : start]}{chosen}{text[end : attribute.end]}"
