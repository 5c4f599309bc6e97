"""Numbers and long texts in words."""

from __future__ import annotations

_LONGEST = 2_000


def counted(count: int, noun: str) -> str:
    """A number and what it counts: `1 tool`, `1,000 tools`, `2 info`."""
    return f"{count:,} {noun}{'' if count == 1 or noun == 'info' else 's'}"


def cut(text: str, longest: int = _LONGEST) -> str:
    """A text, or its start and how much more there is."""
    return (
        text if len(text) <= longest else f"{text[:longest]}\u2026 ({counted(len(text) - longest, 'more character')})"
    )


def capitalised(text: str) -> str:
    """A text with a capital at its start, the rest as it is."""
    return text[:1].upper() + text[1:]
