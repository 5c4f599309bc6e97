"""Whether a script may send a form in place of the browser."""

from __future__ import annotations

from webmcp_forms.document.forms import Form
from webmcp_forms.document.nodes import Element, MixedText, Text, written

# The directives of Angular's forms; where one stands in a form, another prevents the submission.
_ANGULAR = (
    *("ngmodel", "[ngmodel]", "[(ngmodel)]", "formcontrolname", "[formcontrolname]", "[formcontrol]"),
    *("[formgroup]", "(ngsubmit)"),
)
_SENDING_PREFIXES = ("hx-post", "hx-put", "hx-patch", "hx-delete", "data-hx-", "data-action", "data-controller")


def may_be_scripted(form: Element) -> bool:
    """Whether an attribute of a form hands its submission to a script: a handler, htmx, Stimulus, a coded action."""
    handles = any(
        name != "toolautosubmit" and ("submit" in name or name.startswith(_SENDING_PREFIXES))
        for name in form.attributes
    )
    return handles or _is_script(form.get("action"))


def is_angular_form(form: Form) -> bool:
    """Whether a form is one of Angular's, which the browser never sends by itself."""
    if form.document.language != "angular" or form.element.has("ngnoform"):
        return False
    elements = (form.element, *(control.element for control in form.controls))
    return any(element.has(name) for element in elements for name in _ANGULAR)


def _is_script(action: Text | None) -> bool:
    """Whether an action is code: a `javascript:` address, or an expression such as `{login}` that may be a function."""
    if isinstance(action, MixedText):
        shown = written(action)
        return shown.startswith("{") and not shown.startswith(("{{", "{%"))
    return (action or "").strip().lower().startswith("javascript:")
