"""How sure a finding is that needs two things to be there, where something nobody knows decides whether they are."""

from __future__ import annotations

import pytest

from webmcp_forms import read
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.rules import DEFAULT_RULES

FORM = '<form action="/s" toolname="find_lakes" tooldescription="Find lakes near a town">'
END = "<button>Go</button></form>"
ONE, OTHER = '<label>Town <input name="q" required /></label>', '<label>Code <input name="q" required /></label>'


def sureness(language: str, page: str) -> set[tuple[str, Confidence]]:
    findings = lint_document(read(page, language=language), DEFAULT_RULES, find_profile(DEFAULT_PROFILE)).findings
    return {(one.code, one.confidence) for one in findings if one.code in ("WF105", "WF204", "WF208")}


def in_form(language: str, content: str) -> str:
    form = f"{FORM}{content}{END}"
    return f"<template>{form}</template>" if language == "vue" else f"<>{form}</>" if language == "tsx" else form


@pytest.mark.parametrize(
    ("language", "content"),
    [
        ("tsx", f'<Tabs><Tab value="a">{ONE}</Tab><Tab value="b">{OTHER}</Tab></Tabs>'),
        ("tsx", f"<SignedIn>{ONE}</SignedIn><SignedOut>{OTHER}</SignedOut>"),
        ("tsx", f"{ONE}<SignedIn>{OTHER}</SignedIn>"),
        ("tsx", f"<Suspense fallback={{{OTHER}}}>{ONE}</Suspense>"),
        ("vue", f"<ClientOnly>{ONE}<template #fallback>{OTHER}</template></ClientOnly>"),
        ("vue", f"<Tabs><template #a>{ONE}</template><template v-slot:b>{OTHER}</template></Tabs>"),
        ("vue", f"<TabsContent>{ONE}</TabsContent><TabsContent>{OTHER}</TabsContent>"),
        ("svelte", f"<Tabs.Content>{ONE}</Tabs.Content><Tabs.Content>{OTHER}</Tabs.Content>"),
        ("astro", f'<Auth><div slot="in">{ONE}</div><div slot="out">{OTHER}</div></Auth>'),
        ("angular", f"""<p *appHasRole="'a'">{ONE}</p><p *appHasRole="'b'">{OTHER}</p>"""),
        ("angular", f"""<p *appHasRole="a">{ONE}</p><p *appHasRole="!a">{OTHER}</p>"""),
        ("razor", f'<environment include="a">{ONE}</environment><environment exclude="a">{OTHER}</environment>'),
        ("jsp", f'<sec:authorize access="a">{ONE}</sec:authorize><sec:authorize access="b">{OTHER}</sec:authorize>'),
        ("thymeleaf", f"""<p sec:authorize="hasRole('A')">{ONE}</p><p sec:authorize="hasRole('B')">{OTHER}</p>"""),
        ("angular", f"<mat-tab>{ONE}</mat-tab><mat-tab>{OTHER}</mat-tab>"),
        ("blade", f"<x-tab>{ONE}</x-tab><x-tab>{OTHER}</x-tab>"),
        ("blade", f"@role('a'){ONE}@endrole @role('b'){OTHER}@endrole"),
        ("twig", f"<twig:Tab>{ONE}</twig:Tab><twig:Tab>{OTHER}</twig:Tab>"),
        ("erb", f"<%= render A.new do %>{ONE}<% end %><%= render B.new do %>{OTHER}<% end %>"),
        ("jinja", f"{{% call tab('a') %}}{ONE}{{% endcall %}}{{% call tab('b') %}}{OTHER}{{% endcall %}}"),
        ("jinja", f"{ONE}{{% call tab('b') %}}{OTHER}{{% endcall %}}"),
        ("jinja", f"{ONE}{{% macro tab() %}}{OTHER}{{% endmacro %}}"),
        ("php", f"{ONE}<?php function tab() {{ ?>{OTHER}<?php }} ?>"),
        ("svelte", f"<svelte:boundary>{ONE}{{#snippet failed()}}{OTHER}{{/snippet}}</svelte:boundary>"),
        ("svelte", f'<Tabs><p slot="a">{ONE}</p><p slot="b">{OTHER}</p></Tabs>'),
        ("django", f"{{% flag x %}}{ONE}{{% endflag %}}{{% flag y %}}{OTHER}{{% endflag %}}"),
        ("handlebars", f'{ONE}{{{{#*inline "x"}}}}{OTHER}{{{{/inline}}}}'),
        ("go", f'{{{{ define "x" }}}}{ONE}{{{{ end }}}}{{{{ define "y" }}}}{OTHER}{{{{ end }}}}'),
        ("erb", f"<% content_for :x do %>{ONE}<% end %><% content_for :y do %>{OTHER}<% end %>"),
        ("handlebars", f"{{{{#> tab}}}}{ONE}{{{{/tab}}}}{{{{#> tab}}}}{OTHER}{{{{/tab}}}}"),
        ("freemarker", f"<@tab a=1>{ONE}</@tab><@tab a=2>{OTHER}</@tab>"),
        ("mako", f"<%self:tab>{ONE}</%self:tab><%self:tab>{OTHER}</%self:tab>"),
    ],
)
def test_controls_in_different_wrappers_meet_only_possibly(language: str, content: str) -> None:
    assert sureness(language, in_form(language, content)) == {("WF204", Confidence.POSSIBLE)}


@pytest.mark.parametrize(
    ("language", "content"),
    [
        ("django", f"{{% flag x %}}{ONE}{{% else %}}{OTHER}{{% endflag %}}"),
        (
            "django",
            f"{{% if a %}}{{% flag x %}}{ONE}{{% else %}}{OTHER}{{% endflag %}}{{% else %}}{OTHER}{{% endif %}}",
        ),
        ("tsx", f"<Can fallback={{{OTHER}}}>{ONE}</Can>"),
        ("fluid", f"<f:security.ifHasRole><f:then>{ONE}</f:then><f:else>{OTHER}</f:else></f:security.ifHasRole>"),
        ("fluid", f"<v:is><f:then>{ONE}</f:then><f:else>{OTHER}</f:else></v:is>"),
        ("fluid", f"<f:if a='b'><v:is><f:then>{ONE}</f:then><f:else>{OTHER}</f:else></v:is></f:if>"),
        ("blade", f"@role('a'){ONE}@else{OTHER}@endrole"),
        ("handlebars", f"{{{{#tab a=1}}}}{ONE}{{{{else}}}}{OTHER}{{{{/tab}}}}"),
    ],
)
def test_arms_of_a_block_that_nobody_knows_never_meet(language: str, content: str) -> None:
    assert sureness(language, in_form(language, content)) == set()


@pytest.mark.parametrize(
    ("language", "content"),
    [
        ("tsx", f"<Card>{ONE}{OTHER}</Card>"),
        ("vue", f"<Card>{ONE}{OTHER}</Card>"),
        ("jinja", f"{{% call tab('a') %}}{ONE}{OTHER}{{% endcall %}}"),
        ("jinja", f"{{% block a %}}{ONE}{{% endblock %}}{{% block b %}}{OTHER}{{% endblock %}}"),
        ("django", f"{{% mytag %}}{ONE}{{% mytag %}}{OTHER}"),
    ],
)
def test_controls_in_one_wrapper_meet(language: str, content: str) -> None:
    found = sureness(language, in_form(language, content))
    assert found == {("WF204", Confidence.CERTAIN), ("WF208", Confidence.CERTAIN)}


@pytest.mark.parametrize(
    ("language", "page"),
    [
        ("tsx", f"<><SignedIn>{FORM}{END}</SignedIn><SignedOut>{FORM}{END}</SignedOut></>"),
        ("jinja", f"{{% call tab(1) %}}{FORM}{END}{{% endcall %}}{{% call tab(2) %}}{FORM}{END}{{% endcall %}}"),
    ],
)
def test_forms_in_different_wrappers_meet_only_possibly(language: str, page: str) -> None:
    assert sureness(language, page) == {("WF105", Confidence.POSSIBLE)}
