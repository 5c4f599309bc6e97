"""A site's forms for agents that have no browser with WebMCP: a server of the Model Context Protocol.

    pages -> offers (a tool, its page) -> tools/list, and tools/call: the call -> prepared, or sent and answered

Only the origin of the site is ever contacted.
"""
