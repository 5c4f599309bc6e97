"""Names that a loop or a function binds around an element: there they are its own, whatever a field is called.

>>> sorted(loop_names("{#each sizes as { id, label }, i (id)}"))
['i', 'id', 'label']
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Element
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.page import ToolForm

_LISTED_LAST = Expression(r"\s*\{#each\b.*?\sas\s+(?P<names>[^(}]*(?:\}[^(}]*)?)")
_LISTED_FIRST = Expression(
    r"\s*(?:@for\s*\(|(?:\*ngFor|[xv]-for|(?:data-)?ng-repeat)\s*=\s*[\"']?)\s*(?:let\s+)?(?P<names>[^\"']*?)\s(?:in|of)\s"
)
_SNIPPET = Expression(r"\s*\{#snippet\s+\w+\s*\((?P<names>[^)]*)\)")
_NAME = Expression(r"[A-Za-z_$][\w$]*")
JSX_LANGUAGES = frozenset({"jsx", "tsx", "mdx", "astro"})
"""The languages in which markup is an expression."""

# A function that gives markup, or one that is called for each of several.
_FUNCTION = Expression(
    r"(?:\((?P<list>[^()]{0,200})\)|(?P<one>[A-Za-z_$][\w$]*))\s*=>\s*(?:\(\s*)?<|"
    r"\.(?:map|flatMap)\(\s*(?:(?:\((?P<mapped>[^()]{0,200})\)|(?P<each>[A-Za-z_$][\w$]*))\s*=>|"
    r"function\s*\w*\s*\((?P<called>[^()]{0,200})\))"
)
_BRACKETS = Expression(r"[(){}]")
_LONGEST = 4000


def bound_names(tool: ToolForm, element: Element) -> frozenset[str]:
    """The names that are bound in a form around an element."""
    branches = tool.form.document.branches
    loops = (branches[number].source for number, _ in element.presence.arms if number < len(branches))
    names = {name for loop in loops for name in loop_names(loop)}
    return frozenset(names.union(_parameters(tool, element)))


def loop_names(text: str) -> Iterator[str]:
    """The names that a loop binds, by what is written where it starts; none for what is no loop."""
    for pattern in (_LISTED_LAST, _LISTED_FIRST, _SNIPPET):
        if match := pattern.match(text):
            yield from (name[0] for name in _NAME.finditer(match["names"]))


def _parameters(tool: ToolForm, element: Element) -> Iterator[str]:
    """The parameters of the functions in JSX that an element stands in."""
    document = tool.form.document
    form, place = document.place(tool.element), document.place(element)
    if form is None or place is None or document.language not in JSX_LANGUAGES:
        return
    start, end = max(form.start_tag.end, place.start_tag.start - _LONGEST), place.start_tag.start
    text = tool.source.text[start:end]
    for match in _FUNCTION.finditer(text):
        if _is_open(text, match.end()):
            written = next(group for group in match.groups() if group is not None)
            yield from (name[0] for name in _NAME.finditer(written))


def _is_open(text: str, position: int) -> bool:
    """Whether nothing closes in a text what was opened before a position."""
    depth = 0
    for bracket in _BRACKETS.finditer(text, position):
        depth += 1 if bracket[0] in "({" else -1
        if depth < 0:
            return False
    return True
