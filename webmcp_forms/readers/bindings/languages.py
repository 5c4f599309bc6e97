"""The table of languages with bindings: a row each."""

from __future__ import annotations

import re
from collections.abc import Mapping

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.bindings.astro import FRONT_MATTER
from webmcp_forms.readers.bindings.collapsing import (
    collapse_angular,
    collapse_astro,
    collapse_svelte,
    collapse_vue,
)
from webmcp_forms.readers.bindings.row import BOOLEAN_ATTRIBUTES, Bindings, Directive, Syntax
from webmcp_forms.readers.bindings.scripted import SCRIPTED
from webmcp_forms.readers.bindings.values import (
    evaluate_csharp,
    evaluate_elixir,
    evaluate_fluid,
    evaluate_thymeleaf,
)
from webmcp_forms.readers.islands.parts import words

# One without an end tag takes the rest, so that no text is passed twice.
_SCRIPT = Expression(r"<script\b[^>]*+(?:>|\Z)(?P<script>.*?)(?:</script|\Z)", re.DOTALL)
# SVG's and MathML's elements with a hyphen, which are no components.
_NOT_COMPONENTS = words(
    "annotation-xml color-profile font-face font-face-format font-face-name font-face-src font-face-uri missing-glyph"
)
_BRACES = ("{", "}")
# Properties of DOM elements that stand for attributes; Angular refuses others on elements.
_PROPERTIES = words(
    "accept action alt autocomplete autofocus checked cols disabled enctype for formaction formmethod formnovalidate "
    "hidden href htmlfor id inputmode label list max maxlength method min minlength multiple name novalidate open "
    "pattern placeholder readonly required rows selected size src step target title type value "
    "tooldescription toolname toolparamdescription tooltitle toolautosubmit"
)


_SECURITY = words("sec:authorize sec:authorize-acl sec:authorize-expr sec:authorize-url")


def _is_framework_component(name: str) -> bool:
    """A name with a capital, a hyphen, a dot or a colon."""
    is_foreign = name in _NOT_COMPONENTS or name.startswith("svg:")
    return name[0].isupper() or (any(mark in name for mark in "-.:") and not is_foreign)


def _is_hyphenated(name: str) -> bool:
    return "-" in name and name.lower() not in _NOT_COMPONENTS


def _is_function_component(name: str) -> bool:
    """Phoenix: `.input`, `Module.input`, and slots such as `:item`."""
    return name[0] in ".:" or name[0].isupper()


def _is_view_helper(name: str) -> bool:
    return ":" in name


def _is_razor_component(name: str) -> bool:
    """A component of Blazor or a view component; old pages have tags in capitals."""
    return (name[0].isupper() and not name.isupper()) or name.startswith("vc:") or _is_hyphenated(name)


def _scripts(text: str) -> str:
    """The scripts of a component file, one after the other."""
    return "\n;\n".join(match["script"] for match in _SCRIPT.finditer(text))


def _front_matter(text: str) -> str:
    match = FRONT_MATTER.match(text)
    return match["script"] if match else ""


def _vue_directive(name: str) -> Directive | None:
    return Directive.SLOT if name.startswith(("#", "v-slot:")) else None


def _slot_attribute(name: str) -> Directive | None:
    return Directive.SLOT if name == "slot" else None


def _angular_directive(name: str) -> Directive | None:
    """A structural directive: it renders its element or not, or any number of times, unless it only names a value."""
    if not name.startswith("*") or name in _NAMING:
        return None
    return Directive.LOOP if name.endswith(("for", "forof")) else Directive.IF


_NAMING = words("*nglet *ngrxlet *rxlet *transloco")


def _thymeleaf(directives: Mapping[str, Directive]) -> Mapping[str, Directive]:
    """The directives in both of their spellings."""
    return {f"{prefix}{name}": directive for prefix in ("th:", "data-th-") for name, directive in directives.items()}


BINDINGS: Mapping[str, Bindings] = {
    "alpine": SCRIPTED,
    "vue": Bindings(
        collapse=collapse_vue,
        texts=("{{", "}}"),
        # A dot is short for the modifier that sets a property of the element.
        syntaxes=(Syntax(":"), Syntax("v-bind:"), Syntax(".", only=_PROPERTIES)),
        aliases={"htmlfor": "for"},
        unbound=words("class is key ref style"),
        directives={
            "v-if": Directive.IF,
            "v-else-if": Directive.ELSE_IF,
            "v-else": Directive.ELSE,
            "v-for": Directive.LOOP,
            "v-html": Directive.FILLS,
            "v-text": Directive.FILLS_TEXT,
        },
        directive=_vue_directive,
        maps={"v-bind": ":", ":": ":"},
        transparent=words(
            "template Teleport Transition TransitionGroup KeepAlive Suspense ClientOnly teleport transition "
            "transition-group keep-alive suspense client-only"
        ),
        outlets=words("slot RouterView router-view NuxtPage"),
        components=words("component"),
        is_component=_is_framework_component,
        framework="Vue",
        declares=_scripts,
    ),
    "svelte": Bindings(
        collapse=collapse_svelte,
        syntaxes=(Syntax("bind:", only=words("checked value")),),
        islands=_BRACES,
        texts=_BRACES,
        shorthand=True,
        directives={"slot": Directive.SLOT},
        transparent=words(
            "svelte:fragment svelte:head svelte:boundary svelte:window svelte:body svelte:document svelte:options"
        ),
        outlets=words("slot"),
        is_component=_is_framework_component,
        framework="Svelte",
        declares=_scripts,
    ),
    "astro": Bindings(
        collapse=collapse_astro,
        islands=_BRACES,
        texts=_BRACES,
        shorthand=True,
        directives={"set:html": Directive.FILLS, "set:text": Directive.FILLS_TEXT},
        directive=_slot_attribute,
        transparent=words("Fragment"),
        outlets=words("slot"),
        is_component=_is_framework_component,
        booleans=BOOLEAN_ATTRIBUTES - {"ismap", "multiple"},
        framework="Astro",
        declares=_front_matter,
    ),
    "angular": Bindings(
        collapse=collapse_angular,
        texts=("{{", "}}"),
        syntaxes=(Syntax("[attr.", "]", by_truth=False), Syntax("[", "]", only=_PROPERTIES)),
        aliases={"htmlfor": "for"},
        # It writes a value that has the number of the option in it.
        unknown=words("option.[ngvalue]"),
        directives={
            "*ngif": Directive.IF,
            "[ngif]": Directive.IF,
            "*ngfor": Directive.LOOP,
            "[ngforof]": Directive.LOOP,
            "*ngswitchcase": Directive.CASE,
            "*ngswitchdefault": Directive.DEFAULT,
            "*ngtemplateoutlet": Directive.REPLACES,
            "[ngtemplateoutlet]": Directive.REPLACES,
            "[innerhtml]": Directive.FILLS,
            "[innertext]": Directive.FILLS_TEXT,
            "[textcontent]": Directive.FILLS_TEXT,
        },
        directive=_angular_directive,
        validators=words(
            "(ngsubmit) ngmodel [ngmodel] [(ngmodel)] ngmodelgroup formgroupname formarrayname formcontrolname "
            "[formgroup] [formgroupname] [formarrayname] [formcontrol] [formcontrolname]"
        ),
        validated=words("ngnoform ngnativevalidate novalidate [novalidate] [attr.novalidate]"),
        transparent=words("ng-container ng-template"),
        optional=words("ng-template"),
        outlets=words("ng-content router-outlet"),
        is_component=_is_hyphenated,
        framework="Angular",
        nothing="null",
    ),
    "thymeleaf": Bindings(
        evaluate=evaluate_thymeleaf,
        syntaxes=(Syntax("th:"), Syntax("data-th-")),
        unbound=words(
            "alt-title assert attrappend attrprepend block classappend errorclass errors fragment inline insert "
            "lang-xmllang object ref styleappend switch with"
        ),
        directives={
            **_thymeleaf(
                {
                    "if": Directive.IF,
                    "unless": Directive.UNLESS,
                    "case": Directive.CASE,
                    "each": Directive.LOOP,
                    "text": Directive.FILLS_TEXT,
                    "utext": Directive.FILLS,
                    "insert": Directive.FILLS,
                    "include": Directive.FILLS,
                    "replace": Directive.REPLACES,
                    "substituteby": Directive.REPLACES,
                    "remove": Directive.REMOVES,
                }
            ),
            "layout:fragment": Directive.ADDS,
            **dict.fromkeys(_SECURITY, Directive.IF),
        },
        maps={"th:attr": "=", "data-th-attr": "="},
        fields=words("th:field data-th-field"),
        transparent=words("th:block"),
    ),
    "tal": Bindings(
        directives={
            "tal:condition": Directive.IF,
            "tal:repeat": Directive.LOOP,
            "tal:content": Directive.FILLS,
            "tal:replace": Directive.REPLACES,
            "metal:use-macro": Directive.REPLACES_BUT_SLOTS,
            "metal:define-slot": Directive.ADDS,
        },
        unknown=words("tal:attributes"),
        transparent=words("tal:block metal:block tal:if tal:repeat tal:define"),
    ),
    "fluid": Bindings(
        evaluate=evaluate_fluid,
        dropped=words("f:form.action f:form.name"),
        posted=words("f:form"),
        maps={"additionalattributes": ":"},
        read_as={"f:form": "form"},
        outlets=words("f:render f:cObject f:translate"),
        is_component=_is_view_helper,
        has_arms=True,
    ),
    "razor": Bindings(
        evaluate=evaluate_csharp,
        islands=("@", ""),
        texts=("@", ""),
        directives={"asp-items": Directive.ADDS, "label.asp-for": Directive.ADDS},
        unknown=words("@attributes asp-for"),
        posted=words(
            "form.asp-action form.asp-area form.asp-controller form.asp-page form.asp-page-handler form.asp-route"
        ),
        transparent=words("cache distributed-cache environment text"),
        optional=words("environment"),
        outlets=words("component partial"),
        is_component=_is_razor_component,
        false_is_text=False,
    ),
    "heex": Bindings(
        evaluate=evaluate_elixir,
        islands=_BRACES,
        texts=_BRACES,
        directives={":if": Directive.IF, ":for": Directive.LOOP},
        posted=words(".form"),
        read_as={".form": "form"},
        is_component=_is_function_component,
        false_is_text=False,
    ),
}
"""The languages by name; their islands are rows of the table of template languages."""
