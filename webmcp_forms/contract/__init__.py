"""The contract that a site's tools are: what agents rely on, written down, and what changes of it break them."""
