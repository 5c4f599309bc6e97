"""The scripts of a page, and what they do when a form is submitted."""
