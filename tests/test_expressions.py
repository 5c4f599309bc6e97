"""Expressions do what compiled ones do, and are compiled when they are first used."""

import re

import pytest

from webmcp_forms.expressions import Expression

DIGITS = r"(\d)+"
TEXT = "a12 b3"


def test_each_method_is_that_of_the_compiled_expression() -> None:
    expression, compiled = Expression(DIGITS), re.compile(DIGITS)
    for method in ("search", "match", "fullmatch"):
        found, wanted = (getattr(one, method)(TEXT, 1, 3) for one in (expression, compiled))
        assert (found and found.span()) == (wanted and wanted.span())
    spans, wanted_spans = ([match.span() for match in one.finditer(TEXT)] for one in (expression, compiled))
    assert spans == wanted_spans
    assert expression.findall(TEXT) == compiled.findall(TEXT)
    assert expression.split(TEXT, maxsplit=1) == compiled.split(TEXT, maxsplit=1)
    assert expression.sub("-", TEXT) == compiled.sub("-", TEXT)


def test_flags_count() -> None:
    assert Expression("^b.", re.MULTILINE | re.IGNORECASE).search("a\nBc")
    assert not Expression("^b.").search("a\nBc")


def test_it_is_compiled_when_it_is_first_used() -> None:
    broken = Expression("(")
    with pytest.raises(re.error, match="missing"):
        broken.search("")
