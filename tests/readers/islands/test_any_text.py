"""Any text is read, compiled and linted without an exception; masking keeps offsets, and islands keep lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from webmcp_forms import Finding, SourceFile
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.document.dump import dump
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.readers import TEMPLATE_LANGUAGES, read
from webmcp_forms.readers.islands.blocks import pair
from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.masking import hide, mask
from webmcp_forms.readers.islands.readings import readings
from webmcp_forms.readers.islands.scanner import scan
from webmcp_forms.tools import document_tools

PROFILE = find_profile(DEFAULT_PROFILE)
MARKUP = [
    '<form toolname="a" tooldescription="Find a car">', "</form>", '<form toolname="', '" tooldescription=',
    "<label>", "</label>", '<label for="b">', "<input name=c>", '<input name="c" ', ' type="number" min="',
    ' value="', '" required>', "<select name=d>", "<option>", '<option value="', "</select>", "<fieldset>",
    "</fieldset>", "<textarea name=e>", "</textarea>", "<button>", "<script>", "</script>", "<!--", "-->", "<table>",
    "<tr><td>", "<title>", "<", ">", "</", '"', "'", "=", " ", '\n', '\r\n', '\t', '\x0c', '\x00', "a", '\U000f0000',
    "é", "<iframe srcdoc='", "<template>", "<x-a ", "/>", '---\n',
]  # fmt: skip
ISLANDS = [
    "{{ x }}", "{{", "}}", "{%", "%}", "{% if a %}", "{% else %}", "{% elif b %}", "{% endif %}", "{% for a in b %}",
    "{% endfor %}", "{% raw %}", "{% endraw %}", "{# ", " #}", "{%- set a %}", "{{- '}}' -}}", "{% case a %}",
    "{% when b %}", "{{#a}}", "{{/a}}", "{{^a}}", "{{else}}", "{{{", "{{!", "<%", "%>", "<%= ", "<% if a %>",
    "<% end %>", "<% } else { %>", "<% if (a) { %>", "<?php ", "?>", "<?= $a ?>", "<?php if ($a): ?>",
    "<?php else: ?>", "<?php endif ?>", "/*", "*/", "//", "@if (a)", "@else", "@endif", "@checked(a)", "@verbatim",
    "@endverbatim", "@@", "@x(", ")", "${", "}", "$", '#if a\n', '# if a\n', '# endif\n', '% if a:\n', '% endif\n',
    "<#if a>", "</#if>", "<#list a as b>", "<@a/>", "<c:if test='a'>", "</c:if>", "<c:choose>", "<c:when test='a'>",
    "<fmt:message key='a'/>", "<%text>", "</%text>", "{{ if .A }}", "{{ end }}",
]  # fmt: skip
TEXTS = st.lists(st.sampled_from(MARKUP) | st.sampled_from(ISLANDS), max_size=40).map("".join) | st.text(max_size=60)


def normal(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def line_lengths(text: str) -> list[int]:
    return [len(line) for line in text.split("\n")]


@pytest.mark.parametrize("language", TEMPLATE_LANGUAGES)
@settings(deadline=None, max_examples=40)
@given(text=TEXTS)
def test_any_text_is_read_compiled_and_linted(language: str, text: str) -> None:
    document = read(SourceFile(text, "page"), language=language)
    assert list(dump(document))
    for tool in document_tools(document, PROFILE):
        assert tool.input_schema["type"] == "object"
    assert lint_document(document, DEFAULT_RULES, PROFILE).crashes == ()


@pytest.mark.parametrize("language", TEMPLATE_LANGUAGES)
@settings(deadline=None, max_examples=60)
@given(text=TEXTS.map(normal))
def test_masking_keeps_length_and_line_breaks(language: str, text: str) -> None:
    islands = scan(text, LANGUAGES[language])
    page = mask(text, islands)
    assert line_lengths(page) == line_lengths(text)
    for reading in readings(page, text, pair(islands, len(text))):
        shown = hide(mask(text, islands, reading.open_blocks), reading.hidden, {})
        assert line_lengths(shown) == line_lengths(text)


@pytest.mark.parametrize("language", TEMPLATE_LANGUAGES)
@settings(deadline=None, max_examples=60)
@given(text=TEXTS.map(normal))
def test_islands_and_arms_are_in_order(language: str, text: str) -> None:
    islands = scan(text, LANGUAGES[language])
    bounds = [bound for island in islands for bound in (island.start, island.end)]
    assert bounds == sorted(bounds)
    blocks = pair(islands, len(text))
    for number, arm in enumerate(blocks.arms):
        assert 0 <= arm.start <= arm.end <= len(text)
        assert arm.outer < number
        if arm.outer >= 0:
            assert blocks.arms[arm.outer].start <= arm.start
            assert arm.end <= blocks.arms[arm.outer].end


LINES = [
    '<form toolname="search cars" tooldescription="x">', '<form toolname="find" tooldescription="Find a car">',
    "</form>", "<input name=a>", "<input>", '<input name="a" required>', "<select name=b></select>",
    "<label>A <input name=c></label>", "<input type=number name=d min=9 max=1>", '<div toolname="no"></div>',
    "<input type=password name=pin>", "<p>text</p>",
]  # fmt: skip


def lines(text: str) -> Iterator[tuple[tuple[str, str, int], int]]:
    """The findings of a template and their lines; of several of one rule about one control, each has a number."""
    counts: Counter[tuple[str, str]] = Counter()
    for finding in findings(text):
        counts[finding.code, finding.control] += 1
        yield (finding.code, finding.control, counts[finding.code, finding.control]), finding.start.line


def findings(text: str) -> tuple[Finding, ...]:
    return lint_document(read(SourceFile(text, "page"), language="jinja"), DEFAULT_RULES, PROFILE).findings


@settings(deadline=None, max_examples=60)
@given(pieces=st.lists(st.sampled_from(LINES), min_size=1, max_size=8), at=st.integers(0, 8))
def test_without_a_comment_nothing_changes(pieces: list[str], at: int) -> None:
    at = min(at, len(pieces))
    with_comment = "\n".join((*pieces[:at], "{# {% if <form toolname='no'> #}", *pieces[at:]))
    without = "\n".join((*pieces[:at], "", *pieces[at:]))
    assert list(lines(with_comment)) == list(lines(without))


@settings(deadline=None, max_examples=60)
@given(pieces=st.lists(st.sampled_from(LINES), min_size=1, max_size=8), at=st.integers(0, 8))
def test_without_an_output_what_is_found_stays_on_its_line(pieces: list[str], at: int) -> None:
    at = min(at, len(pieces))
    with_output = lines_by_rule("\n".join((*pieces[:at], "{{ '<form toolname=no>' }}", *pieces[at:])))
    without = lines_by_rule("\n".join((*pieces[:at], "", *pieces[at:])))
    for key in with_output.keys() & without.keys():
        # An output may be what another finding misses, such as a button; none of them moves.
        assert with_output[key] <= without[key] or without[key] <= with_output[key], key


def lines_by_rule(text: str) -> dict[tuple[str, str], set[int]]:
    found: dict[tuple[str, str], set[int]] = {}
    for finding in findings(text):
        found.setdefault((finding.code, finding.control), set()).add(finding.start.line)
    return found
