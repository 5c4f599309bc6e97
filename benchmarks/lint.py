"""How many templates a second are linted: this package, djLint and html-validate.

    python -m benchmarks.lint            # pages, templates of servers, and TSX
    python -m benchmarks.lint --shares   # what of the time goes where, this package alone

See README.md for what the figures mean.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import resource
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, cycle, islice
from pathlib import Path
from typing import TypeVar

from benchmarks.real_pages import annotate, cache_directory, install_packages
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.linter.suitability.judging import unsuitable
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile

PYTHON_PACKAGES = {"django": "5.2.19", "djlint": "1.54.0"}
"""Where the templates come from, and what is compared."""
NODE_PACKAGES = {"html-validate": "10.17.0"}
TSX_PACKAGES = {"@blitzjs/generator": "3.0.2", "create-t3-app": "7.40.0", "ra-ui-materialui": "5.15.4"}
"""npm packages that ship TSX with forms as it was written."""

_Result = TypeVar("_Result")
_COUNT = 1000
_SHARES_OF = 200
# As the command has it.
_COLLECT_AFTER = 100_000
_JSX_FORM = re.compile(r"<form(?=[\s>])")
_FORM = re.compile(r"(?i)<form(?=[\s>])")


@dataclass(frozen=True, slots=True)
class Work:
    """Texts to lint, what they are, and the suffix of their files."""

    title: str
    suffix: str
    texts: Sequence[str]


@dataclass(frozen=True, slots=True)
class Contestant:
    """A linter as a command line, to which a path is added."""

    name: str
    command: tuple[str, ...]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.lint", description=__doc__.splitlines()[0])
    parser.add_argument("--cache", type=Path, default=cache_directory(), help="where packages are kept")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of which the best counts")
    parser.add_argument("--shares", action="store_true", help="only what of the time goes where")
    options = parser.parse_args(arguments)
    python = _install_python(options.cache / "lint-venv")
    print(f"{os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f} before the run")
    works = tuple(_works(options.cache, python))
    if options.shares:
        gc.set_threshold(_COLLECT_AFTER)
        for work in works[2:]:
            _shares(work, options.rounds)
        return 0
    install_packages(options.cache, NODE_PACKAGES, "lint")
    for work in works:
        forms = sum(_FORM.search(text) is not None for text in work.texts)
        size = sum(map(len, work.texts))
        print(f"{len(work.texts)} {work.title}, {size / 1e3:,.0f} kB, {forms} with a form")
        _compare(_contestants(options.cache, python, work.suffix), work, options.rounds)
    _cold_start(works[2].texts[0], options.rounds)
    return 0


def _works(cache: Path, python: Path) -> Iterator[Work]:
    (django,) = python.parent.parent.glob("lib/python*/site-packages/django")
    templates = [path.read_text("utf-8") for path in sorted(django.rglob("*.html"))]
    plain = _unique(templates, "<!-- {} -->")
    yield Work("templates without tool attributes", ".html", plain)
    yield Work("templates with tool attributes", ".html", list(map(annotate, plain)))
    forms = [annotate(text) for text in templates if _FORM.search(text)]
    yield Work(f"templates with tool forms (made of {len(forms)})", ".html", _unique(forms, "<!-- {} -->"))
    components = [_annotate_jsx(text) for text in _components(cache)]
    yield Work(f"TSX files with tool forms (made of {len(components)})", ".tsx", _unique(components, "// {}"))


def _unique(texts: Sequence[str], comment: str) -> Sequence[str]:
    """The texts over and over, each made unique by a comment."""
    return [f"{text}\n{comment.format(number)}\n" for number, text in enumerate(islice(cycle(texts), _COUNT))]


def _components(cache: Path) -> Iterator[str]:
    for name, version in TSX_PACKAGES.items():
        for path in sorted(_unpacked(cache / "tsx", name, version).rglob("*.tsx")):
            text = path.read_text("utf-8")
            if _JSX_FORM.search(text):
                yield text


def _annotate_jsx(text: str) -> str:
    number = count(1)
    return _JSX_FORM.sub(lambda match: f'{match[0]} toolname="tool-{next(number)}" tooldescription="A form"', text)


def _contestants(cache: Path, python: Path, suffix: str) -> tuple[Contestant, ...]:
    ours = (sys.executable, "-m", "webmcp_forms", "lint", "--isolated", "-j1")
    modules = cache / "lint" / "node_modules"
    extension = suffix.removeprefix(".")
    djlint = (str(python), "-m", "djlint", "--lint", "--quiet", "--extension", extension)
    return (
        Contestant("webmcp-forms -j1", ours),
        Contestant("djLint --lint", djlint),
        Contestant("html-validate", ("node", str(modules / "html-validate/bin/html-validate.mjs"), "--ext", extension)),
    )


def _compare(contestants: Sequence[Contestant], work: Work, rounds: int) -> None:
    """Print the files a second of each contestant, without the time it takes to start."""
    with tempfile.TemporaryDirectory() as directory:
        many, one = Path(directory) / "many", Path(directory) / "one"
        for folder, chosen in ((many, work.texts), (one, work.texts[:1])):
            folder.mkdir()
            for number, text in enumerate(chosen):
                (folder / f"{number:04}{work.suffix}").write_text(text, "utf-8")
        seconds = {each: _seconds(each, many, rounds) - _seconds(each, one, rounds) for each in contestants}
    print(f"{'':20}{'files/s':>12}{'times ours':>12}")
    for each, spent in seconds.items():
        print(f"{each.name:20}{(len(work.texts) - 1) / spent:>12,.0f}{spent / seconds[contestants[0]]:>12.1f}")


def _seconds(contestant: Contestant, path: Path, rounds: int) -> float:
    """The least seconds of processor time that the command took for all files below a path."""
    best = float("inf")
    for _ in range(rounds):
        before = _time_of_children()
        done = subprocess.run([*contestant.command, str(path)], cwd=path, capture_output=True, check=False)
        best = min(best, _time_of_children() - before)
        if done.returncode not in (0, 1):
            raise RuntimeError(f"{contestant.name} failed: {done.stderr.decode(errors='replace')[-500:]}")
    return best


def _time_of_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _cold_start(text: str, rounds: int) -> None:
    """Print what it takes to lint one template, and beside it what Python alone takes to start."""
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "one.html"
        path.write_text(text, "utf-8")
        lint = Contestant("lint", (sys.executable, "-m", "webmcp_forms", "lint"))
        nothing = Contestant("python", (sys.executable, "-c", "pass"))
        seconds = [_seconds(each, path.parent, 3 * rounds) for each in (lint, nothing)]
    print(
        f"python -m webmcp_forms lint one.html: {seconds[0] * 1e3:.0f} ms of processor time from start to end; "
        f"Python that does nothing: {seconds[1] * 1e3:.0f} ms"
    )


def _shares(work: Work, rounds: int) -> None:
    """Print what reading, judging and all rules take of the time, with every form submitting itself."""
    texts = [text.replace(" tooldescription=", " toolautosubmit tooldescription=") for text in work.texts[:_SHARES_OF]]
    best = [float("inf")] * 5
    for _ in range(rounds):
        best = list(map(min, best, _round(texts, work.suffix)))
    reading, forms, intents, suitability, linting = (1e3 * seconds / len(texts) for seconds in best)
    total = reading + linting
    print(f"{len(texts)} {work.title}, each form with toolautosubmit: milliseconds of processor time a file")
    for name, spent in (
        ("reading", reading),
        ("rules, all together", linting),
        ("  of these: finding forms", forms),
        ("  of these: what forms do", intents),
        ("  of these: whether they suit", suitability),
    ):
        print(f"{name:32}{spent:8.2f}{spent / total:8.0%}")


def _round(texts: Sequence[str], suffix: str) -> Sequence[float]:
    """The seconds of each share, one file after the other: no more is kept than a run keeps."""
    shares = [_of_file(SourceFile(text, f"page{suffix}")) for text in texts]
    return [sum(share) for share in zip(*shares, strict=True)]


def _of_file(source: SourceFile) -> Sequence[float]:
    profile = find_profile(DEFAULT_PROFILE)
    reading, document = _timed(lambda: read(source))
    page = Page(document, profile)
    forms, tools = _timed(lambda: page.annotated_forms)
    intents, _ = _timed(lambda: [tool.intent for tool in tools])
    suitability, _ = _timed(lambda: [unsuitable(tool) for tool in tools])
    again = read(source)
    linting, _ = _timed(lambda: lint_document(again, DEFAULT_RULES, profile))
    return reading, forms, intents, suitability, linting


def _timed(work: Callable[[], _Result]) -> tuple[float, _Result]:
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def _unpacked(cache: Path, name: str, version: str) -> Path:
    """The directory of an npm package without what it depends on, which is fetched when it is not there."""
    directory = cache / f"{name.replace('/', '-').lstrip('@')}-{version}"
    if not directory.exists():
        cache.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "pack", "--silent", f"{name}@{version}"], cwd=cache, check=True, capture_output=True)
        with tarfile.open(f"{directory}.tgz") as archive:
            archive.extractall(directory, filter="data")
    return directory


def _install_python(directory: Path) -> Path:
    """The interpreter of a virtual environment with the Python packages."""
    python = directory / "bin" / "python"
    if not python.exists():
        venv.create(directory, with_pip=True)
    wanted = [f"{name}=={version}" for name, version in PYTHON_PACKAGES.items()]
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", *wanted], check=True)
    return python


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
