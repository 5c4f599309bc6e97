"""The compiler's face: from a page to the tools that the browser would register."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from webmcp_forms.browser.call.call import Call, call_form
from webmcp_forms.browser.call.callable_form import CallableForm
from webmcp_forms.browser.call.destination import DEFAULT_PAGE_URL
from webmcp_forms.browser.call.examples import example_arguments
from webmcp_forms.browser.certainty import Unknown, template_tools
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, Profile, find_profile
from webmcp_forms.browser.registration import annotated_forms, reachable_documents, registered_forms
from webmcp_forms.browser.schema import JSON, Parameter, Schema, input_schema, parameters
from webmcp_forms.document.forms import Form
from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Document
from webmcp_forms.readers import read

if TYPE_CHECKING:
    from webmcp_forms.readers import Source


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Tool:
    """A tool as the browser registers it.

    `input_schema` is a JSON Schema as a dict, with keys in the browser's order. `title` is "" when the form has no
    `tooltitle`. `form` is the analysed form with all its places.

    `page_url` is the address of the page, which relative addresses in a call's request start from.

    The schema of a template's tool holds what is certain before it is rendered; `incomplete` lists the rest.
    """

    name: str
    title: str
    description: str
    autosubmit: bool
    input_schema: Schema
    form: Form
    parameters: tuple[Parameter, ...]
    profile: Profile
    page_url: str = DEFAULT_PAGE_URL
    incomplete: tuple[Unknown, ...] = ()

    def call(self, arguments: Mapping[str, JSON]) -> Call:
        """What the browser would do with a call: accept or refuse it, and the request it would send.

        A template's tool is called as it is written: holes are text, and what only rendering tells is not there.
        """
        call = call_form(self._callable, arguments, self.page_url)
        return replace(call, arguments=arguments, schema=self.input_schema)

    def example(self, *, full: bool = False) -> dict[str, JSON] | None:
        """Arguments that the browser takes: the fewest that let the form be submitted, or one for each parameter.

        None when no such arguments were found, as where a required file keeps the form from being submitted.
        """
        return example_arguments(self.form, self.parameters, self.profile, full=full)

    @cached_property
    def _callable(self) -> CallableForm:
        """What is the same for all calls."""
        return CallableForm(self.form, self.profile)

    @property
    def annotations(self) -> dict[str, bool]:
        """The annotations of the DevTools protocol: `{"autosubmit": True}`, or nothing."""
        return {"autosubmit": True} if self.autosubmit else {}


def compile_tools(
    source: Source, *, profile: str = DEFAULT_PROFILE, language: str | None = None, base_url: str | None = None
) -> tuple[Tool, ...]:
    """The tools the browser would register for a page, in its order.

    `source` is whatever `read` takes. `profile` names a version of Chromium, and `base_url` is the address of the page,
    for the requests of calls. Raises `UsageError` for an unknown profile or language and `InputError` for a file that
    cannot be read.
    """
    tools = document_tools(read(source, language=language), find_profile(profile))
    return tuple(replace(tool, page_url=base_url) for tool in tools) if base_url else tools


def document_tools(document: Document, profile: Profile) -> tuple[Tool, ...]:
    """The tools of a document and of its frames, sorted by name as `document.modelContext.getTools()` lists them."""
    if document.language in PLAIN_LANGUAGES:
        tools = [_tool(form, profile) for form in _registered(document, profile)]
    else:
        tools = list(_template_tools(document, profile))
    return tuple(sorted(tools, key=lambda tool: tool.name))


def _registered(document: Document, profile: Profile) -> Iterator[Form]:
    return (
        form
        for part in reachable_documents(document, profile)
        for form in registered_forms(annotated_forms(part, profile), profile)
    )


def _tool(form: Form, profile: Profile) -> Tool:
    return _assemble(form, tuple(parameters(form, profile)), (), profile)


def _template_tools(document: Document, profile: Profile) -> Iterator[Tool]:
    for tool in template_tools(document, profile):
        yield _assemble(tool.form, tool.parameters, tool.unknowns, profile)


def _assemble(form: Form, members: tuple[Parameter, ...], unknowns: tuple[Unknown, ...], profile: Profile) -> Tool:
    return Tool(
        name=form.name or "",
        title=form.element.show("tooltitle") if profile.titles else "",
        description=form.description or "",
        autosubmit=form.element.has("toolautosubmit"),
        input_schema=input_schema(members),
        form=form,
        parameters=members,
        profile=profile,
        incomplete=unknowns,
    )
