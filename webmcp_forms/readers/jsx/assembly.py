"""From the drafts of a walk to the document of one reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace

from webmcp_forms.document.nodes import (
    ALWAYS,
    DOCUMENT_SCOPE,
    INERT_SCOPE,
    NO_PARENT,
    NO_WRAPPER,
    AttributePlace,
    Branch,
    Certainty,
    Child,
    Document,
    Element,
    Namespace,
    Place,
    Presence,
    Surprise,
    subtree_ends,
)
from webmcp_forms.readers.jsx.attributes import Range, Written, written_at
from webmcp_forms.readers.jsx.drafts import Draft
from webmcp_forms.readers.jsx.flows import Arm
from webmcp_forms.readers.jsx.parsing import Syntax
from webmcp_forms.readers.jsx.readings import Arms
from webmcp_forms.readers.jsx.walking import Walk
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.stored_tree import StoredTree
from webmcp_forms.records import record
from webmcp_forms.source import Span

_LONGEST_HEAD = 80


@record
class JsxPlaces:
    """The places of the elements, found when they are asked for."""

    drafts: Sequence[Draft]
    syntax: Syntax
    located: dict[int, Place] = field(default_factory=dict)

    def place(self, index: int) -> Place:
        """The place of the element at an index."""
        if index not in self.located:
            self.located[index] = self._locate(self.drafts[index])
        return self.located[index]

    def _locate(self, draft: Draft) -> Place:
        offsets = self.syntax.offsets
        attributes = {
            name: attribute_place(offsets, written_at(node))
            for name, node in draft.nodes.items()
            if name in draft.attributes
        }
        end_tag = offsets.span(*draft.end_tag) if draft.end_tag else None
        return Place(offsets.span(*draft.start_tag), end_tag, attributes)


def attribute_place(offsets: OffsetMap, written: Written) -> AttributePlace:
    """The place of an attribute in the source."""
    value = offsets.span(*written.value) if written.value else None
    return AttributePlace(offsets.span(*written.whole), offsets.span(*written.name), value)


def assemble(blank: Document, walk: Walk, arms: Arms, left_out: frozenset[Arm]) -> Document:
    """The document of a reading that leaves out some arms; `blank` is the same without elements."""
    indices = tuple(_kept(arms, left_out)) if left_out else tuple(range(len(arms.drafts)))
    kept = [arms.drafts[index] for index in indices]
    renumbered = {index: number for number, index in enumerate(indices)}
    parents = [renumbered.get(draft.parent, NO_PARENT) for draft in kept]
    contents = [tuple(_contents(draft, renumbered)) for draft in kept]
    return replace(
        blank,
        tree=StoredTree(tuple(_elements(arms, kept, parents)), contents, JsxPlaces(kept, walk.syntax)),
        parents=parents,
        ends=subtree_ends(parents),
        hidden=tuple(_hidden(walk, arms.drafts, renumbered)) if left_out else (),
        surprises=tuple(_surprises(walk, kept)),
    )


def _kept(arms: Arms, left_out: frozenset[Arm]) -> Iterator[int]:
    """The indices of the elements that are in no arm which is left out."""
    dropped: set[int] = set()
    for index, draft in enumerate(arms.drafts):
        if draft.parent in dropped or not left_out.isdisjoint(arms.chain(draft)):
            dropped.add(index)
        else:
            yield index


def _contents(draft: Draft, renumbered: Mapping[int, int]) -> Iterator[Child]:
    """What an element holds; that of a template is no child of it."""
    if draft.tag == "template" and draft.namespace is Namespace.HTML:
        return
    for child in draft.contents:
        if not isinstance(child, int):
            yield child
        elif child in renumbered:
            yield renumbered[child]


def _elements(arms: Arms, kept: Sequence[Draft], parents: Sequence[int]) -> Iterator[Element]:
    scopes: list[int] = []
    known: dict[int, Presence] = {}
    for index, (draft, parent) in enumerate(zip(kept, parents, strict=True)):
        around = kept[parent] if parent != NO_PARENT else None
        is_inert = around is not None and around.tag == "template" and around.namespace is Namespace.HTML
        scopes.append(INERT_SCOPE if is_inert else scopes[parent] if around else DOCUMENT_SCOPE)
        presence = known.get(id(draft.flow))
        if presence is None:
            presence = known[id(draft.flow)] = _presence(arms, draft)
        if draft.unknown or draft.is_component or draft.conditional:
            chosen = presence.certainty, presence.arms
            presence = Presence(*chosen, draft.unknown, draft.is_component, draft.conditional, presence.wrapper)
        yield Element(index, draft.tag, draft.namespace, draft.attributes, parent, scopes[-1], presence)


def _presence(arms: Arms, draft: Draft) -> Presence:
    chosen = arms.of(draft)
    certainty = draft.flow.certainty
    if chosen and certainty is Certainty.ALWAYS:
        certainty = Certainty.BRANCH
    if not chosen and certainty is Certainty.ALWAYS:
        return ALWAYS
    handed = arms.branches.handed
    wrapper = next((branch for branch, _ in reversed(chosen) if branch in handed), NO_WRAPPER) if handed else NO_WRAPPER
    return Presence(certainty, chosen, wrapper=wrapper)


def file_branches(walk: Walk) -> Iterator[Branch]:
    """The branches of a file, by number."""
    for head, size in zip(walk.branches.heads, walk.branches.sizes, strict=True):
        if head is None:
            yield Branch("", None, size)
        else:
            source = walk.syntax.part(head.start_byte, min(head.end_byte, head.start_byte + _LONGEST_HEAD))
            yield Branch(source, walk.syntax.span(head), size)


def _hidden(walk: Walk, drafts: Sequence[Draft], renumbered: Mapping[int, int]) -> Iterator[Span]:
    """The stretches of the source that a reading leaves out, in order and apart.

    Attributes that stand elsewhere, in a constant, go with the elements that have them.
    """
    shown = {part for index in renumbered for part in _parts_elsewhere(drafts[index])}
    stretches: set[Range] = set()
    for index, draft in enumerate(drafts):
        if index not in renumbered:
            stretches |= {(draft.start_tag[0], draft.end), *_parts_elsewhere(draft)} - shown
    reached = -1
    for start, end in sorted(stretches):
        if end > reached:
            yield walk.syntax.offsets.span(start, end)
            reached = end


def _parts_elsewhere(draft: Draft) -> Iterator[Range]:
    """The parts of an element that are not written in its start tag."""
    start, end = draft.start_tag
    for node in (*draft.nodes.values(), *(loss.node for loss in draft.losses)):
        if not start <= node.start_byte < end:
            yield written_at(node).whole


def _surprises(walk: Walk, kept: Sequence[Draft]) -> Iterator[Surprise]:
    """The attributes that the framework loses or inverts."""
    for index, draft in enumerate(kept):
        for loss in draft.losses:
            detected = walk.attributes.framework
            if detected.framework is not None:
                place = attribute_place(walk.syntax.offsets, written_at(loss.node))
                framework = detected.framework.name
                yield Surprise(index, loss.name, loss.reads_on, framework, detected.is_assumed, place, loss.instead)
