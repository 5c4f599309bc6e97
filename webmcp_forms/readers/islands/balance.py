"""Which brace closes which, in the expressions of JavaScript and of languages that write strings as it does.

>>> Braces("{ a: '}' }}").end(1)
10
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from webmcp_forms.expressions import Expression

# A string that does not end on its line takes the rest of the line, so that no quote is looked at twice. What may be a
# regular expression follows what no value ends with.
_CODE = Expression(
    r"""
      "(?:[^"\\\n]|\\.)*+(?:"|(?=\n)|\Z)
    | '(?:[^'\\\n]|\\.)*+(?:'|(?=\n)|\Z)
    | /\*.*?(?:\*/|\Z)
    | //[^\n]*+
    | [(,=:\[!&|?;][ ]?/(?![/*])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.){0,100}+\]){1,200}+/
    | [{}`]
    """,
    re.DOTALL | re.VERBOSE,
)
_TEMPLATE = Expression(r"(?:[^`\\$]|\\.|\$(?!\{))*+(`|\$\{|\Z)", re.DOTALL)
# Walks that may come to the end of the text in vain; a text that has more of them is no template.
_MOST_FAILURES = 4


@dataclass(slots=True)
class Braces:
    """The braces of a text. What one walk has passed is remembered, so that all questions together stay linear."""

    text: str
    ends: dict[int, int | None] = field(default_factory=dict)
    failures: int = 0

    def end(self, start: int) -> int | None:
        """The offset just past the brace that closes the one just before `start`, or None when nothing does."""
        if start not in self.ends and self.failures < _MOST_FAILURES:
            self._walk(start)
        return self.ends.get(start)

    def _walk(self, start: int) -> None:
        pending = [start]
        position = start
        while pending:
            match = _CODE.search(self.text, position)
            if match is None:
                self.failures += 1
                self.ends.update(dict.fromkeys(pending))
                return
            position = match.end()
            match match[0]:
                case "{":
                    pending.append(position)
                case "}":
                    opened = pending.pop()
                    self.ends[abs(opened)] = position
                    if opened < 0:
                        position = self._template(position, pending)
                case "`":
                    position = self._template(position, pending)

    def _template(self, position: int, pending: list[int]) -> int:
        """Go on in a template string; a hole in it is noted as negative."""
        match = _TEMPLATE.match(self.text, position)
        end = match.end() if match else len(self.text)
        if match and match[1] == "${":
            pending.append(-end)
        return end
