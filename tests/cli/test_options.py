"""The options that commands about pages share: which configuration, which files."""

import json
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from tests.cli.process import TOOL, run
from tests.cli.test_commands import loaded
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.cli.commands import command_line
from webmcp_forms.cli.options import page_options, profile_option, rule_options
from webmcp_forms.cli.run import Run
from webmcp_forms.linter.finding import Confidence


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory: a repository."""
    (tmp_path / ".git").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def make(*paths: str, text: str = TOOL) -> None:
    for path in map(Path, paths):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def schema(*arguments: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(command_line, ["schema", *arguments], input=stdin)


def files(*arguments: str) -> list[str]:
    """The files a command reads."""
    result = schema(*arguments)
    assert result.exit_code == 0, result.stderr
    listed = [line.partition("\t")[0] for line in schema("--show-files", *arguments).stdout.splitlines()]
    assert [file["path"] for file in json.loads(result.stdout)["files"]] == listed
    return listed


def test_files_are_listed_and_not_read() -> None:
    make("a.html", "sub/b.html", "notes.txt")
    Path("sub/gone.html").symlink_to("nowhere")
    result = schema("--show-files", ".")
    told = "html (its name ends with .html)"
    assert result.stdout == f"a.html\t{told}\nsub/b.html\t{told}\n"
    assert result.stderr == "webmcp-forms: sub/gone.html: it is a symbolic link to nothing\n"
    assert result.exit_code == 2


def test_the_language_of_each_file_is_listed_with_the_reason() -> None:
    Path("a.html").write_text("{% load static %}<p>")
    Path("b.tpl").write_text("<p>")
    Path("webmcp-forms.toml").write_text('languages = {".tpl" = "twig"}')
    listed = schema("--show-files", ".").stdout.splitlines()
    assert listed == ["a.html\tdjango ('{% load' stands in it)", "b.tpl\ttwig (the configuration says so)"]
    assert schema("--show-files", "--language", "html", "a.html").stdout == "a.html\thtml (--language)\n"


def test_exclusions() -> None:
    make("a.html", "b.html", "build/c.html", "sub/d.html")
    Path(".gitignore").write_text("build/\n")
    Path("webmcp-forms.toml").write_text('exclude = ["b.html"]')
    assert files(".") == ["a.html", "sub/d.html"]
    assert files(".", "--exclude", "sub/", "--exclude", "a.*", "b.html") == ["b.html"]
    assert files(".", "--no-gitignore") == ["a.html", "build/c.html", "sub/d.html"]
    assert files(".", "--isolated") == ["a.html", "b.html", "sub/d.html"]
    assert files("b.html", "build/c.html", "a.html") == ["a.html", "b.html", "build/c.html"]
    assert files("b.html", "build/c.html", "a.html", "--force-exclude") == ["a.html"]


def test_standard_input_that_is_excluded() -> None:
    Path("webmcp-forms.toml").write_text('exclude = ["sub/"]')
    arguments = ("-", "--stdin-filename", "sub/a.html")
    assert "find" in schema(*arguments, stdin=TOOL).stdout
    result = schema(*arguments, "--force-exclude", stdin=TOOL)
    assert (result.exit_code, json.loads(result.stdout)["files"]) == (0, [])
    assert "all of these paths are excluded" in result.stderr


def test_languages_that_are_configured() -> None:
    make("a.tpl")
    Path("webmcp-forms.toml").write_text('languages = {".tpl" = "html"}')
    assert files(".") == ["a.tpl"]
    assert schema(".").stderr == ""
    Path("webmcp-forms.toml").write_text('languages = {".tpl" = "xhtml"}')
    assert schema(".").stderr.startswith("webmcp-forms: a.tpl: line 1: ")
    assert schema(".", "--language", "html").stderr == ""


def test_the_profile_that_is_configured() -> None:
    make("a.html")
    Path("webmcp-forms.toml").write_text('profile = "chrome-148"')
    assert json.loads(schema("a.html").stdout)["profile"] == "chrome-148"
    assert json.loads(schema("a.html", "--profile", "chrome-152").stdout)["profile"] == "chrome-152"
    assert json.loads(schema("a.html", "--isolated").stdout)["profile"] == "chrome-156"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--config", "gone.toml"), "webmcp-forms: gone.toml: no such file or directory\n"),
        (("--config", "a.html"), "webmcp-forms: a.html: it is not TOML: "),
        (("--config", "a.toml", "--isolated"), "webmcp-forms: --config and --isolated cannot be used together\n"),
        ((), "webmcp-forms: webmcp-forms.toml: there is no key 'x'.\n"),
    ],
)
def test_a_configuration_that_makes_no_sense_ends_the_run(arguments: tuple[str, ...], message: str) -> None:
    make("a.html")
    Path("webmcp-forms.toml").write_text("x = 1")
    result = schema("a.html", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(message)
    assert result.stderr.count("\n") == 1


@click.command()
@rule_options
@profile_option
@page_options
def probe(run: Run, profile: Profile) -> None:
    """Print what applies to each file."""

    def said() -> Iterator[str]:
        for file in run.files:
            settings = run.settings_for(file)
            values = (
                settings.fail_on,
                settings.min_confidence.value,
                profile.name,
                settings.selection.choices[-1].ignore,
            )
            yield f"{file.shown} {' '.join(map(str, values))}\n"

    run.console.report(said())


def probed(*arguments: str) -> list[str]:
    result = CliRunner().invoke(probe, list(arguments), catch_exceptions=False)
    assert result.exit_code == 0, result.stderr
    return result.stdout.splitlines()


def test_options_come_before_every_configuration() -> None:
    make("a.html", "sub/b.html")
    Path("webmcp-forms.toml").write_text('fail-on = "info"\nmin-confidence = "possible"')
    Path("sub/webmcp-forms.toml").write_text('ignore = ["WF1"]')
    assert probed(".") == ["a.html info possible chrome-156 ()", "sub/b.html error likely chrome-156 ('WF1',)"]
    options = ("--fail-on", "never", "--ignore", "WF2, WF203", "--ignore", "no-submit-path", "--profile", "chrome-148")
    ignored = "('WF2', 'WF203', 'no-submit-path')"
    assert probed(".", *options) == [
        f"a.html never possible chrome-148 {ignored}",
        f"sub/b.html never likely chrome-148 {ignored}",
    ]


def test_minimum_confidence_is_a_confidence() -> None:
    make("a.html")
    assert probed("a.html", "--min-confidence", Confidence.CERTAIN.value) == ["a.html error certain chrome-156 ()"]


@pytest.mark.parametrize("option", ["--select", "--extend-select", "--ignore"])
@pytest.mark.parametrize("words", ["WF999", "", "WF203,", "missing-tool-descripton"])
def test_words_that_name_no_rule(option: str, words: str) -> None:
    result = CliRunner().invoke(probe, ["a.html", option, words])
    assert result.exit_code == 2
    assert f"Invalid value for '{option}': there is no rule" in result.stderr


def test_a_run_on_one_file_reads_no_more_than_it_must(here: Path) -> None:
    make("a.html")
    modules = loaded("lint", "a.html", cwd=here)
    assert not modules & {
        *("tomllib", "packaging", "jsonschema", "pathspec", "difflib"),
        *("webmcp_forms.linter.path_patterns", "webmcp_forms.config.schema", "webmcp_forms.config.show"),
    }
    assert "webmcp_forms.linter.rules" not in loaded("schema", "a.html", cwd=here)


def test_the_same_from_another_directory(here: Path) -> None:
    make("sub/a.html", "sub/b.html")
    Path("webmcp-forms.toml").write_text('exclude = ["/sub/b.html"]')
    for cwd, argument, expected in (
        (here, ".", "sub/a.html"),
        (here / "sub", ".", "a.html"),
        (here / "sub", "..", "a.html"),
    ):
        done = run("schema", "--show-files", argument, cwd=cwd)
        assert [line.partition("\t")[0] for line in done.stdout.decode().splitlines()] == [expected]
