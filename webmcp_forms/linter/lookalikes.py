"""Attribute names that mean to be one of a tool's and are none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache

from webmcp_forms.document.nodes import Element
from webmcp_forms.document.vocabulary import LISTED_TAGS
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.edit_distance import edit_distance
from webmcp_forms.linter.page import TOOL_ATTRIBUTES, Page
from webmcp_forms.records import record

PARAMETER_ATTRIBUTE = "toolparamdescription"
"""The one attribute that a parameter has as such."""

REAL_ATTRIBUTES = (*TOOL_ATTRIBUTES, PARAMETER_ATTRIBUTE)
"""The attributes that the browser reads."""

# A name with other characters is a framework's: `:toolname`, `[attr.toolname]`, `x-bind:toolname`.
_PLAIN_NAME = Expression(r"[A-Za-z][A-Za-z0-9_-]{4,}")
_LONGEST_NAME = 31
_ABBREVIATIONS = {
    "tooldesc": "tooldescription",
    "tooldescr": "tooldescription",
    "toolparamdesc": PARAMETER_ATTRIBUTE,
    "toolparamdescr": PARAMETER_ATTRIBUTE,
    "toolparameterdescription": PARAMETER_ATTRIBUTE,
}
_DEAD = frozenset({"toolparamtitle", "toolparamname", "toolparam", "toolaction"})
# What starts with "tool" and has nothing to do with agents.
_UNRELATED = Expression(r"tool(?:s\b|bar|tip|kit|box|set|chain|belt|less|ing)")
_TAGS = LISTED_TAGS | {"form", "label", "legend"}
_ENOUGH_SIGNS = 2
_SHORT_NAME = 9
_MOST_EDITS = 2


class Likeness(Enum):
    """How a name comes to be none: written otherwise, misspelt, known and without effect, or made up."""

    WRITTEN_OTHERWISE = "written otherwise"
    MISSPELT = "misspelt"
    DEAD = "dead"
    INVENTED = "invented"


@record
class Lookalike:
    """What a name means to be: a real attribute, or "" where none does what it says.

    `plain` is the name in lower case without `data-` and separators. `is_ambiguous` when a page without any tool may
    well have such a name of its own.
    """

    plain: str
    meant: str
    likeness: Likeness
    is_ambiguous: bool = False

    @property
    def is_of_parameter(self) -> bool:
        """Whether the name is about a parameter and not about a tool."""
        return self.meant == PARAMETER_ATTRIBUTE or self.plain.startswith("toolparam")


def lookalike(name: str) -> Lookalike | None:
    """What an attribute name means to be, or None for a real one and for one that has nothing to do with tools."""
    return _judge(name) if len(name) <= _LONGEST_NAME else None


# The same names come again and again.
@lru_cache(maxsize=10_000)
def _judge(name: str) -> Lookalike | None:
    if name in REAL_ATTRIBUTES or not _PLAIN_NAME.fullmatch(name):
        return None
    lowered = name.lower()
    is_data = lowered.startswith("data-")
    plain = lowered.removeprefix("data-").replace("-", "").replace("_", "")
    meant = plain if plain in REAL_ATTRIBUTES else _ABBREVIATIONS.get(plain, "")
    if meant:
        return Lookalike(plain, meant, Likeness.WRITTEN_OTHERWISE, is_data and meant != PARAMETER_ATTRIBUTE)
    if plain in _DEAD:
        return Lookalike(plain, "", Likeness.DEAD, is_data)
    if is_data or _UNRELATED.match(plain):
        return None
    if meant := _nearest(plain):
        return Lookalike(plain, meant, Likeness.MISSPELT)
    is_invented = plain.startswith("tool") and plain != "tool"
    return Lookalike(plain, "", Likeness.INVENTED, not plain.startswith("toolparam")) if is_invented else None


def _nearest(name: str) -> str:
    """The real attribute that a name misspells; a short one has to be near, or else `poolname` would be one."""
    for real in REAL_ATTRIBUTES:
        is_short = len(real) <= _SHORT_NAME
        if is_short and not name.startswith("t"):
            continue
        most = 1 if is_short and not name.startswith("tool") else _MOST_EDITS
        if edit_distance(name, real, most) <= most:
            return real
    return ""


@record
class Stranger:
    """A lookalike on an element.

    `in_tool` when the element is, or belongs to, a form that is or means to be a tool; `is_alone` when no other
    lookalike on the element means the same.
    """

    element: Element
    name: str
    look: Lookalike
    in_tool: bool
    is_alone: bool


def strangers(page: Page) -> Iterator[Stranger]:
    """The lookalikes on the forms and controls of a page; on a control, those of a form only if it is in a tool."""
    found = list(_found(page))
    of_tools = _elements_of_tools(page, found)
    meanings = Counter((element.index, look.meant) for element, _, look in found)
    for element, name, look in found:
        in_tool = element.index in of_tools
        if element.tag == "form" or look.is_of_parameter or (in_tool and not look.is_ambiguous):
            yield Stranger(element, name, look, in_tool, meanings[element.index, look.meant] == 1)


def _found(page: Page) -> Iterator[tuple[Element, str, Lookalike]]:
    for element in page.document.tagged(_TAGS):
        if element.is_html and not element.presence.component:
            for name in element.attributes:
                if look := lookalike(name):
                    yield element, name, look


def _elements_of_tools(page: Page, found: Sequence[tuple[Element, str, Lookalike]]) -> frozenset[int]:
    """The forms that are or mean to be tools, by more than one ambiguous name, and the controls they own."""
    if not found:
        return frozenset()
    signs = Counter[int]()
    for element, _, look in found:
        if element.tag == "form":
            signs[element.index] += 1 if look.is_ambiguous else _ENOUGH_SIGNS
    forms = {tool.element.index for tool in page.forms}
    forms.update(form for form, count in signs.items() if count >= _ENOUGH_SIGNS)
    return frozenset(forms).union(*(page.relations.owned.get(form, ()) for form in forms))
