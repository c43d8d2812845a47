"""The order of a turn, and what may be done in it."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.messages.other_readings import otherwise
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import TWO, q
from tests.support.doing import after
from tests.support.refusals import assert_refused


def test_the_coin_is_flipped_by_a_tie_between_teams() -> None:
    """And by nothing else."""
    tied = [{"player": t, "team": t, "initiative": 3} for t in ("red", "blue")]
    assert after(TWO, "initiative", cards=tied)["coin"] == "blue"
    assert after(TWO, "initiative", cards=tied[:1]) == TWO


def test_what_a_hero_may_do_off_the_board_by_another_reading() -> None:
    """With a full Throne, the Hero acts or holds depending on where it may respawn."""
    scene = {
        "game": "atlantis",
        "zones": {"throne": [[0, 0]], "middle": [[1, 0]]},
        "thrones": {"red": "throne"},
        "spawn-points": [{"at": [0, 0], "kind": "hero", "team": "red"}],
        "units": [
            {"id": "away", "kind": "hero", "team": "red"},
            {"id": "there", "kind": "hero", "team": "blue", "at": [0, 0]},
        ],
    }
    card = {"primary": "skill", "movement": 2}
    verdict = ask({"scene": scene, "ask": "actions", "unit": "away", "card": card})
    assert [otherwise(verdict, other, ENGLISH) for other in verdict.disputed] == [
        "1 action (actions: not respawn, movement, fast-travel and skill)"
    ]


def test_heroes_of_the_table_are_answered_by_their_ids() -> None:
    """As all other answers do; players who are told by another name keep that name."""
    assert ask(q("initiative", TWO, played={"arien": 5, "wasp": 6})).answer["order"] == [
        "wasp",
        "arien",
    ]
    told = [{"player": "Arien", "initiative": 5}, {"player": "wasp", "initiative": 6}]
    assert ask(q("initiative", TWO, cards=told)).answer["order"] == ["wasp", "Arien"]


@pytest.mark.parametrize(
    ("asked", "at"),
    [
        ({"cards": [{"player": "Arien"}, {"player": "arien"}]}, "cards[1].player"),
        ({"played": {"arien": 5, "Arien": 6}}, "played.Arien"),
        ({"cards": [{"player": "arien"}], "played": {"Arien": 6}}, "played.Arien"),
        ({"cards": [{"player": "arien", "team": "red"}]}, "cards[0].team"),
        ({"cards": [{"player": "m1", "initiative": 4}]}, "cards[0].team"),
    ],
)
def test_a_hero_plays_one_card_for_its_own_team(asked: dict[str, Any], at: str) -> None:
    """However it is named: by its id, by its name, or in both lists."""
    with pytest.raises(InputError) as fault:
        ask(q("initiative", TWO, **asked))
    assert fault.value.at == at


@pytest.mark.parametrize(
    ("name", "asked", "at"),
    [
        ("same-time", {"units": ["arien", "wasp", "arien"]}, "units[2]"),
        ("effect", {"keyword": "this-turn", "turn": 1, "name": "Shield"}, "unit"),
        ("upgrade", {"cards": [{"color": "red", "tier": 1}], "color": "blue"}, "color"),
        ("attack", {"unit": "arien", "card": {"attack": 3}, "items": ["atack"]}, "items"),
        ("lane-push", {"winner": "blue", "choices": {"six": [1, 0]}}, "choices.six"),
        ("lane-push", {"winner": "blue", "order": ["5,-3", "E4"]}, "order[1]"),
    ],
)
def test_what_can_not_be_meant_is_refused(name: str, asked: dict[str, Any], at: str) -> None:
    """Where it stands, with a sentence; nothing of it is left out silently."""
    assert_refused(ask, {"scene": TWO, "ask": name, **asked}, at)
