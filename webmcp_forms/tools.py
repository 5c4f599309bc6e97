"""The compiler's face: from a page to the tools that the browser would register."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, Profile, find_profile
from webmcp_forms.browser.registration import annotated_forms, reachable_documents, registered_forms
from webmcp_forms.browser.schema import Parameter, Schema, input_schema, parameters
from webmcp_forms.document.forms import Form
from webmcp_forms.document.nodes import Document
from webmcp_forms.readers import read

if TYPE_CHECKING:
    from webmcp_forms.readers import Source


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool as the browser registers it.

    `input_schema` is a JSON Schema as a dict, with keys in the browser's order. `title` is "" when the form has no
    `tooltitle`. `form` is the analysed form with all its places.
    """

    name: str
    title: str
    description: str
    autosubmit: bool
    input_schema: Schema
    form: Form
    parameters: tuple[Parameter, ...]

    @property
    def annotations(self) -> dict[str, bool]:
        """The annotations of the DevTools protocol: `{"autosubmit": True}`, or nothing."""
        return {"autosubmit": True} if self.autosubmit else {}


def compile_tools(source: Source, *, profile: str = DEFAULT_PROFILE, language: str | None = None) -> tuple[Tool, ...]:
    """The tools the browser would register for a page, in its order.

    `source` is whatever `read` takes. `profile` names a version of Chromium. Raises `UsageError` for an unknown
    profile or language and `InputError` for a file that cannot be read.
    """
    chosen = find_profile(profile)
    return document_tools(read(source, language=language), chosen)


def document_tools(document: Document, profile: Profile) -> tuple[Tool, ...]:
    """The tools of a document and of its frames, sorted by name as `document.modelContext.getTools()` lists them."""
    tools = (
        _tool(form, profile)
        for part in reachable_documents(document, profile)
        for form in registered_forms(annotated_forms(part, profile), profile)
    )
    return tuple(sorted(tools, key=lambda tool: tool.name))


def _tool(form: Form, profile: Profile) -> Tool:
    members = tuple(parameters(form, profile))
    return Tool(
        name=form.name or "",
        title=form.element.show("tooltitle") if profile.titles else "",
        description=form.description or "",
        autosubmit=form.element.has("toolautosubmit"),
        input_schema=input_schema(members),
        form=form,
        parameters=members,
    )
