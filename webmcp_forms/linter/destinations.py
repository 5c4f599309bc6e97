"""Where the submission of a tool leads, as far as its page tells, and whether a script may take its place.

A `Destination` is what a page says. What a built site makes of it, its address and the scripts of other files, is asked
when all pages are known.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import lru_cache
from typing import Self

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Element, MixedText
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.linter.built_site import Answered, BuiltSite
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.prefilter import may_handle_submissions
from webmcp_forms.linter.submission_scripts import may_be_scripted
from webmcp_forms.records import record
from webmcp_forms.source import Span

_LEFT_ALONE = frozenset({"", "_self", "_parent", "_top"})
# What hosts of static sites look for in forms that they take the entries of.
_HOSTED = ("netlify", "data-netlify", "data-static-form-name")
_PREVENTING = ("preventDefault", "false")
# How scripts come to forms without their names.
_ANY_FORM = (b"document.forms", b"'form'", b'"form"', b"`form`", b"'form[", b'"form[')
_SHORTEST_NAME = 3


@record
class Destination:
    """What a page says of a submission.

    `action` and `base` are addresses as written, "" where there is none. With `is_scripted`, the page tells that a
    script may handle the submission; `scripts` are the addresses of its scripts in other files, `has_scripts` is about
    all of them, and `names` are words by which scripts find the form. A form that `is_hosted` is for the host of a
    static site to receive.
    """

    action: str
    base: str
    method: str
    is_hosted: bool = False
    is_scripted: bool = False
    has_scripts: bool = False
    scripts: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    @classmethod
    def load(cls, dumped: str) -> Self:
        """The destination that `dump` made a text of."""
        said = json.loads(dumped)
        return cls(**said | {name: tuple(said[name]) for name in ("scripts", "names")})

    def dump(self) -> str:
        """The destination as a text."""
        return json.dumps(asdict(self))

    def confidence(self, page: str, site: BuiltSite) -> Confidence:
        """How sure it is that the browser submits the form, and no script."""
        if self.is_scripted or any(self._is_handled_by(script, page, site) for script in self.scripts):
            return Confidence.POSSIBLE
        return Confidence.LIKELY if self.has_scripts else Confidence.CERTAIN

    def _is_handled_by(self, script: str, page: str, site: BuiltSite) -> bool:
        found = site.answer(page, self.base, script)
        return isinstance(found, Answered) and _may_handle(site.read(found.path), self.names)


@lru_cache(maxsize=64)
def _may_handle(script: bytes, names: tuple[str, ...]) -> bool:
    """Whether a script may handle submissions of a form with those names; many pages ask the same."""
    if not may_handle_submissions(script):
        return False
    return any(word in script for word in (*_ANY_FORM, *(name.encode("utf-8", "replace") for name in names)))


def destination(tool: ToolForm) -> tuple[Destination, Span] | None:
    """Where a submission of a tool leads and the place that says so; None if nowhere, or where only a script knows."""
    # Only a build of a site asks for destinations.
    from webmcp_forms.browser.call.destination import never_answers, submission_method

    button = next(submit_buttons(tool.form), None)
    element, attribute = _deciding(tool, button)
    action = element.get(attribute) or ""
    if isinstance(action, MixedText) or never_answers(tool.form, button) or _is_answered_by_script(tool):
        return None
    target = _of_base(tool, "target")
    if target.lower() not in _LEFT_ALONE and not tool.element.has("target"):
        return None
    scripts = tool.page.scripts
    said = Destination(
        action.strip(),
        _of_base(tool, "href"),
        submission_method(tool.form, button),
        any(map(tool.element.has, _HOSTED)),
        may_be_scripted(tool.element) or "preventDefault" in scripts.words,
        bool(scripts.elements),
        tuple(script.show("src") for script in scripts.elements if script.has("src")),
        _names(tool),
    )
    return said, tool.span(element, attribute if element.has(attribute) else "toolname")


def _deciding(tool: ToolForm, button: Control | None) -> tuple[Element, str]:
    """Where the address is read from: the button of the call if it has one, else the form."""
    if button and button.element.has("formaction"):
        return button.element, "formaction"
    return tool.element, "action"


def _of_base(tool: ToolForm, attribute: str) -> str:
    """What the first `<base>` that has an attribute says in it, or ""."""
    return next((base.show(attribute) for base in tool.page.bases if base.has(attribute)), "")


def _is_answered_by_script(tool: ToolForm) -> bool:
    inline = tool.element.show("onsubmit")
    return tool.page.names_respond_with or any(word in inline for word in _PREVENTING)


def _names(tool: ToolForm) -> tuple[str, ...]:
    element = tool.element
    words = (element.show("id"), element.show("name"), element.show("toolname"), *element.show("class").split())
    return tuple(dict.fromkeys(word for word in words if len(word) >= _SHORTEST_NAME))
