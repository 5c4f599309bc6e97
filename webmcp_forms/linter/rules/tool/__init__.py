"""The tool itself: whether it registers and can be called."""
