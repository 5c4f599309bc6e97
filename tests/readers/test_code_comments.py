"""Comments in code: all of them, none in a string, and in one pass."""

import pytest

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.code_comments import C_LIKE, HASH, HASH_LINES, PHP, code_comments


def texts(code: str, syntax: Expression) -> list[str]:
    """The texts of the comments, each of which stands where it says."""
    found = list(code_comments(code, syntax))
    assert all(len(one.text) <= one.end - one.inner for one in found)
    return [one.text for one in found]


@pytest.mark.parametrize(
    ("syntax", "code"),
    [
        (C_LIKE, "// a\nb /* c */ d"),
        (C_LIKE, "'// no' \"/* no */\" `// no\n// no` '\\'// no' // a\n'it\n/* c */"),
        (C_LIKE, "don't //no\n// a\n/* c "),
        (PHP, "# a\n#[No]\n$b = '# no\n// no'; /* c */"),
        (PHP, '$b = "\\"# no"; // a\n# c '),
        (HASH, "b = '# no' # a\n\"#{no}\" && c#no\n# c "),
        (HASH_LINES, "# a\nb # no\n  # c "),
        (HASH_LINES, "{% # a\n{%- # c "),
    ],
)
def test_comments_are_told_from_strings(syntax: Expression, code: str) -> None:
    assert [*map(str.strip, texts(code, syntax))] == ["a", "c"][: 1 + (" c " in code)]


def test_the_stars_of_a_block_are_no_text() -> None:
    (comment,) = code_comments("/**\n * a * b\n */", C_LIKE)
    assert (comment.start, comment.end, comment.inner) == (0, 16, 2)
    assert comment.text == " \n   a * b\n "


@pytest.mark.parametrize("syntax", [C_LIKE, PHP, HASH, HASH_LINES])
@pytest.mark.parametrize("piece", ['"\\"', "'\\'", "`\\`", "/*", "//", "#", "{%-", " ", "\n", "\n *", "/* \n"])
def test_hostile_code_is_read_in_one_pass(syntax: Expression, piece: str) -> None:
    assert len(texts(piece * 100_000, syntax)) <= 100_000
