"""What comments tell the linter: directives, and what is meant as one."""

import pytest

from webmcp_forms import SourceFile, read
from webmcp_forms.linter.directives import Directive, Malformed, Reach, parse_directives
from webmcp_forms.readers.comments import Comment, comments_and_tags


def parsed(page: str) -> list[Directive | Malformed]:
    comments = (token for token in comments_and_tags(read(page)) if isinstance(token, Comment))
    return [directive for comment in comments for directive in parse_directives(comment)]


def directive(page: str) -> Directive:
    (found,) = parsed(page)
    assert isinstance(found, Directive)
    return found


def test_a_directive_has_entries_a_reason_and_places() -> None:
    page = "<!-- webmcp-forms: ignore[WF203, colliding-names] -- the script\n  adds them -->"
    found = directive(page)
    assert found.reach is Reach.HERE
    assert [entry.text for entry in found.entries] == ["WF203", "colliding-names"]
    assert [SourceFile(page).slice(entry.span) for entry in found.entries] == ["WF203", "colliding-names"]
    assert found.reason == "the script\n  adds them"
    assert SourceFile(page).slice(found.span) == "webmcp-forms: ignore[WF203, colliding-names]"
    assert SourceFile(page).slice(found.removal) == page


@pytest.mark.parametrize("reach", Reach)
def test_each_reach_has_its_word(reach: Reach) -> None:
    assert directive(f"<!-- webmcp-forms: {reach.value}[ALL] -->").reach is reach


@pytest.mark.parametrize(
    ("comment", "reason"),
    [
        ("<!-- webmcp-forms: ignore[WF203] -->", ""),
        ("<!-- webmcp-forms: ignore[WF203] -- -->", ""),
        ("<!-- webmcp-forms: ignore[WF203]--why-->", "why"),
        ("<!-- webmcp-forms: ignore[WF203] - why -->", "why"),
        ("<!-- webmcp-forms: ignore[WF203] — why -->", "why"),
        ("<!-- webmcp-forms: ignore[WF203] \u2013 why - because -->", "why - because"),
        ("<!-- webmcp-forms: ignore[WF203] --- why", "why"),
    ],
)
def test_a_reason_follows_a_hyphen_or_a_dash(comment: str, reason: str) -> None:
    assert directive(comment).reason == reason


@pytest.mark.parametrize(
    "brackets", ["[WF203,WF204]", " [ WF203 WF204 ]", "[\n  WF203,\n  WF204,\n]", "[,WF203,,WF204]"]
)
def test_commas_and_blanks_divide_entries(brackets: str) -> None:
    entries = directive(f"<!--webmcp-forms:ignore{brackets}-->").entries
    assert [entry.text for entry in entries] == ["WF203", "WF204"]


def test_a_comment_may_hold_several_directives_and_prose() -> None:
    page = "<!-- Cars.\n webmcp-forms: ignore[WF203] -- why\n webmcp-forms: ignore-file[WF204]\n-->"
    first, second = parsed(page)
    assert isinstance(first, Directive)
    assert isinstance(second, Directive)
    assert (first.reason, second.reach) == ("why", Reach.FILE)
    removals = [page[: one.removal.start] + page[one.removal.end :] for one in (first, second)]
    assert removals == [
        "<!-- Cars.\n webmcp-forms: ignore-file[WF204]\n-->",
        "<!-- Cars.\n webmcp-forms: ignore[WF203] -- why\n-->",
    ]


@pytest.mark.parametrize(
    ("comment", "problem"),
    [
        ("<!-- webmcp-forms: -->", "none of ignore, ignore-form, ignore-file follows the colon"),
        ("<!-- webmcp-forms: [WF203] -->", "none of ignore, ignore-form, ignore-file follows the colon"),
        ("<!-- webmcp-forms: off -->", '"off" is no directive; there are ignore, ignore-form, ignore-file'),
        ("<!-- webmcp-forms: ignore -->", "it names no rule in brackets, as in ignore[WF203]"),
        ("<!-- webmcp-forms: ignore-form WF203 -->", "it names no rule in brackets, as in ignore-form[WF203]"),
        ("<!-- webmcp-forms: ignore[WF203 -->", "its brackets do not close"),
        ("<!-- webmcp-forms: ignore[ , ] -->", "its brackets name no rule"),
        ("<!-- webmcp-forms: ignore[WF203] why -->", "what follows the brackets is no reason, which starts with --"),
        ("<!-- Cars. webmcp-forms: ignore all\nof it -->", "it names no rule in brackets, as in ignore[WF203]"),
    ],
)
def test_what_cannot_be_read_is_malformed(comment: str, problem: str) -> None:
    (found,) = parsed(comment)
    assert isinstance(found, Malformed)
    assert found.problem == problem
    assert comment[found.span.start :].startswith("webmcp-forms:")
    assert "\n" not in comment[found.span.start : found.span.end]


@pytest.mark.parametrize(
    "start",
    ["webmcp-form:", "webmcp-forms :", "webmcp-forms", "WebMCP-Forms:", "webmcp_forms:", "webmcp forms:", "web-mcp:"],
)
@pytest.mark.parametrize("rest", ["ignore[WF203] -- why", "ignore-form [ALL]", "ignore-file[WF2"])
def test_a_misspelt_start_is_malformed(start: str, rest: str) -> None:
    (found,) = parsed(f"<!-- Cars. {start} {rest} -->")
    assert isinstance(found, Malformed)
    assert found.problem == f'"{start}" is not how it starts'


def test_what_looks_like_a_comment_and_is_none_of_its_language_is_malformed() -> None:
    page = "{% # webmcp-forms: ignore[WF203] %}{{ '# webmcp-forms: ignore[WF203]' }}{% if a # b %}"
    comments = (token for token in comments_and_tags(read(page, language="twig")) if isinstance(token, Comment))
    (found,) = (directive for comment in comments for directive in parse_directives(comment))
    assert isinstance(found, Malformed)
    assert found.problem == "no comment of this template language is written like that"


@pytest.mark.parametrize(
    "comment",
    [
        "<!-- Linted with webmcp-forms: no findings -->",
        "<!-- https://example.com/webmcp-forms: ignore[WF203] -->",
        "<!-- my-webmcp-forms: ignore[WF203] -->",
        "<!-- webmcp-forms -->",
        "<!-- WebMCP-Forms: no findings -->",
        "<!-- webmcp-form: ignore this -->",
        "<!-- my-webmcp-form: ignore[WF203] -->",
    ],
)
def test_prose_is_no_directive(comment: str) -> None:
    assert parsed(comment) == []


@pytest.mark.parametrize(
    "text",
    [
        "webmcp-forms: ignore[" * 50_000,
        "webmcp-forms: ignore[WF203] " * 50_000,
        "webmcp-forms: ignore[" + "WF203 " * 50_000 + "]",
        "webmcp-forms: ignore[WF203]" + " -" * 50_000,
        "webmcp-forms: ignore[WF203]" + " " * 100_000 + "x",
    ],
)
def test_hostile_comments_are_read_in_one_pass(text: str) -> None:
    assert parsed(f"<!-- {text} -->")
