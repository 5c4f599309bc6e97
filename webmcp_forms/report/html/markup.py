r"""HTML as it is written: every text goes through one function, which leaves nothing in it that a browser would obey.

    >>> element("p", {"class": "note"}, "1 < 2", element("b", {}, "\u202e"))
    '<p class="note">1 &lt; 2<b><span class="unseen">\\u202e</span></b></p>'

What a terminal is not shown, a reader of a page is not shown either: invisible and commanding characters are visible
escapes, set off by a class, since a page may as well hold the letters of an escape.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

from webmcp_forms.expressions import Expression
from webmcp_forms.report.terminal import UNSAFE, escape, escape_lines


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


Attributes: TypeAlias = Mapping[str, str | int | bool | None]
"""Attributes by name; True is one without a value, False and None are none."""

_UNSAFE = Expression(f"[{UNSAFE}]")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
_VOID = frozenset({"br", "hr", "input", "meta"})


def element(tag: str, attributes: Attributes, *children: str) -> Markup:
    """An element; children that are no `Markup` are texts."""
    written = "".join(_attribute(name, value) for name, value in attributes.items())
    if tag in _VOID:
        return Markup(f"<{tag}{written}>")
    return Markup(f"<{tag}{written}>{''.join(map(_child, children))}</{tag}>")


def start_tag(tag: str, attributes: Attributes) -> Markup:
    """The start tag of an element whose content is written in pieces."""
    return Markup(element(tag, attributes).removesuffix(f"</{tag}>"))


def joined(*children: str) -> Markup:
    """Several children after each other."""
    return Markup("".join(map(_child, children)))


def text(value: str) -> Markup:
    """Text as HTML; line feeds stay, and every other unsafe character is a visible escape."""
    entities = value.translate(_ENTITIES)
    return Markup(_UNSAFE.sub(_visible, entities))


def attribute_text(value: str) -> str:
    """Text as the value of an attribute between double quotes, on one line."""
    return escape(value).translate(_ENTITIES)


def foreign(value: str, tag: str = "bdi", kind: str = "") -> Markup:
    """Text of a page: in a language and a direction of its own, which do not reach beyond it."""
    return element(tag, {"class": kind or None, "dir": "auto", "lang": ""}, value)


def said(value: str) -> Markup:
    """A sentence of ours, whose quotes of a page turn nothing around it."""
    return element("bdi", {"dir": "ltr"}, value)


def source_text(value: str) -> Markup:
    """A piece of source, in which tabs are as wide as they are."""
    return Markup("&#9;".join(map(text, value.split("\t"))))


def _child(child: str) -> str:
    return child if isinstance(child, Markup) else text(child)


def _attribute(name: str, value: str | int | bool | None) -> str:
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{attribute_text(str(value))}"'


def _visible(match: re.Match[str]) -> str:
    return f'<span class="unseen">{escape_lines(match[0])}</span>'
