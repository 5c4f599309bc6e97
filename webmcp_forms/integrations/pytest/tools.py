"""The fixture `webmcp_tools`."""

from __future__ import annotations

from pathlib import Path

from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.integrations.responses import page_tools, rendered_page
from webmcp_forms.tools import Tool


class ReadTools:
    """Gives the tools of a page, as the version of Chromium registers them that the project has configured."""

    def __init__(self, project: Path) -> None:
        """Go by the configuration of a directory."""
        self._profile = SettingsFinder().in_directory(str(project)).settings.profile

    def __call__(self, response: object) -> tuple[Tool, ...]:
        """The tools of the page in a response, or in markup, in the browser's order.

        Raises `InputError` for a response that is no page, such as a redirect, and `UsageError` for what is none.
        """
        return page_tools(rendered_page(response), self._profile)
