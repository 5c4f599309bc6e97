"""What the islands of the languages with bindings look like, before the bindings, and what they do."""

from __future__ import annotations

import re

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, TEXT, Delimiter, Role, Step, output, silent, text

LITERALS = (
    Delimiter(r"<!--", "-->", silent, strings=False, literal=True),
    Delimiter(r"<script\b", "</script", silent, strings=False, literal=True),
    Delimiter(r"<style\b", "</style", silent, strings=False, literal=True),
)
"""Where there are no islands."""

_SVELTE = Expression(r"\s*(?P<sign>[#:/@])\s*(?P<word>\w+)(?P<if>\s+if\b)?")
_SVELTE_COMMENT = Expression(r"\s*(?:/\*.*\*/|//[^\n]*\n)\s*\Z", re.DOTALL)
_SVELTE_BLOCKS = {"key": Role.OPEN_PLAIN, "each": Role.OPEN_LOOP, "snippet": Role.OPEN_MACRO}
_SVELTE_OUTPUTS = frozenset({"html", "render"})


def _svelte(inner: str) -> Step:
    """What a pair of braces does in Svelte; an expression renders as text or is the value of an attribute."""
    match = _SVELTE.match(inner)
    if match is None:
        return SILENT if _SVELTE_COMMENT.match(inner) or not inner.strip() else TEXT
    word = match["word"]
    match match["sign"]:
        case "#":
            return Step(_SVELTE_BLOCKS.get(word, Role.OPEN_BRANCH), word)
        case ":":
            return Step(Role.LAST_ARM if word == "else" and not match["if"] else Role.ARM)
        case "/":
            return Step(Role.CLOSE, word)
    return OUTPUT if word in _SVELTE_OUTPUTS else SILENT


SVELTE = (*LITERALS, Delimiter(r"\{", "}", _svelte, balanced=True))

_FLUID_TAG = Expression(r"(?P<slash>/?)f:(?:(?:be\.)?security\.)?(?P<word>\w+)(?P<if>\s+if\s*=)?")
_FLUID_SECURITY = ("ifAccess", "ifAuthenticated", "ifHasRole")
_FLUID_BLOCKS = {
    **dict.fromkeys(("if", *_FLUID_SECURITY), Role.OPEN_BRANCH),
    "for": Role.OPEN_LOOP,
    "switch": Role.OPEN_SWITCH,
}
_FLUID_ARMS = {"else": Role.LAST_ARM, "case": Role.ARM, "defaultCase": Role.LAST_ARM}


def _fluid_tag(inner: str) -> Step:
    """What a tag of Fluid's control structures does."""
    match = _FLUID_TAG.match(inner)
    word = match["word"] if match else ""
    is_end = match is not None and bool(match["slash"])
    if word in _FLUID_BLOCKS:
        return Step(Role.CLOSE, word) if is_end else Step(_FLUID_BLOCKS[word], word)
    if is_end or word not in _FLUID_ARMS:
        return SILENT
    return Step(Role.ARM if match and match["if"] else _FLUID_ARMS[word])


_FLUID_MAP = r"\s*[\"']?[\w-]+[\"']?\s*:(?!\w[\w.]*\s*\()"
_FLUID_EXPRESSION = r"\s*!?[A-Za-z_][\w.]*(?::[\w.]+\s*\(|\s*(?:\}|->|\||==|&&|[?+*/%<>]|-\s|as\s))"
FLUID = (
    Delimiter(r"<!--", "-->", silent, strings=False, literal=True),
    Delimiter(r"<f:comment>", "</f:comment>", silent, strings=False),
    Delimiter(
        r"<(?=/?f:(?:(?:be\.)?security\.\w+|if|then|else|for|switch|case|defaultCase|section|layout|spaceless)[\s/>])",
        ">",
        _fluid_tag,
    ),
    Delimiter(r"\{namespace\b", "}", silent, strings=False),
    Delimiter(rf"\{{(?!{_FLUID_MAP})(?={_FLUID_EXPRESSION})", "}", output, balanced=True),
)

THYMELEAF = (
    Delimiter(r"<!--/\*/", "", silent),
    Delimiter(r"/\*/-->", "", silent),
    Delimiter(r"<!--/\*", "*/-->", silent, strings=False),
    Delimiter(r"<!--", "-->", silent, strings=False, literal=True),
    Delimiter(r"\[\[(?=\s*(?:[$#*@~]\{|['|(]))", "]]", text),
    Delimiter(r"\[\((?=\s*(?:[$#*@~]\{|['|(]))", ")]", output),
)

_KNOCKOUT = Expression(r"(?P<word>\w+)\s*:")
_KNOCKOUT_BRANCHES = frozenset({"if", "ifnot", "let", "using", "with"})


def _knockout(inner: str) -> Step:
    """What a comment of Knockout's does to what stands between it and the one that closes it."""
    match = _KNOCKOUT.match(inner)
    word = match["word"] if match else ""
    if word in _KNOCKOUT_BRANCHES:
        return Step(Role.OPEN_BRANCH, "ko")
    return Step(Role.OPEN_LOOP if word == "foreach" else Role.OPEN_WRAPPER, "ko")


def _knockout_end(_inner: str) -> Step:
    return Step(Role.CLOSE, "ko")


SCRIPTED = (
    Delimiter(r"<!--\s*ko\s+", "-->", _knockout, strings=False),
    Delimiter(r"<!--\s*/ko\b", "-->", _knockout_end, strings=False),
    *LITERALS,
)
"""What scripts bind in plain HTML."""

TAL = (Delimiter(r"\$\{", "}", output),)
"""TAL of Chameleon."""
