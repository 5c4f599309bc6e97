"""The pages: a form that is not valid comes back with status 422, and any other leads to another page."""

import secrets
from typing import Any

from flask import Flask, abort, redirect, render_template, url_for
from werkzeug.wrappers import Response

from tables.forms import TableForm

app = Flask(__name__)
app.secret_key = secrets.token_hex()
BOOKINGS: list[dict[str, Any]] = []


@app.route("/book", methods=["GET", "POST"])
def book() -> Response | tuple[str, int]:
    """Book a table."""
    form = TableForm()
    if form.validate_on_submit():
        BOOKINGS.append({name: value for name, value in form.data.items() if name != "csrf_token"})
        return redirect(url_for("booking", number=len(BOOKINGS)))
    return render_template("book.html", form=form), 422 if form.is_submitted() else 200


@app.route("/bookings/<int:number>")
def booking(number: int) -> str:
    """What somebody booked."""
    if not 0 < number <= len(BOOKINGS):
        abort(404)
    return render_template("booking.html", booking=BOOKINGS[number - 1])
