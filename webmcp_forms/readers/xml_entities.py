"""Entity references in an XML text, resolved or set aside before libxml2 sees the text.

libxml2 would put the text of an entity in the place of each reference, however often and however large. So references
are rewritten first:

- to an entity that the document type declares: a marker, from which a `Hole` is made afterwards; nothing is expanded;
- to an entity outside the document: nothing, as in Chromium, which does not fetch it;
- to one of HTML's names, under a document type that Chromium knows as XHTML's: the characters.

All others stay, so that libxml2 takes those that XML predefines and refuses the rest.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html.entities import html5

from webmcp_forms.document.nodes import Hole, MixedText, Text
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.xml_tags import DOCTYPE, QUOTED, START_TAG, UNTAGGED
from webmcp_forms.source import Span

# The list in Chromium's XML parser, compared without normalising.
_XHTML_PUBLIC_IDS = frozenset(
    {
        "-//W3C//DTD XHTML 1.0 Strict//EN",
        "-//W3C//DTD XHTML 1.0 Transitional//EN",
        "-//W3C//DTD XHTML 1.0 Frameset//EN",
        "-//W3C//DTD XHTML 1.1//EN",
        "-//W3C//DTD XHTML Basic 1.0//EN",
        "-//W3C//DTD XHTML 1.1 plus MathML 2.0//EN",
        "-//W3C//DTD XHTML 1.1 plus MathML 2.0 plus SVG 1.1//EN",
        "-//W3C//DTD MathML 2.0//EN",
        "-//WAPFORUM//DTD XHTML Mobile 1.0//EN",
        "-//WAPFORUM//DTD XHTML Mobile 1.1//EN",
        "-//WAPFORUM//DTD XHTML Mobile 1.2//EN",
    }
)
_PREDEFINED = frozenset({"amp", "lt", "gt", "quot", "apos"})
_PROLOG = re.compile(rf"(?:\s++|{UNTAGGED})*+{DOCTYPE}")
_PUBLIC_ID = re.compile(r"""\s+\S+\s+PUBLIC\s+(?:"([^"]*)"|'([^']*)')""")
_DECLARATION = re.compile(
    rf"{UNTAGGED}|<!ENTITY\s++(?P<entity>[^\s%\"'>]++)\s++(?P<outside>SYSTEM\b|PUBLIC\b)?(?P<rest>(?:[^<>\"']++|{QUOTED})*+)>"
    rf"|<!ATTLIST\s++(?P<element>[^\s%\"'>]++)(?P<definitions>(?:[^<>\"']++|{QUOTED})*+)>"
    rf"|{QUOTED}"
)
_DEFINITION = re.compile(
    r"""\s++([^\s"'>]++)\s++(?:(?:NOTATION\s*+)?\([^()"']*+\)|[A-Z]++)\s*+"""
    r"""(?:\#REQUIRED|\#IMPLIED|(?:\#FIXED\s++)?(?:"([^"]*+)"|'([^']*+)'))"""
)
_UNPARSED = re.compile(r"\sNDATA\s")
_REFERENCE = re.compile(r"&([^\s&;#<>\"'%]++);")
_REFERRING = re.compile(rf"(?P<skipped>{UNTAGGED})|(?P<tag>{START_TAG})|(?P<reference>&[^\s&;#<>\"'%]++;)")
_MARK = "\ufdd0"
_MARKS = re.compile(f"{_MARK}+")


@dataclass(frozen=True, slots=True)
class Doctype:
    """What a document type declaration says about entities and default attributes.

    `declared` are the general entities whose text stands in the document, `outside` those it refers to elsewhere.
    `defaults` maps an element's written name to its default attributes and their values as written.
    """

    end: int = 0
    is_xhtml: bool = False
    has_subset: bool = False
    declared: frozenset[str] = frozenset()
    outside: frozenset[str] = frozenset()
    defaults: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A text without the references that libxml2 must not see, the way back, and the holes that the markers number."""

    text: str
    offsets: OffsetMap
    holes: tuple[Hole, ...]
    mark: str

    def restore(self, text: str) -> Text:
        """The text with holes in the place of markers."""
        if not self.holes or self.mark not in text:
            return text
        # Every second piece is the number of a hole.
        pieces = re.split(f"{self.mark}([0-9]+);", text)
        parts = (self.holes[int(piece)] if number % 2 else piece for number, piece in enumerate(pieces))
        return MixedText(tuple(part for part in parts if part))


def read_doctype(text: str) -> Doctype:
    """The document type of a text; an empty one if it has none or a malformed one."""
    match = _PROLOG.match(text)
    if match is None:
        return Doctype()
    public_id = _PUBLIC_ID.match(match["head"])
    is_xhtml = public_id is not None and (public_id[1] or public_id[2]) in _XHTML_PUBLIC_IDS
    subset = match["subset"]
    if subset is None:
        return Doctype(match.end(), is_xhtml)
    declared: dict[str, bool] = {}
    defaults: dict[str, dict[str, str]] = {}
    for declaration in _DECLARATION.finditer(subset):
        if name := declaration["entity"]:
            if not _UNPARSED.search(declaration["rest"]):
                declared.setdefault(name, declaration["outside"] is None)
        elif element := declaration["element"]:
            _add_defaults(defaults.setdefault(element, {}), declaration["definitions"])
    inside, outside = (frozenset(name for name in declared if declared[name] is kind) for kind in (True, False))
    return Doctype(match.end(), is_xhtml, True, inside - _PREDEFINED, outside - _PREDEFINED, defaults)


def _add_defaults(defaults: dict[str, str], definitions: str) -> None:
    """The first declaration of an attribute counts, also when it gives no default."""
    start = 0
    while match := _DEFINITION.match(definitions, start):
        ...
        start = match.end()


def prepare(text: str, doctype: Doctype) -> Prepared:
    """Rewrite the entity references of a text whose document type is known."""
    ...
