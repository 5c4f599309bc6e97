"""The words of forms, one module a language."""
