"""Steps of a verdict on placing: the conditions, what rules out a spot, the spots left."""

from collections.abc import Iterator
from dataclasses import replace

from adjudicator.board.squares import Corner, Space
from adjudicator.core.facts import Listing, Place
from adjudicator.core.rule import RuleId
from adjudicator.core.verdict import (
    Mark,
    Step,
    Summary,
    area_mark,
    line_mark,
    point_mark,
    space_mark,
)
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.occupants import levels_at
from adjudicator.games.apex.objects.placing import (
    Conditions,
    Placing,
    Spot,
    in_range,
    meets_the_rest,
    occupation_rule,
)
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.table.corners import Pair
from adjudicator.games.apex.table.ends import end_of
from adjudicator.games.apex.table.naming import position, things, who
from adjudicator.games.apex.table.state import Figure, Table


def summary(proof: Placing) -> Summary:
    """What comes out, in one line."""
    if proof.chosen is None:
        return Summary("apex.placing.where", "note", {"count": len(proof.legal)})
    facts = {"spot": Place(proof.chosen.at, proof.chosen.level)}
    if proof.meets(proof.chosen):
        return Summary("apex.placing.fits", "clear", facts)
    return Summary("apex.placing.refused", "blocked", facts)


def attached_summary(targets: tuple[Figure, ...], *, legal: bool) -> Summary:
    """What comes out for several Legends that miniatures are attached to."""
    facts = {"legends": Listing(tuple(target.name for target in targets)), "count": len(targets)}
    if legal:
        return Summary("apex.placing.attached", "clear", facts)
    return Summary("apex.placing.not-attached", "blocked", facts)


def number_steps(count: int, most: int | None) -> Iterator[Step]:
    """How many targets there are, where the card says how many there may be."""
    if most is not None:
        message_id = "apex.placing.number" if count <= most else "apex.placing.too-many"
        yield Step(rules.PLACING_CONDITIONS, message_id, {"count": count, "most": most})


def steps(table: Table, figure: Figure, proof: Placing, *, moved: bool) -> Iterator[Step]:
    """The whole reasoning."""
    yield from _conditions(table, figure, proof)
    if moved:
        yield Step(rules.PLACING_PERSISTENT, "apex.placing.persistent", {})
    if proof.chosen:
        yield from _against(table, figure, proof, proof.chosen)
        yield from _chosen(table, proof, proof.chosen)
    else:
        yield from _beside_angles(proof)
        facts = {"count": len(proof.legal)}
        yield Step(
            rules.PLACING_CONDITIONS, "apex.placing.spots", facts, _marks(proof.legal, "choice")
        )


def _conditions(table: Table, figure: Figure, proof: Placing) -> Iterator[Step]:
    asks = proof.conditions
    facts: dict[str, object] = {"who": who(end_of(table, figure))}
    if asks.target:
        target = {"target": who(end_of(table, table.standing[asks.target]))}
        yield Step(
            rules.PLACING_ATTACH, "apex.placing.attach", target, (space_mark(asks.target, "note"),)
        )
    else:
        yield _occupation(table, proof)
    if asks.range:
        facts |= {"low": asks.range[0], "high": asks.range[1]}
        exact = asks.range[0] == asks.range[1]
        yield Step(
            rules.PLACING_RANGE, "apex.placing.exact" if exact else "apex.placing.range", facts
        )
    if asks.level is not None:
        yield Step(rules.PLACING_CONDITIONS, "apex.placing.level", {"level": asks.level})
    if asks.sight:
        yield Step(rules.PLACING_SIGHT, "apex.placing.sight", facts)


def _occupation(table: Table, proof: Placing) -> Step:
    told = occupation_rule(proof.conditions)
    rule = rules.PLACING_CONDITIONS if table.edition.lacks(told) else told
    if not proof.conditions.free:
        return Step(rule, "apex.placing.anywhere", {})
    taken = [spot for spot in proof.spots if not spot.free and in_range(proof.conditions, spot)]
    marks = _marks(taken, "blocked")
    on_space = proof.conditions.on_space
    message_id = "apex.placing.free-space" if on_space else "apex.placing.free-intersection"
    return Step(rule, message_id, {}, marks)


def _against(table: Table, figure: Figure, proof: Placing, spot: Spot) -> Iterator[Step]:
    """Every reason against the spot that is asked for."""
    asks = proof.conditions
    facts = _facts(spot)
    yield from _misfits(table, asks, spot)
    if spot.lacking:
        yield from _unsaid(table, asks, spot, spot.lacking)
    elif asks.free and not table.edition.lacks(occupation_rule(asks)):
        yield from _taken(table, asks, spot)
    if asks.range and not in_range(asks, spot):
        low, high = asks.range
        measured = {**facts, "distance": spot.distance, "low": low, "high": high}
        yield Step(
            rules.PLACING_RANGE, "apex.placing.out-of-range", measured, _marks([spot], "blocked")
        )
    if asks.level not in (None, spot.level):
        wrong = {**facts, "level": asks.level}
        yield Step(
            rules.PLACING_CONDITIONS, "apex.placing.wrong-level", wrong, _marks([spot], "blocked")
        )
    if asks.target not in (None, spot.at):
        yield Step(
            rules.PLACING_ATTACH, "apex.placing.not-target", facts, _marks([spot], "blocked")
        )
    if asks.sight and spot.exists:
        line = _line(table, figure, spot)
        untold = table.edition.lacks(sight_rules.LOS_TARGET_INTERSECTION)
        if spot.seen is None and untold and meets_the_rest(asks, spot):
            line = replace(line, rule=sight_rules.LOS_TARGET_INTERSECTION)
        yield line


def _misfits(table: Table, asks: Conditions, spot: Spot) -> Iterator[Step]:
    """Why what is placed has no room there: the map's edge, two levels, or something inside it."""
    facts, marks = _facts(spot), _marks([spot], "blocked")
    covered = [place for place in asks.covered(spot.at) if isinstance(place, Space)]
    if any(space not in table.grid for space in covered):
        yield Step(rules.PLACING_CONDITIONS, "apex.placing.past-border", facts, marks)
    elif not spot.exists and len(covered) > 1:
        other = next(space for space in covered if table.level(space) != spot.level)
        uneven = {**facts, "other": Place(other, table.level(other))}
        yield Step(rules.PLACING_CONDITIONS, "apex.placing.uneven", uneven, marks)
    elif not spot.exists:
        yield Step(rules.PLACING_LEVELS, "apex.placing.no-level", facts, marks)
    if spot.within:
        inside = {**facts, "things": things(spot.within)}
        yield Step(rules.PLACING_CONDITIONS, "apex.placing.within", inside, marks)


def _unsaid(table: Table, asks: Conditions, spot: Spot, rule: RuleId) -> Iterator[Step]:
    """What stands on a spot, where the edition has no rule on that, and all else is right."""
    if spot.seen or not asks.sight:
        angle = Step(rule, "apex.placing.at-an-angle", _facts(spot), _marks([spot], "note"))
        yield from tuple(_taken(table, asks, spot)) or (angle,)


def _taken(table: Table, asks: Conditions, spot: Spot) -> Iterator[Step]:
    rule = rules.PLACING_FREE_SPACE if isinstance(spot.at, Space) else rules.PLACING_FREE_CORNER
    marks = _marks([spot], "blocked")
    if spot.figure:
        at = Place(spot.figure.at, table.level(spot.figure.at))
        facts = {"spot": at, "figure": spot.figure.name}
        yield Step(rule, "apex.placing.figure-there", facts, marks)
    for place in asks.covered(spot.at):
        on = [piece for piece in spot.pieces if place in piece.spaces or place == piece.corner]
        if on:
            level = table.level(place) if isinstance(place, Space) else spot.level
            taken = {"spot": Place(place, level), "things": things(on)}
            yield Step(rule, "apex.placing.taken", taken, marks)
    if spot.straight:
        yield _joint(
            rules.PLACING_STRAIGHT, "apex.placing.straight", spot, spot.straight, "blocked"
        )


def _line(table: Table, figure: Figure, spot: Spot) -> Step:
    message_id = {
        True: "apex.placing.seen",
        False: "apex.placing.not-seen",
        None: "apex.placing.undecided",
    }[spot.seen]
    toward = spot.toward or spot.at
    start, end = position(figure.at.point), position(toward.point)
    line = line_mark(start, end, "clear" if spot.seen else "blocked")
    facts = {"spot": Place(toward, spot.level), "who": who(end_of(table, figure))}
    return Step(rules.PLACING_SIGHT, message_id, facts, (line,))


def _chosen(table: Table, proof: Placing, spot: Spot) -> Iterator[Step]:
    """What else is to be said of the spot, and whether it will do."""
    if isinstance(spot.at, Corner) and len(levels := levels_at(table, spot.at)) > 1:
        facts = {**_facts(spot), "levels": Listing(tuple(sorted(levels)))}
        yield Step(rules.PLACING_LEVELS, "apex.placing.levels", facts)
    if spot.angle and spot.free and proof.conditions.free and not spot.lacking:
        inside = proof.conditions.inside
        message_id = "apex.placing.inside" if inside else "apex.placing.outside"
        role = "blocked" if inside else "note"
        yield _joint(rules.PLACING_ANGLE, message_id, spot, spot.angle, role)
    fits = proof.meets(spot)
    message_id, role = (
        ("apex.placing.fits", "choice") if fits else ("apex.placing.refused", "blocked")
    )
    yield Step(rules.PLACING_CONDITIONS, message_id, _facts(spot), _marks([spot], role))


def _beside_angles(proof: Placing) -> Iterator[Step]:
    found = [spot for spot in proof.legal if spot.angle and not spot.straight]
    if found and proof.conditions.free:
        facts = {"count": len(found)}
        yield Step(rules.PLACING_ANGLE, "apex.placing.angles", facts, _marks(found, "note"))


def _joint(rule: RuleId, message_id: str, spot: Spot, pairs: tuple[Pair, ...], role: str) -> Step:
    pieces = {part.piece: None for pair in pairs for part in pair}
    facts = {**_facts(spot), "things": things(pieces), "count": len(pieces)}
    return Step(rule, message_id, facts, _marks([spot], role))


def _facts(spot: Spot) -> dict[str, object]:
    return {"spot": Place(spot.at, spot.level)}


def _marks(spots: tuple[Spot, ...] | list[Spot], role: str) -> tuple[Mark, ...]:
    if spaces := [spot.at for spot in spots if isinstance(spot.at, Space)]:
        return (area_mark(spaces, role),)
    corners = dict.fromkeys([spot.at for spot in spots])
    return tuple([point_mark(corner, role) for corner in corners])
