"""From paths to files: what is found, what is left out, and that nothing is found twice."""

import os
from pathlib import Path

import pytest

from tests.config.files import discover, make, shown
from webmcp_forms.config.discovery import STANDARD_INPUT, PathProblem, is_page
from webmcp_forms.readers.detect import PAGE_SUFFIXES

pytestmark = pytest.mark.usefixtures("here")


def problems(*paths: str) -> list[tuple[str, str]]:
    return [(problem.shown, problem.reason) for problem in discover(paths).problems]


def test_a_directory_stands_for_the_pages_in_it() -> None:
    make("b.html", "a.xhtml", "sub/deep/c.HTM", "notes.txt", "script.json")
    assert shown(".") == ["a.xhtml", "b.html", "sub/deep/c.HTM"]
    assert shown("sub") == ["sub/deep/c.HTM"]


def test_hidden_directories_and_packages_are_skipped_unless_named() -> None:
    make(".git/a.html", ".venv/lib/b.html", "node_modules/c.html", "sub/node_modules/d.html", "e.html", ".f.html")
    assert shown(".") == [".f.html", "e.html"]
    assert shown("node_modules", ".venv") == [".venv/lib/b.html", "node_modules/c.html"]


def test_a_file_named_outright_needs_no_suffix() -> None:
    make("page", "mail.txt")
    assert shown("page", "mail.txt") == ["mail.txt", "page"]


def test_a_directory_called_like_a_page_is_a_directory() -> None:
    make("x.html/inner.html")
    assert shown(".") == shown("x.html") == ["x.html/inner.html"]


def test_nothing_is_found_twice_and_order_does_not_matter() -> None:
    make("a.html", "sub/b.html")
    once = shown(".")
    assert shown("a.html", "a.html", "./a.html", "sub", "sub/../a.html", ".") == once
    assert shown(str(Path.cwd() / "sub"), "sub", ".", "*.html") == once


def test_paths_below_the_working_directory_are_relative(here: Path) -> None:
    make("sub/a.html", "../beside/b.html")
    assert shown(str(here / "sub")) == ["sub/a.html"]
    assert shown("../beside") == [(here.parent / "beside" / "b.html").as_posix()]
    assert shown("../here/sub") == ["sub/a.html"]


def test_the_working_directory_reached_through_a_link_is_the_same_place(here: Path) -> None:
    make("a.html")
    (here.parent / "alias").symlink_to(here)
    assert shown(str(here.parent / "alias" / "a.html")) == ["a.html"]


def test_standard_input() -> None:
    make("a.html")
    found = discover(["-", "a.html", "-"])
    assert [(file.path == STANDARD_INPUT, file.shown) for file in found.files] == [(True, "<stdin>"), (False, "a.html")]
    make("-")
    assert shown("./-") == ["-"]
    assert discover(["./-"]).files[0].path.read_bytes() == b""


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("*.html", ["a.html", "b.html"]),
        ("?.html", ["a.html", "b.html"]),
        ("[!a].html", ["b.html"]),
        ("*/*.html", ["sub/c.html"]),
        ("*", ["a.html", "b.html", "sub/c.html", "sub/deep/d.html"]),
        ("node_modules/*", ["node_modules/n.html"]),
        ("**/*.html", ["a.html", "b.html", "sub/c.html", "sub/deep/d.html"]),
        ("sub/**", ["sub/c.html", "sub/deep/d.html"]),
        ("s*", ["sub/c.html", "sub/deep/d.html"]),
        ("**/deep/*", ["sub/deep/d.html", "sub/deep/e.txt"]),
        (".h*/*", [".hidden/h.html"]),
        ("./*.html", ["a.html", "b.html"]),
        ("**/**/d.*", ["sub/deep/d.html"]),
    ],
)
def test_patterns_mean_what_a_shell_makes_of_them(pattern: str, expected: list[str]) -> None:
    make("a.html", "b.html", "sub/c.html", "sub/deep/d.html", "sub/deep/e.txt", ".hidden/h.html", "node_modules/n.html")
    assert shown(pattern) == expected
    assert shown(f"{Path.cwd()}/{pattern}") == expected


def test_a_pattern_that_is_the_name_of_a_file_is_that_file() -> None:
    make("[slug].html", "s.html")
    assert shown("[slug].html") == ["[slug].html"]


@pytest.mark.parametrize("pattern", ["*.htm", "nowhere/*.html", "[z-a].html", "a.html/*", "[.html"])
def test_a_pattern_that_matches_nothing_is_a_problem(pattern: str) -> None:
    make("a.html")
    assert problems(pattern) == [(pattern, "no file matches this pattern")]


def test_what_is_not_there_is_a_problem_and_the_rest_is_found() -> None:
    make("a.html")
    found = discover(["gone.html", "", "a.html"])
    missing = "no such file or directory"
    assert found.problems == (PathProblem('""', missing), PathProblem("gone.html", missing))
    assert [file.shown for file in found.files] == ["a.html"]


def test_a_broken_link_is_a_problem() -> None:
    Path("gone.html").symlink_to("nowhere")
    Path("notes.txt").symlink_to("nowhere")
    assert problems(".") == [("gone.html", "it is a symbolic link to nothing")]
    assert problems("notes.txt") == [("notes.txt", "it is a symbolic link to nothing")]


def test_links_in_a_circle_are_a_problem() -> None:
    Path("a.html").symlink_to("b.html")
    Path("b.html").symlink_to("a.html")
    assert problems(".") == [(name, "too many levels of symbolic links") for name in ("a.html", "b.html")]


def test_a_pipe_is_a_problem_and_is_not_opened() -> None:
    os.mkfifo("pipe.html")
    os.mkfifo("ignored")
    assert problems(".", "pipe.html") == [("pipe.html", "it is a named pipe, not a file")]


def test_a_device_is_a_problem() -> None:
    assert problems(os.devnull) == [(os.devnull, "it is a device, not a file")]


def test_a_directory_that_cannot_be_listed_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    make("a.html", "sub/b.html")
    scandir = os.scandir

    def refusing(path: str) -> object:
        if Path(path).name == "sub":
            raise PermissionError(13, "Permission denied")
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refusing)
    assert problems(".") == [("sub", "permission denied")]
    assert [file.shown for file in discover(["."]).files] == ["a.html"]


def test_a_linked_directory_is_searched_once() -> None:
    make("real/a.html", "../elsewhere/b.html")
    Path("alias").symlink_to("real")
    Path("outside").symlink_to("../elsewhere")
    Path("zoutside").symlink_to("../elsewhere")
    assert shown(".") == ["outside/b.html", "real/a.html"]
    assert shown("alias") == ["alias/a.html"]
    assert shown("alias", "real") == ["real/a.html"]


def test_loops_of_links_end() -> None:
    make("a/b/c.html")
    Path("a/b/up").symlink_to("..")
    Path("a/self").symlink_to(".")
    Path("a/b/top").symlink_to("/")
    Path("a/b/here").symlink_to(Path.cwd())
    assert shown(".") == ["a/b/c.html"]
    assert shown("a/b") == ["a/b/c.html"]
    assert shown("**/*.html") == ["a/b/c.html"]


def test_two_directories_that_link_to_each_other() -> None:
    make("../one/a.html", "../two/b.html")
    Path("../one/two").symlink_to("../two")
    Path("../two/one").symlink_to("../one")
    assert [Path(path).name for path in shown("../one")] == ["a.html", "b.html"]


def test_a_linked_page_is_done_once_under_its_own_name() -> None:
    make("real.html")
    Path("alias.html").symlink_to("real.html")
    Path("hidden").mkdir()
    Path("hidden/.dir.html").symlink_to("..")
    assert shown(".") == ["real.html"]
    assert shown("alias.html") == ["alias.html"]


def test_hidden_links_to_directories_are_skipped() -> None:
    make("../elsewhere/b.html", "a.html")
    Path(".cache").symlink_to("../elsewhere")
    Path("node_modules").symlink_to("../elsewhere")
    assert shown(".") == ["a.html"]


def test_a_step_up_from_a_link_is_what_the_system_makes_of_it(here: Path) -> None:
    make("../elsewhere/deep/x.html", "../elsewhere/a.html", "a.html")
    Path("link").symlink_to("../elsewhere/deep")
    (found,) = discover(["link/../a.html"]).files
    assert found.shown == (here.parent / "elsewhere" / "a.html").as_posix()
    assert found.path.resolve() == here.parent / "elsewhere" / "a.html"


@pytest.mark.parametrize(
    "name", [b"new\nline.html", b"\x1b[31m.html", b"\xff\xfe.html", "日本.html".encode(), b"-x.html"]
)
def test_any_name_a_file_can_have(name: bytes) -> None:
    Path(os.fsdecode(name)).touch()
    (found,) = discover(["."]).files
    assert os.fsencode(found.shown) == name
    assert found.path.exists()


@pytest.mark.parametrize("name", ["a.html", "a.HTM", "a.b.xhtml", ".a.html", "a.html.html"])
def test_names_of_pages(name: str) -> None:
    assert is_page(name, PAGE_SUFFIXES)


@pytest.mark.parametrize("name", ["", "html", ".html", "a.htmlx", "a.html.bak", "a.", "a.html~", "a.txt"])
def test_names_of_no_pages(name: str) -> None:
    assert not is_page(name, PAGE_SUFFIXES)


def test_what_is_excluded_is_left_out_with_all_that_is_in_it() -> None:
    make("a.html", "b.html", "sub/c.html", "subdomain/d.html", "other.txt")
    found = discover(["."], "b.html", "sub", "other.txt")
    assert [file.shown for file in found.files] == ["a.html", "subdomain/d.html"]
    assert found.excluded == ("b.html", "sub")


def test_exclusions_are_patterns_of_whole_names() -> None:
    make("mail/a.html", "site/mail/b.html", "site/mailing/c.html", "site/d.html")

    def left(*exclude: str) -> list[str]:
        return [file.shown for file in discover(["."], *exclude).files]

    assert left("mail") == left("mail/") == left("**/mail/*") == ["site/d.html", "site/mailing/c.html"]
    assert left("/mail") == left("./mail/") == ["site/d.html", "site/mail/b.html", "site/mailing/c.html"]
    assert left("mail*/") == ["site/d.html"]
    assert left("*.html", "!d.html") == ["site/d.html"]


def test_exclusions_of_the_command_line_are_relative_to_the_working_directory(here: Path) -> None:
    make("../webmcp-forms.toml", "../a.html", "a.html", "sub/a.html")
    assert [file.shown for file in discover([".."], "/a.html").files] == [
        (here.parent / "a.html").as_posix(),
        "sub/a.html",
    ]
    assert discover([".."], "a.html").files == ()


def test_exclusions_of_a_configuration_are_relative_to_it_and_each_directory_has_its_own() -> None:
    make("a.html", "b.html", "sub/a.html", "sub/b.html", "sub/deep/b.html")
    Path("webmcp-forms.toml").write_text('exclude = ["/a.html"]')
    assert shown(".") == ["b.html", "sub/a.html", "sub/b.html", "sub/deep/b.html"]
    Path("sub/webmcp-forms.toml").write_text('exclude = ["/b.html"]')
    assert shown(".") == ["b.html", "sub/a.html", "sub/deep/b.html"]


def test_the_command_line_can_take_back_what_a_configuration_excludes() -> None:
    make("a.html", "b.html")
    Path("webmcp-forms.toml").write_text('exclude = ["*.html"]')
    assert [file.shown for file in discover(["."], "!b.html").files] == ["b.html"]


@pytest.mark.parametrize("name", ["a.html", "sub/a.html", "sub"])
def test_what_is_named_is_read_unless_its_exclusion_is_forced(name: str) -> None:
    make("a.html", "sub/a.html")
    Path("webmcp-forms.toml").write_text('exclude = ["a.html", "sub/"]\n')
    Path(".gitignore").write_text("sub\n")
    inside = discover([name])
    assert len(inside.files) == (0 if name == "sub" else 1)
    forced = discover([name], force=True)
    assert (forced.files, forced.problems, forced.excluded) == ((), (), (name,))
    Path("webmcp-forms.toml").write_text('exclude = ["a.html", "sub/"]\nforce-exclude = true\n')
    assert discover([name]).excluded == (name,)
    assert discover([name], force=False) == inside


def test_forced_exclusions_are_those_of_the_directories_on_the_way() -> None:
    make("site/sub/a.html", "site/sub/b.html")
    Path(".gitignore").write_text("a.html\n")
    Path("site/.gitignore").write_text("!a.html\n")
    Path("site/sub/.gitignore").write_text("b.html\n")
    assert [file.shown for file in discover(["site/sub/a.html", "site/sub/b.html"], force=True).files] == [
        "site/sub/a.html"
    ]
    Path(".gitignore").write_text("site/\n")
    assert discover(["site/sub/a.html"], force=True).files == ()
    assert len(discover(["site/sub/a.html"], force=True, gitignore=False).files) == 1


def test_what_a_pattern_matches_is_searched_for_and_not_named() -> None:
    make("a.html", "b.html", "build/c.html", "sub/b.html")
    Path(".gitignore").write_text("build/\n")
    found = discover(["**/*.html"], "b.html")
    assert [file.shown for file in found.files] == ["a.html"]
    assert found.excluded == ("b.html", "sub/b.html")
    assert [file.shown for file in discover(["build/*.html"]).files] == ["build/c.html"]


def test_a_pattern_whose_matches_are_all_excluded_is_no_problem() -> None:
    make("a.html", "notes.txt")
    found = discover(["*.html"], "a.html")
    assert (found.files, found.problems, found.excluded) == ((), (), ("a.html",))
    assert discover(["*.htm"], "notes.txt").problems == (PathProblem("*.htm", "no file matches this pattern"),)


def test_links_are_excluded_by_their_own_name() -> None:
    make("../elsewhere/b.html", "real.html")
    Path("alias").symlink_to("../elsewhere")
    Path("alias.html").symlink_to("real.html")
    found = discover(["."], "alias/", "real.html")
    assert [file.shown for file in found.files] == ["alias.html"]
    assert found.excluded == ("alias", "real.html")


def test_languages_that_are_configured_bring_their_suffixes() -> None:
    make("a.tpl", "b.page.tpl", "c.TPL", "sub/d.tpl", "e.html")
    Path("webmcp-forms.toml").write_text('languages = {".tpl" = "html"}')
    make("sub/webmcp-forms.toml")
    assert shown(".") == ["a.tpl", "b.page.tpl", "c.TPL", "e.html"]
