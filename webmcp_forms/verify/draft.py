"""A profile for a Chromium that nobody described yet: what it answers for the probes, and which `Profile` answers so.

answers -> for each field of a `Profile` the value with the fewest answers left that differ -> a draft to be looked at
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields, replace
from enum import Enum
from functools import cache, lru_cache
from typing import Any

from webmcp_forms import __version__
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, PROFILES, Profile
from webmcp_forms.document.nodes import Document
from webmcp_forms.readers import read
from webmcp_forms.records import record
from webmcp_forms.verify.answers import Answer, document_answer, is_same
from webmcp_forms.verify.probes import PROBES

_ROUNDS = 3


@record
class Draft:
    """The profile whose answers are nearest, and the probes that it does not explain."""

    profile: Profile
    unexplained: tuple[str, ...]


def draft_profile(answers: Mapping[str, Answer], name: str) -> Draft:
    """The profile that goes with answers to the probes, by their names."""
    best = min(reversed(PROFILES.values()), key=lambda profile: len(_differing(profile, answers)))
    for _ in range(_ROUNDS):
        before = best
        for field, values in _candidates():
            others = (value for value in values if value != getattr(best, field))
            versions = [best, *(replace(best, **{field: value}) for value in others)]
            best = min(versions, key=lambda profile: len(_differing(profile, answers)))
        if best == before:
            break
    return Draft(replace(best, name=name), _differing(best, answers))


def draft_json(
    draft: Draft, browser_version: str, answers: Mapping[str, Answer], pages: Sequence[tuple[str, Answer]]
) -> dict[str, Any]:
    """The draft as JSON: the profile as it differs from the newest that is known, and all answers."""
    known = PROFILES[DEFAULT_PROFILE]
    changes = {
        field.name: _plain(getattr(draft.profile, field.name))
        for field in fields(Profile)
        if field.name != "name" and getattr(draft.profile, field.name) != getattr(known, field.name)
    }
    return {
        "profile": draft.profile.name,
        "based-on": known.name,
        "changes": changes,
        "unexplained": list(draft.unexplained),
        "browser": browser_version,
        "webmcp-forms": __version__,
        "probes": [{"id": name, "html": PROBES[name], **_answer(answer)} for name, answer in answers.items()],
        "pages": [{"path": path, **_answer(answer)} for path, answer in pages],
    }


def _candidates() -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The values that each field has in some profile."""
    for field in fields(Profile):
        if field.name != "name":
            yield field.name, tuple(dict.fromkeys(getattr(profile, field.name) for profile in PROFILES.values()))


def _differing(profile: Profile, answers: Mapping[str, Answer]) -> tuple[str, ...]:
    """The probes that a profile answers otherwise, those without an answer among them."""
    return tuple(name for name, answer in answers.items() if not is_same(_our_answer(name, profile), answer))


@lru_cache(4096)
def _our_answer(name: str, profile: Profile) -> Answer:
    return document_answer(_probe(name), profile)


@cache
def _probe(name: str) -> Document:
    return read(PROBES[name], language="html")


def _answer(answer: Answer) -> dict[str, Any]:
    if answer.error is not None:
        return {"error": answer.error}
    return {"tools": [asdict(tool) for tool in answer.tools], "issues": dict(answer.issues)}


def _plain(value: object) -> object:
    """A field's value as JSON has it."""
    match value:
        case Enum():
            return value.name
        case frozenset():
            return sorted(value)
        case _:
            return value
