"""A suppression that silences nothing.

## What it does
Flags an entry of a `webmcp-forms: ignore[…]`, `ignore-form[…]` or `ignore-file[…]` comment when none of the rules it
names has a finding in what the comment covers; when that goes for all entries, the comment. Rules that did not run do
not count: those not selected, those that crashed, and those that compare files (WF106), as another run may have other
files.

## Why it matters
The fault it was written for is gone, or the comment does not cover the place where the fault is. One that stays
silences the next fault there, which nobody has looked at.

## Example
```html
<form toolname="search" tooldescription="Find cars by make">
  <!-- webmcp-forms: ignore[WF203] -- the script adds the label -->
  <label>Make <input name="make"></label>
  <button>Search</button>
</form>
```

## Use instead
```html
<form toolname="search" tooldescription="Find cars by make">
  <label>Make <input name="make"></label>
  <button>Search</button>
</form>
```

## In templates
Nothing is particular to templates. Findings that depend on what a template fills in count as findings.

## Fix
Safe: the comment goes, with its lines if nothing else stands on them. Where other entries of it are in use, or the
comment says more, only what is unused goes.

## Source
`ignore` covers the rest of its line, the line up to it where nothing follows, and the next start tag where the comment
has its lines to itself. `ignore-form` covers the form around it or the next one, and `ignore-file` the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Edit, Finding, Fix, Severity
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted
from webmcp_forms.source import SourceFile, Span

if TYPE_CHECKING:  # what a page without such comments does not need
    from webmcp_forms.linter.directives import Directive
    from webmcp_forms.linter.suppression_state import SuppressionState

RULE = Rule(code="WF901", name="unused-suppression", severity=Severity.WARNING, since="0.1.0")

_BLANKS = " \t"
_LINE_BREAKS = "\r\n"
_REST_OF_LINE = Expression(r"[ \t]*+(?:\r\n?|\n|\Z)")


def check(state: SuppressionState) -> Iterator[Finding]:
    """Directives without use as a whole, of the others the entries without."""
    for directive in state.directives:
        unused = [number for number, entry in enumerate(directive.entries) if state.is_unused(entry)]
        if len(unused) == len(directive.entries):
            yield _directive_finding(state, directive)
        else:
            for number in unused:
                yield _entry_finding(state, directive, number)


def _directive_finding(state: SuppressionState, directive: Directive) -> Finding:
    names = ", ".join(entry.text for entry in directive.entries)
    message = f"This silences nothing: {quoted(names)} has no finding in what this comment covers. Remove the comment."
    span = directive.removal
    if span == directive.comment:
        span = _with_lines(state.source, span)
    fix = Fix("Remove the suppression", (Edit(span, ""),), safe=True)
    return RULE.finding(state, directive.span, message, fixes=(fix,))


def _entry_finding(state: SuppressionState, directive: Directive, number: int) -> Finding:
    entry = directive.entries[number]
    message = f"{quoted(entry.text)} silences nothing: it has no finding in what this comment covers. Remove it."
    before, after = directive.entries[:number], directive.entries[number + 1 :]
    span = Span(entry.span.start, after[0].span.start) if after else Span(before[-1].span.end, entry.span.end)
    fix = Fix("Remove the entry", (Edit(span, ""),), safe=True)
    return RULE.finding(state, entry.span, message, fixes=(fix,))


def _with_lines(source: SourceFile, span: Span) -> Span:
    """The span, with its lines if nothing else stands on them, else with the blanks that would end its line."""
    start = span.start
    while start and source.text[start - 1] in _BLANKS:
        start -= 1
    rest = _REST_OF_LINE.match(source.text, span.end)
    if rest is None:
        return span
    is_line_start = not start or source.text[start - 1] in _LINE_BREAKS
    return Span(start, rest.end() if is_line_start else span.end)
