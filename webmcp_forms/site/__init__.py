"""A built site: its pages are compiled and linted, compared with each other, and its tools written down.

files of the output -> pages, of which the unchanged come from the cache -> rules across pages
-> findings at their sources -> `SiteReport`, `webmcp-tools.json`
"""

from __future__ import annotations

from webmcp_forms.site.check import check
from webmcp_forms.site.manifest import MANIFEST
from webmcp_forms.site.report import SitePage, SiteReport

__all__ = ["MANIFEST", "SitePage", "SiteReport", "check"]
