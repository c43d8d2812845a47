"""Missions in which everything is entered, and things to do in them, drawn at random."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.support.missions import Scene, names

Question = dict[str, Any]

#: Every sixth number or so: most sequences should be of things that may be done.
SELDOM = 0.15
CARDS = (("G", 1, "basic"), ("H", 2, "basic"), ("D", 3, "elite"))
TOKENS = ("access-point", "armory", "electrical-box", "data", "objective", "portal", "surprise")
CONDITIONS = ("bleed", "cripple", "immobilized", "mark", "vulnerable", "stun")


def complete(scene: Scene, chance: Random) -> Scene:
    """A drawn mission with all Action tokens, the Display, the track and more tokens."""
    zones = [names(zone) for zone in scene["zones"]]
    kinds = chance.sample(TOKENS, chance.randint(2, len(TOKENS)))
    more = [{"id": kind, "kind": kind, "zone": chance.choice(zones)} for kind in kinds]
    gates = [
        {"id": f"gate-{n}", "kind": "spawn", "zone": chance.choice(zones), "number": n}
        for n in chance.sample(range(1, 7), 2)
    ]
    return {
        **scene,
        "tokens": [*scene["tokens"], *more, *gates],
        "operatives": [*_team(scene["operatives"], chance), _soldier(chance.choice(zones))],
        "power-cut": chance.random() < SELDOM,
        "units": [_unit(unit, scene["alarm"]) for unit in scene["units"]],
        "display": [
            {"name": name, "initiative": n, "type": kind, "reserve": 4, "thrall": name == "G"}
            for name, n, kind in CARDS
        ],
        "track": {"spaces": [None, "patrol", None, "elite-patrol", "alarm"], "tokens": 0},
        "threat-cards": chance.randint(0, 5),
        "valor": chance.randint(0, 2),
        "pool": {"patrol": chance.randint(0, 1), "elite-patrol": chance.randint(0, 1)},
    }


def _team(operatives: list[Scene], chance: Random) -> list[Scene]:
    team = [_operative(one, chance) for one in operatives]
    downed = [one for one in team if one["downed"]]
    for carrier in team:
        there = [one for one in downed if one["zone"] == carrier["zone"]]
        if carrier.pop("carrying") and not carrier["downed"] and there:
            carrier["carrying"] = there[0]["id"]
            downed.remove(there[0])
    up = [one for one in team if not one["downed"]]
    for one in team:
        one["on-point"] = bool(up) and one is up[0]
    return team


def _soldier(zone: object) -> Scene:
    """A Soldier token, which has Health instead of Action tokens."""
    return {"id": "soldier", "kind": "soldier", "zone": zone, "health": 3, "downed": False}


def _operative(one: Scene, chance: Random) -> Scene:
    if one["downed"]:
        boxes = {"order-tokens": 0, "movement-tokens": 0, "exhausted": 0, "damage": 6}
    else:
        order, movement = chance.randint(0, 3), chance.randint(0, 3)
        damage = chance.randint(0, min(6 - order - movement, 5))
        exhausted = 6 - order - movement - damage
        boxes = {"order-tokens": order, "movement-tokens": movement}
        boxes |= {"exhausted": exhausted, "damage": damage}
    held = [name for name in ("bleed",) if chance.random() < SELDOM]
    return {
        **one,
        **boxes,
        "conditions": [*one["conditions"], *held],
        "focus": chance.choices(("attack", "movement"), k=chance.randint(0, 3)),
        "overwatch": chance.random() < SELDOM and not one["downed"],
    }


def _unit(unit: Scene, alarm: bool) -> Scene:  # noqa: FBT001
    aware = unit["aware"] or alarm
    figures = unit["figures"]
    if unit["technician"]:
        figures = [{**figures[0], "name": "Technician", "count": 1}]
    blip = None if aware and figures else unit["blip"]
    blip = None if unit["technician"] else blip
    return {**unit, "figures": figures, "blip": blip, "surprised": unit["aware"] and not alarm}


def questions(scene: Scene, chance: Random) -> Question:
    """Something to do in a mission, which may or may not be allowed."""
    ask = chance.choice(tuple(ASKS))
    return {"ask": ask, **ASKS[ask](_Pick(scene, chance))}


class _Pick:
    """Picks what a question names."""

    def __init__(self, scene: Scene, chance: Random) -> None:
        self.scene, self.chance = scene, chance

    def of(self, collection: str, **having: object) -> str:
        """The id of an entry, one with these values if there is one."""
        entries = self.scene.get(collection) or [{"id": "nobody"}]
        fit = [e for e in entries if all(e.get(k) == v for k, v in having.items())]
        return str(self.chance.choice(fit or entries)["id"])

    @property
    def who(self) -> Question:
        """An Operative, most often one that stands."""
        return {"operative": self.of("operatives", downed=False)}

    @property
    def zone(self) -> object:
        """A zone, most often one where somebody is."""
        people = [*self.scene["operatives"], *self.scene["units"]]
        there = [one["zone"] for one in people if one.get("zone") is not None]
        zones = [names(zone) for zone in self.scene["zones"]]
        return self.chance.choice([*there, *zones])

    def number(self, high: int) -> int:
        """A number of Hits, zones or damage."""
        return self.chance.randint(0, high)

    def some(self, **may: object) -> Question:
        """Some of these parameters."""
        return {name: value for name, value in may.items() if self.chance.random() < 0.5}

    def seldom(self, **may: object) -> Question:
        """A few of these parameters, now and then."""
        return {name: value for name, value in may.items() if self.chance.random() < SELDOM}

    @property
    def focus(self) -> str:
        """A kind of Focus token."""
        return self.chance.choice(("attack", "movement", "stealth"))

    @property
    def weapon(self) -> Question:
        """A weapon, all of it entered."""
        flags = ("accuracy", "aoe", "melee", "blast", "psionic")
        inflicts = self.chance.sample(CONDITIONS, self.chance.choice((0, 0, 1)))
        weapon: Question = {"range": [0, 4], "damage": self.number(3), "noise": self.number(3)}
        return weapon | {"inflicts": inflicts, **self.some(**dict.fromkeys(flags, True))}

    @property
    def figure(self) -> Question:
        """A unit, and of several kinds of figures the first."""
        name = self.of("units")
        unit = next((u for u in self.scene["units"] if u["id"] == name), {"figures": []})
        figures = unit["figures"]
        kinds = [figure["name"] for figure in figures]
        numbered = kinds and kinds.count(kinds[0]) > 1
        figure = {"figure": f"{kinds[0]}#1" if numbered else kinds[0]} if kinds else {}
        return {"unit": name, **figure}

    @property
    def checks(self) -> list[Question]:
        """Defense checks of everybody whom an attack on a zone may hit."""
        return [{"operative": one["id"], "hits": self.number(4)} for one in self._friends()]

    def _friends(self) -> Iterator[Scene]:
        yield from (one for one in self.scene["operatives"] if self.chance.random() < 0.3)


def _cause(pick: _Pick) -> Question:
    kind = pick.chance.choice(("stealth-fail", "attack", "targeted", "check"))
    if kind == "targeted":
        return {"cause": {"kind": kind, "unit": pick.of("units")}}
    return {"cause": {"kind": kind} if kind == "check" else {"kind": kind, "zone": pick.zone}}


def _damage(pick: _Pick) -> Question:
    target = pick.who if pick.chance.random() < 0.5 else pick.figure
    return {**target, "amount": pick.number(4)}


def _conditions(pick: _Pick) -> Question:
    return pick.who if pick.chance.random() < 0.5 else pick.figure


EFFECTS = ("moves", "disengages", "teleports", "focus")
ACTIONS = ("act", "attack", "plan", "trade", "pick-up", "drop", "drop")
SABOTAGED = ("data", "camera", "electrical-box", "security-door", "scanner")

ASKS: dict[str, Callable[[_Pick], Question]] = {
    "walk": lambda p: {
        **p.who,
        "to": p.zone,
        **p.some(careful=True, **{"open-door": True}),
        **p.seldom(effect=p.chance.choice(EFFECTS)),
    },
    "door": lambda p: {**p.who, "door": p.of("doors")},
    "vent": lambda p: {**p.who, **p.some(to=p.zone)},
    "investigate": lambda p: {**p.who, **p.some(zone=p.zone)},
    "hide": lambda p: {**p.who, "hits": p.number(5)},
    "awareness": _cause,
    "noise": lambda p: {"zone": p.zone, "value": p.number(4)},
    "strike": lambda p: {**p.who, **p.figure, "weapon": p.weapon, "hits": p.number(8)},
    "area": lambda p: {
        **p.who,
        "zone": p.zone,
        "weapon": p.weapon,
        "hits": p.number(8),
        **p.some(defended=p.checks),
    },
    "soldier": lambda p: {"operative": p.of("operatives", kind="soldier"), "weapon": p.weapon},
    "damage": _damage,
    "heal": lambda p: {**p.who, "amount": p.number(4)},
    "start-mission": lambda _: {},
    "pass": lambda p: p.who,
    "go-on": lambda _: {},
    "recover": lambda p: {**p.who, **p.some(bonus=p.number(2), order=p.number(3))},
    "conditions": _conditions,
    "action": lambda p: {
        **p.who,
        "action": p.chance.choice(ACTIONS),
        **p.some(focus="attack", target=p.of("operatives", downed=True)),
    },
    "overwatch": lambda p: p.who,
    "sabotage": lambda p: {**p.who, "what": p.chance.choice(SABOTAGED), "hits": p.number(6)},
    "search": lambda p: {**p.who, "token": p.of("tokens", kind="armory")},
    "discover": lambda p: {**p.who, "value": p.number(5), "hits": p.number(6)},
    "revive": lambda p: {
        **p.who,
        "target": p.of("operatives", downed=True),
        "hits": p.number(7),
    },
    "cure": lambda p: {
        **p.who,
        "target": p.of("operatives"),
        "condition": p.chance.choice(CONDITIONS),
        "hits": p.number(6),
    },
    "tactics": lambda p: {**p.who, "cards": [{"name": "A card", "cost": "attack"}]},
    "defend": lambda p: {
        **p.who,
        "unit": p.of("units"),
        "hits": p.number(5),
        **p.seldom(armor=0, order=p.number(1), attack=2),
    },
    "enemy-activation": lambda p: {"unit": p.of("units")},
    "valor": lambda p: {**p.who, "type": p.chance.choice(("order", "free", "reaction"))},
    "focus": lambda p: {**p.who, "focus": p.focus, **p.some(discard=p.focus)},
    "pool": lambda p: {**p.who, "stat": "attack", "focus": [p.focus]},
    "box": lambda p: {
        **p.who,
        "token": p.of("tokens", kind="electrical-box"),
        "weapon": p.weapon,
    },
    "on-point": lambda _: {},
    "threat": lambda _: {},
    "enemy-area": lambda p: {"unit": p.of("units"), "defended": p.checks, **p.some(to=p.zone)},
    "enemy-move": lambda p: {
        "unit": p.of("units"),
        **p.some(to=p.zone),
        **p.seldom(zones=1, moved=1),
    },
    "step-out": lambda p: {"unit": p.of("units"), **p.some(to=p.zone)},
    "shove": lambda p: {"zone": p.zone, **p.some(unit=p.of("units"), to=p.zone)},
    "ambush": lambda p: p.who,
    "alarm": lambda p: {"cause": p.chance.choice(("check", "check", "tokens", "track"))},
    "escalation": lambda p: {"tokens": p.number(2)},
    "spawn": lambda p: {"unit": p.of("units", figures=[]), "initiative": 1 + p.number(2)},
    "reinforce": lambda _: {},
    "spawn-point": lambda p: {"roll": 1 + p.number(5)},
    "blips": lambda _: {},
    "portal": lambda p: {"token": p.of("tokens", kind="portal"), **p.some(unit=p.of("units"))},
    "empower": lambda p: {"enemies": [p.chance.choice("GHD")]},
    "cleanup": lambda _: {},
}
