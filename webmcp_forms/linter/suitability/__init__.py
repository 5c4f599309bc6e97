"""Whether a form suits the declarative API: dependent fields, custom controls, wizards, human checks, growing rows."""
