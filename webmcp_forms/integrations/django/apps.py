"""The application, which registers the check."""

from __future__ import annotations

from django.apps import AppConfig
from django.core.checks import Tags, register


class WebMCPFormsConfig(AppConfig):  # type: ignore[misc]  # Django has no types
    """The application, under a label that nobody else has."""

    name = "webmcp_forms.integrations.django"
    label = "webmcp_forms"
    verbose_name = "WebMCP forms"

    def ready(self) -> None:
        """Register the check, under a tag of its own and that of checks of templates."""
        from webmcp_forms.integrations.django.checks import check_templates

        register(check_templates, "webmcp_forms", Tags.templates)
