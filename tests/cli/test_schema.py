"""`webmcp-forms schema`: the tools of pages, as JSON and as a table."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from webmcp_forms.cli.commands import command_line

FIND = '<form toolname="find" tooldescription="Find a car"><label>Make <input name="make" required></label></form>'
BOOK = """<form toolname=book tooldescription=Book tooltitle="Book now" toolautosubmit>
<select name=size><option>S<option>M</select></form>"""


@pytest.fixture(autouse=True)
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory to stand in, with two pages, one of them with two tools."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "find.html").write_text(f"<!doctype html>\n  {FIND}")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "both.html").write_text(FIND + BOOK)
    return tmp_path


def schema(*arguments: str, stdin: str | bytes | None = None, **environment: str) -> Result:
    return CliRunner(env={"COLUMNS": "80", **environment}).invoke(command_line, ["schema", *arguments], input=stdin)


def test_the_document_of_a_run() -> None:
    result = schema("find.html")
    assert result.exit_code == 0
    assert json.loads(result.stdout) == {
        "version": 1,
        "profile": "chrome-156",
        "files": [
            {
                "path": "find.html",
                "tools": [
                    {
                        "name": "find",
                        "title": "",
                        "description": "Find a car",
                        "annotations": {},
                        "inputSchema": {
                            "type": "object",
                            "properties": {"make": {"type": "string", "description": "Make"}},
                            "required": ["make"],
                        },
                        "line": 2,
                        "column": 3,
                    }
                ],
            }
        ],
    }


def test_keys_stand_in_the_order_of_the_browser() -> None:
    tool = json.loads(schema("find.html").stdout)["files"][0]["tools"][0]
    assert list(tool) == ["name", "title", "description", "annotations", "inputSchema", "line", "column"]
    assert list(tool["inputSchema"]) == ["type", "properties", "required"]


def test_a_directory_is_searched_and_files_come_sorted() -> None:
    files = json.loads(schema(".").stdout)["files"]
    assert [file["path"] for file in files] == ["find.html", "sub/both.html"]
    assert [tool["name"] for tool in files[1]["tools"]] == ["book", "find"]
    assert files[1]["tools"][0]["annotations"] == {"autosubmit": True}
    assert files[1]["tools"][0]["title"] == "Book now"


def test_the_order_of_paths_changes_nothing() -> None:
    assert schema("sub", "find.html", "find.html").stdout == schema("find.html", "sub").stdout


def test_a_page_without_tools_is_listed_with_none(pages: Path) -> None:
    (pages / "plain.html").write_text("<p>nothing")
    assert json.loads(schema("plain.html").stdout)["files"] == [{"path": "plain.html", "tools": []}]


def test_only_the_tools_asked_for() -> None:
    files = json.loads(schema("--tool", "book", ".").stdout)["files"]
    assert [[tool["name"] for tool in file["tools"]] for file in files] == [[], ["book"]]


def test_a_tool_that_is_nowhere_is_an_error() -> None:
    result = schema("--tool", "find", "--tool", "bok", ".")
    assert result.exit_code == 2
    assert result.stderr == "webmcp-forms: no tool is called 'bok'. Did you mean 'book'?\n"
    assert json.loads(result.stdout)["files"][0]["tools"][0]["name"] == "find"


def test_standard_input_is_named_and_read_by_its_name() -> None:
    page = '<html xmlns="http://www.w3.org/1999/xhtml"><FORM toolname="a" tooldescription="b"/></html>'
    as_html = json.loads(schema("-", stdin=page).stdout)["files"][0]
    assert (as_html["path"], len(as_html["tools"])) == ("<stdin>", 1)
    as_xhtml = json.loads(schema("-", "--stdin-filename", "a/b.xhtml", stdin=page).stdout)["files"][0]
    assert (as_xhtml["path"], len(as_xhtml["tools"])) == ("a/b.xhtml", 0)


def test_a_language_wins_over_the_suffix(pages: Path) -> None:
    (pages / "x.html").write_text(
        '<html xmlns="http://www.w3.org/1999/xhtml"><FORM toolname="a" tooldescription="b"/></html>'
    )
    assert len(json.loads(schema("x.html").stdout)["files"][0]["tools"]) == 1
    assert len(json.loads(schema("--language", "xhtml", "x.html").stdout)["files"][0]["tools"]) == 0


def test_a_page_that_could_not_be_read_to_its_end_is_noted(pages: Path) -> None:
    (pages / "x.xhtml").write_text('<html xmlns="http://www.w3.org/1999/xhtml">\n<p></html><form toolname="a"/>')
    result = schema("x.xhtml")
    assert result.exit_code == 0
    assert result.stderr.startswith("webmcp-forms: x.xhtml: line 2: ")


def test_a_file_that_names_no_tool_is_not_read(pages: Path) -> None:
    (pages / "big.js").write_text("<" * 100_000)
    (pages / "wide.html").write_bytes('\ufeff<form toolname="a" tooldescription="b"></form>'.encode("utf-16-le"))
    result = schema("big.js", "wide.html")
    assert [len(file["tools"]) for file in json.loads(result.stdout)["files"]] == [0, 1]


def test_a_profile_gives_the_answer_of_its_browser(pages: Path) -> None:
    (pages / "space.html").write_text('<form toolname="a b" tooldescription=c></form>')
    assert json.loads(schema("space.html").stdout)["files"][0]["tools"] == []
    older = json.loads(schema("--profile", "chrome-153", "space.html").stdout)
    assert (older["profile"], older["files"][0]["tools"][0]["name"]) == ("chrome-153", "a b")


def test_an_unknown_profile_is_an_error_that_lists_the_known_ones() -> None:
    result = schema("--profile", "chrome-1", "find.html")
    assert result.exit_code == 2
    assert "chrome-156" in result.stderr
    assert result.stdout == ""


def test_what_is_invisible_is_escaped_in_json(pages: Path) -> None:
    page = '<form toolname=a tooldescription="\x9b\x7f\u202e\u2028\u200bé😀"></form>'
    (pages / "bad.html").write_text(page, encoding="utf-8")
    text = schema("bad.html").stdout
    assert r'"description": "\u009b\u007f\u202e\u2028\u200bé😀"' in text


def test_the_table() -> None:
    result = schema("--format", "table", ".")
    assert result.exit_code == 0
    assert result.stdout == (
        "find.html\n"
        "  find (line 2)\n"
        "    Find a car\n"
        "    make  string  required  Make\n"
        "\n"
        "sub/both.html\n"
        "  book (line 1), submits itself [Book now]\n"
        "    Book\n"
        '    size  string, one of 2: "S", "M"\n'
        "  find (line 1)\n"
        "    Find a car\n"
        "    make  string  required  Make\n"
        "\n"
        "tools: 3; files with tools: 2 of 2\n"
    )


def test_the_table_is_as_wide_as_the_terminal(pages: Path) -> None:
    words = "a description that goes on and on " * 5
    (pages / "long.html").write_text(
        f"<form toolname=a tooldescription='{words}'><input name=n toolparamdescription='{words}'>"
    )
    for columns in (60, 80, 120):
        lines = schema("--format", "table", "long.html", COLUMNS=str(columns)).stdout.splitlines()
        assert columns - 14 < max(map(len, lines)) <= columns


def test_the_table_is_coloured_only_when_asked() -> None:
    assert "\x1b[" not in schema("--format", "table", ".").stdout
    assert "\x1b[32mfind\x1b[0m" in schema("--format", "table", ".", FORCE_COLOR="1").stdout
    assert "\x1b[" not in schema("--format", "table", ".", FORCE_COLOR="1", NO_COLOR="1").stdout
    assert "\x1b[" not in schema(".", FORCE_COLOR="1").stdout, "JSON is never coloured"


def test_the_tools_of_a_run_for_a_provider() -> None:
    result = schema("--format", "anthropic", ".")
    assert result.exit_code == 0
    assert [(tool["name"], list(tool)) for tool in json.loads(result.stdout)] == [
        ("find", ["name", "description", "input_schema"]),  # the one that both pages have is there once
        ("book", ["name", "description", "input_schema"]),
    ]
    assert result.stderr == ""


def test_names_that_a_provider_does_not_take_are_noted(pages: Path) -> None:
    (pages / "find.html").write_text('<form toolname="a.b" tooldescription=c><input name="user[email]"></form>')
    result = schema("--format", "gemini", "find.html")
    declaration = json.loads(result.stdout)[0]["functionDeclarations"][0]
    assert (declaration["name"], list(declaration["parameters"]["properties"])) == ("a.b", ["user_email"])
    assert "'user[email]' is 'user_email'" in result.stderr
