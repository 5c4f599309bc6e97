"""What patterns of paths match. That they match what git's do is in tests/config/test_gitignore.py."""

import time

import pytest

from webmcp_forms.linter.path_patterns import path_patterns, read_ignore_file


def decide(path: str, *patterns: str) -> bool | None:
    """What patterns make of a path; a slash at its end makes it a directory."""
    return path_patterns(patterns).decide(path.removesuffix("/"), is_directory=path.endswith("/"))


@pytest.mark.parametrize(
    ("pattern", "path"),
    [
        ("a.html", "a.html"),
        ("a.html", "site/deep/a.html"),
        ("*.html", "site/a.html"),
        ("/a.html", "a.html"),
        ("./a.html", "a.html"),
        ("site/a.html", "site/a.html"),
        ("site/*.html", "site/a.html"),
        ("**/deep/*", "site/deep/a.html"),
        ("site/**", "site/deep/a.html"),
        ("site/**/a.html", "site/a.html"),
        ("[!b-z].html", "a.html"),
        ("sit?", "site/"),
        ("site/", "site/"),
        ("é?.html", "éa.html"),
        ("\\*.html", "*.html"),
        ("a\nb", "a\nb"),
    ],
)
def test_what_matches(pattern: str, path: str) -> None:
    assert decide(path, pattern) is True
    assert decide(path, pattern, f"!{pattern}" if not pattern.startswith("./") else "!./a.html") is False


@pytest.mark.parametrize(
    ("pattern", "path"),
    [
        ("a.html", "ba.html"),
        ("a.html", "a.html.bak"),
        ("/a.html", "site/a.html"),
        ("./a.html", "site/a.html"),
        ("site/a.html", "my/site/a.html"),
        ("site/*.html", "site/deep/a.html"),
        ("site/**", "site/"),
        ("site/", "site"),
        ("site", "mysite/"),
        ("*.html", "a.htm"),
        ("?.html", "é.html"),
        ("A.html", "a.html"),
        ("", "a"),
        ("/", "a/"),
        ("!", "!"),
        ("[", "["),
        ("[z-a]", "m"),
        ("a\\", "a\\"),
        ("[[:letter:]]", "a"),
    ],
)
def test_what_does_not(pattern: str, path: str) -> None:
    assert decide(path, pattern) is None


def test_the_last_pattern_that_matches_decides() -> None:
    assert decide("a.html", "*.html", "!a.html") is False
    assert decide("a.html", "!a.html", "*.html") is True
    assert decide("a.html", "*.html", "!b.html", "!a.*", "/a.html") is True
    assert decide("b.html", "*.htm", "b*", "!*l", "*.html", "*.xml") is True


def test_a_file_is_covered_with_the_directory_it_is_in() -> None:
    patterns = path_patterns(("legacy/", "!a.html"))
    assert patterns.cover("site/legacy/deep/a.html")
    assert not patterns.cover("site/legacy")
    assert not patterns.cover("site/a.html")


def test_the_lines_of_an_ignore_file() -> None:
    patterns = read_ignore_file(b"\xef\xbb\xbfa  \r\n# b\n\n\\#c\n\td\ne\\ \nf\\\\  \n   \n!g\ni\0j\nh")
    names = ["a", "# b", " b", "#c", "d", "\td", "e ", "e", "f\\", " ", "g", "!g", "i", "h"]
    assert [name for name in names if patterns.decide(name, is_directory=False)] == [
        "a",
        "#c",
        "\td",
        "e ",
        "f\\",
        "i",
        "h",
    ]


@pytest.mark.parametrize(
    "pattern", ["*a" * 50 + "b", "**/a*" * 20 + "b", "**/" + "*a*" * 30, "*" * 5000, "[" * 5000, "**/" * 2000 + "b"]
)
def test_no_pattern_takes_long(pattern: str) -> None:
    start = time.process_time()
    patterns = read_ignore_file(pattern.encode())
    patterns.decide("a" * 250 + "/" + "a" * 250, is_directory=False)
    patterns.decide("a/" * 2000 + "c", is_directory=False)
    assert time.process_time() - start < 2
