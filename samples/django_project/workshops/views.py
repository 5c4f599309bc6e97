"""The pages: a form that is not valid comes back with status 422, and any other leads to another page."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from workshops.forms import AttendeeFormSet, QuestionForm, RegistrationForm

REGISTRATIONS: list[dict[str, Any]] = []
QUESTIONS: list[dict[str, Any]] = []


def register(request: HttpRequest) -> HttpResponse:
    """Register for a workshop."""
    sent = request.POST if request.method == "POST" else None
    form, attendees = RegistrationForm(sent), AttendeeFormSet(sent, prefix="attendees")
    if sent and all([form.is_valid(), attendees.is_valid()]):
        REGISTRATIONS.append({**form.cleaned_data, "attendees": [row for row in attendees.cleaned_data if row]})
        return redirect("registration", number=len(REGISTRATIONS))
    return render(request, "register.html", {"form": form, "attendees": attendees}, status=422 if sent else 200)


def registration(request: HttpRequest, number: int) -> HttpResponse:
    """What somebody registered for."""
    if not 0 < number <= len(REGISTRATIONS):
        raise Http404
    return render(request, "registration.html", {"registration": REGISTRATIONS[number - 1]})


def question(request: HttpRequest) -> HttpResponse:
    """Ask something."""
    sent = request.POST if request.method == "POST" else None
    form = QuestionForm(sent)
    if sent and form.is_valid():
        QUESTIONS.append(form.cleaned_data)
        return redirect("register")
    return render(request, "question.html", {"form": form}, status=422 if sent else 200)
