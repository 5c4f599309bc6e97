"""Which form the HTML parser had open when it made a control.

The parser associates a control with its form element pointer, which a form's start tag sets and the next form end tag
clears, wherever the two stand in the tree: in `<table><form><tr><td><input>` and `<div><form></div><input>` the input
belongs to the form. The tree does not show this, so the pointer is replayed over the source (HTML, "form element
pointer"; Chromium keeps the association until the control is taken out of the tree).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

# One construct that can hold a "<" without it being a tag, or a tag. Quotes only count after "=", as in the tokenizer;
# `\s` would take characters that HTML does not count as white space. Possessive, so that no text makes it backtrack.
_TOKEN = Expression(
    r"""(?sx)
    <!--(?:>|->|.*?(?:--!?>|\Z))
  | <[!?][^>]*+>?
  | </[^A-Za-z>][^>]*+>?
  | <(?P<name>/?[A-Za-z][^ \t\n\f\r/>]*+)
    (?:
      [ \t\n\f\r/]++
    | [^ \t\n\f\r/>][^ \t\n\f\r/>=]*+
      (?:[ \t\n\f\r]*+=[ \t\n\f\r]*+(?:"[^"]*+(?:"|\Z)|'[^']*+(?:'|\Z)|[^ \t\n\f\r"'>][^ \t\n\f\r>]*+)?+)?+
    )*+
    (?:>|\Z)
    """
)
_ANY_TAG = Expression(
    r"""(?sx)
    </?[^ \t\n\f\r/>]++
    (?:
      [ \t\n\f\r/]++
    | [^ \t\n\f\r/>][^ \t\n\f\r/>=]*+
      (?:[ \t\n\f\r]*+=[ \t\n\f\r]*+(?:"[^"]*+"|'[^']*+'|[^ \t\n\f\r"'>][^ \t\n\f\r>]*+)?+)?+
    )*+
    >
    """
)
_MARKUP = Expression(r"<[A-Za-z/!?]")
_CDATA = Expression(r"(?s)<!\[CDATA\[.*?(?:\]\]>|\Z)")

COMMENT = "!--"
"""What `markup_tokens` calls a comment."""


@record
class FormTags:
    """Where a form in the tree starts, and where the end tag that closed it stands, as parser offsets."""

    index: int
    start: int
    end_tag: int | None


@record
class Stretches:
    """Stretches of the source that do not overlap, in order."""

    starts: tuple[int, ...]
    ends: tuple[int, ...]

    @classmethod
    def around(cls, spans: Iterable[tuple[int, int]]) -> Stretches:
        """The fewest stretches that cover the spans."""
        starts: list[int] = []
        ends: list[int] = []
        for start, end in sorted(spans):
            if ends and start < ends[-1]:
                ends[-1] = max(ends[-1], end)
            else:
                starts.append(start)
                ends.append(end)
        return cls(tuple(starts), tuple(ends))

    def holds(self, offset: int) -> bool:
        """Whether an offset lies in one of the stretches."""
        before = bisect_right(self.starts, offset) - 1
        return before >= 0 and offset < self.ends[before]


@record
class Regions:
    """Stretches of the source in which a tag is none, or not HTML's.

    `raw` maps the start of a raw text element's content to its end. `foreign` are the spans of SVG and MathML;
    `foreign_tags` are the offsets of the tags of SVG and MathML elements that are called like HTML's.
    """

    raw: dict[int, int]
    foreign: Stretches
    foreign_tags: frozenset[int]


def pointer_owners(
    text: str, forms: Iterable[FormTags], controls: Iterable[tuple[int, int]], regions: Regions
) -> dict[int, int]:
    """For the (index, start) of controls the form the parser gave them; those it gave none are left out."""
    events: list[tuple[int, int | None]] = [(form.start, form.index) for form in forms]
    events += [(offset, None) for offset in form_end_tags(text, regions)]
    events.sort(key=lambda event: event[0])
    starts = [offset for offset, _ in events]
    owners: dict[int, int] = {}
    for index, start in controls:
        before = bisect_right(starts, start) - 1
        owner = events[before][1] if before >= 0 else None
        if owner is not None:
            owners[index] = owner
    return owners


def form_end_tags(text: str, regions: Regions) -> Iterator[int]:
    """Where form end tags stand that the parser's pointer heeds: those in a template, shadow trees too, are not."""
    templates = 0
    for name, offset in html_tags(text, regions):
        if name == "template":
            templates += 1
        elif name == "/template":
            templates = max(templates - 1, 0)
        elif name == "/form" and not templates:
            yield offset


def tag_end(text: str, offset: int) -> int | None:
    """Where the tag that starts at an offset ends, whatever its name starts with, or None when no tag starts there."""
    match = _ANY_TAG.match(text, offset)
    return match.end() if match else None


def html_tags(text: str, regions: Regions) -> Iterator[tuple[str, int]]:
    """The names of HTML's tags in lower case, an end tag's with a slash before it, and their offsets, in order."""
    for name, start, _ in markup_tokens(text, regions):
        if name != COMMENT and start not in regions.foreign_tags:
            yield name, start


def markup_tokens(text: str, regions: Regions) -> Iterator[tuple[str, int, int]]:
    """The tags and comments of a text in order: name in lower case, where it starts, where it ends.

    An end tag's name has a slash before it, and a comment is called `COMMENT`.
    """
    opening = _MARKUP.search(text)
    while opening:
        position = opening.start()
        if text.startswith("<![CDATA[", position) and regions.foreign.holds(position):
            match = _CDATA.match(text, position)
        else:
            match = _TOKEN.match(text, position)
        end = match.end() if match else position + 1
        if match and (name := match.groupdict().get("name")):
            yield name.lower(), position, end
        elif text.startswith("<!--", position):
            yield COMMENT, position, end
        opening = _MARKUP.search(text, regions.raw.get(end, end))
