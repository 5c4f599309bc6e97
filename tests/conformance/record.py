"""Record anew what Chromium answers for the recorded pages, and print what changed.

    python -m tests.conformance.record [PROFILE]

`PROFILE` is chrome-156 when left out: the page files, the patterns and the constraints are written. An older one writes
its own file of the probes' tools. `$CHROMIUM` names the browser to ask; nothing checks that it is of the profile's
version.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

from tests.conformance.answers import (
    RECORDED,
    Answer,
    Page,
    answer_line,
    read_lines,
    recorded_answer,
    recorded_page,
    without_events,
    write_lines,
)
from tests.conformance.chromium import Chromium, UnsuitableError, find_chromium
from tests.conformance.comparison import is_same
from tests.conformance.constraints import RECORDED_TRIALS, outcomes, question, recorded_trial, trial_line
from webmcp_forms.browser.profiles import DEFAULT_PROFILE

_PAGE_FILES = ("pages-probes.jsonl", "pages-random.jsonl")
# A browser under load now and then answers before it has read all of a page.
_ASKED_AGAIN = 3


def record_pages(browser: Chromium, name: str) -> int:
    """Write a page file anew; gives the number of lines that changed."""
    lines = read_lines(name)
    answers = _ask(browser, [recorded_page(line) for line in lines], [recorded_answer(line) for line in lines])
    return _write_changes(name, lines, answers, answer_line)


def record_version(browser: Chromium, name: str) -> int:
    """Write the file of an older version anew; its lines hold the tools of the probes and no issues."""
    pages = {line["id"]: recorded_page(line) for line in read_lines("pages-probes.jsonl")}
    lines = read_lines(name)
    recorded = [recorded_answer(line) for line in lines]
    answers = _ask(browser, [pages[line["id"]] for line in lines], recorded, without_events)
    return _write_changes(name, lines, answers, lambda answer: {"tools": answer_line(answer)["tools"]})


def record_patterns(browser: Chromium) -> int:
    """Write the verdicts on the patterns anew; gives the number that changed."""
    path = RECORDED / "patterns.json"
    before: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    verdicts = browser.compiled_patterns([line["pattern"] for line in before])
    after = [{"pattern": line["pattern"], "compiles": verdict} for line, verdict in zip(before, verdicts, strict=True)]
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    for line in changed:
        _say(f"{path.name}: {json.dumps(line)} is new")
    if changed:
        path.write_text(json.dumps(after, indent=0, ensure_ascii=False), "utf-8")
    return len(changed)


def record_constraints(browser: Chromium) -> int:
    """Write the outcomes of the trials anew; gives the number that changed."""
    before = read_lines(RECORDED_TRIALS)
    trials = [recorded_trial(line)[0] for line in before]
    answers = outcomes(browser.evaluate(question(trials)))
    after = [trial_line(trial, outcome) for trial, outcome in zip(trials, answers, strict=True)]
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    for line in changed:
        _say(f"{RECORDED_TRIALS}: {json.dumps(line)} is new")
    if changed:
        write_lines(RECORDED_TRIALS, after)
    return len(changed)


def _ask(
    browser: Chromium,
    pages: Sequence[Page],
    recorded: Sequence[Answer],
    keep: Callable[[Answer], Answer] = lambda answer: answer,
) -> list[Answer]:
    """What is kept of the answers, those that are new asked for again; one that cannot be had stays as recorded."""
    answers = [keep(answer) for answer in browser.ask(pages)]
    for number, before in enumerate(recorded):
        for _ in range(_ASKED_AGAIN):
            if is_same(answers[number], before):
                break
            answers[number] = keep(browser.ask([pages[number]], tabs=1)[0])
        if answers[number].error is not None:
            _say(f"{pages[number].id}: no answer, left as it was: {answers[number].error}")
            answers[number] = before
    return answers


def _write_changes(
    name: str,
    lines: Sequence[dict[str, Any]],
    answers: Sequence[Answer],
    recordable: Callable[[Answer], dict[str, Any]],
) -> int:
    """Write a file with the answers that are new, the other lines as they were; gives the number of new ones."""
    written: list[dict[str, Any]] = []
    for line, answer in zip(lines, answers, strict=True):
        is_new = not is_same(answer, recorded_answer(line))
        written.append({**line, **recordable(answer)} if is_new else line)
        if is_new:
            _say(f"{name}: {line['id']} changed")
    write_lines(name, written)
    return len([line for line, after in zip(lines, written, strict=True) if line is not after])


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


def main(arguments: Sequence[str]) -> int:
    """Record for a profile; the exit code is 2 when there is no browser to ask."""
    profile = arguments[0] if arguments else DEFAULT_PROFILE
    try:
        with Chromium(find_chromium()) as browser:
            _say(f"asking {browser.version} for {profile}")
            if profile == DEFAULT_PROFILE:
                changed = sum(record_pages(browser, name) for name in _PAGE_FILES)
                changed += record_patterns(browser) + record_constraints(browser)
            else:
                changed = record_version(browser, f"versions-{profile.removeprefix('chrome-')}.jsonl")
    except UnsuitableError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    _say(f"{changed} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
