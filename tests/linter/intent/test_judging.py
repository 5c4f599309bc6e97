"""Labelled forms in twenty languages: which must not submit themselves, and where the evidence stands."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from configparser import ConfigParser
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.judge import (
    FORMS,
    RISKY_CODES,
    Labelled,
    Verdict,
    autosubmit_share,
    findings,
    judge,
    labelled_forms,
    language_shares,
    with_autosubmit,
)
from tests.linter.intent.single_forms import intent_of
from webmcp_forms.linter.finding import Confidence, Evidence
from webmcp_forms.linter.intent.kinds import RISKS, Intent, Kind


@cache
def verdicts() -> tuple[Verdict, ...]:
    return tuple(map(judge, labelled_forms(FORMS)))


def test_forms_that_must_not_submit_themselves_are_told_from_the_others() -> None:
    share = autosubmit_share(verdicts())
    assert share.precision >= 0.97, share
    assert share.recall >= 0.95, share


def test_forms_with_a_single_quiet_clue_or_misleading_words_are_told_too() -> None:
    share = autosubmit_share(tuple(map(judge, labelled_forms(Path(__file__).with_name("quiet_forms.jsonl")))))
    assert share.precision >= 0.95, share
    assert share.recall >= 0.95, share


def test_no_language_is_left_behind() -> None:
    shares = language_shares(verdicts())
    assert len(shares) == 20
    assert {language: share for language, share in shares.items() if share.recall < 0.9} == {}


def test_a_form_that_waits_for_the_user_may_do_what_it_likes() -> None:
    assert not any(verdict.unprompted for verdict in verdicts())


# The evidence of a finding is in the markup, at the place that it names.

QUOTED = re.compile(r'"(.*)"$', re.DOTALL)
UNQUOTED = {"sent by GET": "", "a text area": "<textarea", "a <search> element": "<search", "role=search": "search"}


def missing_words(source: str, evidence: Evidence) -> list[str]:
    """The words of a piece of evidence that do not stand at its place."""
    there = " ".join(html.unescape(source[slice_of(evidence)]).lower().split())
    quoted = QUOTED.search(evidence.description)
    said = quoted[1] if quoted else UNQUOTED.get(evidence.description, evidence.description.partition("=")[2])
    return [word for word in re.split(r"[\s=]+", said.lower().replace("…", " ")) if word and word not in there]


def evidence_of(markup: str) -> Iterator[tuple[str, Evidence]]:
    """The evidence of what speaks of a form that submits itself, each piece with its file."""
    for finding in findings(with_autosubmit(markup)):
        if finding.code in RISKY_CODES:
            yield from ((finding.source.text, evidence) for evidence in finding.evidence)


@pytest.mark.parametrize("form", tuple(labelled_forms(FORMS)), ids=lambda form: form.id)
def test_evidence_is_in_the_markup_of_labelled_forms(form: Labelled) -> None:
    for source, evidence in evidence_of(form.html):
        assert missing_words(source, evidence) == [], evidence


def slice_of(evidence: Evidence) -> slice:
    assert evidence.span is not None
    assert evidence.span.start < evidence.span.end
    return slice(evidence.span.start, evidence.span.end)


TEXTS = st.sampled_from(
    [
        "Delete  project",
        "Buy\nnow",
        "Send &amp; publish",
        "Pay 20,00&nbsp;€",
        "Search",
        "Löschen",
        "削除する",
        "Log in",
        "",
    ]
)
BUTTONS = st.one_of(
    TEXTS.map(lambda text: f"<button>{text}</button>"),
    TEXTS.map(lambda text: f"<button><i class='bi bi-trash'></i> <b>{text}</b></button>"),
    TEXTS.map(lambda text: f"<button class='btn btn-danger' aria-label='{text}'>×</button>"),
    TEXTS.map(lambda text: f'<input type=submit value="{text}">'),
)
FIELDS = st.lists(
    st.sampled_from(
        [
            "<input type=hidden name=_method value=delete>",
            "<input type=hidden name=action value=purge_all>",
            "<label>IBAN <input name=iban></label>",
            "<label for=a>Amount</label><input id=a name=amount>",
            "<textarea name=comment></textarea>",
            "<input name=n autocomplete='cc-number'>",
            "<input type=password name=p>",
            "<p>This <b>cannot</b> be undone.</p>",
            "<h3>Cancel &quot;everything&quot;?</h3>",
        ]
    ),
    max_size=4,
)


@given(BUTTONS, FIELDS, st.sampled_from(["post", "get"]), st.sampled_from(["/cart", "/users/3/delete", "?action=pay"]))
def test_evidence_is_in_the_markup_of_any_form(button: str, fields: list[str], method: str, action: str) -> None:
    markup = (
        f"<section><h2>Items</h2>{''.join(fields)}"
        f'<form method="{method}" action="{action}" toolname="x" tooldescription="y">{"".join(fields)}{button}</form>'
        "</section>"
    )
    for source, evidence in evidence_of(markup):
        assert source[slice_of(evidence)].strip()
        assert missing_words(source, evidence) == [], evidence


# What decides.


def test_the_heaviest_evidence_comes_first_and_what_speaks_against_is_kept() -> None:
    intent = intent_of("<h2>Search</h2><button>Delete page</button>", 'method="post" action="/pages"')
    weights = [evidence.weight for evidence in intent.evidence]
    assert weights == sorted(weights, reverse=True)
    assert intent.evidence[0].description == 'button text "Delete page"'


# What buttons say, in all languages.


def buttons() -> Iterator[tuple[str, Kind, str]]:
    """The buttons of `buttons.txt`: the language, what they do, and what they say."""
    for language, kind, texts in buttons_in("buttons.txt"):
        yield from ((language, kind, text.strip()) for text in texts.split("|"))


def buttons_in(file: str) -> Iterator[tuple[str, Kind, str]]:
    """The sections of a file: the language, what its buttons do, and all that they say."""
    parser = ConfigParser(delimiters="=")
    parser.read(Path(__file__).with_name(file), encoding="utf-8")
    for language in parser.sections():
        yield from ((language, Kind(kind), texts) for kind, texts in parser[language].items())


@pytest.mark.parametrize("language", sorted({language for language, _, _ in buttons()}))
def test_what_a_button_says_is_what_the_form_does(language: str) -> None:
    said = [(kind, text) for one, kind, text in buttons() if one == language]
    assert len(said) >= 20
    attributes = f'method="post" lang="{language}"'
    judged = [(intent_of(f"<button>{text}</button>", attributes).kind, text) for _, text in said]
    assert judged == said


@pytest.mark.parametrize("language", sorted({language for language, _, _ in buttons_in("phrases.txt")}))
def test_nearly_all_that_buttons_say_is_told_from_the_other_side(language: str) -> None:
    said = [(kind, text) for one, kind, texts in buttons_in("phrases.txt") if one == language for text in lines(texts)]
    assert len(said) >= 170
    wrong = [(kind, text) for kind, text in said if is_risky(intent_of_button(text, language)) is not (kind in RISKS)]
    assert len(wrong) <= 0.02 * len(said), wrong


def lines(texts: str) -> list[str]:
    return texts.strip().splitlines()


def intent_of_button(text: str, language: str) -> Intent:
    return intent_of(f"<button>{html.escape(text)}</button>", f'method="post" lang="{language}"')


def is_risky(intent: Intent) -> bool:
    return intent.kind in RISKS and intent.confidence is Confidence.LIKELY
