"""Which language an open text is in."""

from __future__ import annotations

import pytest

from webmcp_forms.config.settings import Settings
from webmcp_forms.lsp.languages import LANGUAGE_IDS, is_readable, language_of
from webmcp_forms.readers import READERS


def test_every_name_leads_to_a_language_that_is_read() -> None:
    assert set(LANGUAGE_IDS.values()) <= set(READERS)


@pytest.mark.parametrize(
    ("language_id", "name", "language"),
    [
        ("html", "a.html", None),
        ("html", "a.blade.php", None),
        ("html", "", None),
        ("django-html", "a.html", "django"),
        ("vue", "", "vue"),
        ("vue", "a.vue", "vue"),
        ("php", "a.php", None),
        ("php", "", "php"),
        ("typescript", "a.tsx", None),
        ("typescriptreact", "", "tsx"),
        ("xml", "page.xhtml", None),
        ("xml", "", "xhtml"),
        ("python", "a.py", None),
        ("", "a.j2", None),
    ],
)
def test_the_more_precise_of_name_and_editor_counts(language_id: str, name: str, language: str | None) -> None:
    assert language_of(language_id, name, Settings()) == language


def test_what_is_configured_comes_first() -> None:
    settings = Settings(languages=((".page", "liquid"), (".html", "jinja")))
    assert language_of("django-html", "a.html", settings) == "jinja"
    assert language_of("plaintext", "a.page", settings) == "liquid"
    assert is_readable("plaintext", "a.page", settings)


def test_what_nobody_reads_is_not_read() -> None:
    assert not is_readable("python", "a.py", Settings())
    assert not is_readable("plaintext", "", Settings())
    assert is_readable("html", "", Settings())
