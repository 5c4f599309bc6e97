"""What a `<?php … ?>` island does: the alternative syntax with colons, braces, or code that prints or not."""

from __future__ import annotations

import re

from webmcp_forms.readers.islands.braces import in_one
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, TEXT, Step
from webmcp_forms.readers.islands.php_blocks import RELEASES, RELEASING, steps

CODE = (
    r"\"(?:[^\"\\]|\\.)*+(?:\"|\Z)|'(?:[^'\\]|\\.)*+(?:'|\Z)|/\*(?:[^*]|\*(?!/))*+(?:\*/|\Z)"
    r"|(?://|\#(?!\[))(?:(?!\?>)[^\n])*+"
    r"|<<<[ \t]*+[\"']?(?P<heredoc>\w++)[\"']?[ \t]*+(?=\n).*?(?:\n[ \t]*+(?P=heredoc)\b|\Z)"
)
"""Strings and comments, in which an island does not end, unless the comment goes to the end of a line."""

_QUOTED = re.compile(CODE, re.DOTALL)
_PRINTS = re.compile(r"(?:^|[;{})]|\belse)\s*(?:echo|print|printf|print_r|include|include_once|require|require_once)\b")
# A statement that calls something; what it gives is not assigned.
_CALL = re.compile(
    r"(?:^|[;{}:)])\s*(?!(?:wp_nonce_field|csrf_field|settings_fields|define|defined|exit|die|return|use|namespace|declare|"
    r"if|elseif|else|for|foreach|while|switch|case|function|array|list|isset|unset|empty|catch|match|fn|static|global)\b)"
    r"(?:@?[A-Za-z_\\][\w\\]*(?:::\w+)?|\$\w+(?:->\w+(?:\(\))?)*(?:->\w+)|\$\w+)\s*\("
)
_ESCAPES = re.compile(
    r"\s*(?:echo\s*\(?\s*)?(?:htmlspecialchars|htmlentities|esc_html|esc_attr|esc_url|urlencode|intval|count|date)\s*\("
)


def code(inner: str) -> Step:
    """What code does, which prints only where it says so."""
    bare = _QUOTED.sub("", inner).strip()
    found = steps(bare)
    if found == [RELEASES]:
        printed = _printed(RELEASING.sub("", bare))
        return RELEASES if printed is SILENT else in_one((printed, RELEASES))
    return in_one(found) if found else _printed(bare)


def _printed(bare: str) -> Step:
    """What code prints that does nothing to blocks."""
    if _PRINTS.search(bare):
        return TEXT if _ESCAPES.match(bare) else OUTPUT
    return OUTPUT if _CALL.search(bare) else SILENT


def output(inner: str) -> Step:
    """What `<?= … ?>` prints."""
    return TEXT if _ESCAPES.match(inner) else OUTPUT
