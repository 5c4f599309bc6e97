"""What rules see: a page whose facts are computed once, when the first rule asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.registration import is_legal_name
from webmcp_forms.browser.schema import Parameter, Schema, input_schema, is_parameter, is_supported, parameters
from webmcp_forms.document.forms import Control, Form, Group, analyse_form, form_elements
from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element
from webmcp_forms.document.relations import Relations, relate
from webmcp_forms.source import SourceFile, Span

_TOOL_ATTRIBUTES = ("toolname", "tooldescription", "tooltitle", "toolautosubmit")


# The two classes are not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Page:
    """One document of a page: the page itself, or a `srcdoc` frame in it."""

    document: Document
    profile: Profile

    @property
    def source(self) -> SourceFile:
        """The file the page stands in."""
        return self.document.source

    @property
    def tool_name(self) -> str:
        """A page has no tool name; a `ToolForm` has."""
        return ""

    @cached_property
    def relations(self) -> Relations:
        """Form owners, labels and the like."""
        return relate(self.document)

    @cached_property
    def form_elements(self) -> tuple[Element, ...]:
        """All form elements, those in templates included."""
        return tuple(form_elements(self.document))

    @cached_property
    def forms(self) -> tuple[ToolForm, ...]:
        """The live forms that carry any tool attribute, in tree order."""
        return tuple(
            self.analyse(element)
            for element in self.form_elements
            if element.scope != INERT_SCOPE and any(map(element.has, _TOOL_ATTRIBUTES))
        )

    @cached_property
    def annotated_forms(self) -> tuple[ToolForm, ...]:
        """The live forms with both `toolname` and `tooldescription`, whether or not the name is legal and free."""
        return tuple(tool for tool in self.forms if tool.form.is_annotated)

    def analyse(self, element: Element) -> ToolForm:
        """A form element and all its facts."""
        return ToolForm(self, analyse_form(self.document, self.relations, element, self.profile.readonly_kinds))

    def span(self, element: Element, attribute: str | None = None) -> Span:
        """The value of an attribute, else the attribute, else the start tag, else the nearest tag around it."""
        place = self.document.place(element)
        if place is None:
            parent = element.parent
            return self.span(self.document.element(parent)) if parent >= 0 else Span(0, 0)
        found = place.attributes.get(attribute) if attribute else None
        if found is None:
            return place.start_tag
        return found.value if found.value and found.value.start < found.value.end else found.whole


@dataclass(frozen=True)
class ToolForm:
    """A form with tool attributes, and what the browser makes of it."""

    page: Page
    form: Form

    @property
    def source(self) -> SourceFile:
        """The file the form stands in."""
        return self.page.source

    @property
    def element(self) -> Element:
        """The form element."""
        return self.form.element

    @property
    def tool_name(self) -> str:
        """The `toolname` as written, or ""."""
        return self.form.name or ""

    @property
    def has_legal_name(self) -> bool:
        """Whether the name is one the browser takes."""
        return is_legal_name(self.tool_name)

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The parameters of the tool."""
        return tuple(parameters(self.form, self.page.profile))

    @cached_property
    def parameter_names(self) -> frozenset[str]:
        """The names of the parameters."""
        return frozenset(parameter.name for parameter in self.parameters)

    @cached_property
    def input_schema(self) -> Schema:
        """The input schema of the tool."""
        return input_schema(self.parameters)

    def is_parameter(self, group: Group) -> bool:
        """Whether a group of controls becomes a parameter."""
        return is_parameter(group, self.page.profile)

    def supported_controls(self) -> Iterator[Control]:
        """The controls that take part and are of a kind that can be a parameter."""
        return (control for control in self.form.controls if control.skip is None and self.is_supported(control))

    def is_supported(self, control: Control) -> bool:
        """Whether a control is of a kind that can be a parameter."""
        return is_supported(control, self.page.profile)

    def span(self, element: Element, attribute: str | None = None) -> Span:
        """See `Page.span`."""
        return self.page.span(element, attribute)


Subject = Page | ToolForm
"""What a finding is about."""
