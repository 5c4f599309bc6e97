"""`--diff`: what goes to a program can be applied, byte for byte, and what goes to a terminal commands nothing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.process import call, run
from webmcp_forms import SourceFile
from webmcp_forms.cli.console import Console
from webmcp_forms.cli.patches import patch_to_apply, patch_to_show

PAGE = (
    "<form tool-name='find' tooldescription='Find a car'>\n"
    "\t<label>Make <input name=make></label>\n"
    "\t<button>Go</button>\n"
    "</form>\n"
)
FIXED = PAGE.replace("tool-name", "toolname")
PATCH, GIT = ("patch", "-p0", "--binary"), ("git", "apply", "-p0")
ENCODINGS = {
    "LF and tabs": (PAGE.encode(), FIXED.encode()),
    "CRLF": (PAGE.replace("\n", "\r\n").encode(), FIXED.replace("\n", "\r\n").encode()),
    "no final line break": (PAGE.rstrip("\n").encode(), FIXED.rstrip("\n").encode()),
    "one line": (PAGE.replace("\n", "").encode(), FIXED.replace("\n", "").encode()),
    "lone carriage returns": (PAGE.replace("\n", "\r").encode(), FIXED.replace("\n", "\r").encode()),
    "a byte order mark": (b"\xef\xbb\xbf" + PAGE.encode(), b"\xef\xbb\xbf" + FIXED.encode()),
    "windows-1252": (f"{PAGE}Préféré".encode("cp1252"), f"{FIXED}Préféré".encode("cp1252")),
    "a declared encoding": (f"<meta charset=gbk>你{PAGE}".encode("gbk"), f"<meta charset=gbk>你{FIXED}".encode("gbk")),
    "invisible characters": (
        f"{PAGE}\u200f\u200b\u2028\x0c\x85".encode(),
        f"{FIXED}\u200f\u200b\u2028\x0c\x85".encode(),
    ),
}


def apply(command: tuple[str, ...], patch: bytes, folder: Path) -> None:
    """Let another program apply a patch in a folder."""
    if shutil.which(command[0]) is None and not os.environ.get("CI"):
        pytest.skip(f"there is no {command[0]}")
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CEILING_DIRECTORIES": str(folder.parent)}
    done = subprocess.run(command, cwd=folder, input=patch, capture_output=True, env=environment, check=False)
    assert done.returncode == 0, done.stdout + done.stderr + patch


@pytest.mark.parametrize("command", [PATCH, GIT], ids=["patch", "git"])
@pytest.mark.parametrize("kind", ENCODINGS)
def test_a_patch_can_be_applied(kind: str, command: tuple[str, ...], tmp_path: Path) -> None:
    before, after = ENCODINGS[kind]
    page = tmp_path / "page.html"
    page.write_bytes(before)
    patch = run("lint", "--diff", "page.html", cwd=tmp_path).stdout
    assert page.read_bytes() == before
    apply(command, patch, tmp_path)
    assert page.read_bytes() == after


@pytest.mark.parametrize("command", [PATCH, GIT], ids=["patch", "git"])
def test_a_patch_may_be_about_several_files_whatever_their_names(command: tuple[str, ...], tmp_path: Path) -> None:
    names = ["a.html", "b c.html", "sub/é.html", 'say "hi".html', "back\\slash.html", "tab\tline\n.html"]
    (tmp_path / "sub").mkdir()
    for name in names:
        (tmp_path / name).write_bytes(PAGE.rstrip("\n").encode())
    apply(command, run("lint", "--diff", ".", cwd=tmp_path).stdout, tmp_path)
    assert {name: (tmp_path / name).read_text() for name in names} == dict.fromkeys(names, FIXED.rstrip("\n"))


def test_standard_input_gives_a_patch_of_the_file_it_stands_for(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(PAGE)
    patch = run("lint", "--diff", "-", "--stdin-filename", "page.html", cwd=tmp_path, stdin=PAGE.encode()).stdout
    apply(PATCH, patch, tmp_path)
    assert (tmp_path / "page.html").read_text() == FIXED


def test_a_page_in_utf_16_has_a_patch_too(tmp_path: Path) -> None:
    mark = b"\xff\xfe"
    (tmp_path / "page.html").write_bytes(mark + PAGE.encode("utf-16-le"))
    apply(PATCH, run("lint", "--diff", "page.html", cwd=tmp_path).stdout, tmp_path)
    assert (tmp_path / "page.html").read_bytes() == mark + FIXED.encode("utf-16-le")


def test_bytes_that_would_not_come_back_make_no_patch(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_bytes(b"<meta charset=utf-8>\xff" + PAGE.encode())
    done = run("lint", "--diff", "page.html", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"webmcp-forms: page.html: not fixed: it has bytes that are no utf-8\n"


def test_a_terminal_is_shown_escapes_but_for_tabs_and_line_breaks() -> None:
    before = SourceFile("a\tb\x1b[2J\u202e\r\nc\u200f\r\nlast", "na\x1bme\n.html")
    after = SourceFile(before.text.replace("b", "B"), before.path)
    assert patch_to_show(before, after) == (
        "--- na\\x1bme\\n.html\n+++ na\\x1bme\\n.html\n@@ -1,3 +1,3 @@\n"
        "-a\tb\\x1b[2J\\u202e\r\n+a\tB\\x1b[2J\\u202e\r\n c\\u200f\r\n last\n\\ No newline at end of file\n"
    )
    assert b"b\x1b[2J" in patch_to_apply(before, after)


def test_what_goes_to_a_terminal_is_the_patch_to_look_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("page.html").write_text(f"\u202e{PAGE}")
    assert "\n-\u202e<form" in call(capsys, "lint", "--diff", "page.html").stdout
    monkeypatch.setattr(Console, "is_terminal", True)
    assert "\n-\\u202e<form" in call(capsys, "lint", "--diff", "page.html").stdout
