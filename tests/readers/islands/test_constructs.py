"""What templates read like: in `<language>/` a template of each construct, and beside it the picture of its document.

python -m pytest tests/readers/islands --update-goldens     # write the pictures anew, to look at what changed
"""

from __future__ import annotations

from pathlib import Path

import pytest

from webmcp_forms import SourceFile, read
from webmcp_forms.document.dump import dump
from webmcp_forms.readers import TEMPLATE_LANGUAGES

_FOLDER = Path(__file__).parent
_TEMPLATES = sorted(
    path
    for language in TEMPLATE_LANGUAGES
    for path in (_FOLDER / language).glob("*")
    if path.suffix != ".dump" and path.is_file()
)


def _name(path: Path) -> str:
    return f"{path.parent.name}-{path.name.partition('.')[0]}"


def _picture(text: str, path: Path) -> str:
    """The document without the elements that every page has, a line for each element."""
    lines = dump(read(SourceFile(text, path.name), language=path.parent.name))
    return "".join(f"{line}\n" for line in lines if line.strip() not in ("html", "head", "body"))


@pytest.mark.parametrize("path", _TEMPLATES, ids=_name)
def test_construct(path: Path, request: pytest.FixtureRequest) -> None:
    golden = path.with_name(f"{path.name}.dump")
    picture = _picture(path.read_text("utf-8"), path)
    if request.config.getoption("--update-goldens"):
        golden.write_text(picture, "utf-8")
    assert picture == golden.read_text("utf-8")


@pytest.mark.parametrize("path", _TEMPLATES, ids=_name)
def test_windows_line_breaks_change_nothing(path: Path) -> None:
    text = path.read_text("utf-8")
    assert _picture(text.replace("\n", "\r\n"), path).replace("\\r\\n", "\\n") == _picture(text, path)


def test_every_language_has_its_constructs() -> None:
    # Markdown has its own in `tests/readers/markdown`.
    assert {path.parent.name for path in _TEMPLATES} == set(TEMPLATE_LANGUAGES) - {"markdown"}
