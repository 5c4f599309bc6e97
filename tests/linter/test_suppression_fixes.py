"""Removing suppressions: what is unused goes, with its line if it has one, and everything else stays."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from webmcp_forms import Finding, SourceFile, read
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.fixes import FixedFile, fix_file
from webmcp_forms.linter.rule import RuleSet
from webmcp_forms.linter.rules.parameter import (
    colliding_names,
    ignored_group_description,
    missing_group_description,
    missing_parameter_description,
)
from webmcp_forms.linter.rules.suppression import unused_suppression
from webmcp_forms.linter.run import conclude

PROFILE = find_profile("chrome-156")
RULES = RuleSet(
    (missing_parameter_description, colliding_names, ignored_group_description, missing_group_description),
    suppression=(unused_suppression,),
)
FORM = '<form toolname="cars" tooldescription="Find cars by make">\n{}\n</form>'
LABEL = "<label>Make <input name=make></label>"
BARE = "<input name=make>"


def linted(source: SourceFile) -> tuple[Finding, ...]:
    return conclude([lint_document(read(source), RULES.page, PROFILE)], RULES).findings


def fixed(page: str) -> FixedFile:
    return fix_file(SourceFile(page), linted, unsafe=False)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"<!-- webmcp-forms: ignore[WF203] -->\n{LABEL}", LABEL),
        (f"  <!-- webmcp-forms: ignore[WF203]\n  -- a reason -->  \r\n{LABEL}", LABEL),
        (f"<!-- webmcp-forms: ignore[WF203] -->{LABEL}", LABEL),
        (f"{LABEL} <!-- webmcp-forms: ignore[WF203] -->\r<p>", f"{LABEL}\r<p>"),
        (f"{LABEL} <!-- webmcp-forms: ignore[WF203] --> <p>", f"{LABEL}  <p>"),
        (f"<!-- webmcp-forms: ignore[WF204, WF203] -->\n{BARE}", f"<!-- webmcp-forms: ignore[WF203] -->\n{BARE}"),
        (f"<!-- webmcp-forms: ignore[WF203 WF204] -->\n{BARE}", f"<!-- webmcp-forms: ignore[WF203] -->\n{BARE}"),
        (
            f"<!-- webmcp-forms: ignore[WF206,WF205, WF203 ,WF204, WF206] -- why -->\n{BARE}",
            f"<!-- webmcp-forms: ignore[WF203] -- why -->\n{BARE}",
        ),
        (
            f"<!-- The make.\n  webmcp-forms: ignore[WF203] -- why\n-->\n{LABEL}",
            f"<!-- The make.\n-->\n{LABEL}",
        ),
        (
            f"<!-- webmcp-forms: ignore[WF204] -- why\n     webmcp-forms: ignore[WF203] -->\n{BARE}",
            f"<!-- webmcp-forms: ignore[WF203] -->\n{BARE}",
        ),
        (f"<!-- webmcp-forms: ignore[WF203] webmcp-forms: ignore[WF204] -->\n{LABEL}", LABEL),
        ("<!-- webmcp-forms: ignore[WF203] -->\n" * 40 + LABEL, LABEL),
    ],
)
def test_what_silences_nothing_goes(before: str, after: str) -> None:
    result = fixed(FORM.format(before))
    assert result.source.text == FORM.format(after)
    assert {finding.code for finding in result.fixed} == {"WF901"}
    assert result.remaining == ()


def test_a_comment_in_a_frame_goes() -> None:
    frame = "<iframe srcdoc='\n&lt;!-- webmcp-forms: ignore[WF203] --&gt;\n<p>&amp;'></iframe>"
    assert fixed(frame).source.text == "<iframe srcdoc='\n<p>&amp;'></iframe>"


@pytest.mark.parametrize(
    "body",
    [
        f"<!-- webmcp-forms: ignore[WF203] -->\n{BARE}",
        f"<!-- webmcp-forms: ignore[WF999, WF101] -->\n{LABEL}",
        f"<!-- webmcp-forms: ignore WF203 -->\n{LABEL}",
        f"<textarea name=notes toolparamdescription=Notes><!-- webmcp-forms: ignore[WF203] --></textarea>{LABEL}",
    ],
)
def test_what_is_in_use_or_unknown_stays(body: str) -> None:
    assert fixed(FORM.format(body)).source.text == FORM.format(body)


def test_a_suppression_that_a_fix_makes_useless_goes_with_it() -> None:
    radios = "<input type=radio name=c{}><input type=radio name=c>"
    before = f"<!-- webmcp-forms: ignore-form[WF206] -->\n<fieldset>{radios}</fieldset>"
    after = "<fieldset toolparamdescription=Size>{}</fieldset>"
    result = fixed(FORM.format(before.format(" toolparamdescription=Size")))
    assert result.source.text == FORM.format(after.format(radios.format("")))
    assert [finding.code for finding in result.fixed] == ["WF205", "WF901"]
    assert result.remaining == ()


ENTRIES = st.lists(st.sampled_from(["WF203", "WF204", "WF2", "ALL", "WF101", "nonsense"]), min_size=1, max_size=4)
COMMENTS = st.builds(
    lambda word, entries, reason: f"<!-- webmcp-forms: {word}[{', '.join(entries)}]{reason} -->",
    st.sampled_from(["ignore", "ignore-form", "ignore-file"]),
    ENTRIES,
    st.sampled_from(["", " -- why", "\nwebmcp-forms: ignore[WF203]"]),
)
BODIES = st.lists(
    st.tuples(
        COMMENTS | st.sampled_from([BARE, LABEL, BARE * 2, "<p>", "<!-- a -->", "<!--\nb\n-->"]),
        st.sampled_from(["", " ", "\n"]),
    ),
    max_size=12,
).map(lambda parts: "".join(map("".join, parts)))


@settings(deadline=None)
@given(BODIES)
def test_what_was_silenced_stays_silenced_and_what_was_not_stays_said(body: str) -> None:
    source = SourceFile(FORM.format(body))
    said = [finding.message for finding in linted(source) if finding.code != "WF901"]
    result = fix_file(source, linted, unsafe=False)
    assert [finding.message for finding in result.remaining] == said
    assert fix_file(result.source, linted, unsafe=False).source == result.source
