"""The lock file: sorted, reviewable, the same wherever it is written, and read however git hands it out."""

from __future__ import annotations

import pytest

from tests.contract.locking import NAME, locked
from webmcp_forms.contract.changes import compare
from webmcp_forms.contract.lockfile import lock_text
from webmcp_forms.contract.reading import read_lock

TEXT = """\
{"version": 1, "tools": [
{
  "name": "a",
  "path": "shop/a.html",
  "description": "d",
  "autosubmit": true,
  "parameters": {
    "s": {"type": "string", "anyOf": [{"type": "string", "const": "\\u65e5", "title": "\\u65e5"}], "enum": ["\\u65e5"]},
    "n": {"type": "number", "minimum": 0.1}
  },
  "required": ["s"]
},
{
  "name": "b",
  "path": "a.html",
  "description": "d",
  "autosubmit": false,
  "parameters": {},
  "required": [],
  "incomplete": ["parameters"],
  "uncertain": {
    "x": ["presence"]
  }
}
]}
"""


def test_each_tool_is_a_block_and_each_parameter_a_line() -> None:
    controls = "<select name=s required><option>\u65e5</select><input name=n type=number min=.1 step=any>"
    first = locked(controls, "toolautosubmit", name="a", path="shop/a.html")
    second = locked("{% if y %}<input name=x>{% endif %}{{ more }}", name="b", language="jinja")
    assert lock_text((*first, *second)) == lock_text((*second, *first)) == TEXT


def test_it_is_read_back() -> None:
    written = read_lock(TEXT, "x")
    assert lock_text(written) == TEXT
    assert [tool.name for tool in written] == ["a", "b"]
    assert read_lock(lock_text(()), "x") == ()


@pytest.mark.parametrize("line_end", ["\r\n", "\r", "\n"])
def test_line_ends_do_not_matter(line_end: str) -> None:
    assert read_lock(TEXT.replace("\n", line_end), "x") == read_lock(TEXT, "x")


def test_a_change_of_one_parameter_is_a_change_of_one_line() -> None:
    old, new = (lock_text(locked(f"<input name=a><input name=b {attribute}>")) for attribute in ("", "type=number"))
    differing = [pair for pair in zip(old.splitlines(), new.splitlines(), strict=True) if pair[0] != pair[1]]
    assert len(differing) == 1


def test_what_is_written_is_what_is_compared() -> None:
    for controls in (NAME, "<input name=a type=time step=.1>", "<input name=a type=number min=1e-7 max=1e21>"):
        now = locked(controls)
        assert compare(now, read_lock(lock_text(now), "x")) == ()
