"""Jinja: the templates that an environment loads, wherever its loader finds them.

    from webmcp_forms.integrations.jinja import check_environment

    report = check_environment(app.jinja_env)
    assert not report.findings

They are read as they are written, and none is rendered.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from webmcp_forms.config.exclusion import ExclusionOptions, Exclusions
from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.places import absolute_path, below, shown_path
from webmcp_forms.errors import UsageError
from webmcp_forms.integrations.checking import Subject, check
from webmcp_forms.integrations.installed import is_installed
from webmcp_forms.integrations.template_languages import template_language
from webmcp_forms.report.lint_report import Problem, Report
from webmcp_forms.source import SourceFile

if TYPE_CHECKING:  # whoever has an environment has loaded it
    from jinja2 import BaseLoader, Environment

_DELIMITERS = ("{%", "%}", "{{", "}}", "{#", "#}")
_LINE_DELIMITERS = ("${", "}")


def check_environment(
    environment: Environment, *, installed: bool = False, finder: SettingsFinder | None = None
) -> Report:
    """The findings in all templates of an environment, and what could not be read.

    Templates of installed packages are left out unless `installed`. `finder` knows what is configured; without it the
    configuration nearest to each file counts. Raises `UsageError` for an environment that cannot be read: one with
    delimiters of its own, or with a loader that cannot list its templates; and `ConfigurationError`.
    """
    finder = finder or SettingsFinder()
    exclusions = Exclusions(finder, ExclusionOptions(force=True))
    language = environment_language(environment)
    problems: list[Problem] = []
    subjects = [
        subject
        for source in _sources(environment, problems, installed=installed)
        if (subject := _subject(source, language, exclusions))
    ]
    return check(subjects, finder.of_run.settings, problems)


def environment_language(environment: Environment) -> str:
    """The language of an environment's templates; raises `UsageError` where its delimiters are those of none."""
    block, variable, comment = (
        (getattr(environment, f"{kind}_start_string"), getattr(environment, f"{kind}_end_string"))
        for kind in ("block", "variable", "comment")
    )
    lines = environment.line_statement_prefix
    if (*block, *variable, *comment) == _DELIMITERS and lines is None:
        return "jinja"
    if variable == _LINE_DELIMITERS and lines == "#" and (*block, *comment) == _DELIMITERS[:2] + _DELIMITERS[4:]:
        return "jinja-lines"
    raise UsageError("templates of an environment with delimiters of its own cannot be read")


def loader_folders(loader: BaseLoader | None) -> Iterator[str]:
    """The folders that a loader, or those it is made of, load templates from."""
    pending: list[object] = [loader]
    while pending:
        one = pending.pop(0)
        yield from map(str, getattr(one, "searchpath", ()))
        if root := getattr(one, "_template_root", None):  # Of a package; there is no public name for it.
            yield str(root)
        pending += getattr(one, "loaders", ())
        pending += getattr(one, "mapping", {}).values() if hasattr(one, "delimiter") else ()


def _sources(environment: Environment, problems: list[Problem], *, installed: bool) -> Iterator[SourceFile]:
    """The templates as they are written, each under the path of its file, or else its name."""
    loader = environment.loader
    if loader is None:
        return
    try:
        names = environment.list_templates()
    except TypeError as error:
        raise UsageError("the loader of this environment cannot list its templates") from error
    for name in names:
        try:
            text, file, _ = loader.get_source(environment, name)
        except Exception as error:  # noqa: BLE001 - a loader may raise anything, and the other templates go on
            problems.append(Problem(name, f"cannot be loaded: {type(error).__name__}: {error}"))
            continue
        if file is None or installed or not is_installed(file):
            yield SourceFile(text, file or name)


def _subject(source: SourceFile, language: str, exclusions: Exclusions) -> Subject | None:
    """A template with what is configured for it; None when it is excluded, or no page."""
    finder = exclusions.finder
    file = absolute_path(Path(source.path), finder.here)
    if file.is_file() and exclusions.leave_out_named(file):
        return None
    settings = finder.settings_for(file)
    found = template_language(file.name, language, settings)
    shown, project = shown_path(file, finder.here), finder.project_of(str(file.parent))
    relative = below(str(file), project) if project else file.as_posix()
    return Subject(SourceFile(source.text, shown, relative=relative), settings, found, str(file))
