"""A middleware that lints the pages of a project under development as they are sent.

    MIDDLEWARE = ["webmcp_forms.integrations.django.middleware.lint_in_development", ...]

It sees what templates do not show: forms that Django renders. In production it is off because nothing of it is there:
without `DEBUG`, Django leaves it out of the stack. Findings are log lines of the logger `webmcp_forms`, each once.
Responses are sent as they are; pages that stream, and those of more than two megabytes, are not looked at, as it says
once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from asgiref.sync import iscoroutinefunction
from django.conf import settings
from django.core.exceptions import MiddlewareNotUsed
from django.utils.decorators import sync_and_async_middleware

from webmcp_forms.integrations.compression import Body
from webmcp_forms.integrations.development import MOST_BYTES, STREAMING, TOO_LONG, DevelopmentLog, SentPage, is_page


@sync_and_async_middleware  # type: ignore[untyped-decorator]  # Django has no types
def lint_in_development(get_response: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The middleware, as Django makes it; raises `MiddlewareNotUsed` unless `DEBUG` is on."""
    if not settings.DEBUG:
        raise MiddlewareNotUsed("it only works with DEBUG")
    log = DevelopmentLog(getattr(settings, "BASE_DIR", None))

    async def look_later(request: Any) -> Any:  # noqa: ANN401
        response = await get_response(request)
        await asyncio.to_thread(log.look_at, lambda: _page(request, response))
        return response

    def look(request: Any) -> Any:  # noqa: ANN401
        response = get_response(request)
        log.look_at(lambda: _page(request, response))
        return response

    return look_later if iscoroutinefunction(get_response) else look


def _page(request: Any, response: Any) -> SentPage | None:  # noqa: ANN401
    destination = request.headers.get("Sec-Fetch-Dest", "")
    kind = response.headers.get("Content-Type", "")
    if not is_page(kind, response.status_code, destination):
        return None
    return SentPage(request.path, kind, response.headers.get("Content-Encoding", ""), _body(response))


def _body(response: Any) -> Body:  # noqa: ANN401
    if response.streaming:
        return STREAMING
    content: bytes = response.content
    return content if len(content) <= MOST_BYTES else TOO_LONG
