"""`webmcp-forms lock` and `check`: a contract in a file, and what breaks it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.process import call, run

PAGE = "<form toolname=find tooldescription='Find a car'><input name=make><button>Go</button></form>"


@pytest.fixture(autouse=True)
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "find.html").write_text(PAGE)
    return tmp_path


def test_nothing_has_changed(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "lock", ".").returncode == 0
    outcome = call(capsys, "check", ".")
    assert (outcome.returncode, outcome.stdout) == (0, "1 tool: no changes.\n")


def test_what_breaks_ends_with_1(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call(capsys, "lock", ".")
    (site / "find.html").write_text(PAGE.replace("name=make", "name=make required"))
    outcome = call(capsys, "check", ".")
    assert outcome.returncode == 1
    assert outcome.stdout.splitlines()[0] == "find.html:1:50: breaking: find.make: it is required now"
    assert outcome.stdout.splitlines()[-1] == "1 tool: 1 change, 1 of them breaking."


def test_what_does_not_is_listed(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call(capsys, "lock", ".")
    (site / "find.html").write_text(PAGE.replace("<button>", "<input name=year><button>"))
    outcome = call(capsys, "check", ".")
    assert outcome.returncode == 0
    assert outcome.stdout.splitlines()[0] == "find.html:1:67: change: find.year: it is new"


def test_a_tool_that_is_gone_is_said_of_the_file_it_was_in(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call(capsys, "lock", ".")
    (site / "find.html").write_text(PAGE.replace("toolname=find", "toolname=search"))
    outcome = call(capsys, "check", ".")
    assert outcome.returncode == 1
    assert outcome.stdout.splitlines() == [
        "find.html: breaking: find: the tool is gone; search, which is new, takes the same",
        "find.html:1:1: change: search: the tool is new",
        "1 tool: 2 changes, 1 of them breaking.",
    ]


def test_a_file_that_moved_is_a_change(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call(capsys, "lock", ".")
    (site / "cars").mkdir()
    (site / "find.html").rename(site / "cars" / "search.html")
    outcome = call(capsys, "check", ".")
    assert outcome.returncode == 0
    assert outcome.stdout.splitlines()[0] == "cars/search.html:1:1: change: find: it moved here from find.html"


def test_it_is_the_same_from_everywhere_and_whatever_git_made_of_it(
    site: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (site / ".git").mkdir()
    (site / "shop").mkdir()
    (site / "shop" / "buy.html").write_text(PAGE.replace("find", "buy"))
    call(capsys, "lock", ".")
    lock = site / "webmcp-forms.lock"
    text = lock.read_bytes()
    assert b'"path": "shop/buy.html"' in text
    assert b"\r" not in text
    lock.write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    monkeypatch.chdir(site / "shop")
    assert call(capsys, "check", "--file", "../webmcp-forms.lock", "..").stdout == "2 tools: no changes.\n"
    call(capsys, "lock", "--file", "../again.lock", "..")
    assert (site / "again.lock").read_bytes() == text


def test_paths_start_at_the_lock_file_whatever_marks_the_project(
    site: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (site / "here" / "contracts").mkdir(parents=True)
    texts = set()
    for directory, lock, pages in ((".", "here/contracts/x.lock", "."), ("here", "contracts/x.lock", "..")):
        monkeypatch.chdir(site / directory)
        assert call(capsys, "lock", "--file", lock, pages).returncode == 0
        assert call(capsys, "check", "--file", lock, pages).stdout == "1 tool: no changes.\n"
        texts.add((site / "here" / "contracts" / "x.lock").read_text())
    (text,) = texts
    assert '"path": "../../find.html"' in text
    monkeypatch.chdir(site)
    assert call(capsys, "check", "--file", "here/contracts/x.lock", ".").stdout == "1 tool: no changes.\n"
    assert call(capsys, "check", "--update", "--file", "here/contracts/x.lock", ".").returncode == 0
    assert (site / "here" / "contracts" / "x.lock").read_text() == text


def test_places_are_shown_from_where_the_command_starts(
    site: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (site / "shop").mkdir()
    call(capsys, "lock", "--file", "shop/x.lock", ".")
    (site / "find.html").rename(site / "shop" / "find.html")
    said = "shop/find.html:1:1: change: find: it moved here from find.html"
    assert call(capsys, "check", "--file", "shop/x.lock", ".").stdout.splitlines()[0] == said
    monkeypatch.chdir(site / "shop")
    before = (site / "find.html").as_posix()
    said = f"find.html:1:1: change: find: it moved here from {before}"
    assert call(capsys, "check", "--file", "x.lock", ".").stdout.splitlines()[0] == said


def test_standard_input_has_no_path(site: Path) -> None:
    run("lock", "--file", "x.lock", "-", cwd=site, stdin=PAGE.encode())
    assert '"path"' not in (site / "x.lock").read_text()
    for page, said in (
        (PAGE, "1 tool: no changes."),
        (PAGE.replace("make", "brand"), "<stdin>:1:1: breaking: find.make: it is gone"),
    ):
        lines = run("check", "--file", "x.lock", "-", cwd=site, stdin=page.encode()).stdout.decode().splitlines()
        assert lines[0] == said


def test_what_only_rendering_tells_breaks_nothing(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call(capsys, "lock", ".")
    (site / "find.html").write_text(PAGE.replace("<input name=make>", "{% include 'make.html' %}"))
    outcome = call(capsys, "check", ".")
    assert outcome.returncode == 0
    assert "find.make: only rendering tells whether it is still there" in outcome.stdout


def test_an_update_makes_it_the_contract(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call(capsys, "lock", ".")
    (site / "find.html").write_text(PAGE.replace("find", "search"))
    assert call(capsys, "check", ".").returncode == 1
    assert call(capsys, "check", "--update", ".").returncode == 0
    assert call(capsys, "check", ".").stdout == "1 tool: no changes.\n"


def test_without_a_lock_file_it_says_how_to_write_one(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "check", ".")
    assert (outcome.returncode, outcome.stderr.count("\n")) == (2, 1)
    assert "`webmcp-forms lock` writes it" in outcome.stderr


@pytest.mark.parametrize("options", [(), ("--update",)])
def test_a_damaged_lock_file_is_an_error(
    options: tuple[str, ...], site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call(capsys, "lock", ".")
    lock = site / "webmcp-forms.lock"
    lock.write_text(lock.read_text().replace('"required": []', '"required": null'))
    outcome = call(capsys, "check", *options, ".")
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert outcome.stderr == (
        'webmcp-forms: webmcp-forms.lock: not a lock file: tool 1, "find": "required" should be a list of texts, '
        "and is null\n"
    )


def test_nothing_is_written_when_a_page_cannot_be_read(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "broken.html").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    assert call(capsys, "lock", ".").returncode == 2
    assert not (site / "webmcp-forms.lock").exists()


@pytest.mark.parametrize("options", [(), ("--update",)])
def test_of_a_page_that_cannot_be_read_nothing_is_said_to_be_gone(
    options: tuple[str, ...], site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (site / "other.html").write_text(PAGE.replace("find", "other"))
    call(capsys, "lock", ".")
    text = (site / "webmcp-forms.lock").read_bytes()
    (site / "other.html").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR toolname")
    outcome = call(capsys, "check", *options, ".")
    assert (outcome.returncode, outcome.stdout) == (2, "1 tool: no changes.\n")
    assert "other.html: it is a binary file" in outcome.stderr
    assert (site / "webmcp-forms.lock").read_bytes() == text


def test_a_page_that_is_there_and_not_given_is_said(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "other.html").write_text(PAGE.replace("find", "other"))
    call(capsys, "lock", ".")
    outcome = call(capsys, "check", "find.html")
    assert outcome.returncode == 1
    assert outcome.stdout.splitlines()[0] == "other.html: breaking: other: the tool is gone"
    assert outcome.stderr == (
        "webmcp-forms: other.html: it is not among the pages that are read, so its tools count as gone\n"
    )


def test_a_page_that_is_gone_takes_its_tools_with_it(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "other.html").write_text(PAGE.replace("find", "other"))
    call(capsys, "lock", ".")
    (site / "other.html").unlink()
    outcome = call(capsys, "check", ".")
    assert outcome.returncode == 1
    assert outcome.stdout.splitlines()[0] == "other.html: breaking: other: the tool is gone"
