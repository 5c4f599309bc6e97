"""What a development log says of the pages it is shown, and that nothing which goes wrong gets out of it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.integrations.pages import BAD, FINDING, GOOD
from tests.test_imports import loaded_after
from webmcp_forms.integrations.development import MOST_BYTES, STREAMING, DevelopmentLog, SentPage, is_page


def sent(text: str = BAD, path: str = "/a", kind: str = "text/html", coding: str = "") -> Callable[[], SentPage]:
    return lambda: SentPage(path, kind, coding, text.encode())


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    caplog.set_level(logging.INFO, logger="webmcp_forms")
    return lambda: [f"{record.levelname} {record.getMessage()}" for record in caplog.records]


@pytest.fixture
def log(tmp_path: Path) -> DevelopmentLog:
    return DevelopmentLog(tmp_path)


def test_what_production_loads_is_next_to_nothing() -> None:
    statement = "import webmcp_forms.integrations.flask, webmcp_forms.integrations.starlette"
    assert not loaded_after(statement) & {"flask", "starlette", "turbohtml", "lxml", "bs4", "click", "tree_sitter"}


def test_a_finding_is_a_line_of_its_severity(log: DevelopmentLog, lines: Callable[[], list[str]]) -> None:
    log.look_at(sent(GOOD.replace("<label>Make <input", "<label><input")))
    log.look_at(sent())
    warning, error = lines()
    assert warning.startswith("WARNING /a:5:")
    assert error.startswith("ERROR /a:4:")
    assert FINDING in error


def test_the_same_finding_on_another_page_is_not_new(log: DevelopmentLog, lines: Callable[[], list[str]]) -> None:
    for number in range(3):
        log.look_at(sent("\n" * number + BAD, path=f"/{number}"))
    assert len(lines()) == 1


def test_the_charset_of_the_header_counts(log: DevelopmentLog, lines: Callable[[], list[str]]) -> None:
    page = BAD.replace("find car", "gr\u00fc\u00df").encode("latin-1")
    log.look_at(lambda: SentPage("/a", "text/html; charset=latin-1", "", page))
    assert '"gr\u00fc\u00df"' in lines()[0]


def test_what_a_page_says_cannot_command_a_terminal(log: DevelopmentLog, lines: Callable[[], list[str]]) -> None:
    log.look_at(sent(BAD.replace("find car", "a\x1b[31m\u202eb"), path="/\x1b[2J"))
    assert lines()
    assert not any(character in line for line in lines() for character in "\x1b\u202e")


def test_a_configuration_that_makes_no_sense_is_said_once(
    tmp_path: Path, log: DevelopmentLog, lines: Callable[[], list[str]]
) -> None:
    (tmp_path / "webmcp-forms.toml").write_text("igonre = []\n")
    for number in range(2):
        log.look_at(sent(path=f"/{number}"))
    mistake, finding = lines()
    assert "igonre" in mistake
    assert FINDING in finding


def test_nothing_that_goes_wrong_gets_out(log: DevelopmentLog, lines: Callable[[], list[str]]) -> None:
    def fail() -> SentPage:
        raise RuntimeError("lost")

    log.look_at(fail)
    log.look_at(sent(coding="gzip"))
    log.look_at(sent(coding="br"))
    log.look_at(lambda: None)
    log.look_at(sent("", coding="br"))
    assert lines() == [
        "ERROR : this page cannot be linted: RuntimeError: lost",
        "WARNING /a: pages that say they are compressed by gzip, and are not, cannot be read",
        "WARNING /a: pages that are compressed by br cannot be read here",
    ]


def test_what_cannot_be_read_is_said_once_for_all_pages_like_it(
    log: DevelopmentLog, lines: Callable[[], list[str]]
) -> None:
    for path in ("/a", "/b"):
        log.look_at(sent(path=path, coding="br"))
        log.look_at(lambda path=path: SentPage(path, "text/html", "", STREAMING))  # type: ignore[misc]
        log.look_at(lambda path=path: SentPage(path, "text/html", "", b" " * (MOST_BYTES + 1)))  # type: ignore[misc]
    assert lines() == [
        "WARNING /a: pages that are compressed by br cannot be read here",
        "WARNING /a: pages that stream, and files, are not linted",
        "WARNING /a: pages of more than 2,000,000 bytes are not linted",
    ]


@pytest.mark.parametrize(
    ("kind", "status", "destination", "expected"),
    [
        ("text/html", 200, "", True),
        ("Text/HTML;charset=utf-8", 404, "document", True),
        ("application/xhtml+xml", 500, "iframe", True),
        ("text/html", 206, "", False),
        ("text/html", 200, "empty", False),
        ("application/json", 200, "", False),
        ("text/event-stream", 200, "", False),
        ("", 200, "", False),
    ],
)
def test_what_is_a_page(kind: str, status: int, destination: str, expected: bool) -> None:
    assert is_page(kind, status, destination) is expected
