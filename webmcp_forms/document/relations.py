"""How the elements of one document relate: form owners, labels, fieldsets, ids.

All of it is found in one walk and asked by element index, so that a page with a million controls costs a million steps.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element, literal
from webmcp_forms.document.vocabulary import LABELABLE_TAGS, LISTED_TAGS

NOTHING = -1


@dataclass(frozen=True, slots=True)
class Relations:
    """Relations between elements, all given as indices of elements.

    `owned` lists each form's listed elements in tree order, and `labels` each control's labels in tree order.
    `fieldsets` finds the nearest fieldset around an element. `ids` finds the first element with an id
    in a scope, for pages on which a label or a control refers to one.
    `labelable` holds every labelable element.
    """

    owned: Mapping[int, Sequence[int]]
    labels: Mapping[int, Sequence[int]]
    fieldsets: NearestAncestor
    ids: Mapping[tuple[int, str], int]
    labelable: frozenset[int]


@dataclass(frozen=True, slots=True)
class NearestAncestor:
    """Finds the nearest ancestor among some candidates, in the same scope; remembers what it passed on the way."""

    document: Document
    candidates: frozenset[int]
    known: dict[int, int] = field(default_factory=dict)

    def of(self, index: int) -> int:
        """The index of the nearest such ancestor, or -1."""
        if not self.candidates:
            return NOTHING
        found = self._found(index)
        if found >= 0 and self.document.element(found).scope != self.document.element(index).scope:
            return NOTHING
        return found

    def _found(self, index: int) -> int:
        path: list[int] = []
        current = index
        while (answer := self.known.get(current)) is None:
            path.append(current)
            current = self.document.parents[current]
            if current < 0 or current in self.candidates:
                answer = current
                break
        self.known.update(dict.fromkeys(path, answer))
        return answer


def relate(document: Document) -> Relations:
    """Find the relations in a document. Inert elements (template content) take part in none."""
    related = [element for element in document.tagged(_RELATED_TAGS) if element.is_html]
    live = [element for element in related if element.scope != INERT_SCOPE]
    ids = _ids(document, live)
    labelable = [element for element in live if element.tag in LABELABLE_TAGS and not _is_hidden_input(element)]
    forms, fieldsets = (
        NearestAncestor(document, frozenset(element.index for element in live if element.tag == tag))
        for tag in ("form", "fieldset")
    )
    return Relations(
        _owned(document, [element for element in live if element.tag in LISTED_TAGS], forms, ids),
        _labels(document, [element for element in live if element.tag == "label"], labelable, ids),
        fieldsets,
        ids,
        frozenset(element.index for element in labelable),
    )


_RELATED_TAGS = LISTED_TAGS | LABELABLE_TAGS | {"form", "label"}


def _ids(document: Document, referring: list[Element]) -> Mapping[tuple[int, str], int]:
    """The first element in a scope with each id that a label or a control refers to."""
    if not any(element.has("for") or element.has("form") for element in referring):
        return {}
    ids: dict[tuple[int, str], int] = {}
    for index, identifier in document.tree.with_attribute("id"):
        if identifier and isinstance(identifier, str):
            ids.setdefault((document.element(index).scope, identifier), index)
    return ids


def _is_hidden_input(element: Element) -> bool:
    return element.tag == "input" and (literal(element.get("type")) or "").lower() == "hidden"


def _owned(
    document: Document, listed: list[Element], forms: NearestAncestor, ids: Mapping[tuple[int, str], int]
) -> Mapping[int, Sequence[int]]:
    owned: dict[int, list[int]] = defaultdict(list)
    for element in listed:
        owner = _form_owner(document, element, forms, ids)
        if owner != NOTHING:
            owned[owner].append(element.index)
    return owned


def _form_owner(
    document: Document, element: Element, forms: NearestAncestor, ids: Mapping[tuple[int, str], int]
) -> int:
    """The form owner (HTML, "form owner"): a `form` attribute wins, then the parser's form, then the nearest form."""
    if element.has("form"):
        named = ids.get((element.scope, literal(element.get("form")) or ""), NOTHING)
        is_form = named >= 0 and document.element(named).tag == "form" and document.element(named).is_html
        return named if is_form else NOTHING
    if element.index in document.parser_owners:
        return document.parser_owners[element.index]
    return forms.of(element.index)


def _labels(
    document: Document, labels: list[Element], labelable: list[Element], ids: Mapping[tuple[int, str], int]
) -> Mapping[int, Sequence[int]]:
    candidates: dict[int, list[int]] = defaultdict(list)
    for element in labelable:
        candidates[element.scope].append(element.index)
    named: dict[int, list[int]] = defaultdict(list)
    for label in labels:
        control = _labeled_control(document, label, candidates[label.scope], ids)
        if control != NOTHING:
            named[control].append(label.index)
    return named


def _labeled_control(
    document: Document, label: Element, candidates: list[int], ids: Mapping[tuple[int, str], int]
) -> int:
    """What a label names (HTML, "labeled control"): what `for` says, else its first labelable descendant."""
    target = label.get("for")
    if target is not None:
        named = ids.get((label.scope, literal(target) or ""), NOTHING)
        found = bisect_left(candidates, named)
        return named if found < len(candidates) and candidates[found] == named else NOTHING
    following = bisect_left(candidates, label.index)
    if following < len(candidates) and document.contains(label.index, candidates[following]):
        return candidates[following]
    return NOTHING
