"""Two editions of one game: what differs, what is not said, and what is not read yet."""

from typing import Any

import pytest

from adjudicator.explain.phrases import PHRASES
from adjudicator.games.apex.asks import QUESTIONS
from adjudicator.games.apex.editions import EDITIONS
from adjudicator.games.apex.rules import RULES
from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.verdict import Verdict
from adjudicator.service.judge import ask

CORE, BETA = EDITIONS.values()

BOARD = {"game": "apex", "board": {"columns": 5, "rows": 5}}
CORNER = {
    **BOARD,
    "components": [
        {"kind": "half-wall", "from": [1, 2], "to": [2, 2]},
        {"kind": "supply-bin", "from": [2, 1], "to": [2, 2]},
    ],
}


def contiguity(**scene: Any) -> Verdict:  # noqa: ANN401
    """How two spaces stand to each other over a corner that the beta says nothing of."""
    table = {**CORNER, **scene}
    return ask(
        {"scene": table, "ask": "contiguity", "from": {"space": [1, 1]}, "to": {"space": [2, 2]}}
    )


def test_the_final_book_is_the_one_that_nothing_differs_from() -> None:
    """A scene that names no edition is judged as one that names the final book."""
    assert not CORE.differs
    assert contiguity().answer == contiguity(edition="core").answer
    assert all(CORE.holds(rule) for rule in RULES)


def test_where_an_edition_is_silent_there_is_no_answer() -> None:
    """The answer is open; the first step says so, and the dispute tells what would fill the gap."""
    verdict = contiguity(edition="beta")
    assert verdict.answer == {"relations": None}
    assert verdict.steps[0].rule == "apex.edition.silent"
    assert verdict.gist.tone == "open"
    assert [(d.ruling, d.value) for d in verdict.disputed] == [("silent-points", "final")]


def test_a_table_may_fill_the_gaps_from_the_final_book() -> None:
    """Then there is an answer, which says on what it leans."""
    verdict = contiguity(edition="beta", rulings={"silent-points": "final"})
    assert verdict.answer == {"relations": ["distance-1", "neighboring"]}
    assert verdict.steps[0].says == "edition.filled"
    assert verdict.leaning == "house"


def test_a_question_that_is_not_read_is_refused() -> None:
    """The final book's answer is never given for the other edition's."""
    unread = sorted(set(QUESTIONS) - set(BETA.asks or ()))
    for name in unread:
        with pytest.raises(Malformed) as refused:
            ask({"scene": {**BOARD, "edition": "beta"}, "ask": name})
        assert refused.value.at == "scene.edition" or refused.value.says.startswith("input.")


def test_an_edition_names_what_there_is() -> None:
    """Its questions, rules and sentences are known, and no rule is both replaced and unsaid."""
    assert set(BETA.asks or ()) <= set(QUESTIONS)
    named = {*BETA.instead, *BETA.instead.values(), *BETA.silent, *BETA.own}
    assert named <= set(RULES)
    assert not BETA.silent & set(BETA.instead)
    for sentence in BETA.wording.values():
        assert any(name in PHRASES for name in (sentence, f"{sentence}.headline"))
