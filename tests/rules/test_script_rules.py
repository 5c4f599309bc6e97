"""How sure the rules about scripts and style sheets are, what they point at besides, and what they repair."""

import pytest

from tests.linter.scripts.findings import FORM, findings, listener
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.fixes import fix_file
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile

CERTAIN, LIKELY, POSSIBLE = Confidence.CERTAIN, Confidence.LIKELY, Confidence.POSSIBLE


def only(page: str, language: str = "html") -> Finding:
    (finding,) = findings(page, language)
    return finding


def sureness(page: str, language: str = "html") -> Confidence:
    return only(page, language).confidence


@pytest.mark.parametrize(
    ("page", "confidence"),
    [
        (listener("show();"), CERTAIN),
        (listener("if (a) show();"), LIKELY),
        (listener("send(f);"), LIKELY),
        (listener("show();") + '<script src="app.js"></script>', LIKELY),
        (listener("if (a) event.respondWith(1);"), LIKELY),
        (FORM.replace("<form", '<form onsubmit="return false"'), CERTAIN),
    ],
)
def test_a_submission_that_is_not_answered(page: str, confidence: Confidence) -> None:
    finding = only(page)
    assert (finding.code, finding.severity, finding.confidence) == ("WF601", Severity.ERROR, confidence)
    assert finding.tool == "find"


def test_a_handler_of_a_form_elsewhere_is_a_guess_unless_it_asks_for_agents() -> None:
    text = 'form.addEventListener("submit", event => { event.preventDefault(); show(); });'
    assert sureness(text, "jsx") is POSSIBLE
    assert sureness(text.replace("show()", "show(event.agentInvoked)"), "jsx") is LIKELY


def test_a_way_without_an_answer_names_the_prevention() -> None:
    page = listener("if (a) return; event.respondWith(1);")
    finding = only(page)
    assert finding.source.slice(finding.span) == "return;"
    assert [finding.source.slice(related.span) for related in finding.related] == ["event.preventDefault()"]


def test_an_early_answer() -> None:
    page = f'{FORM}<script>f.addEventListener("submit", event => {{ event.respondWith(1); %s }});</script>'
    late = only(page % "event.preventDefault();")
    assert (late.code, late.confidence, len(late.related)) == ("WF602", CERTAIN, 1)
    never = only(page % "show();")
    assert (never.code, never.confidence, never.related) == ("WF602", LIKELY, ())


@pytest.mark.parametrize(
    ("awaited", "confidence"),
    [("fetch('/x')", CERTAIN), ("new Promise(done => setTimeout(done, 9))", CERTAIN), ("post(f)", LIKELY)],
)
def test_a_late_answer(awaited: str, confidence: Confidence) -> None:
    finding = only(listener(f"await {awaited}; event.respondWith(1);", "async"))
    assert (finding.code, finding.severity, finding.confidence) == ("WF603", Severity.ERROR, confidence)


def test_an_answer_that_is_late_on_one_way_only_is_likely() -> None:
    assert sureness(listener("if (a) await fetch('/x'); event.respondWith(1);", "async")) is LIKELY


@pytest.mark.parametrize(
    ("body", "confidence"),
    [
        ("event.respondWith(1); f.reset();", CERTAIN),
        ("event.respondWith(1); if (a) f.reset();", LIKELY),
        ("event.respondWith(send().then(() => f.reset()));", LIKELY),
        ("event.respondWith(1); f.addEventListener('reset', e => e.preventDefault()); f.reset();", POSSIBLE),
    ],
)
def test_a_reset(body: str, confidence: Confidence) -> None:
    finding = only(listener(body))
    assert (finding.code, finding.severity, finding.confidence) == ("WF604", Severity.WARNING, confidence)


def test_a_reset_without_an_answer_is_two_things() -> None:
    assert [finding.code for finding in findings(listener("f.reset();"))] == ["WF601", "WF604"]


def test_what_only_informs() -> None:
    assert only('addEventListener("toolactivated", mark);', "jsx").severity is Severity.INFO


REPAIRS = [
    (
        "jsx",
        "const A = () => <form onSubmit={e => { e.preventDefault(); if ((e).agentInvoked) e?.respondWith(1); }} />;",
        "const A = () => <form onSubmit={e => { e.preventDefault(); "
        "if ((e).nativeEvent.agentInvoked) e.nativeEvent?.respondWith(1); }} />;",
    ),
    (
        "html",
        FORM + "<script>$('#f').submit(e => { e.preventDefault(); e.respondWith(1); })</script>",
        FORM + "<script>$('#f').submit(e => { e.preventDefault(); e.originalEvent.respondWith(1); })</script>",
    ),
    (
        "jsx",
        "const f = (e) => { const { toolName } = e.detail; g(e.detail.toolName) };\r\n"
        "for (const t of [window, document.modelContext]) ;\r\n"
        "window.addEventListener('toolcancelled', f); window.ontoolcanceled = f; window.ontoolcancel = f;",
        "const f = (e) => { const { toolName } = e; g(e.toolName) };\r\n"
        "for (const t of [window, document.modelContext]) ;\r\n"
        "window.addEventListener('toolcancel', f); window.ontoolcancel = f; window.ontoolcancel = f;",
    ),
    ("css", "a,b:tool-form-active::before{}", "a,b:is(:tool-form-active)::before{}"),
    ("css", "a, b:TOOL-SUBMIT-ACTIVE, :tool-form-active {}", "a, b:is(:TOOL-SUBMIT-ACTIVE), :is(:tool-form-active) {}"),
    ("css", "a::tool-form-active{} b:toolform-active{}", "a:tool-form-active{} b:tool-form-active{}"),
]


@pytest.mark.parametrize(("language", "page", "repaired"), REPAIRS)
def test_repairs(language: str, page: str, repaired: str) -> None:
    def lint(source: SourceFile) -> tuple[Finding, ...]:
        return tuple(finding for finding in findings(source.text, language) if finding.severity is not Severity.INFO)

    fixed = fix_file(SourceFile(page), lint, unsafe=False)
    assert fixed.source.text == repaired
    assert fixed.remaining == ()
    assert read(fixed.source, language=language).source.text == repaired


@pytest.mark.parametrize(
    ("language", "page"),
    [
        ("css", "a:tool-running{}"),
        ("css", "a:tool-form-active(b){}"),
        ("jsx", "addEventListener('toolactivated', ({ detail }) => f(detail.toolName)); document.modelContext;"),
        ("html", f"<body ontoolactivated='f()'>{FORM}"),
        ("jsx", "navigator.modelContext.provideContext({})"),
    ],
)
def test_what_has_no_repair(language: str, page: str) -> None:
    assert all(finding.fixes == () for finding in findings(page, language))
    assert findings(page, language)
