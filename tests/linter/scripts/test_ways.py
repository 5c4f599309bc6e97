"""The ways through a handler: what each construct of the language does to them."""

import pytest

from tests.linter.scripts.findings import FORM, findings, listener, places


def codes(body: str, kind: str = "") -> set[str]:
    """The rules that speak of the body of a listener that prevents the submission first."""
    return {finding.code for finding in findings(listener(body, kind))}


ANSWER = "event.respondWith(find());"


@pytest.mark.parametrize(
    "body",
    [
        f"if (a) {ANSWER} else {{ {ANSWER} }}",
        f"switch (a) {{ case 1: {ANSWER} break; case 2: default: {ANSWER} }}",
        f"do {{ {ANSWER} }} while (a)",
        f"{{ let b; label: {{ {ANSWER} }} }}",
        f"try {{ {ANSWER} }} finally {{ done(); }}",
        f"try {{ save(); }} catch (error) {{ show(error); }} {ANSWER}",
        f"if (a) throw new Error(); {ANSWER}",
        f"for (const a of b) {{ if (a) break; note(a); }} {ANSWER}",
        f"while (a) {{ a = next(a); continue; }} {ANSWER}",
        "a ? event.respondWith(1) : event.respondWith(2);",
        "return void event.respondWith(1);",
        "event?.respondWith?.(1);",
        "event['respondWith'](1);",
        "(event.respondWith)(1);",
        "const e = event; e.respondWith(1);",
        "const form = event.target, { value } = form.q; event.respondWith(value);",
        f"const answer = () => {{ {ANSWER} }}; answer();",
        f"function answer() {{ {ANSWER} }} answer();",
        f"(() => {{ {ANSWER} }})();",
        f"(async () => {{ {ANSWER} await save(); }})();",
        f"new Promise(done => {{ {ANSWER} done(); }});",
        f"startTransition(() => {{ {ANSWER} }});",
        "const { agentInvoked } = event; if (agentInvoked) event.respondWith(1);",
        "const isAgent = event.agentInvoked; if (!isAgent) return; event.respondWith(1);",
        "if (event.agentInvoked !== true) { show(); return; } event.respondWith(1);",
        "if (event.agentInvoked == false) show(); else event.respondWith(1);",
        "event.agentInvoked && event.respondWith(1);",
        "!event.agentInvoked || event.respondWith(1);",
        "if ('respondWith' in event && event.agentInvoked) event.respondWith(1);",
        "if (event.respondWith) event.respondWith(1);",
        "if (event.defaultPrevented) event.respondWith(1);",
        "if (window.event.agentInvoked) window.event.respondWith(1);",
        "if (f.reportValidity()) event.respondWith(1);",
        "if (event.target === f) event.respondWith(1);",
        "if (event.target.id !== 'f') return; event.respondWith(1);",
        "if (event.target !== document.getElementById('f')) return; event.respondWith(1);",
    ],
)
def test_each_way_answers(body: str) -> None:
    assert codes(body) == set()


@pytest.mark.parametrize(
    "body",
    [
        "",
        f"if (a) {ANSWER}",
        f"if (a) return; {ANSWER}",
        f"switch (a) {{ case 1: {ANSWER} }}",
        f"for (const a of b) {{ {ANSWER} }}",
        f"while (a) {{ {ANSWER} }}",
        f"label: {{ if (a) {{ return; }} }} {ANSWER}",
        "a && event.respondWith(1);",
        "a ?? event.respondWith(1);",
        "a ? event.respondWith(1) : show();",
        f"const answer = () => {{ {ANSWER} }};",
        f"function answer() {{ {ANSWER} }}",
        f"function answer() {{ if (a) {ANSWER} }} answer();",
        "console.log(event);",
        "show(event.target, event.type, new FormData(event.currentTarget));",
        "if (event instanceof SubmitEvent && event !== a) show();",
        "event.stopPropagation();",
        "location.href = '/found';",
        "if (event.target === a) event.respondWith(1);",
        "if (event.target.id === 'g') event.respondWith(1);",
    ],
)
def test_some_way_does_not_answer(body: str) -> None:
    assert codes(body) == {"WF601"}


@pytest.mark.parametrize(
    "body",
    [
        "save(event);",
        "save({ event });",
        "save([event], ...rest);",
        "queue = event;",
        "this.event = event;",
        "new Answer(event);",
        "const answer = event.respondWith.bind(event); answer(1);",
        "save(() => event.respondWith(1));",
        "const options = { done() { event.respondWith(1); } }; start(options);",
        "handlers.submit.call(this, event);",
        "yieldTo`${event}`;",
        "try { check(); } catch { return; } event.respondWith(1);",
        "f.requestSubmit();",
    ],
)
def test_nobody_knows(body: str) -> None:
    assert codes(body) == set()


def test_functions_that_call_each_other_end() -> None:
    script = "function a(e) { b(e); } function b(e) { a(e); e.preventDefault(); }"
    page = f'{FORM}<script>{script} f.addEventListener("submit", a)</script>'
    assert findings(page) == ()


def test_ways_that_branch_again_and_again_are_few() -> None:
    body = "".join(f"if (a{number}) event.respondWith({number}); " for number in range(60))
    assert codes(body) == {"WF601"}


def test_code_that_is_too_long_or_too_deep_is_unknown() -> None:
    assert codes("show();" * 10_000) == set()
    assert codes("{" * 200 + "}" * 200) == set()
    assert codes("show(" * 200 + ")" * 200) == set()


def test_a_syntax_error_makes_a_handler_unknown_and_no_other() -> None:
    broken = "<form id=g></form><script>g.onsubmit = () => { event.preventDefault(; };</script>"
    good = 'f.addEventListener("submit", event => event.preventDefault());'
    assert places(f"{FORM}<script>{good}</script>{broken}") == [("WF601", "event.preventDefault()")]


@pytest.mark.parametrize(
    ("awaited", "late"),
    [
        ("null", False),
        ("event.target.q.value", False),
        ("'text'", False),
        ("Promise.resolve(1)", False),
        ("Promise.resolve()", False),
        ("Promise.resolve(fetch('/x'))", True),
        ("Promise.all([1, fetch('/x')])", True),
        ("Promise.race(list)", True),
        ("new Promise(done => done())", False),
        ("new Promise(done => image.onload = done)", True),
        ("fetch('/x')", True),
        ("(fetch('/x'))", True),
        ("fetch('/x').then(r => r.json())", True),
        ("import('./x.js')", True),
        ("save(f)", True),
        ("api.save(f)", True),
        ("validate(f)", False),
        ("nextTick()", False),
        ("local()", False),
        ("remote()", True),
        ("plain()", False),
        ("constant", False),
        ("job", True),
        ("unknown", True),
        ("(await null)", False),
    ],
)
def test_what_takes_long(awaited: str, late: bool) -> None:  # a column of the table
    before = (
        "const constant = 1, job = fetch('/y'); async function local() { await null; } function plain() { return 1; }"
        "async function remote() { const answer = await fetch('/z'); return answer; }"
    )
    page = listener(f"await {awaited}; event.respondWith(1);", "async").replace("<script>", f"<script>{before}")
    assert [finding.code for finding in findings(page)] == (["WF603"] if late else [])
