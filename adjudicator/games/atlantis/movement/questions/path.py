"""The question `path`: what is the shortest valid path?"""

from collections.abc import Iterator

from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, label_mark, line_mark, space_mark
from adjudicator.games.atlantis.movement import rules
from adjudicator.games.atlantis.movement.ground import Ground
from adjudicator.games.atlantis.movement.paths import Way, shortest
from adjudicator.games.atlantis.movement.steps import through
from adjudicator.games.atlantis.table.ends import EndRecord, UnitId, find_unit, read_end, standing
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.state import Table, Unit


class PathParams(Record):
    """Whose path, and to which space, unit or token."""

    unit: UnitId
    to: EndRecord


def path(table: Table, params: PathParams, _consult: Consultation) -> Finding:
    """Find the shortest valid path."""
    unit = find_unit(table, params.unit, "unit")
    ground = Ground(table, unit, standing(unit, "unit"))
    end = read_end(table, params.to, "to")
    way = shortest(ground, end.at)
    facts = {"who": unit.name, "target": end.fact, "length": way.length}
    summary = Summary(
        "atlantis.path.none" if way.length is None else "atlantis.path.is", tone(way.path), facts
    )
    answer = {"length": way.length, "path": [list(at) for at in way.path]}
    return Finding(answer, summary, _steps(table, unit, way, facts))


def _steps(table: Table, unit: Unit, way: Way, facts: dict[str, object]) -> Iterator[Step]:
    if way.target is not None and len(way.path) == 1:
        yield Step(
            rules.PATH_ADJACENT, "atlantis.path.adjacent", facts, (space_mark(way.end, "note"),)
        )
        return
    if way.target is not None:
        last = {**facts, "end": way.path[-1]} if way.path else facts
        message_id = "atlantis.path.beside" if way.path else "atlantis.path.no-space"
        yield Step(rules.PATH_OBSTACLE, message_id, last, (space_mark(way.end, "blocker"),))
    if not way.path:
        yield Step(rules.PATH_SHORTEST, "atlantis.path.closed", facts)
        return
    pairs = zip(way.path, way.path[1:], strict=False)
    marks = [line_mark(a.centre, b.centre, "clear") for a, b in pairs]
    marks += [label_mark(at.centre, n, "reach") for n, at in enumerate(way.path) if n]
    yield Step(rules.PATH_SHORTEST, "atlantis.path.shortest", facts, tuple(marks))
    passed = tuple(at for at in way.path[1:] if table.obstacle(at) is not None)
    yield from through(table, unit, passed)
