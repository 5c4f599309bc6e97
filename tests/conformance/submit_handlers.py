"""Submit handlers: what the browser tells an agent of each, and which rules speak of it.

They are grouped by the rows of the table in docs/browser.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from tests.conformance.call_record import DESCRIBED


class Outcome(Enum):
    """What an agent gets."""

    ANSWER = "what the page answers"
    UNANSWERED = "The site has a programming error: it called preventDefault()"
    REJECTED = "respondWith promise was rejected"
    CANCELLED = "Tool execution cancelled by a form reset"
    NEXT_PAGE = "what the next page says"
    NOTHING = "no answer at all"


@dataclass(frozen=True, slots=True)
class Handled:
    """A page and what comes of a call: what the agent gets, what of the page's, and the rules that speak."""

    html: str
    outcome: Outcome
    rules: tuple[str, ...] = ()
    output: Any = None

    def __str__(self) -> str:
        return self.html.partition("<script>")[2].removesuffix("</script>") or self.html


def form(attributes: str = 'action="/next"', inside: str = "<button>Go</button>") -> str:
    """A tool that submits itself."""
    return f'<form id="f" toolname="t" tooldescription="d" toolautosubmit {attributes}><input name="q">{inside}</form>'


def script(text: str, page: str = form()) -> str:
    """A tool and a script."""
    return f"{page}<script>{text}</script>"


def listener(body: str, kind: str = "") -> str:
    """A tool and the body of its listener, which may be `async`."""
    return script(f'{_PAUSE} f.addEventListener("submit", {kind} event => {{ {body} }});')


def prevented(body: str, kind: str = "") -> str:
    """A tool whose listener prevents the submission first."""
    return listener(f"event.preventDefault(); {body}", kind)


def waiting(body: str) -> str:
    """The same with an asynchronous listener."""
    return prevented(body, "async")


_PAUSE = "const pause = time => new Promise(done => setTimeout(done, time));"


def answered() -> Iterator[Handled]:
    """Prevented, then answered while the event is handled or in a microtask after it."""
    yield Handled(prevented('event.respondWith(pause(9).then(() => "late"));'), Outcome.ANSWER, (), "late")
    yield Handled(prevented("event.respondWith({found: [1]});"), Outcome.ANSWER, (), {"found": [1]})
    yield Handled(prevented("event.respondWith(undefined);"), Outcome.ANSWER, (), "undefined")
    yield Handled(waiting("await null; await null; event.respondWith(1);"), Outcome.ANSWER, (), 1)
    yield Handled(waiting("await Promise.resolve(); event.respondWith(1);"), Outcome.ANSWER, (), 1)
    yield Handled(waiting("await (async () => {})(); event.respondWith(1);"), Outcome.ANSWER, (), 1)
    yield Handled(waiting("await Promise.all([1, 2]); event.respondWith(1);"), Outcome.ANSWER, (), 1)
    yield Handled(waiting("for await (const one of [1]) {} event.respondWith(1);"), Outcome.ANSWER, (), 1)
    yield Handled(prevented("Promise.resolve().then(() => event.respondWith(1));"), Outcome.ANSWER, (), 1)
    yield Handled(prevented("queueMicrotask(() => event.respondWith(1));"), Outcome.ANSWER, (), 1)
    yield Handled(listener("await null; event.preventDefault(); event.respondWith(1);", "async"), Outcome.ANSWER, (), 1)
    yield Handled(listener("event.returnValue = false; event.respondWith(1);"), Outcome.ANSWER, (), 1)
    yield Handled(prevented("event.respondWith(1); event.respondWith(2);"), Outcome.ANSWER, (), 2)
    attribute = 'onsubmit="event.preventDefault(); event.respondWith(1)"'
    yield Handled(form(attribute), Outcome.ANSWER, (), 1)
    two = 'f.onsubmit = () => false; f.addEventListener("submit", event => event.respondWith(1));'
    yield Handled(script(two), Outcome.ANSWER, (), 1)
    elsewhere = 'document.addEventListener("submit", event => event.respondWith(1));'
    yield Handled(script(elsewhere, form('onsubmit="return false"')), Outcome.ANSWER, (), 1)


def unanswered() -> Iterator[Handled]:
    """Prevented and not answered."""
    rules = ("WF601",)
    yield Handled(prevented(""), Outcome.UNANSWERED, rules)
    yield Handled(form('onsubmit="return false"'), Outcome.UNANSWERED, rules)
    yield Handled(script("f.onsubmit = () => false;"), Outcome.UNANSWERED, rules)
    yield Handled(script("f.onsubmit = function () { return !1; };"), Outcome.UNANSWERED, rules)
    yield Handled(listener("event.returnValue = false;"), Outcome.UNANSWERED, rules)
    yield Handled(prevented("if (!f.q.value) return; event.respondWith(1);"), Outcome.UNANSWERED, rules)
    yield Handled(prevented("if (f.q.value) event.respondWith(1);"), Outcome.UNANSWERED, rules)
    yield Handled(prevented("try { event.respondWith(); } catch {}"), Outcome.UNANSWERED, rules)
    yield Handled(waiting("await pause(9); f.submit();"), Outcome.UNANSWERED, rules)
    named = script("function send(event) { event.preventDefault(); }", form('onsubmit="send(event)"'))
    yield Handled(named, Outcome.UNANSWERED, rules)
    people = "if (event.agentInvoked) return; event.preventDefault();"
    yield Handled(listener(people), Outcome.NEXT_PAGE, (), [])
    yield Handled(prevented("f.submit();"), Outcome.NEXT_PAGE, (), [])
    yield Handled(listener("return false;"), Outcome.NEXT_PAGE, (), [])
    yield Handled(script("f.onsubmit = async () => false;"), Outcome.NEXT_PAGE, (), [])


def mistimed() -> Iterator[Handled]:
    """Answered before the prevention, without one, or when the event is over."""
    early, late = ("WF602",), ("WF603",)
    caught = "try { event.respondWith(1); } catch {} event.preventDefault();"
    yield Handled(listener(caught), Outcome.UNANSWERED, early)
    yield Handled(listener("event.respondWith(1); event.preventDefault();"), Outcome.NEXT_PAGE, early, [])
    yield Handled(listener("event.respondWith(1);"), Outcome.NEXT_PAGE, early, [])
    yield Handled(form('onsubmit="event.respondWith(1); return false" action="/next"'), Outcome.NEXT_PAGE, early, [])
    yield Handled(prevented("setTimeout(() => event.respondWith(1));"), Outcome.UNANSWERED, late)
    yield Handled(prevented("requestAnimationFrame(() => event.respondWith(1));"), Outcome.UNANSWERED, late)
    fetched = 'fetch("/x").catch(() => 1)'
    yield Handled(prevented(f"{fetched}.then(() => event.respondWith(1));"), Outcome.UNANSWERED, late)
    yield Handled(waiting(f"await {fetched}; event.respondWith(1);"), Outcome.UNANSWERED, late)
    yield Handled(waiting("await pause(0); event.respondWith(1);"), Outcome.UNANSWERED, late)
    yield Handled(waiting('await import("data:text/javascript,"); event.respondWith(1);'), Outcome.UNANSWERED, late)
    yield Handled(waiting('await new Response("{}").json(); event.respondWith(1);'), Outcome.UNANSWERED, late)
    both = "await pause(0); event.preventDefault(); event.respondWith(1);"
    yield Handled(listener(both, "async"), Outcome.NEXT_PAGE, late, [])


def rejected() -> Iterator[Handled]:
    """Answered with a promise that is rejected, which the source does not tell."""
    yield Handled(prevented("event.respondWith(Promise.reject(new Error()));"), Outcome.REJECTED)
    yield Handled(prevented("event.respondWith((async () => { null.x; })());"), Outcome.REJECTED)


def cancelled() -> Iterator[Handled]:
    """Reset before the answer is there."""
    rules = ("WF604",)
    yield Handled(prevented("f.reset(); event.respondWith(1);"), Outcome.CANCELLED, rules)
    yield Handled(prevented("event.respondWith(1); f.reset();"), Outcome.CANCELLED, rules)
    yield Handled(prevented("event.respondWith(1); queueMicrotask(() => f.reset());"), Outcome.CANCELLED, rules)
    chain = "event.respondWith(pause(9).then(() => { f.reset(); return 1; }));"
    yield Handled(prevented(chain), Outcome.CANCELLED, rules)
    job = "const job = pause(9); event.respondWith(job);"
    yield Handled(prevented(f"{job} job.then(() => f.reset());"), Outcome.CANCELLED, rules)
    yield Handled(waiting(f"{job} await job; f.reset();"), Outcome.CANCELLED, rules)
    yield Handled(waiting(f"{job} await job; setTimeout(() => f.reset());"), Outcome.ANSWER, (), "undefined")
    yield Handled(waiting(f"{job} await job; await pause(9); f.reset();"), Outcome.ANSWER, (), "undefined")
    people = "if (!event.agentInvoked) f.reset(); event.respondWith(1);"
    yield Handled(prevented(people), Outcome.ANSWER, (), 1)


def navigated() -> Iterator[Handled]:
    """Sent as forms are: the next page answers with its structured data, which stands in another file."""
    yield Handled(form(), Outcome.NEXT_PAGE, (), [])
    yield Handled(form(f'action="{DESCRIBED}"'), Outcome.NEXT_PAGE, (), [{"name": "Ada"}])


def endless() -> Iterator[Handled]:
    """Sent to where no page answers."""
    rules = ("WF113",)
    yield Handled(form('target="_blank"'), Outcome.NOTHING, rules)
    yield Handled(f"<dialog open>{form('method=dialog')}</dialog>", Outcome.NOTHING, rules)
    yield Handled(form('action="mailto:a@example.org"'), Outcome.NOTHING, rules)
    yield Handled(form('action="javascript:void 0"'), Outcome.NOTHING, rules)


ROWS = {
    "prevented and answered": tuple(answered()),
    "prevented and not answered": tuple(unanswered()),
    "answered too early or too late": tuple(mistimed()),
    "answered with a promise that is rejected": tuple(rejected()),
    "reset": tuple(cancelled()),
    "sent as usual": tuple(navigated()),
    "sent to where no page answers": tuple(endless()),
}
"""The rows of the table."""
