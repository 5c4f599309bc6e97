"""Checks a built site: `check(output_dir)`."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlsplit

from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.places import below, shown_path
from webmcp_forms.config.settings import NEVER, Settings
from webmcp_forms.config.writing import write_file
from webmcp_forms.errors import InputError, UsageError, WebMCPFormsError
from webmcp_forms.linter.built_site import BuiltSite
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.run import conclude
from webmcp_forms.linter.selection import ChosenRules, choose_rules
from webmcp_forms.report.lint_report import Problem, Report
from webmcp_forms.site.cache import Cache, page_digest
from webmcp_forms.site.manifest import MANIFEST, manifest_text
from webmcp_forms.site.origins import Origin, Origins
from webmcp_forms.site.output import Output, list_output
from webmcp_forms.site.page import NOTHING_ON_PAGE, PageResult, check_page, concerns
from webmcp_forms.site.report import SitePage, SiteReport, count_by_severity
from webmcp_forms.site.sources import SourceTexts
from webmcp_forms.source import SourceFile

_FILES_AT_HAND = 64


def check(  # noqa: PLR0913 - all but the first have defaults
    output_dir: str | os.PathLike[str],
    *,
    fail_on: Severity | str | None = None,
    manifest: str | os.PathLike[str] | None = MANIFEST,
    cache: str | os.PathLike[str] | None = None,
    settings: Settings | None = None,
    base_url: str = "",
    sources: Mapping[str, str | os.PathLike[str]] | None = None,
    templates: Iterable[str | os.PathLike[str]] = (),
    exclude: Sequence[str] = (),
) -> SiteReport:
    """Compile and lint the rendered pages of a site, compare them, and write its manifest.

    - `fail_on` is the severity from which on the report has `failed`, or `never`; without it what is configured counts.
    - `manifest` is a path relative to `output_dir`; None writes none.
    - `cache` is a file that remembers pages, so that only those that changed since are checked.
    - `settings` are those of the working directory unless they are given.
    - `base_url` is the address that the site will have.
    - `sources` gives the source of a page by the path of the page in the output, with forward slashes. `templates` are
      files and directories that pages may have parts of. Findings are reported there where the tag is found again.
    - `exclude` are patterns as in `.gitignore`, relative to `output_dir`: pages that are left out.

    A page that cannot be read is a problem in the report, and the others go on; a template that is not there is a note.
    Raises `InputError` when there is no
    such directory, `UsageError` when no page is in it or an argument makes no sense, and `WebMCPFormsError` when the
    manifest cannot be written.
    """
    finder = SettingsFinder(isolated=settings is not None)
    settings = settings or finder.of_run.settings
    limit = _limit(settings.fail_on if fail_on is None else fail_on)
    root = Path(output_dir)
    output = list_output(root, exclude)
    if not output.pages:
        raise UsageError("there is no page in it", str(root))
    texts = SourceTexts(
        {page: Path(path) for page, path in (sources or {}).items()},
        tuple(map(Path, templates)),
        root,
        lambda path: _names(path, finder),
    )
    run = _Run(output, settings, Cache(Path(cache) if cache is not None else None), finder)
    run.notes += (Problem(path, "no such file or directory, so no template is there") for path in texts.absent)
    for page in output.pages:
        run.check(page)
    report = run.report(texts, _address(base_url), limit)
    try:
        run.cache.write()
    except WebMCPFormsError as error:
        report = replace(report, notes=(*report.notes, Problem(error.path or "", error.message)))
    if manifest is not None:
        write_file(root / manifest, [manifest_text(report)])
    return report


@dataclass(slots=True)
class _Run:
    """The pages of one check, and what came of them so far."""

    output: Output
    settings: Settings
    cache: Cache
    finder: SettingsFinder
    results: dict[str, PageResult] = field(default_factory=dict)
    shown: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    notes: list[Problem] = field(default_factory=list)
    checked: int = 0
    unchanged: int = 0

    def check(self, page: str) -> None:
        """Check a page, or take what is remembered of it; whatever goes wrong is a problem."""
        path = Path(self.output.root, page)
        shown, relative = _names(path, self.finder)
        self.shown[shown] = page
        self.results[page] = NOTHING_ON_PAGE
        try:
            self.results[page] = self._result(page, shown, relative)
        except InputError as error:
            self.problems.append(Problem(relative, error.message))
        except UsageError:
            raise
        except Exception as error:  # noqa: BLE001 - one page must not stop the others
            self.problems.append(Problem(relative, f"internal error: {type(error).__name__}: {error}"))
        if note := self.results[page].note:
            self.notes.append(Problem(relative, note))

    def report(self, texts: SourceTexts, base_url: str, limit: str) -> SiteReport:
        """What came of all pages."""
        origins = self._origins(texts, base_url)
        by_page: dict[str, list[Finding]] = {}
        for origin in origins:
            by_page.setdefault(origin.page, []).append(origin.finding)
        pages = tuple(
            SitePage(page, texts.relative(page), result.tools, count_by_severity(by_page.get(page, ())))
            for page, result in self.results.items()
        )
        problems = tuple(
            replace(one, path=_names(Path(self.output.root, one.path), self.finder)[1]) for one in self.output.problems
        )
        files = tuple(_names(Path(self.output.root, page), self.finder)[1] for page in self.results)
        findings = _merged(origins)
        report = Report(findings, (*problems, *self.problems), files, profile=self.settings.profile)
        return SiteReport(report, pages, self.checked, self.unchanged, limit, base_url, tuple(self.notes))

    def _result(self, page: str, shown: str, relative: str) -> PageResult:
        data = self.output.read(page)
        chosen = self._chosen(str(Path(self.output.root, page)))
        if not concerns(data, chosen):
            return NOTHING_ON_PAGE
        source = SourceFile.from_bytes(data, shown, relative)
        digest = page_digest(data, self.settings, chosen)
        ran = frozenset(module.RULE.code for module in chosen.rules.page)
        known = self.cache.find(page, digest, source, ran)
        if known is not None:
            self.unchanged += 1
            return known
        self.checked += 1
        result = check_page(data, source, self.settings, chosen)
        self.cache.keep(page, digest, result)
        return result

    def _origins(self, texts: SourceTexts, base_url: str) -> tuple[Origin, ...]:
        """The findings on all pages, at their places."""
        # Many pages have the same scripts.
        read = lru_cache(maxsize=_FILES_AT_HAND)(self._read)
        site = BuiltSite(frozenset(self.output.files), self.shown, read, base_url)
        # The rules about files of a run are left out: those about a site say more of its pages.
        rules = replace(choose_rules(self.settings.selection).rules, run=())
        conclusion = conclude([result.lint for result in self.results.values()], rules, site=site)
        self.problems += map(Problem.from_crash, conclusion.crashes)
        origins = Origins(texts)
        traced = (origins.trace(finding, self.shown[finding.path]) for finding in conclusion.findings)
        return tuple(self._wanted(traced))

    def _wanted(self, origins: Iterable[Origin]) -> Iterator[Origin]:
        """Those that are configured to count, for the page and for the source, as severe as is configured."""
        chosen = lru_cache(maxsize=_FILES_AT_HAND)(self._chosen)
        codes = lru_cache(maxsize=_FILES_AT_HAND)(lambda path: chosen(path).codes)
        for origin in origins:
            finding, page = origin.finding, os.path.join(self.output.root, origin.page)  # noqa: PTH118 - one a finding
            is_sure = finding.confidence.rank <= self.settings.min_confidence.rank
            if is_sure and finding.code in codes(page) and finding.code in codes(finding.path):
                yield replace(origin, finding=chosen(finding.path).judge(finding))

    def _chosen(self, path: str) -> ChosenRules:
        """The rules that run on a file, given by its path from the working directory or in full."""
        absolute = str(Path(self.finder.here, path))
        return choose_rules(self.settings.selection, self.settings.local(absolute))

    def _read(self, path: str) -> bytes:
        try:
            return self.output.read(path)
        except InputError:
            return b""


def _merged(origins: Iterable[Origin]) -> tuple[Finding, ...]:
    """The findings in order; what says the same of the same tag on several pages is one, with the number of pages."""
    groups: dict[tuple[object, ...], list[Origin]] = {}
    seen: Counter[tuple[object, ...]] = Counter()
    for origin in origins:
        # Tags that look alike on one page are not the same, unless one place in a source makes them.
        number = 0 if origin.is_traced else seen[origin.page, *origin.key]
        seen[origin.page, *origin.key] += 1
        groups.setdefault((number, *origin.key), []).append(origin)
    return tuple(sorted(map(_joined, groups.values()), key=lambda finding: finding.order))


def _joined(group: Sequence[Origin]) -> Finding:
    finding, count = group[0].finding, len({origin.page for origin in group})
    return replace(finding, message=f"{finding.message} (On {count} pages.)") if count > 1 else finding


def _names(path: Path, finder: SettingsFinder) -> tuple[str, str]:
    """What a file is called for people, and for programs; see `FoundFile`."""
    absolute = Path(os.path.abspath(path))  # noqa: PTH100 - links stay, as the build knows the file
    project = finder.project_of(str(absolute.parent))
    shown = shown_path(absolute, finder.here)
    return shown, below(str(absolute), project) if project is not None else absolute.as_posix()


def _limit(fail_on: Severity | str) -> str:
    limit = fail_on.value if isinstance(fail_on, Severity) else fail_on
    known = (*(severity.value for severity in Severity), NEVER)
    if limit not in known:
        raise UsageError(f"fail_on is {limit!r}, which is none of {', '.join(known)}")
    return limit


def _address(base_url: str) -> str:
    try:
        parts = urlsplit(base_url)
    except ValueError:
        parts = urlsplit("")
    if base_url and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise UsageError(f"{base_url!r} is no address of a site, such as https://example.com/docs/")
    return base_url
