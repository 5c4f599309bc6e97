"""Whose text a template puts into a page, told from how the hole is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from webmcp_forms.document.translations import is_translation
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.hole_words import DEVELOPERS, PEOPLE, PLAIN_VALUES, REQUEST
from webmcp_forms.linter.phrases import words

_LONGEST = 400
_STRING = Expression(r"\"[^\"]*\"|'[^']*'|`[^`$]*`")
_SUBSCRIPT = Expression(r"\[\s*['\"]([\w-]+)['\"]\s*\]")
_PATH = Expression(r"[A-Za-z_]\w*(?:(?:\(\))?(?:\?\.|\?->|->|::|\.)[A-Za-z_]\w*)*")
_STEP = Expression(r"(?:\(\))?(?:\?\.|\?->|->|::|\.)")
_FILTERS = Expression(r"\|(?!\|).*", re.DOTALL)
_CONSTANT = Expression(r"[A-Z][A-Z\d]*(?:_[A-Z\d]+)*")
_FRAMES = frozenset({"this", "self", "props", "data", "state", "item", "it", "echo", "print", "e", "h", "esc_attr"})
_KEYWORDS = frozenset(
    {"and", "or", "not", "if", "else", "in", "is", "true", "false", "null", "none", "nil", "undefined"}
)


class Origin(Enum):
    """Who wrote what a hole is filled with."""

    AUTHOR = "the people who make the site"
    OTHERS = "other people"
    UNKNOWN = "unknown"


def origin(source: str) -> Origin:
    """Whose text a hole holds, as it is written.

    A translation, a string, a number and a constant are the author's, and so is what belongs to a site or its
    settings. What belongs to a post, a user or a request is other people's, unless it is a number, a date or a key.
    """
    if is_translation(source):
        return Origin.AUTHOR
    found = [_origin(path) for path in _paths(source[:_LONGEST])]
    if Origin.OTHERS in found:
        return Origin.OTHERS
    return Origin.UNKNOWN if Origin.UNKNOWN in found else Origin.AUTHOR


def _paths(source: str) -> Iterator[list[str]]:
    """The names that an expression puts together with dots and arrows, each as its steps."""
    bare = _FILTERS.sub("", _STRING.sub("", _SUBSCRIPT.sub(r".\1", source)).replace("$_", "$"))
    for match in _PATH.finditer(bare):
        steps = _STEP.split(match[0])
        while len(steps) > 1 and steps[0].lower() in _FRAMES:
            steps = steps[1:]
        if steps[0].lower() not in _KEYWORDS | _FRAMES or len(steps) > 1:
            yield steps


def _origin(steps: list[str]) -> Origin:
    owners = steps[:-1] or steps
    is_constant = _CONSTANT.fullmatch(steps[0]) is not None and not REQUEST.has(words(steps[0]))
    if is_constant or DEVELOPERS.end(words(steps[0])) or (len(steps) > 1 and PLAIN_VALUES.end(words(steps[-1]))):
        return Origin.AUTHOR
    if any(PEOPLE.end(words(step)) or REQUEST.end(words(step)) for step in owners):
        return Origin.OTHERS
    return Origin.AUTHOR if PLAIN_VALUES.end(words(steps[-1])) else Origin.UNKNOWN
