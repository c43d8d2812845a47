"""What defeats bring and cost."""

from adjudicator.app.judge import ask
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import AWAY, HERO, MINION, SCENE, TWO, WASP, places, q
from tests.support.doing import after, answer


def test_a_defeat_pays_and_costs() -> None:
    """The fallen are off the board, coins collected, Life counters spent."""
    done = after(TWO, "defeat", victim="wasp", attacker="arien")
    units = {unit["id"]: unit for unit in done["units"]}
    assert units["wasp"]["at"] is None
    assert units["arien"]["coins"] == 4
    assert done["life"] == {"red": 2, "blue": 4}
    immune = {**TWO, "units": [HERO, {**MINION, "immune": True}]}
    assert after(immune, "defeat", victim="m1", attacker="arien") is None
    minion = after(TWO, "defeat", victim="m1", attacker="arien")
    assert minion["life"] == TWO["life"]
    assert after(TWO, "defeat", victim="m1", attacker="wasp") is None


def test_what_speaks_against_a_defeat_is_remarked() -> None:
    """An Immune victim, or one that is away; what it would bring is told all the same."""
    immune = {**SCENE, "units": [SCENE["units"][0], {**SCENE["units"][1], "immune": True}]}
    first = ask(q("defeat", immune, victim="m1", attacker="arien"))
    assert first.steps[0].rule == "atlantis.immune.marked"
    away = ask(q("defeat", AWAY, victim="gone", attacker="arien"))
    assert ENGLISH.step(away.steps[0]).startswith("Gone is already off the board")
    assert [first.answer["coins"], away.answer["coins"]] == [2, 1]


def test_a_hero_with_the_ultimate_collects_no_coins() -> None:
    """Neither for a defeat nor as an assist, and no Pity coin."""
    red = {"id": "wasp", "kind": "hero", "team": "red", "at": [0, 1], "level": 3}
    scene = {**SCENE, "units": [{**SCENE["units"][0], "level": 8}, red]}
    assert ask(q("defeat", scene, victim="wasp", attacker="arien")).answer == {
        "coins": 0,
        "assist": 1,
        "life": 1,
    }
    assert ask(q("pity", level=8, bought=False)).answer == {"coins": 0}


def test_friends_bring_nothing() -> None:
    """Nobody is defeated by a friend."""
    scene = {**SCENE, "units": [SCENE["units"][0], {**SCENE["units"][1], "team": "blue"}]}
    nothing = {"coins": 0, "assist": 0, "life": 0}
    assert ask(q("defeat", scene, victim="m1", attacker="arien")).answer == nothing
    fight = q("combat", scene, attacker="arien", target="m1", total=9)
    assert ask(fight).answer == {"defeated": False}


def test_what_is_removed_leaves_without_coins() -> None:
    """A Minion, a Hero or a token; who is Immune stays, and nobody is removed twice."""
    done = after(TWO, "remove", piece="wasp", by="arien")
    assert done is not None
    assert (places(done)["wasp"], done["life"]) == (None, TWO["life"])
    assert "coins" not in done["units"][0]
    assert places(after(TWO, "remove", piece="trap"))["trap"] is None
    assert answer(TWO, "remove", piece="trap") == {"legal": True, "reasons": []}
    immune = {**TWO, "units": [HERO, {**WASP, "immune": ["skill"]}]}
    assert answer(immune, "remove", piece="wasp", action="skill")["reasons"] == ["immune"]
    assert answer(immune, "remove", piece="wasp")["legal"] is None
    assert answer(immune, "remove", piece="wasp", by="wasp")["legal"] is True
    assert answer(done, "remove", piece="wasp")["reasons"] == ["off-the-board"]
    assert after(done, "remove", piece="wasp") is None


def test_removing_the_last_minion_pushes_the_lane() -> None:
    """At once, as its defeat does; the same Minion comes back in the new Battle Zone."""
    zones = {**SCENE["zones"], "fort": [[5, -3], [5, -2], [6, -3]]}
    lane = {"zones": ["west", "fort", "middle", "east"], "battle-zone": "middle", "waves": 3}
    points = [{"at": [5, -3], "kind": "melee", "team": "red"}]
    scene = {**SCENE, "zones": zones, "lanes": {"main": lane}, "spawn-points": points}
    done = after(scene, "remove", piece="m1")
    assert done is not None
    assert done["lanes"]["main"] == {**lane, "battle-zone": "fort", "waves": 2}
    assert places(done)["m1"] == [5, -3]
