"""`webmcp-forms lsp`: the linter for editors, over standard input and output."""

from __future__ import annotations

import click

from webmcp_forms.cli.options import examples
from webmcp_forms.errors import WebMCPFormsError


@click.command("lsp", epilog=examples("lsp"))
@click.option("--stdio", is_flag=True, hidden=True, help="What editors pass to say what is the case anyway.")
def command(*, stdio: bool) -> None:  # noqa: ARG001 - there is no other way
    """Serve an editor over the Language Server Protocol: findings while you type, quick fixes, and hover.

    docs/editors.md says how an editor is told to start it.
    """
    try:
        import pygls.lsp.server  # noqa: F401 - only whether it is there
    except ImportError as error:
        raise WebMCPFormsError("the language server needs pygls: pip install 'webmcp-forms[lsp]'") from error
    from webmcp_forms.lsp.server import serve

    serve()
