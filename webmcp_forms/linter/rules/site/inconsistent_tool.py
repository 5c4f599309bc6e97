"""One tool name for different schemas on different pages of a site.

## What it does
Flags a tool name that several pages of a built site share although their forms do not take the same: other parameters,
other types, required on one page and not on another. Forms that only offer other values or have other limits are an
info.

## Why it matters
An agent that has used a tool on one page calls it by the same name on the next. Where it takes other parameters there,
the browser refuses the call.

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
This rule only runs on the pages that a build wrote; `lint` compares templates by WF106. Once rendered, a template may
give each page another form.

## Fix
None: the names are yours to choose.

## Source
Chromium 156, measured: a call with a parameter the form does not have fails, and so does one with a value that is not
offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.built_site import NO_SITE, BuiltSite
from webmcp_forms.linter.completeness import shows_parameters
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.interfaces import Interface, interface
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Claim, Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF801", name="inconsistent-tool", severity=Severity.WARNING, since="0.1.0")

_Variants: TypeAlias = dict[str, list[Claim]]


def claims(page: Page) -> Iterator[Claim]:
    """What each tool takes, by its name."""
    for tool in page.annotated_forms:
        if literal(tool.element.get("toolname")) is not None and tool.has_legal_name and shows_parameters(tool):
            span = tool.span(tool.element, "toolname")
            yield Claim(RULE.code, tool.tool_name, interface(tool).dump(), tool.source, span, tool.tool_name)


def compare(claims: Sequence[Claim], site: BuiltSite = NO_SITE) -> Iterator[Finding]:
    """For each name what differs from the form that most pages have; a page speaks by its first form of a name."""
    names: dict[str, dict[str, Claim]] = {}
    for claim in claims:
        names.setdefault(claim.key, {}).setdefault(claim.source.path, claim)
    for pages in names.values():
        yield from _other_parameters(tuple(pages.values()), site)


def _other_parameters(said: Sequence[Claim], site: BuiltSite) -> Iterator[Finding]:
    """A finding for each set of parameters but the usual one, or else for the first page with other values."""
    variants = _variants(said, [Interface.load(claim.value).parameters for claim in said])
    usual, *others = variants.values()
    for other in others:
        difference = Interface.load(other[0].value).difference(Interface.load(usual[0].value))
        yield _finding(other, usual[0], f"other parameters ({difference})", site)
    if not others:
        _, *others = _variants(said, [claim.value for claim in said]).values()
        if others:
            differing = [claim for other in others for claim in other]
            yield _finding(differing, usual[0], "other values or limits", site, Severity.INFO)


def _variants(said: Sequence[Claim], aspects: Sequence[str]) -> _Variants:
    """The claims by what they say, the most usual first."""
    variants: _Variants = {aspect: [] for aspect, _ in Counter(aspects).most_common()}
    for claim, aspect in zip(said, aspects, strict=True):
        variants[aspect].append(claim)
    return variants


def _finding(
    differing: Sequence[Claim],
    usual: Claim,
    difference: str,
    site: BuiltSite,
    severity: Severity = RULE.severity,
) -> Finding:
    first = differing[0]
    shown = site.pages.get(usual.source.path, usual.source.path)
    more = f" and on {len(differing) - 1} more" if len(differing) > 1 else ""
    message = (
        f"On this page{more} the tool {quoted(first.key)} takes {difference} than on {shown}, so an agent that knows "
        "one calls the other wrongly. Give the forms names of their own, or the same fields."
    )
    likely = Confidence.LIKELY
    return Finding(RULE.code, RULE.name, severity, likely, message, first.source, first.span, tool=first.tool)
