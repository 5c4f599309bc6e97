"""Real pages with forms: what front-end packages on npm ship as HTML, with tool attributes on every form.

The packages are installed into a cache directory outside the repository; nothing of them is committed.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path

PACKAGES = {
    "@uswds/uswds": "3.14.0",
    "admin-lte": "3.2.0",
    "foundation-sites": "6.9.0",
    "gentelella": "4.2.0",
    "govuk-frontend": "6.6.0",
    "startbootstrap-sb-admin-2": "4.1.4",
}
"""Where the pages come from."""
TOOLS = {"@mcp-b/webmcp-polyfill": "5.1.0", "jsdom": "29.1.1"}
"""What the polyfill's side of the benchmark runs on."""

_SCRIPT = re.compile(r"(?is)<script\b.*?</script\s*>")
_FORM = re.compile(r"(?i)<form(?=[\s/>])")
_CONTROL = re.compile(r"(?i)<(?:input|select|textarea|button)\b")
_WHOLE_PAGE = re.compile(r"(?i)<(?:html|body|!doctype)\b")


def cache_directory() -> Path:
    """Where the packages are kept between runs."""
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "webmcp-forms" / "benchmark"


def install(directory: Path) -> None:
    """Install the packages of the compile benchmark, unless they are there in these versions."""
    install_packages(directory, PACKAGES | TOOLS)


def install_packages(cache: Path, wanted: Mapping[str, str], folder: str = "") -> None:
    """Install npm packages into a folder of the cache, unless they are there in these versions."""
    directory = cache / folder
    if all(_installed_version(directory, name) == version for name, version in wanted.items()):
        return
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "package.json").write_text(json.dumps({"private": True, "dependencies": dict(wanted)}), "utf-8")
    subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"],
        cwd=directory,
        check=True,
    )


def real_pages(directory: Path) -> Iterator[tuple[str, str]]:
    """Name and text of each page, in the same order every time."""
    modules = directory / "node_modules"
    for package in sorted(PACKAGES):
        source = _fixtures if package == "govuk-frontend" else _files
        for name, html in source(modules / package):
            text = _SCRIPT.sub("", html)
            if _CONTROL.search(text) and (_FORM.search(text) or not _WHOLE_PAGE.search(text)):
                yield f"{package}/{name}", annotate(text if _FORM.search(text) else f"<form>{text}</form>")


def _fixtures(package: Path) -> Iterator[tuple[str, str]]:
    """The rendered examples of each component; its `template-*.html` files hold the same once more."""
    for path in sorted((package / "dist/govuk/components").glob("*/fixtures.json")):
        for fixture in json.loads(path.read_text("utf-8"))["fixtures"]:
            yield f"{path.parent.name}: {fixture['name']}", fixture["html"]


def _files(package: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(package.rglob("*.html")):
        yield str(path.relative_to(package)), path.read_text("utf-8", errors="replace")


def annotate(html: str) -> str:
    """The page with a tool name and description on every form."""
    number = count(1)
    return _FORM.sub(lambda match: f'{match[0]} toolname="tool-{next(number)}" tooldescription="A form"', html)


def _installed_version(directory: Path, name: str) -> str | None:
    path = directory / "node_modules" / name / "package.json"
    return json.loads(path.read_text("utf-8"))["version"] if path.exists() else None
