"""What a tool exposes: secrets that pass through a model, and names that other providers refuse."""
