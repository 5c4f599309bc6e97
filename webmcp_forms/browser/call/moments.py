"""The values of date and time controls as numbers, and back (HTML, "Dates and times"; limits are Chromium's).

A date, a week (its Monday) and a datetime-local are milliseconds since 1970-01-01, a time is milliseconds since
midnight, and a month is months since January 1970.
"""

from __future__ import annotations

from functools import lru_cache

from webmcp_forms.expressions import Expression

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
WEEK = 7 * DAY

FIRST_MOMENTS = {
    "date": -62_135_596_800_000,
    "datetime-local": -62_135_596_800_000,
    "week": -62_135_596_800_000,
    "month": (1 - 1970) * 12,
    "time": 0,
}
"""The earliest moment of each kind of control: the year 1."""

LAST_MOMENTS = {
    "date": 8_640_000_000_000_000,
    "datetime-local": 8_640_000_000_000_000,
    "week": 8_639_999_568_000_000,
    "month": (275_760 - 1970) * 12 + 8,
    "time": DAY - 1,
}
"""The latest moment of each kind of control: JavaScript's last day, 275760-09-13."""

_YEAR = r"(?=[0-9]{4})0*(?P<year>[1-9][0-9]{0,5})"
_MONTH = rf"{_YEAR}-(?P<month>0[1-9]|1[0-2])"
_DATE = rf"{_MONTH}-(?P<day>0[1-9]|[12][0-9]|3[01])"
_TIME = r"(?P<hour>[01][0-9]|2[0-3]):(?P<minute>[0-5][0-9])(?::(?P<second>[0-5][0-9])(?:\.(?P<fraction>[0-9]{1,3}))?)?"
_SYNTAX = {
    "date": Expression(_DATE),
    "month": Expression(_MONTH),
    "week": Expression(rf"{_YEAR}-W(?P<week>0[1-9]|[1-4][0-9]|5[0-3])"),
    "time": Expression(_TIME),
    "datetime-local": Expression(rf"{_DATE}[T ]{_TIME}"),
}
_MONTH_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_FEBRUARY = 2
# What is remembered stays small, whatever a page holds.
_LONGEST_REMEMBERED = 40
# The number of days from 0000-03-01 to 1970-01-01, and in 400 years.
_EPOCH = 719_468
_DAYS_OF_400_YEARS = 146_097


def parse_moment(kind: str, text: str) -> int | None:
    """The number of a valid string of a kind, or None: `parse_moment("week", "1970-W01")` is Monday 1969-12-29."""
    return _parse_short(kind, text) if len(text) <= _LONGEST_REMEMBERED else _parse(kind, text)


@lru_cache(maxsize=1024)
def _parse_short(kind: str, text: str) -> int | None:
    # A call reads each value twice: when it fills, and when it validates.
    return _parse(kind, text)


def _parse(kind: str, text: str) -> int | None:
    match = _SYNTAX[kind].fullmatch(text)
    if match is None:
        return None
    parts = match.groupdict()
    moment = _clock(parts) if "hour" in parts else 0
    if "year" in parts:
        day = _calendar(kind, {name: int(parts[name]) for name in ("year", "month", "day", "week") if name in parts})
        if day is None:
            return None
        moment += day
    return moment if FIRST_MOMENTS[kind] <= moment <= LAST_MOMENTS[kind] else None


def format_moment(kind: str, moment: int) -> str:
    """The shortest string of a kind for a number."""
    match kind:
        case "month":
            return f"{1970 + moment // 12:04d}-{moment % 12 + 1:02d}"
        case "week":
            year, week = week_of(moment)
            return f"{year:04d}-W{week:02d}"
        case "time":
            return _time_text(moment)
    year, month, day = date_of(moment)
    date = f"{year:04d}-{month:02d}-{day:02d}"
    return date if kind == "date" else f"{date}T{_time_text(moment)}"


def date_of(moment: int) -> tuple[int, int, int]:
    """Year, month and day of milliseconds since 1970."""
    era, day = divmod(moment // DAY + _EPOCH, _DAYS_OF_400_YEARS)
    year = (day - day // 1_460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    shifted = (5 * day + 2) // 153
    month = shifted + 3 if shifted < 10 else shifted - 9  # noqa: PLR2004 - years begin in March here
    return era * 400 + year + (month <= _FEBRUARY), month, day - (153 * shifted + 2) // 5 + 1


def week_of(moment: int) -> tuple[int, int]:
    """The year and the number of the week that begins at a moment."""
    year = date_of(moment + 3 * DAY)[0]
    return year, (moment - _first_monday(year)) // WEEK + 1


def clock_of(moment: int) -> tuple[int, int, int, int]:
    """Hour, minute, second and millisecond of the day of a moment."""
    minutes, rest = divmod(moment % DAY, MINUTE)
    return *divmod(minutes, 60), *divmod(rest, SECOND)


def _time_text(moment: int) -> str:
    hour, minute, second, millisecond = clock_of(moment)
    text = f"{hour:02d}:{minute:02d}"
    if second or millisecond:
        text += f":{second:02d}"
    return text + f".{millisecond:03d}".rstrip("0") if millisecond else text


def _clock(parts: dict[str, str]) -> int:
    fraction = (parts["fraction"] or "").ljust(3, "0")
    clock = int(parts["hour"]) * HOUR + int(parts["minute"]) * MINUTE
    return clock + int(parts["second"] or 0) * SECOND + int(fraction)


def _calendar(kind: str, parts: dict[str, int]) -> int | None:
    year = parts["year"]
    match kind:
        case "month":
            return (year - 1970) * 12 + parts["month"] - 1
        case "week":
            monday = _first_monday(year) + (parts["week"] - 1) * WEEK
            return monday if week_of(monday) == (year, parts["week"]) else None
    month, day = parts["month"], parts["day"]
    return _days(year, month, day) * DAY if day <= _month_length(year, month) else None


def _month_length(year: int, month: int) -> int:
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _MONTH_LENGTHS[month - 1] + (month == _FEBRUARY and is_leap)


def _first_monday(year: int) -> int:
    """The start of a year's week 1, which holds its January 4."""
    day = _days(year, 1, 4)
    return (day - (day + 3) % 7) * DAY


def _days(year: int, month: int, day: int) -> int:
    """The days since 1970-01-01, counting years from March so that the leap day comes last."""
    year -= month <= _FEBRUARY
    era, year = divmod(year, 400)
    day_of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return era * _DAYS_OF_400_YEARS + year * 365 + year // 4 - year // 100 + day_of_year - _EPOCH
