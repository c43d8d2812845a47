"""Lanes: many displaced Minions, who goes first, strays in turn, and two lanes at once."""

import pytest

from adjudicator.app.judge import ask
from adjudicator.board.hexes import DIRECTIONS, Hex, apart
from adjudicator.core.faults import InputError
from adjudicator.games.atlantis.lanes import minion_return, placement_search
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import Json, hero, minion, two_lanes
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused


def displacing(points: list[tuple[int, int]], hexes: list[list[int]], coin: str | None) -> Json:
    """A lane whose next zone has a Hero on each Spawn point, of the two teams in turn."""
    zones = {"rt": [[-2, 0]], "a": [[-1, 0]], "n": hexes, "bt": [[40, 0]]}
    scene: Json = {
        "game": "atlantis",
        "zones": zones,
        "thrones": {"red": "rt", "blue": "bt"},
        "lanes": {"main": {"zones": ["rt", "a", "n", "bt"], "battle-zone": "a", "waves": 3}},
        "spawn-points": [
            {"at": list(at), "kind": "melee", "team": ("red", "blue")[n % 2]}
            for n, at in enumerate(points)
        ],
        "units": [hero(f"h{n}", list(at)) for n, at in enumerate(points)],
    }
    return scene if coin is None else {**scene, "coin": coin}


FIELD = [[q, r] for q in range(16) for r in range(8)]
FAR_APART = [(2, 2), (5, 2), (8, 2), (11, 2), (5, 5), (8, 5), (11, 5)]


def test_a_choice_need_not_fit_readings_that_the_table_does_not_play_by() -> None:
    """By another reading the Minion takes a free Spawn point; that refuses no choice here."""
    scene = displacing([(0, 0)], [[0, 0], [1, 0], [0, 2], [2, -2]], "red")
    scene["spawn-points"].append({"at": [1, 0], "kind": "melee", "team": "blue"})
    asked = {"scene": scene, "ask": "lane-push", "winner": "red", "choices": {"0,0": [0, 2]}}
    verdict = ask(asked)
    assert [minion_["at"] for minion_ in verdict.answer["respawn"]] == [[1, 0], [0, 2]]
    assert {dispute.ruling for dispute in verdict.disputed} == {"displaced-first"}


def test_many_displaced_minions_go_to_the_nearest_spaces_only() -> None:
    """However many there are, each is offered the six hexes beside its own Spawn point."""
    scene = displacing(FAR_APART, FIELD, "red")
    offered = answer(scene, "lane-push", winner="red")["respawn"]
    points = sorted(FAR_APART, key=lambda at: FAR_APART.index(at) % 2)
    for point, minion_ in zip(points, offered, strict=True):
        beside = {tuple(Hex(*point) + step) for step in DIRECTIONS}
        assert {tuple(at) for at in minion_["choose"]} == beside


def test_displaced_minions_in_a_crowd_are_followed_on_every_way() -> None:
    """Ten side by side come to what trying every order of choices finds."""
    points = [(q, r) for q in range(3, 8) for r in (2, 3)]
    room = [[q, r] for q in range(2, 9) for r in range(1, 5)]
    offered = answer(displacing(points, room, "red"), "lane-push", winner="red")["respawn"]
    turns = sorted(points, key=lambda at: points.index(at) % 2)
    left = {Hex(*at) for at in room} - {Hex(*at) for at in points}
    ways = {frozenset[Hex]()}
    for point, minion_ in zip(turns, offered, strict=True):
        goes = {way: _nearest(Hex(*point), left - way) for way in ways}
        ways = {way | {at} for way, spaces in goes.items() for at in spaces}
        wanted = {tuple(at) for spaces in goes.values() for at in spaces}
        assert {tuple(at) for at in minion_.get("choose", [minion_["at"]])} == wanted


def _nearest(point: Hex, left: set[Hex]) -> list[Hex]:
    least = min(apart(point, at) for at in left)
    return [at for at in left if apart(point, at) == least]


def test_choices_beyond_counting_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is given up in silence: whoever asks is told to choose for the first of them."""
    monkeypatch.setattr(placement_search, "MOST_WORK", 20)
    scene = displacing(FAR_APART, FIELD, "red")
    assert_refused(ask, {"scene": scene, "ask": "lane-push", "winner": "red"}, "choices")


NARROW = [[0, 0], [0, 1], [0, 2]]


def test_a_coin_that_nobody_told_is_not_guessed() -> None:
    """Where the first team takes the last space, its side has to be told."""
    scene = displacing([(0, 0), (0, 1)], NARROW, None)
    question = {"scene": scene, "ask": "lane-push", "winner": "red"}
    assert_refused(ask, question, "scene.coin")
    told = [answer({**scene, "coin": c}, "lane-push", winner="red") for c in ("red", "blue")]
    assert told[0]["respawn"] != told[1]["respawn"]


def test_a_coin_is_not_asked_for_where_it_makes_no_difference() -> None:
    """Minions far apart go to the same spaces, whichever team is first."""
    verdict = ask(
        {"scene": displacing(FAR_APART[:2], FIELD, None), "ask": "lane-push", "winner": "red"}
    )
    assert len(verdict.answer["respawn"]) == 2  # type: ignore[arg-type]
    assert "It doesn't matter which team places first." in map(ENGLISH.step, verdict.steps)


def test_the_team_that_places_first_is_named() -> None:
    """A step tells which side of the coin shows."""
    verdict = ask(
        {"scene": displacing(FAR_APART[:2], FIELD, "blue"), "ask": "lane-push", "winner": "red"}
    )
    said = [ENGLISH.step(step) for step in verdict.steps]
    assert "The coin shows Blue, so Blue places first. Don't flip the coin." in said


def test_a_choice_for_nobody_is_told_as_such() -> None:
    """What is wrong is told by what could be chosen for, if anything."""
    for points, said in (
        ([(0, 0)], "These are occupied: C2."),
        ([], "this push displaces no Minion."),
    ):
        scene = displacing(points, NARROW, "red")
        with pytest.raises(InputError) as refused:
            answer(scene, "lane-push", winner="red", choices={"0,2": [0, 1]})
        assert ENGLISH.fault(refused.value).endswith(said)


STRAYED: Json = {
    "game": "atlantis",
    "zones": {"bz": [[1, 0], [0, 1]], "z": [[0, 0], [-1, 1], [-1, 2], [2, 0]]},
    "lanes": {"main": {"zones": ["bz"], "battle-zone": "bz"}},
    "coin": "red",
    "units": [minion("r", [2, 0]), minion("b", [0, 0], "blue")],
}


def test_a_stray_finds_taken_what_those_before_it_took() -> None:
    """Red has one space to go to, so Blue is left with the other."""
    assert answer(STRAYED, "strays")["strays"] == [
        {"unit": "r", "spaces": [[1, 0]]},
        {"unit": "b", "spaces": [[0, 1]]},
    ]
    blue_first = answer({**STRAYED, "coin": "blue"}, "strays")["strays"]
    assert blue_first[0] == {"unit": "b", "spaces": [[1, 0], [0, 1]]}
    without = {name: value for name, value in STRAYED.items() if name != "coin"}
    assert_refused(ask, {"scene": without, "ask": "strays"}, "scene.coin")


def test_a_stray_of_the_second_team_waits_for_the_first() -> None:
    """Its button comes once the others have gone back; within a team anyone may begin."""
    assert after(STRAYED, "strays", unit="b", to=[0, 1]) is None
    went = after(STRAYED, "strays", unit="r")
    assert after(went, "strays", unit="b")["units"][1]["at"] == [0, 1]
    team = {**STRAYED, "units": [minion("r", [2, 0]), minion("s", [0, 0])]}
    assert after(team, "strays", unit="s", to=[1, 0])["units"][1]["at"] == [1, 0]


def test_strays_beyond_counting_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many boards that those before may leave are refused as such, not passed over."""
    monkeypatch.setattr(minion_return, "MOST_BOARDS", 1)
    crowd = [minion("b", [0, 0]), minion("c", [2, 0])]
    assert_refused(ask, {"scene": {**STRAYED, "units": crowd}, "ask": "strays"}, "lane")


def test_a_push_after_the_counters_ran_out_agrees_with_who_has_won() -> None:
    """Whoever held more zones has won; only after a tie does the push decide."""
    ahead = two_lanes(("n1", 0), ("s2", 3))
    assert answer(ahead, "victory") == {"winner": "blue", "by": "last-push"}
    assert answer(ahead, "lane-push", winner="red", lane="south")["over"] == "blue"
    tied = two_lanes(("n2", 0), ("s2", 3))
    assert answer(tied, "victory") == {"winner": None, "by": None}
    assert answer(tied, "lane-push", winner="red", lane="south")["over"] == "red"
    won = {"winner": "red", "by": "last-push"}
    assert answer(tied, "victory", **{"last-push": "red"}) == won


def test_zones_are_not_counted_without_thrones() -> None:
    """Which zones lie between is not known then."""
    scene = {**two_lanes(("n1", 0), ("s2", 1)), "thrones": {"red": "west"}}
    assert_refused(ask, {"scene": scene, "ask": "victory"}, "scene.thrones")
    push = {"scene": scene, "ask": "lane-push", "winner": "red", "lane": "south"}
    assert_refused(ask, push, "scene.thrones")


def test_both_lanes_may_run_out_together() -> None:
    """Both counters are the last ones: the Battle Zones count where they were."""
    scene = two_lanes(("n3", 1), ("s2", 1))
    found = answer(scene, "lane-pushes", winners={"north": "blue", "south": "red"})
    assert found["over"] == "red"
    assert [lane["waves"] for lane in found["lanes"].values()] == [0, 0]
    assert [lane["battle-zone"] for lane in found["lanes"].values()] == ["n3", "s2"]


def test_after_a_tie_only_a_push_of_one_team_alone_wins() -> None:
    """If both win one, both lanes move on and the game goes on."""
    tied = two_lanes(("n2", 0), ("s2", 0))
    both = answer(tied, "lane-pushes", winners={"north": "red", "south": "blue"})
    assert both["over"] is None
    assert [lane["battle-zone"] for lane in both["lanes"].values()] == ["n3", "s1"]
    one = answer(tied, "lane-pushes", winners={"north": "red", "south": "red"})
    assert one["over"] == "red"


def test_minions_of_all_lanes_that_begin_anew_are_told() -> None:
    """The tie clears both lanes, a stray in the other one too, before anybody comes back."""
    points = [{"at": [2, row], "kind": "heavy", "team": "red"} for row in (0, 2)]
    units = [minion("m", [2, 0], "blue", lane="south")]
    scene = two_lanes(("n3", 1), ("s1", 4), coin="red", units=units, **{"spawn-points": points})
    found = answer(scene, "lane-pushes", winners={"north": "blue"})
    back = {name: lane["respawn"] for name, lane in found["lanes"].items()}
    assert back["north"] == [{"type": "heavy", "team": "red", "at": [2, 0]}]
    assert back["south"] == [{"type": "heavy", "team": "red", "at": [2, 2]}]
    done = after(scene, "lane-pushes", winners={"north": "blue"})
    assert [unit["at"] for unit in done["units"]] == [None, [2, 0], [2, 2]]


def test_two_thrones_at_one_moment_are_left_to_the_players() -> None:
    """The book does not say who wins then, and neither is it guessed."""
    scene = two_lanes(("n3", 3), ("s1", 3))
    winners = {"north": "red", "south": "blue"}
    assert_refused(ask, {"scene": scene, "ask": "lane-pushes", "winners": winners}, "winners")
    taken = two_lanes(("east", 3), ("west", 3))
    assert_refused(ask, {"scene": taken, "ask": "victory"}, "scene.lanes")
    nobody = {"scene": scene, "ask": "lane-pushes", "winners": {"west": "red"}}
    assert_refused(ask, nobody, "winners.west")


def test_beyond_a_lane_without_thrones_lies_one() -> None:
    """The verdict does not call the Battle Zone itself the Throne."""
    scene = {**STRAYED, "units": []}
    verdict = ask({"scene": scene, "ask": "lane-push", "winner": "red"})
    assert verdict.answer["over"] == "red"
    assert ENGLISH.step(verdict.steps[-1]).startswith("The other team's Throne is beyond bz")


LAST = {**STRAYED, "units": [minion("b", [1, 0], "blue"), hero("wasp", [0, 0])]}


def test_the_fall_of_the_last_minion_pushes_the_lane_at_once() -> None:
    """Both the fight and the defeat say so, and nothing of it while another one stands."""
    asked: tuple[Json, ...] = (
        {"ask": "combat", "attacker": "wasp", "target": "b", "total": 1},
        {"ask": "defeat", "attacker": "wasp", "victim": "b"},
    )
    two = {**LAST, "units": [*LAST["units"], minion("c", [0, 1], "blue")]}
    for question in asked:
        cited = [step.rule for step in ask({"scene": LAST, **question}).steps]
        assert "atlantis.battle.in-a-turn" in cited
        cited = [step.rule for step in ask({"scene": two, **question}).steps]
        assert "atlantis.battle.in-a-turn" not in cited
