"""How fast the package is, and against what; see README.md."""
