"""Versions of Chromium that register different tools for the same page."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from webmcp_forms.document.vocabulary import INPUT_TYPES, READONLY_TYPES
from webmcp_forms.errors import UsageError
from webmcp_forms.records import record


class GroupDescription(Enum):
    """Where several controls of one name get their common description from."""

    FIELDSET = "the fieldset around them"
    FIELDSET_OR_MEMBER = "the fieldset around them, else the first of them"
    MEMBER = "the first of them"


@record
class Profile:
    """What one version of Chromium does.

    - `legal_names_only`: a `toolname` outside `[A-Za-z0-9_.-]{1,128}` does not register (since 156).
    - `frames`: tools of `srcdoc` frames are listed with those of the page (since 152).
    - `titles`: `tooltitle` becomes the tool's title (since 152).
    - `patterns`: `pattern` becomes part of the schema (since 148).
    - `choices_keyword`: the keyword that lists choices (`oneOf` in 147).
    - `parameter_titles`: `toolparamtitle` becomes the parameter's title (147 alone).
    - `group_description`: see `GroupDescription`.
    - `lone_radio_is_group`: one radio button is described like several (147 alone).
    - `lone_checkbox_described`: one checkbox gets a description (since 152).
    - `readonly_kinds`: kinds of control that `readonly` takes out (all of them in 147).
    - `largest_whole`: whole numbers from here on are written with an exponent (JavaScript's limit since 156, that of a
      64-bit integer before).
    """

    name: str
    legal_names_only: bool = True
    frames: bool = True
    titles: bool = True
    patterns: bool = True
    choices_keyword: str = "anyOf"
    parameter_titles: bool = False
    group_description: GroupDescription = GroupDescription.FIELDSET
    lone_radio_is_group: bool = False
    lone_checkbox_described: bool = True
    readonly_kinds: frozenset[str] = READONLY_TYPES
    largest_whole: int = 10**21


DEFAULT_PROFILE = "chrome-156"

_156 = Profile("chrome-156")
_153 = replace(_156, name="chrome-153", legal_names_only=False, largest_whole=2**63)
_152 = replace(_153, name="chrome-152")
_148 = replace(
    _152,
    name="chrome-148",
    frames=False,
    titles=False,
    group_description=GroupDescription.FIELDSET_OR_MEMBER,
    lone_checkbox_described=False,
)
_147 = replace(
    _148,
    name="chrome-147",
    patterns=False,
    choices_keyword="oneOf",
    parameter_titles=True,
    group_description=GroupDescription.MEMBER,
    lone_radio_is_group=True,
    readonly_kinds=INPUT_TYPES | {"select", "select-multiple", "textarea"},
)

PROFILES = {profile.name: profile for profile in (_147, _148, _152, _153, _156)}
"""The known profiles by name, oldest first."""


def find_profile(name: str) -> Profile:
    """The profile of that name; raises `UsageError` with the known names for any other."""
    try:
        return PROFILES[name]
    except KeyError:
        raise UsageError(f"unknown profile {name!r}; known profiles are {', '.join(PROFILES)}") from None
