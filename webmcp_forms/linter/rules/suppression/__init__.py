"""Suppressions: what comments tell the linter."""
