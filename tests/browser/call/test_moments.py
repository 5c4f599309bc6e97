"""Dates and times as numbers; which strings are valid was asked of Chromium."""

import datetime

import pytest

from webmcp_forms.browser.call.moments import DAY, HOUR, MINUTE, WEEK, date_of, format_moment, parse_moment, week_of

EPOCH = datetime.date(1970, 1, 1)


@pytest.mark.parametrize(
    ("kind", "text", "moment"),
    [
        ("date", "1970-01-01", 0),
        ("date", "1969-12-31", -DAY),
        ("date", "0001-01-01", -62_135_596_800_000),
        ("date", "275760-09-13", 8_640_000_000_000_000),
        ("date", "00002024-02-29", 1_709_164_800_000),
        ("month", "1970-01", 0),
        ("month", "1969-12", -1),
        ("week", "1970-W01", -3 * DAY),
        ("week", "1970-W02", WEEK - 3 * DAY),
        ("time", "10:01", 10 * HOUR + MINUTE),
        ("time", "23:59:59.9", DAY - 100),
        ("datetime-local", "1970-01-02T01:00", DAY + HOUR),
        ("datetime-local", "1970-01-02 01:00:00.5", DAY + HOUR + 500),
    ],
)
def test_valid_strings(kind: str, text: str, moment: int) -> None:
    assert parse_moment(kind, text) == moment


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("date", ""),
        ("date", "2023-02-29"),
        ("date", "1900-02-29"),
        ("date", "2024-1-1"),
        ("date", "0000-01-01"),
        ("date", "275760-09-14"),
        ("date", " 2024-01-01"),
        ("date", "2024-01-01T00:00"),
        ("date", "\u0662\u0660\u0662\u0664-01-01"),
        ("date", "9" * 1_000_000 + "-01-01"),
        ("month", "2024-13"),
        ("month", "275760-10"),
        ("week", "2021-W53"),
        ("week", "2024-W00"),
        ("week", "2024-w05"),
        ("week", "275760-W38"),
        ("time", "24:00"),
        ("time", "9:00"),
        ("time", "10:00:60"),
        ("time", "10:00:30."),
        ("time", "10:00:30.1234"),
        ("datetime-local", "2024-01-01t10:00"),
        ("datetime-local", "2024-01-01  10:00"),
        ("datetime-local", "2024-01-01T10:00Z"),
        ("datetime-local", "275760-09-13T00:01"),
    ],
    ids=lambda text: text[:24],
)
def test_strings_that_are_not_valid(kind: str, text: str) -> None:
    assert parse_moment(kind, text) is None


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("date", "0800-03-01"),
        ("month", "12345-12"),
        ("week", "2020-W53"),
        ("time", "00:00"),
        ("time", "10:00:30"),
        ("time", "10:00:30.05"),
        ("datetime-local", "1969-12-31T23:59:59.999"),
    ],
)
def test_the_shortest_string_of_a_number(kind: str, text: str) -> None:
    moment = parse_moment(kind, text)
    assert moment is not None
    assert format_moment(kind, moment) == text


def test_days_are_those_of_the_calendar() -> None:
    for days in range(-700_000, 2_900_000, 9_973):
        day = EPOCH + datetime.timedelta(days)
        assert date_of(days * DAY) == (day.year, day.month, day.day)
        assert parse_moment("date", day.isoformat()) == days * DAY


def test_weeks_are_those_of_the_calendar() -> None:
    for weeks in range(-100_000, 400_000, 1_009):
        monday = datetime.date(1969, 12, 29) + datetime.timedelta(weeks=weeks)
        year, week, _ = monday.isocalendar()
        assert week_of(weeks * WEEK - 3 * DAY) == (year, week)
        assert parse_moment("week", f"{year:04d}-W{week:02d}") == weeks * WEEK - 3 * DAY
