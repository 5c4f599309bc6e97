"""Comments of languages with bindings, and what they silence."""

from __future__ import annotations

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.linter.suppressions import Suppressions, apply_suppressions
from webmcp_forms.readers import read
from webmcp_forms.readers.comments import Comment, comments_and_tags


@pytest.mark.parametrize(
    ("language", "page"),
    [
        ("vue", "<template><!-- a --><p title='<!-- no -->'>{{ '<!-- no -->' }}</p></template>"),
        ("vue", "<template><p></p></template><script>/* a */ c('/* no */')</script><style>b {} /* b */</style>"),
        ("svelte", "{/* a */}<p title={/* no */ x}></p><!-- b -->"),
        ("svelte", "<script>const c = '/* no */' /* a */</script><p title='// no'></p><!-- b -->"),
        ("astro", "{/* a */}<p>{'{/* no */}'}</p><!-- b -->"),
        ("astro", "---\nconst c = `\n// no`; /* a */\n---\n<p title={'/* no */'}></p><script>// b \n</script>"),
        ("angular", "<!-- a -->@if (x) { <!-- b --> }"),
        ("thymeleaf", "<!--/* a */--><!-- b -->[['<!-- no -->']]"),
        ("fluid", "<f:comment> a </f:comment><!-- b -->{a -> f:format.raw()}"),
        ("razor", "@* a *@@if (x) { y = \"/* no */\"; <p><!-- b --></p> }"),
        ("razor", "@if (x) { c(); /* a */ <p title='/* no */'></p> }@{ // b \n}"),
        ("heex", "<%!-- a --%><!-- b -->{\"<!-- no -->\"}"),
        ("markdown", "<!-- a -->\n\n`<!-- no -->`\n\n    <!-- no -->\n\n{% comment %} b {% endcomment %}"),
    ],
)  # fmt: skip
def test_comments(language: str, page: str) -> None:
    found = [token.text for token in comments_and_tags(read(page, language=language)) if isinstance(token, Comment)]
    assert [*filter(None, found)] == ([" a ", " b "] if " b " in page else [" a "])


FORM = '<form toolname="f" tooldescription="Find all of it"><input name="q"><button>Go</button></form>'


@pytest.mark.parametrize(
    ("language", "comment"),
    [
        ("vue", "<!-- {} -->"),
        ("svelte", "{{/* {} */}}"),
        ("svelte", "<!-- {} -->"),
        ("astro", "{{/* {} */}}"),
        ("angular", "<!-- {} -->"),
        ("thymeleaf", "<!--/* {} */-->"),
        ("fluid", "<f:comment>{}</f:comment>"),
        ("razor", "@* {} *@"),
        ("heex", "<%!-- {} --%>"),
        ("markdown", "<!-- {} -->"),
    ],
)
def test_a_comment_silences_what_is_found_in_the_next_tag(language: str, comment: str) -> None:
    directive = comment.format("webmcp-forms: ignore[WF203] -- it is plain")
    assert "WF203" in codes(FORM, language)
    assert "WF203" not in codes(FORM.replace("<input", f"{directive}<input"), language)


def codes(page: str, language: str) -> list[str]:
    result = lint_document(read(page, language=language), DEFAULT_RULES, find_profile(DEFAULT_PROFILE))
    assert not result.crashes
    suppressions = result.suppressions or Suppressions(read(page).source)
    return [finding.code for finding in apply_suppressions(result.findings, suppressions).kept]
