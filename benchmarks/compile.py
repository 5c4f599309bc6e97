"""How fast pages become tools, and how often they become the right ones: this package, Chromium, and the polyfill.

    python -m benchmarks.compile            # the comparison, on real pages
    python -m benchmarks.compile --sizes    # cost against page size, and the cold start of the command

See README.md for what the figures mean.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, TypeAlias

import turbohtml

from benchmarks.real_pages import cache_directory, install, real_pages
from tests.conformance.answers import Answer, ListedTool, Page, our_answer
from tests.conformance.chromium import Chromium, find_chromium
from tests.conformance.comparison import Difference, is_same, is_same_tool, message
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.tools import compile_tools

Tools: TypeAlias = tuple[ListedTool, ...]

_POLYFILL_MODES = ("window", "write", "replace")
_SAMPLE = 20
_MOST_ASKED = 5
_SIZES = (10_000, 100_000, 1_000_000, 10_000_000)
_COLD_STARTS = 7


@dataclass(frozen=True, slots=True)
class Result:
    """One contestant's seconds for all pages, and the share of the browser's tools it has exactly right."""

    name: str
    seconds: float
    right: float | None


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compile", description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", action="store_true", help="cost against page size, and the cold start")
    parser.add_argument("--cache", type=Path, default=cache_directory(), help="where npm packages are kept")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of which the best counts")
    options = parser.parse_args(arguments)
    if options.sizes:
        measure_sizes(options.rounds)
        measure_cold_start()
    else:
        install(options.cache)
        compare(options.cache, options.rounds)
    return 0


def compare(directory: Path, rounds: int) -> None:
    """Run every contestant on the same pages and print what came out."""
    pages = [Page(name, html) for name, html in real_pages(directory)]
    size = sum(len(page.html) for page in pages)
    print(f"{os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f} before the run")
    print(f"{len(pages)} pages, {size / 1e6:.1f} MB, {size / len(pages) / 1e3:.1f} kB on average")
    right, browser_seconds = ask_browser(pages)
    ours = [our_answer(page, find_profile(DEFAULT_PROFILE)) for page in pages]
    mode, polyfill_seconds, polyfill = ask_polyfill(directory, pages)
    own, bare = best_of(rounds, pages, compile_tools, turbohtml.parse)
    listed = [answer.tools for answer in right]
    print(f"{sum(map(len, listed))} tools in Chromium")
    print_table(
        [
            Result("webmcp-forms", own, share([answer.tools for answer in ours], listed)),
            Result("turbohtml.parse alone", bare, None),
            Result("Chromium", browser_seconds, 1.0),
            Result(
                f"polyfill in jsdom ({mode})", polyfill_seconds, share(polyfill, [_plain(tools) for tools in listed])
            ),
        ],
        len(pages),
    )
    triples = zip(pages, ours, right, strict=True)
    print(message([Difference(*triple) for triple in triples if not is_same(triple[1], triple[2])], len(pages)))


def ask_browser(pages: Sequence[Page]) -> tuple[list[Answer], float]:
    """The browser's answers, each given twice in a row, and its seconds for all pages one after the other."""
    with Chromium(find_chromium()) as browser:
        answers = list(browser.ask(pages))
        for number, page in enumerate(pages):
            for _ in range(_MOST_ASKED):
                before, answers[number] = answers[number], browser.ask([page], tabs=1)[0]
                if is_same(before, answers[number]):
                    break
        seconds = sum(
            browser.time_to_tools(page, len(answer.tools)) for page, answer in zip(pages, answers, strict=True)
        )
    return answers, seconds


def ask_polyfill(directory: Path, pages: Sequence[Page]) -> tuple[str, float, list[Tools]]:
    """The mode in which the polyfill is fastest on a sample, its seconds for all pages in that mode, and its tools."""
    sample = pages[:: max(1, len(pages) // _SAMPLE)]
    seconds = {mode: run_polyfill(directory, mode, [*sample, *sample])[0] for mode in _POLYFILL_MODES}
    for mode, spent in seconds.items():
        print(f"polyfill, {mode}: {2 * len(sample) / spent:.1f} pages/s on a sample of {len(sample)} pages")
    best = min(seconds, key=lambda mode: seconds[mode])
    return best, *run_polyfill(directory, best, pages)


def run_polyfill(directory: Path, mode: str, pages: Sequence[Page]) -> tuple[float, list[Tools]]:
    """The seconds that a warm polyfill process measured for the pages, and its tools for each."""
    seconds, found = 0.0, []
    with polyfill_process(directory, mode) as (requests, replies):
        for page in (pages[0], *pages):
            requests.write(json.dumps(page.html) + "\n")
            requests.flush()
            reply = json.loads(replies.readline())
            seconds += reply["milliseconds"] / 1e3
            found.append(tuple(ListedTool(autosubmit=None, **tool) for tool in reply["tools"]))
            if len(found) == 1:
                seconds = 0.0
    return seconds, found[1:]


@contextmanager
def polyfill_process(directory: Path, mode: str) -> Iterator[tuple[IO[str], IO[str]]]:
    """A running polyfill.mjs, as its input and output."""
    command = ["node", str(Path(__file__).with_name("polyfill.mjs")), str(directory), mode]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the process has no pipes")
        yield process.stdin, process.stdout
        process.stdin.close()


def best_of(rounds: int, pages: Sequence[Page], *functions: Callable[[str], object]) -> list[float]:
    """The least seconds of processor time that each function took for all pages.

    The functions take turns, so that noise hits all. They wait for nothing, so on an idle machine this is the time on
    the clock; on a busy one it is what that would have been.
    """
    best = [float("inf")] * len(functions)
    for _ in range(rounds):
        for number, function in enumerate(functions):
            start = time.process_time()
            for page in pages:
                function(page.html)
            best[number] = min(best[number], time.process_time() - start)
    return best


def share(found: Sequence[Tools], right: Sequence[Tools]) -> float:
    """The share of tools that are exactly the browser's; a missing one and one too many both count as wrong."""
    total = same = 0
    for ours, theirs in zip(found, right, strict=True):
        total += max(len(ours), len(theirs))
        same += sum(is_same_tool(*pair) for pair in zip(ours, theirs, strict=False))
    return same / total


def print_table(results: Sequence[Result], count: int) -> None:
    fastest = results[0].seconds
    print(f"{'':32}{'pages/s':>10}{'ms/page':>10}{'times ours':>12}{'exactly right':>15}")
    for result in results:
        right = "" if result.right is None else f"{result.right:.2%}"
        rate, each = count / result.seconds, result.seconds / count * 1e3
        print(f"{result.name:32}{rate:>10,.1f}{each:>10.3f}{result.seconds / fastest:>12.2f}{right:>15}")


def measure_sizes(rounds: int) -> None:
    """Print the cost of a page of many forms at growing sizes; the last column stays level when it is linear."""
    print(f"{'size':>12}{'forms':>8}{'ms':>12}{'MB/s':>8}{'ns a byte':>12}{'times parse':>13}")
    for size in _SIZES:
        html, forms = large_page(size)
        turns = rounds if size < _SIZES[-1] else 1
        own, bare = best_of(turns, [Page("large", html)], compile_tools, turbohtml.parse)
        rate, each = len(html) / own / 1e6, own / len(html) * 1e9
        print(f"{len(html):>12,}{forms:>8,}{own * 1e3:>12.2f}{rate:>8.2f}{each:>12.1f}{own / bare:>13.2f}")


def large_page(size: int) -> tuple[str, int]:
    """A page of about so many characters, and how many forms it has."""
    forms: list[str] = []
    length = 0
    while length < size:
        forms.append(_FORM.replace("NUMBER", str(len(forms))))
        length += len(forms[-1])
    return f"<!doctype html><title>Large</title>{''.join(forms)}", len(forms)


_FORM = """
<form toolname="order-NUMBER" tooldescription="Order number NUMBER" action="/order" method="post">
  <p><label for="name-NUMBER">Your name</label> <input id="name-NUMBER" name="name" required></p>
  <p><label>Amount <input type="number" name="amount" min="1" max="99" step="1" value="1"></label></p>
  <fieldset toolparamdescription="How to send it"><legend>Delivery</legend>
    <label><input type="radio" name="delivery" value="post" checked> By post</label>
    <label><input type="radio" name="delivery" value="shop"> To a shop</label>
  </fieldset>
  <p><label>Colour <select name="colour"><option>red<option>green<option value="b">blue</select></label></p>
  <p><label><input type="checkbox" name="gift"> It is a gift</label> <textarea name="note"></textarea></p>
  <p>Some text that belongs to no control, as pages have it, with a <a href="/terms">link</a> and <b>more</b>.</p>
  <button type="submit">Order</button>
</form>
"""


def measure_cold_start() -> None:
    """Print how long the command takes for one small page, from start to end; nothing where there is no command."""
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "one.html"
        path.write_text(large_page(1)[0], "utf-8")
        command = [sys.executable, "-m", "webmcp_forms", "schema", str(path)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return
        spent = []
        for _ in range(_COLD_STARTS):
            start = time.perf_counter()
            subprocess.run(command, capture_output=True, check=True)
            spent.append(time.perf_counter() - start)
    print(f"python -m webmcp_forms schema one.html: {min(spent) * 1e3:.0f} ms from start to end")


def _plain(tools: Tools) -> Tools:
    """The tools without what the polyfill does not list."""
    return tuple(replace(tool, autosubmit=None) for tool in tools)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
