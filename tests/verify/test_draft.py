"""The profile that goes with answers: each known one is found again, and what none explains is said."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, PROFILES, GroupDescription, Profile, find_profile
from webmcp_forms.readers import read
from webmcp_forms.verify.answers import Answer, document_answer
from webmcp_forms.verify.draft import draft_json, draft_profile
from webmcp_forms.verify.probes import PROBES

NEWEST = find_profile(DEFAULT_PROFILE)


def answers(profile: Profile) -> dict[str, Answer]:
    return {name: document_answer(read(html, language="html"), profile) for name, html in PROBES.items()}


@pytest.mark.parametrize(
    "profile",
    [
        *PROFILES.values(),
        replace(NEWEST, titles=False),
        replace(NEWEST, lone_checkbox_described=False, choices_keyword="oneOf"),
        replace(NEWEST, group_description=GroupDescription.MEMBER, largest_whole=2**63),
    ],
    ids=lambda profile: profile.name,
)
def test_a_profile_is_found_by_its_answers(profile: Profile) -> None:
    draft = draft_profile(answers(profile), "chrome-157")
    assert draft.profile == replace(profile, name="chrome-157")
    assert not draft.unexplained


def test_what_no_profile_explains_is_said() -> None:
    given = answers(NEWEST) | {"title": Answer(error="the page crashed"), "frame": Answer(issues={"New": 1})}
    draft = draft_profile(given, "chrome-157")
    assert sorted(draft.unexplained) == ["frame", "title"]


def test_the_draft_as_json_says_what_is_new() -> None:
    profile = replace(NEWEST, titles=False, group_description=GroupDescription.MEMBER)
    given = answers(profile)
    pages = [("site/index.html", Answer(error="no answer within 20 seconds"))]
    written = draft_json(draft_profile(given, "chrome-157"), "Chrome/157.0.1.2", given, pages)
    assert json.loads(json.dumps(written)) == written
    assert written["changes"] == {"titles": False, "group_description": "MEMBER"}
    assert (written["based-on"], written["browser"]) == ("chrome-156", "Chrome/157.0.1.2")
    assert [probe["id"] for probe in written["probes"]] == list(PROBES)
    assert written["pages"] == [{"path": "site/index.html", "error": "no answer within 20 seconds"}]
