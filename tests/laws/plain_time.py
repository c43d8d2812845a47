"""Time and contests read a second time, plainly: a board with stacks of tokens that one moves.

Nothing here is taken from the code under test; the scene's JSON is read as it stands.
"""

from typing import Any

Json = dict[str, Any]

#: The track as it lies on the table, round by round.
TRACK = [(number, turn) for number in range(1, 9) for turn in ("red", "blue", "transition")]


class PlainBoard:
    """The Round board: a marker on a track, stacks below it, and a Cooldown track."""

    def __init__(self, time: Json) -> None:
        self.marker = TRACK.index((time["round"], time["turn"]))
        turns = [at for at, (_, turn) in enumerate(TRACK) if turn != "transition"]
        turns += range(len(TRACK), len(TRACK) + 60)
        self.below: dict[int, list[Json]] = {}
        self.rounds: dict[int, list[Json]] = {}
        self.cooling: list[list[Any]] = []
        for token in time.get("tokens", []):
            if token["track"] == "initiative":
                self.below.setdefault(turns[token["at"] - 1], []).append(token)
            elif token["track"] == "cooldown":
                self.cooling.append([token["at"], token])
            else:
                self.rounds.setdefault(token["at"], []).append(token)
        self.resolved: list[str] = []
        self.returned: list[str] = []

    def advance(self) -> bool:
        """Move the marker by one; false once the game is over."""
        for token in self.below.pop(self.marker, []):
            self.resolved.append(token["id"])
            if token.get("cooldown"):
                self.cooling.append([token["cooldown"], token])
        if TRACK[self.marker][1] == "transition":
            for entry in self.cooling:
                entry[0] -= 1
            self.returned += [token["id"] for at, token in self.cooling if at == 0]
            self.cooling = [entry for entry in self.cooling if entry[0]]
            reached = TRACK[self.marker][0] + 1
            self.resolved += [token["id"] for token in self.rounds.pop(reached, [])]
        self.marker += 1
        return self.marker < len(TRACK)

    def turns_to(self) -> dict[str, int]:
        """How many turns of squads it takes until each token is below the marker."""
        found = {}
        for at, tokens in self.below.items():
            between = range(self.marker + 1, at + 1)
            count = sum(n >= len(TRACK) or TRACK[n][1] != "transition" for n in between)
            found |= {token["id"]: count for token in tokens}
        return found


PRICES = dict.fromkeys(("move", "interact", "shoot", "use", "melee", "destroy", "respawn"), 1)


def plain_activation(done: list[Any], *, away: bool) -> tuple[int, int | None]:
    """The points left, and which deed was the first that is not allowed."""
    absent = done[:1] == ["respawn"] or (away and "eliminated" not in done)
    came_absent = absent
    points, shots, rushes = 2, 0, 0
    for number, deed in enumerate(done):
        price = deed["ap"] if isinstance(deed, dict) else PRICES.get(deed, 0)
        name = "card" if isinstance(deed, dict) else deed
        shoots = name == "shoot" or (name == "card" and deed.get("shoot", False))
        wrong = (
            (number > 0 and done[number - 1] == "pass")
            or price > points
            or (absent and name not in ("respawn", "pass"))
            or (name == "pass" and came_absent and absent)
            or (name == "respawn" and not absent)
            or (shoots and shots == 1)
            or (name == "rush" and rushes == 1)
        )
        if wrong:
            return points, number
        points -= price
        shots += shoots
        rushes += name == "rush"
        if name in ("respawn", "eliminated"):
            came_absent = came_absent and name != "respawn"
            absent = name == "eliminated"
    return points, None


def plain_victory(figures: list[Json], active: str | None, *, end: bool) -> Json:
    """Who has won, by the book's list."""
    boxes = {f["id"]: f["deathboxes"] for f in figures}
    side = {s: [f for f in figures if f["squad"] == s] for s in ("red", "blue")}
    points = {
        "red": sum(2 - f["deathboxes"] for f in side["blue"]),
        "blue": sum(2 - f["deathboxes"] for f in side["red"]),
    }
    needed = 2 if len(figures) == 4 else 4
    reds = all(f["deathboxes"] < 2 for f in side["blue"])
    blues = all(f["deathboxes"] < 2 for f in side["red"])
    if reds or blues:
        winner = None if reds and blues else "red" if reds else "blue"
        return {"winner": winner, "over": True, "points": points}
    if active is not None and boxes[active] == 0:
        enemy = "blue" if any(f["id"] == active for f in side["red"]) else "red"
        if points[enemy] >= needed:
            return {"winner": enemy, "over": True, "points": points}
    if not end:
        return {"winner": None, "over": False, "points": points}
    best = {s: max(f["health"] for f in side[s] if f["deathboxes"] == 2) for s in side}
    scores = {s: (points[s], best[s]) for s in side}
    first = max(scores, key=lambda s: scores[s])
    drawn = scores["red"] == scores["blue"]
    return {"winner": None if drawn else first, "over": True, "points": points}
