"""The Pelican plugin.

    # pelicanconf.py
    PLUGINS = ["webmcp_forms.integrations.pelican"]
    WEBMCP_FORMS = {"fail_on": "never"}

    # publishconf.py
    WEBMCP_FORMS = {"fail_on": "error"}

When the pages are written, they are compiled, linted and compared; what is found is logged at its place in the article
or in a template. A finding of the severity `fail_on` ends `pelican` with status 1, but not `pelican --autoreload`.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pelican import signals

from webmcp_forms.errors import UsageError, WebMCPFormsError, did_you_mean
from webmcp_forms.integrations.installed import is_installed
from webmcp_forms.integrations.site_builds import Build, failure, lines, summary
from webmcp_forms.linter.finding import Severity
from webmcp_forms.site import MANIFEST

if TYPE_CHECKING:
    from pelican import Pelican

_SETTING = "WEBMCP_FORMS"
_SOURCES = "WEBMCP_FORMS_SOURCES"
_OPTIONS = ("fail_on", "manifest", "cache", "exclude", "templates")
_CACHE_NAME = "webmcp-forms.json"
# Flags may stand together, `-lr`, and what is not in doubt may be cut short, `--auto`.
_SHORT_AUTORELOAD = re.compile(r"-[dvqDl]*r.*")
_AUTORELOAD = "--autoreload"
_LEVELS = {Severity.ERROR: logging.ERROR, Severity.WARNING: logging.WARNING, Severity.INFO: logging.INFO}
# Pelican sets the level of the loggers below its own.
_log = logging.getLogger("pelican.plugins.webmcp_forms")


def register() -> None:
    """Connect the plugin; Pelican calls it.

    The setting `WEBMCP_FORMS` is a dict: `fail_on` and `manifest` (None for none), `exclude`, patterns of pages to
    leave out, relative to the output, `templates`, files or directories besides those of the theme, and `cache`, a file
    (None for none; it lies in `CACHE_PATH`).
    """
    signals.all_generators_finalized.connect(_remember)
    signals.finalized.connect(_check)


def _remember(generators: Sequence[Any]) -> None:
    """Keep the source of each page, which generators know and the end of the run does not."""
    for generator in generators:
        found = dict(_sources(generator.context.get("generated_content", {})))
        generator.settings.setdefault(_SOURCES, {}).update(found)


def _sources(contents: Mapping[str, Any]) -> Iterator[tuple[str, Path]]:
    for content in contents.values():
        # Pelican keeps None for what it could not read.
        if content is not None and content.source_path and content.save_as:
            yield content.save_as.replace(os.sep, "/"), Path(content.source_path)


def _check(pelican: Pelican) -> None:
    try:
        report = _build(pelican.settings).check()
    except WebMCPFormsError as error:
        _log.critical("webmcp-forms: %s", error)
        _fail()
        return
    for line in lines(report):
        _log.log(_LEVELS[line.severity], "%s", line.text)
    _log.info("webmcp-forms: %s", summary(report))
    if report.failed:
        _log.critical("webmcp-forms: %s", failure(report))
        _fail()


def reloads(arguments: Iterable[str]) -> bool:
    """Whether Pelican, started with some arguments, goes on building as sources change."""
    return any(
        _SHORT_AUTORELOAD.fullmatch(argument) or (argument[2:] and _AUTORELOAD.startswith(argument))
        for argument in arguments
    )


def _fail() -> None:
    """End the run, without the traceback that Pelican shows of any other exception."""
    if not reloads(sys.argv[1:]):
        raise SystemExit(1)


def _build(settings: Mapping[str, Any]) -> Build:
    options = _options(settings)
    content, theme = Path(settings["PATH"]), Path(settings["THEME"])
    own = () if is_installed(str(theme)) else (theme / "templates",)
    return Build(
        Path(settings["OUTPUT_PATH"]),
        content.parent,
        settings.get(_SOURCES, {}),
        (*options.get("templates", ()), *settings.get("THEME_TEMPLATES_OVERRIDES", ()), *own, content),
        options.get("fail_on"),
        options.get("manifest", MANIFEST),
        options.get("cache", Path(settings["CACHE_PATH"]) / _CACHE_NAME),
        settings.get("SITEURL"),
        options.get("exclude", ()),
    )


def _options(settings: Mapping[str, Any]) -> Mapping[str, Any]:
    options: Mapping[str, Any] = settings.get(_SETTING) or {}
    for name in options:
        if name not in _OPTIONS:
            raise UsageError(f"{_SETTING} has no key {name!r}.{did_you_mean(name, _OPTIONS)}")
    return options
