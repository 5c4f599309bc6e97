"""The exceptions of the package: usage, configuration and input that cannot be read.

What is merely wrong with a page is never an exception: it is an issue or a finding.
"""

from __future__ import annotations

from collections.abc import Iterable


class WebMCPFormsError(Exception):
    """Anything the package raises on purpose.

    `path` names the file concerned, if there is one; `exit_code` is what the command line ends with.
    """

    exit_code = 2

    def __init__(self, message: str, path: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.path = path

    def __str__(self) -> str:
        return f"{self.path}: {self.message}" if self.path else self.message


class UsageError(WebMCPFormsError):
    """An argument that makes no sense: an unknown profile, language or option."""


class InputError(WebMCPFormsError):
    """A file or value that cannot be read as a page."""


class ConfigurationError(WebMCPFormsError):
    """A configuration that cannot be read, or that says what makes no sense."""


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A question that names what is spelled most alike, with a space before it, or nothing."""
    from difflib import get_close_matches

    near = get_close_matches(name, list(known), n=1)
    return f" Did you mean {near[0]!r}?" if near else ""
