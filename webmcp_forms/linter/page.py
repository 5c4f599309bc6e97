"""What rules see: a page whose facts are computed once, when the first rule asks for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.registration import is_legal_name
from webmcp_forms.browser.schema import Parameter, Schema, input_schema, is_parameter, is_supported, parameters
from webmcp_forms.document.forms import Control, Form, Group, analyse_form, form_elements
from webmcp_forms.document.nodes import INERT_SCOPE, PLAIN_LANGUAGES, Document, Element, Text
from webmcp_forms.document.relations import Relations, relate
from webmcp_forms.document.wrappers import LabelHoles, label_holes
from webmcp_forms.linter.components import Components
from webmcp_forms.linter.file_text import FileText
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.known_text import may_bring_ids
from webmcp_forms.linter.labels import Labels
from webmcp_forms.linter.options import DEFAULT_OPTIONS, RuleOptions
from webmcp_forms.linter.scripts.elements import Scripts
from webmcp_forms.source import SourceFile, Span

if TYPE_CHECKING:  # these are about pages and tool forms themselves, or about what few of them have
    from webmcp_forms.browser.certainty import Unknown
    from webmcp_forms.linter.intent.kinds import Intent
    from webmcp_forms.linter.scripts.facts import ScriptFacts
    from webmcp_forms.linter.sensitivity import Judgement
    from webmcp_forms.linter.styles.sheets import ToolStyle
    from webmcp_forms.linter.suitability.contents import Contents
    from webmcp_forms.linter.suitability.page_programs import PageProgram
    from webmcp_forms.linter.suitability.references import References
    from webmcp_forms.linter.suitability.signs import Suspicion

TOOL_ATTRIBUTES = ("toolname", "tooldescription", "tooltitle", "toolautosubmit")
"""The attributes that a form can have as a tool."""


# The two classes are not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Page:
    """One document of a page: the page itself, or a `srcdoc` frame in it.

    `readings` are the pages of all readings, this one among them, for the page itself.
    """

    document: Document
    profile: Profile
    options: RuleOptions = DEFAULT_OPTIONS
    readings: Sequence[Page] = field(default=(), repr=False, compare=False)

    @property
    def source(self) -> SourceFile:
        """The file the page stands in."""
        return self.document.source

    @property
    def tool_name(self) -> str:
        """A page has no tool name; a `ToolForm` has."""
        return ""

    @cached_property
    def file(self) -> FileText:
        """The text of the file, which all its readings share."""
        first = self.readings[0] if self.readings else self
        return FileText(self.source.text) if first is self else first.file

    @property
    def lowered(self) -> str:
        """The text of the file in lower case; "" for a tree that came without it."""
        return self.file.lowered

    @cached_property
    def relations(self) -> Relations:
        """Form owners, labels and the like."""
        return relate(self.document)

    @cached_property
    def may_bring_ids(self) -> bool:
        """Whether a template may bring elements or ids that the markup does not show."""
        return may_bring_ids(self.document)

    @cached_property
    def may_point_at_forms(self) -> bool:
        """Whether something may be or hold a control whose form nobody knows."""
        from webmcp_forms.linter.completeness import may_point_at_forms

        return may_point_at_forms(self.document)

    @cached_property
    def labels(self) -> Labels:
        """The labels and what they are for."""
        return Labels(self.document, self.relations)

    @cached_property
    def components(self) -> Components:
        """The tags that render as anything."""
        return Components(self.document)

    @cached_property
    def scripts(self) -> Scripts:
        """The scripts that stand in the page."""
        return Scripts(self.document)

    @cached_property
    def programs(self) -> tuple[PageProgram, ...]:
        """The scripts that stand in the page and may listen to changes of fields."""
        if not self.scripts.elements:
            return ()
        from webmcp_forms.linter.suitability.page_programs import page_programs

        return tuple(page_programs(self))

    @cached_property
    def script_facts(self) -> ScriptFacts | None:
        """What the scripts of the page do when a form is submitted, and what they say of tools; None for nothing."""
        file = self.file if self.source.text else FileText("\n".join(self.scripts.texts))
        if not file.concerns_scripts:
            return None
        from webmcp_forms.linter.scripts.facts import ScriptFacts

        return ScriptFacts(self)

    @cached_property
    def tool_styles(self) -> tuple[ToolStyle, ...]:
        """The rules of style sheets in the page that have a pseudo-class whose name starts with `tool`."""
        # A tree without its source has none to look into.
        if self.source.text and not self.file.has((":tool", ":TOOL", ":Tool")):
            return ()
        from webmcp_forms.linter.styles.sheets import tool_styles

        return tuple(tool_styles(self))

    def mentions(self, words: tuple[str, ...]) -> bool:
        """Whether one of some words stands anywhere in the file, whatever its case."""
        return self.file.mentions(words)

    def values(self, attribute: str) -> Mapping[int, Text]:
        """The values of an attribute by the index of the element."""
        found = self._values.get(attribute)
        if found is None:
            found = self._values[attribute] = dict(self.document.tree.with_attribute(attribute))
        return found

    @cached_property
    def _values(self) -> dict[str, Mapping[int, Text]]:
        return {}

    @cached_property
    def bases(self) -> tuple[Element, ...]:
        """The `<base>` elements that are not in templates."""
        found = self.document.tagged(frozenset({"base"}))
        return tuple(element for element in found if element.is_html and element.scope != INERT_SCOPE)

    @cached_property
    def names_respond_with(self) -> bool:
        """Whether a script of the page, a handler in an attribute included, may answer calls."""
        return self.file.has(("respondWith",))

    @cached_property
    def form_elements(self) -> tuple[Element, ...]:
        """All form elements, those in templates included."""
        return tuple(form_elements(self.document))

    @cached_property
    def form_indices(self) -> Sequence[int]:
        """Where all form elements are in tree order."""
        return [element.index for element in self.form_elements]

    @cached_property
    def forms(self) -> tuple[ToolForm, ...]:
        """The live forms that carry any tool attribute, in tree order."""
        return tuple(
            self.analyse(element)
            for element in self.form_elements
            if element.scope != INERT_SCOPE and any(map(element.has, TOOL_ATTRIBUTES))
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
    def surest(self) -> Confidence:
        """How sure a finding about the form can be: one that is a component may render as something else."""
        return Confidence.POSSIBLE if self.element.presence.component else Confidence.CERTAIN

    @property
    def has_legal_name(self) -> bool:
        """Whether the name is one the browser takes."""
        return is_legal_name(self.tool_name)

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The parameters of the tool."""
        return tuple(parameters(self.form, self.page.profile))

    @cached_property
    def label_holes(self) -> LabelHoles:
        """The holes that may hold labels of the controls."""
        return label_holes(self.page.document, self.element)

    @cached_property
    def parameter_names(self) -> frozenset[str]:
        """The names of the parameters."""
        return frozenset(parameter.name for parameter in self.parameters)

    @cached_property
    def unknowns(self) -> tuple[Unknown, ...]:
        """What of the tool only rendering tells, as far as this reading shows it."""
        if self.form.document.language in PLAIN_LANGUAGES:
            return ()
        from webmcp_forms.browser.certainty import certain_tool

        return certain_tool((self.form,), self.page.profile).unknowns

    @cached_property
    def sensitive_fields(self) -> tuple[Judgement, ...]:
        """What the controls hold that is a secret, a payment card or an identity number, in order."""
        from webmcp_forms.linter.sensitivity import judge

        return judge(self)

    @cached_property
    def contents(self) -> Contents:
        """What stands in the form."""
        from webmcp_forms.linter.suitability.contents import Contents

        return Contents(self)

    @cached_property
    def references(self) -> References:
        """Finds the fields that selectors and code refer to."""
        from webmcp_forms.linter.suitability.references import References

        return References(self.contents)

    @cached_property
    def dependencies(self) -> tuple[Suspicion, ...]:
        """The parts of the form that depend on one of its fields."""
        from webmcp_forms.linter.suitability.dependencies import dependencies

        return dependencies(self)

    @cached_property
    def custom_controls(self) -> tuple[Suspicion, ...]:
        """What a person fills in the form that is no native control."""
        from webmcp_forms.linter.suitability.custom_controls import custom_controls

        return custom_controls(self)

    @cached_property
    def wizard(self) -> Suspicion | None:
        """What makes the form one step of several."""
        from webmcp_forms.linter.suitability.wizards import wizard

        return wizard(self)

    @cached_property
    def human_checks(self) -> tuple[Suspicion, ...]:
        """What the form asks that only a person can answer."""
        from webmcp_forms.linter.suitability.human_checks import human_checks

        return tuple(human_checks(self))

    @cached_property
    def growing_rows(self) -> Suspicion | None:
        """What adds rows to the form."""
        from webmcp_forms.linter.suitability.growing_rows import growing_rows

        return growing_rows(self)

    @cached_property
    def intent(self) -> Intent:
        """What the form does when it is submitted, and what says so."""
        from webmcp_forms.linter.intent.judging import judge_intent

        return judge_intent(self)

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


class Subject(Protocol):
    """What a finding is about: a page, a form or what the comments of a file say."""

    @property
    def source(self) -> SourceFile:
        """The file it stands in."""

    @property
    def tool_name(self) -> str:
        """The name of the tool, or ""."""
