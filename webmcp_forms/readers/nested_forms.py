"""Forms that the end tag of a form inside them closes.

A `</form>` inside a table leaves its form open and lets another form start in it. Chromium closes both at the end tag
of the inner one, unless an element stands between them that stops the search for a form to close (HTML lets only the
inner one end). Controls after that belong to neither, though the tree still shows them inside the outer one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence

from webmcp_forms.document.nodes import Element
from webmcp_forms.readers.html_tree import HtmlTree

# HTML, "special" elements.
_SPECIAL_NAMES = (
    "address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup "
    "dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head "
    "header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes "
    "noscript object ol p param plaintext pre script search section select source style summary table tbody td "
    "template textarea tfoot th thead title tr track ul wbr xmp"
)
_SPECIAL = frozenset(_SPECIAL_NAMES.split())
# Those without content, and those that an end tag of another element closes.
_CLOSED_NAMES = "area base br col dd dt embed hr img input li link meta optgroup option p param source track wbr"
_CLOSED = frozenset(_CLOSED_NAMES.split())
# HTML, "has an element in scope": what ends the search.
_SCOPES = frozenset({"applet", "caption", "marquee", "object", "select", "table", "td", "th"})
_FOREIGN_SCOPES = frozenset({"annotation-xml", "desc", "foreignObject", "mi", "mn", "mo", "ms", "mtext", "title"})
NOBODY = -1
"""The owner of a control that belongs to no form."""


def closed_with_inner(
    tree: HtmlTree, ends: Sequence[int], forms: Iterable[int], end_tags: Sequence[int]
) -> dict[int, int]:
    """For each form that an inner one's end tag closes, and for such an inner one, the offset of that tag.

    `end_tags` are the offsets of all form end tags, in order.
    """
    closed: dict[int, int] = {}
    for form in forms:
        outer = _enclosing_form(tree, form)
        if outer is None or not _outlives_its_end_tag(tree, ends, outer, end_tags):
            continue
        end = _end_of(tree, ends, form, end_tags)
        if end is not None:
            closed[outer] = min(closed.get(outer, end), end)
            closed[form] = end
    return closed


def _outlives_its_end_tag(tree: HtmlTree, ends: Sequence[int], form: int, end_tags: Sequence[int]) -> bool:
    """Whether the first end tag after a form finds it out of scope, so that it stays open."""
    tags = tree.tags(form)
    following = bisect_right(end_tags, tags[0]) if tags else len(end_tags)
    if following == len(end_tags):
        return False
    end = end_tags[following]
    inside = range(form + 1, ends[form])
    return any(_is_scope(tree.element(index)) and _is_open_at(tree, ends, index, end) for index in inside)


def _is_scope(element: Element) -> bool:
    return element.tag in (_SCOPES if element.is_html else _FOREIGN_SCOPES)


def _end_of(tree: HtmlTree, ends: Sequence[int], form: int, end_tags: Sequence[int]) -> int | None:
    """Where a form ends, or None where something is open in it then that stops the search for the outer one.

    A form whose start tag stands between the rows of a table is no sooner there than closed: its end tag ends nothing.
    """
    tags = tree.tags(form)
    if tags is None or (tags[2] is None and ends[form] == form + 1):
        return None
    end = tags[2]
    if end is None:
        following = bisect_right(end_tags, tags[0])
        if following == len(end_tags):
            return None
        end = end_tags[following]
    is_stopped = any(_is_open_at(tree, ends, index, end) for index in range(form + 1, ends[form]))
    return None if is_stopped else end


def _is_open_at(tree: HtmlTree, ends: Sequence[int], index: int, offset: int) -> bool:
    """Whether an element that stops the search is open at an offset."""
    element, tags = tree.element(index), tree.tags(index)
    is_stopping = element.tag in _SPECIAL and element.tag not in _CLOSED if element.is_html else _is_scope(element)
    return is_stopping and tags is not None and tags[0] < offset and not _is_closed_before(tree, ends, index, offset)


def _is_closed_before(tree: HtmlTree, ends: Sequence[int], index: int, offset: int) -> bool:
    """Whether an element has ended before an offset.

    Its own end tag ends it, or that of an element around it, or what starts beside it, as a select does in a select.
    """
    while index >= 0:
        tags = tree.tags(index)
        if tags is not None and tags[2] is not None and tags[2] < offset:
            return True
        following = tree.tags(ends[index]) if ends[index] < len(ends) else None
        if following is not None and following[0] < offset:
            return True
        index = tree.parents[index]
    return False


def left_without_form(tree: HtmlTree, closed: Mapping[int, int], controls: Iterable[tuple[int, int]]) -> dict[int, int]:
    """The true owners of the (index, start) of controls that the tree shows in a form which was closed before them."""
    owners: dict[int, int] = {}
    for index, start in controls if closed else ():
        form = _nearest_form(tree, index)
        is_outside = False
        while form != NOBODY and closed.get(form, start) < start:
            is_outside, form = True, _nearest_form(tree, form)
        if is_outside:
            owners[index] = form
    return owners


def _enclosing_form(tree: HtmlTree, form: int) -> int | None:
    """The form around a form with nothing between them that stops the search for it."""
    index = tree.parents[form]
    while index >= 0:
        element = tree.element(index)
        if element.tag == "form" and element.is_html:
            return index
        if element.tag in _SPECIAL or not element.is_html:
            return None
        index = tree.parents[index]
    return None


def _nearest_form(tree: HtmlTree, index: int) -> int:
    index = tree.parents[index]
    while index >= 0:
        element = tree.element(index)
        if element.tag == "form" and element.is_html:
            return index
        index = tree.parents[index]
    return NOBODY
