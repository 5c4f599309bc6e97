"""What a project starts with: a first configuration, and a job that runs the linter."""

from __future__ import annotations

from collections.abc import Mapping

from webmcp_forms import __version__

FIRST_CONFIGURATION = f'''\
# What webmcp-forms finds and what it leaves alone.
# `webmcp-forms config show` says what applies, `webmcp-forms config schema` what can stand here.

# Rules that are newer only run when selected by code or name, so that an upgrade alone never fails a build.
rules-since = "{__version__}"

# Rules by code, name or family, such as "WF203", "missing-parameter-description" or "WF2".
select = ["ALL"]
ignore = []

# A finding this severe makes the exit code 1: "error", "warning", "info" or "never".
fail-on = "error"

# What is left out, by patterns as in .gitignore. What git ignores is left out anyhow.
exclude = []

# Rules that do not run on some files.
[per-file-ignores]
# "emails/" = ["WF203"]
'''
"""The text of a first `webmcp-forms.toml`."""

_GITHUB = f"""\
name: webmcp-forms
on: [push, pull_request]
jobs:
  lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with:
          python-version: "3.x"
      - run: python -m pip install "webmcp-forms=={__version__}"
      - run: webmcp-forms lint --format github .
"""

_GITLAB = f"""\
webmcp-forms:
  image: python:3
  script:
    - python -m pip install "webmcp-forms=={__version__}"
    - webmcp-forms lint --output gitlab=webmcp-forms.json .
  artifacts:
    when: always
    reports:
      codequality: webmcp-forms.json
"""

JOBS: Mapping[str, tuple[str, str]] = {
    "github": (".github/workflows/webmcp-forms.yml", _GITHUB),
    "gitlab": (".gitlab-ci.yml", _GITLAB),
}
"""For each service the file that its jobs stand in, and the text of one."""
