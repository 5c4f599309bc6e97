"""The MkDocs plugin `webmcp-forms`.

    # mkdocs.yml
    plugins:
      - search
      - webmcp-forms:
          fail_on: error

When the pages are written, they are compiled, linted and compared; what is found is logged at its place in the Markdown
or in a template. A finding of the severity `fail_on` ends the build, but not `mkdocs serve`.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, get_plugin_logger

from webmcp_forms.config.settings import NEVER
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.integrations.installed import is_installed
from webmcp_forms.integrations.site_builds import Build, failure, lines, summary
from webmcp_forms.linter.finding import Severity
from webmcp_forms.site import MANIFEST, SiteReport

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

_log = get_plugin_logger("webmcp-forms")
_LEVELS = {Severity.ERROR: logging.ERROR, Severity.WARNING: logging.WARNING, Severity.INFO: logging.INFO}


class WebMCPFormsOptions(Config):  # type: ignore[no-untyped-call]  # MkDocs leaves it untyped
    """The options of the plugin, as `mkdocs.yml` gives them.

    `cache` and `templates` are relative to `mkdocs.yml`; `cache: ""` remembers nothing, `manifest: ""` writes none.
    """

    enabled = config_options.Type(bool, default=True)
    fail_on = config_options.Optional(config_options.Choice([*(severity.value for severity in Severity), NEVER]))
    manifest = config_options.Type(str, default=MANIFEST)
    cache = config_options.Type(str, default=".cache/webmcp-forms.json")
    exclude = config_options.ListOfItems(config_options.Type(str), default=[])
    templates = config_options.ListOfItems(config_options.Type(str), default=[])


class WebMCPFormsPlugin(BasePlugin[WebMCPFormsOptions]):  # type: ignore[no-untyped-call]  # the same
    """Checks the pages of an MkDocs site after each build."""

    def __init__(self) -> None:
        self._serves = False
        self._sources: dict[str, Path] = {}

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:  # noqa: ARG002 - as MkDocs calls it
        """Remember whether the site is served, which a finding must not end."""
        self._serves = command == "serve"

    def on_env(self, env: object, *, config: MkDocsConfig, files: Files) -> None:  # noqa: ARG002 - as MkDocs calls it
        """Remember which source each page has, when all plugins have had their say on the files."""
        self._sources = {
            file.dest_uri: Path(file.abs_src_path) for file in files.documentation_pages() if file.abs_src_path
        }

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Check what was written; raises `PluginError` where the build is to fail."""
        if not self.config.enabled:
            return
        try:
            report = self._build(config).check()
        except WebMCPFormsError as error:
            raise PluginError(f"webmcp-forms: {error}") from error
        _say(report)
        if report.failed and not self._serves:
            raise PluginError(f"webmcp-forms: {failure(report)}")

    def _build(self, config: MkDocsConfig) -> Build:
        options = self.config
        home = Path(config.config_file_path).absolute().parent if config.config_file_path else Path.cwd()
        own = (place for place in config.theme.dirs if not is_installed(place))
        return Build(
            Path(config.site_dir),
            home,
            self._sources,
            (*options.templates, *own, config.docs_dir),
            options.fail_on,
            options.manifest,
            options.cache,
            config.site_url,
            options.exclude,
        )


def _say(report: SiteReport) -> None:
    for line in lines(report):
        _log.log(_LEVELS[line.severity], "%s", line.text)
    _log.info("%s", summary(report))
