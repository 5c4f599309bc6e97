"""What a language binds, and how: one row of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from enum import Enum
from typing import TypeAlias

from webmcp_forms.readers.bindings.tags import Tag
from webmcp_forms.readers.bindings.values import Evaluate, evaluate
from webmcp_forms.readers.islands.collapsing import Collapse
from webmcp_forms.readers.islands.parts import words
from webmcp_forms.records import record

BOOLEAN_ATTRIBUTES = words(
    "allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert "
    "ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected"
)
"""HTML's boolean attributes."""


@record
class Syntax:
    """How the name of a bound attribute is written: `prefix`, the name, `suffix`.

    With `by_truth` the boolean attributes that HTML knows are there when the value is true; else any value is written
    as text. `only` are the names that are attributes in this syntax, where not all are.
    """

    prefix: str
    suffix: str = ""
    by_truth: bool = True
    only: frozenset[str] = frozenset()


class Directive(Enum):
    """What an attribute makes of its element."""

    IF = "if"
    UNLESS = "unless"
    ELSE_IF = "else if"
    ELSE = "else"
    CASE = "case"
    DEFAULT = "default"
    LOOP = "loop"
    FILLS = "fills"  # what is in the element is replaced
    FILLS_TEXT = "fills with text"  # the same, and by text
    ADDS = "adds"  # something is added to what is in it
    REPLACES = "replaces"  # the element itself is
    REPLACES_BUT_SLOTS = "replaces but slots"  # the same, by what shows the slots that are filled in it
    REMOVES = "removes"
    SLOT = "slot"  # it is handed to the component around it


def no_tag(_name: str) -> bool:
    """Whether a tag is a component, in a language that has none."""
    return False


def no_directive(_name: str) -> Directive | None:
    """What an attribute makes of its element that `Bindings.directives` do not know, in most languages."""
    return None


Expand: TypeAlias = Callable[[str, Tag], Tag]
"""From a text and a tag of it to the tag with attributes for what one of them holds."""


@record
class Bindings:
    """A row of the table.

    `syntaxes` are tried in order. `islands` is the text around an expression that may be the whole value of an
    attribute; with `shorthand` it may stand for the attribute of its own name. `texts` is that around an expression in
    text, where the text may be known. What after a prefix is no attribute is in `unbound`.

    `directives` go by the names of attributes in lower case (`form.action` only on that tag), and `directive` tells
    others by their names. `unknown` are attributes
    that stand for others that nobody knows, `maps` those that hold several, with the sign between name and value, and
    `fields` those that give a control its name. `aliases` are properties whose attribute has another name, and
    `dropped` attributes that do not mean what they do in HTML. Forms with a `posted` tag or attribute are sent by POST
    if they say nothing else. In a page with one of the attributes `validators`, the framework validates forms and the
    browser does not, but for those with one of `validated`.

    `transparent` tags render nothing but their content, which of the `optional` ones may be left out; `outlets` render
    anything; `components` are tags of components, and `is_component` tells others by name. With `has_arms`, what a
    component holds may be arms that it chooses from. `read_as` are tags that are read as others; with `self_closing`
    any tag may end its element with a slash.

    `booleans` are the attributes that are there or not by whether the value is true. With `false_is_text` others are
    written as `"false"`; else they are left out, too. `framework` is the name to blame for that, and `nothing` its word
    for a value that leaves an attribute out. `declares` finds the script whose constants the bindings may name.
    `collapse` is what the compiler does to the white space of texts. `expand` is asked about each tag first.
    """

    evaluate: Evaluate = evaluate
    syntaxes: tuple[Syntax, ...] = ()
    islands: tuple[str, str] | None = None
    shorthand: bool = False
    texts: tuple[str, str] | None = None
    unbound: frozenset[str] = frozenset()
    directives: Mapping[str, Directive] = field(default_factory=dict)
    directive: Callable[[str], Directive | None] = no_directive
    unknown: frozenset[str] = frozenset()
    maps: Mapping[str, str] = field(default_factory=dict)
    fields: frozenset[str] = frozenset()
    dropped: frozenset[str] = frozenset()
    posted: frozenset[str] = frozenset()
    validators: frozenset[str] = frozenset()
    validated: frozenset[str] = frozenset()
    transparent: frozenset[str] = frozenset()
    optional: frozenset[str] = frozenset()
    outlets: frozenset[str] = frozenset()
    components: frozenset[str] = frozenset()
    is_component: Callable[[str], bool] = no_tag
    has_arms: bool = False
    read_as: Mapping[str, str] = field(default_factory=dict)
    aliases: Mapping[str, str] = field(default_factory=dict)
    self_closing: bool = True
    booleans: frozenset[str] = BOOLEAN_ATTRIBUTES
    false_is_text: bool = True
    framework: str = ""
    nothing: str = "undefined"
    declares: Callable[[str], str] | None = None
    collapse: Collapse | None = None
    expand: Expand | None = None
