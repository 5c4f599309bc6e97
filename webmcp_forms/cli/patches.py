r"""The repairs of a file as a patch: one to apply, byte for byte, and one to look at.

`patch -p0` and `git apply -p0` take the first. A terminal would obey what stands in a file, so the second shows every
unsafe character as an escape, but for tabs and line breaks.
"""

from __future__ import annotations

import os
from io import BytesIO, StringIO

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.fixes import encode
from webmcp_forms.report.terminal import escape, escape_lines
from webmcp_forms.source import SourceFile

_UNPLAIN = Expression(r"[\x00-\x1f\"\\\x7f]")
_NO_LINE_BREAK = "\n\\ No newline at end of file\n"


def patch_to_apply(before: SourceFile, after: SourceFile) -> bytes:
    """A patch in the bytes of the file; may raise `UnicodeEncodeError`."""
    from difflib import diff_bytes, unified_diff

    name = _file_name(before.path)
    old, new = (BytesIO(encode(source)).readlines() for source in (before, after))
    lines = diff_bytes(unified_diff, old, new, name, name)
    return b"".join(line if line.endswith(b"\n") else line + _NO_LINE_BREAK.encode() for line in lines)


def patch_to_show(before: SourceFile, after: SourceFile) -> str:
    """A patch for a terminal."""
    from difflib import unified_diff

    name = escape(before.path)
    old, new = (StringIO(source.text, newline="\n").readlines() for source in (before, after))
    lines = unified_diff(old, new, name, name)
    return "".join(_shown(line if line.endswith("\n") else line + _NO_LINE_BREAK) for line in lines)


def _file_name(path: str) -> bytes:
    """A file name as the head of a patch has it: in quotes where it has a character that would end it."""
    if _UNPLAIN.search(path):
        quoted = _UNPLAIN.sub(lambda match: f"\\{ord(match[0]):03o}", path)
        return os.fsencode(f'"{quoted}"')
    # Without the tab, what follows a blank is taken for a date.
    return os.fsencode(f"{path}\t" if " " in path else path)


def _shown(line: str) -> str:
    text = line.rstrip("\r\n")
    return "\t".join(map(escape_lines, text.split("\t"))) + line[len(text) :]
