"""Controls that the adoption agency took out of the tree for a moment.

For `<b><p><input></b>` the parser moves the paragraph out of the `<b>` and wraps the paragraph's children in a copy
of it. A control moved this way is taken out of the tree and put back, and Chromium then forgets which form the parser
had given it and looks for the nearest form around it (HTML, "adoption agency algorithm"). In `<b><fieldset></b>` the
block that moves is a control itself, and forgets its form as well.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from webmcp_forms.document.nodes import Element
from webmcp_forms.readers.html_tree import HtmlTree

_FORMATTING_TAGS = frozenset(
    {"a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u"}
)
# The controls that are blocks to the adoption agency and hold elements: "special", and no marker for formatting.
_BLOCKS = frozenset({"button", "fieldset"})
_TABLE_PARTS = frozenset({"caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr"})
# A bound on hostile markup: a copy stands close to its original, with only the moved block between them.
_FARTHEST_ORIGINAL = 2000


def moved_by_adoption(tree: HtmlTree, ends: Sequence[int], owners: Mapping[int, int]) -> frozenset[int]:
    """The controls that the adoption agency moved, and not their form with them.

    `owners` maps controls to the forms the parser gave them. What moves is a block, and the children of the copy that
    is put into it, each with all that is in it; a form in there goes along, and its controls keep it.
    """
    parts = sorted(_table_tags(tree))
    copies: dict[int, bool] = {}

    def is_copy(index: int) -> bool:
        if index not in copies:
            copies[index] = _is_adoption_copy(tree, ends, parts, index)
        return copies[index]

    def is_moved(control: int, owner: int) -> bool:
        if tree.element(control).tag in _BLOCKS and any(is_copy(child) for child in _children(ends, control)):
            return True
        child, ancestor = control, tree.parents[control]
        while ancestor >= 0:
            if is_copy(ancestor) and not child <= owner < ends[child]:
                return True
            child, ancestor = ancestor, tree.parents[ancestor]
        return False

    return frozenset(control for control, owner in owners.items() if is_moved(control, owner))


def _children(ends: Sequence[int], index: int) -> Iterator[int]:
    child = index + 1
    while child < ends[index]:
        yield child
        child = ends[child]


def _table_tags(tree: HtmlTree) -> Iterator[tuple[int, int]]:
    """Where the start and end tags of tables and their parts stand, each with its element."""
    for index in tree.tagged(_TABLE_PARTS):
        if tags := tree.tags(index):
            yield tags[0], index
            if tags[2] is not None:
                yield tags[2], index


def _is_adoption_copy(tree: HtmlTree, ends: Sequence[int], parts: Sequence[tuple[int, int]], index: int) -> bool:
    """Whether the element is a copy whose original stands beside the block that holds it.

    The other kind of copy, which the parser makes to carry formatting on into a new block, has its original inside an
    element that was closed, not beside the block; or the original was moved out of a table and a part of the table,
    not the adoption agency, closed it.
    """
    element = tree.element(index)
    if element.tag not in _FORMATTING_TAGS or not element.is_html or tree.tags(index):
        return False
    original = _original(tree, ends, element)
    if original is None or original.parent == element.parent:
        return False
    if ends[_open_parent(tree, original.index)] < ends[index]:
        return False
    return not _is_closed_by_table(tree, ends, parts, original.index, element.parent)


def _open_parent(tree: HtmlTree, index: int) -> int:
    """The parent, or the one around it where that is a form: its end tag may close it before what it holds."""
    parent = tree.parents[index]
    while tree.parents[parent] >= 0 and tree.element(parent).tag == "form":
        parent = tree.parents[parent]
    return parent


def _is_closed_by_table(
    tree: HtmlTree, ends: Sequence[int], parts: Sequence[tuple[int, int]], original: int, block: int
) -> bool:
    """Whether a tag of a table part that is not inside the original stands between it and the block."""
    opened, blocked = _opened(tree, ends, original), tree.tags(block)
    if opened is None or blocked is None:
        return False
    before = bisect_left(parts, (blocked[0], 0)) - 1
    if before < 0 or parts[before][0] < opened:
        return False
    return not original < parts[before][1] < ends[original]


def _opened(tree: HtmlTree, ends: Sequence[int], index: int) -> int | None:
    """Where an element started; for one without a tag of its own, where the first tag in it stands."""
    tags = (tree.tags(inner) for inner in range(index, ends[index]))
    return next((found[0] for found in tags if found), None)


def _original(tree: HtmlTree, ends: Sequence[int], copy: Element) -> Element | None:
    """The nearest element of its tree before the copy, and not around it, that it repeats."""
    for index in range(copy.index - 1, max(copy.index - _FARTHEST_ORIGINAL, 0), -1):
        candidate = tree.element(index)
        if _is_repeated(candidate, copy) and ends[index] <= copy.index:
            return candidate
    return None


def _is_repeated(original: Element, copy: Element) -> bool:
    return original.tag == copy.tag and original.scope == copy.scope and original.attributes == copy.attributes
