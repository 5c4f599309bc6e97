"""How messages quote what a page says."""

from __future__ import annotations

_LONGEST = 60


def quoted(text: str) -> str:
    """The text in double quotes on one line, cut where it is long."""
    line = " ".join(text[: _LONGEST * 8].split())
    return f'"{line}"' if len(line) <= _LONGEST else f'"{line[:_LONGEST]}…"'
