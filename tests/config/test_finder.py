"""Which configuration applies to a file, and which project the file is in."""

import pickle
from pathlib import Path

import pytest

from webmcp_forms.config import finder as finder_module
from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.settings import Settings
from webmcp_forms.config.sources import COMMAND_LINE, Source, read_source
from webmcp_forms.errors import ConfigurationError, UsageError


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory: a repository with directories one in the other."""
    directory = tmp_path / "repository"
    (directory / "a" / "b" / "c").mkdir(parents=True)
    (directory / ".git").mkdir()
    monkeypatch.chdir(directory)
    return directory


PROJECT = "[tool.webmcp-forms]\n"


def write(path: str, fail_on: str, start: str = "") -> None:
    Path(path).write_text(f'{start}fail-on = "{fail_on}"\n')


def fail_on(path: str, **options: Path | bool | Source) -> str:
    return SettingsFinder(**options).settings_for(Path(path)).fail_on  # type: ignore[arg-type]


def test_without_a_file_the_defaults_apply(here: Path) -> None:
    assert SettingsFinder().settings_for(Path("a/x.html")) == Settings(root=str(here))


def test_the_nearest_file_applies_and_the_others_do_not() -> None:
    write("webmcp-forms.toml", "info")
    Path("a/b/webmcp-forms.toml").write_text('profile = "chrome-148"')
    assert fail_on("x.html") == fail_on("a/x.html") == "info"
    assert fail_on("a/b/x.html") == fail_on("a/b/c/x.html") == "error"


def test_a_project_file_applies_only_if_it_has_the_table() -> None:
    write("pyproject.toml", "info", PROJECT)
    Path("a/pyproject.toml").write_text("[project]\nname = 'webmcp-forms'\n")
    Path("a/b/pyproject.toml").write_text("this is [ no TOML")
    assert fail_on("a/b/c/x.html") == "info"


def test_of_two_in_a_directory_the_one_for_nothing_else_applies() -> None:
    write("pyproject.toml", "info", PROJECT)
    write("webmcp-forms.toml", "warning")
    assert fail_on("x.html") == "warning"


def test_the_search_ends_with_the_repository(here: Path) -> None:
    write("../webmcp-forms.toml", "info")
    assert fail_on("a/x.html") == "error"
    (here / ".git").rmdir()
    assert fail_on("a/x.html") == "info"


def test_the_file_need_not_be_there_and_may_be_anywhere(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write("a/webmcp-forms.toml", "info")
    for path in ("a/gone/x.html", f"{here}/a/x.html", "a/b/../x.html", "../repository/a/x.html"):
        assert fail_on(path) == "info", path
    monkeypatch.chdir("a/b")
    assert fail_on("x.html") == fail_on("../x.html") == "info"
    assert fail_on("../../x.html") == "error"


def test_standard_input_goes_by_the_working_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    write("a/webmcp-forms.toml", "info")
    monkeypatch.chdir("a")
    assert fail_on("-") == SettingsFinder().of_run.settings.fail_on == "info"


def test_patterns_are_relative_to_the_directory_of_the_file(here: Path) -> None:
    write("a/webmcp-forms.toml", "info")
    settings = SettingsFinder().settings_for(Path("a/b/x.html"))
    assert settings.root == str(here / "a")
    assert settings.local(str(here / "a" / "b" / "x.html")) == "b/x.html"
    assert settings.located("../baseline.json") == str(here / "baseline.json")


def test_a_file_that_is_named_applies_to_all_from_the_working_directory_on(here: Path) -> None:
    write("a/webmcp-forms.toml", "info")
    write("a/b/other.toml", "warning")
    finder = SettingsFinder(config=Path("a/b/other.toml"))
    assert finder.settings_for(Path("a/x.html")).fail_on == "warning"
    assert finder.settings_for(Path("a/x.html")).root == str(here)


def test_isolated_from_all_files() -> None:
    write("webmcp-forms.toml", "info")
    assert fail_on("x.html", isolated=True) == "error"
    with pytest.raises(UsageError, match="cannot be used together"):
        SettingsFinder(config=Path("webmcp-forms.toml"), isolated=True)


def test_the_command_line_has_the_last_word_everywhere() -> None:
    write("a/webmcp-forms.toml", "info")
    overrides = Source(COMMAND_LINE, {"fail-on": "never"})
    assert fail_on("a/x.html", overrides=overrides) == fail_on("x.html", overrides=overrides) == "never"
    assert fail_on("x.html", overrides=overrides, isolated=True) == "never"


def test_a_file_that_makes_no_sense_is_an_error_where_it_applies() -> None:
    Path("a/webmcp-forms.toml").write_text("x = 1")
    finder = SettingsFinder()
    assert finder.settings_for(Path("x.html")) == Settings(root=str(Path.cwd()))
    with pytest.raises(ConfigurationError, match=r"^a/webmcp-forms\.toml: there is no key 'x'"):
        finder.settings_for(Path("a/b/x.html"))


def test_a_file_that_cannot_be_read_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    write("webmcp-forms.toml", "info")

    def refuse(_path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(finder_module, "read_source", refuse)
    with pytest.raises(ConfigurationError, match=r"^webmcp-forms\.toml: permission denied"):
        SettingsFinder().settings_for(Path("x.html"))


def test_each_file_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    write("webmcp-forms.toml", "info")
    read = []

    def counting(path: Path) -> Source | None:
        read.append(path)
        return read_source(path)

    monkeypatch.setattr(finder_module, "read_source", counting)
    finder = SettingsFinder()
    found = [finder.settings_for(Path(path)) for path in ("a/b/c/x.html", "a/b/x.html", "a/y.html", "x.html", "y.html")]
    assert len(read) == 1
    assert all(settings is found[0] for settings in found)


def test_settings_travel_between_processes() -> None:
    write("webmcp-forms.toml", "info")
    settings = SettingsFinder().settings_for(Path("x.html"))
    assert pickle.loads(pickle.dumps(settings)) == settings  # noqa: S301 - written a moment ago
    assert hash(settings)


def test_the_project_is_the_repository_else_the_configuration_else_the_working_directory(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = str(here / "a" / "b" / "c")
    write("a/webmcp-forms.toml", "info")
    assert SettingsFinder().project_of(inner) == str(here)
    (here / ".git").rmdir()
    assert SettingsFinder().project_of(inner) == str(here / "a")
    assert SettingsFinder(isolated=True).project_of(inner) == str(here)
    monkeypatch.chdir("a/b/c")
    assert SettingsFinder(isolated=True).project_of(inner) == inner
    assert SettingsFinder(isolated=True).project_of(str(here)) is None
