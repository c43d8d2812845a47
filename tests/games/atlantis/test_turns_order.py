"""The order of a turn, and what may be done in it."""

from adjudicator.app.judge import ask
from adjudicator.messages.other_readings import otherwise
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import TWO
from tests.support.doing import after


def test_the_coin_is_flipped_by_a_tie_between_teams() -> None:
    """And by nothing else."""
    tied = [{"player": t, "team": t, "initiative": 3} for t in ("red", "blue")]
    assert after(TWO, "initiative", cards=tied)["coin"] == "blue"
    assert after(TWO, "initiative", cards=tied[:1]) is None


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
