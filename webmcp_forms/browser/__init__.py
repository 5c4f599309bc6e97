"""What Chromium makes of a form: registration, schema, descriptions, issues."""
