"""A program with JSX in it to a Document: parsed, walked, and read once for the arms that exclude each other."""

from __future__ import annotations

from dataclasses import replace

from webmcp_forms.document.nodes import Document, Problem
from webmcp_forms.readers.jsx.assembly import assemble, file_branches
from webmcp_forms.readers.jsx.attributes import AttributeReader
from webmcp_forms.readers.jsx.mdx import parse_mdx
from webmcp_forms.readers.jsx.parsing import Syntax, may_hold_markup, parse
from webmcp_forms.readers.jsx.readings import Arms, choose
from webmcp_forms.readers.jsx.rendered import visit
from webmcp_forms.readers.jsx.scopes import Scope
from webmcp_forms.readers.jsx.walking import Here, Mode, Walk
from webmcp_forms.readers.stored_tree import NoPlaces, StoredTree
from webmcp_forms.source import SourceFile

_TYPED = frozenset({"tsx"})
_TANGLED = "too tangled to be a program"


def read_jsx(source: SourceFile, language: str) -> Document:
    """Read a program in `jsx` or `tsx`, or a text in `mdx`; any text at all has a reading.

    Where arms exclude each other, the document carries the other readings as `alternatives`. `Document.problem` says so
    when the parser gave up on a text.
    """
    if language == "ts" or not may_hold_markup(source.text):
        return _empty(source, language)
    syntax = parse_mdx(source.text) if language == "mdx" else parse(source.text, is_typed=language in _TYPED)
    if syntax is None:
        return replace(_empty(source, language), problem=Problem(_TANGLED, 0))
    return read_syntax(source, language, syntax)


def read_syntax(source: SourceFile, language: str, syntax: Syntax) -> Document:
    """The document of a syntax tree."""
    walk = walk_over(syntax, source.text)
    arms = Arms(walk.drafts.elements, walk.branches)
    blank = replace(_empty(source, language), branches=tuple(file_branches(walk)))
    first, *others = (assemble(blank, walk, arms, left_out) for left_out in choose(arms))
    return replace(first, alternatives=tuple(others))


def walk_over(syntax: Syntax, text: str) -> Walk:
    """The elements of a syntax tree and all that is known of them."""
    walk = Walk(syntax, AttributeReader(syntax, text), visit)
    base = walk.branches.function()
    walk.push([walk.task(syntax.root, Here(Mode.PROGRAM, base, Scope(), walk.new_function(base)))])
    walk.run()
    return walk


def _empty(source: SourceFile, language: str) -> Document:
    return Document(source, language, StoredTree((), (), NoPlaces()), (), (), parser_owners={})
