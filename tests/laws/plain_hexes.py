"""A second reading of the hex rules, from the book, on raw scenes and by other ways.

Distances are found by cube coordinates, moves by spreading out round by round, lines by walking.
"""

from itertools import product
from typing import Any

Scene = dict[str, Any]
Pair = tuple[int, int]
STEPS: tuple[Pair, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def pair(at: Any) -> Pair:  # noqa: ANN401
    """A place as it is compared here."""
    return int(at[0]), int(at[1])


def chosen(scene: Scene, ruling: str, usual: str) -> str:
    """How the table reads an open point."""
    return str(scene.get("rulings", {}).get(ruling, usual))


def board(scene: Scene) -> set[Pair]:
    """All hexes of the board."""
    found = {pair(at) for at in scene["terrain"]}
    for pairs in scene["zones"].values():
        found |= {pair(at) for at in pairs}
    return found


def zone(scene: Scene, at: Pair) -> str | None:
    """The zone of a hex."""
    for name, pairs in scene["zones"].items():
        if any(pair(each) == at for each in pairs):
            return str(name)
    return None


def unit(scene: Scene, name: str) -> Scene:
    """A unit by its id."""
    return next(each for each in scene["units"] if each["id"] == name)


def distance(a: Pair, b: Pair) -> int:
    """The largest of the three differences of cube coordinates."""
    (q, r), (x, y) = a, b
    return max(abs(q - x), abs(r - y), abs((-q - r) - (-x - y)))


def straight(scene: Scene, a: Pair, b: Pair) -> bool:
    """Walk in each direction until the other one is met."""
    if a == b:
        return True
    for dq, dr in STEPS:
        at, met = a, []
        for _ in range(distance(a, b)):
            at = (at[0] + dq, at[1] + dr)
            met.append(at)
        if at == b:
            whole = all(each in board(scene) for each in met)
            return whole or chosen(scene, "straight-board", "no") == "no"
    return False


def stands(scene: Scene) -> dict[Pair, Scene]:
    """Who or what is where, Terrain too."""
    found = {pair(at): {"kind": "terrain"} for at in scene["terrain"]}
    found |= {pair(each["at"]): {"kind": "token", **each} for each in scene["tokens"]}
    found |= {pair(each["at"]): each for each in scene["units"] if each["at"] is not None}
    return found


def passes(mover: Scene, obstacle: Scene) -> bool:
    """Whether somebody may go through an obstacle."""
    ignored = set(mover["ignores"])
    if "obstacles" in ignored:
        return True
    if obstacle["kind"] == "terrain":
        return "terrain" in ignored
    if obstacle["kind"] == "token":
        return bool(obstacle["through"]) or "tokens" in ignored
    names = {"units", "heroes" if obstacle["kind"] == "hero" else "minions"}
    names.add("friends" if obstacle["team"] == mover["team"] else "enemies")
    return bool(names & ignored)


def around(at: Pair) -> list[Pair]:
    """The six hexes beside one."""
    return [(at[0] + dq, at[1] + dr) for dq, dr in STEPS]


def walked(scene: Scene, mover: Scene) -> dict[Pair, int]:
    """In how many steps each hex can be entered, by spreading out round by round."""
    ground, there, start = board(scene), stands(scene), pair(mover["at"])
    counts, number = {start: 0}, 0
    while True:
        rim = {n for at, count in counts.items() if count == number for n in around(at)}
        new = {
            at
            for at in rim
            if at in ground and at not in counts and (at not in there or passes(mover, there[at]))
        }
        if not new:
            return counts
        number += 1
        counts |= dict.fromkeys(new, number)


def barred(scene: Scene, mover: Scene, by: str, action: str) -> bool:
    """Whether somebody may not move at all; Minions are moved by others, with an action."""
    if mover["kind"] == "minion":
        return immune(scene, mover, action)
    return mover["cannot-move"] or (by == "action" and mover["no-movement-action"])


def move(scene: Scene, name: str, spaces: int, action: str) -> dict[Pair, int]:
    """Where a Hero's Movement action may end, or the move of a Minion by an action of a type."""
    mover = unit(scene, name)
    if barred(scene, mover, "action", action):
        return {}
    there, start = stands(scene), pair(mover["at"])
    return {
        at: n
        for at, n in walked(scene, mover).items()
        if n <= spaces and (at == start or at not in there)
    }


def exact(scene: Scene, name: str, spaces: int, action: str) -> set[Pair]:
    """Where a move of just so many spaces may end, by trying all sequences of directions."""
    mover = unit(scene, name)
    if barred(scene, mover, "text", action):
        return set()
    ground, there, start = board(scene), stands(scene), pair(mover["at"])
    again = chosen(scene, "exact-revisit", "yes") == "yes"
    ends = set()
    for way in product(STEPS, repeat=spaces):
        at, met = start, [start]
        for dq, dr in way:
            at = (at[0] + dq, at[1] + dr)
            met.append(at)
        inside = all(
            each in ground and (each == start or each not in there or passes(mover, there[each]))
            for each in met
        )
        if inside and (again or len(set(met)) == len(met)) and (at == start or at not in there):
            ends.add(at)
    return ends


def path(scene: Scene, name: str, end: Pair) -> int | None:
    """How long the shortest valid path is."""
    mover = unit(scene, name)
    start, there, counts = pair(mover["at"]), stands(scene), walked(scene, mover)
    if end == start:
        return 0
    if end not in there:
        return counts.get(end)
    if end in around(start):
        return 0
    beside = [counts[at] for at in around(end) if at in counts and at not in there]
    return min(beside) if beside else None


def travel(scene: Scene, name: str, end: Pair) -> set[str]:
    """What speaks against a Fast Travel."""
    mover = unit(scene, name)
    here, there = zone(scene, pair(mover["at"])), zone(scene, end)
    reasons = set()
    if mover["kind"] != "hero":
        reasons.add("not-a-hero")
    if mover["cannot-move"]:
        reasons.add("cannot-move")
    if mover["no-movement-action"]:
        reasons.add("no-movement-action")
    if here != there and not touching(scene, str(here), str(there)):
        reasons.add("not-adjacent")
    for other in scene["units"]:
        if other["at"] is None or other["team"] == mover["team"]:
            continue
        if zone(scene, pair(other["at"])) == here:
            reasons.add("enemies-from")
        if zone(scene, pair(other["at"])) == there:
            reasons.add("enemies-to")
    if end in stands(scene):
        reasons.add("not-empty")
    return reasons


def touching(scene: Scene, one: str, other: str) -> bool:
    """Whether two zones share a border, Terrain counted by the table's reading."""
    rock = {pair(at) for at in scene["terrain"]}
    if chosen(scene, "terrain-joins", "yes") == "yes":
        rock = set()
    return any(
        distance(pair(a), pair(b)) == 1
        for a in scene["zones"][one]
        for b in scene["zones"][other]
        if pair(a) not in rock and pair(b) not in rock
    )


def push(scene: Scene, source: Pair, name: str, spaces: int, action: str) -> Pair:
    """Where a pushed unit ends, walked one hex at a time."""
    target = unit(scene, name)
    start = pair(target["at"])
    if immune(scene, target, action) or source == start or not straight(scene, source, start):
        return start
    far = distance(source, start)
    step = ((start[0] - source[0]) // far, (start[1] - source[1]) // far)
    there, at, last = stands(scene), start, start
    for _ in range(spaces):
        at = (at[0] + step[0], at[1] + step[1])
        if at not in board(scene) or (at in there and not passes(target, there[at])):
            break
        if at not in there:
            last = at
    return last


def battle_zone(scene: Scene, lane: str) -> set[Pair]:
    """The hexes of a lane's Battle Zone."""
    return {pair(at) for at in scene["zones"][scene["lanes"][lane]["battle-zone"]]}


def fighters(scene: Scene, lane: str, team: str) -> list[Scene]:
    """The Minions that a team has in a lane's Battle Zone."""
    inside = battle_zone(scene, lane)
    return [
        each
        for each in scene["units"]
        if each["kind"] == "minion" and each["lane"] == lane and each["team"] == team
        if each["at"] is not None and pair(each["at"]) in inside
    ]


def immune(scene: Scene, who: Scene, action: str | None) -> bool:
    """Whether an action cannot affect somebody."""
    if who["immune"] is True or (who["immune"] and action in who["immune"]):
        return True
    if who["kind"] == "hero" or who["type"] != "heavy":
        return False
    return any(each["type"] != "heavy" for each in fighters(scene, who["lane"], who["team"]))
