"""Words in the expressions of templates that say whose text they hold."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

PEOPLE = Phrases.of(
    ("post", "posts", "comment", "comments", "reply", "message", "review", "question", "answer", "topic", "thread"),
    ("user", "users", "author", "customer", "client", "member", "profile", "account", "owner", "contact", "guest"),
    (
        "person",
        "patient",
        "student",
        "username",
        "nickname",
        "bio",
        "note",
        "ticket",
        "issue",
        "discussion",
        "feedback",
    ),
    (
        "testimonial",
        "listing",
        "ad",
        "tweet",
        "chat",
        "sender",
        "recipient",
        "subject",
        "attendee",
        "booking",
        "seller",
    ),
    ("buyer", "vendor", "album", "photo", "playlist", "wishlist", "recipe", "poll", "petition", "campaign", "donor"),
)
"""What people write, and people themselves."""

REQUEST = Phrases.of(
    ("request", "params", "param", "query", "querystring", "search params", "search query", "get", "post", "cookies"),
    ("cookie", "session", "flash", "old", "input", "headers", "header", "route params", "q", "term", "keywords"),
)
"""What comes with the request, and so from anyone."""

DEVELOPERS = Phrases.of(
    ("site", "settings", "setting", "config", "configuration", "app", "theme", "env", "environment", "constants"),
    ("const", "copy", "strings", "string", "labels", "label", "texts", "text", "messages", "i18n", "locale", "lang"),
    ("translations", "translation", "dictionary", "dict", "content", "page", "meta", "seo", "options", "block"),
    ("section", "form", "field", "widget", "schema", "tool", "tools", "webmcp", "help text", "doc"),
    ("brand", "company", "shop", "store", "version", "year", "date", "loop", "forloop", "index", "count", "length"),
)
"""What the people who make the site write, and numbers."""

PLAIN_VALUES = Phrases.of(
    ("id", "ids", "pk", "uuid", "guid", "key", "slug", "count", "total", "sum", "price", "amount", "cost", "quantity"),
    (
        "number",
        "index",
        "position",
        "size",
        "length",
        "date",
        "time",
        "at",
        "on",
        "year",
        "month",
        "day",
        "age",
        "percent",
    ),
    (
        "min",
        "max",
        "minimum",
        "maximum",
        "limit",
        "currency",
        "locale",
        "lang",
        "language",
        "version",
        "status",
        "type",
    ),
)
"""Last parts of a path to a value that holds no free text."""
