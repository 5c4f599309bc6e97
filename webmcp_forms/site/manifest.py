"""`webmcp-tools.json`: the tools of a site, with the pages that have them.

    {
      "version": 1,
      "profile": "chrome-156",
      "baseUrl": "https://shop.example/",
      "findings": {"error": 0, "warning": 1, "info": 0},
      "problems": 0,
      "tools": [
        {"name": "search", "title": "", "description": "Find a product", "annotations": {},
         "inputSchema": {"type": "object", "properties": {}, "required": []}, "pages": ["index.html"]}
      ],
      "pages": [
        {"path": "index.html", "url": "https://shop.example/", "source": "docs/index.md", "tools": ["search"],
         "findings": {"error": 0, "warning": 1, "info": 0}}
      ]
    }

Paths are relative to the root of the site, those of sources to the project. Pages without tools and findings are left
out. `baseUrl` and `url` are there when the address of the site is known, `source` when that of the page is. A tool that
looks different on two pages stands there twice. The text is ASCII, and the same whenever the site is the same.
"""

from __future__ import annotations

from urllib.parse import quote

from webmcp_forms.browser.schema import JSON
from webmcp_forms.report.json_layout import escape_json, lay_out
from webmcp_forms.site.page import PageTool
from webmcp_forms.site.report import SitePage, SiteReport, count_by_severity, tools_by_page

MANIFEST = "webmcp-tools.json"
"""The name of the manifest, in the directory of the site."""


_VERSION = 1


def manifest_text(site: SiteReport) -> str:
    """The text of the manifest."""
    return escape_json(lay_out(_manifest(site)), ascii_only=True) + "\n"


def _manifest(site: SiteReport) -> dict[str, JSON]:
    return {
        "version": _VERSION,
        "profile": site.report.profile,
        **({"baseUrl": site.base_url} if site.base_url else {}),
        "findings": {**count_by_severity(site.findings)},
        "problems": len(site.report.problems),
        "tools": [_tool(tool, pages) for tool, pages in tools_by_page(site.pages)],
        "pages": [_page(page, site.base_url) for page in site.pages if page.tools or any(page.findings.values())],
    }


def _tool(tool: PageTool, pages: tuple[str, ...]) -> JSON:
    return {
        "name": tool.name,
        "title": tool.title,
        "description": tool.description,
        "annotations": {"autosubmit": True} if tool.autosubmit else {},
        "inputSchema": tool.input_schema,
        "pages": list(pages),
    }


def _page(page: SitePage, base_url: str) -> JSON:
    return {
        "path": page.path,
        **({"url": page_url(page.path, base_url)} if base_url else {}),
        **({"source": page.source} if page.source else {}),
        "tools": [tool.name for tool in page.tools],
        "findings": dict(page.findings),
    }


def page_url(path: str, base_url: str) -> str:
    """The address of a page; that of an index is its directory's."""
    directory, _, name = path.rpartition("/")
    start = f"{base_url.rstrip('/')}/"
    if name.lower() in ("index.html", "index.htm"):
        return start + (f"{quote(directory, errors='surrogateescape')}/" if directory else "")
    return start + quote(path, errors="surrogateescape")
