"""The HTML parser's tree of a masked template, with holes where the fillers are."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from heapq import merge
from operator import itemgetter

from webmcp_forms.document.nodes import (
    ALWAYS,
    NO_WRAPPER,
    AttributePlace,
    Certainty,
    Child,
    Element,
    Hole,
    MixedText,
    Place,
    Presence,
    Text,
    written,
)
from webmcp_forms.readers.html_tree import HtmlTree
from webmcp_forms.readers.islands.blocks import Blocks
from webmcp_forms.readers.islands.collapsing import KEEPING_ATTRIBUTE, KEEPING_TAGS, Collapse, children, pieces
from webmcp_forms.readers.islands.masking import TAG_FILLER
from webmcp_forms.readers.islands.parts import Island, Role
from webmcp_forms.readers.islands.unmasking import Holes, fillers
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.records import record

# An attribute whose name starts so has nothing to do with forms, whatever the rest of the name is.
_HARMLESS_PREFIXES = ("data-", "aria-", "on", "x-", "hx-", "v-", "ng-", "@", ":")

_ADDED_TO = frozenset({"form", "input", "select", "textarea"})
STAND_INS = frozenset({"br", "input", "wbr"})
"""The tags without an end tag that are read in place of others."""


@dataclass(frozen=True, slots=True)
class Template:
    """A text, its islands and blocks, its component tags by offset, and the way from its offsets to the source's.

    `renamed` are the names of the tags that are read under another name, `contents` the holes that a start tag puts in
    its element, by the offset of the tag; `places` tells where attributes stand, by the offset of the name as it is
    read, when that is not all of it. `added` are attributes of forms and controls that no markup shows, by the offset
    of the tag. `collapse` is what a compiler does to the white space of texts.
    """

    text: str
    islands: Sequence[Island]
    blocks: Blocks
    offsets: OffsetMap
    components: Mapping[int, str] = field(default_factory=dict)
    renamed: Mapping[int, str] = field(default_factory=dict)
    contents: Mapping[int, Hole] = field(default_factory=dict)
    places: Mapping[int, AttributePlace] = field(default_factory=dict)
    added: Mapping[int, Mapping[str, Text]] = field(default_factory=dict)
    collapse: Collapse | None = None
    holes: Holes = field(init=False, repr=False, compare=False)
    starts: Sequence[int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "starts", [island.start for island in self.islands])
        object.__setattr__(self, "holes", Holes(self.text, self.islands, self.offsets))


@record
class IslandTree:
    """See `Tree` for the methods. `parsed` is the tree of the masked text.

    `made`, `read` and `located` are the elements, children and places asked for so far, and `keeping` says of elements
    asked about whether white space stays in them.
    """

    parsed: HtmlTree
    template: Template
    made: dict[int, Element] = field(default_factory=dict)
    read: dict[int, tuple[Child, ...]] = field(default_factory=dict)
    located: dict[int, Place | None] = field(default_factory=dict)
    keeping: dict[int, bool] = field(default_factory=dict)

    def element(self, index: int) -> Element:
        """See `Tree.element`."""
        found = self.made.get(index)
        if found is None:
            found = self.made[index] = self._convert(self.parsed.element(index))
        return found

    def tagged(self, tags: frozenset[str]) -> Iterator[int]:
        """See `Tree.tagged`."""
        if not self.template.renamed:
            return self.parsed.tagged(tags)
        found = self.parsed.tagged(tags | STAND_INS)
        return (index for index in found if self.element(index).tag in tags)

    def with_attribute(self, name: str) -> Iterator[tuple[int, Text]]:
        """See `Tree.with_attribute`."""
        found = ((index, self._unmask(value)) for index, value in self.parsed.with_attribute(name))
        return merge(found, self._with_added(name), key=itemgetter(0)) if self.template.added else found

    def _with_added(self, name: str) -> Iterator[tuple[int, Text]]:
        for index in self.parsed.tagged(_ADDED_TO):
            tags = self.parsed.tags(index)
            if tags and name in self.template.added.get(tags[0], ()):
                yield index, self.template.added[tags[0]][name]

    def components(self) -> Iterator[int]:
        """See `Tree.components`; told from the tags alone, since most elements are never asked for anything else."""
        for index, node in enumerate(self.parsed.nodes):
            if self._may_be_component(node.tag):
                tags = self.parsed.tags(index)
                if tags and self._component(node.tag, self._offset_of(tags[0])) is not None:
                    yield index

    def _may_be_component(self, tag: str) -> bool:
        """Whether a tag may have an island in its name, which is then filled with a letter, or stand for another."""
        return bool(self.template.components) or TAG_FILLER in tag or not tag.isascii()

    def children(self, index: int) -> Iterator[Child]:
        """See `Tree.children`."""
        found = self.read.get(index)
        if found is None:
            found = self.read[index] = tuple(self._children(index))
        return iter(found)

    def _children(self, index: int) -> Iterator[Child]:
        if self.template.contents and (tags := self.parsed.tags(index)) and tags[0] in self.template.contents:
            yield MixedText((self.template.contents[tags[0]],))
        if self.template.collapse and not self._keeps_layout(index):
            yield from self._collapsed(index, self.template.collapse)
            return
        for child in self.parsed.children(index):
            if isinstance(child, int):
                yield child
            elif text := self._unmask(child):
                yield text

    def _collapsed(self, index: int, collapse: Collapse) -> Iterator[Child]:
        written = pieces(self.parsed.children_and_comments(index), self.template.holes.unmask)
        return children(collapse(tuple(written), self.parsed.nodes[index].tag))

    def _keeps_layout(self, index: int) -> bool:
        """Whether white space stays as it is in an element, for its own sake or for that of one around it."""
        path: list[int] = []
        while index >= 0 and index not in self.keeping:
            path.append(index)
            node = self.parsed.nodes[index]
            if node.tag in KEEPING_TAGS or node.attr(KEEPING_ATTRIBUTE) is not None:
                self.keeping[index] = True
                break
            index = self.parsed.parents[index]
        found = self.keeping.get(index, False)
        self.keeping.update(dict.fromkeys(path, found))
        return found

    def place(self, index: int) -> Place | None:
        """See `Tree.place`."""
        if index not in self.located:
            self.located[index] = self._place(index)
        return self.located[index]

    def _place(self, index: int) -> Place | None:
        place = self.parsed.place(index)
        if place is None or not (self.template.places or any(fillers(name) for name in place.attributes)):
            return place
        kept = {name: self._whole(found) for name, found in place.attributes.items() if not fillers(name)}
        return replace(place, attributes=kept)

    def _whole(self, found: AttributePlace) -> AttributePlace:
        return self.template.places.get(self._offset(found.name.start), found)

    def _unmask(self, text: Text) -> Text:
        return self.template.holes.unmask(written(text))

    def _convert(self, element: Element) -> Element:
        tags = self.parsed.tags(element.index)
        attributes: dict[str, Text] = {}
        loose: list[str] = []
        for name, value in element.attributes.items():
            if name.isascii() or not fillers(name):
                attributes[name] = self._unmask(value)
            elif not name.startswith(_HARMLESS_PREFIXES):
                loose.append(name)
        if tags is None:
            return _as(element, element.tag, attributes, self._inherited(element))
        start, end = self._offset_of(tags[0]), self._offset_of(tags[1])
        if self.template.added:
            attributes |= self.template.added.get(start, {})
        unknown = tuple(self._unknown_attributes(element, loose)) if loose else ()
        component = self._component(element.tag, start)
        presence = self._presence(element, attributes, (start, end), unknown, is_component=component is not None)
        tag = component or self.template.renamed.get(start) or element.tag
        return _as(element, tag, attributes, presence)

    def _component(self, tag: str, start: int) -> str | None:
        """The name of a tag that renders as anything, as it is written: a component's, or one with an island in it."""
        islands = self.template.islands
        end = start + 1 + len(tag)
        number = bisect_left(self.template.starts, start + 1)
        name_end = start
        while number < len(islands) and islands[number].start < end:
            if islands[number].step.role is Role.OUTPUT:
                name_end = max(end, islands[number].end)
            number += 1
        return self.template.text[start + 1 : name_end] or self.template.components.get(start)

    def _unknown_attributes(self, element: Element, names: Sequence[str]) -> Iterator[Hole]:
        """The islands in attribute names, without the later lines of one that started in a value."""
        template = self.template
        seen = {filler for value in element.attributes.values() for filler in fillers(written(value))}
        for name in names:
            for filler in fillers(name):
                if filler not in seen:
                    seen.add(filler)
                    yield template.holes.hole(filler)

    def _presence(
        self,
        element: Element,
        attributes: Mapping[str, Text],
        tag: tuple[int, int],
        unknown: tuple[Hole, ...],
        *,
        is_component: bool,
    ) -> Presence:
        blocks = self.template.blocks
        arms = blocks.conditions(tag[0])
        certainty = Certainty.ALWAYS
        if arms:
            is_repeated = any(arm.certainty is Certainty.LOOP for arm in arms)
            certainty = Certainty.LOOP if is_repeated else Certainty.BRANCH
        is_open = blocks.has_bound(*tag)
        conditional = frozenset(self._conditional(element, attributes, len(arms))) if is_open else frozenset()
        wrapper = blocks.wrapper(tag[0])
        if not (arms or unknown or conditional or is_component or wrapper != NO_WRAPPER):
            return ALWAYS
        chosen = tuple((arm.branch, arm.number) for arm in arms)
        return Presence(certainty, chosen, unknown, is_component, conditional, wrapper)

    def _inherited(self, element: Element) -> Presence:
        """The presence of what the parser implied: that of what is around it."""
        if element.parent < 0:
            return ALWAYS
        around = self.element(element.parent).presence
        is_anywhere = not around.arms and around.wrapper == NO_WRAPPER
        return ALWAYS if is_anywhere else Presence(around.certainty, around.arms, wrapper=around.wrapper)

    def _conditional(self, element: Element, attributes: Mapping[str, Text], depth: int) -> Iterator[str]:
        """The attributes in branches that start inside the start tag."""
        place = self.parsed.place(element.index)
        for name, found in place.attributes.items() if place else ():
            if name in attributes and len(self.template.blocks.conditions(self._offset(found.whole.start))) > depth:
                yield name

    def _offset_of(self, parsed: int) -> int:
        """The offset in the template's text of an offset in what was parsed, which may be the value of a `srcdoc`."""
        offsets = self.parsed.offsets
        return self._offset(offsets.original(parsed)) if offsets.outer else parsed

    def _offset(self, original: int) -> int:
        """The offset in the template's text of an offset in the source."""
        return self.template.offsets.parsed(original)


def _as(element: Element, tag: str, attributes: Mapping[str, Text], presence: Presence) -> Element:
    """The element with another tag, attributes and presence; `replace` would take as long as all else."""
    return Element(element.index, tag, element.namespace, attributes, element.parent, element.scope, presence)
