"""A form with all that is the same for every call of its tool."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from webmcp_forms.browser.call.arguments import Groups, fillable
from webmcp_forms.browser.call.constraints import Fallible, fallible
from webmcp_forms.browser.call.entries import Entries, Submittable, entries_of, submittables
from webmcp_forms.browser.call.request import submission_charset
from webmcp_forms.browser.call.states import States, initial_states
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.document.forms import Control, Form
from webmcp_forms.document.submission import submit_buttons


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class CallableForm:
    """A form that can be called; each fact is found out when it is first asked for."""

    form: Form
    profile: Profile

    @cached_property
    def initial(self) -> States:
        """What the controls hold before a call."""
        return initial_states(self.form)

    @cached_property
    def groups(self) -> Groups:
        """What arguments can fill."""
        return fillable(self.form, self.profile)

    @cached_property
    def submitter(self) -> Control | None:
        """The button that a call submits the form with."""
        return next(submit_buttons(self.form), None)

    @cached_property
    def fallible(self) -> Fallible | None:
        """What can fail; None for a form that is not validated."""
        is_exempt = self.form.element.has("novalidate") or (
            self.submitter and self.submitter.element.has("formnovalidate")
        )
        return None if is_exempt else fallible(self.form)

    @cached_property
    def charset(self) -> str:
        """The encoding that the form is submitted in."""
        return submission_charset(self.form)

    def state(self, states: States) -> Entries:
        """What the named controls hold."""
        return entries_of(self.form.document, self._submittables, states, None, "UTF-8")

    def entries(self, states: States, state: Entries) -> Entries:
        """What is submitted; `state` is what the named controls hold, and mostly the same."""
        if self._submits_state:
            return state
        return entries_of(self.form.document, self._submittables, states, self.submitter, self.charset)

    @cached_property
    def _submittables(self) -> tuple[Submittable, ...]:
        return submittables(self.form)

    @cached_property
    def _submits_state(self) -> bool:
        """Whether neither the button nor the encoding is submitted with what the controls hold."""
        button = self.submitter
        has_entry = button is not None and (button.kind == "image" or bool(button.element.show("name")))
        return self.charset == "UTF-8" and not has_entry
