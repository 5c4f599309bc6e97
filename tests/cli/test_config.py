"""`webmcp-forms config` and `webmcp-forms init`."""

import json
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator

from webmcp_forms.cli.commands import command_line
from webmcp_forms.config.keys import configuration_keys
from webmcp_forms.config.loading import configure
from webmcp_forms.config.schema import configuration_schema
from webmcp_forms.config.settings import Settings
from webmcp_forms.config.starter import FIRST_CONFIGURATION, JOBS
from webmcp_forms.report.formats import FORMATS


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(command_line, list(arguments))


def lines(*arguments: str) -> list[str]:
    result = invoke("config", "show", *arguments)
    assert result.exit_code == 0, result.stderr
    return result.stdout.splitlines()


def test_without_a_file_all_is_the_default() -> None:
    first, *rest = lines()
    assert first == "# no configuration file"
    assert 'select = ["ALL"]  # default' in rest
    assert "# baseline is not set" in rest
    assert len(rest) == len(configuration_keys())
    assert all(line.endswith(("  # default", " is not set")) for line in rest)


def test_each_value_names_the_file_or_the_option_it_comes_from() -> None:
    Path("base.toml").write_text('ignore = ["WF203"]\nprofile = "chrome-148"')
    Path("sub").mkdir()
    Path("sub/pyproject.toml").write_text('[tool.webmcp-forms]\nextend = "../base.toml"\nexclude = ["a \\"b\\""]')
    Path("sub/page.html").touch()
    for path in ("sub", "sub/page.html", "sub/gone.html"):
        shown = lines(path, "--ignore", "WF204,WF1", "--fail-on", "never")
        assert shown[0] == "# sub/pyproject.toml"
        assert 'ignore = ["WF203"]  # base.toml' in shown
        assert 'ignore = ["WF204", "WF1"]  # command line' in shown
        assert 'profile = "chrome-148"  # base.toml' in shown
        assert 'exclude = ["a \\"b\\""]  # sub/pyproject.toml' in shown
        assert 'fail-on = "never"  # command line' in shown


def test_what_is_shown_is_toml() -> None:
    Path("webmcp-forms.toml").write_text(
        'per-file-ignores = {"a b/" = ["WF2"]}\nseverity = {WF2 = "info"}\noptions.token-budget = 3\n'
    )
    shown = tomllib.loads("\n".join(lines()))
    Draft202012Validator(configuration_schema()).validate(shown)
    Path("again.toml").write_text("\n".join(lines()))
    applied, again = (configure(Path(name), "/").settings for name in ("webmcp-forms.toml", "again.toml"))
    assert again == applied


def test_as_json() -> None:
    Path("webmcp-forms.toml").write_text('fail-on = "info"')
    document = json.loads(invoke("config", "show", "--format", "json").stdout)
    assert document["file"] == "webmcp-forms.toml"
    settings = {row["key"]: (row["value"], row["origins"]) for row in document["settings"]}
    assert settings["fail-on"] == ("info", ["webmcp-forms.toml"])
    assert settings["baseline"] == (None, ["default"])


def test_a_file_that_is_named_and_none() -> None:
    Path("webmcp-forms.toml").write_text('fail-on = "info"')
    Path("other.toml").write_text('fail-on = "warning"')
    assert 'fail-on = "warning"  # other.toml' in lines("--config", "other.toml")
    assert 'fail-on = "error"  # default' in lines("--isolated")


def test_what_files_say_reaches_the_terminal_escaped() -> None:
    Path("webmcp-forms.toml").write_text('exclude = ["\\u001b[31m"]')
    assert 'exclude = ["\\u001b[31m"]  # webmcp-forms.toml' in lines()
    Path("webmcp-forms.toml").write_text('"\\u001b[31m" = 1')
    result = invoke("config", "show")
    assert result.exit_code == 2
    assert "\x1b" not in result.stderr
    assert result.stderr.startswith("webmcp-forms: webmcp-forms.toml: there is no key ")


def test_the_schema() -> None:
    assert json.loads(invoke("config", "schema").stdout) == configuration_schema()


def test_no_subcommand_is_an_error_and_a_slip_is_named() -> None:
    assert invoke("config").exit_code == 2
    result = invoke("config", "sohw")
    assert result.exit_code == 2
    assert "No such command 'sohw'" in result.stderr


def test_init_writes_a_configuration_that_changes_nothing_but_guards_against_new_rules() -> None:
    result = invoke("init")
    assert (result.exit_code, result.stdout) == (0, "")
    assert "written" in result.stderr
    assert Path("webmcp-forms.toml").read_text() == FIRST_CONFIGURATION
    assert configure(Path("webmcp-forms.toml"), "/").settings == Settings(root="/", rules_since="0.1.0")
    assert 'rules-since = "0.1.0"  # webmcp-forms.toml' in lines()


@pytest.mark.parametrize("arguments", [(), ("--ci", "github")])
@pytest.mark.parametrize(
    ("name", "text"), [("webmcp-forms.toml", "# mine"), ("pyproject.toml", "[tool.webmcp-forms]\n# mine")]
)
def test_init_never_changes_a_configuration(name: str, text: str, arguments: tuple[str, ...]) -> None:
    Path(name).write_text(text)
    result = invoke("init", *arguments)
    assert result.exit_code == (0 if arguments else 2)
    assert f"webmcp-forms: {name}: there is a configuration already" in result.stderr
    assert Path(name).read_text() == text
    assert [path.name for path in Path().iterdir()] == [name]


def test_init_does_not_follow_a_link_to_nowhere() -> None:
    Path("webmcp-forms.toml").symlink_to("elsewhere.toml")
    result = invoke("init")
    assert result.exit_code == 2
    assert not Path("elsewhere.toml").exists()


def test_init_stands_beside_a_project_file_of_others() -> None:
    Path("pyproject.toml").write_text("[project]\nname = 'webmcp-forms'\n")
    assert invoke("init").exit_code == 0


@pytest.mark.parametrize("service", JOBS)
def test_init_prints_a_job(service: str) -> None:
    result = invoke("init", "--ci", service)
    file, text = JOBS[service]
    assert (result.exit_code, result.stdout) == (0, text)
    assert f"this job belongs in {file}" in result.stderr
    assert Path("webmcp-forms.toml").exists()
    assert not Path(file).exists()


@pytest.mark.parametrize("service", JOBS)
def test_jobs_run_a_command_that_there_is(service: str) -> None:
    _, text = JOBS[service]
    (line,) = (line for line in text.splitlines() if "webmcp-forms lint" in line)
    (form,) = (word.partition("=")[0] for word in line.split() if word.partition("=")[0] in FORMATS)
    assert form == service
