"""Findings and tools in the formats that people and programs read."""
