"""The README keeps its promises: its commands are the ones CI runs, and its Python runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"```sh\n(.*?)\n```", README, re.DOTALL)


def test_there_are_two_commands_and_ci_runs_the_one_for_the_tests() -> None:
    _, tests = COMMANDS
    assert tests in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", README, re.DOTALL))
def test_the_python_in_the_readme_runs(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102 - it is our own README


def test_every_link_in_the_readme_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target
