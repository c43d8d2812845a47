"""Random maps of rooms with people, Enemies and tokens, and how to mirror and turn them."""

from itertools import product
from random import Random
from typing import Any

from hypothesis import strategies as st

from adjudicator.games.flashpoint.table.rulings import RULINGS

Scene = dict[str, Any]

CONDITIONS = ("cripple", "immobilized", "mark", "tracking-device", "vulnerable")
BLIPS = ("basic", "patrol", "elite-patrol", "elite-guard", None)


@st.composite
def missions(draw: st.DrawFn, largest: int = 5) -> Scene:
    """A small crowded map, so that doors, corners and meetings are frequent."""
    # One draw says all: hundreds of small ones would take longer than the questions.
    chance = Random(draw(st.integers(0, 2**32 - 1)))  # noqa: S311
    width, height = chance.randint(2, largest), chance.randint(1, largest)
    scene = _map(chance, width, height)
    zones = [names(zone) for zone in scene["zones"]]
    scene["tokens"] = [_token(chance, zones, n) for n in range(chance.randint(0, 6))]
    scene["operatives"] = [_operative(chance, zones, n) for n in range(chance.randint(1, 4))]
    scene["units"] = [_unit(chance, zones, n) for n in range(chance.randint(1, 6))]
    scene["control-room"] = [chance.choice(zones)]
    scene["alarm"] = chance.random() < 0.4
    scene["lights-out"] = chance.random() < 0.2
    return scene


def names(zone: Any) -> Any:  # noqa: ANN401
    """How a zone of a scene is named elsewhere."""
    if isinstance(zone, list):
        return zone
    return zone.get("id") or zone.get("at") or zone["cells"][0]


def _map(chance: Random, width: int, height: int) -> Scene:
    cells = {(c, r) for c, r in product(range(width), range(height)) if chance.random() < 0.9}
    zones: list[Any] = []
    if width > 2 and height > 1 and chance.random() < 0.5:
        at = [chance.randint(0, width - 2), chance.randint(0, height - 2)]
        hall = {(at[0] + x, at[1] + y) for x, y in product((0, 1), (0, 1))}
        zones.append({"id": "hall", "at": at, "size": [2, 2]})
        cells -= hall
    bend = [cell for cell in ((0, 0), (0, 1), (1, 1)) if cell in cells]
    if len(bend) == 3 and chance.random() < 0.5:
        zones.append({"id": "bend", "cells": [list(c) for c in bend], "centre": [0.5, 1.25]})
        cells -= set(bend)
    zones += [list(cell) for cell in sorted(cells)]
    edges = [
        *([[x, y], [x + 1, y]] for x in range(width) for y in range(height + 1)),
        *([[x, y], [x, y + 1]] for x in range(width + 1) for y in range(height)),
    ]
    walls = [edge for edge in edges if chance.random() < 0.18]
    doors = [_door(chance, edge, n) for n, edge in enumerate(edges) if chance.random() < 0.12]
    return {"game": "flashpoint", "zones": zones or [[0, 0]], "walls": walls, "doors": doors}


def _door(chance: Random, edge: Any, number: int) -> Scene:  # noqa: ANN401
    return {
        "id": f"d{number}",
        "edge": edge,
        "state": chance.choice(("open", "open", "closed")),
        "security": chance.random() < 0.3,
        "disabled": chance.random() < 0.3,
    }


def _token(chance: Random, zones: list[Any], number: int) -> Scene:
    kinds = ("camera", "investigate", "investigate", "insertion", "barricade", "overwatch")
    kind = chance.choice(kinds)
    token = {"id": f"t{number}", "kind": kind, "zone": chance.choice(zones)}
    if kind == "camera":
        token |= {"facing": chance.choice("nesw"), "perception": chance.randint(1, 5)}
        token["disabled"] = chance.random() < 0.2
    return token


def _operative(chance: Random, zones: list[Any], number: int) -> Scene:
    order, movement = chance.randint(0, 3), chance.randint(0, 3)
    damage = chance.randint(0, min(6 - order - movement, 3))
    return {
        "id": f"o{number}",
        "zone": chance.choice(zones),
        "taking-cover": chance.random() < 0.3,
        "concealment": chance.random() < 0.2,
        "on-point": number == 0,
        "damage": damage,
        "downed": chance.random() < 0.15,
        "carrying": chance.random() < 0.2,
        "order-tokens": order,
        "movement-tokens": movement,
        "exhausted": 6 - order - movement - damage,
        "conditions": chance.sample(CONDITIONS, chance.choice((0, 0, 1, 2))),
    }


def _unit(chance: Random, zones: list[Any], number: int) -> Scene:
    technician = chance.random() < 0.15
    spawned = technician or chance.random() < 0.75
    kinds = chance.sample("GHD", chance.choice((1, 1, 2)))
    return {
        "id": f"u{number}",
        "zone": chance.choice(zones),
        "blip": chance.choice(BLIPS) if spawned else chance.choice(BLIPS[:-1]),
        "aware": chance.random() < 0.4,
        "stunned": chance.random() < 0.15,
        "technician": technician,
        "control-room": chance.random() < 0.3,
        "immobile": chance.random() < 0.1,
        "teleport": chance.random() < 0.15,
        "figures": [_figure(chance, kind) for kind in kinds] if spawned else [],
    }


def _figure(chance: Random, name: str) -> Scene:
    low = chance.choice((0, 0, 1))
    return {
        "name": name,
        "count": chance.randint(1, 3),
        "initiative": {"G": 1, "H": 2, "D": 3}[name],
        "attack": chance.randint(1, 6),
        "damage": chance.randint(1, 3),
        "range": [low, low + chance.randint(0, 3)],
        "defense": chance.randint(1, 6),
        "perception": chance.randint(0, 5),
        "movement": chance.randint(0, 4),
        "health": chance.randint(1, 5),
        "stunned": chance.random() < 0.15,
        "robotic": chance.random() < 0.1,
        "aoe": chance.random() < 0.15,
        "melee": chance.random() < 0.3,
        "conditions": chance.sample(CONDITIONS, chance.choice((0, 0, 1))),
    }


@st.composite
def readings(draw: st.DrawFn) -> dict[str, str]:
    """A few rulings read in other ways."""
    chosen = draw(st.lists(st.sampled_from(list(RULINGS)), max_size=4, unique_by=lambda r: r.name))
    return {ruling.name: draw(st.sampled_from(ruling.values)) for ruling in chosen}


class Turned:
    """A map laid in another way: turned by quarters to the right, and mirrored or not."""

    def __init__(self, scene: Scene, quarters: int, *, mirror: bool) -> None:
        self.quarters, self.mirror = quarters, mirror
        self.scene = {
            **scene,
            "zones": [self._zone(zone) for zone in scene["zones"]],
            "walls": [[self.corner(p) for p in wall] for wall in scene["walls"]],
            "doors": [{**d, "edge": [self.corner(p) for p in d["edge"]]} for d in scene["doors"]],
            "tokens": [self._token(token) for token in scene["tokens"]],
            "control-room": [self.named(zone) for zone in scene["control-room"]],
        }
        for name in ("operatives", "units"):
            self.scene[name] = [{**one, "zone": self.named(one["zone"])} for one in scene[name]]

    def position(self, x: float, y: float) -> tuple[float, float]:
        """A position, where it lies now; far enough from the corner to stay on the map."""
        x = 20 - x if self.mirror else x
        for _ in range(self.quarters):
            x, y = 20 - y, x
        return x, y

    def corner(self, at: list[int]) -> list[int]:
        """A corner, where it lies now."""
        return [int(v) for v in self.position(*at)]

    def cell(self, at: list[int]) -> list[int]:
        """A cell, where it lies now."""
        x, y = self.position(at[0] + 0.5, at[1] + 0.5)
        return [int(x - 0.5), int(y - 0.5)]

    def named(self, zone: Any) -> Any:  # noqa: ANN401
        """A zone by its name."""
        return zone if isinstance(zone, str) else self.cell(zone)

    def _zone(self, zone: Any) -> Any:  # noqa: ANN401
        if isinstance(zone, list):
            return self.cell(zone)
        if "cells" in zone:
            centre = list(self.position(*zone["centre"]))
            return {**zone, "cells": [self.cell(c) for c in zone["cells"]], "centre": centre}
        (x, y), (w, h) = zone["at"], zone["size"]
        cells = [self.cell([x, y]), self.cell([x + w - 1, y + h - 1])]
        at = [min(c[0] for c in cells), min(c[1] for c in cells)]
        return {**zone, "at": at, "size": [h, w] if self.quarters % 2 else [w, h]}

    def _token(self, token: Scene) -> Scene:
        moved = {**token, "zone": self.named(token["zone"])}
        if "facing" in token:
            way = "nesw".index(token["facing"])
            way = -way if self.mirror else way
            moved["facing"] = "nesw"[(way + self.quarters) % 4]
        return moved
