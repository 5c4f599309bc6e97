"""axe-core finds nothing to complain of, and a screen reader is told what stands where."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.report.html.window import Window

pytestmark = pytest.mark.live

# Its package is for Playwright; what it holds is axe-core.
AXE = files("axe_playwright_python").joinpath("axe.min.js")
FINDINGS = """axe.run().then(result => ({
  checked: result.passes.map(rule => rule.id),
  found: [...result.violations, ...result.incomplete].flatMap(
    rule => rule.nodes.map(node => `${rule.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`)),
}))"""
LANDMARKS = {"banner", "main", "navigation", "search"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("name", "width"), [("site", 1280), ("site", 390), ("hostile", 1280)])
def test_axe_finds_nothing(window: Window, name: str, width: int, scheme: str, request: pytest.FixtureRequest) -> None:
    # So high that all of it is drawn.
    window.open(request.getfixturevalue(name), scheme=scheme, width=width, height=16_000)
    window.evaluate("document.querySelector('#open-all').click(); document.querySelector('#more').open = true")
    window.evaluate(f"{AXE.read_text(encoding='utf-8')}; 0")
    result = window.evaluate(FINDINGS)
    assert result["found"] == []
    assert {"color-contrast", "landmark-one-main", "heading-order", "label", "region"} <= set(result["checked"])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_what_is_planted(window: Window, site: Path, scheme: str) -> None:
    window.open(site, scheme=scheme, height=16_000)
    window.evaluate("document.body.style.color = 'grey'; document.querySelector('[for=search]').remove()")
    window.evaluate(f"{AXE.read_text(encoding='utf-8')}; 0")
    found = window.evaluate(FINDINGS)["found"]
    assert {finding.partition(":")[0] for finding in found} >= {"label"}


def test_the_chosen_colours_have_contrast_as_well(window: Window, site: Path) -> None:
    window.open(site, scheme="light", height=16_000)
    window.click("[name=theme][value=dark]")
    window.evaluate(f"{AXE.read_text(encoding='utf-8')}; 0")
    result = window.evaluate(FINDINGS.replace("axe.run()", "axe.run({runOnly: ['color-contrast']})"))
    window.click("[name=theme][value=system]")
    assert result == {"checked": ["color-contrast"], "found": []}


def test_landmarks_headings_and_names_are_told(window: Window, site: Path) -> None:
    window.open(site)
    told = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in window.accessibility()]
    assert {role for role, _ in told} >= LANDMARKS
    assert [role for role, _ in told].count("main") == 1
    headings = [name for role, name in told if role == "heading"]
    assert headings[0] == "WebMCP forms"
    assert "shop/cars.html" in headings
    named = {"searchbox": "Search", "combobox": "Rule", "navigation": "Files"}
    assert [pair for pair in named.items() if pair not in told] == []
    assert ("checkbox", "error 2") in told or any(
        role == "checkbox" and name.startswith("error") for role, name in told
    )


def test_counts_are_told_when_they_change(window: Window, site: Path) -> None:
    window.open(site)
    (status,) = (node for node in window.accessibility() if node["role"]["value"] == "status")
    assert {"name": "live", "value": {"type": "token", "value": "polite"}} in status["properties"]
    before = window.texts("#shown")
    window.click("[name=severity][value=error]")
    assert window.texts("#shown") != before


def test_shapes_that_stand_for_severities_are_not_read_out(window: Window, site: Path) -> None:
    window.open(site)
    names = [node.get("name", {}).get("value", "") for node in window.accessibility()]
    assert not [name for name in names if set(name) & set("\u25a0\u25b2\u25cf\u25cb")]
