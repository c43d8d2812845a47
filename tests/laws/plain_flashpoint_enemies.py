"""A second reading of what Enemies do: whom they attack, where they go, who is shoved."""

from typing import Any

from tests.laws.plain_flashpoint import FAR, Plain, ends_of, only_tip, stat, touch

Json = Any


class PlainEnemies(Plain):
    """A scene, with what its Enemies do."""

    def asleep(self, unit: Json, figure: Json) -> bool:
        """Whether a figure is stunned; robots never are."""
        return bool(unit["stunned"] or figure["stunned"]) and not figure["robotic"]

    def leader(self, unit: Json) -> Any:  # noqa: ANN401
        """Who leads a unit."""
        awake = [f for f in unit["figures"] if not self.asleep(unit, f)] or unit["figures"]
        best = max(f["initiative"] for f in awake)
        return next(f for f in awake if f["initiative"] == best)

    def stunned(self, unit: Json) -> bool:
        """Whether a whole unit is stunned."""
        if not unit["figures"]:
            return bool(unit["stunned"])
        return all(self.asleep(unit, f) for f in unit["figures"])

    def targets(self, one: Json, weapon: Json) -> list[tuple[str, str]]:
        """Whom an Operative may target."""
        here = self.at(one["zone"])
        found = []
        for unit in self.scene["units"]:
            zone = self.at(unit["zone"])
            low, high = weapon["range"]
            if (
                one["downed"]
                or not self.sees(here, zone)
                or not low <= self.open[here][zone] <= high
            ):
                continue
            there = [(u, f) for u in self.units_in(zone) for f in u["figures"]]
            first = min((f["initiative"] for u, f in there if not self.asleep(u, f)), default=FAR)
            free = weapon["accuracy"] or weapon["aoe"]
            found += [
                (unit["id"], figure["name"])
                for figure in unit["figures"]
                if free or "mark" in figure["conditions"] or figure["initiative"] <= first
            ]
        return found

    def attack(self, one: Json, unit: Json, figure: Json) -> dict[str, Any]:
        """The number of an attack."""
        here, zone = self.at(one["zone"]), self.at(unit["zone"])
        cover = any(self.at(t["zone"]) == zone for t in self.tokens("barricade"))
        cover = cover or (here != zone and self._doorway(here, zone))
        return {"tn": stat(figure, "defense") + 2 * cover, "cover": cover}

    def _doorway(self, here: int, zone: int) -> bool:
        a, b = self.centres[here], self.centres[zone]
        tips = self.read["doorway-tip"] == "cover"
        return any(
            touch(a, b, *ends_of(edge)) and (tips or not only_tip(a, b, *ends_of(edge)))
            for edge, door in self.doors.items()
            if door["state"] == "open"
        )

    def spans(self, unit: Json) -> list[list[int]]:
        """The ranges that a unit attacks at."""
        if not unit["figures"]:
            return []
        if self.read["unit-attacks"] == "any":
            awake = [f for f in unit["figures"] if not self.asleep(unit, f)]
            return [f["range"] for f in awake or unit["figures"]]
        return [self.leader(unit)["range"]]

    def near(self, unit: Json, start: int, zones: set[int]) -> set[int]:
        """The nearest of some zones; whoever teleports needs no way there."""
        ways = {"walk": self.anydoor, "strict": self.enemy, "count": self.through}
        far = ways[self.read["nearest"]][start]
        if unit["teleport"] and all(far[z] >= FAR for z in zones):
            far = self.through[start]
        least = min((far[z] for z in zones), default=FAR)
        return {z for z in zones if far[z] == least or least >= FAR}

    def idle(self, unit: Json) -> bool:
        """Whether a unit makes no attack: unspawned Blips, technicians, stunned ones."""
        return not unit["figures"] or bool(unit["technician"]) or self.stunned(unit)

    def ambush(self, one: Json) -> set[str]:
        """Who of those in Overwatch attacks an Operative."""
        if one["downed"]:
            return set()
        here, found = self.at(one["zone"]), set()
        for zone in (self.at(t["zone"]) for t in self.tokens("overwatch")):
            if not self.sees(zone, here):
                continue
            for unit in self.units_in(zone):
                near = any(a <= self.open[zone][here] <= b for a, b in self.spans(unit))
                if near and self.aware(unit) and not self.idle(unit):
                    found.add(unit["id"])
        return found

    def overwatch(self, one: Json) -> bool:
        """Whether an Operative may go into Overwatch."""
        here = self.at(one["zone"])
        seen = any(
            self.aware(u) and self.sees(self.at(u["zone"]), here) for u in self.scene["units"]
        )
        return not (seen or one["downed"]) and one["order-tokens"] > 0

    def enemy_target(self, unit: Json) -> list[str]:
        """Whom a unit attacks."""
        here = self.at(unit["zone"])
        if not self.aware(unit) or self.idle(unit):
            return []
        spans = self.spans(unit)
        could = [
            o
            for o in self.up()
            if self.sees(here, self.at(o["zone"]))
            and any(a <= self.open[here][self.at(o["zone"])] <= b for a, b in spans)
        ]
        if could and self.leader(unit)["aoe"]:
            return self._struck(unit, could)
        zones = self.near(unit, here, {self.at(o["zone"]) for o in could})
        tied = [o for o in could if self.at(o["zone"]) in zones]
        chief = [o for o in could if o["on-point"]]
        if chief and (chief[0] in tied or self.read["on-point-present"] == "any"):
            return [chief[0]["id"]]
        worst = max((o["damage"] for o in tied), default=0)
        return [o["id"] for o in tied if o["damage"] == worst]

    def _struck(self, unit: Json, could: list[Any]) -> list[str]:
        """Who is in the zones where an attack hits most Operatives and fewest of its own."""
        zones = {self.at(o["zone"]) for o in could}
        worth = {
            z: (sum(self.at(o["zone"]) == z for o in could), -self._own(unit, z)) for z in zones
        }
        best = {z for z in zones if worth[z] == max(worth.values())}
        return [o["id"] for o in could if self.at(o["zone"]) in best]

    def _own(self, unit: Json, zone: int) -> int:
        """How many figures of its own side a unit hits in a zone."""
        leader, here = self.leader(unit), self.at(unit["zone"])
        if leader["melee"]:
            return 0
        cover = any(self.at(t["zone"]) == zone for t in self.tokens("barricade"))
        cover = cover or (here != zone and self._doorway(here, zone))
        return sum(
            f["count"] - (f is leader)
            for other in self.units_in(zone)
            for f in other["figures"]
            if stat(leader, "attack") >= stat(f, "defense") + 2 * cover
        )

    def enemy_attack(self, unit: Json) -> dict[str, Any]:
        """How hard a unit hits."""
        if self.idle(unit):
            return {"tn": None, "damage": None}
        leader = self.leader(unit)
        all_count = self.read["stunned-supports"] == "yes"
        more = -1 + sum(
            f["count"] for f in unit["figures"] if all_count or not self.asleep(unit, f)
        )
        weak = self.read["cripple-damage"] == "yes"
        damage = stat(leader, "damage") if weak else leader["damage"]
        return {"tn": stat(leader, "attack") + more, "damage": damage + more}

    def wanted(self, unit: Json, start: int, tokens: frozenset[int]) -> set[int]:
        """Where a unit in a zone wants to go."""
        if self.alarm:
            return self.near(unit, start, {self.at(o["zone"]) for o in self.up()})
        points = {self.at(t["zone"]) for t in self.tokens("insertion")}
        return self.near(unit, start, set(tokens) or points)

    def allowance(self, unit: Json) -> int:
        """How many zones a unit moves."""
        if unit["technician"] or unit["immobile"]:
            return 0
        roused = unit["aware"] and self.read["aware-move"] == "all"
        patrols = unit["blip"] in ("patrol", "elite-patrol") and not unit["aware"]
        if not unit["figures"] or not (self.alarm or (roused and not patrols)):
            told_off = unit["aware"] and unit["figures"]  # its Blip comes off
            patrols = unit["blip"] in ("patrol", "elite-patrol") and not told_off
            far = 2 if self.alarm or patrols or (roused and not unit["figures"]) else 0
        else:
            speed = [
                f["movement"] if unit["teleport"] else stat(f, "movement") for f in unit["figures"]
            ]
            far = speed[unit["figures"].index(self.leader(unit))]
            far = min(speed) if self.read["unit-move"] == "slowest" else far
        held = (
            any("immobilized" in f["conditions"] for f in unit["figures"]) and not unit["teleport"]
        )
        if held or (self.stunned(unit) and self.read["stunned-moves"] == "no"):
            return 0
        tracked = any("tracking-device" in o["conditions"] for o in self.scene["operatives"])
        return far + 1 if far and tracked else far

    def in_range(self, unit: Json, here: int) -> bool:
        """Whether a unit could attack from a zone."""
        needs = self.read["stop-needs-los"] == "yes"
        return any(
            a <= self.open[here][self.at(o["zone"])] <= b
            and (not needs or self.sees(here, self.at(o["zone"])))
            for o in self.up()
            for a, b in self.spans(unit)
        )

    def enemy_move(self, unit: Json) -> dict[str, Any]:
        """Where a unit wants to go and where it may end, by stepping all states at once."""
        start = self.at(unit["zone"])
        tokens = frozenset(self.at(t["zone"]) for t in self.tokens("investigate"))
        aims = self.wanted(unit, start, tokens)
        far = self.through if unit["teleport"] else self.enemy
        ends: set[int] = set()
        states = {(start, aim, tokens) for aim in aims}
        left = self.allowance(unit)
        if not left or not aims:
            return {"targets": self.told(aims), "ends": self.told({start})}
        while states:
            states = self._settle(unit, states, ends, left)
            if not left:
                ends |= {here for here, _, _ in states}
                break
            after = set()
            for here, aim, rest in states:
                if here == aim or far[here][aim] >= FAR:
                    ends.add(here)
                    continue
                closer = [
                    z
                    for z in range(len(self.cells))
                    if far[here][z] == 1 and far[z][aim] == far[here][aim] - 1
                ]
                after |= {(z, aim, rest) for z in closer}
            states, left = after, left - 1
        return {"targets": self.told(aims), "ends": self.told(ends)}

    def _settle(self, unit: Json, states: Json, ends: set[int], left: int) -> Any:  # noqa: ANN401
        """Stop where Operatives are in range; take tokens, and choose what comes next."""
        settled, ahead = set(), list(states)
        while ahead:
            here, aim, tokens = ahead.pop()
            if (self.alarm or unit["aware"]) and self.in_range(unit, here):
                ends.add(here)
                continue
            if self.alarm:
                settled.add((here, aim, tokens))
                continue
            if here not in tokens:
                settled.add((here, aim, tokens))
                continue
            rest = tokens - {here}
            if here != aim:
                settled.add((here, aim, rest))
            elif not left or self.read["retarget"] == "no" or not self.wanted(unit, here, rest):
                ends.add(here)
            else:
                ahead += [(here, following, rest) for following in self.wanted(unit, here, rest)]
        return settled

    def _beside(self, zone: int, aims: set[int]) -> list[int]:
        """The zones that a unit may be shoved to: first those without a door, as a rule."""
        far, tried = self.enemy, [self.open[zone], self.enemy[zone]]
        reading = self.read["shove-doors"]
        tried = tried[1:] if reading == "yes" else tried[:1] if reading == "no" else tried
        for ways in tried:
            beside = [z for z in range(len(self.cells)) if ways[z] == 1]
            if zone in aims or not aims:
                if beside:
                    return beside
                continue
            closer = [z for z in beside if any(far[z][a] == far[zone][a] - 1 < FAR for a in aims)]
            if closer:
                return closer
        return [z for z in range(len(self.cells)) if tried[-1][z] == 1]

    def shove(self, zone: int) -> dict[str, Any]:
        """Who may be shoved where."""
        there = self.units_in(zone)
        fill = self.read["technicians-fill"] == "yes"
        over = max(sum(fill or not u["technician"] for u in there) - 2, 0)
        tokens = frozenset(self.at(t["zone"]) for t in self.tokens("investigate"))
        options = []
        for unit in there if over else ():
            if unit["technician"] or unit["immobile"]:
                continue
            aims = self.wanted(unit, zone, tokens)
            options.append({"unit": unit["id"], "to": self.told(self._beside(zone, aims))})
        return {"over": over, "options": options}
