r"""The constants that the script of a component declares, as far as they are written out.

>>> constants("const NAME = 'find'\nlet other = 'x'")
{'NAME': 'find'}
"""

from __future__ import annotations

import re

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.bindings.values import UNKNOWN, Constants, Value, evaluate

# Strings and comments are passed over; brackets tell how deep in the code a declaration stands.
_TOKEN = Expression(
    r"""
      (?P<skip> //[^\n]*+ | /\*.*?(?:\*/|\Z) | "(?:[^"\\\n]|\\.)*+"? | '(?:[^'\\\n]|\\.)*+'? | `(?:[^`\\]|\\.)*+`? )
    | (?P<open>[({\[]) | (?P<close>[)}\]])
    | \bconst\s++(?P<name>[A-Za-z_$][\w$]*+)\s*+(?::[^=;\n]{0,500}+)?=\s*+
      (?P<value>"(?:[^"\\\n]|\\.)*+"|'(?:[^'\\\n]|\\.)*+'|`(?:[^`\\]|\\.)*+`|-?[\w.]++)
      (?:[ \t]++as[ \t]++const)?+ [ \t]*+ (?=[;\n]|//|\Z)
    """,
    re.DOTALL | re.VERBOSE,
)
_LONGEST_SCRIPT = 1_000_000


# Where a page names the variables of its own: of loops, slots and functions.
_VARIABLES = Expression(
    r"""
      \bv-for\s*=\s*["']\s*(?P<loop>[^"']{1,200}?)\s(?:in|of)\s
    | (?:\#[\w.-]*|\bv-slot[\w:.-]*|\bslot-scope)\s*=\s*["'](?P<slot>[^"']{1,200})
    | \{\#(?:each|await)\b[^}]{0,500}?\b(?:as|then)\s+(?P<each>[^}]{1,200})
    | \{(?::then|:catch|@const|\#snippet)\s+(?P<block>[^}=]{1,200})
    | \blet:(?P<let>[\w$]+)
    | \(\s*(?P<parameters>[^()]{0,200})\)\s*=>
    | (?<![\w$])(?P<parameter>[\w$]++)\s*+=>
    """,
    re.VERBOSE,
)
_WORD = Expression(r"[A-Za-z_$][\w$]*")


def constants(script: str) -> Constants:
    """The constants at the top of a script whose values are strings, numbers, `true`, `false` or nothing."""
    found: dict[str, Value] = {}
    depth = 0
    for token in _TOKEN.finditer(script[:_LONGEST_SCRIPT]):
        if token["open"]:
            depth += 1
        elif token["close"]:
            depth -= 1
        elif depth == 0 and (name := token["name"]):
            found[name] = UNKNOWN if name in found else evaluate(token["value"], found)
    return {name: value for name, value in found.items() if value is not UNKNOWN}


def unshadowed(known: Constants, page: str) -> Constants:
    """The constants whose names a page uses for nothing of its own."""
    if not known:
        return known
    variables = {word for match in _VARIABLES.finditer(page) for word in _WORD.findall(match[match.lastgroup or 0])}
    return {name: value for name, value in known.items() if name not in variables}
