"""What verdicts say about moves."""

from collections.abc import Iterable, Iterator

from adjudicator.board.hexes import Hex
from adjudicator.core.facts import Listing
from adjudicator.core.verdict import Mark, Step, area_mark, label_mark, space_mark
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.movement import rules
from adjudicator.games.atlantis.movement.moves import Costs
from adjudicator.games.atlantis.movement.moving import Moving
from adjudicator.games.atlantis.table.effects import effect_steps
from adjudicator.games.atlantis.table.ends import names
from adjudicator.games.atlantis.table.state import Table, Token, Unit


def move_steps(table: Table, found: Moving, *, exact: bool, straight: bool) -> Iterator[Step]:
    """A move step by step: what forbids it, how far it may go, what is in the way."""
    facts: dict[str, object] = {"who": found.unit.name, "spaces": found.spaces}
    if found.barred is not None:
        yield Step(found.barred, _BARRED[found.barred], facts)
        yield from effect_steps(table, found.unit, "cannot_move", "no_movement_action")
        return
    yield from _by_another(found, facts)
    if found.reach is None:
        return
    yield _how_far(found, facts)
    if exact and found.spaces is not None:
        yield Step(rules.MOVE_EXACT, "atlantis.move.exact", facts)
    if straight:
        yield Step(rules.MOVE_STRAIGHT, "atlantis.move.straight", facts)
    yield from _in_the_way(table, found.reach.barred)
    yield from through(table, found.unit, found.reach.passed)


_BARRED = {
    rules.MOVE_CANNOT: "atlantis.move.cannot",
    rules.MOVE_NO_ACTION: "atlantis.move.no-action",
}


def _by_another(found: Moving, facts: dict[str, object]) -> Iterator[Step]:
    """What matters where the text of a card moves somebody: its own card, or another's."""
    if found.immune:
        yield immune_step(found.immune)
    if found.itself and found.unit.no_movement_action:
        yield Step(rules.MOVE_NO_ACTION, "atlantis.move.by-text", facts)
    if not found.itself and found.unit.cannot_move and not found.forbidden:
        yield Step(rules.MOVE_OTHERS, "atlantis.move.by-another", facts)


def _how_far(found: Moving, facts: dict[str, object]) -> Step:
    marks = tuple(_reach(found.ends))
    if found.spaces is None:
        return Step(rules.MOVE_UP_TO, "atlantis.move.distances", facts, marks)
    return Step(rules.MOVE_UP_TO, "atlantis.move.up-to", facts, marks)


def _in_the_way(table: Table, barred: tuple[Hex, ...]) -> Iterator[Step]:
    """The obstacles near enough to matter: pieces by their names, Terrain by its spaces."""
    pieces = [table.standing[at] for at in barred if at in table.standing]
    rocks = tuple(at for at in barred if at not in table.standing)
    if pieces:
        told: dict[str, object] = {"names": names(pieces), "count": len(pieces)}
        marks = _spaces(piece.at for piece in pieces)
        yield Step(rules.MOVE_OBSTACLES, "atlantis.move.obstacles", told, marks)
    if rocks:
        told = {"spaces": Listing(rocks), "count": len(rocks)}
        yield Step(rules.MOVE_OBSTACLES, "atlantis.move.terrain", told, _spaces(rocks))


def _spaces(places: Iterable[Hex | None]) -> tuple[Mark, ...]:
    return tuple(space_mark(at, "blocker") for at in places if at is not None)


def through(table: Table, unit: Unit, passed: tuple[Hex, ...]) -> Iterator[Step]:
    """What was passed through: tokens that let anybody pass, and what this unit ignores."""
    open_to_all = tuple(at for at in passed if _lets_pass(table, at))
    ignored = tuple(at for at in passed if at not in open_to_all)
    for rule, message_id, spaces in (
        (rules.MOVE_TOKEN, "atlantis.move.token", open_to_all),
        (rules.MOVE_THROUGH, "atlantis.move.through", ignored),
    ):
        if spaces:
            told = {"who": unit.name, "spaces": _called(table, spaces)}
            marks = tuple(space_mark(at, "note") for at in spaces)
            yield Step(rule, message_id, told, marks)


def _called(table: Table, spaces: tuple[Hex, ...]) -> Listing:
    """What is in spaces, by name; Terrain, which has none, by its space."""
    return Listing(tuple(table.standing[at].name if at in table.standing else at for at in spaces))


def _lets_pass(table: Table, at: Hex) -> bool:
    obstacle = table.obstacle(at)
    return isinstance(obstacle, Token) and obstacle.through


def _reach(found: Costs) -> Iterator[Mark]:
    if found:
        yield area_mark(tuple(space for space, _ in found), "reach")
    yield from (label_mark(space.centre, cost, "reach") for space, cost in found)
