"""What an action of Go's html/template does, where one `end` closes everything."""

from __future__ import annotations

import re

from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, Role, Step

CODE = r"\"(?:[^\"\\\n]|\\.)*+\"|'(?:[^'\\\n]|\\.)*+'|`[^`]*+`|/\*(?:[^*]|\*(?!/))*+\*/"
"""Strings and comments, in which an action does not end."""

_WORD = re.compile(r"[-\s]*(/\*|\$\w+(?:\s*,\s*\$\w+)?\s*:?=|[\w.$]+)?")
_STEPS = {
    "if": Step(Role.OPEN_BRANCH),
    "with": Step(Role.OPEN_BRANCH),
    "range": Step(Role.OPEN_LOOP),
    "define": Step(Role.OPEN_PART),
    "block": Step(Role.OPEN_PLAIN),
    "end": Step(Role.CLOSE),
    "break": SILENT,
    "continue": SILENT,
    "/*": SILENT,
}


def action(inner: str) -> Step:
    """What stands between the braces of an action."""
    match = _WORD.match(inner)
    word = (match[1] if match else None) or ""
    if word == "else":
        condition = inner.strip(" \t\n-")[len("else") :].strip(" \t\n-")
        return Step(Role.ARM if condition else Role.LAST_ARM)
    return _STEPS.get(word) or (SILENT if word.endswith("=") else OUTPUT)
