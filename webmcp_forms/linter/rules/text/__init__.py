"""What the agent reads: names, titles and descriptions."""
