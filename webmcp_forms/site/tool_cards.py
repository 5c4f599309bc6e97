"""What the report that shows tools is given about a site: each tool once, as the first page that has it has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.config.settings import Settings
from webmcp_forms.encoding import looks_binary
from webmcp_forms.errors import InputError
from webmcp_forms.linter.built_site import page_language
from webmcp_forms.readers import read
from webmcp_forms.report.tool_facts import ToolFacts, tool_facts
from webmcp_forms.site.output import list_output
from webmcp_forms.site.report import SiteReport
from webmcp_forms.source import SourceFile


def tool_cards(site: SiteReport, output_dir: Path, settings: Settings) -> tuple[ToolFacts, ...]:
    """The tools of a site and the forms that are meant as tools, in the order of their pages."""
    seen: set[tuple[object, ...]] = set()
    cards = []
    for facts in _facts(site, output_dir, settings):
        identity = (facts.name, facts.description, facts.autosubmit, repr(facts.schema), facts.refusal)
        if identity not in seen:
            seen.add(identity)
            cards.append(facts)
    return tuple(cards)


def _facts(site: SiteReport, output_dir: Path, settings: Settings) -> Iterator[ToolFacts]:
    output = list_output(output_dir)
    profile = find_profile(settings.profile)
    for page, name in zip(site.pages, site.report.files, strict=True):
        if not page.tools and not any(page.findings.values()):
            continue
        try:
            data = output.read(page.path)
        except InputError:  # it was there a moment ago
            continue
        if not looks_binary(data):
            source = SourceFile.from_bytes(data, name, name)
            yield from tool_facts(read(source, language=page_language(page.path)), profile, settings.options)
