"""The linter in editors, over the Language Server Protocol.

text as it is typed -> `Checker` -> findings -> diagnostics and quick fixes; a place -> hover

Needs pygls (the extra `lsp`); the modules that do not speak the protocol do without.
"""
