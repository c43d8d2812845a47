"""Where a game of Apex is: Round, squad, who is active, and what comes next."""

from dataclasses import replace

from adjudicator.core.facts import Called, Said
from adjudicator.core.piece_card import TurnLine, Verb
from adjudicator.games.apex.table.clock import Clock
from adjudicator.games.apex.table.legends import find_legend, names_of, still_to_act
from adjudicator.games.apex.table.sketch import PAWNS
from adjudicator.games.apex.table.state import Figure, Legend, Table
from adjudicator.games.apex.turns.activation import Objection, judge_activation
from adjudicator.games.apex.turns.legend_actions import ACTION_POINTS
from adjudicator.games.apex.turns.progress import is_due_first
from adjudicator.games.apex.turns.questions.activation import acts_of
from adjudicator.games.apex.turns.ring import is_inside

#: The action of an activation that a verb is.
ACTS_OF_VERBS = {"move": "move", "grenade": "use"} | {
    name: name for name in ("shoot", "melee", "interact")
}

#: What else belongs to the turn.
_OTHERS = (
    Verb("timing", here=False),
    Verb("turn", here=False),
    Verb("victory", here=False),
)


def _others(table: Table) -> tuple[Verb, ...]:
    """The Ring comes first: how to play with it, or who is outside of it."""
    if table.ring is None:
        begins = (("begins", "1"),)
        return Verb("ring", Said("apex.turn-line.no-ring"), fields=begins, here=False), *_OTHERS
    outside = tuple(f for f in table.figures.values() if _is_outside(table, f))
    note = Said("apex.turn-line.outside", (("names", names_of(outside)),)) if outside else None
    return Verb("ring", note, here=False), *_OTHERS


def _is_outside(table: Table, figure: Figure) -> bool:
    return table.ring is not None and not is_inside(table.ring, figure.at, table.readings)


def turn_line(table: Table) -> TurnLine | None:
    """The line of a table that keeps track of turns."""
    clock = table.time
    if clock is None:
        return None
    shape = PAWNS.get(clock.turn)
    if clock.active is not None:
        where, left = _active(table, clock), points_left(table)
        end = Said("apex.turn-line.end-activation")
        verb = Verb("activation", end, start=clock.active, here=False)
        return TurnLine(where, shape, left, ACTION_POINTS, next=verb, others=_others(table))
    if clock.turn == "transition":
        return _in_transition(table, clock)
    waiting = still_to_act(table)
    return TurnLine(
        _where(clock), shape, next=_next(table), others=(*map(_activate, waiting), *_others(table))
    )


def _in_transition(table: Table, clock: Clock) -> TurnLine:
    """Step by step, which the page shows, each a change by itself; or all that is left at once."""
    note = Said("apex.turn-line.step-by-step")
    step = Verb("turn", note, fields=(("phase", "transition"),), here=False)
    at_once = Verb("transition", Said("apex.turn-line.transition-now"), here=False)
    others = (step, *(verb for verb in _others(table) if verb.action != "turn"))
    return TurnLine(_where(clock), next=at_once, others=others, then=step)


def _activate(legend: Legend) -> Verb:
    return Verb(
        "activate",
        Said("apex.card.weapon", (("weapon", legend.name),)),
        start=legend.id,
        here=False,
    )


def points_left(table: Table) -> int:
    """The Activation Points that the active Legend has left."""
    clock = table.time
    if clock is None or clock.active is None:
        return 0
    legend = find_legend(table, clock.active, "time.active")
    lacking = table.edition.lacking_actions
    done = acts_of(table, clock.done)
    return judge_activation(legend, None, done, None, lacking).state.left


def in_turn(table: Table, legend: Legend, verbs: tuple[Verb, ...]) -> tuple[Verb, ...]:
    """What fits a Legend in the turn as it is: it begins its activation, or spends its points."""
    clock = table.time
    if clock is None or clock.turn == "transition":
        return verbs
    if clock.active is None and legend in still_to_act(table):
        return Verb("activate", start=legend.id, here=False), *verbs[:4]
    if legend.id in clock.activated:
        note = Said("apex.card.was-active")
        return tuple(
            replace(verb, note=note, ready=False) if verb.ready else verb for verb in verbs
        )
    if clock.active != legend.id:
        return verbs
    done, lacking = acts_of(table, clock.done), table.edition.lacking_actions
    options = judge_activation(legend, None, done, None, lacking).options
    against = {option.act.name: option.against for option in options}
    return tuple(
        _afforded(verb, against.get(ACTS_OF_VERBS.get(verb.action, ""), ())) for verb in verbs
    )


def has_just_interacted(table: Table, legend: Legend) -> bool:
    """Whether the last thing that the active Legend did is to interact, which may give it loot."""
    clock = table.time
    mine = clock is not None and clock.active == legend.id
    return bool(mine and clock and clock.done and clock.done[-1].action == "interact")


def _afforded(verb: Verb, against: tuple[Objection, ...]) -> Verb:
    """A verb with the reason against it, if the activation has one."""
    if not against or not verb.ready:
        return verb
    shot = any(one.message_id == "apex.activation.has-shot" for one in against)
    reason = "apex.card.shot-already" if shot else "apex.card.no-points"
    return replace(verb, note=Said(reason), ready=False)


def _where(clock: Clock) -> Said:
    turn = Called(f"apex.turn-line.{clock.turn}")
    return Said("apex.turn-line.where", (("round", clock.round), ("turn", turn)))


def _active(table: Table, clock: Clock) -> Said:
    legend = find_legend(table, str(clock.active), "time.active")
    turn = Called(f"apex.turn-line.{clock.turn}")
    facts = (("round", clock.round), ("turn", turn), ("legend", legend.name))
    return Said("apex.turn-line.active", facts)


def _next(table: Table) -> Verb:
    """What comes next while nobody is active: a Legend of the squad, or the next turn."""
    if is_due_first(table):
        due = Said("apex.turn-line.due")
        return Verb("turn", due, fields=(("phase", "turn"),), here=False)
    waiting = still_to_act(table)
    if len(waiting) == 1:
        facts = (("legend", waiting[0].name),)
        note = Said("apex.turn-line.activate", facts)
        return Verb("activate", note, start=waiting[0].id, here=False)
    if waiting:
        return Verb("activate", Said("apex.turn-line.who"), here=False)
    end = Said("apex.turn-line.end-turn")
    return Verb("timing", end, fields=(("advance", "1"),), here=False)
