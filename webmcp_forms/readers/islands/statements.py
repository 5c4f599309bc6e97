"""What an island does whose statements start with a keyword, and whose blocks end with one of their own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, TEXT, Classify, Role, Step, words

# Most statements of a template, and of the templates of a project, stand there more than once.
_REMEMBERED = 1000
_WORD = re.compile(r"[-+~#^]?\s*(/?[\w.:-]+)")
# `{% url "x" as link %}` renders nothing.
_ASSIGNS = re.compile(r"(?!\s*cycle\b).*\sas\s+\w+\s*\Z", re.DOTALL)
_END = re.compile(r"(?:end_?|/)(.+)")
_FILLS = re.compile(r"[-+~]?\s*\w+\s+[\w\s,.-]+=")
_NAMES_ONLY = re.compile(r"[-+~]?\s*block\s+[\w-]+\s*(?:(?:scoped|required)\s*)*[-+~]?\Z")


def statements(  # noqa: PLR0913 - the kinds of keywords there are
    *,
    branches: str,
    loops: str,
    arms: str,
    last_arms: str,
    silent: str,
    switches: str = "",
    texts: str = "",
    definitions: str = "",
    captures: str = "",
    same: Mapping[str, str] | None = None,
) -> Classify:
    """The classification of a family's statements, told by its keywords.

    What no keyword tells is output, around a block where it has an end.
    What a `switches` block holds before its first case is not rendered. What is between a keyword of `definitions` or
    `captures` and its end is rendered elsewhere, any number of times; a capture with a value, `{% set x = 1 %}`, opens
    nothing. `texts` render as text. `same` maps a keyword to the one that it stands for. A `block` that comes with its
    content is output.
    """
    captured = words(captures)
    opened = {
        **dict.fromkeys(words(branches), Role.OPEN_BRANCH),
        **dict.fromkeys(words(switches), Role.OPEN_SWITCH),
        **dict.fromkeys(words(loops), Role.OPEN_LOOP),
        **dict.fromkeys((*words(definitions), *captured), Role.OPEN_MACRO),
    }
    table = {
        **dict.fromkeys(words(silent), SILENT),
        **dict.fromkeys(words(texts), TEXT),
        **dict.fromkeys(words(arms), Step(Role.ARM)),
        **dict.fromkeys(words(last_arms), Step(Role.LAST_ARM)),
        **{word: Step(role, word) for word, role in opened.items()},
        **{f"{end}{word}": Step(Role.CLOSE, word) for word in opened for end in ("end", "/")},
    }
    table |= {word: table[other] for word, other in (same or {}).items()}

    @lru_cache(maxsize=_REMEMBERED)
    def classify(inner: str) -> Step:
        match = _WORD.match(inner)
        word = match[1].lower().rstrip(":") if match else ""
        step = table.get(word)
        if step is None:
            return _other(word, inner)
        if word == "block" and not _NAMES_ONLY.match(inner):
            return OUTPUT
        is_silent = _FILLS.match(inner) if word in captured else step is TEXT and _ASSIGNS.match(inner)
        return SILENT if is_silent else step

    return classify


def _other(word: str, inner: str) -> Step:
    """What a statement does that no keyword tells: one of a project's own, which may stand around a block."""
    if match := _END.fullmatch(word):
        return Step(Role.CLOSE, match[1])
    return SILENT if not word or _ASSIGNS.match(inner) else Step(Role.OUTPUT, word)


# The last filter of an expression, where it makes text of whatever comes in.
_ESCAPES = re.compile(
    r"\|\s*(?:e|escape|escape_once|force_escape|h|urlencode|url_encode|length|size|date|time|number_format|money)"
    r"\s*(?:[:(][^|]*)?\Z"
)


def expressions(inert: str) -> Classify:
    """The classification of `{{ … }}`: output, but for what `inert` matches, which shows no control, and for text."""
    pattern = re.compile(inert)

    @lru_cache(maxsize=_REMEMBERED)
    def classify(inner: str) -> Step:
        expression = inner.strip()
        if pattern.match(expression):
            return SILENT
        return TEXT if "|" in expression and _ESCAPES.search(expression) else OUTPUT

    return classify
