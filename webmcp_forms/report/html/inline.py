"""The style sheet and the script of the report, and the policy that lets these two be used and nothing else."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files


@cache
def style_sheet() -> str:
    """The style sheet; ASCII, so that it stays the same in every encoding of the page."""
    return _read("report.css")


@cache
def script() -> str:
    """The script; ASCII as well."""
    return _read("report.js")


def policy() -> str:
    """The content security policy: no request at all, one style sheet, one script, and no markup made by it."""
    return "; ".join(
        (
            "default-src 'none'",
            f"style-src '{_digest(style_sheet())}'",
            f"script-src '{_digest(script())}'",
            "require-trusted-types-for 'script'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def _read(name: str) -> str:
    # A checkout may have other line ends, which a browser would take for line feeds before it compares.
    return files(__package__).joinpath(name).read_text(encoding="ascii")


def _digest(content: str) -> str:
    return f"sha256-{b64encode(sha256(content.encode()).digest()).decode()}"
