"""What scripts bind in a page once it is loaded: the attributes of Alpine, petite-vue, Vue, AngularJS and Knockout.

They stand in plain HTML as well as in the templates of servers. Nothing that they give is written in the page, and when
they run decides what the browser sees, so all of it is unknown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.bindings.row import Bindings, Directive, Expand, Syntax
from webmcp_forms.readers.bindings.tags import Tag, TagAttribute
from webmcp_forms.readers.bindings.values import UNKNOWN, Constants, Value
from webmcp_forms.readers.islands.parts import words
from webmcp_forms.readers.script_bindings import ANGULARJS_NAMES, NAMES


def _unknown(_expression: str, _constants: Constants) -> Value:
    """Nothing is known of what a script gives, not even of a constant: it comes when the script runs."""
    return UNKNOWN


_KNOCKOUT = "data-bind"
_VALUES = words(":value x-bind:value v-bind:value ng-value ng-attr-value")
_KNOCKOUT_KEY = Expression(r"[\"']?(?<!\w)([A-Za-z]\w*+)[\"']?\s*+:")
_UNKNOWN_ATTRIBUTES = "knockout:attributes"
_DIRECTIVES = {
    "if": Directive.IF,
    "for": Directive.LOOP,
    "html": Directive.FILLS,
    "text": Directive.FILLS_TEXT,
}
_ANGULARJS_DIRECTIVES = {
    "if": Directive.IF,
    "repeat": Directive.LOOP,
    "switch-when": Directive.CASE,
    "switch-default": Directive.DEFAULT,
    "bind": Directive.FILLS_TEXT,
    "bind-template": Directive.FILLS_TEXT,
    "bind-html": Directive.FILLS,
    "include": Directive.FILLS,
    "transclude": Directive.FILLS,
    "options": Directive.ADDS,
}
_KNOCKOUT_DIRECTIVES = {
    "if": Directive.IF,
    "ifnot": Directive.UNLESS,
    "foreach": Directive.LOOP,
    "with": Directive.IF,
    "text": Directive.FILLS_TEXT,
    "html": Directive.FILLS,
    "template": Directive.FILLS,
    "component": Directive.FILLS,
    "options": Directive.ADDS,
}
_KNOCKOUT_ATTRIBUTES = words("attr enable disable uniqueName")


def expanded(text: str, tag: Tag) -> Tag:
    """The tag with an attribute for each binding of Knockout's that matters, in place of the one that holds them.

    What a script puts into a hidden input is left as it is written: that is no part of a schema.
    """
    if _is_hidden(text, tag):
        return replace(tag, attributes=tuple(one for one in tag.attributes if one.name.lower() not in _VALUES))
    if not any(attribute.name.lower() == _KNOCKOUT for attribute in tag.attributes):
        return tag
    return replace(tag, attributes=tuple(_expanded(text, tag)))


def _is_hidden(text: str, tag: Tag) -> bool:
    return tag.name.lower() == "input" and any(
        one.value and one.name.lower() == "type" and text[slice(*one.value)].lower() == "hidden"
        for one in tag.attributes
    )


def plain_components(names: str, expand: Expand | None) -> Expand:
    """The same, but for components of the server's, whose attributes are its own: `names` is an expression for them."""
    pattern = re.compile(names)

    def plain(text: str, tag: Tag) -> Tag:
        if pattern.fullmatch(tag.name):
            return replace(tag, attributes=())
        return expand(text, tag) if expand else tag

    return plain


def _expanded(text: str, tag: Tag) -> Iterator[TagAttribute]:
    for attribute in tag.attributes:
        if attribute.name.lower() != _KNOCKOUT or attribute.value is None:
            yield attribute
            continue
        keys = dict.fromkeys(match[1] for match in _KNOCKOUT_KEY.finditer(text[slice(*attribute.value)]))
        for key in keys:
            if key in _KNOCKOUT_DIRECTIVES:
                yield replace(attribute, name=f"knockout:{key}")
        if _KNOCKOUT_ATTRIBUTES & keys.keys():
            yield replace(attribute, name=_UNKNOWN_ATTRIBUTES)


SCRIPTED = Bindings(
    evaluate=_unknown,
    syntaxes=(
        Syntax(":", only=NAMES),
        Syntax("x-bind:", only=NAMES),
        Syntax("v-bind:", only=NAMES),
        *(Syntax(f"{prefix}ng-attr-", only=NAMES) for prefix in ("", "data-")),
        *(Syntax(f"{prefix}ng-", only=ANGULARJS_NAMES) for prefix in ("", "data-")),
    ),
    directives={
        **{f"{prefix}-{name}": directive for prefix in "xv" for name, directive in _DIRECTIVES.items()},
        "v-else-if": Directive.ELSE_IF,
        "v-else": Directive.ELSE,
        **{
            f"{prefix}ng-{name}": directive
            for prefix in ("", "data-")
            for name, directive in _ANGULARJS_DIRECTIVES.items()
        },
        **{f"knockout:{name}": directive for name, directive in _KNOCKOUT_DIRECTIVES.items()},
    },
    unknown=words(f": x-bind v-bind {_UNKNOWN_ATTRIBUTES}"),
    transparent=words("template"),
    self_closing=False,
    expand=expanded,
)
"""The row of all of them, for pages in any language that has no bindings of its own."""
