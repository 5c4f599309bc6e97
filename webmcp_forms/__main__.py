"""`python -m webmcp_forms` is the command `webmcp-forms`."""

from webmcp_forms.cli import main

if __name__ == "__main__":
    main()
