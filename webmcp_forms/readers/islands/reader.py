"""A server template to a Document: scanned, masked, read as HTML, and the fillers turned into holes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field, replace
from functools import partial
from typing import overload

from webmcp_forms.document.nodes import Branch, Certainty, Document
from webmcp_forms.readers.html import read_text
from webmcp_forms.readers.html_tree import HtmlTree
from webmcp_forms.readers.islands.blocks import pair
from webmcp_forms.readers.islands.components import reword_components
from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.masking import branch_marks, hide, mask
from webmcp_forms.readers.islands.readings import Reading, readings
from webmcp_forms.readers.islands.scanner import scan
from webmcp_forms.readers.islands.tree import IslandTree, Template
from webmcp_forms.readers.offsets import normalize_newlines
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile, Span


def read_template(source: SourceFile, language: str) -> Document:
    """Read a template of one of `LANGUAGES`; any text at all has a reading.

    Where arms exclude each other, the document carries the other readings as `alternatives`, and those without what may
    be left out as `omissions`.
    """
    text, offsets = normalize_newlines(source.text)
    islands = scan(text, LANGUAGES[language])
    template = Template(text, islands, pair(islands, len(text)), offsets)
    return read_masked(source, template, language, mask(text, islands))


def read_masked(
    source: SourceFile, template: Template, language: str, page: str, written: str | None = None
) -> Document:
    """Read a template whose islands are known; `page` is its text with all of them masked.

    `written` is the language of the markup, where the source is said to be in another one.
    """
    chosen = readings(page, template.text, template.blocks)
    open_blocks = chosen[0].open_blocks
    masked = mask(template.text, template.islands, open_blocks) if open_blocks else page
    marks = branch_marks(template.islands, template.blocks, open_blocks) if open_blocks else {}
    branches = tuple(_branches(template))
    row = LANGUAGES.get(written or language)
    facts = _Facts(language, branches, row.components if row else "")
    makers = [
        (reading, partial(_read, source, template, hide(masked, reading.hidden, marks), reading, facts))
        for reading in chosen
    ]
    first = makers[0][1]()
    if len(makers) == 1:
        return first
    alternatives = tuple(make() for reading, make in makers[1:] if reading.shows_more)
    omissions = _Unread([make for reading, make in makers[1:] if not reading.shows_more])
    return replace(first, alternatives=alternatives, omissions=omissions)


@record
class _Unread(Sequence[Document]):
    """Documents that are read when they are asked for."""

    makers: Sequence[Callable[[], Document]]
    made: dict[int, Document] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.makers)

    @overload
    def __getitem__(self, index: int) -> Document: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Document]: ...

    def __getitem__(self, index: int | slice) -> Document | Sequence[Document]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        if index not in self.made:
            self.made[index] = self.makers[index]()
        return self.made[index]


@record
class _Facts:
    """What the documents of all readings and frames have in common."""

    language: str
    branches: Sequence[Branch]
    components: str = ""


def _branches(template: Template) -> Iterator[Branch]:
    blocks = template.blocks
    loops = {arm.branch for arm in blocks.arms if arm.certainty is Certainty.LOOP}
    for branch, (start, end) in enumerate(blocks.heads):
        is_decided = branch in blocks.complete and branch not in loops
        span = template.offsets.span(start, end)
        yield Branch(template.text[start:end], span, blocks.counts[branch] if is_decided else 0)


def _read(source: SourceFile, template: Template, masked: str, reading: Reading, facts: _Facts) -> Document:
    if components := facts.components:
        masked, names = reword_components(masked, components)
        template = replace(template, components=names)
    document = read_text(source, masked, template.offsets)
    hidden = tuple(template.offsets.span(start, end) for start, end in reading.hidden)
    return _with_holes(document, template, facts, hidden)


def _with_holes(document: Document, template: Template, facts: _Facts, hidden: tuple[Span, ...] = ()) -> Document:
    if not isinstance(document.tree, HtmlTree):
        raise TypeError("only the HTML reader's trees have islands")
    return Document(
        document.source,
        facts.language,
        IslandTree(document.tree, template),
        document.parents,
        document.ends,
        document.parser_owners,
        tuple((index, _with_holes(frame, template, facts)) for index, frame in document.frames),
        hidden=hidden,
        branches=facts.branches,
    )
