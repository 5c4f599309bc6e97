"""The report to look at: one HTML file with its style sheet and its script inside, and nothing from elsewhere."""
