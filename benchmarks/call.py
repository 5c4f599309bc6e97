"""What a call costs on a form of 200 controls, beside compiling it.

    python -m benchmarks.call

See README.md for what the figures mean.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections.abc import Callable, Sequence

from webmcp_forms import compile_tools

_CONTROLS = 200
_KINDS = (
    '<input name="text{0}" required>',
    '<input name="mail{0}" type="email">',
    '<input name="phone{0}" type="tel">',
    '<input name="count{0}" type="number" min="0" max="90">',
    '<input name="price{0}" type="number" step="0.01">',
    '<input name="day{0}" type="date" min="2020-01-01">',
    '<input name="code{0}" pattern="[a-z]+">',
    '<input name="agreed{0}" type="checkbox">',
    '<select name="size{0}"><option>small<option>medium<option>large</select>',
    '<textarea name="notes{0}"></textarea>',
)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.call", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=200, help="rounds of which the best counts")
    rounds = parser.parse_args(arguments).rounds
    page = form_page(_CONTROLS)
    (tool,) = compile_tools(page)
    compiling = _microseconds(lambda: compile_tools(page), rounds)
    print(f"{len(tool.form.controls)} controls, {len(tool.parameters)} parameters")
    print(f"{'':32}{'µs':>8}{'of compiling':>14}")
    print(f"{'compile':32}{compiling:8,.0f}{1:14.2f}")
    for title, full in (("call, what is required", False), ("call, every parameter", True)):
        values = tool.example(full=full)
        if values is None or not tool.call(values).accepted:
            raise RuntimeError("the form takes no call")
        spent = _microseconds(lambda values=values: tool.call(values), rounds)  # type: ignore[misc]
        print(f"{f'{title} ({len(values)})':32}{spent:8,.0f}{spent / compiling:14.2f}")
    return 0


def form_page(controls: int) -> str:
    """A page with a form of some controls: a button, and in turn one of each of the kinds that forms have."""
    fields = (f"<label>Field {place} {_KINDS[place % len(_KINDS)]}</label>" for place in range(controls - 1))
    markup = "\n".join(field.format(place) for place, field in enumerate(fields))
    head = '<form toolname="big" tooldescription="A long form" toolautosubmit method="post" action="/big">'
    return f"<!doctype html>{head}{markup}<button>Send</button></form>"


def _microseconds(work: Callable[[], object], rounds: int) -> float:
    """The least processor time that some work took; garbage is collected between the rounds, not in them."""
    best = float("inf")
    gc.disable()
    try:
        for _ in range(rounds):
            start = time.process_time_ns()
            work()
            best = min(best, time.process_time_ns() - start)
            gc.collect(0)
    finally:
        gc.enable()
    return best / 1e3


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
