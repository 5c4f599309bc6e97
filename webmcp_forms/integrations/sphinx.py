"""The Sphinx extension.

    # conf.py
    extensions = ["webmcp_forms.integrations.sphinx"]
    webmcp_forms_fail_on = "error"

When the HTML pages are written, they are compiled, linted and compared; what is found is a warning at its place in the
source or in a template, of the type `webmcp` and the rule's code as its subtype. A finding of the severity
`webmcp_forms_fail_on` lets the build end with status 1.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.util import logging

from webmcp_forms import __version__
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.integrations.site_builds import Build, Line, failure, lines, summary
from webmcp_forms.linter.finding import Severity
from webmcp_forms.site import MANIFEST

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

_log = logging.getLogger(__name__)
# Their pages go into a book or a help file, where no agent is.
_NOT_FOR_BROWSERS = frozenset({"applehelp", "devhelp", "epub", "htmlhelp", "qthelp"})


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the configuration values and the check at the end of a build.

    `webmcp_forms_manifest` may be "" for none. `webmcp_forms_exclude` are patterns of pages to leave out, relative to
    the output, and `webmcp_forms_templates` files or directories, relative to `conf.py`, besides `templates_path`.
    """
    app.add_config_value("webmcp_forms_fail_on", "", "", str)
    app.add_config_value("webmcp_forms_manifest", MANIFEST, "", str)
    app.add_config_value("webmcp_forms_exclude", [], "", (list, tuple))
    app.add_config_value("webmcp_forms_templates", [], "", (list, tuple))
    app.connect("build-finished", _check)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}


def _check(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder.format != "html" or app.builder.name in _NOT_FOR_BROWSERS:
        return
    try:
        report = _build(app).check()
    except WebMCPFormsError as error:
        _log.error("webmcp-forms: %s", error)
        app.statuscode = 1
        return
    for line in lines(report):
        _say(line)
    _log.info("webmcp-forms: %s", summary(report))
    if report.failed:
        # An exception would make Sphinx forget all it has read.
        app.statuscode = 1
        _log.error("webmcp-forms: %s", failure(report), type="webmcp", subtype="failed")


def _build(app: Sphinx) -> Build:
    config, outdir = app.config, Path(app.outdir)
    # The one that `sphinx-quickstart` makes is empty, and gone from every clone.
    templates = (path for path in config.templates_path if Path(app.confdir, path).exists())
    return Build(
        outdir,
        Path(app.confdir),
        _sources(app),
        (*config.webmcp_forms_templates, *templates, app.srcdir),
        config.webmcp_forms_fail_on,
        config.webmcp_forms_manifest,
        Path(app.doctreedir).absolute() / f"webmcp-forms-{app.builder.name}.json",
        getattr(config, "html_baseurl", ""),
        config.webmcp_forms_exclude,
    )


def _sources(app: Sphinx) -> dict[str, Path]:
    """The source of each page by the path of the page."""
    pages: dict[str, Path] = {}
    for name in sorted(app.env.found_docs):
        page = Path(app.builder.get_outfilename(name))  # type: ignore[attr-defined]  # builders of HTML have it
        pages[os.path.relpath(page, app.outdir).replace(os.sep, "/")] = Path(app.env.doc2path(name))
    return pages


def _say(line: Line) -> None:
    log = {Severity.ERROR: _log.error, Severity.WARNING: _log.warning, Severity.INFO: _log.info}[line.severity]
    finding = line.finding
    if finding is None:
        log("webmcp-forms: %s", line.text, type="webmcp", subtype="page")
        return
    place = f"{finding.path}:{finding.start.line}"
    log("%s", line.text.partition(": ")[2], location=place, type="webmcp", subtype=finding.code)
