"""The question `distance`: how many spaces lie between two places?"""

from adjudicator.board.squares import Corner, Edge, Space, steps_apart
from adjudicator.core.facts import Place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, line_mark, measure_mark, space_mark
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.table.ends import (
    End,
    EndRecord,
    FromToParams,
    nearest,
    read_corner,
    read_place,
)
from adjudicator.games.apex.table.naming import place_of, square_spot
from adjudicator.games.apex.table.state import Table


def distance(table: Table, params: FromToParams, _consult: Consultation) -> Finding:
    """Count the spaces from one place to the other."""
    source = _place(table, params.start, "from")
    target = _place(table, params.to, "to")
    near, far = nearest(table, square_spot(source), square_spot(target))
    number = steps_apart(near, far)
    steps = (
        *_borders(source, near),
        *_borders(target, far),
        _counted(source, target, near, far),
        *_flat(source, target),
    )
    answer = {"distance": number}
    return Finding(answer, Summary("apex.distance.is", "note", answer), steps)


def _place(table: Table, record: EndRecord, at: str) -> Place:
    """A place; a distance is the same on every level, so that an intersection needs none."""
    if record.intersection and record.level is None:
        return Place(read_corner(table, record, at))
    given = read_place(table, record, at)
    return place_of(given) if isinstance(given, End) else Place(given[0], given[1])


def _borders(place: Place, space: Space) -> list[Step]:
    """An edge or intersection counts as the nearest space that it is part of."""
    facts = {"place": place, "space": space}
    if isinstance(place.spot, Edge):
        return [
            Step(rules.DISTANCE_EDGE, "apex.distance.edge", facts, (space_mark(space, "note"),))
        ]
    if isinstance(place.spot, Corner):
        mark = space_mark(space, "note")
        return [Step(rules.DISTANCE_INTERSECTION, "apex.distance.intersection", facts, (mark,))]
    return []


def _counted(source: Place, target: Place, near: Space, far: Space) -> Step:
    number = steps_apart(near, far)
    facts = {"source": source, "target": target, "distance": number}
    if not number and not (isinstance(source.spot, Space) and isinstance(target.spot, Space)):
        return Step(rules.DISTANCE_OWN, "apex.distance.own", facts)
    start, end = (near.c + 0.5, near.r + 0.5), (far.c + 0.5, far.r + 0.5)
    marks = (line_mark(start, end, "note"), measure_mark(start, end, number, "distance"))
    return Step(rules.DISTANCE_SPACES, "apex.distance.spaces", facts, marks)


def _flat(source: Place, target: Place) -> list[Step]:
    if source.level is None or target.level is None or source.level == target.level:
        return []
    return [Step(rules.DISTANCE_FLAT, "apex.distance.flat", {"source": source, "target": target})]
