"""From a form and what is around it to what it does: clues are collected, weighed and compared.

form -> texts -> languages -> clues -> points for each kind -> `Intent`
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from webmcp_forms.linter.finding import Confidence, Evidence
from webmcp_forms.linter.intent.button_clues import button_clues, saves
from webmcp_forms.linter.intent.clues import WEIGHTS, Clue
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
_NOUN = 1.0
_BUTTON_VERB = 4.0
_VERBS = {"button": _BUTTON_VERB, "address": 2.0, "hidden": 2.0, "code": 2.0, "handler": 2.0, "password": 0.0}
_NEVER = 100.0
_TOPIC_SOURCES = frozenset(
    {"card", "amount", "message", "person", "file", "field", "identity", "price"}
    | {"heading", "name", "description", "address", "called", "fee"}
)
_NAMING = frozenset({"heading", "name", "description", "address"})
_TOLD = frozenset({*_NAMING, "button", "identity", "person", "field", "called"})
_CODE = frozenset({"address", "hidden"})
_WORDS = frozenset({"button", "code", "icon", "name", "description", "heading", "price", "fee", "price on the button"})
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
        if _lead(_points(_as_done(found))) > most_from_others:
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
    is_topic = one.kind is Kind.ACCOUNT and one.source in ("description", "heading") and one.weight == _NOUN
    if one.source == "person" or is_topic:
        return replace(one, kind=Kind.ACCOUNT, weight=WEIGHTS["profile"])
    return one


def _counts(one: Clue, parts: FormParts, *, is_saving: bool) -> bool:
    """Whether a clue is about what the form does.

    What stands beside a query is not. Where a button saves something, a word such as "status" makes no query, and a
    text area no message.
    """
    if parts.method == "get":
        return one.source not in _CHANGING_SOURCES
    is_noun = one.kind is Kind.QUERY and one.weight <= _NOUN and one.source != "search"
    return not (is_saving and (is_noun or one.source == "message"))


def weigh(tool: ToolForm, clues: Sequence[Clue]) -> Intent:
    """The kind that most speaks for; harmless only if nothing weightier speaks for a risk."""
    clues = _as_done(clues)
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


def _as_done(clues: Sequence[Clue]) -> Sequence[Clue]:
    """The clues as what is done shows them.

    A button that searches or saves a draft does so, whatever the form is about, and so does one that pays. Taking away
    what can be put back, such as a coupon, is no destruction, nor is what comes back from the trash, and buying costs
    nothing where the thing is only put into a basket.
    """
    if any(clue.is_trash for clue in clues):
        clues = [replace(clue, kind=Kind.REVERSIBLE) if clue.restores else clue for clue in clues]
    if any(clue.is_trash and clue.source in _CODE for clue in clues):
        clues = [replace(clue, kind=Kind.DESTRUCTIVE) if _empties_trash(clue) else clue for clue in clues]
    if others := _kinds_ruled_out(clues):
        clues = [clue for clue in clues if clue.source not in _TOPIC_SOURCES or clue.kind not in others or clue.is_kept]
    is_lasting = any(clue.kind is Kind.DESTRUCTIVE and clue.source == "nearby" for clue in clues)
    is_kept = any(clue.is_kept for clue in clues) and not is_lasting
    is_put = any(clue.kind is Kind.REVERSIBLE and clue.source in _CODE and clue.weight > _NOUN for clue in clues)
    return [
        replace(clue, kind=Kind.REVERSIBLE)
        if (is_kept and clue.takes_away) or (is_put and clue.kind is Kind.FINANCIAL and clue.source in _WORDS)
        else clue
        for clue in clues
    ]


def _empties_trash(clue: Clue) -> bool:
    """Whether a button takes something from a basket that the address calls a trash can: some languages call it so."""
    return clue.source == "button" and clue.is_kept and not clue.restores and clue.weight >= _BUTTON_VERB


def _kinds_ruled_out(clues: Sequence[Clue]) -> tuple[Kind, ...]:
    """The kinds that the verbs on the buttons leave no room for, whatever else is said."""
    weights = {
        kind: max((clue.weight for clue in clues if clue.source == "button" and clue.kind is kind), default=0.0)
        for kind in Kind
    }
    harmless = max(weights[kind] for kind in HARMLESS)
    risk = max(weights[kind] for kind in RISKS)
    if (harmless >= _BUTTON_VERB and not risk) or _is_looked_up(clues):
        return RISKS
    if any(clue.source == "method delete" for clue in clues) and not weights[Kind.QUERY]:
        return HARMLESS if not weights[Kind.REVERSIBLE] else (Kind.QUERY,)
    is_get = any(clue.source == "method get" for clue in clues)
    is_put = any(clue.kind is Kind.REVERSIBLE and clue.source in _CODE for clue in clues)
    return HARMLESS if risk >= _BUTTON_VERB and not harmless and not is_get and not is_put else ()


def _is_looked_up(clues: Sequence[Clue]) -> bool:
    """Whether several texts speak of looking something up, and of risks only as what that is about: "Fine status"."""
    looking = {clue.source for clue in clues if clue.kind is Kind.QUERY and clue.source in _NAMING}
    risks = [clue for clue in clues if clue.kind in RISKS]
    return len(looking) > 1 and all(clue.weight <= WEIGHTS["identity"] and clue.source in _TOLD for clue in risks)
