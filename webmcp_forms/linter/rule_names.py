"""What a word of a user names: a rule by its code or name, a family of rules, or all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from webmcp_forms.errors import did_you_mean
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.rule import Rule

EVERYTHING = "ALL"
"""The word for all rules but those about suppressions."""

SUPPRESSION_FAMILY = "WF9"
"""The family of the rules about suppressions."""

# What is longer is no slip.
_LONGEST = 60
_LONGEST_CODE = len("WF203")


class RuleNames:
    """The words that name any of some rules. Case does not count in them."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules: dict[str, list[Rule]] = {}
        self._words: dict[str, None] = {}
        for rule in rules:
            for word in _words(rule.code, rule.name):
                self._rules.setdefault(word.lower(), []).append(rule)
                self._words[word] = None

    def find(self, word: str) -> tuple[Rule, ...]:
        """The rules that a word names, or none."""
        return tuple(self._rules.get(word.lower(), ()))

    def settled(self, ran: frozenset[str]) -> frozenset[str]:
        """The words, in lower case, whose rules ran, by their codes.

        Of the rules that a family has, those that only run when they are selected need not have run.
        """
        return frozenset(word for word, rules in self._rules.items() if _expected(rules) <= ran)

    def suggestion(self, word: str) -> str:
        """A question that names what is probably meant by a word that names no rule, or "". See `did_you_mean`."""
        if len(word) > _LONGEST or _is_code(word):
            return ""
        spelled = word.upper() if len(word) <= _LONGEST_CODE else word.lower().replace("_", "-")
        return did_you_mean(spelled, self._words)


def _expected(rules: Sequence[Rule]) -> frozenset[str]:
    usual = [rule for rule in rules if not rule.opt_in]
    return frozenset(rule.code for rule in usual or rules)


def finding_keys(finding: Finding) -> tuple[str, ...]:
    """The words, in lower case, that name the rule of a finding."""
    return _keys(finding.code, finding.name)


@cache
def _keys(code: str, name: str) -> tuple[str, ...]:
    return tuple(word.lower() for word in _words(code, name))


def _words(code: str, name: str) -> tuple[str, ...]:
    family = code[: len(SUPPRESSION_FAMILY)]
    return (code, name, family) if family == SUPPRESSION_FAMILY else (code, name, family, EVERYTHING)


def _is_code(word: str) -> bool:
    """Whether a word is a code by its form: all codes are as near to it."""
    return word[:2].upper() == "WF" and word[2:].isdecimal()
