"""What the report formats of `lint` are made from, and where each of them takes paths from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from webmcp_forms import __version__
from webmcp_forms.browser.profiles import DEFAULT_PROFILE
from webmcp_forms.linter.engine import Crash
from webmcp_forms.linter.finding import Finding
from webmcp_forms.records import record

if TYPE_CHECKING:  # few formats show tools
    from webmcp_forms.report.tool_facts import ToolFacts


@record
class Problem:
    """Why something could not be checked: a file that cannot be read, or a rule that crashed on one.

    `path` is "" when it is about no file, and `code` names the rule that crashed or is "".
    """

    path: str
    message: str
    code: str = ""

    @classmethod
    def from_crash(cls, crash: Crash) -> Problem:
        """The problem that the crash of a rule is."""
        return cls(crash.path, f"internal error in rule {crash.code}: {crash.error}", crash.code)


@record
class Report:
    """One run of the linter.

    `findings` are those to report, in the order to report them, with their final severities. `files` are the paths, for
    programs, of all files of the run in order, those with problems and those without findings included. `fixed` counts
    the findings that were repaired and are no longer there. `tools` are the forms that are tools or are meant to be, in
    the order of the files, for the formats that show them; see `formats.SHOWING_TOOLS`.
    """

    findings: tuple[Finding, ...] = ()
    problems: tuple[Problem, ...] = ()
    files: tuple[str, ...] = ()
    fixed: int = 0
    profile: str = DEFAULT_PROFILE
    version: str = __version__
    tools: tuple[ToolFacts, ...] = ()


@record
class Appearance:
    """What the stream that a report goes to can show. Formats for programs never use colour."""

    colour: bool = False
    ascii_only: bool = False


PLAIN = Appearance()
"""The appearance of a file: any character, no colour."""

Renderer: TypeAlias = Callable[[Report, Appearance], Iterator[str]]
"""A report format: pieces of text that are ready to be written, the same ones whenever the report is the same."""


def machine_path(path: str) -> str:
    """The path that formats for programs name a file by; all of them ask here."""
    return path.removeprefix("./")
