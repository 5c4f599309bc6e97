"""Which rules run: words, sources that speak in turn, opt-in and newer rules, files, severities."""

import pickle
from collections.abc import Iterator, Mapping
from types import ModuleType

import pytest

from webmcp_forms.errors import UsageError
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule, RuleSet
from webmcp_forms.linter.selection import RuleChoice, Selection, all_rules, check_word, choose_rules, rule_words
from webmcp_forms.source import SourceFile, Span


class Module(ModuleType):
    """A module with a rule that finds nothing."""

    RULE: Rule

    def check(self, page: Page) -> Iterator[Finding]:  # noqa: ARG002 - the signature of rules
        yield from ()


def module(code: str, name: str, since: str = "0.1.0", *, opt_in: bool = False) -> Module:
    made = Module(name)
    made.RULE = Rule(code, name, Severity.WARNING, since, opt_in)
    return made


AVAILABLE = RuleSet(
    (
        module("WF101", "bad-name"),
        module("WF115", "shy-form", opt_in=True),
        module("WF201", "no-name"),
        module("WF203", "no-words"),
        module("WF204", "late-rule", "0.10.0"),
    )
)
USUAL = "101 201 203 204"


def numbers(selection: Selection, path: str | None = None) -> str:
    """The numbers of the rules that run."""
    chosen = choose_rules(selection, path, AVAILABLE)
    return " ".join(module.RULE.code[2:] for module in chosen.rules.page)


def running(*choices: RuleChoice, since: str | None = None) -> str:
    return numbers(Selection(choices, since))


def running_on(path: str, ignores: Mapping[str, tuple[str, ...]], *choices: RuleChoice) -> str:
    return numbers(Selection(choices, per_file_ignores=tuple(ignores.items())), path)


def select(*words: str, ignore: tuple[str, ...] = ()) -> RuleChoice:
    return RuleChoice(words, (), ignore)


def extend(*words: str, ignore: tuple[str, ...] = ()) -> RuleChoice:
    return RuleChoice(None, words, ignore)


def test_without_a_word_every_rule_runs_that_is_not_opt_in() -> None:
    assert running() == running(RuleChoice()) == running(select("ALL")) == USUAL


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("WF203", "203"),
        ("no-words", "203"),
        ("wf203", "203"),
        ("No-Words", "203"),
        ("WF2", "201 203 204"),
        ("WF1", "101"),
        ("all", USUAL),
    ],
)
def test_a_word_names_a_rule_a_family_or_all(word: str, expected: str) -> None:
    assert running(select(word)) == expected


def test_nothing_selected_is_nothing() -> None:
    assert running(select()) == ""


def test_several_words_add_up() -> None:
    assert running(select("WF101", "no-words")) == "101 203"


@pytest.mark.parametrize("word", ["WF201", "no-name", "WF2", "ALL"])
def test_of_words_as_narrow_ignore_wins(word: str) -> None:
    assert "201" not in running(select(word, ignore=(word,)))


def test_a_code_and_a_name_are_as_narrow() -> None:
    assert running(select("WF201", ignore=("no-name",))) == ""


def test_the_narrower_word_wins() -> None:
    assert running(select("WF201", ignore=("WF2",))) == "201"
    assert running(select("WF2", ignore=("WF201",))) == "203 204"
    assert running(select("WF2", ignore=("ALL",))) == "201 203 204"
    assert running(select("ALL", "WF203", ignore=("WF2",))) == "101 203"


def test_an_opt_in_rule_runs_only_by_its_own_code_or_name() -> None:
    assert "115" not in running(select("ALL", "WF1"))
    assert running(select("WF115")) == running(select("shy-form")) == "115"
    assert running(extend("WF115")) == f"101 115 {USUAL[4:]}"


def test_a_rule_newer_than_the_configuration_runs_only_by_its_own_code_or_name() -> None:
    assert running(since="0.1.0") == running(select("ALL"), since="0.9") == "101 201 203"
    assert running(since="0.10") == running(since="0.10.0") == running(since="1") == USUAL
    assert running(select("WF2"), since="0.1") == "201 203"
    assert running(select("WF2", "WF204"), since="0.1") == "201 203 204"
    assert running(extend("late-rule"), since="0.1") == USUAL


def test_to_ignore_adds_to_what_an_earlier_source_ignores() -> None:
    assert running(extend(ignore=("WF201",)), extend(ignore=("WF203",))) == "101 204"


def test_a_later_source_has_the_last_word() -> None:
    assert running(select("WF203"), extend(ignore=("WF2",))) == ""
    assert running(extend(ignore=("WF203",)), extend("WF2")) == USUAL
    assert running(extend("WF115"), extend(ignore=("ALL",))) == ""


def test_a_later_source_that_selects_starts_afresh() -> None:
    assert running(extend("WF115", ignore=("WF203",)), select("WF203")) == "203"
    assert running(extend("WF115", ignore=("WF203",)), select("ALL")) == USUAL


def test_files_have_rules_of_their_own() -> None:
    ignores = {"legacy/": ("WF2",), "*.mail.html": ("bad-name",)}
    assert running_on("index.html", ignores) == USUAL
    assert running_on("legacy/index.html", ignores) == "101"
    assert running_on("site/legacy/deep/index.html", ignores) == "101"
    assert running_on("site/news.mail.html", ignores) == "201 203 204"
    assert running_on("legacy/news.mail.html", ignores) == ""
    assert numbers(Selection(per_file_ignores=tuple(ignores.items()))) == USUAL


def test_a_pattern_is_anchored_at_whole_names() -> None:
    assert running_on("mylegacy/index.html", {"legacy/": ("ALL",)}) == USUAL
    assert running_on("site/a.html", {"/a.html": ("ALL",), "b.html": ("ALL",)}) == USUAL
    assert running_on("site/legacy/a.html", {"./legacy": ("ALL",)}) == USUAL


def test_a_negated_pattern_is_about_all_other_files() -> None:
    ignores = {"!templates/": ("WF2",)}
    assert running_on("templates/a.html", ignores) == USUAL
    assert running_on("site/a.html", ignores) == "101"


def test_no_selection_brings_back_what_a_file_ignores() -> None:
    assert running_on("a.html", {"*.html": ("ALL",)}, select("WF203")) == ""


@pytest.mark.parametrize("place", ["select", "extend_select", "ignore", "file", "severity"])
@pytest.mark.parametrize("word", ["WF999", "WF0", "W", "", "WF", "WF20", "no-such", "WF203 "])
def test_a_word_that_names_no_rule_is_an_error_wherever_it_stands(word: str, place: str) -> None:
    words = (word,)
    selection = {
        "select": Selection((select(word),)),
        "extend_select": Selection((extend(word),)),
        "ignore": Selection((extend(ignore=words),)),
        "file": Selection(per_file_ignores=(("never", words),)),
        "severity": Selection(severity=((word, Severity.ERROR),)),
    }[place]
    with pytest.raises(UsageError, match="there is no rule"):
        choose_rules(selection, available=AVAILABLE)


def test_what_is_misspelt_is_suggested() -> None:
    with pytest.raises(UsageError, match=r"there is no rule 'no-word'\. Did you mean 'no-words'\?"):
        running(select("no-word"))
    with pytest.raises(UsageError, match="Did you mean 'colliding-names'"):
        check_word("coliding-names")


def severities(*chosen: tuple[str, Severity]) -> dict[str, Severity]:
    return dict(choose_rules(Selection(severity=chosen), available=AVAILABLE).severities)


def test_severities() -> None:
    error, info = Severity.ERROR, Severity.INFO
    assert severities() == {}
    assert severities(("no-name", error)) == {"WF201": error}
    assert severities(("WF201", error), ("WF2", info)) == {"WF201": error, "WF203": info, "WF204": info}
    assert severities(("WF2", info), ("WF201", error), ("ALL", error))["WF203"] is info
    assert severities(("WF201", error), ("no-name", info)) == {"WF201": info}


def test_a_finding_gets_the_severity_of_its_rule() -> None:
    source = SourceFile("<form>")
    finding = Finding("WF201", "no-name", Severity.WARNING, Confidence.CERTAIN, "…", source, Span(0, 6))
    chosen = choose_rules(Selection(severity=(("WF201", Severity.ERROR),)), available=AVAILABLE)
    assert chosen.judge(finding).severity is Severity.ERROR
    assert choose_rules(Selection(), available=AVAILABLE).judge(finding) is finding


def test_every_kind_of_rule_can_be_selected() -> None:
    everything = choose_rules(Selection()).rules
    assert everything.page
    assert everything.run
    assert everything.suppression
    assert everything.site
    chosen = choose_rules(Selection((select("WF9", "WF106"),))).rules
    assert (len(chosen.page), [module.RULE.code for module in chosen.run]) == (0, ["WF106"])
    assert [module.RULE.code for module in chosen.suppression] == ["WF901", "WF902", "WF903"]


def test_the_words_of_all_rules_are_known() -> None:
    words = rule_words()
    assert {"ALL", "WF1", "WF9", "WF203", "missing-parameter-description"} <= set(words)
    assert len(words) == len(set(words))
    for word in words:
        check_word(word)
    known = all_rules()
    assert sum(map(len, (known.page, known.run, known.suppression, known.site))) * 2 == sum(
        not word.startswith("ALL") and len(word) > 3 for word in words
    )


def test_a_selection_travels_between_processes() -> None:
    selection = Selection((select("WF2"),), "0.1", (("a", ("WF203",)),), (("WF2", Severity.INFO),))
    again = pickle.loads(pickle.dumps(selection))  # noqa: S301 - written a moment ago
    assert choose_rules(again, "a") == choose_rules(selection, "a")
