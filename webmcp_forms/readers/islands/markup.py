"""What the tags of JSP and Mako do, which look like those of HTML."""

from __future__ import annotations

import re

from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, TEXT, Role, Step
from webmcp_forms.readers.islands.statements import statements

_CORE = statements(
    branches="c:if sec:authorize security:authorize",
    switches="c:choose",
    loops="c:foreach c:fortokens",
    arms="c:when",
    last_arms="c:otherwise",
    silent="c:set c:remove c:catch c:param",
)
_OPENINGS = (Role.OPEN_BRANCH, Role.OPEN_LOOP, Role.OPEN_SWITCH)

TEXT_TAGS = (
    r"(?:fmt:(?:message|formatNumber|formatDate|param)|spring:(?:message|url|theme|eval|param)|c:(?:out|url|param)"
    r"|s:(?:property|text|url)|bean:(?:message|write)|jsp:getProperty)\b"
)
"""The names of tags that render as text, and may stand in the value of an attribute."""

_NAME = re.compile(r"/?%?([\w:.-]+)")
_RETURNS = re.compile(r"(?:^|[;:\n])\s*return\b")
_PYTHON_STRINGS = re.compile(
    r"\"{3}.*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)|\"(?:[^\"\\\n]|\\.)*+\"?|'(?:[^'\\\n]|\\.)*+'?|\#[^\n]*+", re.DOTALL
)
_DEFINES = re.compile(r"\bdef\b")
_ASSIGNS = re.compile(r"\svar\s*=")


def core(inner: str) -> Step:
    """What a tag of JSTL's core library does, or the one of Spring's that asks for rights; `inner` stands after `<`."""
    step = _CORE(inner)
    return SILENT if inner.endswith("/") and step.role in _OPENINGS else step


def text_tag(inner: str) -> Step:
    """What one of `TEXT_TAGS` does, an end tag with its slash."""
    return SILENT if inner.startswith("/") or ":param" in inner[:20] or _ASSIGNS.search(inner) else TEXT


def macro(inner: str) -> Step:
    """What the call of a FreeMarker macro does, `inner` being what stands after `<@`."""
    match = _NAME.match(inner)
    return OUTPUT if match is None or inner.endswith("/") else Step(Role.OUTPUT, match[1])


def macro_end(inner: str) -> Step:
    """What the end of one does; without a name it ends the last one."""
    match = _NAME.match(inner)
    return SILENT if match is None else Step(Role.CLOSE, match[1])


def mako_code(inner: str) -> Step:
    """What a block of Python does, which prints nothing; one that returns ends the page."""
    bare = _PYTHON_STRINGS.sub("", inner)
    return Step(Role.LEAVES) if _RETURNS.search(bare) and not _DEFINES.search(bare) else SILENT


def mako_tag(inner: str) -> Step:
    """What a tag of Mako does, `inner` being what stands after `<%`, or after `<` where it is an end tag."""
    match = _NAME.search(inner)
    name = match[1] if match else ""
    is_end = inner.startswith("/")
    if name == "def":
        return Step(Role.CLOSE if is_end else Role.OPEN_MACRO, "def")
    if name in _PLAIN:
        return SILENT
    if is_end:
        return Step(Role.CLOSE, name)
    return OUTPUT if inner.endswith("/") else Step(Role.OUTPUT, name)


_PLAIN = frozenset({"block", "inherit", "namespace", "page", "text", "doc"})
