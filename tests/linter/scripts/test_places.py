"""Findings in scripts stand where they are in the original text, whatever is around the script."""

import pytest
from bs4 import BeautifulSoup

from tests.linter.scripts.findings import FORM, findings, places

CALL = "event.preventDefault()"
HANDLER = f'f.addEventListener("submit", event => {{ {CALL}; show("é 𝒳 \ue000") }});'
FOUND = [("WF601", CALL)]


@pytest.mark.parametrize(
    "page",
    [
        f"{FORM}<script>{HANDLER}</script>",
        f"{FORM}\r\n<script>\r\n// é 𝒳\r\n{HANDLER}\r\n</script>\r\n",
        f"<!-- 𝒳 -->\r{FORM}\r<script type=module>\r{HANDLER}",
        f"<style>a, b {{}}</style><template><script>{HANDLER}</script></template>{FORM}<script>{HANDLER}</script>",
        f"{FORM}<svg><title>x</title></svg><script><!--\n{HANDLER}\n--></script>",
    ],
)
def test_in_a_page(page: str) -> None:
    assert places(page) == FOUND


def test_in_an_attribute_with_references() -> None:
    page = FORM.replace("<form", '<form onsubmit="note(&quot;é𝒳&quot;) &amp;&amp; 1; event&period;preventDefault()"')
    assert places(page) == [("WF601", "event&period;preventDefault()")]


def test_in_a_frame() -> None:
    inner = f"{FORM}<script>{HANDLER}</script>".replace("&", "&amp;").replace('"', "&quot;")
    assert places(f'<p>é</p><iframe srcdoc="{inner}"></iframe>') == FOUND


def test_in_an_attribute_in_a_frame() -> None:
    inner = FORM.replace("<form", '<form onsubmit="note(&amp;quot;x&amp;quot;); return false"').replace('="f"', "=f")
    inner = inner.replace('"', "&quot;")
    assert places(f'<iframe srcdoc="{inner}"></iframe>') == [("WF601", "return false")]


@pytest.mark.parametrize("script", [HANDLER, f"//<![CDATA[\n{HANDLER}\n//]]>", f"<![CDATA[{HANDLER}]]>"])
def test_in_xhtml(script: str) -> None:
    html = f'<html xmlns="http://www.w3.org/1999/xhtml"><body>{FORM}</body></html>'.replace('="q">', '="q"/>')
    script = script if "CDATA" in script else script.replace("=>", "=&gt;")
    page = html.replace("</body>", f"<script>{script}</script></body>")
    found = [(finding.code, finding.source.slice(finding.span)) for finding in findings(page, "xhtml")]
    # What is written with references has a place only as a whole.
    assert found == (FOUND if "CDATA" in script else [("WF601", "<script>")])


def test_in_a_tree_without_a_source() -> None:
    (finding,) = findings(BeautifulSoup(f"{FORM}<script>{HANDLER}</script>", "html.parser"))
    assert (finding.code, finding.tool) == ("WF601", "find")


@pytest.mark.parametrize(
    ("language", "page"),
    [
        ("jinja", f"{{% if a %}}\r\n<p>é</p>{{% endif %}}{FORM}<script>{{# 𝒳 #}}{HANDLER}</script>"),
        ("erb", f"<%= yield %>{FORM}<script>let a = <%= 1 %>;\n{HANDLER}</script>"),
        ("php", f"<?php echo 1 ?>{FORM}<script>let a = <?= json_encode($a,\n 1) ?>;\n{HANDLER}</script>"),
        ("vue", f"<template>{FORM}</template>\r\n<script>{HANDLER}</script>"),
        ("svelte", f"<script>{{ let a = 1 }} {HANDLER}</script>{{#if a}}<p>é</p>{{/if}}{FORM}"),
        ("astro", f"---\nconst a = 1;\n---\n{FORM}{{a}}<script>{HANDLER}</script>"),
        ("markdown", f"# é\n\n{FORM}\n<script>\n{HANDLER}\n</script>\n"),
    ],
)
def test_in_a_template(language: str, page: str) -> None:
    assert places(page, language) == FOUND


@pytest.mark.parametrize("language", ["jsx", "tsx", "ts"])
def test_in_a_file_of_its_own(language: str) -> None:
    text = f"// é 𝒳\r\nexport function listen(f) {{\r\n  if (event.agentInvoked) {HANDLER} }}"
    text = text.replace("show(", "event.agentInvoked || show(")
    assert places(text, language) == FOUND


def test_in_the_markup_of_a_program() -> None:
    form = FORM.replace("<form", f"<form onSubmit={{(event) => {{ {CALL}; go() }}}}").replace('"q">', '"q" />')
    text = f"// é 𝒳\r\nconst A = () => <p>𝒳 {form}</p>;"
    assert places(text, "jsx") == FOUND


def test_in_mdx_a_listener_has_its_place_and_a_handler_is_unknown() -> None:
    handler = HANDLER.replace("show(", "event.agentInvoked || show(")
    text = f"# é 𝒳\n\nexport const listen = (f) => {{ {handler} }};\n\n*text*\n"
    assert places(text, "mdx") == FOUND
