"""Every rule stands alone: search, verdicts and the command line quote it by itself."""

import re

import pytest

from tests.support.quoted import Quote, quotes

#: The games whose rules are written so.
HELD = ("apex", "flashpoint", "atlantis")
#: First words that point back to a rule or a heading above, by language.
LEANING = {
    "en": (
        "Then|Nor|So|These|This|That|Those|It|Its|They|Their|Such|Or|And|But|Instead|Also|Otherwise"
        "|Here|Afterwards|From then on|Of these|One of them|Each of them|Who|Whoever"
    ),
    "es": (
        "Entonces|Luego|Después|Así|Est[aeo]s?|Es[aeo]s?|Ell[ao]s?|Ello|Tampoco|También|O|Y|Pero"
        "|Aquí|Ahí|Allí|Tal|Tales|Sus?|Si no,|En vez de eso|Quien"
    ),
}
#: Rules that may begin so, each with the reason why it still stands alone.
EXCEPTIONS: dict[str, str] = {}


def leans(opening: str, language: str) -> bool:
    """Whether a text begins with a word that points back."""
    return re.match(rf"(?:{LEANING[language]})(?!\w)(?! del? )", opening) is not None


@pytest.mark.parametrize("language", LEANING)
@pytest.mark.parametrize("game", HELD)
def test_no_rule_leans_on_another(game: str, language: str) -> None:
    """No rule begins with a word that only the rule or the heading above it explains."""
    told = list(quotes(game, language))
    assert len(told) > 100
    leaning = {quote.id: quote.found for quote in told if leans(quote.found, language)}
    assert {name: words for name, words in leaning.items() if name not in EXCEPTIONS} == {}


def test_exceptions_are_rules_that_lean() -> None:
    """An exception that nothing needs any more is taken out, and each has its reason."""
    told = {quote.id: quote for game in HELD for quote in quotes(game)}
    assert [name for name in EXCEPTIONS if not _needed(told.get(name))] == []
    assert all(EXCEPTIONS.values())


def _needed(quote: Quote | None) -> bool:
    return quote is not None and leans(quote.found, "en")


@pytest.mark.parametrize(
    ("opening", "language", "expected"),
    [
        ("Then the battle has no effect.", "en", True),
        ("From then on it never leaves the map.", "en", True),
        ("Item tokens go in the Backpack.", "en", False),
        ("Solo puedes disparar a Leyendas.", "es", False),
        ("También lo es un empujón contra un nivel superior.", "es", True),
        ("Después de infligir el daño, el objetivo puede jugar una.", "es", False),
    ],
)
def test_an_opening_that_leans_is_told_apart(
    opening: str, language: str, *, expected: bool
) -> None:
    """Whole words count, and a word that begins its own clause does not lean."""
    assert leans(opening, language) is expected
