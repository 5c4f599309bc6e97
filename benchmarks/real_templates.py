"""False alarms on real templates: what the rules say about every form of well-kept projects once it is called a tool.

    python -m benchmarks.real_templates            # error findings by rule
    python -m benchmarks.real_templates --all --show WF203
    python -m benchmarks.real_templates --jsx      # of packages that ship JSX or TSX instead
    python -m benchmarks.real_templates --other    # of packages that ship Angular, Razor or what writes Vue

The packages are taken from PyPI and npm into a cache directory; nothing of them is committed. Each form gets a
`toolname` and a `tooldescription` of its own in its start tag, and nothing else is changed. `docs/false-alarms.md`
judges what is found.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tarfile
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path

from benchmarks.real_pages import cache_directory
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile

PACKAGES = {
    "django": "5.2.19",
    "django-allauth": "65.22.1",
    "wagtail": "8.0.1",
    "django-oscar": "4.2.1",
    "pretix": "2026.8.0",
    "ckan": "2.12.0",
    "weblate": "5.14.3",
    "flask-security": "5.9.2",
    "indico": "3.2.9",
    "Trac": "1.6",
    "roundup": "2.6.0",
}
"""Where the templates come from."""

JSX_PACKAGES = {
    "@automattic/components": "3.0.3",
    "@carbon/react": "1.117.0",
    "@medusajs/dashboard": "2.21.2",
    "@wordpress/block-library": "11.1.0",
    "@wordpress/components": "41.0.0",
    "argon-dashboard-react": "1.2.0",
    "blk-design-system-react": "1.2.0",
    "create-t3-app": "7.40.0",
    "material-kit-react": "1.10.0",
    "notus-react": "1.1.0",
    "now-ui-kit-react": "1.5.0",
    "ra-ui-materialui": "5.15.4",
}
"""Where the JSX comes from."""

_ANGULAR = (".component.html", ".component.html.template")
OTHER_PACKAGES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "@angular/material": ("22.2.6", _ANGULAR),
    "@igniteui/angular-templates": ("22.1.1570", (".html",)),
    "abp-zero-template-cards": ("8.3.745", _ANGULAR),
    "generator-aspnet": ("0.3.3", (".cshtml",)),
    "generator-jhipster": ("8.11.0", (".component.html.ejs", ".vue.ejs")),
    "generator-ngx-rocket": ("9.2.0", _ANGULAR),
    "ng-alain": ("21.2.0", _ANGULAR),
    "ng-zorro-antd": ("22.1.1", _ANGULAR),
}
"""Where templates of other languages come from, and how they are called there."""

_SUFFIXES = {".html", ".j2", ".jinja2", ".txt"}
_FORM = re.compile(r"(?i)<form(?=[\s>])")
# A form's tag, or that of a component which is plainly one; not the type in `useRef<Form>(…)`.
_JSX_FORM = re.compile(r"(?<![\w$])<(?:form|Form)(?=[\s>])(?![^<>]*>\()")
_JSX_SUFFIXES = (".jsx", ".tsx", ".js")
_BUILT = {"build", "build-module", "dist", "node_modules"}
_SUITED = (Confidence.CERTAIN, Confidence.LIKELY)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.real_templates", description=__doc__.splitlines()[0])
    parser.add_argument("--cache", type=Path, default=cache_directory() / "templates", help="where packages are kept")
    parser.add_argument("--show", metavar="CODE", help="print the findings of a rule")
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--jsx", action="store_const", const=programs, help="read JSX and TSX")
    source.add_argument("--other", action="store_const", const=others, help="read templates of other languages")
    parser.add_argument("--all", action="store_true", help="warnings and infos too")
    options = parser.parse_args(arguments)
    counts: Counter[tuple[str, str]] = Counter()
    files = forms = 0
    started = time.perf_counter()
    for package, path, text in (options.jsx or options.other or templates)(options.cache):
        files += 1
        forms += text.count(" toolname=")
        for finding in _findings(path, text):
            if finding.severity is Severity.ERROR or options.all:
                counts[finding.code, package] += 1
                if options.show == finding.code:
                    print(f"{path}:{finding.start.line}: {finding.message}")
                    print(f"    {finding.source.line_text(finding.start.line).strip()[:160]}")
    print(f"{files} templates, {forms} forms, {time.perf_counter() - started:.1f} s")
    for code in sorted({code for code, _ in counts}):
        by_package = {package: number for (found, package), number in sorted(counts.items()) if found == code}
        print(code, sum(by_package.values()), by_package)
    return 0


def templates(cache: Path) -> Iterator[tuple[str, Path, str]]:
    """Package, path and text, with tool attributes, of each template that has a form."""
    for package, version in PACKAGES.items():
        directory = _unpack(cache, package, version, _download)
        for path in sorted(directory.rglob("*")):
            # Text files are templates of mails where they stand among templates, and manuals elsewhere.
            is_manual = path.suffix == ".txt" and "templates" not in path.parts
            if path.suffix not in _SUFFIXES or is_manual or not path.is_file():
                continue
            text = path.read_text("utf-8", errors="replace")
            if _FORM.search(text):
                yield package, path, annotate_template(text)


def programs(cache: Path) -> Iterator[tuple[str, Path, str]]:
    """Package, path and text, with tool attributes, of each JSX or TSX source that has a form."""
    for package, version in JSX_PACKAGES.items():
        directory = _unpack(cache, package, version, _pack)
        for path in sorted(directory.rglob("*")):
            inner = path.relative_to(directory)
            if (
                not path.name.endswith(_JSX_SUFFIXES)
                or ".min." in path.name
                or _BUILT & set(inner.parts)
                or not path.is_file()
            ):
                continue
            text = path.read_text("utf-8", errors="replace")
            if _JSX_FORM.search(text):
                yield package, path, annotate_template(text, _JSX_FORM)


def others(cache: Path) -> Iterator[tuple[str, Path, str]]:
    """Package, path and text, with tool attributes, of each template of another language that has a form."""
    for package, (version, suffixes) in OTHER_PACKAGES.items():
        for path in sorted(_unpack(cache, package, version, _pack).rglob("*")):
            if path.name.endswith(suffixes) and path.is_file():
                text = path.read_text("utf-8", errors="replace")
                if _FORM.search(text):
                    yield package, path, annotate_template(text)


def annotate_template(text: str, form: re.Pattern[str] = _FORM) -> str:
    """The template with a tool name and description on every form."""
    number = count(1)
    return form.sub(
        lambda match: f'{match[0]} toolname="tool_{next(number)}" tooldescription="Does what this page is for"', text
    )


def _findings(path: Path, text: str) -> tuple[Finding, ...]:
    document = read(SourceFile(text, str(path)))
    result = lint_document(document, DEFAULT_RULES, find_profile(DEFAULT_PROFILE))
    for crash in result.crashes:
        print(f"CRASH {crash}")
    return tuple(finding for finding in result.findings if finding.confidence in _SUITED)


def _unpack(cache: Path, package: str, version: str, fetch: Callable[[Path, str, str], None]) -> Path:
    """The directory of an unpacked package, which is fetched when it is not there."""
    name = package.removeprefix("@").replace("/", "-")
    directory = cache / f"{name}-{version}"
    if not directory.exists():
        downloads = cache / "downloads"
        downloads.mkdir(parents=True, exist_ok=True)
        fetch(downloads, package, version)
        stem = re.sub(r"[-_.]+", "[-_.]", name)
        (archive,) = (
            path for path in downloads.iterdir() if re.match(rf"(?i){stem}-{re.escape(version)}[-.]", path.name)
        )
        if archive.suffix == ".whl":
            with zipfile.ZipFile(archive) as wheel:
                wheel.extractall(directory)  # noqa: S202 - a zip file never writes outside
        else:
            with tarfile.open(archive) as tar:
                tar.extractall(directory, filter="data")
    return directory


def _download(directory: Path, package: str, version: str) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(directory)]
    subprocess.run([*command, f"{package}=={version}"], check=True)


def _pack(directory: Path, package: str, version: str) -> None:
    subprocess.run(["npm", "pack", "--silent", f"{package}@{version}"], cwd=directory, check=True, stdout=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
