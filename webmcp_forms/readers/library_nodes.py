"""Elements of BeautifulSoup and of lxml, seen alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from webmcp_forms.document.nodes import Hole, MixedText, Text
from webmcp_forms.records import record

if TYPE_CHECKING:
    from bs4 import Tag
    from lxml.etree import _Element


# Compared by identity: two tags of BeautifulSoup are equal when their whole content is.
@dataclass(frozen=True, slots=True, eq=False)
class SoupElement:
    """An element of BeautifulSoup."""

    tag: Tag

    @property
    def name(self) -> str:
        """The local name."""
        prefix = self.tag.prefix
        return self.tag.name.removeprefix(f"{prefix}:") if prefix else self.tag.name

    @property
    def namespace(self) -> str | None:
        """The name of the namespace; None where the parser knows of none."""
        return self.tag.namespace

    def attributes(self) -> Iterator[tuple[str, str]]:
        """The attributes; a list of tokens, such as classes, is joined by blanks, and None stands for no value."""
        for name, value in self.tag.attrs.items():
            if isinstance(value, list | tuple):
                yield str(name), " ".join(map(str, value))
            else:
                yield str(name), "" if value is None else str(value)

    def contents(self) -> Iterator[LibraryNode]:
        """The child elements and texts; comments, document types and processing instructions are neither."""
        from bs4.element import CData, NavigableString, PreformattedString, Tag

        for child in self.tag.contents:
            if isinstance(child, Tag):
                yield SoupElement(child)
            elif isinstance(child, CData):
                yield CdataSection(str(child))
            elif isinstance(child, NavigableString) and not isinstance(child, PreformattedString):
                yield str(child)


@dataclass(frozen=True, slots=True, eq=False)
class LxmlElement:
    """An element of lxml."""

    node: _Element

    @property
    def name(self) -> str:
        """The local name."""
        return str(self.node.tag).rpartition("}")[2]

    @property
    def namespace(self) -> str | None:
        """The name of the namespace; None for none, and for all that lxml's HTML parser makes."""
        return str(self.node.tag)[1:].rpartition("}")[0] or None

    def attributes(self) -> Iterator[tuple[str, str]]:
        """The attributes; one in a namespace has Clark's name, as in lxml."""
        for name, value in self.node.attrib.items():
            yield str(name), str(value)

    def contents(self) -> Iterator[LibraryNode]:
        """The child elements and texts; an entity that lxml left alone is a hole."""
        from lxml import etree

        yield self.node.text or ""
        for child in self.node:
            if is_element(child):
                yield LxmlElement(child)
            elif isinstance(child, etree._Entity):
                yield MixedText((Hole(child.text or ""),))
            yield child.tail or ""


def is_element(node: _Element) -> bool:
    """Whether a node of lxml is an element: comments and the like have a function for a tag."""
    return isinstance(node.tag, str)


@record
class CdataSection:
    """A CDATA section: text in XML and in foreign content, a comment elsewhere."""

    text: str


LibraryElement: TypeAlias = SoupElement | LxmlElement
LibraryNode: TypeAlias = LibraryElement | CdataSection | Text
