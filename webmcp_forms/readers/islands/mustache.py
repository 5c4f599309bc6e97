"""What a tag of Mustache or Handlebars does: sections, inverted sections, comments, partials."""

from __future__ import annotations

import re

from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, Role, Step

_TAG = re.compile(r"~?\s*(#[>*]?|[\^/!>&*]|else\b)?\s*([\w.@/-]*)\s*(.*)", re.DOTALL)
_BRANCHES = frozenset({"if", "unless", "ifEquals", "if_eq", "eq", "is", "has", "foreach_if"})
_BUILT_IN = _BRANCHES | {"each", "with"}


def tag(inner: str) -> Step:
    """What stands between the braces of a tag."""
    match = _TAG.match(inner)
    if match is None:
        return OUTPUT
    sign, name, rest = match[1] or "", match[2], match[3].strip(" \t\n~")
    if sign == "else" or (sign == "^" and not name):
        return Step(Role.ARM if name or rest else Role.LAST_ARM)
    match sign:
        case "#" if "=" in rest and name not in _BUILT_IN:
            # A helper with named arguments is a component around its block.
            return Step(Role.OPEN_WRAPPER, name)
        case "#*":
            return Step(Role.OPEN_MACRO, name)
        case "#":
            return Step(Role.OPEN_BRANCH if name in _BRANCHES else Role.OPEN_LOOP, name)
        case "^":
            return Step(Role.OPEN_INVERSE, name)
        case "#>":
            return Step(Role.OPEN_WRAPPER, name)
        case "/":
            return Step(Role.CLOSE, name)
        case "!":
            return SILENT
    return OUTPUT
