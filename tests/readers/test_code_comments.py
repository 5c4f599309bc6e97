"""Comments in code: all of them, none in a string, and in one pass."""

import pytest

from webmcp_forms.readers.code_comments import C_LIKE, HASH, HASH_LINES, LIQUID, PHP, SCRIPT, Syntax, code_comments

HOSTILE = [
    *('"\\"', "'\\'", "`\\`", '"\\', "'\\", "/*", "//", "#", "{%-", " ", "\n", "\n *", "/* \n", "= "),
    *("`${", "${`", "`${{", "=/", "=/[", '"""', "'''", '@"', "%w[", "%q(\\", "comment\n", "\ncomment\n "),
    *("<<<A\n", "<<~A\n", " <<AA\n", "<<<A\nB\n", "<<<'A\n"),
]


def texts(code: str, syntax: Syntax) -> list[str]:
    """The texts of the comments, each of which stands where it says."""
    found = list(code_comments(code, syntax))
    assert all(len(one.text) <= one.end - one.inner for one in found)
    return [one.text for one in found]


@pytest.mark.parametrize(
    ("syntax", "code"),
    [
        (C_LIKE, "// a\nb /* c */ d"),
        (C_LIKE, "'// no' \"/* no */\" '\\'// no' // a\n'it\n/* c */"),
        (SCRIPT, "'// no' \"/* no */\" `// no\n// no` '\\'// no' // a\n'it\n/* c */"),
        (C_LIKE, "don't //no\n// a\n/* c "),
        (PHP, "# a\n#[No]\n$b = '# no\n// no'; /* c */"),
        (PHP, '$b = "\\"# no"; // a\n# c '),
        (HASH, "b = '# no' # a\n\"#{no}\" && c#no\n# c "),
        (HASH_LINES, "# a\nb # no\n  # c "),
        (HASH_LINES, "{% # a\n{%- # c "),
    ],
)
def test_comments_are_told_from_strings(syntax: Syntax, code: str) -> None:
    assert [*map(str.strip, texts(code, syntax))] == ["a", "c"][: 1 + (" c " in code)]


@pytest.mark.parametrize(
    ("syntax", "code"),
    [
        (SCRIPT, 's.replace(/`/g, "")\nb = `// no`\n// a'),
        (SCRIPT, "s.split(/[/'\"]/) // a"),
        (SCRIPT, "/'/.test(s) // a"),
        (SCRIPT, "b = x / 2 // a\nc = '/ // no'"),
        (SCRIPT, "b = /* a */ /'/\nc = '// no'"),
        (SCRIPT, "b = `${c ? `// no` : /`/} // no` // a"),
        (SCRIPT, "b = `${c /* a */} /* no */`"),
        (SCRIPT, "<p>b</p> /* a */ <b>c</b>"),
        (PHP, "$b = <<<EOT\n// no\n  EOT;\n// a"),
        (PHP, "$b = <<<'EOT'\nit's # no\nEOT;\n# a"),
        (PHP, '$b = <<< "EOT"\na "b EOT\nEOT . \'// no\'; /* a */'),
        (PHP, "$b = <<<EOT\n// no\nEOTS\n# no\nEOT;\n# a"),
        (C_LIKE, 'var b = @"c:\\"; /* a */ var c = "// no";'),
        (C_LIKE, 'var b = $@"""// no""\n// no"; // a'),
        (C_LIKE, 'var b = """\n// no "\n"""; // a'),
        (HASH, "b = %w[it's # no] # a"),
        (HASH, "b = %q(it's) + %w|\"| # a"),
        (HASH, "b =~ /it's/ # a"),
        (HASH, "b = <<~EOT\n  it's\n  # no\nEOT\n# a"),
        (HASH, "b = <<EOT\n  it's\n  # no\nEOT\n# a"),
        (HASH, "b <<'it' # a"),
        (HASH, "b << C # a\nc '# no'"),
        (HASH, '"""\n# no\n"""\n# a'),
        (HASH, "'''\n# no \"\n'''\n# a"),
        (LIQUID, " liquid\n  comment\n a\n  endcomment\n  echo '# no'"),
        (LIQUID, " liquid\n # a\n comments"),
    ],
)
def test_strings_of_a_language_may_hold_what_ends_others(syntax: Syntax, code: str) -> None:
    assert [*map(str.strip, texts(code, syntax))] == ["a"]


def test_the_stars_of_a_block_are_no_text() -> None:
    (comment,) = code_comments("/**\n * a * b\n */", C_LIKE)
    assert (comment.start, comment.end, comment.inner) == (0, 16, 2)
    assert comment.text == " \n   a * b\n "


@pytest.mark.parametrize("syntax", [SCRIPT, C_LIKE, PHP, HASH, HASH_LINES, LIQUID])
@pytest.mark.parametrize("piece", HOSTILE)
def test_hostile_code_is_read_in_one_pass(syntax: Syntax, piece: str) -> None:
    assert len(texts(piece * 100_000, syntax)) <= 100_000
