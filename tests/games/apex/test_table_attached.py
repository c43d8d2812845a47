"""Miniatures that are attached to Legends, areas that deal damage, and dials nobody has entered."""

from typing import Any

from adjudicator.app.judge import ask
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import after
from tests.support.refusals import assert_refused

RAVEN = {"id": "raven", "name": "Raven", "tags": ["DESTROYABLE"]}


def scene(**fields: object) -> dict[str, Any]:
    """Two enemies side by side, a Raven attached to one of them."""
    return {
        "game": "apex",
        "board": {"columns": 5, "rows": 3},
        "figures": [
            {"id": "A", "name": "Ann", "squad": "red", "at": [1, 1]},
            {"id": "B", "name": "Bo", "squad": "blue", "at": [2, 1], "attached": [RAVEN]},
        ],
        **fields,
    }


def test_an_attached_miniature_is_destroyed_where_its_legend_stands() -> None:
    """It is a target as long as its Legend is on the map, and leaves that Legend's list."""
    done = after(scene(), "destroy", figure="A", targets=["raven"])
    assert done["figures"][1]["attached"] == []
    far = after(scene(), "path", figure="B", to=[4, 1])
    assert after(far, "destroy", figure="A", targets=["raven"]) is None


def test_an_attached_miniature_goes_when_its_time_is_over() -> None:
    """Its token ends under the marker, and it is back in its owner's supply."""
    token = {"id": "t", "track": "initiative", "at": 1, "label": "duration", "component": "raven"}
    time = {"round": 1, "turn": "red", "tokens": [{**token, "cooldown": 2}]}
    assert after(scene(time=time), "timing", advance=1)["figures"][1]["attached"] == []


def test_a_miniature_that_is_placed_again_leaves_its_legend() -> None:
    """One that is named by its id is taken from where it was, also to another Legend."""
    raven = {"kind": "custom", "id": "raven", "name": "Raven"}
    done = after(scene(), "place", figure="B", component=raven, **{"attach-to": "A"})
    assert [len(figure["attached"]) for figure in done["figures"]] == [1, 0]


def test_an_attached_miniature_has_an_id_of_its_own() -> None:
    """What a component is called already is refused, and so is a tag that no book has."""
    smoke = {"kind": "smoke", "id": "raven", "at": [1, 1]}
    asked = {"ask": "sight", "from": [0, 0]}
    taken = {"scene": scene(components=[smoke]), **asked}
    assert_refused(ask, taken, "scene.figures[1].attached[0].id")
    wrong = scene()
    wrong["figures"][1]["attached"] = [{**RAVEN, "tags": ["destroyable"]}]
    assert_refused(ask, {"scene": wrong, **asked}, "scene.figures[1].attached[0].tags[0]")


def test_in_the_beta_a_dome_asks_whether_damage_is_ordnance() -> None:
    """Until that is entered, nobody knows what happens to those in its Zone."""
    dome = {"kind": "dome", "at": [2, 1]}
    table = scene(components=[dome], edition="beta")
    area = {"ask": "area", "source": [1, 1], "size": [3, 3], "damage": 5}
    verdict = ask({"scene": table, **area})
    assert [missing.at for missing in verdict.missing] == ["ordnance"]
    assert after(table, **area) is None
    spared = after(table, **area, ordnance=True)
    assert spared["figures"] == table["figures"]
    assert after(table, **area, ordnance=False)["figures"][1]["shield"] == 15


def test_dials_that_nobody_has_entered_are_told_to_be_those_of_the_start() -> None:
    """Once damage has turned them they are written down, and no longer remarked on."""
    blow = {"ask": "damage", "figure": "B", "amount": 4}
    assert "as at the start of the game" in _told(ask({"scene": scene(), **blow}))
    hurt = after(scene(), **blow)
    assert "as at the start of the game" not in _told(ask({"scene": hurt, **blow}))


def _told(verdict: Any) -> str:  # noqa: ANN401
    return " ".join(ENGLISH.step(step) for step in verdict.steps)
