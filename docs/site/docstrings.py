"""A docstring as Markdown: its prose says what a page could take for markup, and its examples become blocks of code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

_CODE_SPAN = re.compile(r"(`[^`]*`)")
_MARKUP = re.compile(r"[<>*_\[\]]")


def prose(docstring: str) -> str:
    """The docstring as Markdown."""
    return "\n\n".join(_blocks(docstring.strip()))


def _blocks(docstring: str) -> Iterator[str]:
    """Its parts between empty lines; those of code that follow each other are one."""
    parts = re.split(r"\n(?:[ \t]*\n)+", docstring) if docstring else []
    for is_code, group in groupby(parts, key=_is_code):
        if is_code:
            yield _fence("\n\n".join(group))
        else:
            yield from map(_escape, group)


def _is_code(part: str) -> bool:
    return part.startswith(("    ", ">>> "))


def _fence(code: str) -> str:
    lines = code.splitlines()
    indent = min(len(line) - len(line.lstrip()) for line in lines if line)
    language = "python" if re.search(r"^ *(>>>|from|import|@) ?", code, re.MULTILINE) else "text"
    return f"```{language}\n" + "\n".join(line[indent:] for line in lines) + "\n```"


def _escape(part: str) -> str:
    """The text with everything escaped that Markdown or HTML would take for its own, outside of code spans."""
    spans = _CODE_SPAN.split(part)
    spans[::2] = [_MARKUP.sub(lambda found: f"&#{ord(found[0])};", text) for text in spans[::2]]
    return "".join(spans)
