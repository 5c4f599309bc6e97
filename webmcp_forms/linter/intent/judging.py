"""From a form and what is around it to what it does: clues are collected, weighed and compared.

form -> texts -> languages -> clues -> clues of what is done -> points for each kind -> `Intent`
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from webmcp_forms.linter.finding import Confidence, Evidence
from webmcp_forms.linter.intent.button_clues import button_clues, saves
from webmcp_forms.linter.intent.clues import WEIGHTS, Clue
from webmcp_forms.linter.intent.deeds import BUTTON_VERB, NOUN, as_done
from webmcp_forms.linter.intent.field_clues import called_clues, chosen_clues, kind_clues
from webmcp_forms.linter.intent.kinds import HARMLESS, NO_INTENT, RISKS, Intent, Kind
from webmcp_forms.linter.intent.parts import FormParts
from webmcp_forms.linter.intent.request_clues import hidden_clues, request_clues
from webmcp_forms.linter.intent.speech import Speech, speech_of
from webmcp_forms.linter.intent.text_clues import own_text_clues, text_clues
from webmcp_forms.linter.page import ToolForm

_PINNED = 10.0
_LEAST_RISK = 1.5
_LEAST_HARMLESS = 1.0
_LEAST_OF_GET = 4.5
_LEAST_OF_LINK = 2.0
_VERBS = {"button": BUTTON_VERB, "address": 2.0, "hidden": 2.0, "code": 2.0, "handler": 2.0, "password": 0.0}
_NEVER = 100.0
_NAMES = frozenset({"description", "heading", "name"})
_CHANGING_SOURCES = frozenset({"nearby", "price", "fee"})


def judge_intent(tool: ToolForm) -> Intent:
    """What a form does; see `Kind`. What the configuration says of a tool is so."""
    pinned = dict(tool.page.options.intents).get(tool.tool_name)
    if pinned is not None:
        return Intent(pinned, Confidence.LIKELY, (Evidence("the configuration says so", None, _PINNED),))
    return weigh(tool, collect(FormParts(tool)))


def collect(parts: FormParts) -> tuple[Clue, ...]:
    """The clues of a form; what is costly to read is only read where it may still decide."""
    speech = speech_of(parts)
    is_saving = parts.method != "get" and saves(parts, speech)
    found: tuple[Clue, ...] = ()
    for step, most_from_others in _STEPS:
        clues = (_as_saved(one) if is_saving else one for one in step(parts, speech))
        found = _weightiest((*found, *(one for one in clues if _counts(one, parts, is_saving=is_saving))))
        if _lead(_points(as_done(found))) > most_from_others:
            break
    return found


def _first_clues(parts: FormParts, speech: Speech) -> Iterator[Clue]:
    yield from request_clues(parts, speech)
    yield from button_clues(parts, speech)
    yield from own_text_clues(parts, speech)
    yield from kind_clues(parts)
    yield from chosen_clues(parts, speech)


def _field_clues(parts: FormParts, speech: Speech) -> Iterator[Clue]:
    yield from hidden_clues(parts, speech)
    yield from called_clues(parts, speech)


# Each step with the most that those after it can add to a kind.
_STEPS = ((_first_clues, 11.5), (_field_clues, 6.0), (text_clues, 0.0))


def _as_saved(one: Clue) -> Clue:
    """A clue where a button saves: an account is then changed, not read, and has to do with who somebody is."""
    is_topic = one.kind is Kind.ACCOUNT and one.source in ("description", "heading") and one.weight == NOUN
    if one.source == "person" or is_topic:
        return replace(one, kind=Kind.ACCOUNT, weight=WEIGHTS["profile"])
    return one


def _counts(one: Clue, parts: FormParts, *, is_saving: bool) -> bool:
    """Whether a clue is about what the form does.

    What stands beside a query is not. Where a button saves something, neither a word such as "status" nor "Search
    options" makes a query, and a text area no message.
    """
    if parts.method == "get":
        return one.source not in _CHANGING_SOURCES
    is_topic = one.kind is Kind.QUERY and (one.weight <= NOUN or one.source in _NAMES) and one.source != "search"
    return not (is_saving and (is_topic or one.source in ("message", "reference")))


def weigh(tool: ToolForm, clues: Sequence[Clue]) -> Intent:
    """The kind that most speaks for; harmless only if nothing weightier speaks for a risk."""
    clues = as_done(clues)
    points = _points(clues)
    harmless = max(HARMLESS, key=points.__getitem__)
    limit = points[harmless]
    risks = [risk for risk in RISKS if points[risk] >= _least(risk, clues) and _prevails(risk, points, limit, clues)]
    if risks:
        return _intent(tool, max(risks, key=points.__getitem__), Confidence.LIKELY, clues)
    if points[harmless] >= _LEAST_HARMLESS:
        confidence = (
            Confidence.LIKELY if points[harmless] > max(map(points.__getitem__, RISKS)) else Confidence.POSSIBLE
        )
        return _intent(tool, harmless, confidence, clues)
    return NO_INTENT


def _prevails(risk: Kind, points: Mapping[Kind, float], limit: float, clues: Iterable[Clue]) -> bool:
    """Whether more speaks for a risk than for what is harmless, or as much and an address or a button says the verb."""
    if points[risk] != limit:
        return points[risk] > limit
    verbs = {clue.kind for clue in clues if clue.weight >= _VERBS.get(clue.source, _NEVER)}
    return risk in verbs and verbs.isdisjoint(HARMLESS)


def _intent(tool: ToolForm, kind: Kind, confidence: Confidence, clues: Sequence[Clue]) -> Intent:
    ordered = sorted(clues, key=lambda clue: -clue.weight)
    evidence = tuple(clue.evidence(tool) for clue in ordered if clue.kind is kind)
    against = tuple(clue.evidence(tool) for clue in ordered if clue.kind is not kind)
    return Intent(kind, confidence, evidence, against)


def _least(risk: Kind, clues: Iterable[Clue]) -> float:
    """How many points make a risk.

    What is sent by GET changes little, and hardly ever pays or publishes: there a verb has to say it.
    """
    sources = {clue.source for clue in clues}
    if sources.isdisjoint({"method get", "method get without fields"}):
        return _LEAST_RISK
    is_said = any(clue.kind is risk and clue.weight >= _VERBS.get(clue.source, _NEVER) for clue in clues)
    if risk not in (Kind.DESTRUCTIVE, Kind.ACCOUNT) or not is_said:
        return 2 * _LEAST_OF_GET
    return _LEAST_OF_GET if "method get" in sources else _LEAST_OF_LINK


def _points(clues: Iterable[Clue]) -> dict[Kind, float]:
    points = dict.fromkeys((*HARMLESS, *RISKS), 0.0)
    for clue in clues:
        points[clue.kind] += clue.weight
    return points


def _lead(points: Mapping[Kind, float]) -> float:
    first, second, *_ = sorted(points.values(), reverse=True)
    return first - second


def _weightiest(clues: Iterable[Clue]) -> tuple[Clue, ...]:
    """Of the clues of one source for one kind, the weightiest."""
    best: dict[tuple[str, Kind], Clue] = {}
    for clue in clues:
        key = (clue.source, clue.kind)
        if key not in best or clue.weight > best[key].weight:
            best[key] = clue
    return tuple(best.values())
