"""Suppressions: which findings a comment silences, and that it hides nothing else."""

import pickle
from itertools import compress
from operator import not_

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from webmcp_forms import Finding, SourceFile, lint, read
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.directives import Entry
from webmcp_forms.linter.engine import LintResult, lint_document
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.linter.rules import RULES
from webmcp_forms.linter.suppressions import Applied, Suppressions, apply_suppressions, read_suppressions
from webmcp_forms.source import Span

CODES = frozenset({"WF102", "WF107", "WF203"})
PROFILE = find_profile("chrome-156")
OPEN = '<form toolname="cars" tooldescription="Find cars by make">'
CLOSE = "<button>Find</button></form>"
XHTML = '<html xmlns="http://www.w3.org/1999/xhtml"><body>{}</body></html>'


def kept(page: str, language: str | None = None) -> list[str]:
    """What the findings of some rules stand on that are not silenced: of WF203 a control without a description."""
    findings = lint(page, language=language)
    return [finding.source.slice(finding.span) for finding in findings if finding.code in CODES]


def in_form(body: str) -> str:
    return f"{OPEN}\n{body}\n{CLOSE}"


def test_a_comment_covers_the_rest_of_its_line() -> None:
    page = in_form("<input name=a> <!-- webmcp-forms: ignore[WF203] --> <input name=b> <input name=c>\n<input name=d>")
    assert kept(page) == ["<input name=a>", "<input name=d>"]


def test_a_comment_at_the_end_of_its_line_covers_the_line() -> None:
    page = in_form("<input name=a>\n<input name=b> <input name=c> <!-- webmcp-forms: ignore[WF203] -->\n<input name=d>")
    assert kept(page) == ["<input name=a>", "<input name=d>"]


def test_a_comment_on_a_line_of_its_own_covers_the_next_tag_wherever_it_ends() -> None:
    page = in_form("<!-- webmcp-forms: ignore[WF203] -->\n\n</p>\n<input\n name=a\n required> <input name=b>")
    assert kept(page) == ["<input name=b>"]


@pytest.mark.parametrize(
    "comments",
    [
        "<!-- webmcp-forms: ignore[WF204]\n     webmcp-forms: ignore[WF203] -->",
        "<!-- webmcp-forms: ignore[WF203]\n  -- a reason\n  of three lines -->",
        "<!-- webmcp-forms: ignore[WF203] --> <!-- and another comment -->",
        "<!-- The make. --> <!-- webmcp-forms: ignore[WF203] -->",
        "<!-- webmcp-forms: ignore[WF203] -->\r\n<!-- the make -->\r",
        "<!-- lines\nof --> <!-- text -->\t<!-- webmcp-forms: ignore[WF203]\n --> <!-- about\nit -->",
    ],
)
def test_comments_may_share_the_lines_that_are_their_own(comments: str) -> None:
    assert kept(in_form(f"{comments}\n<input name=a>\n<input name=b>")) == ["<input name=b>"]


def test_the_next_tag_may_be_one_that_the_parser_ignores() -> None:
    nested = '<form toolname="vans" tooldescription="Find vans by make">'
    assert kept(in_form(f"<!-- webmcp-forms: ignore[nested-form] -->\n{nested}")) == []
    assert kept(in_form(nested)) == [nested]


def test_a_comment_covers_the_frame_in_the_next_tag() -> None:
    frame = '<iframe\n srcdoc="<form toolname=a></form>"></iframe>'
    assert kept(f"<!-- webmcp-forms: ignore[WF102] -->\n{frame}{frame}") == ["a"]


def test_a_comment_in_a_frame_is_about_the_frame() -> None:
    frame = "<iframe srcdoc='\n<!-- webmcp-forms: ignore[WF102] -->\n<form toolname=a></form>'></iframe>"
    assert kept(f"{frame}\n<form toolname=b></form>") == ["b"]
    assert kept(frame.replace("<!--", "&lt;&#33;--").replace("ignore", "ignore-file")) == []


@pytest.mark.parametrize("place", ["around", "before"])
def test_a_form_is_the_one_around_the_comment_else_the_next(place: str) -> None:
    comment = "<!-- webmcp-forms: ignore-form[WF203] -->"
    first = in_form("<input name=a>")
    second = (comment + in_form("<input name=b>")) if place == "before" else in_form(f"<input name=b>{comment}")
    assert kept(first + second.replace("cars", "vans") + first.replace("cars", "bikes")) == ["<input name=a>"] * 2


def test_a_form_is_covered_with_what_it_owns_elsewhere() -> None:
    form = (
        '<form id=f toolname="cars" tooldescription="Find cars by make"><!-- webmcp-forms: ignore-form[WF2] --></form>'
    )
    page = f"<input form=f name=a>{form}<input form=f name=b><button form=f>Find</button>{in_form('<input name=c>')}"
    assert kept(page.replace("cars", "vans", 1)) == ["<input name=c>"]


@pytest.mark.parametrize(
    "page",
    [
        f"<table>{OPEN}<tr><td><input name=a><!-- webmcp-forms: ignore-form[WF203] -->{CLOSE}</table>",
        f"<div>{OPEN}</div><input name=a><!-- webmcp-forms: ignore-form[WF203] -->{CLOSE}",
        f"{OPEN}<input name=a><button>Find</button><!-- webmcp-forms: ignore-form[WF203] -->",
        f"{OPEN}<p><!-- webmcp-forms: ignore-form[WF203] --><input name=a>{CLOSE}",
    ],
)
def test_the_form_around_a_comment_is_the_one_that_owns_controls_there(page: str) -> None:
    other = OPEN.replace("cars", "vans") + "<input name=b>" + CLOSE
    assert kept(page) == []
    assert kept(f"{other}{page}") == ["<input name=b>"]


def test_a_comment_without_a_form_covers_none() -> None:
    assert kept(in_form("<input name=a>") + "<!-- webmcp-forms: ignore-form[WF203] -->") == ["<input name=a>"]


def test_a_file_is_covered_from_its_start_to_its_end() -> None:
    page = in_form("<input name=a>\n<!-- webmcp-forms: ignore-file[WF203] -->\n<input name=b>")
    assert kept(page) == []
    assert kept(f"<form toolname=b></form>{page}") == ["b"]


@pytest.mark.parametrize("entry", ["WF203", "wf203", "missing-parameter-description", "WF2", "ALL", "all", "WF1 WF203"])
def test_an_entry_is_a_code_a_name_a_family_or_all(entry: str) -> None:
    assert kept(in_form(f"<!-- webmcp-forms: ignore[{entry}] -->\n<input name=a>")) == []


@pytest.mark.parametrize("entry", ["WF204", "colliding-names", "WF1", "WF20", "203", "WF", "*", "missing"])
def test_other_entries_silence_nothing(entry: str) -> None:
    assert kept(in_form(f"<!-- webmcp-forms: ignore[{entry}] -->\n<input name=a>")) == ["<input name=a>"]


@pytest.mark.parametrize(
    "decoy",
    [
        "<p title='<!-- webmcp-forms: ignore-file[ALL] -->'></p>",
        "<script>// <!-- webmcp-forms: ignore-file[ALL] --></script>",
        "<style>/* webmcp-forms: ignore-file[ALL] */ <!-- webmcp-forms: ignore-file[ALL] --></style>",
        "<pre>&lt;!-- webmcp-forms: ignore-file[ALL] --></pre>",
        "<textarea><!-- webmcp-forms: ignore-file[ALL] --></textarea>",
        "<title><!-- webmcp-forms: ignore-file[ALL] --></title>",
        "<noscript><!-- webmcp-forms: ignore-file[ALL] --></noscript>",
        "<svg><![CDATA[<!-- webmcp-forms: ignore-file[ALL] -->]]></svg>",
        "<? webmcp-forms: ignore-file[ALL] ?><! webmcp-forms: ignore-file[ALL] >",
        "{# webmcp-forms: ignore-file[ALL] #}",
        "webmcp-forms: ignore-file[ALL]",
        "<!-- webmcp-forms: ignore-file(ALL) -->",
        "<!-- webmcp-forms: ignore-file[ALL] because -->",
    ],
)
def test_what_is_no_comment_or_no_directive_silences_nothing(decoy: str) -> None:
    page = in_form("<input name=a>")
    assert kept(f"{decoy}{page}") == kept(page)
    assert kept(f"{page}{decoy}") == kept(page)


def test_comments_of_xhtml_count() -> None:
    page = XHTML.format(in_form("<!-- webmcp-forms: ignore[WF203] - why -->\n<input name='a'/><input name='b'/>"))
    assert kept(page, "xhtml") == ["<input name='b'/>"]
    decoy = "<![CDATA[<!-- webmcp-forms: ignore-file[ALL] -->]]>"
    assert kept(XHTML.format(in_form(f"{decoy}<input name='a'/>")), "xhtml") == ["<input name='a'/>"]


@pytest.mark.parametrize(
    ("language", "comment"),
    [
        ("jinja", "{# webmcp-forms: ignore[WF203] -- why #}"),
        ("django", "{% comment %} webmcp-forms: ignore[WF203] {% endcomment %}"),
        ("erb", "<%# webmcp-forms: ignore[WF203] %>"),
        ("php", "<?php /* webmcp-forms: ignore[WF203] */ ?>"),
        ("blade", "{{-- webmcp-forms: ignore[WF203] --}}"),
        ("handlebars", "{{!-- webmcp-forms: ignore[WF203] --}}"),
        ("go", "{{/* webmcp-forms: ignore[WF203] */}}"),
        ("jinja", "<!-- webmcp-forms: ignore[WF203] -- {{ because }} -->"),
    ],
)
def test_comments_of_a_template_language_count(language: str, comment: str) -> None:
    page = in_form(f"<input name=a> {comment} <input name=b>")
    assert kept(page, language) == ["<input name=a>"]
    assert kept(in_form(f"{comment}\n<input name=a>\n<input name=b>"), language) == ["<input name=b>"]


IN_CODE = [
    *(("php", comment) for comment in ("<?php # {} ?>", "<?php   /* {} */   ?>", "<? // {} ?>", "<?php\n  // {}\n?>")),
    ("php", "<?php\n/**\n * {}\n */\n\n$query = $_GET['q']; ?>"),
    ("php", "<?php // {}\nforeach ($queries as $query): ?>"),
    ("blade", "<?php # {} ?>"),
    ("blade", "@php\n  // {}\n@endphp"),
    *(("erb", comment) for comment in ("<% # {} %>", "<%- # {} -%>", "<%\n# {}\na = 1 %>")),
    *(("ejs", comment) for comment in ("<% // {} %>", "<%_ /* {} */ _%>")),
    ("jsp", "<%\n  // {}\n  int a = 1;\n%>"),
    *(("liquid", comment) for comment in ("{{% # {} %}}", "{{%- # {} -%}}", "{{% liquid\n  # {}\n  assign a = 1 %}}")),
    ("liquid", "{{% liquid\n  comment\n    {}\n  endcomment\n%}}"),
    ("php", "<?php $a = <<<EOT\nit's \"so\nEOT;\n// {}\n?>"),
    ("php", "<?php $a = <<<'EOT'\nit's\nEOT;\n# {}\n?>"),
    ("ejs", "<% a = /[\"'`]/\n// {}\n%>"),
    ("erb", "<% a = %w[it's]\n# {}\n%>"),
    ("razor", '@{{ var a = @"c:\\";\n /* {} */ }}'),
    *(("mako", comment) for comment in ("<%doc>{}</%doc>", "<%! # {}\n%>")),
    *(("razor", comment) for comment in ("@{{ // {}\n}}", "@{{\n  /* {} */\n  var a = 1;\n}}")),
]


@pytest.mark.parametrize(("language", "comment"), IN_CODE)
def test_comments_in_the_code_of_a_template_count(language: str, comment: str) -> None:
    body = "{}\n<input name=a>\n<input name=b>"
    own = comment.format("webmcp-forms: ignore[WF203] -- why")
    assert kept(in_form(body.format(own)), language) == ["<input name=b>"]
    assert kept(in_form(body.format(comment.format("a comment"))), language) == ["<input name=a>", "<input name=b>"]


@pytest.mark.parametrize(
    ("language", "page"),
    [
        ("astro", "---\n// {}\nconst a = 1;\n---\n"),
        ("svelte", "<script>\n  /* {} */\n</script>\n"),
        ("vue", "<script setup lang='ts'>\n/**\n * {}\n */\n</script>\n"),
        ("astro", "---\nconst a = b.split(/[`'\"]/);\n// {}\n---\n"),
        ("svelte", "<script>\n  a = b.split(/`/)\n  /* {} */\n</script>\n"),
        ("vue", "<script>\na = b.split(/'/) // {}\n</script>\n"),
        ("liquid", "---\n# {}\ntitle: Cars\n---\n"),
    ],
)
def test_comments_of_a_component_count(language: str, page: str) -> None:
    form = in_form("<input name=a>")
    form = f"<template>{form}</template>" if language == "vue" else form
    assert kept(page.format("a comment") + form, language) == ["<input name=a>"]
    assert kept(page.format("webmcp-forms: ignore-file[WF203] -- why") + form, language) == []


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("svelte", "<script>\na = b.split(/`/)\nc = `// {}`\n</script>\n"),
        ("svelte", "<script>\na = `${{b ? `\n// {}\n` : ''}}`\n</script>\n"),
        ("php", "<?php\n$a = <<<EOT\n// {}\nEOT;\n?>\n"),
    ],
)
def test_a_string_in_code_silences_nothing(language: str, code: str) -> None:
    page = code.format("webmcp-forms: ignore-file[WF203] -- why") + in_form("<input name=a>")
    assert kept(page, language) == ["<input name=a>"]


def test_a_comment_in_the_script_of_a_component_covers_lines_of_it() -> None:
    alone = "<script>\n// webmcp-forms: ignore[ALL]\nhere\nthere\n</script>"
    behind = "<script>\nhere // webmcp-forms: ignore[ALL]\nthere\n</script>"
    for page in (alone, behind):
        suppressions = read_suppressions(read(page, language="svelte"))
        findings = [finding_at(page, text) for text in ("here", "there")]
        assert apply_suppressions(findings, suppressions).kept == (findings[1],)


def test_a_comment_in_code_goes_without_the_code_around_it() -> None:
    page = in_form("<?php // webmcp-forms: ignore[WF203]\n$a = 1; ?>\n<label>Make <input name=a></label>")
    (unused,) = (finding for finding in lint(page, language="php") if finding.code == "WF901")
    (edit,) = unused.fixes[0].edits
    assert page[: edit.span.start] + edit.text + page[edit.span.end :] == page.replace(
        " // webmcp-forms: ignore[WF203]", ""
    )


def test_a_comment_in_a_comment_stands_on_its_line() -> None:
    comment = "<!-- {# webmcp-forms: ignore[WF204] #} webmcp-forms: ignore[WF203] -- {# why #} -->"
    assert kept(in_form(f"{comment}\n<input name=a>\n<input name=b>"), "jinja") == ["<input name=b>"]
    inner = "<!-- {# webmcp-forms: ignore[WF203] #} -->"
    assert kept(in_form(f"{inner}\n<input name=a>\n<input name=b>"), "jinja") == ["<input name=b>"]


def test_line_breaks_in_comments_end_no_line() -> None:
    page = in_form("<input name=a> <!-- 1\n2 --> <!-- webmcp-forms: ignore[WF203] -->\n<input name=b>")
    assert kept(page) == ["<input name=b>"]
    page = in_form("<input name=a> <!-- webmcp-forms: ignore[WF203] --> <!-- 1\n2 --> <input name=b>\n<input name=c>")
    assert kept(page) == ["<input name=a>", "<input name=c>"]


def test_a_comment_in_a_start_tag_covers_the_tag() -> None:
    page = in_form("<input\n  {# webmcp-forms: ignore[WF203] #}\n  name=a> <input name=b>")
    assert kept(page, "jinja") == ["<input name=b>"]


def test_a_comment_counts_in_each_reading_that_shows_it() -> None:
    body = (
        "{% if a %}<!-- webmcp-forms: ignore[WF203] --> <input name=b>\n<input name=c>"
        "{% else %}<!-- webmcp-forms: ignore[WF203] --> <input name=d>\n<input name=e>{% endif %}"
    )
    assert kept(in_form(body), "jinja") == ["<input name=c>", "<input name=e>"]


def test_the_next_tag_is_the_next_of_each_reading() -> None:
    body = "{% if a %}<input name=b>{% else %}<input name=c>{% endif %}<input name=d>"
    assert kept(in_form(f"<!-- webmcp-forms: ignore[WF203] -->\n{body}"), "jinja") == ["<input name=d>"]


def test_what_a_template_prints_is_no_comment() -> None:
    page = in_form("<input name=a>{{ '{# webmcp-forms: ignore-file[ALL] #}' }}")
    assert kept(page, "jinja") == ["<input name=a>"]


def test_a_script_is_covered_with_its_content() -> None:
    page = "<!-- webmcp-forms: ignore[ALL] -->\n<script>\nhere\n</script>\n<p>there</p>"
    findings = [finding_at(page, text) for text in ("here", "there")]
    assert apply_suppressions(findings, read_suppressions(read(page))).kept == (findings[1],)


def finding_at(page: str, text: str, code: str = "WF203") -> Finding:
    """A finding at a text of a page."""
    start = page.index(text)
    span = Span(start, start + len(text))
    return Finding(code, f"name-of-{code}", Severity.ERROR, Confidence.CERTAIN, "", SourceFile(page), span)


LINES = st.sampled_from(
    [
        *(
            "<input name=a>",
            "<input\n name=b>",
            "<input name=c> <input name=c>",
            "<p title='>'>",
            "</form>",
            "\r\n",
            "  ",
        ),
        *(OPEN, f"{OPEN}<table>", "<iframe srcdoc='<form toolname=d></form>\n<!-- e -->'></iframe>", "<template>"),
        *(
            f"<!-- webmcp-forms: {word}[{entry}] -->"
            for word in ("ignore", "ignore-form")
            for entry in ("WF203", "wf1")
        ),
        *("<!-- webmcp-forms: ignore-file[WF102] -->", "<!-- a -->", "<!-- webmcp-forms: ignore[ALL, WF204]\n-- b -->"),
    ]
)
PAGES = st.lists(st.tuples(LINES, st.sampled_from(["", " ", "\n"])), max_size=15).map(
    lambda parts: "".join(map("".join, parts))
)


def covers(suppressions: Suppressions, entry: Entry, finding: Finding) -> bool:
    """Whether an entry silences a finding, found out by asking everything."""
    words = {finding.code.lower(), finding.name, finding.code[:3].lower(), "all"}
    areas = [given.areas for given in suppressions.given if entry in given.directive.entries]
    spans = [span for members in areas for area in members for span in area.spans]
    return entry.text.lower() in words and any(span.start <= finding.span.start < span.end for span in spans)


@settings(deadline=None)
@given(PAGES)
def test_every_finding_is_either_kept_or_silenced_by_an_entry(page: str) -> None:
    result = lint_document(read(page), RULES, PROFILE)
    suppressions = read_suppressions(read(page))
    entries = [entry for given in suppressions.given for entry in given.directive.entries]
    outcome = apply_suppressions(result.findings, suppressions)
    silenced = [any(covers(suppressions, entry, finding) for entry in entries) for finding in result.findings]
    assert outcome.suppressed == tuple(compress(result.findings, silenced))
    assert outcome.kept == tuple(compress(result.findings, map(not_, silenced)))
    assert outcome.used == {
        entry for entry in entries if any(covers(suppressions, entry, finding) for finding in result.findings)
    }


@settings(deadline=None)
@given(PAGES)
def test_suppressions_travel_between_processes(page: str) -> None:
    result = lint_document(read(page), RULES, PROFILE)
    travelled: LintResult = pickle.loads(pickle.dumps(result))  # noqa: S301 - our own
    assert applied(travelled) == applied(result)


def applied(result: LintResult) -> Applied | None:
    return apply_suppressions(result.findings, result.suppressions) if result.suppressions else None


@settings(deadline=None)
@given(PAGES)
def test_spans_of_suppressions_nest(page: str) -> None:
    for suppression in read_suppressions(read(page)).given:
        directive = suppression.directive
        assert page[directive.span.start :].startswith("webmcp-forms:")
        for entry in directive.entries:
            bounds = [part.start for part in (directive.comment, directive.span, entry.span)]
            bounds += [part.end for part in (entry.span, directive.span, directive.comment)]
            assert bounds == sorted(bounds)


@pytest.mark.parametrize(
    "piece",
    [
        "<!-- webmcp-forms: ignore[WF203] -->",
        "<!-- webmcp-forms: ignore[WF203] -->\n",
        "<!-- webmcp-forms: ignore-form[ALL] -->" + OPEN,
        "<p><!-- webmcp-forms: ignore-form[WF203] --></p><input form=f name=a>",
        "<svg><!-- webmcp-forms: ignore-file[ALL] -->",
    ],
)
def test_hostile_pages_are_read_in_one_pass(piece: str) -> None:
    page = f"<form id=f toolname=a tooldescription='Find cars by make'>{piece * 20_000}"
    assert len(read_suppressions(read(page)).given) == 20_000
