"""Rules about forms that the declarative API suits badly (3xx)."""
