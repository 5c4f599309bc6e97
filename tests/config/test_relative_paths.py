"""The paths of files for programs: relative to their project, whatever the argument was."""

from pathlib import Path

import pytest

from tests.config.files import discover, make, shown
from webmcp_forms.config.discovery import STANDARD_INPUT

pytestmark = pytest.mark.usefixtures("here")


def relatives(*paths: str) -> list[str]:
    return [file.relative for file in discover(paths).files]


def test_paths_are_relative_to_the_repository_whatever_the_argument_and_the_working_directory(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make("site/sub/a.html", ".git/HEAD", "site/webmcp-forms.toml")
    (here.parent / "alias").symlink_to(here)
    expected = ["site/sub/a.html"]
    for argument in (".", "site", "./site/sub", "site/sub/a.html", "../here/site", "site/../site/sub", "**/*.html"):
        assert relatives(argument) == expected, argument
    for argument in (str(here), f"{here}/site/sub/a.html", f"{here.parent}/alias/site", "../alias/site/sub/a.html"):
        assert relatives(argument) == expected, argument
    monkeypatch.chdir("site/sub")
    for argument in (".", "..", "a.html", "../sub/a.html", str(here)):
        assert relatives(argument) == expected, argument
    assert shown("..") == ["a.html"]
    monkeypatch.chdir(here.parent)
    assert relatives("here") == relatives("alias/site/sub/a.html") == expected


def test_each_repository_has_paths_of_its_own() -> None:
    make("a.html", ".git/HEAD", "inner/.git/HEAD", "inner/b.html", "inner/sub/c.html")
    assert relatives(".") == ["a.html", "b.html", "sub/c.html"]


def test_without_a_repository_paths_are_relative_to_the_configuration_or_the_working_directory(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make("site/sub/a.html")
    assert relatives("site") == ["site/sub/a.html"]
    outside = f"{here}/site/sub/a.html"
    make("../elsewhere/x")
    monkeypatch.chdir("../elsewhere")
    assert relatives("../here") == [outside]
    (here / "site" / "webmcp-forms.toml").touch()
    assert relatives("../here") == ["sub/a.html"]
    monkeypatch.chdir(here / "site" / "sub")
    assert relatives("a.html") == ["sub/a.html"]


def test_standard_input_stands_for_a_file(here: Path) -> None:
    make(".git/HEAD", "webmcp-forms.toml")
    (found,) = discover(["-"], standard_input="sub/../site/a.html").files
    assert (found.path, found.shown, found.relative) == (STANDARD_INPUT, "site/a.html", "site/a.html")
    (found,) = discover(["-"], standard_input=f"{here}/a.html").files
    assert (found.shown, found.relative, found.absolute) == ("a.html", "a.html", f"{here}/a.html")
    (found,) = discover(["-"]).files
    assert (found.shown, found.relative, Path(found.absolute).parent) == ("<stdin>", "<stdin>", here)


def test_standard_input_is_left_out_where_that_is_forced() -> None:
    assert len(discover(["-"], "a.html", standard_input="a.html").files) == 1
    forced = discover(["-"], "a.html", standard_input="a.html", force=True)
    assert (forced.files, forced.excluded) == ((), ("a.html",))
    assert len(discover(["-"], "*", force=True).files) == 1
