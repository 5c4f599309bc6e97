"""Flask: the pages of an application under development are linted as they are sent.

    from webmcp_forms.integrations.flask import WebMCPForms

    app = Flask(__name__)
    WebMCPForms(app)

In production it is off because nothing of it is there: unless `app.debug` or `app.testing` is on when the application
is given to it, it adds nothing to the application. `flask run --debug` and `FLASK_DEBUG=1` switch `app.debug` on before
that, `app.run(debug=True)` after it: there, set `app.debug` first. What it adds looks at both once more for each
response.

Findings are log lines of the logger `webmcp_forms`, each once. Responses are sent as they are; pages that stream,
files, and pages of more than two megabytes are not looked at, as it says once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webmcp_forms.integrations.compression import Body
from webmcp_forms.integrations.development import MOST_BYTES, STREAMING, TOO_LONG, DevelopmentLog, SentPage, is_page

if TYPE_CHECKING:  # whoever has an application has loaded it
    from flask import Flask, Response


class WebMCPForms:
    """Lints the pages of an application while it is developed or tested."""

    def __init__(self, app: Flask | None = None) -> None:
        """Take an application, or wait for `init_app`."""
        if app is not None:
            self.init_app(app)

    def init_app(self, app: Flask) -> None:
        """Look at the pages of an application from now on, if it is in development or under test."""
        if not _is_in_development(app):
            return
        log = DevelopmentLog(app.root_path)

        def look(response: Response) -> Response:
            if _is_in_development(app):
                log.look_at(lambda: _page(response))
            return response

        app.after_request(look)


def _is_in_development(app: Flask) -> bool:
    return bool(app.debug or app.testing)


def _page(response: Response) -> SentPage | None:
    from flask import request

    kind, destination = response.headers.get("Content-Type", ""), request.headers.get("Sec-Fetch-Dest", "")
    if not is_page(kind, response.status_code, destination):
        return None
    return SentPage(request.path, kind, response.headers.get("Content-Encoding", ""), _body(response))


def _body(response: Response) -> Body:
    # Only of a sequence is the length known before it is read, and only it can be read twice.
    if response.direct_passthrough or not response.is_sequence:
        return STREAMING
    length = response.calculate_content_length()
    return TOO_LONG if length is None or length > MOST_BYTES else b"".join(response.iter_encoded())
