"""The report on differences, in Markdown, ready to be filed with whichever side is wrong."""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from webmcp_forms import __version__
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.records import record
from webmcp_forms.verify.answers import Answer
from webmcp_forms.verify.differences import Difference
from webmcp_forms.verify.verifying import Verdict

_LONGEST_PAGE = 20_000
_TICKS = re.compile("`+")
_SIDES = """\
## Who is wrong

What `webmcp-forms` says has to be what Chromium does: if Chromium does as it should, this is a report for
`webmcp-forms`. If Chromium does not do what the specification of WebMCP says, or does two things for two pages that
mean the same, it is one for Chromium (https://crbug.com, component Blink > WebMCP), and for `webmcp-forms` as long as
Chromium is like that. Say which, and delete this paragraph.
"""


@record
class Case:
    """One page that differs, how it is shown, and a smaller page on which the first fact differs too."""

    verdict: Verdict
    shown: str
    reduced: str


def report(cases: Sequence[Case], browser_version: str, profile: Profile) -> Iterator[str]:
    """The report in pieces."""
    count = sum(len(case.verdict.differences) for case in cases)
    yield f"# Chromium and webmcp-forms differ in {count} {'fact' if count == 1 else 'facts'}\n\n"
    yield "| | |\n| --- | --- |\n"
    for name, value in _versions(browser_version, profile):
        yield f"| {name} | {_inline(value)} |\n"
    if profile.name.partition("-")[2] not in browser_version:
        yield "\nThe browser is of another version than the profile, which alone may make a difference.\n"
    yield f"\n{_SIDES}"
    for number, case in enumerate(cases, 1):
        yield from _case(number, case)


def _versions(browser_version: str, profile: Profile) -> Iterator[tuple[str, str]]:
    yield "webmcp-forms", f"{__version__}, profile {profile.name}"
    yield "Browser", browser_version
    yield "Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"


def _case(number: int, case: Case) -> Iterator[str]:
    verdict = case.verdict
    yield f"\n## {number}. {_inline(case.shown)}\n\n"
    yield "| where | what | webmcp-forms | Chromium |\n| --- | --- | --- | --- |\n"
    for difference in verdict.differences:
        cells = (_line(verdict, difference), what(difference), difference.ours, difference.theirs)
        yield f"| {' | '.join(map(_inline, cells))} |\n"
    is_whole = case.reduced == verdict.document.source.text
    yield f"\n{'The page' if is_whole else 'A page that is enough for the first line'}:\n\n"
    yield _fenced(case.reduced[:_LONGEST_PAGE], "html")
    if len(case.reduced) > _LONGEST_PAGE:
        yield f"\n(the first {_LONGEST_PAGE} of {len(case.reduced)} characters)\n"
    for name, answer in (("webmcp-forms", verdict.ours), ("Chromium", verdict.theirs)):
        yield f"\nWhat {name} says of it on the whole page:\n\n"
        yield _fenced(_answer_json(answer, {difference.tool for difference in verdict.differences}), "json")


def what(difference: Difference) -> str:
    """What differs, in words: `tool find, parameter year: minimum`."""
    names = [("tool", difference.tool), ("parameter", difference.parameter)]
    about = ", ".join(f"{kind} {name}" for kind, name in names if name)
    return f"{about}: {difference.fact}" if about else difference.fact


def _answer_json(answer: Answer, names: set[str]) -> str:
    """What an answer says of the tools of some names, as JSON text, and the issues of the page."""
    tools = [asdict(tool) for tool in answer.tools if tool.name in names]
    return json.dumps({"tools": tools, "issues": dict(answer.issues)}, ensure_ascii=False, indent=1)


def _line(verdict: Verdict, difference: Difference) -> str:
    if difference.span is None:
        return ""
    position = verdict.document.source.position(difference.span.start)
    return f"{position.line}:{position.column}"


def _inline(text: str) -> str:
    """A text as code in a line or a cell of a table."""
    flat = re.sub(r"\s+", " ", text).strip().replace("|", "\\|")
    ticks = "`" * (_longest_run(flat) + 1)
    space = " " if "`" in flat else ""
    return f"{ticks}{space}{flat}{space}{ticks}" if flat else ""


def _fenced(text: str, language: str) -> str:
    """A text as a block of code that nothing in it ends."""
    fence = "`" * max(3, _longest_run(text) + 1)
    return f"{fence}{language}\n{text.rstrip()}\n{fence}\n"


def _longest_run(text: str) -> int:
    return max((len(run) for run in _TICKS.findall(text)), default=0)
