"""One tool name for different parameters in different files.

## What it does
Flags a tool name that forms in several files of a run share although they do not take the same parameters: other
names, other types, or required in one and not in another.

## Why it matters
An agent that has used a tool on one page calls it by the same name on the next. Where it takes other parameters there,
the call is refused.

## Example
```html
<form toolname="search" tooldescription="Find products">
  <input name="q"><input name="brand">
</form>
--- articles.html
<form toolname="search" tooldescription="Find articles">
  <input name="q"><input name="author">
</form>
```

## Use instead
```html
<form toolname="search_products" tooldescription="Find products">
  <input name="q"><input name="brand">
</form>
--- articles.html
<form toolname="search_articles" tooldescription="Find articles">
  <input name="q"><input name="author">
</form>
```

## In templates
A form that may get more from a hole, a component, a branch or a loop is not compared. Forms that differ in the values
they offer or in their limits alone, as where one partial lists the sizes of each product, are a possible finding.

## Fix
None: the names are yours to choose.

## Source
Chromium 156, measured: a call with a parameter the form does not have fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.completeness import shows_parameters
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.interfaces import Interface, interface
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Claim, Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF106", name="conflicting-tool-name", severity=Severity.WARNING, since="0.1.0")

_Speaker: TypeAlias = tuple[Interface, Claim]


def claims(page: Page) -> Iterator[Claim]:
    """What each tool takes, by its name."""
    for tool in page.annotated_forms:
        if literal(tool.element.get("toolname")) is not None and tool.has_legal_name and shows_parameters(tool):
            span = tool.span(tool.element, "toolname")
            yield Claim(RULE.code, tool.tool_name, interface(tool).dump(), tool.source, span, tool.tool_name)


def compare(claims: Sequence[Claim]) -> Iterator[Finding]:
    """For each name the first form that differs from what most files have; a file speaks by its first form."""
    names: dict[str, dict[str, Claim]] = {}
    for claim in claims:
        names.setdefault(claim.key, {}).setdefault(claim.source.path, claim)
    for files in names.values():
        if len({claim.value for claim in files.values()}) > 1:
            yield from _conflict([(Interface.load(claim.value), claim) for claim in files.values()])


def _conflict(speakers: Sequence[_Speaker]) -> Iterator[Finding]:
    """The finding about the forms of one name, if their parameters differ or else the values these take."""
    usual, others = _split(speakers, lambda one: one.parameters)
    if others:
        difference = others[0][0].difference(usual[0])
        yield _finding(others[0][1], usual[1], f"other parameters ({difference})", Confidence.LIKELY)
    elif known := [speaker for speaker in speakers if speaker[0].values]:
        usual, others = _split(known, lambda one: one.values)
        if others:
            yield _finding(others[0][1], usual[1], "other values or limits", Confidence.POSSIBLE)


def _split(speakers: Sequence[_Speaker], aspect: Callable[[Interface], str]) -> tuple[_Speaker, Sequence[_Speaker]]:
    """The first file that says what most say, and all that say something else."""
    usual, _ = Counter(aspect(said) for said, _ in speakers).most_common(1)[0]
    first = next(speaker for speaker in speakers if aspect(speaker[0]) == usual)
    return first, [speaker for speaker in speakers if aspect(speaker[0]) != usual]


def _finding(claim: Claim, usual: Claim, difference: str, confidence: Confidence) -> Finding:
    line = usual.source.position(usual.span.start).line
    message = (
        f"The tool {quoted(claim.key)} takes {difference} than in {usual.source.path}, line {line}, so an agent that "
        "knows one calls the other wrongly. Give the two forms names of their own, or the same fields."
    )
    return Finding(RULE.code, RULE.name, RULE.severity, confidence, message, claim.source, claim.span, tool=claim.tool)
