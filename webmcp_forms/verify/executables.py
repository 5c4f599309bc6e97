"""Where a Chromium or Chrome is installed."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path

from webmcp_forms.errors import WebMCPFormsError

VARIABLES = ("CHROMIUM", "CHROME_PATH")
"""The environment variables that name the browser to use; the first that is set counts."""

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "google-chrome-beta",
    "google-chrome-unstable",
    "google-chrome-canary",
)
"""What the browser is called on the path, in the order in which it is looked for."""

_LINUX = (
    "/opt/google/chrome/chrome",
    "/opt/google/chrome-beta/chrome",
    "/opt/google/chrome-unstable/chrome",
    "/usr/lib/chromium/chromium",
    "/usr/lib64/chromium-browser/chromium-browser",
    "/snap/bin/chromium",
    "/var/lib/flatpak/exports/bin/org.chromium.Chromium",
    "/var/lib/flatpak/exports/bin/com.google.Chrome",
)
_MAC = ("Chromium", "Google Chrome", "Google Chrome Beta", "Google Chrome Dev", "Google Chrome Canary")
_WINDOWS_ROOTS = ("PROGRAMFILES", "PROGRAMFILES(X86)", "PROGRAMW6432", "LOCALAPPDATA")
_WINDOWS = ("Chromium", "Google\\Chrome", "Google\\Chrome Beta", "Google\\Chrome Dev", "Google\\Chrome SxS")


class UnsuitableError(WebMCPFormsError):
    """There is no Chromium that answers; the text says why."""


def find_chromium(chosen: str | None = None) -> Path:
    """The executable that is chosen, else what an environment variable names, else the first that is installed.

    Raises `UnsuitableError` without one.
    """
    if chosen:
        return _named(chosen, f"--browser {chosen}")
    for variable in VARIABLES:
        if named := os.environ.get(variable):
            return _named(named, f"${variable} is {named!r}, which")
    on_path = (Path(found) for name in NAMES if (found := shutil.which(name)))
    usual = (place for place in usual_places(sys.platform, os.environ) if os.access(place, os.X_OK))
    if installed := next(chain(on_path, usual), None):
        return installed
    raise UnsuitableError(
        f"no Chromium or Chrome was found: none of {', '.join(NAMES)} is on the path, and none is installed in the "
        f"usual places; name one with --browser, or in ${VARIABLES[0]}"
    )


def usual_places(platform: str, environment: Mapping[str, str]) -> Iterator[Path]:
    """Where installers put the browser on a platform, as `sys.platform` names it."""
    match platform:
        case "win32":
            roots = [environment[name] for name in _WINDOWS_ROOTS if environment.get(name)]
            yield from (
                Path(f"{root}\\{folder}\\Application\\chrome.exe")
                for folder in _WINDOWS
                for root in dict.fromkeys(roots)
            )
        case "darwin":
            for name in _MAC:
                bundle = f"Applications/{name}.app/Contents/MacOS/{name}"
                yield Path("/", bundle)
                yield Path(environment.get("HOME", "/"), bundle)
        case _:
            yield from map(Path, _LINUX)


def _named(name: str, shown: str) -> Path:
    if found := shutil.which(name):
        return Path(found)
    raise UnsuitableError(f"{shown} is no executable")
