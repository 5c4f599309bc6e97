"""The server goes by the configuration of the project, as `lint` does, and by what is saved later."""

from __future__ import annotations

from pathlib import Path

from tests.lsp.client import Editor, Message

BAD = '<form toolname="a b" tooldescription="Find it"></form>\n'
WATCHING: Message = {
    "workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}, "workspaceEdit": {"documentChanges": True}}
}


def codes(found: list[Message]) -> list[str]:
    return [one.get("code", "") for one in found]


def test_a_project_is_configured_and_configured_anew(tmp_path: Path) -> None:
    configuration = tmp_path / "pyproject.toml"
    configuration.write_text('[tool.webmcp-forms]\nselect = ["WF101"]\nexclude = ["old/"]\n', "utf-8")
    (tmp_path / "old").mkdir()
    with Editor(tmp_path, WATCHING) as editor:
        watched = editor.requested("client/registerCapability")["registrations"][0]
        assert watched["method"] == "workspace/didChangeWatchedFiles"
        assert codes(editor.open("a.html", BAD)) == ["WF101"]
        assert editor.open("old/a.html", BAD) == []
        configuration.write_text('[tool.webmcp-forms]\nselect = ["WF101"]\nseverity = { WF101 = "info" }\n', "utf-8")
        changed = {"changes": [{"uri": configuration.as_uri(), "type": 2}]}
        editor.notify("workspace/didChangeWatchedFiles", changed)
        assert [one["severity"] for one in editor.diagnostics("a.html")] == [3]
        assert codes(editor.diagnostics("old/a.html")) == ["WF101"]


def test_a_configuration_that_makes_no_sense_is_said(tmp_path: Path) -> None:
    configuration = tmp_path / "webmcp-forms.toml"
    configuration.write_text('selct = ["WF101"]\n', "utf-8")
    with Editor(tmp_path) as editor:
        (one,) = editor.open("a.html", BAD)
        assert one["message"].startswith("not checked: ")
        assert "selct" in one["message"]
        assert editor.hover("a.html", 0, 8) is None
        assert editor.actions("a.html", one["range"]) == []
        configuration.write_text('select = ["WF101"]\n', "utf-8")
        editor.notify("textDocument/didSave", {"textDocument": {"uri": configuration.as_uri()}})
        assert codes(editor.diagnostics("a.html")) == ["WF101"]


def test_a_baseline_tolerates_what_it_lists(tmp_path: Path) -> None:
    from tests.cli.process import run

    (tmp_path / "webmcp-forms.toml").write_text("", "utf-8")
    (tmp_path / "a.html").write_text(BAD, "utf-8")
    assert run("lint", "a.html", "--write-baseline", "known.json", cwd=tmp_path).returncode == 0
    (tmp_path / "webmcp-forms.toml").write_text('baseline = "known.json"\n', "utf-8")
    with Editor(tmp_path) as editor:
        assert editor.open("a.html", BAD) == []
        assert "WF101" in codes(editor.open("b.html", BAD))


def test_edits_name_the_version_that_they_are_for(tmp_path: Path) -> None:
    text = '<!-- webmcp-forms: ignore[WF101] -->\n<form toolname="find" tooldescription="Find it"></form>\n'
    with Editor(tmp_path, WATCHING) as editor:
        editor.requested("client/registerCapability")
        (one, *_) = editor.open("a.html", text)
        (action, *_) = editor.actions("a.html", one["range"], ["quickfix"])
        (change,) = action["edit"]["documentChanges"]
        assert change["textDocument"] == {"uri": editor.uri("a.html"), "version": 1}
