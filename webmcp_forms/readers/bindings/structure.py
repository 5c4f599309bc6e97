"""Directives on elements as blocks around them, and tags that are read as something else.

`<p v-if="a">` and `<p v-else>` become the arms of a block, `v-for` a loop: islands of no length where the elements
start and end. `<template v-if>` is its content and is blanked, `<slot>` renders as anything, and tags that HTML takes
for open or for others of its own get a name that it reads right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import NamedTuple, TypeAlias

from webmcp_forms.readers.bindings.row import Bindings, Directive
from webmcp_forms.readers.bindings.tags import Tag, TagAttribute
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, TEXT, Island, Role, Step
from webmcp_forms.records import record

Ordered: TypeAlias = "tuple[tuple[int, int, int, int], Island]"
"""An island with what it is sorted by, since several may start at one offset."""

# At one offset what ends there comes first, the inner before the outer, and what starts there last.
_CLOSES, _CONTINUES, _OPENS, _STANDS = range(4)
_STARTS = frozenset({Directive.IF, Directive.UNLESS, Directive.CASE})
_CONDITIONS = _STARTS | {Directive.ELSE_IF, Directive.ELSE, Directive.DEFAULT}
_FILLING = frozenset({Directive.FILLS, Directive.FILLS_TEXT, Directive.ADDS})
_FOLLOWS = {
    Directive.ELSE_IF: (Directive.IF, Directive.ELSE_IF),
    Directive.ELSE: (Directive.IF, Directive.ELSE_IF),
    Directive.CASE: (Directive.CASE,),
    Directive.DEFAULT: (Directive.CASE,),
}
# Listed elements, which can do without an end tag when they are read as inputs.
_CONTROLS = frozenset({"button", "object", "output", "select", "textarea"})
# Tags whose end HTML implies where the next one starts.
_IMPLIED = frozenset({"dd", "dt", "li", "option", "p", "td", "th", "tr"})
_FOREIGN = frozenset({"math", "svg"})
# So many tags in one that stands for a macro are looked at.
_MOST_TAGS = 1000
_STAND_IN, _SHORT_STAND_IN = "wbr", "br"


class Filling(NamedTuple):
    """What fills an element: the offsets of the expression, and whether it surely renders as text."""

    expression: tuple[int, int]
    is_text: bool


@record
class Structure:
    """What the elements of a text become: islands, and the tags that are components or read under another name.

    `filled` maps the tags whose content comes from an attribute to what it says; `blanked` are those that no
    element stands for.
    """

    islands: list[Ordered] = field(default_factory=list)
    components: dict[int, str] = field(default_factory=dict)
    renamed: dict[int, str] = field(default_factory=dict)
    filled: dict[int, Filling] = field(default_factory=dict)
    blanked: set[int] = field(default_factory=set)


def order(island: Island) -> Ordered:
    """An island that is not of a directive, to be sorted among those that are."""
    return (island.start, _STANDS, 0, 0), island


def structure(text: str, tags: Sequence[Tag], row: Bindings) -> Structure:
    """What directives and tags make of the elements of a text."""
    walk = _Walk(text, row, tags)
    foreign_end = 0
    for number, tag in enumerate(tags):
        if row.directives:
            walk.take_directives(number, tag)
        if tag.name.lower() in _FOREIGN:
            foreign_end = max(foreign_end, tag.outer_end)
        if tag.start >= foreign_end:
            _take_name(tag, row, walk.found)
    walk.close_conditions()
    return walk.found


@dataclass(slots=True)
class _Condition:
    """An element in a chain of exclusive ones: the offset at which the chain starts, and whether it ends here."""

    directive: Directive
    text: str
    opened: int
    end: int
    is_last: bool = True


@record
class _Walk:
    """Takes the directives of tags in order; `conditions` are those of the tags that have one, by their number."""

    text: str
    row: Bindings
    tags: Sequence[Tag]
    found: Structure = field(default_factory=Structure)
    conditions: dict[int, _Condition] = field(default_factory=dict)

    def take_directives(self, number: int, tag: Tag) -> None:
        for attribute in tag.attributes:
            name = attribute.name.lower()
            known = self.row.directives
            directive = known.get(name) or known.get(f"{tag.name}.{name}") or self.row.directive(name)
            if directive in _CONDITIONS:
                self._condition(number, tag, directive, attribute)
            elif directive:
                after = (self.tags[index] for index in range(number + 1, len(self.tags)))
                inner = takewhile(lambda other: other.start < tag.outer_end, after)
                self.found.islands.extend(self._others(tag, directive, attribute, inner))

    def close_conditions(self) -> None:
        closings = (_closing(one.opened, one.end, 0) for one in self.conditions.values() if one.is_last)
        self.found.islands.extend(closings)

    def _condition(self, number: int, tag: Tag, directive: Directive, attribute: TagAttribute) -> None:
        if number in self.conditions:
            return
        # What a directive that nobody knows asks is no condition to compare with another.
        written = self._value(attribute) if attribute.name.lower() in self.row.directives else ""
        is_default = directive is Directive.CASE and written.strip() in ("*", "'*'")
        condition = _Condition(Directive.DEFAULT if is_default else directive, written, tag.start, tag.outer_end)
        before = self.conditions.get(tag.previous)
        self.found.islands.append(_opening(condition, tag, before, (attribute.start, attribute.end)))
        self.conditions[number] = condition

    def _others(
        self, tag: Tag, directive: Directive, attribute: TagAttribute, inner: Iterable[Tag]
    ) -> Iterator[Ordered]:
        if directive is Directive.REPLACES_BUT_SLOTS:
            slots = tuple(_slots(inner))
            directive = Directive.ADDS if slots else Directive.REPLACES
            ends = (tag.end, *(slot.outer_end for slot in slots))
            starts = (*(slot.start for slot in slots), tag.content_end)
            if slots:
                yield from (order(Island(*gap, SILENT)) for gap in zip(ends, starts, strict=True) if gap[0] < gap[1])
        if directive is Directive.LOOP:
            yield from _block(tag, Role.OPEN_LOOP, attribute, 1)
        elif directive is Directive.SLOT:
            yield from _block(tag, Role.OPEN_PART, attribute, 2)
            if "fallback" in (self._value(attribute), attribute.name.rpartition(":")[2].lstrip("#")):
                yield from _block(tag, Role.OPEN_BRANCH, attribute, 3)
        elif directive in _FILLING:
            expression = attribute.value or (tag.end, tag.end)
            self.found.filled[tag.start] = Filling(expression, directive is Directive.FILLS_TEXT)
            if directive is not Directive.ADDS:
                yield order(Island(tag.end, tag.content_end, SILENT))
        elif directive is Directive.REPLACES:
            yield order(Island(tag.start, tag.outer_end, OUTPUT))
        elif self._value(attribute).strip() in ("", "all"):
            yield order(Island(tag.start, tag.outer_end, SILENT))

    def _value(self, attribute: TagAttribute) -> str:
        return self.text[slice(*attribute.value)] if attribute.value else ""


def _opening(condition: _Condition, tag: Tag, before: _Condition | None, head: tuple[int, int]) -> Ordered:
    """The island that starts an arm: of the block that the sibling before is in, or of a new one."""
    is_negation = before is not None and before.directive in _STARTS and _negates(before, condition)
    if before is None or not (is_negation or before.directive in _FOLLOWS.get(condition.directive, ())):
        return (tag.start, _OPENS, tag.start, 0), Island(tag.start, tag.start, Step(Role.OPEN_BRANCH), head=head)
    before.is_last = False
    condition.opened = before.opened
    is_last = is_negation or condition.directive in (Directive.ELSE, Directive.DEFAULT)
    role = Role.LAST_ARM if is_last else Role.ARM
    if is_last:
        condition.directive = Directive.ELSE
    return (tag.start, _CONTINUES, tag.start, 0), Island(tag.start, tag.start, Step(role))


def _negates(before: _Condition, condition: _Condition) -> bool:
    """Whether one of two conditions holds when the other does not."""
    first, second = _plain(before.text), _plain(condition.text)
    if not first or not second:
        return False
    kinds = {before.directive, condition.directive}
    if kinds == {Directive.IF, Directive.UNLESS}:
        return first == second
    return kinds == {Directive.IF} and (_negation(first) == second or _negation(second) == first)


def _plain(condition: str) -> str:
    """A condition without white space and the braces around it."""
    return "".join(condition.split()).removeprefix("${").removeprefix("{").removesuffix("}")


def _negation(condition: str) -> str | None:
    """What a condition with `!` or `not` before it negates."""
    for sign in ("!", "not"):
        if condition.startswith(sign):
            negated = condition.removeprefix(sign)
            return negated[1:].removesuffix(")") if negated.startswith("(") else negated
    return None


def _closing(opened: int, end: int, rank: int) -> Ordered:
    return (end, _CLOSES, -opened, -rank), Island(end, end, Step(Role.CLOSE))


def _slots(tags: Iterable[Tag]) -> Iterator[Tag]:
    """The outermost tags that fill a slot, of so many."""
    reached = 0
    for tag in islice(tags, _MOST_TAGS):
        if tag.start >= reached and any(attribute.name == "metal:fill-slot" for attribute in tag.attributes):
            yield tag
            reached = tag.outer_end


def _block(tag: Tag, role: Role, attribute: TagAttribute, rank: int) -> Iterator[Ordered]:
    """A block that an attribute makes around an element; of several, the one of the lowest rank is the outermost."""
    head = attribute.start, attribute.end
    yield (tag.start, _OPENS, tag.start, rank), Island(tag.start, tag.start, Step(role), head=head)
    yield _closing(tag.start, tag.outer_end, rank)


def _take_name(tag: Tag, row: Bindings, found: Structure) -> None:
    """What a tag becomes by its name."""
    if tag.name in row.transparent and not _is_plain_template(tag, row):
        found.blanked.add(tag.start)
        found.islands.extend(_blanked(tag, found.filled.get(tag.start)))
        if tag.name in row.optional:
            found.islands.extend(_content(tag, Role.OPEN_BRANCH))
    elif tag.name in row.outlets:
        found.blanked.add(tag.start)
        found.islands.extend(_outlet(tag))
    elif tag.name in row.read_as:
        found.islands.extend(map(order, _words(tag, row.read_as[tag.name])))
    elif tag.name in row.components or row.is_component(tag.name):
        _take_component(tag, found)
        if row.has_arms:
            found.islands.extend(_content(tag, Role.OPEN_PART))
    elif tag.closes_itself and tag.name.lower() not in _IMPLIED:
        _stand_in(tag, found)


def _is_plain_template(tag: Tag, row: Bindings) -> bool:
    """Whether a `<template>` is HTML's own, which a page does not show."""
    return tag.name == "template" and not any(
        attribute.name.startswith(("#", "v-slot")) or attribute.name.lower() in row.directives
        for attribute in tag.attributes
    )


def _blanked(tag: Tag, filling: Filling | None) -> Iterator[Ordered]:
    yield order(Island(tag.start, tag.end, SILENT if filling is None else TEXT if filling.is_text else OUTPUT))
    if tag.end_name:
        yield order(Island(tag.content_end, tag.outer_end, SILENT))


def _outlet(tag: Tag) -> Iterator[Ordered]:
    """A tag in whose place anything may be; what it holds is there when that is nothing."""
    yield order(Island(tag.start, tag.end, OUTPUT))
    if tag.end_name:
        yield from _content(tag, Role.OPEN_BRANCH)
        yield order(Island(tag.content_end, tag.outer_end, SILENT))


def _content(tag: Tag, role: Role) -> Iterator[Ordered]:
    """A block around what a tag holds, if that is anything."""
    if tag.end == tag.content_end:
        return
    head = tag.start, tag.end
    yield (tag.end, _OPENS, tag.end, 0), Island(tag.end, tag.end, Step(role), head=head)
    yield _closing(tag.end, tag.content_end, 0)


def _words(tag: Tag, word: str) -> Iterator[Island]:
    """The name of a tag as another name that is no longer."""
    for span in (tag.name_span, tag.end_name):
        if span:
            yield Island(*span, Step(Role.WORD, word))


def _take_component(tag: Tag, found: Structure) -> None:
    if tag.closes_itself:
        word = _STAND_IN if len(tag.name) >= len(_STAND_IN) else _SHORT_STAND_IN
    else:
        # HTML must not take `<Select>` for its own element, and knows none that starts with this letter.
        word = f"y{tag.name[1:]}"
    if _read_as(tag, word, OUTPUT, found):
        found.components[tag.start] = tag.name


def _stand_in(tag: Tag, found: Structure) -> None:
    """Give an element that ends with its start tag the name of one that does so in HTML."""
    if tag.name.lower() in _CONTROLS:
        word = "input"
    else:
        word = _STAND_IN if len(tag.name) >= len(_STAND_IN) else _SHORT_STAND_IN
    if _read_as(tag, word, SILENT, found):
        found.renamed[tag.start] = tag.name


def _read_as(tag: Tag, word: str, else_as: Step, found: Structure) -> bool:
    """Read a tag under another name; when its own is too short for that, an island stands for the tag."""
    if len(tag.name) < len(word):
        found.islands.append(order(Island(tag.start, tag.end, else_as)))
        return False
    found.islands.extend(map(order, _words(tag, word)))
    return True
