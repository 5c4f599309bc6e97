"""WF8: across the pages of a built site."""
