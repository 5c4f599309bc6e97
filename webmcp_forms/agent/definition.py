"""What an agent is given, and what it gets back."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Generator, Mapping
from dataclasses import field
from inspect import isawaitable
from typing import Any, TypeAlias

from webmcp_forms.agent.values import as_json
from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.errors import UsageError
from webmcp_forms.records import record


@record
class Answer:
    """What a call came to: a JSON value, and whether it says that nothing was done."""

    value: JSON
    is_error: bool = False

    @property
    def text(self) -> str:
        """The value as JSON text."""
        return json.dumps(self.value, ensure_ascii=False)


Arguments: TypeAlias = "Mapping[str, JSON] | JSON"
"""What a model gives with a call: an object, where it keeps to what it was told."""

NO_OBJECT = Answer({"error": "the arguments have to be an object"}, is_error=True)
"""The answer to arguments that are none."""

Steps: TypeAlias = Generator[object, Any, Answer]
"""A call as a generator: it yields whatever its callbacks return, and is sent what came of that."""


@record
class AgentTool:
    """A tool: its name, what it is for, a JSON Schema of its parameters, and the call itself."""

    name: str
    description: str
    parameters: Schema
    steps: Callable[[Arguments], Steps] = field(repr=False, compare=False)

    def execute(self, arguments: Arguments) -> Answer:
        """Call the tool; bad arguments are an error in the answer.

        Raises `UsageError` when a callback returns something to await.
        """
        steps = self.steps(arguments)
        sent: object = None
        while True:
            try:
                sent = steps.send(sent)
            except StopIteration as done:
                return _answer(done)
            if isawaitable(sent):
                _close(sent)
                raise UsageError(f"{self.name}: a callback is asynchronous; use execute_async")

    async def execute_async(self, arguments: Arguments) -> Answer:
        """Call the tool, and await what its callbacks return where that can be awaited."""
        steps = self.steps(arguments)
        sent: object = None
        while True:
            try:
                sent = steps.send(sent)
            except StopIteration as done:
                return _answer(done)
            if isawaitable(sent):
                sent = await sent

    def definition(self) -> dict[str, JSON]:
        """Name, description and parameters, as most providers take them."""
        return {"name": self.name, "description": self.description, "parameters": self.parameters}


def _answer(done: StopIteration) -> Answer:
    """The answer, whose value is JSON whatever the callbacks gave."""
    if not isinstance(done.value, Answer):
        raise TypeError("the steps of a tool end with an answer")
    return Answer(as_json(done.value.value), done.value.is_error)


def _close(awaitable: Awaitable[object]) -> None:
    """Let a coroutine that nobody will await go without a warning."""
    close = getattr(awaitable, "close", None)
    if close:
        close()
