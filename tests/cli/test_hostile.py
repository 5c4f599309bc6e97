"""Input that means harm, or is none: an answer or one clear line, in bounded time, and the other pages are done."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.cli.process import TOOL, call, run

COMMANDS = ("schema", "explain", "dump")
Schema: TypeAlias = Callable[[], dict[str, Any]]
Complaint: TypeAlias = Callable[..., str]
FORM = "<form toolname=t tooldescription=d>"


@pytest.fixture(autouse=True)
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory, with one ordinary page, which must be done whatever stands beside it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ordinary.html").write_text(TOOL)
    return tmp_path


@pytest.fixture
def schema(capsys: pytest.CaptureFixture[str]) -> Schema:
    """Gives the tools by path, after making sure that every command does the directory without complaint."""

    def answer() -> dict[str, Any]:
        outcomes = {command: call(capsys, command, ".") for command in COMMANDS}
        assert {(outcome.returncode, outcome.stderr) for outcome in outcomes.values()} == {(0, "")}
        files = {file["path"]: file["tools"] for file in json.loads(outcomes["schema"].stdout)["files"]}
        assert files.pop("ordinary.html")[0]["name"] == "find"
        return files

    return answer


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Complaint:
    """Gives the one line about a path, after making sure that every command gives it and does the ordinary page."""

    def answer(path: str = ".") -> str:
        outcomes = [call(capsys, command, path, "ordinary.html") for command in COMMANDS]
        assert all(outcome.returncode == 2 and "find" in outcome.stdout for outcome in outcomes)
        (line,) = {outcome.stderr for outcome in outcomes}
        assert line.count("\n") == 1
        assert line.startswith("webmcp-forms: ")
        return line.removeprefix("webmcp-forms: ").rstrip("\n")

    return answer


@pytest.mark.parametrize("tag", ["div", "b", "form", "table", "template", "svg", "button"])
def test_tags_nested_without_end(site: Path, tag: str, schema: Schema) -> None:
    (site / "nested.html").write_text(f"{f'<{tag}>' * 10_000}{FORM}<input name=n>")
    schema()


@pytest.mark.parametrize("tag", ["div", "form", "fieldset", "optgroup"])
def test_xml_elements_nested_without_end(site: Path, tag: str, schema: Schema) -> None:
    start, end = f"<{tag}>" * 200, f"</{tag}>" * 200
    (site / "nested.xhtml").write_text(f'<html xmlns="http://www.w3.org/1999/xhtml">{start}{end}</html>')
    schema()


@pytest.mark.parametrize("tag", ["fieldset", "label"])
def test_nested_elements_around_controls(site: Path, tag: str, schema: Schema) -> None:
    (site / "nested.html").write_text(f"{FORM}{f'<{tag}>' * 2000}<input name=n>")
    (tool,) = schema()["nested.html"]
    assert list(tool["inputSchema"]["properties"]) == ["n"]


def test_many_forms(site: Path, schema: Schema) -> None:
    forms = (f"<form toolname=t{number} tooldescription=d><input name=n></form>" for number in range(1000))
    (site / "forms.html").write_text("".join(forms))
    assert len(schema()["forms.html"]) == 1000


def test_many_options(site: Path, schema: Schema) -> None:
    (site / "options.html").write_text(f"{FORM}<select name=s>{'<option>x' * 10_000}</select>")
    (tool,) = schema()["options.html"]
    assert len(tool["inputSchema"]["properties"]["s"]["enum"]) == 10_000


def test_many_controls_of_one_name(site: Path, schema: Schema) -> None:
    (site / "names.html").write_text(f"{FORM}{'<input name=n>' * 5000}")
    (tool,) = schema()["names.html"]
    assert tool["inputSchema"]["properties"] == {}


def test_a_long_line(site: Path, schema: Schema) -> None:
    (site / "line.html").write_text(f"{FORM}<input name=n title='{'x' * 2_000_000}'>")
    (tool,) = schema()["line.html"]
    assert tool["line"] == 1


def test_many_controls_on_one_line(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    controls = "".join(f"<input name=n{number}>" for number in range(5000))
    (site / "line.html").write_text(FORM + controls)
    last = call(capsys, "explain", "line.html").stdout.splitlines()[-1]
    assert last.startswith(f"line.html:1:{len(FORM) + len(controls) - len('<input name=n4999>') + 1}: ")


def test_many_attributes(site: Path, schema: Schema) -> None:
    attributes = " ".join(f"a{number}=1" for number in range(5000))
    (site / "attributes.html").write_text(f"{FORM}<input name=n {attributes}>")
    assert len(schema()["attributes.html"]) == 1


@pytest.mark.parametrize("text", ["<" * 100_000, "<!--" * 50_000, "&" * 100_000, "</form>" * 20_000, "<a " * 50_000])
def test_markup_that_never_gets_anywhere(site: Path, text: str, schema: Schema) -> None:
    (site / "noise.html").write_text(text)
    assert schema()["noise.html"] == []


def test_nul_characters(site: Path, schema: Schema) -> None:
    (site / "nul.html").write_bytes(b"<form toolname=t tooldescription=a\0b><input name=n\0m></form>" + b"\0" * 500)
    (tool,) = schema()["nul.html"]
    assert tool["description"] == "a\ufffdb"
    assert list(tool["inputSchema"]["properties"]) == ["n\ufffdm"]


def test_bytes_that_are_no_utf_8(site: Path, schema: Schema) -> None:
    (site / "bytes.html").write_bytes(b"<meta charset=utf-8><form toolname=t tooldescription='\xff\xfe\xc3'></form>")
    (tool,) = schema()["bytes.html"]
    assert tool["description"] == "\ufffd" * 3


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-8"])
def test_a_byte_order_mark(site: Path, encoding: str, schema: Schema) -> None:
    (site / "mark.html").write_bytes("\ufeff<form toolname=t tooldescription='ä€'></form>".encode(encoding))
    (tool,) = schema()["mark.html"]
    assert (tool["description"], tool["column"]) == ("ä€", 1)


def test_an_empty_file(site: Path, schema: Schema) -> None:
    (site / "empty.html").touch()
    assert schema()["empty.html"] == []


def test_a_directory_called_like_a_page(site: Path, schema: Schema) -> None:
    (site / "x.html").mkdir()
    (site / "x.html" / "inner.html").write_text(f"{FORM}</form>")
    assert len(schema()["x.html/inner.html"]) == 1


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"PK\x03\x04\x14\0\0\0", b"\x7fELF\x02\x01\x01\0"])
def test_a_binary_file(site: Path, data: bytes, complaint: Complaint) -> None:
    (site / "picture.html").write_bytes(data * 100)
    assert complaint() == "picture.html: it is a binary file, not a page"


def test_a_binary_file_on_standard_input(site: Path) -> None:
    done = run("schema", "-", "ordinary.html", cwd=site, stdin=b"\0\1\2\3")
    assert (done.returncode, done.stderr) == (2, b"webmcp-forms: <stdin>: it is a binary file, not a page\n")


def test_a_broken_link(site: Path, complaint: Complaint) -> None:
    (site / "gone.html").symlink_to("nowhere")
    assert complaint() == "gone.html: it is a symbolic link to nothing"


def test_a_pipe(site: Path, complaint: Complaint) -> None:
    os.mkfifo(site / "pipe.html")
    assert complaint() == "pipe.html: it is a named pipe, not a file"


def test_a_device(complaint: Complaint) -> None:
    assert complaint("/dev/zero") == "/dev/zero: it is a device, not a file"


def test_a_loop_of_links(site: Path, schema: Schema) -> None:
    (site / "sub").mkdir()
    (site / "sub" / "up").symlink_to("..")
    (site / "sub" / "root").symlink_to("/")
    assert schema() == {}


NAMES = {
    b"esc\x1b[2J.html": r"esc\x1b[2J.html",
    b"new\nline.html": r"new\nline.html",
    b"\xff\xfe.html": r"\udcff\udcfe.html",
    "\u202elmth.html".encode(): r"\u202elmth.html",
    b"-rf.html": "-rf.html",
}


@pytest.mark.parametrize("name", NAMES)
def test_any_name_a_page_can_have(site: Path, name: bytes, schema: Schema, capsys: pytest.CaptureFixture[str]) -> None:
    (site / os.fsdecode(name)).write_text(f"{FORM}</form>")
    assert set(schema()) == {os.fsdecode(name)}
    for command, options in (("explain", ()), ("schema", ("--format", "table")), ("dump", ())):
        output = call(capsys, command, *options, ".").stdout
        assert NAMES[name] in output
        assert output.replace("\n", "").isprintable()


@pytest.mark.parametrize("name", NAMES)
def test_any_name_a_file_that_is_no_page_can_have(site: Path, name: bytes, complaint: Complaint) -> None:
    (site / os.fsdecode(name)).write_bytes(b"\0\1\2")
    assert complaint() == f"{NAMES[name]}: it is a binary file, not a page"


def test_a_page_that_would_write_to_the_terminal(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evil = "\x1b]0;title\x07\x9b2J\u202e\u200b\r"
    page = f"<form toolname=t tooldescription='{evil}' tooltitle='{evil}'><input name='{evil}' title='{evil}'></form>"
    (site / "evil.html").write_text(page, encoding="utf-8", newline="")
    for command, *options in (("explain",), ("dump",), ("schema",), ("schema", "--format", "table")):
        outcome = call(capsys, command, *options, "evil.html")
        assert (outcome.returncode, outcome.stderr) == (0, "")
        assert outcome.stdout.replace("\n", "").isprintable()
