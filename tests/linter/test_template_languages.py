"""What holds in every language: comments silence findings, fixes touch no island, a line taken out moves no finding."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.test_rules import examples
from webmcp_forms import Document, Finding, SourceFile, lint, read
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.fixes import apply_edits
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.readers import READERS, TEMPLATE_LANGUAGES
from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.scanner import scan

PROFILE = find_profile(DEFAULT_PROFILE)


def findings(page: Document) -> tuple[Finding, ...]:
    return lint_document(page, DEFAULT_RULES, PROFILE).findings


# The examples of the rules that have a fix.
FIXABLE = tuple(
    text
    for example in examples()
    for _, text in example.files
    if example.language == "html"
    and example.places
    and "\n" not in text.strip()
    and any(finding.fixes for finding in findings(read(text, language="html")))
)
IN_A_PAGE = (
    ("jinja", "{{ x }}"), ("jinja", "{% if a %}"), ("jinja", "{% if a %}b{% endif %}"), ("jinja", "{# x #}"),
    ("jinja", "{{ '<form>' }}"), ("handlebars", "{{#if a}}{{/if}}"), ("erb", "<%= x %>"), ("erb", "<% if a %>"),
    ("php", "<?= $x ?>"), ("php", "<?php if ($a): ?>"), ("blade", "{{ $x }}"), ("blade", "@if($a)"), ("go", "{{ .X }}"),
    ("liquid", "{{ x | y }}"), ("jsp", "${x}"), ("freemarker", "<#if a>"), ("mako", "${x}"), ("ejs", "<%= x %>"),
)  # fmt: skip
COMMENTS = {
    "jinja": ("{# {} #}", "{#- {} -#}", "<!-- {} -->"),
    "jinja-lines": ("{# {} #}", "## {}", "<!-- {} -->"),
    "django": ("{# {} #}", "{% comment %}{}{% endcomment %}", '{% comment "a note" %} {} {% endcomment %}'),
    "twig": ("{# {} #}", "<!-- {} -->"),
    "nunjucks": ("{# {} #}", "<!-- {} -->"),
    "tera": ("{# {} #}", "<!-- {} -->"),
    "liquid": ("{% comment %}{}{% endcomment %}", "{%- comment -%} {} {%- endcomment -%}", "<!-- {} -->"),
    "handlebars": ("{{!-- {} --}}", "{{! {} }}", "<!-- {} -->"),
    "erb": ("<%# {} %>", "<!-- {} -->"),
    "ejs": ("<%# {} %>", "<!-- {} -->"),
    "php": ("<?php /* {} */ ?>", "<?php // {} ?>", "<!-- {} -->"),
    "blade": ("{{-- {} --}}", "<!-- {} -->"),
    "go": ("{{/* {} */}}", "{{- /* {} */ -}}", "<!-- {} -->"),
    "jsp": ("<%-- {} --%>", "<!-- {} -->"),
    "mako": ("## {}", "<!-- {} -->"),
    "freemarker": ("<#-- {} -->", "<!-- {} -->"),
    "alpine": ("<!-- {} -->",),
    "vue": ("<!-- {} -->",),
    "svelte": ("<!-- {} -->", "{/* {} */}"),
    "astro": ("<!-- {} -->", "{/* {} */}"),
    "angular": ("<!-- {} -->",),
    "thymeleaf": ("<!--/* {} */-->", "<!-- {} -->"),
    "tal": ("<!--! {} -->", "<!-- {} -->"),
    "fluid": ("<f:comment>{}</f:comment>", "<!-- {} -->"),
    "razor": ("@* {} *@", "<!-- {} -->"),
    "heex": ("<%!-- {} --%>", "<%# {} %>", "<!-- {} -->"),
    "markdown": ("<!-- {} -->",),
    "jsx": ("{/* {} */}",),
    "tsx": ("{/* {} */}",),
    "mdx": ("{/* {} */}",),
}
FORM = """<form toolname="find_cars" tooldescription="Find a car by its maker">
COMMENT
<input name="q" />
<input name="r" />
<button>Go</button>
</form>
"""
PROGRAM = "export default () => (\nPAGE);\n"
PAGES = {"vue": "<template>\nPAGE</template>\n", "jsx": PROGRAM, "tsx": PROGRAM}


def test_all_languages_are_here() -> None:
    assert set(COMMENTS) == set(READERS) - {"html", "xhtml", "css", "ts"}


@pytest.mark.parametrize(
    ("language", "comment"), [(language, comment) for language, comments in COMMENTS.items() for comment in comments]
)
def test_a_comment_silences_the_next_tag_alone(language: str, comment: str) -> None:
    page = PAGES.get(language, "PAGE").replace("PAGE", FORM)
    directive = comment.replace("{}", "webmcp-forms: ignore[WF203] -- it is plain", 1)
    assert undescribed(page.replace("COMMENT", ""), language) == ["q", "r"]
    assert undescribed(page.replace("COMMENT", directive), language) == ["r"]
    assert undescribed(page.replace("COMMENT", comment.replace("{}", "ignore[WF203]", 1)), language) == ["q", "r"]


def undescribed(page: str, language: str) -> list[str]:
    return [finding.control for finding in lint(page, language=language) if finding.code == "WF203"]


@settings(deadline=None, max_examples=150, derandomize=True)
@given(page=st.sampled_from(FIXABLE), island=st.sampled_from(IN_A_PAGE), at=st.integers(0, 400))
def test_a_fix_never_touches_an_island(page: str, island: tuple[str, str], at: int) -> None:
    language, text = island
    at %= len(page)
    written = page[:at] + text + page[at:]
    islands = [(one.start, one.end) for one in scan(written, LANGUAGES[language])]
    for finding in findings(read(written, language=language)):
        for edit in (edit for fix in finding.fixes for edit in fix.edits):
            assert not any(start < edit.span.end and edit.span.start < end for start, end in islands), finding.code


@pytest.mark.parametrize("page", FIXABLE)
@pytest.mark.parametrize("language", TEMPLATE_LANGUAGES)
def test_what_is_fixed_is_not_found_again(language: str, page: str) -> None:
    found = [finding for finding in findings(read(page, language=language)) if finding.fixes]
    assert found
    for finding in found:
        fixed = apply_edits(finding.source, finding.fixes[0].edits)
        assert finding_key(finding) not in map(finding_key, findings(read(fixed, language=language)))


def finding_key(finding: Finding) -> tuple[str, str, str, str]:
    return finding.code, finding.tool, finding.control, finding.message


# What is no island where it stands alone, so that taking it out changes nothing else.
ISLANDS = {
    **dict.fromkeys(("jinja", "django", "twig", "nunjucks", "tera", "liquid"), "{{ '<form toolname=no>' }}"),
    "jinja-lines": "${'<form toolname=no>'}",
    "handlebars": "{{ x '<form toolname=no>' }}",
    "go": '{{ x "<form toolname=no>" }}',
    "blade": "{{ '<form toolname=no>' }}",
    **dict.fromkeys(("erb", "ejs", "jsp", "heex"), "<%= '<form toolname=no>' %>"),
    "php": "<?= '<form toolname=no>' ?>",
    **dict.fromkeys(("mako", "freemarker"), "${'<form toolname=no>'}"),
    "alpine": "<!-- ko text: '<form toolname=no>' --><!-- /ko -->",
    **dict.fromkeys(("vue", "angular"), "{{ '<form toolname=no>' }}"),
    **dict.fromkeys(("svelte", "astro", "jsx", "tsx", "mdx"), "{'<form toolname=no>'}"),
    "thymeleaf": "[['<form toolname=no>']]",
    "tal": "${'<form toolname=no>'}",
    "fluid": "{x -> f:y(z: '<form toolname=no>')}",
    "razor": '@("<form toolname=no>")',
    "markdown": "{{ '<form toolname=no>' }}",
}
FAULTY = """<form toolname="find cars" tooldescription="x">
ISLAND
<input />
<input name="a" placeholder="A" />
<label htmlFor="no" for="no">B</label>
ISLAND
<select name="b"></select>
<input type="number" name="c" min="9" max="1" />
<input type="password" name="d" />
</form>
"""


@pytest.mark.parametrize("language", [language for language in COMMENTS if language in ISLANDS])
def test_without_an_island_what_is_found_stays_on_its_line(language: str) -> None:
    page = PAGES.get(language, "PAGE").replace("PAGE", FAULTY)
    lines = [lines_of(page.replace("ISLAND", text), language) for text in (ISLANDS[language], "")]
    common = lines[0].keys() & lines[1].keys()
    assert {code for code, _ in common} >= {"WF201", "WF701"}
    assert {key: lines[0][key] for key in common} == {key: lines[1][key] for key in common}


def lines_of(page: str, language: str) -> dict[tuple[str, str], int]:
    source = SourceFile(page, "page")
    return {
        (finding.code, finding.control): finding.start.line for finding in findings(read(source, language=language))
    }


def test_every_language_has_an_island() -> None:
    assert set(ISLANDS) == set(COMMENTS)


def test_nothing_is_written_into_a_tag_of_liquid_that_is_read_as_a_form() -> None:
    page = "{% form 'contact', toolname: 'find cars' %}<input name=q><button>Go</button>{% endform %}"
    found = findings(read(page, language="liquid"))
    edits = [edit for finding in found for fix in finding.fixes for edit in fix.edits]
    assert "WF101" in {finding.code for finding in found}
    assert all(edit.span.start >= page.index("<input") for edit in edits)
