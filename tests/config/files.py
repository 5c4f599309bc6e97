"""Files that are made, and what is found of them."""

from collections.abc import Iterable
from pathlib import Path

from webmcp_forms.config.discovery import Discovery
from webmcp_forms.config.discovery import discover as discover_with
from webmcp_forms.config.exclusion import ExclusionOptions, Exclusions
from webmcp_forms.config.finder import SettingsFinder


def make(*paths: str) -> None:
    for path in map(Path, paths):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def discover(
    paths: Iterable[str],
    *exclude: str,
    force: bool | None = None,
    gitignore: bool | None = None,
    standard_input: str | None = None,
) -> Discovery:
    exclusions = Exclusions(SettingsFinder(), ExclusionOptions(exclude, force, gitignore))
    return discover_with(paths, exclusions, standard_input=standard_input)


def shown(*paths: str) -> list[str]:
    """The paths of the files that are found, when there is no problem with any."""
    found = discover(paths)
    assert not found.problems
    return [file.shown for file in found.files]
