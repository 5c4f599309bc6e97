"""Forms of Python libraries as tools: each adapter can be spread into `form_tool`.

    from webmcp_forms.agent import form_tool, submit_tool
    from webmcp_forms.agent.adapters.django import django_form

    booking = django_form(BookingForm)
    fill = form_tool("Book a table.", **booking)
    send = submit_tool("Send it.", submit=lambda: booking.is_valid() and book(booking.values), read=booking.read)

A module a library, which imports it: `django` (with formsets), `wtforms` (Flask-WTF too) and `pydantic`.
"""

from __future__ import annotations
