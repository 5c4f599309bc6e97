"""The style sheets of a page, and what they say of forms that agents fill in."""

FORM_ACTIVE, SUBMIT_ACTIVE = "tool-form-active", "tool-submit-active"
"""The pseudo-classes that match while an agent's call waits for a form: the form, and its submit button."""
