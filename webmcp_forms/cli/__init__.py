"""The command line: one module a command, which only wires options to calls.

Exit codes: 0 when all is well, 1 when there are findings, 2 for a mistake in the command or the configuration, for
input that cannot be read and for an error of the program itself, 130 after Ctrl-C, 141 when the reader of the output
has gone away.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import NoReturn

_INTERRUPTED = 130
# A run makes many objects and little garbage; collecting as often as Python does by itself costs a tenth of the time.
_COLLECT_AFTER = 100_000


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command line, by default that of the process, and leave with its exit code."""
    gc.set_threshold(_COLLECT_AFTER, *gc.get_threshold()[1:])
    try:
        from webmcp_forms.cli.entry import run_command_line

        code = run_command_line(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        code = _INTERRUPTED
    # Python leaves with the signal instead of our code when the interrupt came while it ran code in a string, as
    # dataclasses do when they are imported: it remembers that it was not handled there, until it runs another.
    exec("")  # noqa: S102 - nothing
    sys.exit(code)
