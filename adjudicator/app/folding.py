"""Recorded changes, and the scenes that they lead to."""

from collections.abc import Iterable, Sequence
from functools import cache

from adjudicator.app.judge import find_game
from adjudicator.core.change import Change, changed
from adjudicator.core.faults import InputError
from adjudicator.core.merging import merged
from adjudicator.core.recording import recorded, restated
from adjudicator.core.shape import Fields, shape_of
from adjudicator.core.values import JsonObject
from adjudicator.games import GAMES
from adjudicator.tables.history import Event, History, history

#: How many entries a step of an imported history may have, and all its steps together.
MOST_ENTRIES, MOST_WORK = 5_000, 1_500_000
#: How much of an imported history is read step by step: what a step takes besides its entries, and
#: all of it, in about 20 microseconds each.
A_STEP, MOST_READ = 20, 100_000
#: How many steps a turn of the whole board counts as, because it rewrites everything.
A_TURN = 20


def as_recorded(before: JsonObject, wanted: Change) -> Change:
    """A change as it is recorded: a turn of the whole board as such, else in its smallest parts."""
    if wanted.turn is not None:
        return Change(turn=wanted.turn)
    shape = _shape(find_game(before).name)
    change = recorded(before, changed(before, wanted), shape)
    return change if change.parts or change.fields or change.gone else restated(wanted, shape)


def as_stated(before: JsonObject, wanted: Change) -> Change:
    """A change whose author sets numbers instead of adding: counters are set like other fields."""
    if wanted.turn is not None:
        return Change(turn=wanted.turn)
    return recorded(before, changed(before, wanted), _uncounted(find_game(before).name))


def merged_scenes(base: JsonObject, mine: JsonObject, theirs: JsonObject) -> JsonObject:
    """Merge a form's scene with others' changes; the form wins."""
    scene: JsonObject = merged(base, mine, theirs, _shape(find_game(base).name))
    return scene


@cache
def _shape(game: str) -> Fields:
    return shape_of(GAMES[game].scene, GAMES[game].counters)


@cache
def _uncounted(game: str) -> Fields:
    return shape_of(GAMES[game].scene)


def turned(scene: JsonObject, mirrored: bool, steps: int) -> JsonObject:  # noqa: FBT001
    """A scene with its whole board mirrored and then turned by a number of steps."""
    setup = find_game(scene).setup
    ways = [setup.mirrored] * mirrored + [setup.rotated] * (steps % setup.steps_round)
    for way in ways:
        scene = changed(scene, way(scene).change)
    return scene


def folded(events: Iterable[Event]) -> History:
    """The history of events from elsewhere; refused if it is too large, or a step can't be read."""
    events = tuple(events)
    _check_steps(events)
    past = read_back(events)
    _read_steps(events)
    return past


def read_back(events: Iterable[Event]) -> History:
    """The history of events; refused if their numbers have gaps or the scene is invalid."""
    past = history(tuple(events), turned)
    if [event.number for event in past.events] != [*range(len(past.events))]:
        raise InputError("events", "archive.no-fit")
    find_game(past.scene).read_scene(past.scene)
    return past


def _read_steps(events: Sequence[Event]) -> None:
    """Refuse a history with a step that the store would have refused.

    What is beyond the budget is read when somebody goes back to it, as every step is.
    """
    past = history(events[:1], turned)
    before, work = None, 0
    for event in events:
        past = past.append(event) if event.number else past
        work += len(past.events) * (A_TURN if past.turns else 1) if event.numbers else 0
        if past.scene != before:
            before, work = past.scene, work + A_STEP + entries_of(past.scene)
            _read_step(past.scene, event.number)
        if work > MOST_READ:
            return


def _read_step(scene: JsonObject, number: int) -> None:
    try:
        find_game(scene).read_scene(scene)
    except InputError as fault:
        raise InputError(f"events[{number}].{fault.at}", "archive.no-step") from fault


def _check_steps(events: Sequence[Event]) -> None:
    """Refuse a history whose steps are larger than tables are, or take too long to fold.

    A step is read as a whole when somebody goes back to it; its size bounds what that takes.
    """
    work, scene = 0, events[0].scene if events else None
    turns: set[int] = set()
    for event in events:
        if event.change is not None and scene is not None:
            scene = _after(scene, event)
        entries = entries_of(scene or {})
        turns |= {event.number} if event.change and event.change.turn else set()
        work += entries * (A_TURN if turns & {event.number, *event.numbers} else 1)
        for size, most in ((entries, MOST_ENTRIES), (work, MOST_WORK)):
            if size > most:
                raise InputError(f"events[{event.number}]", "archive.too-large", most=most)


def _after(scene: JsonObject, event: Event) -> JsonObject:
    """The scene after a change; a change that no longer fits leaves it unchanged."""
    try:
        return changed(scene, event.change) if event.change else scene
    except InputError:
        return scene


def entries_of(scene: JsonObject) -> int:
    """How many entries the lists of a scene have together."""
    return sum(len(part) for part in scene.values() if isinstance(part, list | tuple | dict))
