"""Random controls with values put into them: what each then holds, and the messages of those that are invalid."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from webmcp_forms.browser.call.constraints import failures
from webmcp_forms.browser.call.messages import message
from webmcp_forms.browser.call.sanitising import sanitise
from webmcp_forms.browser.call.states import initial_states
from webmcp_forms.document.forms import Form, analyse_form, form_elements
from webmcp_forms.document.relations import relate
from webmcp_forms.readers import read

RECORDED_TRIALS = "constraints.jsonl"

_NUMBERS = (
    "0", "1", "-1", "5", "10", "0.5", "2.5", ".1", "0.1", "1e2", "1e21", "1e-7", "123456789012345678901", "100", "-5.5",
    "3.3333333333333333333", "0.30000000000000004", "1e300", "7", "0.01", "99.99", "1e15", "-0", "abc", "+5", " 5", "",
)  # fmt: skip
_STEPS = (
    "1", "2", "3", "7", "0.1", ".5", "any", "60", "3600", "86400", "1e5", "1e300", "0", "-1", "x", "0.001", "0.0004",
    "1.5", "1000000", "15", "900", "ANY", "",
)  # fmt: skip
_MOMENTS = {
    "date": ("2024-02-29", "2023-02-29", "2020-06-15", "0001-01-01", "275760-09-13", "1969-12-31", "12345-01-01", "1"),
    "month": ("2024-02", "2020-06", "1969-11", "0001-01", "12345-12", "2024-13"),
    "week": ("2024-W05", "2020-W53", "2021-W53", "1969-W52", "0001-W01"),
    "time": ("10:00", "10:00:30", "10:00:30.5", "23:59:59.999", "00:00", "22:00", "24:00", "9:00"),
    "datetime-local": (
        "2024-02-29T10:00", "2024-02-29 10:00:30", "1969-12-31T23:59:59.999", "0001-01-01T00:00",
        "2020-06-15T22:00:05.25", "2024-02-29",
    ),
}  # fmt: skip
_ADDRESSES = (
    "a@b.c", "a", "a@", "@b", "a b@c", "a@b c", "a@.b", "a@b.", "a@b..c", "a@-b", "é@b.c", "a@é.c", "a@b_c", "",
    "a@b,c@d", "a@b,,c@d", " a@b , x ", "a@b@c", "a.@b", '"q"@b', "a@b.c,", "😀@b.c", "a@É.C", "a@ß.d", "a@é..c",
    "a@日本", "a@" + "b" * 64,
)  # fmt: skip
_TEXTS = ("", "a", "abc", "ABC", "12", "123", "a b", " a ", "a\nb", "é", "x" * 40)
_URLS = ("", "nope", "http://a.b", "foo:bar", "http:", "http://", "https://é.de/x", " https://a ", "//a", "mailto:a@b")
_PATTERNS = ("[a-z]+", "[0-9]{3}", "[", ".{2,}", "a|b", "", "(?=.*[0-9]).+", "a@b.c", "(a|b)+c?", r"\w+\b")
_OPTIONS = (
    '<option value="">p</option>', "<option>a</option>", '<option value="" selected>q</option>', "<hr>",
    '<optgroup><option value="">g</option></optgroup>', "<option disabled>d</option>", "<optgroup></optgroup>",
    '<div><option value="">g</option></div>', "<optgroup disabled><option>e</option></optgroup>",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Trial:
    """The controls of a form, and a value for the first of them, or None to leave it as it is."""

    html: str
    value: str | None

    @property
    def page(self) -> str:
        return f"<form>{self.html}</form>"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What each control holds, and for those that are invalid their place and message."""

    states: list[Any]
    messages: list[list[Any]]


def random_trials(random: Random, count: int) -> Iterator[Trial]:
    """So many trials, one after the other of each kind of control."""
    makers = (_number, _number, _moment, _moment, _moment, _address, _text, _url, _area, _select, _radios, _others)
    for number in range(count):
        html, value = makers[number % len(makers)](random)
        yield Trial(f"<datalist>{html}" if random.random() < 0.03 else html, value)


def our_outcome(trial: Trial) -> Outcome:
    """What this package says of a trial."""
    form = _form(trial.page)
    states = dict(initial_states(form))
    if trial.value is not None:
        first = form.controls[0]
        states[first.element.index] = sanitise(first, trial.value)
    numbers = {control.element.index: number for number, control in enumerate(form.controls)}
    held = [states[control.element.index] for control in form.controls]
    return Outcome(
        [list(state) if isinstance(state, tuple) else state for state in held],
        [[numbers[failure.control.element.index], message(failure)] for failure in failures(form, states)],
    )


def question(trials: Sequence[Trial]) -> str:
    """The JavaScript expression whose value is what the browser says of trials."""
    return _QUESTION.replace("TRIALS", json.dumps([[trial.page, trial.value] for trial in trials]))


def outcomes(answers: Sequence[Sequence[Any]]) -> list[Outcome]:
    """The outcomes out of the browser's answer to a question."""
    return [Outcome(states, messages) for states, messages in answers]


def trial_line(trial: Trial, outcome: Outcome) -> dict[str, Any]:
    """A trial as a recorded line holds it."""
    return {"html": trial.html, "value": trial.value, "states": outcome.states, "messages": outcome.messages}


def recorded_trial(line: Mapping[str, Any]) -> tuple[Trial, Outcome]:
    """The trial of a recorded line and its outcome in the browser."""
    return Trial(line["html"], line["value"]), Outcome(line["states"], line["messages"])


_QUESTION = """(async trials => {
  while (!document.body) await new Promise(done => setTimeout(done, 5));
  const state = control => {
    if (control.type === 'radio' || control.type === 'checkbox') return control.checked;
    if (control.tagName !== 'SELECT') return control.value;
    return [...control.options].map((option, place) => option.selected ? place : -1).filter(place => place >= 0);
  };
  return trials.map(([page, value]) => {
    document.body.innerHTML = page;
    const controls = [...document.forms[0].elements];
    if (value !== null) controls[0].value = value;
    const invalid = controls.map((control, place) =>
      [place, control.willValidate && !control.validity.valid ? control.validationMessage : '']);
    return [controls.map(state), invalid.filter(([, text]) => text)];
  });
})(TRIALS)"""


def _form(html: str) -> Form:
    document = read(html, language="html")
    return analyse_form(document, relate(document), next(form_elements(document)))


def _maybe(random: Random, chance: float, text: str) -> str:
    return f" {text}" if random.random() < chance else ""


def _attributes(random: Random, choices: Mapping[str, Sequence[str]]) -> str:
    return "".join(_maybe(random, 0.5, f'{name}="{random.choice(values)}"') for name, values in choices.items())


def _required(random: Random) -> str:
    return _maybe(random, 0.4, "required")


def _number(random: Random) -> tuple[str, str]:
    limits = _attributes(random, {"min": _NUMBERS, "max": _NUMBERS, "step": _STEPS, "value": _NUMBERS})
    return f"<input type={random.choice(('number', 'range'))}{_required(random)}{limits}>", random.choice(_NUMBERS)


def _moment(random: Random) -> tuple[str, str]:
    kind, values = random.choice(list(_MOMENTS.items()))
    limits = _attributes(random, {"min": values, "max": values, "step": _STEPS, "value": values})
    return f"<input type={kind}{_required(random)}{limits}>", random.choice((*values, ""))


def _address(random: Random) -> tuple[str, str | None]:
    several = _maybe(random, 0.4, "multiple") + _maybe(random, 0.2, f'pattern="{random.choice(_PATTERNS)}"')
    written = _maybe(random, 0.5, f"value='{random.choice(_ADDRESSES)}'")
    return f"<input type=email{_required(random)}{several}{written}>", random.choice((None, *_ADDRESSES))


def _text(random: Random) -> tuple[str, str]:
    kind = random.choice(("text", "search", "tel", "password", "hidden"))
    others = _maybe(random, 0.1, "readonly") + _maybe(random, 0.1, "disabled") + _maybe(random, 0.3, "minlength=9")
    pattern = _maybe(random, 0.6, f'pattern="{random.choice(_PATTERNS)}"')
    return f"<input type={kind}{_required(random)}{others}{pattern}>", random.choice(_TEXTS)


def _url(random: Random) -> tuple[str, str]:
    return f"<input type=url{_required(random)}>", random.choice(_URLS)


def _area(random: Random) -> tuple[str, str | None]:
    content = random.choice(("", "x", "\n", "\n\ny", "a&#13;&#10;b"))
    return f"<textarea{_required(random)} maxlength=1>{content}</textarea>", random.choice((None, *_TEXTS))


def _select(random: Random) -> tuple[str, None]:
    kind = _maybe(random, 0.3, "multiple") + _maybe(random, 0.3, f"size={random.choice(('0', '1', '2', 'x'))}")
    return f"<select{_required(random)}{kind}>{''.join(random.choices(_OPTIONS, k=random.randrange(4)))}</select>", None


def _radios(random: Random) -> tuple[str, None]:
    radios = (
        f'<input type=radio name="{random.choice(("r", "s", "", " r"))}"{_required(random)}'
        f"{_maybe(random, 0.3, 'checked')}{_maybe(random, 0.2, 'disabled')}>"
        for _ in range(random.randrange(1, 4))
    )
    return "".join(radios), None


def _others(random: Random) -> tuple[str, None]:
    checkbox = f"<input type=checkbox name=c{_required(random)}{_maybe(random, 0.3, 'checked')}>"
    file = f"<input type=file{_required(random)}{_maybe(random, 0.3, 'multiple')}>"
    return random.choice((checkbox, file)), None
