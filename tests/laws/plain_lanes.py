"""A second reading of fighting, lanes and turns, from the book, on raw scenes."""

from collections.abc import Callable
from typing import Any

from tests.laws.plain_hexes import (
    Pair,
    Scene,
    battle_zone,
    chosen,
    distance,
    fighters,
    immune,
    pair,
    stands,
    unit,
    walked,
)

OTHER = {"red": "blue", "blue": "red"}
#: What the contract says of a Minion Battle.
BATTLE = ("loser", "remove", "heavy-last", "pushed")
#: The table of the book: coins of a level up, and the Tier that a Hero is worth.
COSTS = {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 7}
TIER = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}


def attack(scene: Scene, name: str, reach: int) -> set[str]:
    """Whom an Attack of a reach can target."""
    who = unit(scene, name)
    return {
        each["id"]
        for each in scene["units"]
        if each["at"] is not None and each["team"] != who["team"]
        if distance(pair(who["at"]), pair(each["at"])) <= reach
        if not immune(scene, each, "attack")
    }


def defense(scene: Scene, name: str, value: int) -> int:
    """A card's value with what the Minions around give and take."""
    who = unit(scene, name)
    total = value
    for each in scene["units"]:
        if each["kind"] == "hero" or each["at"] is None:
            continue
        far, friend = distance(pair(who["at"]), pair(each["at"])), each["team"] == who["team"]
        if each["type"] == "ranged":
            total -= far in (1, 2) and not friend
        elif far == 1:
            total += 1 if friend else -1
    return total


def battle(scene: Scene, lane: str) -> dict[str, Any]:
    """A Minion Battle, by taking Minions away one at a time, once strays are back."""
    scene = _gone_back(scene, lane)
    counts = {team: len(fighters(scene, lane, team)) for team in OTHER}
    loser = min(counts, key=lambda team: counts[team])
    if counts["red"] == counts["blue"]:
        return {"loser": None, "remove": 0, "heavy-last": False, "pushed": False}
    left, removed = counts[loser], 0
    while left and removed < counts[OTHER[loser]] - counts[loser]:
        left, removed = left - 1, removed + 1
    heavy = "heavy" in [each["type"] for each in fighters(scene, lane, loser)]
    return {"loser": loser, "remove": removed, "heavy-last": heavy, "pushed": left == 0}


def _gone_back(scene: Scene, lane: str) -> Scene:
    """The scene with strays back in the Battle Zone, the coin's team first, while there is room."""
    for name in strays(scene, lane):
        room = sorted(battle_zone(scene, lane) - set(stands(scene)))
        if room:
            units = [{**u, "at": list(room[0])} if u["id"] == name else u for u in scene["units"]]
            scene = {**scene, "units": units}
    return scene


def zones_held(scene: Scene, zones: dict[str, str]) -> dict[str, list[int]]:
    """How many zones each team has between its Throne and each Battle Zone."""
    held: dict[str, list[int]] = {"red": [], "blue": []}
    for lane, zone in zones.items():
        order = scene["lanes"][lane]["zones"]
        for team, names in (("red", order), ("blue", order[::-1])):
            held[team].append(len(names[1 : names.index(zone)]))
    return held


def ahead(scene: Scene, held: dict[str, list[int]]) -> str | None:
    """Who has more zones, by the table's reading."""
    for team, other in OTHER.items():
        pairs = list(zip(held[team], held[other], strict=True))
        if chosen(scene, "double-lane", "sum") == "each":
            if all(mine > theirs for mine, theirs in pairs):
                return team
        elif sum(held[team]) > sum(held[other]):
            return team
    return None


def lane_push(scene: Scene, lane: str, winner: str) -> dict[str, Any]:
    """A push: the Battle Zone, the counters, who has won, and how many come back where."""
    this, others = scene["lanes"][lane], len(scene["lanes"]) > 1
    order = this["zones"] if winner == "red" else this["zones"][::-1]
    ahead_zone = order[order.index(this["battle-zone"]) + 1]
    spent = others and 0 in [each["waves"] for each in scene["lanes"].values()]
    waves = max(this["waves"] - 1, 0)
    answer = {"battle-zone": this["battle-zone"], "waves": waves, "over": None, "points": []}
    if not waves and not others:
        return {**answer, "over": winner}
    to_throne = ahead_zone == scene["thrones"][OTHER[winner]]
    if to_throne and not spent and chosen(scene, "last-wave", "count") == "throne":
        return {**answer, "battle-zone": ahead_zone, "over": winner}
    if not waves or spent:
        zones = {name: each["battle-zone"] for name, each in scene["lanes"].items()}
        leader = ahead(scene, zones_held(scene, zones))
        if leader or spent:
            return {**answer, "over": leader or winner}
        ahead_zone = this["zones"][len(this["zones"]) // 2]
    answer["battle-zone"] = ahead_zone
    if ahead_zone == scene["thrones"][OTHER[winner]]:
        return {**answer, "over": winner}
    inside = {pair(at) for at in scene["zones"][ahead_zone]}
    answer["points"] = sorted(
        (point["kind"], point["team"])
        for point in scene["spawn-points"]
        if pair(point["at"]) in inside and point["kind"] != "hero"
    )
    return answer


def after_removal(scene: Scene, lane: str) -> set[Pair]:
    """What is occupied once the Minions of a push have left; all lanes' if they begin anew."""
    anew = len(scene["lanes"]) > 1 and scene["lanes"][lane]["waves"] == 1
    lanes = list(scene["lanes"]) if anew else [lane]
    all_go = chosen(scene, "strays-go", "yes") == "yes"
    gone = {
        pair(each["at"])
        for each in scene["units"]
        if each["kind"] == "minion" and each["lane"] in lanes and each["at"] is not None
        if all_go or pair(each["at"]) in battle_zone(scene, each["lane"])
    }
    return set(stands(scene)) - gone


def come_back(scene: Scene, lane: str, zone: str) -> dict[Pair, set[Pair | None]]:
    """Where the Minion of each Spawn point may go, by trying every choice of every team."""
    room = {pair(at) for at in scene["zones"][zone]} - after_removal(scene, lane)
    points = [p for p in scene["spawn-points"] if p["kind"] != "hero"]
    points = [p for p in points if pair(p["at"]) in {pair(at) for at in scene["zones"][zone]}]
    points.sort(key=lambda point: point["team"] != scene["coin"])
    free = [pair(p["at"]) for p in points if pair(p["at"]) in room]
    blocked = [pair(p["at"]) for p in points if pair(p["at"]) not in room]
    found: dict[Pair, set[Pair | None]] = {at: set() for at in (*free, *blocked)}
    if chosen(scene, "displaced-first", "no") == "no":
        _tried(free, room, found, lambda left: _tried(blocked, left, found))
    else:
        _tried(blocked, room, found, lambda left: _rest(free, left, found))
    return found


def _rest(free: list[Pair], left: set[Pair], found: dict[Pair, set[Pair | None]]) -> None:
    """Spawn points that are still free keep their Minions; the others look for room."""
    at_home = [at for at in free if at in left]
    late = [at for at in free if at not in left]
    _tried(at_home, left, found, lambda rest: _tried(late, rest, found))


def _tried(
    queue: list[Pair],
    left: set[Pair],
    found: dict[Pair, set[Pair | None]],
    then: Callable[[set[Pair]], None] = lambda _: None,
) -> None:
    """One Minion after the other to each of the nearest spaces that are left."""
    if not queue:
        then(left)
        return
    least = min((distance(queue[0], at) for at in left), default=0)
    nearest = [at for at in left if distance(queue[0], at) == least]
    for at in nearest:
        found[queue[0]].add(at)
        _tried(queue[1:], left - {at}, found, then)
    if not nearest:
        found[queue[0]].add(None)
        _tried(queue[1:], left, found, then)


def respawn(scene: Scene, name: str) -> set[Pair]:
    """Where a Hero may come back."""
    who = unit(scene, name)
    taken = set(stands(scene))
    throne = {pair(at) for at in scene["zones"][scene["thrones"][who["team"]]]}
    points = [
        pair(point["at"])
        for point in scene["spawn-points"]
        if (point["kind"], point["team"]) == ("hero", who["team"]) and pair(point["at"]) in throne
    ]
    if set(points) - taken or not points:
        return set(points) - taken
    room = throne - taken
    anywhere = {pair(at) for pairs in scene["zones"].values() for at in pairs} - taken
    if room and chosen(scene, "respawn-point", "zone") == "point":
        room = anywhere
    if not room and chosen(scene, "respawn-outside", "yes") == "yes":
        room = anywhere
    for far in range(1, 60):
        ring = {at for at in room if min(distance(at, point) for point in points) == far}
        if ring:
            return ring
    return set()


def strays(scene: Scene, lane: str) -> dict[str, set[Pair]]:
    """Where each strayed Minion may go, by trying every way of those before it."""
    inside = battle_zone(scene, lane)
    away = [
        each
        for each in scene["units"]
        if each["kind"] == "minion" and each["lane"] == lane and each["at"] is not None
        if pair(each["at"]) not in inside
    ]
    away.sort(key=lambda each: each["team"] != scene["coin"])
    found: dict[str, set[Pair]] = {each["id"]: set() for each in away}
    _went(scene, [each["id"] for each in away], inside, found)
    return found


def _went(scene: Scene, queue: list[str], inside: set[Pair], found: dict[str, set[Pair]]) -> None:
    if not queue:
        return
    who = unit(scene, queue[0])
    spaces = _back(scene, who, inside)
    found[who["id"]] |= spaces
    for at in spaces:
        after = [{**each, "at": list(at)} if each is who else each for each in scene["units"]]
        _went({**scene, "units": after}, queue[1:], inside, found)
    if not spaces:
        _went(scene, queue[1:], inside, found)


def _back(scene: Scene, who: Scene, inside: set[Pair]) -> set[Pair]:
    """The nearest empty spaces of the Battle Zone for a stray."""
    across = {at: distance(pair(who["at"]), at) for at in inside - set(stands(scene))}
    on_foot = {at: n for at, n in walked(scene, who).items() if at in across}
    walks = on_foot and not who["cannot-move"]
    measured = on_foot if walks else across
    if chosen(scene, "stray-return", "path") == "distance":
        measured = across
    least = min(measured.values(), default=0)
    return {at for at, n in measured.items() if n == least}


def order(cards: list[dict[str, Any]], coin: str) -> tuple[list[str], str]:
    """Who acts when, group of a value by group, the teams taking turns within a tie."""
    acting: list[str] = []
    for value in sorted({card["initiative"] for card in cards}, reverse=True):
        queues = {
            team: [c["player"] for c in cards if (c["initiative"], c["team"]) == (value, team)]
            for team in OTHER
        }
        while queues["red"] and queues["blue"]:
            acting.append(queues[coin].pop(0))
            coin = OTHER[coin]
        acting += queues["red"] + queues["blue"]
    return acting, coin


def levels(level: int, coins: int) -> tuple[int, int]:
    """The highest level that the coins pay for, by the sums of the book's table."""
    for goal in range(8, level - 1, -1):
        price = sum(COSTS[step] for step in range(level + 1, goal + 1))
        if price <= coins:
            return goal, coins - price
    raise AssertionError
