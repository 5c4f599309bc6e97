"""A form that leads to a page without anything for the agent.

## What it does
Flags a form of a built site that leads to a page of the site without any `<script type="application/ld+json">` that the
browser reads. It takes those whose type is written exactly so, and whose text is JSON: none in a comment, in a
`<template>` or in an `<svg>`, and no `NaN`.

## Why it matters
What an agent gets of the page that follows a call is the JSON of those blocks, and nothing else: neither text nor
title. Without one it gets `[]` and cannot tell what was found, or whether anything was.

## Example
```html
<form toolname="search" tooldescription="Find a page" action="search.html"><input name="q"><button>Go</button></form>
--- search.html
<h1>Results</h1>
```

## Use instead
```html
<form toolname="search" tooldescription="Find a page" action="search.html"><input name="q"><button>Go</button></form>
--- search.html
<h1>Results</h1>
<script type="application/ld+json">{"@type": "ItemList", "itemListElement": []}</script>
```

## In templates
This rule only runs on the pages that a build wrote. Nothing is said where a script that the page that answers
runs, in it or in a file of the site, names `ld+json`. That a form is received by the host, as with `data-netlify`, is
an info.

## Fix
None: only you know what the page has to say. A form whose results a script makes can also answer in a `submit` handler
with `preventDefault()` and `respondWith()`.

## Source
Chromium 156, measured: after a navigation the agent gets the JSON of every block of linked data as an array.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.browser.call.linked_data import linked_data
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.built_site import NO_SITE, Answered, BuiltSite, page_language
from webmcp_forms.linter.destinations import Destination, destination
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Claim, Rule
from webmcp_forms.linter.scripts.elements import Scripts
from webmcp_forms.linter.wording import quoted
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile

RULE = Rule(code="WF803", name="answer-without-data", severity=Severity.WARNING, since="0.1.0")

_SIGN = b"ld+json"
_SCRIPT = Expression(r"""(?i)<script\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'>]+))""")


def claims(page: Page) -> Iterator[Claim]:
    """Where each tool leads."""
    for tool in page.annotated_forms:
        if tool.has_legal_name and (found := destination(tool)):
            said, span = found
            yield Claim(RULE.code, said.action, said.dump(), tool.source, span, tool.tool_name)


def compare(claims: Sequence[Claim], site: BuiltSite = NO_SITE) -> Iterator[Finding]:
    """The claims that lead to pages of the site without linked data."""
    speaks: dict[str, bool] = {}
    for claim in claims:
        page, said = site.pages.get(claim.source.path), Destination.load(claim.value)
        answer = site.answer(page, said.base, said.action) if page is not None else None
        if page is None or not isinstance(answer, Answered) or not answer.is_page:
            continue
        if said.method == "post" and not said.is_hosted:
            continue
        if answer.path not in speaks:
            speaks[answer.path] = _may_hold_data(answer.path, site)
        if not speaks[answer.path]:
            yield _finding(claim, said, said.confidence(page, site), answer.path)


def _finding(claim: Claim, said: Destination, confidence: Confidence, path: str) -> Finding:
    severity = Severity.INFO if said.is_hosted else RULE.severity
    message = (
        f"The form leads to {quoted(path)}, which has no application/ld+json that the browser reads: the agent gets "
        "[] and learns nothing from the answer. Put what was found, or that it worked, into a block of linked data "
        "there."
    )
    return Finding(RULE.code, RULE.name, severity, confidence, message, claim.source, claim.span, tool=claim.tool)


def _may_hold_data(path: str, site: BuiltSite) -> bool:
    """Whether a page has linked data, or a script of it may add some."""
    data = site.read(path)
    if not _names_data(data) and not _names_scripts_with_data(path, data, site):
        return False
    document = read(SourceFile.from_bytes(data, path), language=page_language(path))
    if linked_data(document):
        return True
    scripts = Scripts(document)
    if any(_names_data(text.encode("utf-8", "replace")) for text in scripts.texts):
        return True
    return any(_has_data(element.show("src"), path, site) for element in scripts.elements if element.has("src"))


def _names_scripts_with_data(path: str, data: bytes, site: BuiltSite) -> bool:
    """Whether scripts in other files may write linked data, without asking whether they run, which takes longer."""
    sources = (match[1] or match[2] or match[3] or "" for match in _SCRIPT.finditer(data.decode("utf-8", "replace")))
    return any(_has_data(source, path, site) for source in dict.fromkeys(sources))


def _has_data(address: str, path: str, site: BuiltSite) -> bool:
    script = site.answer(path, "", address)
    return isinstance(script, Answered) and _names_data(site.read(script.path))


def _names_data(text: bytes) -> bool:
    return _SIGN in text.lower()
