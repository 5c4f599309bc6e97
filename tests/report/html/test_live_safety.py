"""What pages say is text in the report, and its policy holds in a real Chromium."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.report.html.window import Window

pytestmark = pytest.mark.live


def test_hostile_pages_run_load_and_break_nothing(window: Window, hostile: Path) -> None:
    window.open(hostile)
    window.click("#open-all")
    assert window.requests == [hostile.as_uri()]
    assert window.broken == []
    assert len(window.texts("[data-tool]")) == 2
    assert window.evaluate("document.querySelectorAll('script, style').length") == 2
    assert window.evaluate("document.querySelectorAll('img, iframe, object, form, [onclick], [onerror]').length") == 0


def test_hostile_pages_are_quoted_as_they_are(window: Window, hostile: Path) -> None:
    window.open(hostile)
    (name, *_) = window.texts("#tool-1 dd")
    assert name == '"></textarea></script><img src=x onerror=alert(1)><script>alert(2)</script>'
    (path, *_) = window.texts("section.file h2")
    assert path == "'><script>alert(3)</script>.html"
    assert window.texts("#tool-2 dd .unseen") == [r"\u202e", r"\u202c", r"\u200b", r"\x07", r"\ufeff"]


def test_hostile_words_are_searched_and_filtered_like_others(window: Window, hostile: Path) -> None:
    window.open(hostile)
    window.click("#search")
    window.type("<img src=x onerror=alert(1)>")
    window.wait("document.querySelector('#shown').textContent.startsWith('1 of')")
    window.choose("#file", "file-1")
    assert window.broken == []


@pytest.mark.parametrize(
    "attack",
    [
        "document.body.innerHTML = '<img src=x onerror=alert(1)>'",
        "const it = document.createElement('script'); it.textContent = 'window.ran = 1'; document.body.append(it)",
    ],
)
def test_even_its_own_script_could_make_no_markup(window: Window, hostile: Path, attack: str) -> None:
    window.open(hostile)
    with pytest.raises(AssertionError, match=r"TrustedHTML|TrustedScript"):
        window.evaluate(f"(() => {{ {attack} }})()")
    assert not window.evaluate("'ran' in window")


@pytest.mark.parametrize(
    "attack",
    [
        "const it = document.createElement('style'); it.textContent = '* { display: none }'; document.body.append(it)",
        "const it = document.createElement('img'); it.src = 'https://example.org/x.png'; document.body.append(it)",
        "document.body.setAttribute('style', 'display: none')",
        "fetch('https://example.org/').catch(() => 0)",
    ],
)
def test_the_policy_forbids_styles_and_requests_and_the_browser_tells(
    window: Window, hostile: Path, attack: str
) -> None:
    window.open(hostile)
    window.evaluate(f"(() => {{ {attack} }})()")
    window.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
    assert window.evaluate("getComputedStyle(document.body).display") == "block"
    assert window.requests == [hostile.as_uri()]
    assert window.broken
