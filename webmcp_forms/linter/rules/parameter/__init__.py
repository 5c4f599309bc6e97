"""Parameters: what becomes of the controls."""
