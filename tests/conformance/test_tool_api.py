"""Events, pseudo-classes and members that rules speak of, as the installed Chromium has them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.conformance.chromium import Chromium

pytestmark = pytest.mark.live

FORM = "<form id=f toolname=t tooldescription=d toolautosubmit><input name=q>{}</form>"
# The answer waits until what is to be heard has been.
ANSWERING = """<script>
  const heard = [], tags = name => Array.from(document.querySelectorAll(name), element => element.localName);
  %s
  f.addEventListener('submit', event => {
    event.preventDefault();
    event.respondWith(new Promise(done => setTimeout(() => done(%s), 30)));
  });
</script>"""


def answer(browser: Chromium, prepare: str, value: str, inside: str = "<button>Go</button>") -> Any:
    """What a page tells an agent that calls its tool: the value of an expression while the call is pending."""
    page = FORM.format(inside) + ANSWERING % (prepare, value)
    (called,) = browser.call([{"html": page, "args": {}}], tabs=1)
    assert called["status"] == "Completed", called
    return called["output"]


def test_tool_events_are_dispatched_on_the_model_context_alone(browser: Chromium) -> None:
    names = ["toolactivated", "toolactivate", "tool-activated"]
    targets = "{window, document, form: f, context: document.modelContext}"
    prepare = f"""for (const [where, target] of Object.entries({targets})) for (const name of {json.dumps(names)})
      target.addEventListener(name, event => heard.push([where, name, event.toolName, typeof event.detail]));"""
    assert answer(browser, prepare, "heard") == [["context", "toolactivated", "t", "undefined"]]


def test_the_model_context_has_two_handlers_for_calls_and_elements_have_none(browser: Chromium) -> None:
    names = ["ontoolactivated", "ontoolcancel", "ontoolcanceled", "ontoolcancelled"]
    owners = "[document.modelContext, window, document, document.createElement('form')]"
    found = browser.evaluate(f"{owners}.map(owner => {json.dumps(names)}.filter(name => name in owner))")
    assert found == [["ontoolactivated", "ontoolcancel"], [], [], []]


def test_both_pseudo_classes_match_while_a_call_waits_even_if_the_form_submits_itself(browser: Chromium) -> None:
    value = "[tags(':tool-form-active'), tags(':tool-submit-active')]"
    assert answer(browser, "", value, "<button>Go</button><button>Or</button>") == [["form"], ["button"]]
    assert answer(browser, "", value, "") == [["form"], []]


def test_other_names_are_no_selectors(browser: Chromium) -> None:
    selectors = [":tool-form-active", ":TOOL-SUBMIT-ACTIVE", ":is(:tool-x)"]
    invalid = [":tool-active", "::tool-form-active", ":tool-form-active()", ":toolform-active", "a, b:tool-x"]
    tried = f"""{json.dumps(selectors + invalid)}.filter(
      selector => {{ try {{ document.querySelector(selector); return true }} catch {{ return false }} }})"""
    assert browser.evaluate(tried) == selectors


def test_what_is_gone_and_what_is_there(browser: Chromium) -> None:
    assert browser.evaluate("'modelContext' in navigator") is False
    names = ["provideContext", "unregisterTool", "registerTool"]
    assert browser.evaluate(f"{json.dumps(names)}.map(name => name in document.modelContext)") == [False, False, True]
