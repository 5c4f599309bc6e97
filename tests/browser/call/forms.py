"""Forms and controls out of short pieces of markup."""

from __future__ import annotations

from webmcp_forms.document.forms import Control, Form, analyse_form, form_elements
from webmcp_forms.document.relations import relate
from webmcp_forms.readers import read


def form_of(controls: str) -> Form:
    """The form around some controls, or the first form of a page."""
    page = controls if "<form" in controls else f"<form>{controls}</form>"
    document = read(page, language="html")
    return analyse_form(document, relate(document), next(form_elements(document)))


def control_of(markup: str) -> Control:
    """The first control in some markup."""
    return form_of(markup).controls[0]
