"""The question `respawn`: where does an eliminated Legend come back to the map?"""

from collections.abc import Iterator

from pydantic import StrictStr

from adjudicator.board.squares import Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Pair, Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    area_mark,
    measure_mark,
    space_mark,
)
from adjudicator.games.apex.harm import rules as harm_rules
from adjudicator.games.apex.harm.life import FRESH_HEALTH, FRESH_SHIELD, shield_limit
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.respawning import Comeback, Measured, comeback
from adjudicator.games.apex.shooting import rules as shooting_rules
from adjudicator.games.apex.table.ends import read_space
from adjudicator.games.apex.table.legends import find_legend
from adjudicator.games.apex.table.naming import position
from adjudicator.games.apex.table.state import Legend, Table
from adjudicator.games.apex.table.tokens import is_known

#: What the dials show when a Legend comes back, as its elimination left them.
DIALS = {"shield": FRESH_SHIELD, "health": FRESH_HEALTH}


class RespawnParams(Record):
    """Who respawns, and where if that is chosen."""

    figure: StrictStr
    at: Pair | None = None


def respawn(table: Table, params: RespawnParams, consult: Consultation) -> Finding:
    """Judge where a Legend may come back."""
    proof = comeback(table, _legend(table, params.figure), consult)
    chosen = read_space(table, params.at, "at") if params.at else None
    summary, steps = _summary(proof, chosen), _steps(table, proof, chosen)
    return Finding(_answer(proof), summary, steps, _change(table, proof, chosen, consult))


def _answer(proof: Comeback) -> Answer:
    beacons = [one.beacon.id for one in proof.chosen]
    return {"beacons": beacons, "spaces": [list(space) for space in proof.spaces]}


def _change(
    table: Table, proof: Comeback, chosen: Space | None, consult: Consultation
) -> Change | None:
    """The Legend on the space that was chosen, its dials reset; nothing if one isn't known."""
    dials = _dials(table, proof.legend)
    if chosen not in proof.spaces:
        return None
    if dials is None:
        consult.lacks(shooting_rules.LOOT_EFFECTS)
        return None
    return Change(edits=[Edit("figures", proof.legend.id, {"at": list(chosen), **dials})])


def _dials(table: Table, legend: Legend) -> dict[str, int] | None:
    """The dials of one who comes back; nothing where the limit of its Shield is not known."""
    if table.edition.elimination_resets:
        return DIALS
    if not is_known(legend.kit, "body-shield"):
        return None
    return {"shield": shield_limit(legend.kit), "health": FRESH_HEALTH}


def _legend(table: Table, name: str) -> Legend:
    legend = find_legend(table, name, "figure")
    if legend.squad is None:
        raise InputError("figure", "apex.respawn.needs-squad", id=name)
    return legend


def _summary(proof: Comeback, chosen: Space | None) -> Summary:
    facts: dict[str, object] = {"count": len(proof.spaces), "name": proof.legend.name}
    if proof.on_map:
        return Summary("apex.respawn.on-map", "blocked", facts)
    if chosen is not None:
        facts["space"] = chosen
        if chosen in proof.spaces:
            return Summary("apex.respawn.here", "clear", facts)
        return Summary("apex.respawn.not-here", "blocked", facts)
    return Summary("apex.respawn.where", "note", facts)


def _steps(table: Table, proof: Comeback, chosen: Space | None) -> Iterator[Step]:
    name = {"name": proof.legend.name}
    if proof.on_map:
        yield Step(rules.ACTIVATION_RESPAWN, "apex.respawn.on-map", name)
        return
    yield Step(rules.ACTIVATION_RESPAWN, "apex.respawn.first", name)
    yield from _beacons(proof)
    yield from _spaces(proof, chosen)
    if table.edition.elimination_resets:
        yield Step(harm_rules.LIFE_ELIMINATION, "apex.respawn.dials", DIALS)
    else:
        yield Step(rules.RESPAWN_DIALS, "apex.respawn.dials-full", {"health": FRESH_HEALTH})


def _beacons(proof: Comeback) -> Iterator[Step]:
    if not proof.measured:
        yield Step(rules.RESPAWN_CLOSEST, "apex.respawn.no-beacon", {})
        return
    if proof.measured[0].squadmate is None:
        yield Step(rules.RESPAWN_ALONE, "apex.respawn.any-beacon", {}, _beacon_marks(proof))
        return
    for one in proof.measured:
        yield _distance(one)
    if proof.full:
        full = {"spaces": Listing(tuple(one.space for one in proof.full)), "count": len(proof.full)}
        yield Step(rules.RESPAWN_SPACE, "apex.respawn.full", full)
    facts: dict[str, object] = {
        "count": len(proof.chosen),
        "spaces": Listing(tuple(one.space for one in proof.chosen)),
        "distance": proof.chosen[0].distance,
    }
    yield Step(rules.RESPAWN_CLOSEST, "apex.respawn.closest", facts, _beacon_marks(proof))


def _beacon_marks(proof: Comeback) -> tuple[Mark, ...]:
    return tuple(space_mark(one.space, "choice") for one in proof.chosen)


def _distance(one: Measured) -> Step:
    if one.squadmate is None or one.distance is None:  # pragma: no cover - told before
        raise AssertionError
    facts = {"space": one.space, "distance": one.distance, "squadmate": one.squadmate.name}
    start, end = position(one.squadmate.at.point), position(one.space.point)
    marks = (measure_mark(start, end, one.distance, "distance"),)
    return Step(rules.RESPAWN_CLOSEST, "apex.respawn.distance", facts, marks)


def _spaces(proof: Comeback, chosen: Space | None) -> Iterator[Step]:
    facts: dict[str, object] = {"count": len(proof.spaces), "spaces": Listing(proof.spaces)}
    if proof.spaces:
        marks = (area_mark(proof.spaces, "choice"),)
        yield Step(rules.RESPAWN_SPACE, "apex.respawn.spaces", facts, marks)
    else:
        yield Step(rules.RESPAWN_SPACE, "apex.respawn.no-space", facts)
    if chosen is not None:
        fits = chosen in proof.spaces
        said, role = (
            ("apex.respawn.here", "clear") if fits else ("apex.respawn.not-here", "blocked")
        )
        mark = space_mark(chosen, role)
        yield Step(rules.RESPAWN_SPACE, said, {"space": chosen}, (mark,))
