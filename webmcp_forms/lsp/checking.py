"""A text as it is in an editor, and what is found in it: as `lint` would find it in the file.

Nothing that is typed is an error here; what goes wrong is a `Trouble` that is shown with the findings.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import unquote, urlsplit

from webmcp_forms.browser.profiles import Profile, find_profile
from webmcp_forms.config.exclusion import ExclusionOptions, Exclusions
from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.settings import Settings
from webmcp_forms.document.nodes import Document
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.integrations.checking import Subject, check
from webmcp_forms.linter.baseline import Scope, apply_baseline, read_baseline
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.fixes import fix_file
from webmcp_forms.lsp.languages import is_readable, language_of
from webmcp_forms.readers import read
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile

_FILE = "file"


@record
class OpenText:
    """A text that is open in an editor."""

    uri: str
    text: str
    language_id: str = ""
    version: int | None = None

    @property
    def path(self) -> Path | None:
        """The file that it is the text of; None when it is in no file yet."""
        parts = urlsplit(self.uri)
        if parts.scheme != _FILE:
            return None
        path = unquote(parts.path)
        is_drive = os.name == "nt" and path[2:3] == ":"
        return Path(path[1:] if is_drive else path)

    @property
    def name(self) -> str:
        """The name of the file, or "" when it is in none."""
        return self.path.name if self.path else ""


@record
class Checked:
    """What came of a text: its source, the findings in order, and what kept it from being checked, or ""."""

    source: SourceFile
    findings: tuple[Finding, ...] = ()
    trouble: str = ""


class Checker:
    """Checks texts by the configuration of the projects that they are in, which is read once."""

    def __init__(self, root: Path | None = None) -> None:
        """`root` is the directory whose configuration goes for texts that are in no file."""
        self._root = root
        self.refresh()

    def refresh(self) -> None:
        """Read configurations anew."""
        self._finder = SettingsFinder()
        self._exclusions = Exclusions(self._finder, ExclusionOptions(force=True))

    def check(self, text: OpenText) -> Checked:
        """What is found in a text; nothing in one that is excluded, or in no language that is read."""
        source = SourceFile(well_formed(text.text), text.name or text.uri)
        try:
            settings = self._settings(text)
            if not self._concerns(text, settings):
                return Checked(source)
            source = SourceFile(source.text, source.path, relative=self._relative(text))
            return self._found(self._subject(text, source, settings))
        except WebMCPFormsError as error:
            return Checked(source, trouble=str(error))
        except Exception as error:  # noqa: BLE001 - an editor must not lose its server to what somebody types
            return Checked(source, trouble=f"internal error: {type(error).__name__}: {error}")

    def read(self, text: OpenText) -> tuple[Document, Profile] | None:
        """The text as a page, and the version of Chromium that is asked about it; None when it is not read.

        Raises `WebMCPFormsError`.
        """
        settings = self._settings(text)
        if not self._concerns(text, settings):
            return None
        source = SourceFile(well_formed(text.text), text.name or text.uri)
        document = read(source, language=language_of(text.language_id, text.name, settings))
        return document, find_profile(settings.profile)

    def fixed(self, text: OpenText) -> str:
        """The text with all that can be repaired safely; raises `WebMCPFormsError`."""
        settings = self._settings(text)
        source = SourceFile(well_formed(text.text), text.name or text.uri, relative=self._relative(text))

        def lint(changed: SourceFile) -> Sequence[Finding]:
            return self._found(self._subject(text, changed, settings)).findings

        return fix_file(source, lint, unsafe=False).source.text

    def _subject(self, text: OpenText, source: SourceFile, settings: Settings) -> Subject:
        language = language_of(text.language_id, text.name, settings)
        return Subject(source, settings, language, str(text.path or ""))

    def _found(self, subject: Subject) -> Checked:
        report = check((subject,), subject.settings)
        trouble = "; ".join(problem.message for problem in report.problems)
        return Checked(subject.source, _not_tolerated(report.findings, subject), trouble)

    def _settings(self, text: OpenText) -> Settings:
        if text.path is None:
            return self._finder.in_directory(str(self._root or self._finder.here)).settings
        return self._finder.settings_for(text.path)

    def _concerns(self, text: OpenText, settings: Settings) -> bool:
        """Whether a text is in a language that is read, and not excluded."""
        if not is_readable(text.language_id, text.name, settings):
            return False
        return text.path is None or not self._exclusions.leave_out_named(text.path)

    def _relative(self, text: OpenText) -> str:
        """The path as programs know it wherever they start."""
        if text.path is None:
            return ""
        project = self._finder.project_of(str(text.path.parent))
        is_below = project is not None and text.path.is_relative_to(project)
        return (text.path.relative_to(project) if project and is_below else text.path).as_posix()


def well_formed(text: str) -> str:
    """The text with halves of characters, which an editor may send while one is typed, replaced."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text


def _not_tolerated(findings: tuple[Finding, ...], subject: Subject) -> tuple[Finding, ...]:
    """The findings that no configured baseline knows."""
    settings = subject.settings
    if not settings.baseline:
        return findings
    path = Path(settings.located(settings.baseline))
    try:
        entries = read_baseline(path.read_text("utf-8"), str(path))
    except (OSError, UnicodeDecodeError):
        return findings
    relative = subject.source.relative or subject.source.path
    return apply_baseline(findings, entries, Scope(frozenset({relative}), subject.chosen.codes)).new
