"""What an XML document type declaration says: which entities there are, and default attributes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.xml_tags import DOCTYPE, QUOTED, UNTAGGED
from webmcp_forms.records import record
from webmcp_forms.source import Span

# The list in Chromium's XML parser, which compares without normalising.
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
PREDEFINED = frozenset({"amp", "lt", "gt", "quot", "apos"})
"""The entities of XML itself; no declaration changes them."""

_PROLOG = Expression(rf"(?:\s++|{UNTAGGED})*+{DOCTYPE}")
_PUBLIC_ID = Expression(r"""\s+[^\s"']+\s+PUBLIC\s+(?:"([^"]*)"|'([^']*)')""")
_LITERAL = r"""(?:"[^"]*+"|'[^']*+')"""
_DECLARATION = Expression(
    rf"{UNTAGGED}|{QUOTED}"
    rf"|<!ENTITY\s++(?P<inside>[^\s%\"'>]++)\s++{_LITERAL}\s*+>"
    rf"|<!ENTITY\s++(?P<outside>[^\s%\"'>]++)\s++(?:SYSTEM|PUBLIC\s++{_LITERAL})\s++{_LITERAL}"
    rf"(?P<unparsed>\s++NDATA\s++[^\s\"'<>]++)?+\s*+>"
    rf"|<!ATTLIST\s++(?P<element>[^\s%\"'>]++)(?P<attributes>(?:[^<>\"']++|{QUOTED})*+)>"
)
_ATTRIBUTE = Expression(
    rf"\s++(?P<name>[^\s\"'>]++)\s++(?P<type>(?:NOTATION\s*+)?\([^()\"']*+\)|[A-Z]++)\s*+"
    rf"(?:\#REQUIRED|\#IMPLIED|(?:\#FIXED\s++)?(?P<default>{_LITERAL}))"
)


@record
class Doctype:
    """A document type declaration, or what stands for the missing one.

    `end` is the offset where it ends, `subset` where its internal subset stands. `is_xhtml` says whether Chromium knows
    HTML's entities under it. `inside` are the general entities whose text it gives, `outside` those whose text is
    another file. `defaults` maps the written name of an element to its default attributes, with values as written.
    """

    end: int = 0
    is_xhtml: bool = False
    subset: Span | None = None
    inside: frozenset[str] = frozenset()
    outside: frozenset[str] = frozenset()
    defaults: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def read_doctype(text: str) -> Doctype:
    """The document type of a text; an empty one where it is missing or malformed.

    The first declaration of an entity or attribute counts (XML sections 4.2, 3.3).
    """
    match = _PROLOG.match(text)
    if match is None:
        return Doctype()
    public_id = _PUBLIC_ID.match(match["head"])
    is_xhtml = public_id is not None and (public_id[1] or public_id[2]) in _XHTML_PUBLIC_IDS
    if match["subset"] is None:
        return Doctype(match.end(), is_xhtml)
    subset = Span(*match.span("subset"))
    inside, outside = _entities(text, subset)
    return Doctype(match.end(), is_xhtml, subset, inside, outside, _defaults(text, subset))


def declarations(text: str, subset: Span) -> Iterator[re.Match[str]]:
    """The declarations of an internal subset.

    The groups `inside`, `outside` and `element` say what one declares: a general entity with its text, one in another
    file (an `unparsed` one if that group is there too), or the attributes of an element.
    """
    return (match for match in _DECLARATION.finditer(text, subset.start, subset.end) if match.lastgroup)


def _entities(text: str, subset: Span) -> tuple[frozenset[str], frozenset[str]]:
    is_outside: dict[str, bool] = {}
    for declaration in declarations(text, subset):
        name = declaration["inside"] or declaration["outside"]
        if name and name not in PREDEFINED and not declaration["unparsed"]:
            is_outside.setdefault(name, declaration["outside"] is not None)
    outside = frozenset(name for name in is_outside if is_outside[name])
    return frozenset(is_outside) - outside, outside


def _defaults(text: str, subset: Span) -> dict[str, dict[str, str]]:
    declared: dict[str, dict[str, str | None]] = {}
    for declaration in declarations(text, subset):
        if element := declaration["element"]:
            _declare_attributes(declared.setdefault(element, {}), declaration["attributes"])
    return {
        element: {name: value for name, value in attributes.items() if value is not None}
        for element, attributes in declared.items()
    }


def _declare_attributes(declared: dict[str, str | None], definitions: str) -> None:
    start = 0
    while match := _ATTRIBUTE.match(definitions, start):
        start = match.end()
        name, value = match["name"], match["default"] and match["default"][1:-1]
        if value and match["type"] != "CDATA":
            value = " ".join(value.split())
        if name != "xmlns" and not name.startswith("xmlns:"):
            declared.setdefault(name, value)
