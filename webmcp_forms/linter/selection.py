"""Which rules run, and how severe their findings are.

A word names one rule by its code or name, a family such as `WF2`, or `ALL` rules; case does not count. Several sources
have their say in turn: a configuration that is extended, the one that extends it, the command line. One that says what
to `select` starts afresh, another one adds and takes away. Within one source the narrower word wins, and `ignore`
where both are as narrow. A rule that is opt-in, or newer than `rules_since`, only runs when its own code or name is
selected: neither `ALL` nor a family selects it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from webmcp_forms.errors import UsageError
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.rule import AnyRuleModule, Rule, RuleSet
from webmcp_forms.linter.rule_names import EVERYTHING, RuleNames
from webmcp_forms.records import record

_Module = TypeVar("_Module", bound=AnyRuleModule)

_EVERYTHING, _FAMILY, _RULE = range(3)


@record
class RuleChoice:
    """What one source says about which rules run; `select` is None where it does not start afresh."""

    select: tuple[str, ...] | None = None
    extend_select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()


@record
class Selection:
    """What all sources say about rules.

    `per_file_ignores` are patterns of paths, each with words; one that starts with `!` is about the files that the rest
    of it does not match. `severity` are words, each with what the findings of its rules are to be.
    """

    choices: tuple[RuleChoice, ...] = ()
    rules_since: str | None = None
    per_file_ignores: tuple[tuple[str, tuple[str, ...]], ...] = ()
    severity: tuple[tuple[str, Severity], ...] = ()


@record
class ChosenRules:
    """The rules that run on a file, and the severities, by code, that are not the rules' own."""

    rules: RuleSet
    severities: tuple[tuple[str, Severity], ...] = ()

    @property
    def reads_everything(self) -> bool:
        """Whether a rule runs that speaks about files without any tool attribute."""
        return _reads_everything(self.rules)

    @property
    def codes(self) -> frozenset[str]:
        """The codes of the rules that run."""
        return _codes(self.rules)

    def runs(self, code: str) -> bool:
        """Whether the rule of that code runs."""
        return code in self.codes

    def judge(self, finding: Finding) -> Finding:
        """The finding with the severity that was chosen for its rule."""
        chosen = dict(self.severities).get(finding.code)
        return finding if chosen is None else replace(finding, severity=chosen)


# Each file asks these, and most files of a run have the same rules.


@lru_cache(maxsize=256)
def _reads_everything(rules: RuleSet) -> bool:
    return any(module.RULE.on_plain_pages for module in rules.page)


@lru_cache(maxsize=256)
def _codes(rules: RuleSet) -> frozenset[str]:
    return frozenset(module.RULE.code for module in _modules(rules))


@lru_cache(maxsize=1)
def all_rules() -> RuleSet:
    """Every rule there is."""
    # Imported here, since what a configuration says about rules is read by commands that run none.
    from webmcp_forms.linter.rules import RULES, RUN_RULES, SITE_RULES, SUPPRESSION_RULES

    return RuleSet(RULES, RUN_RULES, SUPPRESSION_RULES, SITE_RULES)


def choose_rules(selection: Selection, path: str | None = None, available: RuleSet | None = None) -> ChosenRules:
    """The rules, of all or of those that are available, that run on a file.

    `path` is relative to what `per_file_ignores` are relative to, with forward slashes; without it they do not count.
    Raises `UsageError` for a word that names no rule.
    """
    available = available or all_rules()
    chosen = _chosen(selection, available)
    ignored = tuple(_ignored(selection, path)) if path is not None and selection.per_file_ignores else ()
    return _without(chosen, ignored, available) if ignored else chosen


def rule_words() -> tuple[str, ...]:
    """All words that name rules, from the widest to the narrowest."""
    rules = [module.RULE for module in _modules(all_rules())]
    families = dict.fromkeys(rule.family for rule in rules)
    return (EVERYTHING, *families, *(rule.code for rule in rules), *(rule.name for rule in rules))


def check_word(word: str) -> None:
    """Raise `UsageError` for a word that names no rule."""
    _reach(word, all_rules())


@lru_cache(maxsize=256)
def _chosen(selection: Selection, available: RuleSet) -> ChosenRules:
    rules = [module.RULE for module in _modules(available)]
    reserved = frozenset(rule.code for rule in rules if rule.opt_in or _is_newer(rule, selection.rules_since))
    running = frozenset(rule.code for rule in rules) - reserved
    for choice in selection.choices:
        running = _after(choice, running, reserved, available)
    for _, words in selection.per_file_ignores:
        _levels(words, available)
    return ChosenRules(_restrict(available, running), tuple(_severities(selection.severity, rules, available)))


def _after(choice: RuleChoice, running: frozenset[str], reserved: frozenset[str], available: RuleSet) -> frozenset[str]:
    """The codes of the rules that run when one more source has spoken."""
    selected = _levels((*(choice.select or ()), *choice.extend_select), available)
    wanted = {code: level for code, level in selected.items() if level == _RULE or code not in reserved}
    refused = _levels(choice.ignore, available)
    before = running if choice.select is None else frozenset()
    removed = {code for code, level in refused.items() if level >= wanted.get(code, level)}
    return (before | wanted.keys()) - removed


def _severities(
    chosen: Iterable[tuple[str, Severity]], rules: Iterable[Rule], available: RuleSet
) -> Iterator[tuple[str, Severity]]:
    """What the narrowest word, of several the last, makes of the rules that it names."""
    reached = [(*_reach(word, available), severity) for word, severity in chosen]
    narrowest_last = sorted(reached, key=lambda found: found[0])
    by_code = {code: severity for _, codes, severity in narrowest_last for code in codes}
    return ((rule.code, by_code[rule.code]) for rule in rules if rule.code in by_code)


def _ignored(selection: Selection, path: str) -> Iterator[str]:
    from webmcp_forms.linter.path_patterns import path_patterns

    for pattern, words in selection.per_file_ignores:
        if path_patterns((pattern.removeprefix("!"),)).cover(path) != pattern.startswith("!"):
            yield from words


@lru_cache(maxsize=1024)
def _without(chosen: ChosenRules, words: tuple[str, ...], available: RuleSet) -> ChosenRules:
    ignored = _levels(words, available)
    running = frozenset(module.RULE.code for module in _modules(chosen.rules)) - ignored.keys()
    return replace(chosen, rules=_restrict(available, running))


def _restrict(available: RuleSet, codes: frozenset[str]) -> RuleSet:
    def kept(modules: tuple[_Module, ...]) -> tuple[_Module, ...]:
        return tuple(module for module in modules if module.RULE.code in codes)

    return RuleSet(kept(available.page), kept(available.run), kept(available.suppression), kept(available.site))


def _levels(words: Sequence[str], available: RuleSet) -> dict[str, int]:
    """The codes of the rules that words name, each with how narrow the narrowest word for it is."""
    levels: dict[str, int] = {}
    for word in words:
        level, codes = _reach(word, available)
        levels.update((code, level) for code in codes if level > levels.get(code, -1))
    return levels


def _reach(word: str, available: RuleSet) -> tuple[int, tuple[str, ...]]:
    """How narrow a word is, and the codes of the rules that it names."""
    if word.upper() == EVERYTHING:
        return _EVERYTHING, tuple(module.RULE.code for module in _modules(available))
    names = _names(available)
    found = names.find(word)
    if not found:
        raise UsageError(f"there is no rule {word!r}.{names.suggestion(word)}")
    level = _FAMILY if word.upper() == found[0].family else _RULE
    return level, tuple(rule.code for rule in found)


@lru_cache(maxsize=16)
def _names(available: RuleSet) -> RuleNames:
    return RuleNames(module.RULE for module in _modules(available))


def _modules(available: RuleSet) -> tuple[AnyRuleModule, ...]:
    modules: tuple[AnyRuleModule, ...] = (*available.page, *available.run, *available.suppression, *available.site)
    return tuple(sorted(modules, key=lambda module: module.RULE.code))


def _is_newer(rule: Rule, release: str | None) -> bool:
    return release is not None and _numbers(rule.since) > _numbers(release)


def _numbers(release: str) -> tuple[int, ...]:
    """The numbers of a release such as `1.2`, without zeros at the end."""
    numbers = [int(number) for number in release.split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)
