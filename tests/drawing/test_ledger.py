"""A verdict that a board has nothing to say of is drawn as cards, a ledger or track, and dice."""

from dataclasses import replace
from fractions import Fraction

from adjudicator.core.rule import RuleId
from adjudicator.core.sketch import Pawn, Sketch
from adjudicator.core.verdict import Share, Step, Summary, Verdict, point_mark
from adjudicator.drawing.ledger import Ledger, dice_svg, is_empty
from adjudicator.messages.renderer import ENGLISH

#: A board with one piece on it.
ALONE = Sketch(1, 1, (), (), (), (), (Pawn("ada", (0.5, 0.5), "Ada", "round"),))
STEP = Step(RuleId("apex.life.shield"), "value.unknown", {})


def _verdict(answer: dict[str, object], *steps: Step) -> Verdict:
    return Verdict("damage", answer, Summary("value.unknown", "note", {}), steps)


def _marked(role: str) -> Step:
    return Step(STEP.rule, STEP.message_id, {}, (point_mark((1, 1), role),))


def test_a_verdict_with_a_mark_belongs_on_the_board() -> None:
    """One mark is enough, where pieces can be compared."""
    two = replace(ALONE, pawns=ALONE.pawns * 2)
    assert is_empty(_verdict({}, STEP), two)
    assert not is_empty(_verdict({}, STEP, _marked("note")), two)


def test_a_note_on_the_only_piece_needs_no_board() -> None:
    """Whoever is alone on a board is named in the steps; what is reached or blocked is drawn."""
    assert is_empty(_verdict({}, STEP, _marked("note")), ALONE)
    assert not is_empty(_verdict({}, STEP, _marked("reach")), ALONE)


def test_a_ledger_has_a_line_for_each_step_and_a_card_for_what_is_given() -> None:
    """Lines link their rules; values are escaped."""
    drawn = Ledger(_verdict({"shield": 0}, STEP, STEP), ENGLISH, (("amount", "<34>"),)).markup()
    assert drawn.count('<a href="/rules/apex.life.shield">') == 2
    assert "<small>amount</small><b>&lt;34&gt;</b>" in drawn
    assert 'class="ledger-account"' in drawn


def test_a_sequence_is_a_track() -> None:
    """Steps and orders of an answer follow each other in the game."""
    assert Ledger(_verdict({"steps": ["a"]}, STEP), ENGLISH).is_track
    assert not Ledger(_verdict({"steps": []}, STEP), ENGLISH).is_track


def test_dice_are_as_long_as_they_are_likely() -> None:
    """The likeliest outcome has the longest bar, and each tells its chance."""
    drawn = dice_svg((Share(0, Fraction(1, 4)), Share(1, Fraction(3, 4))))
    assert "25.0 %" in drawn
    assert "75.0 %" in drawn
    assert drawn.index('width="73"') < drawn.index('width="220"')
