"""A form that leads to an address that nothing of the site answers.

## What it does
Flags a form of a built site whose `action`, or the `formaction` of the button that a call presses, is an address of the
site at which the build wrote no file. It also flags a form that sends `POST` to a page of the site: a file cannot
receive it.

Addresses of other sites are left alone, and so are those that look like a server's: `/api/…`, `/cgi-bin/…`,
`/.netlify/…`, `.php` and the like. Where a file such as `_redirects` or `.htaccess` may answer, the finding is only
possible. A form with `data-netlify` or `data-static-form-name` is for the host to receive.

## Why it matters
The call leads to an error page. The agent gets nothing, and nobody sees why.

## Example
```html
<form toolname="search" tooldescription="Find a page" action="/serach/"><input name="q"><button>Go</button></form>
--- search/index.html
<h1>Results</h1>
```

## Use instead
```html
<form toolname="search" tooldescription="Find a page" action="/search/"><input name="q"><button>Go</button></form>
--- search/index.html
<h1>Results</h1>
```

## In templates
This rule only runs on the pages that a build wrote. `/cars`, `/cars/`, `/cars.html` and `/cars/index.html` count as one
address, and so do upper and lower case, since hosts differ in that. Without the address of the site, `/shop/cars/` may
be `cars/index.html`, but a missing `/cars/index.html` is never the first page.

## Fix
None: only you know the right address.

## Source
How static hosts map addresses to files. GitHub Pages, S3 and nginx answer `POST` to a file with status 405.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.built_site import NO_SITE, Answered, BuiltSite, Unanswered
from webmcp_forms.linter.destinations import Destination, destination
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Claim, Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF802", name="unanswered-action", severity=Severity.WARNING, since="0.1.0")

_OF_A_SERVER = Expression(
    r"(?i)/(?:_?api|ajax|cgi(?:-bin)?|functions?|graphql|rest|rpc|webhooks?|wp-\w+|\.[\w-]+|_\w+)(?:/|$)"
    r"|\.(?:php\d?|phtml|aspx?|ashx|cgi|pl|py|rb|jsp|do|action|cfm)(?:/|$)"
)


def claims(page: Page) -> Iterator[Claim]:
    """Where each tool leads."""
    for tool in page.annotated_forms:
        if tool.has_legal_name and (found := destination(tool)):
            said, span = found
            yield Claim(RULE.code, said.action, said.dump(), tool.source, span, tool.tool_name)


def compare(claims: Sequence[Claim], site: BuiltSite = NO_SITE) -> Iterator[Finding]:
    """The claims that the site has no answer for."""
    for claim in claims:
        page = site.pages.get(claim.source.path)
        said = Destination.load(claim.value)
        if page is not None and (found := _judge(said, page, site)):
            confidence, message = found
            yield Finding(
                RULE.code, RULE.name, RULE.severity, confidence, message, claim.source, claim.span, tool=claim.tool
            )


def _judge(said: Destination, page: str, site: BuiltSite) -> tuple[Confidence, str] | None:
    answer = site.answer(page, said.base, said.action)
    if said.method == "post" and said.is_hosted:
        return None
    least = Confidence.POSSIBLE if site.has_routing else Confidence.LIKELY
    confidence = max(least, said.confidence(page, site), key=lambda one: one.rank)
    if isinstance(answer, Answered) and said.method == "post":
        return confidence, (
            f"The form sends POST to {quoted(answer.path)}, a file, which hosts of static sites refuse: the agent gets "
            "an error page. Point action to what receives the form, or answer in a submit handler with "
            "preventDefault() and respondWith()."
        )
    if not isinstance(answer, Unanswered) or _OF_A_SERVER.search(answer.path):
        return None
    # What is sent by POST is meant for a server, and there may be one.
    return Confidence.POSSIBLE if said.method == "post" else confidence, (
        f"No file of the site answers {quoted(said.action)}, so a call leads to an error page and the agent gets "
        "nothing. Point action to a page that the build writes, or to the server that answers."
    )
