"""What Lit and libraries like it bind in template literals: `?disabled=${off}`, `.value=${text}`, `name=${field}`."""

from __future__ import annotations

import re

from webmcp_forms.readers.bindings.row import Bindings, Syntax
from webmcp_forms.readers.bindings.values import UNKNOWN, Constants, Value
from webmcp_forms.readers.script_bindings import NAMES
from webmcp_forms.readers.strings.markup import MarkupString

_SIGN = re.compile(r"\s[?.@][A-Za-z][\w-]*=[\"']?\$\{")


def is_lit(string: MarkupString, text: str) -> bool:
    """Whether a string is a template of Lit's; `text` is that of the program."""
    return string.tag == "html" or _SIGN.search(text, string.start, string.end) is not None


def _unknown(_expression: str, _constants: Constants) -> Value:
    """Nothing is known of a value, which may be `nothing` and take its attribute away."""
    return UNKNOWN


LIT = Bindings(
    evaluate=_unknown,
    syntaxes=(Syntax("?"), Syntax(".", only=NAMES)),
    islands=("${", "}"),
    self_closing=False,
)
"""The row of Lit."""
