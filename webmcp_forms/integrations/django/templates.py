"""The template folders of a project, as its engines know them, and the templates in them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from django.template import engines
from django.template.backends.django import DjangoTemplates

from webmcp_forms.config.discovery import Discovery, FoundFile, discover, reason
from webmcp_forms.config.exclusion import Exclusions
from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.encoding import looks_binary
from webmcp_forms.errors import InputError, UsageError
from webmcp_forms.integrations.checking import Subject, check
from webmcp_forms.integrations.installed import is_installed
from webmcp_forms.integrations.jinja import environment_language, loader_folders
from webmcp_forms.integrations.template_languages import template_language
from webmcp_forms.records import record
from webmcp_forms.report.lint_report import Problem, Report
from webmcp_forms.source import SourceFile

DJANGO = "django"
"""The language of Django's own engine."""


@record
class TemplateFolder:
    """A folder that an engine loads templates from, by its absolute path, and their language if it can be read."""

    path: str
    language: str | None


def template_folders(*, installed: bool = False) -> tuple[TemplateFolder, ...]:
    """The folders of all engines that are there, each once; those of installed packages only when `installed`.

    A folder of several engines is of the first.
    """
    found: dict[str, TemplateFolder] = {}
    for engine in engines.all():
        for path in _folders(engine):
            absolute = os.path.abspath(path)  # noqa: PTH100 - a `Path` keeps the dots
            if Path(absolute).is_dir() and (installed or not is_installed(absolute)):
                found.setdefault(absolute, TemplateFolder(absolute, _language(engine)))
    return tuple(found.values())


def check_paths(paths: Sequence[str], folders: Iterable[TemplateFolder], finder: SettingsFinder) -> Report:
    """The report on the templates that some paths stand for.

    What lies in no folder of an engine is taken for a template of Django's own. Raises `UsageError` for a configuration
    that makes no sense.
    """
    discovery = discover(paths, Exclusions(finder))
    problems = list(_problems(discovery))
    subjects = tuple(_subjects(discovery.files, tuple(folders), finder, problems))
    return check(subjects, finder.of_run.settings, problems)


def _problems(discovery: Discovery) -> Iterator[Problem]:
    return (Problem(problem.shown, problem.reason) for problem in discovery.problems)


def _subjects(
    files: Iterable[FoundFile], folders: tuple[TemplateFolder, ...], finder: SettingsFinder, problems: list[Problem]
) -> Iterator[Subject]:
    """The templates in some files; what cannot be read is added to the problems."""
    for file in files:
        try:
            yield _subject(file, folders, finder)
        except InputError as error:
            problems.append(Problem(file.relative, error.message))


def _subject(file: FoundFile, folders: Iterable[TemplateFolder], finder: SettingsFinder) -> Subject:
    try:
        data = file.path.read_bytes()
    except OSError as error:
        raise InputError(reason(error)) from error
    if looks_binary(data):
        raise InputError("it is a binary file, not a page")
    settings = finder.settings_for(Path(file.absolute))
    language = template_language(Path(file.absolute).name, _engine_language(file, folders), settings)
    return Subject(SourceFile.from_bytes(data, file.shown, file.relative), settings, language, file.absolute)


def _engine_language(file: FoundFile, folders: Iterable[TemplateFolder]) -> str:
    """The language of the innermost folder around a file."""
    around = [folder for folder in folders if Path(file.absolute).is_relative_to(folder.path)]
    if not around:
        return DJANGO
    language = max(around, key=lambda folder: len(folder.path)).language
    if language is None:
        raise InputError("its engine has delimiters of its own, which cannot be read")
    return language


def _language(engine: Any) -> str | None:  # noqa: ANN401 - Django has no types
    if isinstance(engine, DjangoTemplates):
        return DJANGO
    try:
        return environment_language(engine.env)
    except UsageError:
        return None


def _folders(engine: Any) -> Iterator[str]:  # noqa: ANN401 - Django has no types
    """The folders of an engine's loaders, in the order in which they are searched."""
    if isinstance(engine, DjangoTemplates):
        yield from _django_folders(engine.engine.template_loaders)
    elif hasattr(engine, "env"):
        yield from loader_folders(engine.env.loader)


def _django_folders(loaders: Iterable[Any]) -> Iterator[str]:
    for loader in loaders:
        if hasattr(loader, "get_dirs"):
            yield from map(str, loader.get_dirs())
        yield from _django_folders(getattr(loader, "loaders", ()))  # Of the one that caches; it nests once.
