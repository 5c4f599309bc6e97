"""A page with more tools than an agent can tell apart.

## What it does
Flags a page of a built site with more tools than `most_tools` (20), those in its frames included.

## Why it matters
All tools of a page are in front of the agent at once, with their schemas: they cost tokens in each step, and the more
there are, the more often it picks the wrong one.

## Example
```html
<form toolname="a1" tooldescription="b"></form><form toolname="a2" tooldescription="b"></form>
<form toolname="a3" tooldescription="b"></form><form toolname="a4" tooldescription="b"></form>
<form toolname="a5" tooldescription="b"></form><form toolname="a6" tooldescription="b"></form>
<form toolname="a7" tooldescription="b"></form><form toolname="a8" tooldescription="b"></form>
<form toolname="a9" tooldescription="b"></form><form toolname="b0" tooldescription="b"></form>
<form toolname="b1" tooldescription="b"></form><form toolname="b2" tooldescription="b"></form>
<form toolname="b3" tooldescription="b"></form><form toolname="b4" tooldescription="b"></form>
<form toolname="b5" tooldescription="b"></form><form toolname="b6" tooldescription="b"></form>
<form toolname="b7" tooldescription="b"></form><form toolname="b8" tooldescription="b"></form>
<form toolname="b9" tooldescription="b"></form><form toolname="c0" tooldescription="b"></form>
<form toolname="c1" tooldescription="b"></form>
```

## Use instead
```html
<form toolname="order" tooldescription="Order a product of the list">
  <select name="product"><option>Tea</option><option>Coffee</option></select>
</form>
```

## In templates
This rule only runs on the pages that a build wrote: how often a loop of a template runs is not known before.

## Fix
None. Let one form with a choice take the place of many alike, and leave the annotations to the forms that matter on the
page.

## Source
Providers of models advise to offer an agent no more than some twenty tools at a time. The limit is an option.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.linter.built_site import NO_SITE, BuiltSite
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Claim, Rule

RULE = Rule(code="WF804", name="crowded-page", severity=Severity.INFO, since="0.1.0")


def claims(page: Page) -> Iterator[Claim]:
    """Each tool of the page, which counts once, with the limit that applies."""
    named = {tool.tool_name: tool for tool in reversed(page.annotated_forms) if tool.has_legal_name}
    for tool in reversed(named.values()):
        span = tool.span(tool.element, "toolname")
        yield Claim(RULE.code, "", str(page.options.most_tools), tool.source, span, tool.tool_name)


def compare(claims: Sequence[Claim], site: BuiltSite = NO_SITE) -> Iterator[Finding]:
    """The first tool over the limit of each page of the site."""
    pages: dict[str, list[Claim]] = {}
    for claim in claims:
        pages.setdefault(claim.source.path, []).append(claim)
    for path, tools in pages.items():
        limit = int(tools[0].value)
        if path in site.pages and len(tools) > limit:
            yield _finding(tools[limit], len(tools), limit)


def _finding(claim: Claim, count: int, limit: int) -> Finding:
    message = (
        f"The page has {count} tools, more than {limit}: they are all in front of the agent at once, and it picks the "
        "wrong one the more often. Join forms that are alike into one with a choice, or annotate fewer."
    )
    return Finding(
        RULE.code, RULE.name, RULE.severity, Confidence.LIKELY, message, claim.source, claim.span, tool=claim.tool
    )
