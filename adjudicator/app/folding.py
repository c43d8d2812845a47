"""Changes as they are recorded, and the scenes that they lead to, for the games as they are."""

from collections.abc import Iterable
from functools import cache

from adjudicator.app.judge import find_game
from adjudicator.core.change import Change, changed
from adjudicator.core.faults import InputError
from adjudicator.core.recording import recorded, restated
from adjudicator.core.shape import Fields, shape_of
from adjudicator.core.values import JsonObject
from adjudicator.games import GAMES
from adjudicator.tables.history import Event, History, history


def as_recorded(before: JsonObject, wanted: Change) -> Change:
    """A change as it is recorded: a turn of the whole board as such, else in its smallest parts."""
    if wanted.turn is not None:
        return Change(turn=wanted.turn)
    shape = _shape(find_game(before).name)
    change = recorded(before, changed(before, wanted), shape)
    return change if change.parts or change.fields or change.gone else restated(wanted, shape)


@cache
def _shape(game: str) -> Fields:
    return shape_of(GAMES[game].scene, GAMES[game].counters)


def turned(scene: JsonObject, mirrored: bool, steps: int) -> JsonObject:  # noqa: FBT001
    """A scene with its whole board mirrored, and then so many steps further round."""
    setup = find_game(scene).setup
    ways = [setup.mirrored] * mirrored + [setup.rotated] * (steps % setup.steps_round)
    for way in ways:
        scene = changed(scene, way(scene).change)
    return scene


def folded(events: Iterable[Event]) -> History:
    """The history of some events; refused if their numbers have gaps or the scene is invalid."""
    past = history(events, turned)
    if [event.number for event in past.events] != [*range(len(past.events))]:
        raise InputError("events", "archive.no-fit")
    find_game(past.scene).read_scene(past.scene)
    return past
