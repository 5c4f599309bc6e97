"""The estimate of tokens: close to what a vocabulary makes of a text, in any script, and linear."""

import pytest

from webmcp_forms.linter.tokens import estimated_tokens

# Counted with the vocabulary `o200k_base`.
COUNTED = [
    ('{"type":"object","properties":{},"required":[]}', 12),
    ('{"type":"string","const":"at","title":"Austria"}', 14),
    ("Dates MUST be provided in 'YYYY-MM-DD' format.", 12),
    ("The city from which the journey starts, as it is written on the ticket", 15),
    ("Die Stadt, in der die Reise beginnt, wie sie auf der Fahrkarte steht", 16),
    ("Город, из которого начинается поездка, как он указан в билете", 15),
    ("旅行が始まる都市を、切符に書かれているとおりに", 19),
    ("여행이 시작되는 도시를 승차권에 적힌 대로", 15),
    ("مدينة بداية الرحلة كما هي مكتوبة في التذكرة", 12),
    ("1958-11-30 20:15:00", 12),
]


@pytest.mark.parametrize(("text", "tokens"), COUNTED)
def test_the_estimate_is_close(text: str, tokens: int) -> None:
    assert estimated_tokens(text) == pytest.approx(tokens, rel=0.5)


def test_over_many_texts_the_errors_balance() -> None:
    estimate = sum(estimated_tokens(text) for text, _ in COUNTED)
    assert estimate == pytest.approx(sum(tokens for _, tokens in COUNTED), rel=0.2)


def test_nothing_is_nothing() -> None:
    assert estimated_tokens("") == estimated_tokens(" ") == 0


@pytest.mark.parametrize("piece", ["a", "1", "{", "本", "é", " ", "\n"])
def test_twice_the_text_is_about_twice_the_tokens(piece: str) -> None:
    once, twice = estimated_tokens(piece * 60_000), estimated_tokens(piece * 120_000)
    assert once <= twice <= 2 * once + 1
