"""Words and phrases: names and labels of many scripts, and nothing inside a word."""

import pytest

from webmcp_forms.linter.phrases import Meanings, Phrases, fold, head, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("userPassword[2]", ("user", "password", "2")),
        ("APIKey", ("api", "key")),
        ("Contraseña nueva", ("contrasena", "nueva")),
        ("carte d\u2019identité n°2", ("carte", "d", "identite", "n", "2")),
        ("पहचान पत्र", ("पहचान", "पत्र")),
        ("出発地、到着地", ("出発地", "到着地")),
        ("Rechts\u00adschutz", ("rechtsschutz",)),
        ("\uff29\uff22\uff21\uff2e", ("iban",)),
        ("___", ()),
    ],
)
def test_words(text: str, expected: tuple[str, ...]) -> None:
    assert words(text) == expected


def test_folding_leaves_accents_of_other_scripts() -> None:
    assert fold("Łódź Straße Ωμέγα") == "lodz strasse ωμεγα"
    assert fold("がぎ") == "がぎ"


@pytest.mark.parametrize(
    "label", ["IBAN (22 characters)", "* IBAN:", "IBAN *", "IBAN, please", "IBAN \u2013 of the payer"]
)
def test_the_head_of_a_label_names_the_field(label: str) -> None:
    assert words(head(label)) == ("iban",)


def test_a_phrase_is_whole_words() -> None:
    table = Phrases.of(("card number", "pin"), ("パスワード",))
    assert table.end(words("yourCardNumber"))
    assert table.end(words("新しいパスワード"))
    assert table.start(words("PIN of the card"))
    assert table.meet(words("the card number of a friend"))
    assert table.has(("pin",))
    assert not any(map(table.meet, (words("cardinal numbers"), words("spinning"), words("card"), ())))


def test_the_longest_phrase_wins() -> None:
    table = Meanings.of({1: ("number",), 2: ("card number",)})
    assert table.end(("my", "card", "number")) == 2
    assert table.meet(("number", "card")) == 1
    assert table.end(("card",)) is None
