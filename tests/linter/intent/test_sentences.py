"""What the sentences around a form say, in all languages: that something is lost, that it costs, or neither."""

from __future__ import annotations

from collections.abc import Mapping
from configparser import ConfigParser
from pathlib import Path

import pytest

from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.intent.languages import declared_language
from webmcp_forms.linter.intent.lexicon import lexicon
from webmcp_forms.linter.intent.sayings import warnings

KINDS: Mapping[str, set[Kind]] = {"lost": {Kind.DESTRUCTIVE}, "charged": {Kind.FINANCIAL}, "calm": set()}


def sentences() -> ConfigParser:
    """The sentences of `sentences.txt`, by language and by what they say."""
    parser = ConfigParser(delimiters="=")
    parser.read(Path(__file__).with_name("sentences.txt"), encoding="utf-8")
    return parser


def kinds_of(sentence: str, code: str) -> set[Kind]:
    language = declared_language(code)
    assert language is not None
    return {warning.kind for warning in warnings(sentence, (lexicon(language),))}


@pytest.mark.parametrize("code", sentences().sections())
def test_a_sentence_says_what_is_lost_or_charged_in_any_language(code: str) -> None:
    said = [(one, kind) for kind, lines in sentences()[code].items() for one in lines.strip().splitlines()]
    assert len(said) >= 12
    assert [(one, kind) for one, kind in said if kinds_of(one, code) != KINDS[kind]] == []


@pytest.mark.parametrize(
    ("sentence", "kinds"),
    [
        ("Nothing can be recovered.", {Kind.DESTRUCTIVE}),
        ("Nothing is kept.", set()),
        ("The first month is free, then 9.99 is charged.", {Kind.FINANCIAL}),
        ("The files are dropped. Nothing is charged.", {Kind.DESTRUCTIVE}),
        ("Deleted items are listed here.", set()),
    ],
)
def test_nothing_only_speaks_of_its_own_clause(sentence: str, kinds: set[Kind]) -> None:
    assert kinds_of(sentence, "en") == kinds
