"""libxml2's parse of an XML text as Chromium uses it: the tree up to the first error.

lxml builds no tree here. Its parser calls a target for each tag and text, and no more after an error; what it called
before is what Chromium has in its document.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise

from lxml import etree

from webmcp_forms.document.nodes import Namespace, Problem, Text
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.namespaces import NAMESPACES
from webmcp_forms.readers.stored_tree import StoredTree, TreeBuilder
from webmcp_forms.readers.xml_doctype import Doctype, read_doctype
from webmcp_forms.readers.xml_entities import Prepared, decode_value
from webmcp_forms.readers.xml_tags import QUOTED, XmlPlaces, XmlTags, cdata_ends
from webmcp_forms.records import record
from webmcp_forms.source import Span

# Chromium still makes the element that is nested deeper, and reads nothing after its start tag.
_DEEPEST = 5000
# Chromium drops the text before an error, but not before a "<" that starts no name if a ">" outside quotes follows.
_INVALID_NAME = "StartTag: invalid element name"
_TO_TAG_END = Expression(rf"<(?:[^>\"']++|{QUOTED})*+>")


@record
class Parsed:
    """A tree, the index of each element's parent, and why the parse stopped, if it did."""

    tree: StoredTree
    parents: Sequence[int]
    problem: Problem | None


def parse_xml(prepared: Prepared, tags: XmlTags, doctype: Doctype) -> Parsed:
    """Parse a text whose references are prepared; `tags` are those of the original, as is the offset of a problem."""
    target = _Target(prepared, tags, _default_attributes(prepared, doctype))
    parser = etree.XMLParser(
        target=target,  # type: ignore[arg-type]  # lxml promises str where its stubs say str or bytes
        encoding="utf-8",
        no_network=True,
        # Only the limits that come without it bound the entities in the defaults of attributes.
        huge_tree=doctype.subset is None,
    )
    problem = _read(parser, target, prepared)
    return Parsed(target.builder.tree(target.places()), target.builder.parents, problem)


def _default_attributes(prepared: Prepared, doctype: Doctype) -> dict[str, dict[str, Text]]:
    """The default attributes by the written name of their element."""
    if not doctype.defaults:
        return {}
    return {
        element: {name: prepared.restore(decode_value(raw)[0]) for name, raw in attributes.items()}
        for element, attributes in read_doctype(prepared.text).defaults.items()
    }


def _read(parser: etree.XMLParser, target: _Target, prepared: Prepared) -> Problem | None:
    """Give the parser the text; the problem is the one that ends the parse."""
    problem = None
    try:
        _feed(parser, target, prepared.text)
    except etree.XMLSyntaxError as error:
        fatal = [entry for entry in parser.feed_error_log if entry.level == etree.ErrorLevels.FATAL]
        line, column = (fatal[0].line, fatal[0].column) if fatal else error.position
        offset = _offset(prepared.text, line, column)
        is_no_tag = any(entry.message.startswith(_INVALID_NAME) for entry in fatal)
        if not (is_no_tag and _TO_TAG_END.match(prepared.text, offset - 1)):
            target.drop_text(offset)
        message = fatal[0].message.strip() if fatal else error.msg
        problem = Problem(message, prepared.offsets.original(offset))
    except _Stop as stop:
        problem = stop.problem
    target.flush()
    return problem


def _feed(parser: etree.XMLParser, target: _Target, text: str) -> None:
    for start, end in pairwise([0, *cdata_ends(text), len(text)]):
        target.mark(start)
        parser.feed(text[start:end].encode())
    parser.close()


def _offset(text: str, line: int, column: int) -> int:
    """The offset of a line and column, both from 1, as libxml2 counts them: only a line feed ends a line."""
    start = sum(len(before) + 1 for before in text.split("\n", line - 1)[: line - 1])
    return min(start + column - 1, len(text))


class _Stop(Exception):  # noqa: N818  # no error, but what Chromium does where libxml2 would go on
    """Ends the parse."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


class _Target:
    """What lxml's parser calls; the names of the methods are lxml's."""

    def __init__(self, prepared: Prepared, tags: XmlTags, defaults: Mapping[str, Mapping[str, Text]]) -> None:
        self.builder = TreeBuilder()
        self._prepared = prepared
        self._tags = tags
        self._defaults = defaults
        self._names: dict[str, tuple[Namespace, str]] = {}
        self._prefixes = _Prefixes()
        self._text: list[str] = []
        self._marks: list[tuple[int, int]] = []
        self._end_tags = iter(tags.ends)
        self._closings: dict[int, Span] = {}

    def start(self, tag: str, attributes: Mapping[str, str], namespaces: Mapping[str, str]) -> None:
        """A start tag; names are in Clark's notation, and `namespaces` are those it declares."""
        self.flush()
        self._prefixes.enter(namespaces)
        index = len(self.builder.elements)
        namespace, name = self._names.get(tag) or self._name(tag)
        self.builder.start(name, namespace, self._attributes(index, attributes))
        if self.builder.depth > _DEEPEST:
            raise _Stop(Problem("Excessive node nesting.", self._tags.starts[index].end))

    def end(self, _tag: str) -> None:
        """An end tag, or the end of an empty-element tag."""
        self.flush()
        self._prefixes.leave()
        index = self.builder.end()
        if not self._tags.is_empty_element(index) and (closing := next(self._end_tags, None)):
            self._closings[index] = closing

    def data(self, text: str) -> None:
        """A piece of text."""
        self._text.append(text)

    def comment(self, _text: str) -> None:
        """A comment: the text before it is a node of its own."""
        self.flush()

    def pi(self, _target: str, _data: str | None = None) -> None:
        """A processing instruction, likewise."""
        self.flush()

    def close(self) -> None:
        """The end of the document or an error."""

    def flush(self) -> None:
        """Add the text so far to the tree."""
        if self._text:
            self.builder.text(self._prepared.restore("".join(self._text)))
            self._text.clear()
            self._marks.clear()

    def mark(self, offset: int) -> None:
        """Remember that the text so far ends before an offset: in Chromium, a CDATA section is a node of its own."""
        self._marks.append((offset, len(self._text)))

    def drop_text(self, offset: int) -> None:
        """Forget the text of the node in which an error stands."""
        del self._text[max((number for marked, number in self._marks if marked <= offset), default=0) :]

    def places(self) -> XmlPlaces:
        """Where the elements so far stand."""
        return XmlPlaces(self._tags, self._closings)

    def _name(self, tag: str) -> tuple[Namespace, str]:
        namespace, _, name = tag.rpartition("}")
        self._names[tag] = NAMESPACES.get(namespace[1:], Namespace.NONE), name
        return self._names[tag]

    def _attributes(self, index: int, attributes: Mapping[str, str]) -> Mapping[str, Text]:
        named = self._as_written(index, attributes) if self._tags.has_colon(index) else attributes.items()
        values: dict[str, Text] = {}
        for name, value in named:
            values[name] = self._prepared.restore(value)
        if self._defaults:
            for name, default in self._defaults.get(self._tags.name(index), {}).items():
                values.setdefault(name, default)
        return values

    def _as_written(self, index: int, attributes: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        """The attributes under their names as written; Chromium stops at a prefix that means nothing."""
        for name, _ in self._tags.attributes(index):
            if _is_declaration(name):
                continue
            value = attributes.get(self._prefixes.clark_name(name))
            if value is None:
                tag = self._tags.name(index)
                message = f"Attribute {name} on {tag} has an undefined prefix"
                raise _Stop(Problem(message, self._tags.attributes_end(index)))
            yield name, value


def _is_declaration(name: str) -> bool:
    """Whether an attribute declares a namespace; `xmlns:` alone does not."""
    return name == "xmlns" or (name.startswith("xmlns:") and name != "xmlns:")


class _Prefixes:
    """The namespace prefixes in scope; `xml` always is."""

    def __init__(self) -> None:
        self._names: defaultdict[str, list[str]] = defaultdict(list, xml=["http://www.w3.org/XML/1998/namespace"])
        self._declared: list[Collection[str]] = []

    def enter(self, namespaces: Mapping[str, str]) -> None:
        """Take in what a start tag declares; the default namespace, None, is no matter for attributes."""
        for prefix, name in namespaces.items():
            self._names[prefix].append(name)
        self._declared.append(namespaces)

    def leave(self) -> None:
        """Forget what the innermost open element declared."""
        for prefix in self._declared.pop():
            self._names[prefix].pop()

    def clark_name(self, name: str) -> str:
        """An attribute's name in Clark's notation, or "" if its prefix means nothing."""
        if ":" not in name:
            return name
        prefix, _, local = name.rpartition(":")
        names = self._names.get(prefix)
        return f"{{{names[-1]}}}{local}" if names else ""
