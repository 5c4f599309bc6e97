"""What visitors fill in: a registration for a workshop with the people who come, and a question."""

from typing import Any

from django import forms

SUNDAY = 6


class RegistrationForm(forms.Form):
    """Who registers, and for what."""

    company = forms.CharField(max_length=40)
    workshop = forms.ChoiceField(choices=[("pottery", "Pottery"), ("weaving", "Weaving")])
    day = forms.DateField(widget=forms.DateInput(attrs={"type": "date"}))

    def clean(self) -> dict[str, Any]:
        """The kiln rests on Sundays."""
        day = self.cleaned_data.get("day")
        if day and day.weekday() == SUNDAY and self.cleaned_data.get("workshop") == "pottery":
            raise forms.ValidationError("There is no pottery on Sundays.")
        return self.cleaned_data


class AttendeeForm(forms.Form):
    """One of those who come."""

    name = forms.CharField()
    email = forms.EmailField(label="E-mail")


AttendeeFormSet = forms.formset_factory(AttendeeForm, extra=1, min_num=1, validate_min=True)


class QuestionForm(forms.Form):
    """Something that a visitor wants to know."""

    email = forms.EmailField(label="E-mail", help_text="Where the answer goes.")
    question = forms.CharField(widget=forms.Textarea)
