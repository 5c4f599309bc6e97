"""The forms of a document as HTML sees them: controls, groups of one name, choices, labels.

Nothing here is particular to a browser; what Chromium makes of a form is in `webmcp_forms.browser`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from enum import Enum

from webmcp_forms.document.nodes import Document, Element, text_content
from webmcp_forms.document.relations import Relations
from webmcp_forms.document.vocabulary import ASCII_WHITESPACE, INPUT_TYPES, READONLY_TYPES
from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

# ASCII white space and the characters whose bidirectional class is white space: what Chromium strips off names and
# labels. U+00A0 is not among them.
_STRIPPED = (
    ASCII_WHITESPACE + "\v\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u205f\u3000"
)
_WHITESPACE_RUN = Expression(f"[{ASCII_WHITESPACE}]+")


_FORM = frozenset({"form"})


class Skip(Enum):
    """Why a control takes no part in its form's tool."""

    DISABLED = "it is disabled"
    FIELDSET_DISABLED = "it is in a disabled fieldset"
    READONLY = "it is readonly"


@record
class Label:
    """A label of a control and its text without that of labelable elements in it, stripped."""

    element: Element
    text: str


@record
class Choice:
    """One value a control offers: an option, or a radio button or checkbox. `title` is what a person reads."""

    element: Element
    value: str
    title: str


@record
class Control:
    """A listed element of a form.

    `kind` is the input's type, or the tag, or `select-multiple`. `name` is the `name` attribute, stripped. `choices`
    are a select's options, or the one value of a radio button or checkbox. `skip` says why it takes no part.
    """

    element: Element
    kind: str
    name: str
    labels: tuple[Label, ...]
    choices: tuple[Choice, ...]
    skip: Skip | None

    @property
    def label_text(self) -> str:
        """The texts of all labels, joined as Chromium joins them."""
        return "; ".join(label.text for label in self.labels)


@record
class Group:
    """The controls of a form that share a name, in tree order, and the fieldset that describes several of them.

    `fieldset` is the nearest one that contains all of them, unless the form stands between it and them.
    """

    name: str
    controls: tuple[Control, ...]
    fieldset: Element | None


@record
class Form:
    """A form and what it owns.

    `controls` are all its listed elements in tree order; `groups` those that take part, by name in order of first
    appearance. The name "" is a group too. `relations` are those of the document.
    """

    document: Document
    element: Element
    controls: tuple[Control, ...]
    groups: tuple[Group, ...]
    relations: Relations = field(repr=False, compare=False)

    @property
    def name(self) -> str | None:
        """The `toolname` as written, or None."""
        return self.element.show("toolname") if self.element.has("toolname") else None

    @property
    def description(self) -> str | None:
        """The `tooldescription` as written, or None."""
        return self.element.show("tooldescription") if self.element.has("tooldescription") else None

    @property
    def is_annotated(self) -> bool:
        """Whether both attributes that make a tool are there."""
        return self.element.has("toolname") and self.element.has("tooldescription")


def form_elements(document: Document) -> Iterator[Element]:
    """The form elements of a document in tree order, those in templates included."""
    return (element for element in document.tagged(_FORM) if element.is_html)


def analyse_form(
    document: Document, relations: Relations, element: Element, readonly_kinds: frozenset[str] = READONLY_TYPES
) -> Form:
    """Everything a form owns, from the relations of its document.

    `readonly_kinds` are the kinds of control that `readonly` takes out.
    """
    disabled: dict[int, bool] = {}
    controls = tuple(
        _control(document, relations, document.element(index), disabled, readonly_kinds)
        for index in relations.owned.get(element.index, ())
    )
    return Form(document, element, controls, _groups(document, relations, element, controls), relations)


def strip_spaces(text: str) -> str:
    """The text without leading and trailing ASCII white space and characters of bidirectional class WS."""
    return text.strip(_STRIPPED)


def control_kind(element: Element) -> str:
    """The kind of a listed element; an input of unknown type is text, and its type is matched without case."""
    if element.tag == "input":
        written_type = element.show("type")
        lowered = written_type.lower() if written_type.isascii() else written_type
        return lowered if lowered in INPUT_TYPES else "text"
    if element.tag == "select" and element.has("multiple"):
        return "select-multiple"
    return element.tag


def _control(
    document: Document,
    relations: Relations,
    element: Element,
    disabled: dict[int, bool],
    readonly_kinds: frozenset[str],
) -> Control:
    kind = control_kind(element)
    labels = tuple(
        Label(document.element(index), _label_text(document, relations, index))
        for index in relations.labels.get(element.index, ())
    )
    name = strip_spaces(element.show("name"))
    skip = _disabled(document, relations, element, kind, disabled)
    if skip is None and element.has("readonly") and kind in readonly_kinds:
        skip = Skip.READONLY
    control = Control(element, kind, name, labels, (), skip)
    choices = tuple(_choices(document, control))
    return Control(element, kind, name, labels, choices, skip) if choices else control


def _label_text(document: Document, relations: Relations, label: int) -> str:
    return strip_spaces(text_content(document, document.element(label), skip=relations.labelable))


def _disabled(
    document: Document, relations: Relations, element: Element, kind: str, disabled: dict[int, bool]
) -> Skip | None:
    if kind in _NEVER_SKIPPED:
        return None
    if element.has("disabled"):
        return Skip.DISABLED
    if _is_disabled_by_fieldset(document, relations, element.index, disabled):
        return Skip.FIELDSET_DISABLED
    return None


# Chromium asks neither whether it is disabled: they hold no value of their own.
_NEVER_SKIPPED = frozenset({"fieldset", "output"})


def _is_disabled_by_fieldset(document: Document, relations: Relations, index: int, disabled: dict[int, bool]) -> bool:
    """Whether a disabled fieldset is around an element that is not in that fieldset's first legend.

    `disabled` remembers the answer for the fieldsets on the way, so that deep nesting stays linear.
    """
    path: list[int] = []
    answer = False
    fieldset = relations.fieldsets.of(index)
    inner = index
    while fieldset >= 0:
        if document.element(fieldset).has("disabled") and not _is_in_first_legend(document, fieldset, inner):
            answer = True
            break
        if fieldset in disabled:
            answer = disabled[fieldset]
            break
        path.append(fieldset)
        inner, fieldset = fieldset, relations.fieldsets.of(fieldset)
    disabled.update(dict.fromkeys(path, answer))
    return answer


def _is_in_first_legend(document: Document, fieldset: int, index: int) -> bool:
    for element in document.descendants(document.element(fieldset)):
        if element.parent == fieldset and element.tag == "legend" and element.is_html:
            return document.contains(element.index, index)
        if element.index > index:
            return False
    return False


def _choices(document: Document, control: Control) -> Iterator[Choice]:
    match control.kind:
        case "radio" | "checkbox":
            element = control.element
            value = element.show("value") if element.has("value") else "on"
            yield Choice(element, value, control.label_text)
        case "select" | "select-multiple":
            for option in options(document, control.element):
                title = text_content(document, option)
                yield Choice(option, _option_value(document, option, title), title)


def options(document: Document, select: Element) -> Iterator[Element]:
    """The list of options of a select (HTML, "list of options"), in tree order."""
    end = document.ends[select.index]
    index = select.index + 1
    optgroup_end = 0
    while index < end:
        element = document.element(index)
        tag = element.tag if element.is_html and element.scope == select.scope else ""
        is_nested_optgroup = tag == "optgroup" and index < optgroup_end
        if tag == "option":
            yield element
        elif tag == "optgroup" and not is_nested_optgroup:
            optgroup_end = document.ends[index]
        is_skipped = tag in _OPTION_BARRIERS or is_nested_optgroup or element.scope != select.scope
        index = document.ends[index] if is_skipped else index + 1


# Elements whose descendants are no options of the select around them.
_OPTION_BARRIERS = frozenset({"select", "datalist", "option", "template"})


def _option_value(document: Document, option: Element, text: str) -> str:
    if option.has("value"):
        return option.show("value")
    scripts = frozenset(element.index for element in document.descendants(option) if element.tag == "script")
    if scripts:
        text = text_content(document, option, skip=scripts)
    return _WHITESPACE_RUN.sub(" ", text).strip(ASCII_WHITESPACE)


def _groups(
    document: Document, relations: Relations, form: Element, controls: tuple[Control, ...]
) -> tuple[Group, ...]:
    members: dict[str, list[Control]] = {}
    for control in controls:
        if control.skip is None and control.kind != "object":
            members.setdefault(control.name, []).append(control)
    return tuple(
        Group(name, tuple(group), _describing_fieldset(document, relations, form, group) if len(group) > 1 else None)
        for name, group in members.items()
    )


def _describing_fieldset(
    document: Document, relations: Relations, form: Element, controls: list[Control]
) -> Element | None:
    first, last = controls[0].element.index, controls[-1].element.index
    fieldset = relations.fieldsets.of(first)
    while fieldset >= 0 and not document.contains(fieldset, last):
        fieldset = relations.fieldsets.of(fieldset)
    holds_controls = document.contains(form.index, first) and document.contains(form.index, last)
    if fieldset < 0 or (holds_controls and document.contains(fieldset, form.index)):
        return None
    return document.element(fieldset)
