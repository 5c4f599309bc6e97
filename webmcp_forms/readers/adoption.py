"""Controls that the adoption agency took out of the tree for a moment.

For `<b><p><input></b>` the parser moves the paragraph out of the `<b>` and wraps the paragraph's children in a copy
of it. A control moved this way is taken out of the tree and put back, and Chromium then forgets which form the parser
had given it and looks for the nearest form around it (HTML, "adoption agency algorithm").
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from webmcp_forms.document.nodes import Element
from webmcp_forms.readers.html_tree import HtmlTree

_FORMATTING_TAGS = frozenset(
    {"a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u"}
)
_TABLE_PARTS = frozenset({"caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr"})
# A bound on hostile markup: a copy stands close to its original, with only the moved block between them.
_FARTHEST_ORIGINAL = 2000


def moved_by_adoption(tree: HtmlTree, ends: Sequence[int], controls: Iterable[int]) -> frozenset[int]:
    """The controls among the given ones that stand in a copy made by the adoption agency."""
    parts = sorted((tags[0], index) for index in tree.tagged(_TABLE_PARTS) if (tags := tree.tags(index)))
    copies: dict[int, bool] = {}
    moved: set[int] = set()
    for control in controls:
        ancestor = tree.parents[control]
        while ancestor >= 0:
            if ancestor not in copies:
                copies[ancestor] = _is_adoption_copy(tree, ends, parts, ancestor)
            if copies[ancestor]:
                moved.add(control)
                break
            ancestor = tree.parents[ancestor]
    return frozenset(moved)


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
    """Whether a table part that is not inside the original starts between it and the block."""
    opened, blocked = tree.tags(original), tree.tags(block)
    if opened is None or blocked is None:
        return False
    before = bisect_left(parts, (blocked[0], 0)) - 1
    if before < 0 or parts[before][0] < opened[0]:
        return False
    return not original < parts[before][1] < ends[original]


def _original(tree: HtmlTree, ends: Sequence[int], copy: Element) -> Element | None:
    """The nearest element before the copy, and not around it, that it repeats."""
    for index in range(copy.index - 1, max(copy.index - _FARTHEST_ORIGINAL, 0), -1):
        candidate = tree.element(index)
        if candidate.tag == copy.tag and candidate.attributes == copy.attributes and ends[index] <= copy.index:
            return candidate
    return None
