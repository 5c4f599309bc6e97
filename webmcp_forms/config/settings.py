"""What can be configured, and what applies when nothing is.

`Settings` says it all: each field with a `Meaning` is a key of a configuration, its name in kebab case. How files are
read, the JSON Schema and `config show` go by these fields; see `keys`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from webmcp_forms.browser.profiles import DEFAULT_PROFILE
from webmcp_forms.config.places import below
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.linter.options import DEFAULT_OPTIONS, RuleOptions
from webmcp_forms.linter.selection import RuleChoice, Selection
from webmcp_forms.records import record
from webmcp_forms.report.formats import DEFAULT_FORMAT

if TYPE_CHECKING:  # what nobody needs who configures nothing
    from webmcp_forms.config.keys import (
        CONFIDENCE,
        FLAG,
        FORMAT,
        LANGUAGE,
        LIMIT,
        PATH,
        PATTERN,
        PROFILE,
        RELEASE,
        RELEASES,
        RULE,
        RULES,
        SEVERITY,
        SUFFIX,
        Meaning,
    )
    from webmcp_forms.config.kinds import Items, Table

NEVER = "never"
"""The `fail_on` that no finding reaches."""


@record
class Settings:
    """What applies to a file, or to a run.

    Patterns and paths are relative to `root`. `earlier_choices` is what extended files said about rules, before
    `select`, `extend_select` and `ignore` have their say; with them, `select` may be None.
    """

    extend: Annotated[str | None, Meaning(PATH, "The file to extend, relative to this one.")] = None
    required_version: Annotated[str | None, Meaning(RELEASES, "The releases of webmcp-forms to use.")] = None
    rules_since: Annotated[
        str | None, Meaning(RELEASE, "Newer rules only run when their own code or name is selected.")
    ] = None
    select: Annotated[
        tuple[str, ...] | None, Meaning(RULES, "The rules that run; opt-in ones only by their own code or name.")
    ] = ("ALL",)
    extend_select: Annotated[tuple[str, ...], Meaning(RULES, "Rules that run besides.")] = ()
    ignore: Annotated[
        tuple[str, ...], Meaning(RULES, "Rules that do not run, unless a narrower word selects them.")
    ] = ()
    per_file_ignores: Annotated[
        tuple[tuple[str, tuple[str, ...]], ...],
        Meaning(Table(PATTERN, RULES), "Rules that do not run on some files, by patterns as in .gitignore."),
    ] = ()
    severity: Annotated[
        tuple[tuple[str, Severity], ...], Meaning(Table(RULE, SEVERITY), "How severe the findings of rules are.")
    ] = ()
    min_confidence: Annotated[Confidence, Meaning(CONFIDENCE, "Less sure findings are left out.")] = Confidence.LIKELY
    fail_on: Annotated[str, Meaning(LIMIT, "A finding this severe makes the exit code 1.")] = Severity.ERROR.value
    options: RuleOptions = DEFAULT_OPTIONS
    exclude: Annotated[
        tuple[str, ...], Meaning(Items(PATTERN), "What is left out, by patterns as in .gitignore.", adds_up=True)
    ] = ()
    force_exclude: Annotated[bool, Meaning(FLAG, "Leave out what is excluded or ignored even when named.")] = False
    respect_gitignore: Annotated[bool, Meaning(FLAG, "Leave out what git ignores in directories searched.")] = True
    languages: Annotated[
        tuple[tuple[str, str], ...], Meaning(Table(SUFFIX, LANGUAGE), "The languages of files, by suffix.")
    ] = ()
    profile: Annotated[str, Meaning(PROFILE, "The version of Chromium whose answer is given.")] = DEFAULT_PROFILE
    format: Annotated[str, Meaning(FORMAT, "The format of the report on standard output.")] = DEFAULT_FORMAT
    output: Annotated[
        tuple[tuple[str, str], ...], Meaning(Table(FORMAT, PATH), "The files to write reports to, by format.")
    ] = ()
    baseline: Annotated[str | None, Meaning(PATH, "The file of the findings that are tolerated.")] = None

    root: str = os.curdir
    earlier_choices: tuple[RuleChoice, ...] = ()

    @property
    def selection(self) -> Selection:
        """What is said about rules, for `choose_rules`."""
        last = RuleChoice(self.select, self.extend_select, self.ignore)
        return Selection((*self.earlier_choices, last), self.rules_since, self.per_file_ignores, self.severity)

    def local(self, path: str) -> str:
        """An absolute path as patterns see it: relative to `root` where it is below, with forward slashes."""
        return below(path, self.root)

    def located(self, path: str) -> str:
        """Where a path that a configuration names lies, such as `baseline`."""
        return os.path.normpath(os.path.join(self.root, path))  # noqa: PTH118 - a `Path` keeps the dots

    def language_of(self, name: str) -> str | None:
        """The language that is configured for a file name, by its longest suffix."""
        languages = {suffix.lower(): language for suffix, language in self.languages}
        return next((languages[suffix] for suffix in suffixes(name) if suffix in languages), None)


def suffixes(name: str) -> Iterator[str]:
    """The suffixes of a file name in lower case, the longest first: `.html.j2` and `.j2` for `a.html.j2`."""
    lowered = name.lower()
    dot = lowered.find(".", 1)
    while dot > 0:
        yield lowered[dot:]
        dot = lowered.find(".", dot + 1)
