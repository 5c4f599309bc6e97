"""Which files cannot concern the linter, told from their bytes before anything is decoded or parsed."""

from __future__ import annotations

import re

from webmcp_forms.expressions import Expression

PREFIX = "webmcp-forms:"
"""What every comment for the linter starts with."""

_MISSPELT = r"(?P<misspelt>(?i:web-?mcp)[\w-]*+(?: forms?)?+\s*+:?)\s*+(?=ignore(?:-form|-file)?\s*+\[)"
DIRECTIVE_START = Expression(rf"(?<![\w./-])(?:{PREFIX}|{_MISSPELT})")
"""The same in a text, or what somebody has taken for it who goes on as such a comment does."""

# A tool attribute, one that was meant to be one, an event or a pseudo-class of tools, what else scripts say of them, or
# a comment for the linter; `tooltip` and `toolbar` are none of these.
_SIGN = re.compile(
    rb"tool[-_:]?(?:n|d|a|p|s?ubmit|t(?!ip)|cancel|form)|:tool(?!tip|bar|box)|webmcp"
    rb"|agentinvoked|respondwith|modelcontext(?!protocol)"
)
_WORDS = (b"tool", b"webmcp", b"agentinvoked", b"respondwith", b"modelcontext")
_SUBMISSION_WORDS = (b"submit", b"preventdefault")
_WIDE_MARKS = (b"\xff\xfe", b"\xfe\xff")


def may_concern(data: bytes) -> bool:
    """Whether a file may speak of tools: in attributes, scripts, style sheets or comments for the linter.

    A file is only passed over when no rule that runs by default has anything to say about it, unless each of its tool
    attributes is misspelt in its first four letters.
    """
    if data.startswith(_WIDE_MARKS) or b"\0" in data[:1024]:
        return True
    lowered = data.lower()
    return any(word in lowered for word in _WORDS) and _SIGN.search(lowered) is not None


def may_hold_directives(text: str) -> bool:
    """Whether a text may hold a comment for the linter, or what is meant as one."""
    return PREFIX in text or ("ignore" in text and DIRECTIVE_START.search(text) is not None)


def may_handle_submissions(data: bytes) -> bool:
    """Whether a file may keep forms of other files from being sent, which concerns those who ask for any guess."""
    lowered = data.lower()
    return all(word in lowered for word in _SUBMISSION_WORDS)


def may_hold_tool(data: bytes) -> bool:
    """Whether a file may hold a form that becomes a tool; without the name of a tool there is none."""
    return data.startswith(_WIDE_MARKS) or b"\0" in data[:1024] or b"toolname" in data.lower()
