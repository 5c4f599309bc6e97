"""What a project says of its tools and words."""

from __future__ import annotations

from tests.linter.intent.single_forms import intent_of
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.options import RuleOptions


def test_a_project_can_pin_what_a_tool_does() -> None:
    pinned = intent_of("<button>Delete</button>", options=RuleOptions(intents=(("xyz", Kind.QUERY),)))
    assert (pinned.kind, pinned.confidence) == (Kind.QUERY, Confidence.LIKELY)
    other = intent_of("<button>Delete</button>", options=RuleOptions(intents=(("other", Kind.QUERY),)))
    assert other.kind is Kind.DESTRUCTIVE


def test_a_project_can_add_verbs() -> None:
    options = RuleOptions(words=(("destructive", ("frobnicate", "Sperr-Müll")), ("query", ("grok",))))
    assert intent_of("<button>Frobnicate it</button>").kind is Kind.UNKNOWN
    assert intent_of("<button>Frobnicate it</button>", options=options).kind is Kind.DESTRUCTIVE
    assert (
        intent_of("<button>OK</button>", 'method=post action="/frobnicate"', options=options).kind is Kind.DESTRUCTIVE
    )
    assert intent_of("<button>Sperr-Müll</button>", options=options).kind is Kind.DESTRUCTIVE
    assert intent_of("<button>Grok</button>", options=options).kind is Kind.QUERY
