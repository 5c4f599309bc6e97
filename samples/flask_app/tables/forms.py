"""What guests fill in."""

from typing import Any

from flask_wtf import FlaskForm
from wtforms import BooleanField, DateField, IntegerField, SelectField, StringField
from wtforms.validators import InputRequired, Length, NumberRange

TERRACE_SEATS = 4


class TableForm(FlaskForm):
    """A table for some people on a day."""

    name = StringField("Name", validators=[InputRequired(), Length(max=40)])
    day = DateField("Day", validators=[InputRequired()])
    guests = IntegerField("Guests", validators=[InputRequired(), NumberRange(1, 8)])
    place = SelectField("Place", choices=["inside", "terrace"])
    high_chair = BooleanField("With a high chair")

    def validate(self, extra_validators: Any = None) -> bool:  # noqa: ANN401 - as in the base class
        """The tables on the terrace are small."""
        if not super().validate(extra_validators):
            return False
        if self.place.data == "terrace" and self.guests.data > TERRACE_SEATS:
            self.form_errors.append("A table on the terrace has four seats.")
        return not self.form_errors
