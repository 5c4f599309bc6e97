"""Blade's directives: `@name` with or without an argument list in parentheses."""

from __future__ import annotations

import re

from webmcp_forms.readers.islands.parts import SILENT, Role, Step, words

_STRING = r"\"(?:[^\"\\]|\\.)*+\"|'(?:[^'\\]|\\.)*+'"


def parentheses(depth: int = 5) -> str:
    """An expression for a list in parentheses, with strings and parentheses in it, so many levels deep."""
    inner = rf"(?:[^()\"']|{_STRING})*+"
    for _ in range(depth):
        inner = rf"(?:[^()\"']|{_STRING}|\({inner}\))*+"
    return rf"\({inner}\)"


# What `@` stands before in style sheets, and never in Blade.
_STYLE_RULES = (
    "charset|container|counter-style|font-face|import|keyframes|layer|media|namespace|page|property|supports|tailwind"
)
_KNOWN = (
    "append|auth|break|continue|csrf|default|dd|dump|else\\w*|empty|end\\w+|env|guest|inertia\\w*|livewire\\w*|once|"
    "overwrite|parent|php|production|show|stop|verbatim|viteReactRefresh|vite"
)
DIRECTIVE = rf"(?<![\w@])@(?!(?:{_STYLE_RULES})\b)(?:[A-Za-z]\w*+[ \t]*{parentheses()}|(?:{_KNOWN})\b(?![\w.:=-]))"
"""All of a directive; an `@` inside a word or after another one starts none.

A name that nobody knows is a directive only with a list of arguments: in `@click="…"` it is an attribute's.
"""

_NAME = re.compile(r"@(\w+)\s*(\(.*)?", re.DOTALL)
_BRANCHES = words(
    "if unless isset auth guest can cannot canany env production hassection sectionmissing error session "
    "feature switch hasstack pushif once"
)
_LOOPS = frozenset({"foreach", "for", "while", "forelse"})
_ATTRIBUTES = frozenset({"checked", "selected", "disabled", "readonly", "required"})
_SILENT = words(
    "append aware break case class continue csrf cspnonce extends extendsfirst inject livewirescripts livewirestyles "
    "method overwrite php prepend prependonce props push pushonce section show stop style unset use verbatim vite "
    "vitereactrefresh"
)
_CLOSES = {f"end{name}": name for name in (*_BRANCHES, *_LOOPS)} | {"endempty": "empty"}


def directive(inner: str) -> Step:
    """What a directive does; one that nobody knows may be a project's own and render anything, around a block too."""
    match = _NAME.match(inner)
    if match is None:
        return SILENT
    name = match[1].lower()
    if name in _ATTRIBUTES and match[2]:
        return Step(Role.ATTRIBUTE, name)
    if name == "empty":
        return Step(Role.OPEN_BRANCH, name) if match[2] else Step(Role.LAST_ARM)
    if name in _BRANCHES:
        return Step(Role.OPEN_SWITCH if name == "switch" else Role.OPEN_BRANCH, name)
    if name in _LOOPS:
        return Step(Role.OPEN_LOOP, name)
    if name in _CLOSES:
        return Step(Role.CLOSE, _CLOSES[name])
    if name in ("elseif", "case", "elsecan", "elsecannot", "elsecanany", "elseauth", "elseguest"):
        return Step(Role.ARM)
    if name in ("else", "default"):
        return Step(Role.LAST_ARM)
    if name.startswith("end"):
        return Step(Role.CLOSE, name.removeprefix("end"))
    return SILENT if name in _SILENT else Step(Role.OUTPUT, name)
