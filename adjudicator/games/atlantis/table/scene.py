"""Reading a scene: JSON in, a table out, or the place and reason why it cannot be one."""

from collections.abc import Iterator, Mapping

from adjudicator.board.hexes import Hex
from adjudicator.core.faults import InputError
from adjudicator.core.input import check_rulings, place, read
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.records import (
    EffectRecord,
    LaneRecord,
    SceneRecord,
    UnitRecord,
    called_by_id,
)
from adjudicator.games.atlantis.table.rulings import ASKED_BEFORE, RULINGS
from adjudicator.games.atlantis.table.state import (
    Effect,
    Lane,
    Marker,
    Played,
    SpawnPoint,
    Table,
    Token,
    Unit,
)


def read_scene(data: object, at: str = "scene") -> Table:
    """Read a scene, or say which part of it is wrong."""
    record = read(SceneRecord, data, at)
    chosen = {n: value for n, value in record.rulings.items() if (n, value) not in ASKED_BEFORE}
    check_rulings(RULINGS, chosen, place(at, "rulings"))
    zones = _zones(record, place(at, "zones"))
    terrain = frozenset(Hex(*pair) for pair in record.terrain)
    board = terrain.union(*zones.values())
    lanes = _lanes(record, place(at, "lanes"))
    seen: dict[str, str] = {}
    taken: dict[Hex, str] = {}
    units = {
        unit.id: unit for unit in _units(record, lanes, zones, place(at, "units"), (seen, taken))
    }
    tokens = {t.id: t for t in _tokens(record, place(at, "tokens"), (seen, taken))}
    _check_places(taken, board, terrain)
    return Table(
        zones,
        terrain,
        _thrones(record, place(at, "thrones")),
        lanes,
        tuple(_points(record, board, terrain, place(at, "spawn-points"))),
        units,
        tokens,
        record.coin,
        {} if record.life is None else {"red": record.life.red, "blue": record.life.blue},
        RULINGS.readings(chosen),
        record.title,
        tuple(Marker(marker.name, marker.unit) for marker in record.markers),
        record.turn,
        tuple(_effects(record, units, place(at, "effects"))),
        record.round,
        tuple(_played(record, units, place(at, "played"))),
        record.round_end,
    )


def _played(record: SceneRecord, units: Mapping[str, Unit], at: str) -> Iterator[Played]:
    """The cards of this turn, one of each Hero."""
    seen: set[str] = set()
    for number, each in enumerate(record.played):
        here = place(at, number, "unit")
        if each.unit not in units or not units[each.unit].hero:
            heroes = tuple(unit.id for unit in units.values() if unit.hero)
            raise InputError(here, "atlantis.unknown-unit", id=each.unit, known=heroes)
        if each.unit in seen:
            raise InputError(here, "atlantis.same-player", id=each.unit)
        seen.add(each.unit)
        yield Played(each.unit, each.initiative, each.card, each.did, each.acted, each.flips)


def _effects(record: SceneRecord, units: Mapping[str, Unit], at: str) -> Iterator[Effect]:
    """The Active effects; what one gives can only be counted if it is known whom it reaches."""
    for number, each in enumerate(record.effects):
        here = place(at, number)
        if each.gives is not None:
            _check_effect(record, each, units, here)
        yield Effect(
            each.name,
            each.unit,
            each.keyword,
            each.turn,
            each.gives,
            each.units,
            each.side,
            each.among,
            each.radius,
            each.action,
        )


def _check_effect(
    record: SceneRecord, each: EffectRecord, units: Mapping[str, Unit], at: str
) -> None:
    named = (("unit", each.unit), *((place("units", n), name) for n, name in enumerate(each.units)))
    for part, name in named:
        if name not in units:
            known = tuple(units)
            raise InputError(place(at, part), "atlantis.unknown-unit", id=name, known=known)
    resists = any(unit.immune and "all" not in unit.immune for unit in units.values())
    if resists and each.action is None and (each.units or each.side != "self"):
        raise InputError(place(at, "action"), "atlantis.needs-effect-type", name=each.name)
    if each.keyword == "next-turn" and record.turn is None:
        raise InputError(place("scene", "turn"), "atlantis.needs-turn", name=each.name)


def _zones(record: SceneRecord, at: str) -> dict[str, frozenset[Hex]]:
    """The zones; no hex is in two."""
    seen: dict[Hex, str] = {}
    for name, pairs in record.zones.items():
        for number, pair in enumerate(pairs):
            if (hex_ := Hex(*pair)) in seen:
                here = place(at, name, number)
                raise InputError(here, "atlantis.zone-twice", space=hex_, zone=seen[hex_])
            seen[hex_] = name
    if not seen:
        raise InputError(at, "atlantis.no-space")
    return {name: frozenset(Hex(*pair) for pair in pairs) for name, pairs in record.zones.items()}


def _known_zone(record: SceneRecord, name: str, at: str) -> str:
    if name not in record.zones:
        raise InputError(at, "atlantis.unknown-zone", zone=name, known=tuple(record.zones))
    return name


def _thrones(record: SceneRecord, at: str) -> dict[Team, str]:
    found: dict[Team, str] = {}
    for team, name in (("red", record.thrones.red), ("blue", record.thrones.blue)):
        if name is not None:
            found["red" if team == "red" else "blue"] = _known_zone(record, name, place(at, team))
    if len(found) == 2 and found["red"] == found["blue"]:
        raise InputError(place(at, "blue"), "atlantis.one-throne", zone=found["blue"])
    return found


def _lanes(record: SceneRecord, at: str) -> dict[str, Lane]:
    """The lanes, each from throne to throne, also where a scene leaves the thrones out of it."""
    lanes = {}
    for name, lane in record.lanes.items():
        here = place(at, name)
        for number, zone in enumerate(lane.zones):
            _known_zone(record, zone, place(here, "zones", number))
            if zone in lane.zones[:number]:
                raise InputError(place(here, "zones", number), "atlantis.lane-twice", zone=zone)
        zones = _from_throne_to_throne(record, lane, place(here, "zones"))
        if lane.battle_zone not in zones:
            raise InputError(place(here, "battle-zone"), "atlantis.not-in-lane", known=zones)
        lanes[name] = Lane(name, zones, lane.battle_zone, lane.waves)
    return lanes


def _from_throne_to_throne(record: SceneRecord, lane: LaneRecord, at: str) -> tuple[str, ...]:
    """A lane with a Throne at each end: the red one first, the blue one last."""
    red, blue = record.thrones.red, record.thrones.blue
    ends = (
        (red, 0, "atlantis.red-end-first"),
        (blue, len(lane.zones) - 1, "atlantis.blue-end-last"),
    )
    for throne, end, message_id in ends:
        if throne in lane.zones and lane.zones[end] != throne:
            raise InputError(place(at, lane.zones.index(throne)), message_id, zone=throne)
    before = (red,) if red and red not in lane.zones else ()
    behind = (blue,) if blue and blue not in lane.zones else ()
    return (*before, *lane.zones, *behind)


def _points(
    record: SceneRecord, board: frozenset[Hex], terrain: frozenset[Hex], at: str
) -> Iterator[SpawnPoint]:
    seen: set[Hex] = set()
    for number, point in enumerate(record.points):
        hex_, here = Hex(*point.at), place(at, number, "at")
        _check_space(hex_, here, board, terrain)
        if hex_ in seen:
            raise InputError(here, "atlantis.point-twice", space=hex_)
        seen.add(hex_)
        yield SpawnPoint(hex_, point.kind, point.team)


Seen = tuple[dict[str, str], dict[Hex, str]]


def _units(
    record: SceneRecord,
    lanes: Mapping[str, Lane],
    zones: Mapping[str, frozenset[Hex]],
    at: str,
    seen: Seen,
) -> Iterator[Unit]:
    for number, unit in enumerate(record.units):
        here = place(at, number)
        _check_id(unit.id, here, seen[0])
        _check_kind(unit, here)
        hex_ = Hex(*unit.at) if unit.at else None
        if hex_:
            _take(hex_, place(here, "at"), seen[1])
        yield Unit(
            unit.id,
            unit.name or called_by_id(unit.id, unit.type or "hero"),
            unit.team,
            hex_,
            unit.type,
            _lane(unit, lanes, zones, here) if unit.kind == "minion" else None,
            unit.level or 1,
            unit.immune,
            unit.cannot_move,
            unit.no_movement_action,
            unit.ignores,
            unit.items,
            unit.cards,
            unit.coins,
            unit.leveled_up,
            unit.level is not None or unit.kind == "minion",
            tuple(unit.ends.items()),
        )


def _check_kind(unit: UnitRecord, at: str) -> None:
    """A Minion has a type; a Hero has none, and no lane."""
    if unit.kind == "minion" and unit.type is None:
        raise InputError(place(at, "type"), "atlantis.minion-type")
    if unit.kind == "hero" and unit.type is not None:
        raise InputError(place(at, "type"), "atlantis.hero-type")
    if unit.kind == "hero" and unit.lane is not None:
        raise InputError(place(at, "lane"), "atlantis.hero-lane")


def _lane(
    unit: UnitRecord, lanes: Mapping[str, Lane], zones: Mapping[str, frozenset[Hex]], at: str
) -> str | None:
    """The lane that a Minion belongs to: as given, the only one, or the one that it fights in."""
    if unit.lane is not None:
        if unit.lane not in lanes:
            known = tuple(lanes)
            raise InputError(
                place(at, "lane"), "atlantis.unknown-lane", lane=unit.lane, known=known
            )
        return unit.lane
    if len(lanes) < 2:
        return next(iter(lanes), None)
    here = [n for n, lane in lanes.items() if unit.at in zones[lane.battle_zone]]
    if len(here) != 1:
        message_id = "atlantis.which-lane-of-zone" if here else "atlantis.which-lane"
        raise InputError(place(at, "lane"), message_id, known=tuple(here or lanes))
    return here[0]


def _tokens(record: SceneRecord, at: str, seen: Seen) -> Iterator[Token]:
    for number, token in enumerate(record.tokens):
        here, hex_ = place(at, number), Hex(*token.at) if token.at else None
        _check_id(token.id, here, seen[0])
        if hex_:
            _take(hex_, place(here, "at"), seen[1])
        yield Token(token.id, token.name or token.id, hex_, token.through)


def _check_id(name: str, at: str, seen: dict[str, str]) -> None:
    if name in seen:
        raise InputError(place(at, "id"), "atlantis.same-id", id=name, other=seen[name])
    seen[name] = at


def _take(hex_: Hex, at: str, taken: dict[Hex, str]) -> None:
    if hex_ in taken:
        raise InputError(at, "atlantis.taken", space=hex_, other=taken[hex_].removesuffix(".at"))
    taken[hex_] = at


def _check_places(taken: Mapping[Hex, str], board: frozenset[Hex], terrain: frozenset[Hex]) -> None:
    for hex_, at in taken.items():
        _check_space(hex_, at, board, terrain)


def _check_space(hex_: Hex, at: str, board: frozenset[Hex], terrain: frozenset[Hex]) -> None:
    """Whatever is on the board is in a space without Terrain."""
    if hex_ not in board:
        raise InputError(at, "atlantis.no-such-space", space=hex_)
    if hex_ in terrain:
        raise InputError(at, "atlantis.on-terrain", space=hex_)
