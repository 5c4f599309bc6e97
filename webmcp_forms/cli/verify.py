"""`webmcp-forms verify`: the same pages in an installed Chromium; only what differs is shown.

files -> pages, templates left out -> `verify` for some pages at a time -> differences -> report, draft -> exit code
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from mimetypes import guess_type
from pathlib import Path
from typing import NoReturn

import click

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.config.writing import write_file
from webmcp_forms.document.nodes import Document
from webmcp_forms.readers import read
from webmcp_forms.report.terminal import Style, escape, paint, quote
from webmcp_forms.source import SourceFile
from webmcp_forms.verify.answers import Answer
from webmcp_forms.verify.chromium import PAGE_SECONDS, Chromium
from webmcp_forms.verify.differences import Difference
from webmcp_forms.verify.draft import draft_json, draft_profile
from webmcp_forms.verify.executables import find_chromium
from webmcp_forms.verify.loopback import Loopback
from webmcp_forms.verify.probes import PROBES
from webmcp_forms.verify.reduction import reduced
from webmcp_forms.verify.report import Case, report, what
from webmcp_forms.verify.verifying import Verdict, is_rendered, verify

_AT_ONCE = 64
_MOST_CASES = 50
_MOST_REDUCED = 10
_LONGEST_ANSWER = 300
_SHOWN_NAMES = 3
_WAVERS = "the browser does not always say the same of this page; what it says every time is shown"
_UNKNOWN_TYPE = "text/plain"
_TERMINATED = 143
_FILE = click.Path(path_type=Path)


@click.command(
    "verify",
    epilog=examples("verify site/", "verify --report differences.md site/cars.html", "verify --record 157.json site/"),
)
@click.option(
    "--browser", metavar="PATH", help="The Chromium or Chrome to ask.  [default: $CHROMIUM, or the first found]"
)
@click.option(
    "--report", "report_file", metavar="FILE", type=_FILE, help="Write a report, to be filed with whichever is wrong."
)
@click.option("--record", "record_file", metavar="FILE", type=_FILE, help="Write its answers, and a profile for them.")
@click.option("--scripts", is_flag=True, help="Let the pages' scripts run, and have files among PATH fetched.")
@click.option("--no-sandbox", is_flag=True, help="Start the browser without its sandbox, as some containers need it.")
@click.option(
    "--timeout", type=click.FloatRange(0.1, 600), default=PAGE_SECONDS, show_default=True, metavar="SECONDS",
    help="How long a page may take.",
)  # fmt: skip
@profile_option
@page_options
def command(  # noqa: PLR0913 - one parameter an option, as click calls it
    run: Run,
    browser: str | None,
    report_file: Path | None,
    record_file: Path | None,
    profile: Profile,
    *,
    scripts: bool,
    no_sandbox: bool,
    timeout: float,
) -> int:
    """Load pages in an installed Chromium, and show where its tools are not those that `schema` prints.

    PATH is a file, a directory (searched for pages), a quoted pattern, or - for standard input. Only rendered pages can
    be verified: of a template, verify what it renders. The pages are served on 127.0.0.1, and nothing else is fetched.
    The exit code is 1 when there are differences.
    """
    _end_on_terminate()
    executable = find_chromium(browser)
    with (
        Loopback(scripts=scripts) as loopback,
        Chromium(executable, sandbox=False if no_sandbox else None, fetches=scripts) as chromium,
    ):
        _compare_versions(run, chromium, profile)
        verification = _Verification(run, chromium, loopback, profile, timeout)
        run.console.report(verification.lines(all_first=scripts))
        if report_file:
            write_file(report_file, verification.report())
        if record_file:
            verification.record(record_file)
    return int(bool(verification.found))


class _Verification:
    """One run: the pages that differ, and what is said about the others."""

    def __init__(self, run: Run, browser: Chromium, loopback: Loopback, profile: Profile, seconds: float) -> None:
        self._run, self._browser, self._loopback = run, browser, loopback
        self._profile, self._seconds = profile, seconds
        self._templates: dict[str, list[str]] = {}
        self._answers: list[tuple[str, Answer]] = []
        self._verified = self._tools = self._different = 0
        self.found: list[Verdict] = []

    def lines(self, *, all_first: bool) -> Iterator[str]:
        """The report on standard output: each difference, and the sum.

        With `all_first` every file is served before the first page is asked about, since pages may need any of them.
        """
        waiting = iter(tuple(self._pages(serving=True))) if all_first else self._pages(serving=False)
        while documents := tuple(islice(waiting, _AT_ONCE)):
            for verdict in verify(self._browser, self._loopback, documents, self._profile, self._seconds):
                yield from self._take(verdict)
        self._note_templates()
        if not self._verified:
            self._run.fail("no page was verified")
        counts = (self._verified, "page"), (self._tools, "tool"), (self._different, "difference")
        pages, tools, different = (f"{count} {noun}{'' if count == 1 else 's'}" for count, noun in counts)
        yield f"{pages}, {tools}: {different} ({escape(self._browser.version)}, {self._profile.name}).\n"

    def report(self) -> Iterator[str]:
        """The Markdown report."""
        cases = []
        for number, verdict in enumerate(self.found[:_MOST_CASES]):
            small = verdict.document.source.text
            if number < _MOST_REDUCED:
                small = reduced(self._browser, self._loopback, verdict, verdict.differences[0], self._profile)
            cases.append(Case(verdict, verdict.document.source.path, small))
        yield from report(cases, self._browser.version, self._profile)
        if len(self.found) > _MOST_CASES:
            yield f"\nOf {len(self.found)} pages that differ, these are the first {_MOST_CASES}.\n"

    def record(self, file: Path) -> None:
        """Write the draft of a profile."""
        from webmcp_forms.report.json_layout import escape_json, lay_out

        probes = [read(SourceFile(text, f"{name}.html"), language="html") for name, text in PROBES.items()]
        verdicts = verify(self._browser, self._loopback, probes, self._profile, self._seconds)
        answers = {name: verdict.theirs for name, verdict in zip(PROBES, verdicts, strict=True)}
        draft = draft_profile(answers, f"chrome-{self._browser.major_version}")
        laid_out = lay_out(draft_json(draft, self._browser.version, answers, self._answers))
        write_file(file, [escape_json(laid_out), "\n"])

    def _pages(self, *, serving: bool) -> Iterator[Document]:
        """The documents that can be verified; `serving` the others, for the scripts of pages."""
        for document in self._run.each(lambda document: document):
            if is_rendered(document):
                yield document
            else:
                source = document.source
                self._templates.setdefault(document.language, []).append(source.path)
                if serving:
                    media_type = guess_type(source.path)[0] or _UNKNOWN_TYPE
                    self._loopback.publish(source.relative or source.path, source.text, media_type)

    def _take(self, verdict: Verdict) -> Iterator[str]:
        path = verdict.document.source.path
        if verdict.theirs.error is not None:
            self._run.fail(f"the browser gave no answer: {verdict.theirs.error}", path)
            return
        if verdict.wavers:
            self._run.console.note(_WAVERS, path)
        self._verified += 1
        self._tools += len(verdict.theirs.tools)
        self._different += len(verdict.differences)
        self._answers.append((verdict.document.source.relative or path, verdict.theirs))
        if verdict.differences:
            self.found.append(verdict)
        for difference in verdict.differences:
            yield _shown(verdict.document, difference, colour=self._run.console.colour)

    def _note_templates(self) -> None:
        for language, paths in self._templates.items():
            names = ", ".join(paths[:_SHOWN_NAMES])
            more = f" and {len(paths) - _SHOWN_NAMES} more" if len(paths) > _SHOWN_NAMES else ""
            self._run.console.note(f"not verified, since only rendered pages can be: {names}{more} ({language})")


def _shown(document: Document, difference: Difference, *, colour: bool) -> str:
    where = escape(document.source.path)
    if difference.span is not None:
        position = document.source.position(difference.span.start)
        where = f"{where}:{position.line}:{position.column}"
    ours, theirs = (_cut(text) for text in (difference.ours, difference.theirs))
    head = f"{where}: {paint(escape(what(difference)), Style.NOTABLE, colour=colour)}"
    return f"{head}\n  webmcp-forms: {ours}\n  browser:      {theirs}\n"


def _cut(text: str) -> str:
    return quote(text, _LONGEST_ANSWER)[1:-1] if len(text) > _LONGEST_ANSWER else escape(text)


def _compare_versions(run: Run, browser: Chromium, profile: Profile) -> None:
    version = profile.name.partition("-")[2]
    if browser.major_version and version != str(browser.major_version):
        run.console.note(f"{browser.version} is asked, and {profile.name} is what it is compared with (--profile)")


def _end_on_terminate() -> None:
    """Have a request to terminate end the browser too."""

    def end(_signal: int, _frame: object) -> NoReturn:
        raise SystemExit(_TERMINATED)

    with suppress(ValueError):  # not in the main thread
        signal.signal(signal.SIGTERM, end)
