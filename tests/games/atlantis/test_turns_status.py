"""What is put on a unit for a while, and when it ends."""

from typing import Any, get_args

import pytest

from adjudicator.app.judge import ask
from adjudicator.games.atlantis.overview.card import _statuses
from adjudicator.games.atlantis.table.kit import ActionType
from adjudicator.games.atlantis.table.records import Ignored
from adjudicator.games.atlantis.table.scene import read_scene
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import HERO, SCENE
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused

Json = dict[str, Any]


def _put(scene: Json, status: str, **more: object) -> Json:
    done = after(scene, "status", unit="arien", status=status, **more)
    assert done is not None
    return done


def _arien(scene: Json) -> Json:
    return next(unit for unit in scene["units"] if unit["id"] == "arien")


def test_a_status_counts_and_ends_with_its_turn() -> None:
    """A Hero that can't move has no reach; the end of the turn lifts it."""
    scene = _put({**SCENE, "turn": 2}, "cannot-move")
    assert answer(scene, "move", unit="arien", spaces=2)["reach"] == []
    ended = after(scene, "end-of-turn")
    assert ended is not None
    assert _arien(ended) == HERO


def test_one_for_the_round_outlasts_the_turn() -> None:
    """It ends with the Round."""
    scene = _put({**SCENE, "turn": 2}, "immune-to-attacks", until="this-round")
    assert _arien(scene)["ends"] == {"immune": "this-round"}
    later = after(scene, "end-of-turn")
    assert later is not None
    assert _arien(later)["immune"] == ["attack"]
    over = after({**later, "units": [_arien(later)]}, "end-of-round")
    assert over is not None
    assert not {"immune", "ends"} & _arien(over).keys()


def test_what_it_has_is_taken_off() -> None:
    """The same question takes it off again, and leaves no trace."""
    on = _put(SCENE, "through-obstacles", until="taken-off")
    assert _arien(on)["ignores"] == ["obstacles"]
    assert answer(on, "status", unit="arien", status="through-obstacles")["on"] is False
    assert _arien(_put(on, "through-obstacles")) == HERO
    both = _put(_put(SCENE, "cannot-move"), "immune")
    assert _arien(_put(both, "immune"))["ends"] == {"cannot-move": "this-turn"}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("immune", kind) for kind in get_args(ActionType)),
        *(("ignores", what) for what in get_args(Ignored)),
    ],
)
def test_the_card_of_a_unit_tells_each_status(field: str, value: str) -> None:
    """Whatever a unit is immune to or ignores stands on its card in words."""
    table = read_scene({**SCENE, "units": [{**HERO, field: [value]}]})
    (told,) = _statuses(table.units["arien"])
    assert "-" not in ENGLISH.word(told)


def test_a_second_condition_leaves_the_first() -> None:
    """Immune to Attacks and to Skills; taking one off leaves the other, and its end."""
    scene = _put({**SCENE, "turn": 2}, "immune-to-attacks")
    both = _put(scene, "immune-to-skills")
    assert _arien(both)["immune"] == ["attack", "skill"]
    left = _arien(_put(both, "immune-to-attacks"))
    assert (left["immune"], left["ends"]) == (["skill"], {"immune": "this-turn"})
    through = _put({**SCENE, "turn": 2}, "through-units", until="taken-off")
    assert _arien(_put(through, "through-obstacles", until="taken-off"))["ignores"] == [
        "units",
        "obstacles",
    ]


def test_conditions_of_one_kind_end_together() -> None:
    """A table keeps one end for all of them, so another end is refused."""
    scene = _put({**SCENE, "turn": 2}, "immune-to-attacks", until="this-round")
    asked = {"scene": scene, "ask": "status", "unit": "arien", "status": "immune-to-skills"}
    assert_refused(ask, asked, "until")
    assert ask({**asked, "until": "this-round"}).answer["on"] is True
