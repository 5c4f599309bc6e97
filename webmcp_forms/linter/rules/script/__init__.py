"""Rules about scripts and style sheets in the same file."""
