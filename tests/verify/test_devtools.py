"""The protocol with a browser that is being closed."""

from pathlib import Path

import pytest

from tests.verify.fake_browser import fake_browser
from webmcp_forms.verify.chromium import Chromium


def test_what_a_closing_browser_still_asks_for_is_not_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Chromium(fake_browser(tmp_path, "Chrome/156.0.8078.114"), tabs=1):
        pass
    assert not caplog.records
