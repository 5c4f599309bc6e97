"""A browser that cannot be asked says why; nothing of it is left."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.verify.fake_browser import fake_browser
from webmcp_forms.verify.chromium import Chromium
from webmcp_forms.verify.executables import UnsuitableError

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the fake browser is a script")

NEW = "HeadlessChrome/156.0.1.2"


def refusal(executable: Path, **options: bool) -> str:
    with pytest.raises(UnsuitableError) as caught, Chromium(executable, tabs=1, **options):
        pass
    return caught.value.message


def test_a_browser_that_is_as_it_should_be_starts(tmp_path: Path, temporary: Path) -> None:
    with Chromium(fake_browser(tmp_path, NEW), tabs=1) as browser:
        assert (browser.version, browser.major_version) == (NEW, 156)
    assert not list(temporary.iterdir())


def test_an_old_one_is_too_old(tmp_path: Path, temporary: Path) -> None:
    message = refusal(fake_browser(tmp_path, "Chrome/120.0.6099.71"))
    assert "Chrome/120.0.6099.71, which is too old: Chromium makes tools of forms since 147" in message
    assert not list(temporary.iterdir())


def test_one_without_the_domain_of_devtools(tmp_path: Path) -> None:
    message = refusal(fake_browser(tmp_path, NEW, refused=("WebMCP.enable",)))
    assert message.startswith(f"{NEW} has no WebMCP in its DevTools (WebMCP.enable: 'WebMCP.enable' wasn't found).")
    assert "--enable-features=WebMCP" in message


def test_one_whose_pages_lack_the_api(tmp_path: Path, temporary: Path) -> None:
    assert refusal(fake_browser(tmp_path, NEW, has_api=False)).startswith(f"{NEW} has no document.modelContext.")
    assert not list(temporary.iterdir())


@pytest.mark.parametrize(("sandbox", "hint"), [(True, True), (False, False)])
def test_one_that_ends_at_once(tmp_path: Path, temporary: Path, *, sandbox: bool, hint: bool) -> None:
    message = refusal(fake_browser(tmp_path, NEW, ends=True), sandbox=sandbox)
    assert "does not start: the browser ended" in message
    assert ("--no-sandbox" in message) is hint
    assert not list(temporary.iterdir())


def test_what_is_no_program(tmp_path: Path, temporary: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"\x7fELF nonsense")
    path.chmod(0o755)
    assert "does not start" in refusal(path)
    assert not list(temporary.iterdir())
