"""From files and the command line to settings: keys, kinds, `extend`, releases, and what is wrong with a file."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from webmcp_forms.config.keys import configuration_keys
from webmcp_forms.config.loading import Configuration, configure
from webmcp_forms.config.settings import Settings
from webmcp_forms.config.sources import COMMAND_LINE, Source
from webmcp_forms.errors import ConfigurationError
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.linter.options import RuleOptions
from webmcp_forms.linter.selection import RuleChoice, choose_rules


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory, empty."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(text: str, name: str = "webmcp-forms.toml") -> Path:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def load(text: str = "", name: str = "webmcp-forms.toml", **overrides: object) -> Configuration:
    """The configuration of a file with that text, and of options of the command line."""
    source = Source(COMMAND_LINE, overrides) if overrides else None
    return configure(write(text, name), "/root", source)


def settings(text: str, name: str = "webmcp-forms.toml") -> Settings:
    return load(text, name).settings


def message(text: str, name: str = "webmcp-forms.toml") -> str:
    with pytest.raises(ConfigurationError) as caught:
        load(text, name)
    assert caught.value.path == name
    return caught.value.message


def test_nothing_said_is_the_default() -> None:
    assert settings("") == Settings(root="/root")


EVERYTHING = """
extend = "base.toml"
required-version = ">=0.1"
rules-since = "0.1.0"
select = ["WF2", "invalid-tool-name"]
extend-select = ["WF101"]
ignore = ["WF203"]
min-confidence = "certain"
fail-on = "never"
exclude = ["legacy/", "!legacy/a.html"]
force-exclude = true
respect-gitignore = false
profile = "chrome-148"
format = "json"
baseline = "baseline.json"

[per-file-ignores]
"mail/" = ["WF2"]
"a b.html" = []

[severity]
WF2 = "info"
colliding-names = "error"

[options]
token-budget = 500
tool-name-style = "camelCase"

[languages]
".tpl" = "html"

[output]
sarif = "report.sarif"
"""


def test_every_key() -> None:
    write("", "base.toml")
    assert settings(EVERYTHING) == Settings(
        extend="base.toml",
        required_version=">=0.1",
        rules_since="0.1.0",
        select=("WF2", "invalid-tool-name"),
        extend_select=("WF101",),
        ignore=("WF203",),
        per_file_ignores=(("mail/", ("WF2",)), ("a b.html", ())),
        severity=(("WF2", Severity.INFO), ("colliding-names", Severity.ERROR)),
        min_confidence=Confidence.CERTAIN,
        fail_on="never",
        options=RuleOptions(token_budget=500, tool_name_style="camelCase"),
        exclude=("legacy/", "!legacy/a.html"),
        force_exclude=True,
        respect_gitignore=False,
        languages=((".tpl", "html"),),
        profile="chrome-148",
        format="json",
        output=(("sarif", "report.sarif"),),
        baseline="baseline.json",
        root="/root",
    )
    said = load(EVERYTHING).sources[-1].values
    tables = {key.name for key in configuration_keys() if key.name.startswith("options.")}
    assert tables - said.keys() == tables - {"options.token-budget", "options.tool-name-style"}
    assert said.keys() | tables == {key.name for key in configuration_keys()}


def test_a_project_file_holds_a_table() -> None:
    text = '[project]\nname = "x"\n[tool.webmcp-forms]\nfail-on = "info"\n[tool.webmcp-forms.severity]\nWF2 = "error"\n'
    found = settings(text, "pyproject.toml")
    assert (found.fail_on, found.severity) == ("info", (("WF2", Severity.ERROR),))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ignroe = []", "there is no key 'ignroe'. Did you mean 'ignore'?"),
        ("per_file_ignores = {}", "there is no key 'per_file_ignores'. Did you mean 'per-file-ignores'?"),
        ("qqq = 1", "there is no key 'qqq'."),
        (
            "options = {token-bugdet = 1}",
            "there is no key 'options.token-bugdet'. Did you mean 'options.token-budget'?",
        ),
        ("options = 1", "options must be a table"),
        ('format = "jsno"', "format has no choice 'jsno'. Did you mean 'json'?"),
        ('fail-on = "x"', "fail-on has no choice 'x'. There are error, warning, info, never."),
        ("fail-on = 1", "fail-on must be one of error, warning, info, never, not 1"),
        (
            'select = "WF2"',
            "select must be a list, each item of which is the code or the name of a rule, a family such as WF2",
        ),
        ('select = ["WF999"]', "an item of select: there is no rule 'WF999'."),
        (
            'ignore = ["missing-tool-descripton"]',
            "an item of ignore: there is no rule 'missing-tool-descripton'. Did you mean 'missing-tool-description'?",
        ),
        ("force-exclude = 1", "force-exclude must be true or false, not 1"),
        ('force-exclude = "true"', "force-exclude must be true or false, not 'true'"),
        ("options.token-budget = 0", "options.token-budget must be a whole number from 1 on, not 0"),
        ("options.token-budget = true", "options.token-budget must be a whole number from 1 on, not true"),
        ("options.token-budget = 1.5", "options.token-budget must be a whole number from 1 on, not 1.5"),
        ('exclude = [""]', "an item of exclude must be a pattern of paths, not empty text"),
        ("exclude = [[]]", "an item of exclude must be a pattern of paths, not a list"),
        ("baseline = 2024-01-01", "baseline must be a path, not a date"),
        ('languages = {tpl = "html"}', "a key of languages must be a suffix such as .tpl, not 'tpl'"),
        ('languages = {".tpl" = "hmtl"}', "languages.'.tpl' has no choice 'hmtl'. Did you mean 'html'?"),
        ('severity = {WF203 = "off"}', "severity.WF203 has no choice 'off'. There are error, warning, info."),
        ('severity = {WF0 = "error"}', "a key of severity: there is no rule 'WF0'."),
        ('per-file-ignores = {"a/" = ["WF0"]}', "an item of per-file-ignores.'a/': there is no rule 'WF0'."),
        ('rules-since = "soon"', "rules-since must be a release such as 0.1.0, not 'soon'"),
        ('profile = "chrome-1"', "profile has no choice 'chrome-1'. Did you mean 'chrome-1"),
        ("a = [", "it is not TOML: Invalid value (at end of document)"),
        ("x = 1\ny = = 2", "it is not TOML: Invalid value (at line 2, column 5)"),
        ("exclude = []\nexclude = []\n", "it is not TOML: Cannot overwrite a value (at line 2, column 13)"),
    ],
)
def test_what_makes_no_sense_is_an_error_with_file_and_key(text: str, expected: str) -> None:
    assert message(text).startswith(expected)


def test_an_error_names_a_file_elsewhere() -> None:
    assert message("[tool.webmcp-forms]\nselekt = []", "sub/pyproject.toml").startswith("there is no key 'selekt'")


@pytest.mark.parametrize("text", ["[tool]\nwebmcp-forms = 1", "tool.webmcp-forms = []"])
def test_a_table_that_is_none(text: str) -> None:
    assert message(text, "pyproject.toml") == "tool.webmcp-forms must be a table"


@pytest.mark.parametrize("text", ["", "[project]\nname = 'webmcp-forms'", "tool = 'webmcp-forms'", "[tool.webmcp]"])
def test_a_project_file_that_is_named_must_have_the_table(text: str) -> None:
    assert message(text, "pyproject.toml") == "it has no table [tool.webmcp-forms]"


def test_bytes_that_are_no_text() -> None:
    Path("webmcp-forms.toml").write_bytes(b"# \xff")
    with pytest.raises(ConfigurationError, match=r"webmcp-forms\.toml: it is not UTF-8, from byte 2 on"):
        configure(Path("webmcp-forms.toml"), "/")


def test_a_byte_order_mark_is_no_mistake() -> None:
    assert settings('\ufefffail-on = "info"').fail_on == "info"


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "9" * 10_000, "a" + ".a" * 20_000 + " = 1"])
def test_hostile_files_are_errors_like_others(text: str) -> None:
    with pytest.raises(ConfigurationError):
        load(text)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(ConfigurationError, match=r"gone\.toml: no such file or directory"):
        configure(Path("gone.toml"), "/")


@pytest.mark.parametrize("wanted", [">=0.1", "0.1.0", "==0.1.*", ">=0.1,<1", "~=0.1.0", ">0"])
def test_a_release_that_is_required_and_there(wanted: str) -> None:
    assert settings(f'required-version = "{wanted}"').required_version == wanted


@pytest.mark.parametrize("wanted", [">=9", "9.0", "<0.1", "!=0.1.0"])
def test_another_release_is_said_before_anything_else(wanted: str) -> None:
    text = f'unheard-of = 1\nrequired-version = "{wanted}"'
    assert message(text) == f"it requires webmcp-forms {wanted}, and this is 0.1.0"


def test_releases_that_make_no_sense() -> None:
    assert message('required-version = "new"') == "required-version must be releases such as >=0.1,<1, not 'new'"
    assert message("required-version = 1") == "required-version must be releases such as >=0.1,<1, not 1"


def running(configuration: Configuration) -> list[str]:
    chosen = choose_rules(configuration.settings.selection).rules
    return [module.RULE.code for module in chosen.page if module.RULE.code in ("WF101", "WF203", "WF204")]


def test_a_file_extends_another() -> None:
    write('fail-on = "info"\nprofile = "chrome-148"\noptions.token-budget = 5', "base/base.toml")
    extended = settings('extend = "base/base.toml"\nprofile = "chrome-152"\noptions.most-choices = 7')
    assert (extended.fail_on, extended.profile) == ("info", "chrome-152")
    assert extended.options == RuleOptions(token_budget=5, most_choices=7)


def test_tables_are_joined_and_exclusions_add_up() -> None:
    write('exclude = ["a", "b"]\nseverity = {WF2 = "info", WF1 = "info"}\nextend-select = ["WF9"]', "base.toml")
    extended = settings('extend = "base.toml"\nexclude = ["!a"]\nseverity = {WF2 = "error"}')
    assert extended.exclude == ("a", "b", "!a")
    assert dict(extended.severity) == {"WF2": Severity.ERROR, "WF1": Severity.INFO}


def test_sources_have_their_say_about_rules_in_turn() -> None:
    write('ignore = ["WF203", "WF101"]', "base.toml")
    assert running(load('extend = "base.toml"')) == ["WF204"]
    assert running(load('extend = "base.toml"\nextend-select = ["WF203"]')) == ["WF203", "WF204"]
    assert running(load('extend = "base.toml"\nignore = ["WF204"]')) == []
    assert running(load('extend = "base.toml"\nselect = ["WF203"]')) == ["WF203"]
    assert running(load('select = ["WF203"]', ignore=("WF2",))) == []
    assert running(load('ignore = ["WF203"]', select=("WF2",))) == ["WF203", "WF204"]


def test_what_a_later_source_starts_afresh_is_forgotten() -> None:
    write('ignore = ["WF1"]', "base.toml")
    kept = settings('extend = "base.toml"\nignore = ["WF2"]')
    assert kept.earlier_choices == (RuleChoice(None, (), ("WF1",)),)
    assert (kept.select, kept.ignore) == (None, ("WF2",))
    afresh = settings('extend = "base.toml"\nselect = ["WF2"]')
    assert (afresh.select, afresh.ignore, afresh.earlier_choices) == (("WF2",), (), ())


def test_a_chain_of_files_each_relative_to_its_own() -> None:
    write('fail-on = "info"', "one/two/base.toml")
    write('[tool.webmcp-forms]\nextend = "two/base.toml"\nprofile = "chrome-148"', "one/pyproject.toml")
    configuration = load('extend = "one/pyproject.toml"')
    assert (configuration.settings.fail_on, configuration.settings.profile) == ("info", "chrome-148")
    assert [source.origin for source in configuration.sources] == [
        "one/two/base.toml",
        "one/pyproject.toml",
        "webmcp-forms.toml",
    ]


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"webmcp-forms.toml": "webmcp-forms.toml"}, "webmcp-forms.toml leads back here"),
        ({"webmcp-forms.toml": "b.toml", "b.toml": "./webmcp-forms.toml"}, "./webmcp-forms.toml leads back here"),
        ({"webmcp-forms.toml": "b.toml", "b.toml": "c.toml", "c.toml": "b.toml"}, "b.toml leads back here"),
    ],
)
def test_a_circle_is_an_error(files: Mapping[str, str], expected: str) -> None:
    for name, extended in files.items():
        write(f'extend = "{extended}"', name)
    with pytest.raises(ConfigurationError, match=f"extend goes in a circle: {expected}") as caught:
        configure(Path("webmcp-forms.toml"), "/")
    assert caught.value.path == list(files)[-1]


def test_what_is_wrong_with_an_extended_file() -> None:
    assert message('extend = "gone.toml"') == "extend: gone.toml: no such file or directory"
    write("[project]", "base/pyproject.toml")
    assert message('extend = "base/pyproject.toml"').startswith("extend: base/pyproject.toml: it has no table")
    assert message('extend = "base"') == "extend: base: is a directory"
    write("x = 1", "base.toml")
    with pytest.raises(ConfigurationError, match=r"^base\.toml: there is no key 'x'"):
        load('extend = "base.toml"')


def test_the_command_line_has_the_last_word() -> None:
    assert load('fail-on = "info"', **{"fail-on": "error"}).settings.fail_on == "error"


def test_origins() -> None:
    write('severity = {WF2 = "info"}\nfail-on = "info"\nignore = ["WF1"]', "base.toml")
    configuration = load('extend = "base.toml"\nseverity = {WF1 = "info"}\nfail-on = "error"', profile="chrome-148")
    origins = {key.name: configuration.origins(key) for key in configuration_keys()}
    assert origins["severity"] == ("base.toml", "webmcp-forms.toml")
    assert origins["fail-on"] == ("webmcp-forms.toml",)
    assert origins["profile"] == ("command line",)
    assert origins["ignore"] == ("base.toml",)
    assert origins["format"] == ()
