"""The hex rules against a second reading, and laws of boards that are turned and mirrored."""

import itertools
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import ask
from tests.laws import plain_hexes as plain
from tests.laws import plain_lanes as lanes
from tests.support.hex_scenes import TEAMS, TURNS, Pair, Scene, moved, tables

some = st.integers(0, 10**6)


def answer(scene: Scene, name: str, **asked: Any) -> dict[str, Any]:  # noqa: ANN401
    """What a question is answered; `start` is what a question calls `from`."""
    if "start" in asked:
        asked["from"] = asked.pop("start")
    question = {"scene": scene, "ask": name, **asked}
    return dict(ask({k.replace("_", "-"): v for k, v in question.items()}).answer)


def pick(scene: Scene, number: int, kind: str | None = None) -> str:
    """A unit on the board; the first two are always Heroes."""
    there = [u for u in scene["units"] if u["at"] and kind in (None, u["kind"])]
    return str(there[number % len(there)]["id"])


def hex_of(scene: Scene, number: int) -> Pair:
    """A hex of the board."""
    hexes = sorted(plain.board(scene))
    return hexes[number % len(hexes)]


def places(listed: list[list[int]]) -> set[Pair]:
    """Places of an answer, each there once."""
    found = {plain.pair(at) for at in listed}
    assert len(found) == len(listed)
    return found


@given(tables, some, some)
def test_distances_and_lines_are_those_of_the_second_reading(
    scene: Scene, one: int, other: int
) -> None:
    """Counted and walked otherwise, they come to the same, from both ends."""
    a, b = hex_of(scene, one), hex_of(scene, other)
    for start, to in ((a, b), (b, a)):
        ends = {"start": list(start), "to": list(to)}
        assert answer(scene, "distance", **ends) == {"distance": plain.distance(a, b)}
        assert answer(scene, "straight-line", **ends) == {"straight": plain.straight(scene, a, b)}
        assert answer(scene, "adjacent", **ends) == {"adjacent": plain.distance(a, b) == 1}
        within = answer(scene, "in-range", **ends, range=other % 5 - 1)["in-range"]
        assert within == (0 < plain.distance(a, b) <= other % 5 - 1)


@given(tables, some, st.integers(0, 6))
def test_moves_are_those_of_the_second_reading(scene: Scene, one: int, spaces: int) -> None:
    """Every space that a move may end on, with its cost, and no other."""
    name = pick(scene, one)
    reach = answer(scene, "move", unit=name, spaces=spaces, action="skill")["reach"]
    found = {plain.pair(entry["space"]): entry["cost"] for entry in reach}
    assert found == plain.move(scene, name, spaces, "skill")
    listed = [(entry["cost"], entry["space"][1], entry["space"][0]) for entry in reach]
    assert listed == sorted(listed)


@given(tables, some, st.integers(0, 4))
def test_exact_moves_are_those_of_the_second_reading(scene: Scene, one: int, spaces: int) -> None:
    """Under both readings of a space that is entered twice."""
    name = pick(scene, one)
    asked = {"spaces": spaces, "exact": True, "by": "text", "action": "attack"}
    reach = answer(scene, "move", unit=name, **asked)["reach"]
    wanted = plain.exact(scene, name, spaces, "attack")
    assert {plain.pair(entry["space"]) for entry in reach} == wanted


@given(tables, some, some)
def test_paths_are_those_of_the_second_reading(scene: Scene, one: int, other: int) -> None:
    """As long as found otherwise, and each step of it to a neighbour that may be entered."""
    name, end = pick(scene, one), hex_of(scene, other)
    found = answer(scene, "path", unit=name, to=list(end))
    assert found["length"] == plain.path(scene, name, end)
    way = [plain.pair(at) for at in found["path"]]
    assert all(plain.distance(a, b) == 1 for a, b in itertools.pairwise(way))
    assert set(way) <= set(plain.walked(scene, plain.unit(scene, name)))


@given(tables, some, some)
def test_fast_travel_is_that_of_the_second_reading(scene: Scene, one: int, other: int) -> None:
    """Every condition that fails, and no other."""
    name, end = pick(scene, one), hex_of(scene, other)
    found = answer(scene, "fast-travel", unit=name, to=list(end))
    assert set(found["reasons"]) == plain.travel(scene, name, end)
    assert found["legal"] == (not found["reasons"])


@given(tables, some, some, st.integers(0, 5))
def test_pushes_are_those_of_the_second_reading(
    scene: Scene, one: int, other: int, spaces: int
) -> None:
    """Where a pushed unit ends, and how far that is."""
    source, name = pick(scene, one), pick(scene, other)
    found = answer(scene, "push", start=source, to=name, spaces=spaces, action="skill")
    start = plain.pair(plain.unit(scene, name)["at"])
    end = plain.push(scene, plain.pair(plain.unit(scene, source)["at"]), name, spaces, "skill")
    assert (plain.pair(found["to"]), found["moved"]) == (end, plain.distance(start, end))


@given(tables, some, st.integers(0, 4), st.integers(0, 4))
def test_several_are_pushed_one_after_another(
    scene: Scene, one: int, spaces: int, reach: int
) -> None:
    """Everybody within the range who is in a straight line, each on what those before it left."""
    source = pick(scene, one)
    asked = {"spaces": spaces, "range": reach, "action": "skill"}
    found = answer(scene, "pushes", start=source, **asked)["pushes"]
    at = plain.pair(plain.unit(scene, source)["at"])
    around = [
        (-plain.distance(at, plain.pair(piece["at"])), piece["id"])
        for piece in (*scene["units"], *scene["tokens"])
        if piece["at"] is not None
        if 0 < plain.distance(at, plain.pair(piece["at"])) <= reach
        if plain.straight(scene, at, plain.pair(piece["at"]))
    ]
    assert [push["piece"] for push in found] == [n for _, n in sorted(around, key=lambda p: p[0])]
    assert found == _pushed_in_turn(scene, source, [push["piece"] for push in found], spaces)
    backwards = [push["piece"] for push in reversed(found)]
    if backwards:
        order = answer(scene, "pushes", start=source, **asked, order=backwards)["pushes"]
        assert order == _pushed_in_turn(scene, source, backwards, spaces)


def _pushed_in_turn(scene: Scene, source: str, names: list[str], spaces: int) -> list[Scene]:
    """Single pushes, each on the board after the last; who is Immune is told by the first."""
    immune = {
        who["id"] for who in scene["units"] if who["at"] and plain.immune(scene, who, "skill")
    }
    board, pushes = scene, []
    for name in names:
        kept = {"units": [{**u, "immune": u["id"] in immune} for u in board["units"]]}
        for who in kept["units"]:
            if who.get("type") == "heavy":
                who["type"] = "melee"
        push = answer({**board, **kept}, "push", start=source, to=name, spaces=spaces)
        pushes.append({"piece": name, **push})
        board = {
            **board,
            **{
                part: [{**e, "at": push["to"]} if e["id"] == name else e for e in board[part]]
                for part in ("units", "tokens")
            },
        }
    return pushes


@given(tables, some, some, st.integers(-1, 4))
def test_fights_are_those_of_the_second_reading(
    scene: Scene, one: int, other: int, value: int
) -> None:
    """Targets, totals, and who falls."""
    hero, target = pick(scene, one, "hero"), pick(scene, other)
    found = answer(scene, "attack", unit=hero, card={"attack": 3, "range": value})
    assert set(found["targets"]) == lanes.attack(scene, hero, value)
    near = answer(scene, "attack", unit=hero, card={"attack": 3, "radius": 3})
    assert set(near["targets"]) == lanes.attack(scene, hero, 1)
    total = answer(scene, "defense", unit=hero, card={"defense": value})
    assert total["total"] == lanes.defense(scene, hero, value)
    assert total["total"] == sum(term["value"] for term in total["terms"])
    who = plain.unit(scene, target)
    for action in (None, "attack", "skill"):
        asked = {"action": action} if action else {}
        immune = answer(scene, "immunity", unit=target, **asked)["immune"]
        expected = plain.immune(scene, who, action)
        # Immune to some types of actions: without the type, nobody can tell.
        assert immune == (None if not action and who["immune"] and not expected else expected)
    if target != hero:
        card = {"card": {"defense": value}} if who["kind"] == "hero" else {}
        fight = {"attacker": hero, "target": target, "total": 3}
        hit = target in lanes.attack(scene, hero, 99)
        held = who["kind"] == "hero" and lanes.defense(scene, target, value) >= 3
        assert answer(scene, "combat", **fight, **card)["defeated"] == (hit and not held)


@given(tables)
def test_battles_and_pushes_are_those_of_the_second_reading(scene: Scene) -> None:
    """Minion Battles, then pushes by either team: zone, counters, winner, who comes back."""
    for lane in scene["lanes"]:
        battle = answer(scene, "minion-battle", lane=lane)
        assert {name: battle[name] for name in lanes.BATTLE} == lanes.battle(scene, lane)
        for winner in TEAMS:
            found = answer(scene, "lane-push", lane=lane, winner=winner)
            wanted = lanes.lane_push(scene, lane, winner)
            come = sorted((each["type"], each["team"]) for each in found["respawn"])
            assert come == wanted.pop("points")
            assert {name: found[name] for name in wanted} == wanted
            _stand_apart(scene, lane, found)


def _stand_apart(scene: Scene, lane: str, found: dict[str, Any]) -> None:
    """Minions that come back stand in empty spaces, one in each, where some choice brings them."""
    if found["over"]:
        return
    zone = found["battle-zone"]
    inside = {plain.pair(at) for at in scene["zones"][zone]} - lanes.after_removal(scene, lane)
    placed = [plain.pair(each["at"]) for each in found["respawn"] if each["at"]]
    assert len(placed) == len(set(placed))
    assert set(placed) <= inside
    wanted = [spaces - {None} for spaces in lanes.come_back(scene, lane, zone).values()]
    offered = [places([each["at"]] if each["at"] else each["choose"]) for each in found["respawn"]]
    assert sorted(map(sorted, offered)) == sorted(map(sorted, wanted))


@given(tables)
def test_returns_are_those_of_the_second_reading(scene: Scene) -> None:
    """Strayed Minions, and Heroes that come back."""
    for lane in scene["lanes"]:
        found = answer(scene, "strays", lane=lane)["strays"]
        assert {each["unit"]: places(each["spaces"]) for each in found} == lanes.strays(scene, lane)
        first = [plain.unit(scene, each["unit"])["team"] == scene["coin"] for each in found]
        assert first == sorted(first, reverse=True)
    for number, who in enumerate(scene["units"]):
        if who["kind"] == "hero":
            away = {**who, "at": None}
            units = [*scene["units"][:number], away, *scene["units"][number + 1 :]]
            alone = {**scene, "units": units}
            found = answer(alone, "respawn", unit=who["id"])["spaces"]
            assert places(found) == lanes.respawn(alone, who["id"])


cards = st.lists(st.tuples(st.sampled_from(TEAMS), st.integers(1, 4)), min_size=1, max_size=8).map(
    lambda rows: [{"player": f"p{n}", "team": t, "initiative": i} for n, (t, i) in enumerate(rows)]
)


@given(cards, st.sampled_from(TEAMS))
def test_orders_are_those_of_the_second_reading(played: list[dict[str, Any]], coin: str) -> None:
    """Who acts when, and how the coin lies afterwards."""
    scene = {"game": "atlantis", "zones": {"z": [[0, 0]]}}
    found = answer(scene, "initiative", cards=played, coin=coin)
    assert (found["order"], found["coin"]) == lanes.order(played, coin)


@given(st.integers(1, 8), st.integers(0, 40), st.integers(1, 8))
def test_levels_are_those_of_the_second_reading(level: int, coins: int, other: int) -> None:
    """Levels bought, and what a defeat is worth."""
    units = [
        {"id": "a", "kind": "hero", "team": "red", "level": level},
        {"id": "b", "kind": "hero", "team": "blue", "level": other},
    ]
    scene = {"game": "atlantis", "zones": {"z": [[0, 0]]}, "units": units}
    found = answer(scene, "level-up", level=level, coins=coins)
    assert (found["level"], found["coins"]) == lanes.levels(level, coins)
    paid = answer(scene, "defeat", victim="a", attacker="b")
    tier = lanes.TIER[level]
    assert paid == {"coins": 0 if other == 8 else level, "assist": tier, "life": tier}


@given(tables, some, some, st.sampled_from(sorted(TURNS)))
def test_a_moved_board_gives_moved_answers(scene: Scene, one: int, other: int, way: str) -> None:
    """Turned, mirrored or shifted: the same spaces, turned, mirrored or shifted."""
    turn = TURNS[way]
    there = moved(scene, turn)
    name, source = pick(scene, one), pick(scene, other)

    def after(listed: list[list[int]]) -> set[Pair]:
        return {turn(plain.pair(at)) for at in listed}

    for asked in ({"spaces": 3}, {"spaces": 2, "exact": True}, {"spaces": 3, "straight": True}):
        moving = {"unit": name, "action": "skill", **asked}
        here = [e["space"] for e in answer(scene, "move", **moving)["reach"]]
        assert after(here) == places([e["space"] for e in answer(there, "move", **moving)["reach"]])
    shove = {"start": source, "to": name, "spaces": 3, "action": "skill"}
    pushed = answer(scene, "push", **shove)
    assert after([pushed["to"]]) == places([answer(there, "push", **shove)["to"]])
    lane = next(iter(scene["lanes"]))
    for mine, theirs in zip(
        answer(scene, "strays", lane=lane)["strays"],
        answer(there, "strays", lane=lane)["strays"],
        strict=True,
    ):
        assert after(mine["spaces"]) == places(theirs["spaces"])


@given(tables)
def test_the_other_team_s_board_is_the_same_battle(scene: Scene) -> None:
    """With the teams exchanged, the other one loses the same battle."""
    other = {**scene, "units": [{**u, "team": lanes.OTHER[u["team"]]} for u in scene["units"]]}
    other["coin"] = lanes.OTHER[scene["coin"]]
    for lane in scene["lanes"]:
        here = answer(scene, "minion-battle", lane=lane)
        there = answer(other, "minion-battle", lane=lane)
        assert there["loser"] == lanes.OTHER.get(here["loser"])
        assert {**there, "loser": here["loser"]} == here
