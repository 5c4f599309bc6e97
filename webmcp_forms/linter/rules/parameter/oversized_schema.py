"""A schema that takes too much of an agent's attention.

## What it does
Flags a parameter with more choices than `most_choices` (100), and a form whose schema is estimated to take more tokens
than `token_budget` (2,000), counted without the parameters that are flagged already.

## Why it matters
An agent reads the schema of every tool of the page before it does anything, and each choice stands in it twice: with
its title and in the enum. A list of all countries costs some 5,000 tokens, pushes out what matters, and makes it
likelier that a wrong value is chosen.

## Example
```html
<label>Year <select name="year">
  <option>1900<option>1901<option>1902<option>1903<option>1904<option>1905<option>1906<option>1907<option>1908<option>1909
  <option>1910<option>1911<option>1912<option>1913<option>1914<option>1915<option>1916<option>1917<option>1918<option>1919
  <option>1920<option>1921<option>1922<option>1923<option>1924<option>1925<option>1926<option>1927<option>1928<option>1929
  <option>1930<option>1931<option>1932<option>1933<option>1934<option>1935<option>1936<option>1937<option>1938<option>1939
  <option>1940<option>1941<option>1942<option>1943<option>1944<option>1945<option>1946<option>1947<option>1948<option>1949
  <option>1950<option>1951<option>1952<option>1953<option>1954<option>1955<option>1956<option>1957<option>1958<option>1959
  <option>1960<option>1961<option>1962<option>1963<option>1964<option>1965<option>1966<option>1967<option>1968<option>1969
  <option>1970<option>1971<option>1972<option>1973<option>1974<option>1975<option>1976<option>1977<option>1978<option>1979
  <option>1980<option>1981<option>1982<option>1983<option>1984<option>1985<option>1986<option>1987<option>1988<option>1989
  <option>1990<option>1991<option>1992<option>1993<option>1994<option>1995<option>1996<option>1997<option>1998<option>1999
  <option>2000
</select></label>
```

## Use instead
```html
<label>Year <input type="number" name="year" min="1900" max="2000"></label>
```

## In templates
Choices in a branch or a loop count as they are written, and a finding that depends on them is only possible.

## Fix
None: a text field with a hint, a number with limits or a search of its own are different forms.

## Source
The schema as Chromium 156 gives it to agents. The estimate of tokens is described in `linter/tokens.py`: about 4 % off
in the mean.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from webmcp_forms.browser.schema import Parameter, input_schema
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.known_text import choices
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.tokens import estimated_tokens
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF217", name="oversized-schema", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Parameters with too many choices, and forms that are too much without them."""
    limit = page.options.most_choices
    for tool in page.annotated_forms:
        long = [parameter for parameter in tool.parameters if len(choices(parameter)) > limit]
        for parameter in long:
            yield _too_many(tool, parameter, limit)
        yield from _too_much(tool, frozenset(parameter.name for parameter in long))


def _too_many(tool: ToolForm, parameter: Parameter, limit: int) -> Finding:
    offered = choices(parameter)
    first = parameter.group.controls[0].element
    settled = sum(choice.element.presence.arms == first.presence.arms for choice in offered)
    message = (
        f"The parameter {quoted(parameter.name)} has {len(offered):,} choices, more than {limit:,}, and the schema "
        "lists each of them twice. Ask for a text or a number, or split the question."
    )
    confidence = Confidence.CERTAIN if settled > limit else Confidence.POSSIBLE
    return RULE.finding(tool, tool.span(first), message, control=parameter.name, confidence=confidence)


def _too_much(tool: ToolForm, flagged: frozenset[str]) -> Iterator[Finding]:
    budget = tool.page.options.token_budget
    schemas = [(_dump(parameter), parameter.name) for parameter in tool.parameters if parameter.name not in flagged]
    if sum(len(schema) for schema, _ in schemas) <= budget:  # A token has a character at least.
        return
    costs = [(_cost(schema), name) for schema, name in schemas]
    total = sum(cost for cost, _ in costs)
    if total > budget:
        cost, largest = max(costs)
        rest = " apart from its long lists" if flagged else ""
        message = (
            f"The schema of this tool takes about {total:,} tokens{rest}, more than {budget:,}; {quoted(largest)} "
            f"takes {cost:,} of them. Split the form, or shorten its descriptions and lists."
        )
        yield RULE.finding(tool, tool.span(tool.element, "toolname"), message, confidence=Confidence.LIKELY)


def _dump(parameter: Parameter) -> str:
    """The schema of a tool with this parameter alone."""
    return _ENCODER.encode(input_schema([parameter]))


def _cost(schema: str) -> int:
    """About how many tokens the parameter in a schema adds to it."""
    return estimated_tokens(schema) - estimated_tokens(_FRAME)


_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_FRAME = '{"type":"object","properties":{},"required":[]}'
