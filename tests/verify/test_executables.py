"""Which browser is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from webmcp_forms.verify.executables import UnsuitableError, find_chromium, usual_places


@pytest.fixture(autouse=True)
def _nothing_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.delenv("CHROME_PATH", raising=False)
    monkeypatch.setattr("webmcp_forms.verify.executables.usual_places", lambda *_: iter(()))


def install(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_what_is_chosen_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(tmp_path / "chromium")
    monkeypatch.setenv("CHROMIUM", str(install(tmp_path / "other")))
    assert find_chromium(str(install(tmp_path / "mine"))) == tmp_path / "mine"
    assert find_chromium() == tmp_path / "other"


def test_either_variable_names_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHROME_PATH", str(install(tmp_path / "chrome-here")))
    assert find_chromium() == tmp_path / "chrome-here"


def test_the_path_comes_before_the_usual_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    usual = install(tmp_path / "opt" / "chrome")
    monkeypatch.setattr("webmcp_forms.verify.executables.usual_places", lambda *_: iter((tmp_path / "no", usual)))
    assert find_chromium() == usual
    install(tmp_path / "google-chrome")
    assert find_chromium() == tmp_path / "google-chrome"


def test_nothing_found_says_where_it_was_looked_for() -> None:
    with pytest.raises(UnsuitableError, match=r"no Chromium or Chrome was found: none of chromium, .* --browser"):
        find_chromium()


def test_what_is_named_must_be_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(tmp_path / "chromium")
    with pytest.raises(UnsuitableError, match="--browser nowhere is no executable"):
        find_chromium("nowhere")
    monkeypatch.setenv("CHROMIUM", "/no/such")
    with pytest.raises(UnsuitableError, match=r"\$CHROMIUM is '/no/such', which is no executable"):
        find_chromium()


@pytest.mark.parametrize(
    ("platform", "environment", "place"),
    [
        ("linux", {}, "/opt/google/chrome/chrome"),
        ("darwin", {"HOME": "/Users/a"}, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
        ("darwin", {"HOME": "/Users/a"}, "/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium"),
        ("win32", {"PROGRAMFILES": r"C:\Program Files"}, r"C:\Program Files\Google\Chrome\Application\chrome.exe"),
        ("win32", {"LOCALAPPDATA": r"C:\L"}, r"C:\L\Chromium\Application\chrome.exe"),
    ],
)
def test_the_usual_places(platform: str, environment: dict[str, str], place: str) -> None:
    assert place in map(str, usual_places(platform, environment))


def test_a_variable_that_is_not_set_makes_no_place_on_windows() -> None:
    assert not list(usual_places("win32", {"LOCALAPPDATA": ""}))
