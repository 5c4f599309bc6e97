"""`webmcp-forms check`: what changed since the tools were locked, and whether it breaks agents."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.cli.lock import locked_pages
from webmcp_forms.cli.lock_place import LockPlace
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.config.discovery import reason
from webmcp_forms.config.writing import write_file
from webmcp_forms.contract.changes import Change, compare
from webmcp_forms.contract.lockfile import LOCK_FILE, LockedTool, lock_text
from webmcp_forms.contract.reading import read_lock
from webmcp_forms.errors import InputError
from webmcp_forms.report.terminal import Style, escape, paint

_BROKEN = 1


@click.command("check", epilog=examples("check templates/", "check --update templates/"))
@click.option(
    "--file",
    "lock_file",
    type=click.Path(path_type=Path),
    default=LOCK_FILE,
    show_default=True,
    metavar="FILE",
    help="The file that `lock` wrote.",
)
@click.option("--update", is_flag=True, help="Write the file again, so that what changed is the contract from now on.")
@profile_option
@page_options
def command(run: Run, lock_file: Path, profile: Profile, *, update: bool) -> int:
    """List what changed since `lock`, and end with 1 when it breaks agents that know the old tools.

    PATH is what `lock` was given. A tool or parameter that is gone, newly required or takes less than before breaks,
    and so does a form that now submits itself.
    """
    place = LockPlace.of(lock_file, run.finder.here)
    before = place.shown(read_lock(_text(lock_file), str(lock_file)))
    pages = tuple(locked_pages(run, profile))
    after = tuple(tool for page in pages for tool in page.tools)
    unread = run.shown.keys() - {page.path for page in pages}
    # Of the tools of a page that cannot be read nobody knows what became of them.
    changes = compare([tool for tool in before if tool.path not in unread], after)
    for path in sorted({tool.path for tool in before} - run.shown.keys()):
        if Path(path).is_file():
            run.console.note("it is not among the pages that are read, so its tools count as gone", path)
    run.console.report(_lines(changes, after, colour=run.console.colour))
    if not update:
        return _BROKEN if any(change.breaking for change in changes) else 0
    if run.exit_code:
        run.console.note("nothing is written, since not all pages could be read", str(lock_file))
        return 0
    write_file(lock_file, [lock_text(place.written(after))])
    return 0


def _lines(changes: tuple[Change, ...], after: tuple[LockedTool, ...], *, colour: bool) -> Iterator[str]:
    for change in changes:
        kind = paint("breaking", Style.BAD, colour=colour) if change.breaking else "change"
        where = f"{change.tool}.{change.parameter}" if change.parameter else change.tool
        place = f":{change.place.line}:{change.place.column}" if change.place else ""
        yield f"{escape(change.path)}{place}: {kind}: {escape(where)}: {escape(change.message)}\n"
    breaking = sum(change.breaking for change in changes)
    counted = f"{_counted(len(changes), 'change')}, {breaking} of them breaking" if changes else "no changes"
    yield f"{_counted(len(after), 'tool')}: {counted}.\n"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        said = reason(error) if isinstance(error, OSError) else "it is no UTF-8"
        raise InputError(f"{said}; `webmcp-forms lock` writes it", str(path)) from error
