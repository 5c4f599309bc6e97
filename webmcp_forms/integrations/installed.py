"""Whose a template is: the project's own, or that of a package that is installed."""

from __future__ import annotations

import os
import sysconfig
from functools import lru_cache
from pathlib import Path

_FOLDERS = frozenset({"site-packages", "dist-packages"})
_INSTALLED = ("stdlib", "platstdlib", "purelib", "platlib")


def is_installed(path: str) -> bool:
    """Whether a file or folder belongs to an installed package; what is installed to be edited does not."""
    real = Path(os.path.realpath(path))
    return not _FOLDERS.isdisjoint(real.parts) or any(real.is_relative_to(place) for place in _places())


@lru_cache(maxsize=1)
def _places() -> tuple[str, ...]:
    return tuple(os.path.realpath(sysconfig.get_path(name)) for name in _INSTALLED)
