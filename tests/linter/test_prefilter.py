"""Which files are passed over before they are read."""

import pytest

from webmcp_forms.linter.prefilter import may_concern, may_handle_submissions


@pytest.mark.parametrize(
    "text",
    [
        "<form toolname=a>",
        "<form tool-description=a>",
        "<form toolautosumbit>",
        "if (event.agentInvoked) return;",
        "event.nativeEvent.respondWith(1)",
        "document.modelContext.getTools()",
        "navigator.modelContext?.provideContext({})",
        "addEventListener('toolactivated', f)",
        "addEventListener('toolcancel', f)",
        "addEventListener('tool-cancelled', f)",
        "form:tool-form-active {}",
        "button:TOOL-SUBMIT-ACTIVE {}",
        "form::tool-active {}",
        "<!-- webmcp-forms: ignore-file[ALL] -->",
    ],
)
def test_what_speaks_of_tools(text: str) -> None:
    assert may_concern(text.encode())
    assert may_concern(text.encode("utf-16"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "<form><input name=q></form>",
        "a.tooltip, a:tooltip, .toolbar:hover, a:toolbox {}",
        "import { tool } from 'tools'; // a tool",
        "import { Server } from '@modelcontextprotocol/sdk';",
        "form.addEventListener('submit', e => e.preventDefault())",
    ],
)
def test_what_does_not(text: str) -> None:
    assert not may_concern(text.encode())


def test_who_asks_for_guesses_gets_those_about_submissions() -> None:
    assert may_handle_submissions(b"form.addEventListener('submit', e => e.preventDefault())")
    assert not may_handle_submissions(b"form.addEventListener('submit', save)")
