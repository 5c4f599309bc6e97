"""What the code of ERB and HEEx does, where one `end` closes everything."""

from __future__ import annotations

import re
from collections.abc import Iterable

from webmcp_forms.readers.islands.braces import go_on, in_one
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, Role, Step

_BLOCK = re.compile(
    r"\bdo\b\s*(?:\|[^|]*\|)?\s*\Z|\{\s*(?:\|[^|]*\|)\s*\Z|->\s*(?:\([^()]*\)\s*)?\{\s*\Z|\bdo\s*\Z|(?:->|fn)[^\n]*->\s*\Z"
)
_LONGEST_BLOCK = 200
_LOOP = re.compile(r"\.\s*(?:each\w*|map|times|upto|collect)\b|\bfor\b|\bwhile\b|\buntil\b")
_WORD = re.compile(r"-?\s*(\w+(?!\w*[?!:=])|\})")
# Several statements of one island, and the end of one that is a block of its own.
_BETWEEN = re.compile(r"[;\n]|\bthen\b")
_QUOTED = re.compile(r"\"(?:[^\"\\]|\\.)*+\"|'(?:[^'\\]|\\.)*+'|#(?!\{)[^\n]*+", re.DOTALL)
_ASSIGNED = re.compile(
    r"(?<![\w.@$\[\]:\s])\s*+[\w.@$\[\]:]++\s*+(?:\|\||&&)?=\s*+(?=(?:if|unless|case|begin|while)\b)"
)
_ENDS = re.compile(r"(?<![.:@\w])end\s*\Z")
_DEFINES = re.compile(r"-?\s*(?:def|class|module)\b(?!\s+[\w.?!]+\s*(?:\([^()]*\))?\s*=\s)")
_DEFINITION = Step(Role.OPEN_DEFINITION)
# A block that is kept for later.
_KEPT = re.compile(r"(?<![\w.@])[\w.@]++\s*+(?:\|\|)?=(?![=~>])|\b(?:lambda|proc|Proc\.new|capture|define_method)\b|->")
# `<% case kind when 1 %>` starts the first arm too.
_FIRST_CASE = re.compile(r"\s(?:when|in)\s|->\s*\Z")
_STEPS = {
    **dict.fromkeys(("end", "}"), Step(Role.CLOSE)),
    **dict.fromkeys(("elsif", "when", "in", "rescue"), Step(Role.ARM)),
    **dict.fromkeys(("else", "ensure"), Step(Role.LAST_ARM)),
    **dict.fromkeys(("if", "unless", "begin"), Step(Role.OPEN_BRANCH)),
    **dict.fromkeys(("case", "cond"), Step(Role.OPEN_SWITCH)),
    **dict.fromkeys(("for", "while", "until"), Step(Role.OPEN_LOOP)),
    "return": Step(Role.LEAVES),
}
_CLAUSE = re.compile(r"-?\s*([^\n]*?)\s*->\s*")
_CONDITIONS = frozenset({"if", "unless", "case", "cond"})


def code(inner: str) -> Step:
    """What code does that prints nothing itself."""
    statements = [part for part in _BETWEEN.split(_QUOTED.sub("0", inner)) if part.strip(" \t-")]
    return in_one(_walk(statements, inner)) if len(statements) > 1 else _statement(inner) or SILENT


def _walk(statements: Iterable[str], inner: str) -> list[Step]:
    """What several statements do to the blocks around them, and the blocks that they leave open."""
    found: list[Step] = []
    left_open: list[Step] = []
    has_own_braces = inner.count("{") >= inner.count("}")
    for statement in statements:
        step = _statement(_ASSIGNED.sub("", statement, count=1))
        if step is None and _ENDS.search(statement):
            step = _STEPS["end"]
        if step is None or (has_own_braces and statement.lstrip().startswith("}")):
            continue
        if step.role is Role.CLOSE and left_open:
            left_open.pop()
        elif step.role in (Role.CLOSE, Role.LEAVES):
            found += () if left_open else (step,)
        elif step.role not in (Role.ARM, Role.LAST_ARM):
            if not _ENDS.search(statement):
                left_open.append(step)
        elif not left_open:
            go_on(found, step)
        elif left_open[-1].role is Role.OPEN_SWITCH:
            left_open[-1] = Step(Role.OPEN_BRANCH)
    return [*found, *left_open]


def _statement(inner: str) -> Step | None:
    """What one statement does, as far as it opens, goes on with or closes a block."""
    if _DEFINES.match(inner):
        return None if _ENDS.search(inner) and "\n" not in inner else _DEFINITION
    match = _WORD.match(inner)
    step = _STEPS.get(match[1]) if match else None
    if step and step.role is Role.OPEN_SWITCH and _FIRST_CASE.search(inner):
        return Step(Role.OPEN_BRANCH, step.keyword)
    role = Role.OPEN_DEFINITION if _KEPT.search(inner) else Role.OPEN_PART
    return step or _clause(inner) or _block(inner, role)


def output(inner: str) -> Step:
    """What code does that prints, which may open a block: `<%= form_with … do |f| %>`, `<%= if … do %>`."""
    match = _WORD.match(inner)
    if match and match[1] in _CONDITIONS and _BLOCK.search(inner):
        return _STEPS[match[1]]
    return _block(inner, Role.OPEN_WRAPPER) or OUTPUT


def _clause(inner: str) -> Step | None:
    """The arm that a clause of Elixir starts, `<% {:ok, user} -> %>`."""
    clause = _CLAUSE.fullmatch(inner[-_LONGEST_BLOCK:]) if "fn" not in inner else None
    if clause is None:
        return None
    return Step(Role.LAST_ARM if clause[1] in ("_", "true") else Role.ARM)


def _block(inner: str, role: Role) -> Step | None:
    if not _BLOCK.search(inner[-_LONGEST_BLOCK:]):
        return None
    return Step(Role.OPEN_LOOP if _LOOP.search(inner) else role)
