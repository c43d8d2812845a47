"""What another reading would answer is told in words that differ from the verdict's own."""

from adjudicator.app.judge import ask
from adjudicator.app.tables import examples
from adjudicator.games.atlantis.game import GAME
from adjudicator.messages.other_readings import otherwise
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import ENGLISH
from tests.support.doc_examples import doc_examples

#: What only a machine would say.
CODE = ("{", "}", "None", "[", "answer-")


def _told() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for example in doc_examples():
        if example.question["scene"]["game"] == "atlantis":
            verdict = ask(example.question)
            told = [otherwise(verdict, each, ENGLISH) for each in verdict.disputed]
            found |= {example.id: told} if told else {}
    return found


def test_every_reading_has_words() -> None:
    """No value of a ruling is told by its code word."""
    names = {f"reading.atlantis.{r.name}.{value}" for r in GAME.rulings for value in r.values}
    assert names <= PHRASES.keys()


def test_disputes_are_told_without_code() -> None:
    """Every disputed example of the docs, and those that once hid the difference."""
    told = _told()
    words = [text for texts in told.values() for text in texts]
    assert [text for text in words if any(code in text for code in CODE)] == []
    assert "b1 to G2 or G4" in told["rocks-between"][0]
    assert told["this-round-in-turn-2"] == ["until: turn 4, at its end"]
    assert told["another-one-is-astray"] == ["lane pushed: none"]


def test_two_entries_with_the_same_words_are_one_that_differs() -> None:
    """A lane pushed into the same zone, where other Minions come in, is not told as two lanes."""
    scene = examples()["the-ford"].scene
    question = {"scene": scene, "ask": "lane-pushes", "winners": {"main": "blue"}}
    verdict = ask(question)
    [told] = [otherwise(verdict, each, ENGLISH) for each in verdict.disputed]
    assert told == "the game goes on (Battle Zones: a different answer for red fort on main)"
