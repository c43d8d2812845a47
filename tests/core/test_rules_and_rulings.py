"""Registries of rules and rulings, and what a decision leaned on."""

import pytest

from adjudicator.core.faults import InputError
from adjudicator.core.rule import RuleBook, RuleId
from adjudicator.core.ruling import Consultation, Dispute, Readings, Rulings, rule_on


def test_a_rule_is_entered_once() -> None:
    """An id is never used twice, and has the form game.topic.point."""
    book = RuleBook("game")
    assert book.rule("topic.some-point") == "game.topic.some-point"
    with pytest.raises(ValueError, match="already"):
        book.rule("topic.some-point")
    with pytest.raises(ValueError, match="form"):
        book.rule("Topic")


def two_rulings() -> Readings:
    """Two open points with their default readings."""
    rulings = Rulings()
    rulings.ruling("one", "a", "b", rule=RuleId("game.topic.one"))
    rulings.ruling("two", "x", "y", "z", rule=RuleId("game.topic.two"))
    return rulings.readings({})


def test_only_readings_that_change_the_answer_are_disputed() -> None:
    """A ruling that was leaned on is disputed where another value answers otherwise."""

    def decide(consult: Consultation) -> str:
        return "long" if consult("two") == "z" else "short"

    decision = rule_on(two_rulings(), decide, lambda proof: proof)
    assert decision.answer == "short"
    assert decision.disputed == (Dispute("two", "z", "long"),)


def test_a_ruling_that_was_not_needed_is_not_disputed() -> None:
    """What a decision never asked for cannot change it."""
    decision = rule_on(two_rulings(), lambda _: "short", lambda proof: proof)
    assert not decision.disputed


def test_a_dispute_knows_what_the_table_chose() -> None:
    """A value that was chosen is told from a default that nobody chose, be it the same value."""
    chosen = two_rulings().rulings.readings({"one": "a"})
    both = rule_on(chosen, lambda consult: consult("one") + consult("two"), lambda proof: proof)
    assert {dispute.ruling: dispute.house for dispute in both.disputed} == {"one": "a", "two": None}


def test_a_reading_that_cannot_answer_refuses_nothing() -> None:
    """The table's own reading answers, though another one would need to be told more."""

    def decide(consult: Consultation) -> str:
        if consult("one") == "b":
            raise InputError("coin", "needs-coin")
        return "short"

    decision = rule_on(two_rulings(), decide, lambda proof: proof)
    assert (decision.answer, decision.disputed) == ("short", ())
