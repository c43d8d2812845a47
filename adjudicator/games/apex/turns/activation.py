"""What a Legend has done in its activation, and what it may still do."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from adjudicator.core.rule import RuleId
from adjudicator.games.apex.objects import rules as objects_rules
from adjudicator.games.apex.table.clock import Clock
from adjudicator.games.apex.table.state import Figure, Legend
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.legend_actions import ACTION_POINTS, ACTIONS, CARD_ACTIONS

#: The basic actions that come with a Move 1.
WITH_MOVE = ("interact", "use", "melee", "destroy")


@dataclass(frozen=True, slots=True)
class Act:
    """Something done or to be done: an action, or the event of being eliminated."""

    name: str
    cost: int
    card: str | None = None
    shoots: bool = False
    respawns: bool = False
    instant: bool = False
    #: Whether it belongs to the action before it, and the movement points that a move took.
    paired: bool = False
    points: int | None = None
    #: Whether it is an Interact that has only fitted Attachments so far.
    fits: bool = False

    @property
    def adds_a_point(self) -> bool:
        """Whether it is a Rush that adds a movement point, not a move of its own."""
        return self.name == "rush" and self.points is None


@dataclass(frozen=True, slots=True)
class State:
    """Where an activation has got to."""

    left: int = ACTION_POINTS
    #: Off the map; and off it from the start, so that it has to come back first.
    out: bool = False
    must_respawn: bool = False
    shot: bool = False
    shooting: bool = False
    enhanced: bool = False
    rushed: bool = False
    passed: bool = False
    #: Feat cards in hand, where that is known.
    feats: int | None = None


@dataclass(frozen=True, slots=True)
class Objection:
    """Why something cannot be done."""

    rule: RuleId
    message_id: str
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """An action, and all that speaks against it."""

    act: Act
    against: tuple[Objection, ...]


@dataclass(frozen=True, slots=True)
class ActivationProof:
    """An activation: what was done, where it first broke a rule, and what is still open."""

    begun: State
    done: tuple[Act, ...]
    bars: tuple[Objection, ...]
    broken: int | None
    faults: tuple[Objection, ...]
    state: State
    options: tuple[Option, ...]

    def legal(self, option: Option) -> bool:
        """Whether an action may be done now."""
        return not self.bars and not option.against


def basic_act(name: str, *, paired: bool = False, points: int | None = None) -> Act:
    """An action by its name; one that is paired was paid for with the action before it."""
    cost = 0 if paired else ACTIONS[name].cost
    shoots, respawns = name == "shoot", name == "respawn"
    return Act(name, cost, None, shoots, respawns, paired=paired, points=points)


def pairs(before: Act | None, act: Act) -> bool:
    """Whether an action and the one before it are one: one of the two is a move of 1 point."""
    if before is None or before.paired or before.card or act.card:
        return False
    moves = [one for one in (before, act) if one.name == "move"]
    others = [one for one in (before, act) if one.name in WITH_MOVE]
    return len(moves) == 1 and len(others) == 1 and moves[0].points in (0, 1)


def card_act(card: str, cost: int, *, shoots: bool, respawns: bool, instant: bool) -> Act:
    """What a card lets one do, at the card's own price."""
    return Act(CARD_ACTIONS[cost], cost, card, shoots, respawns, instant)


def judge_activation(
    legend: Legend | None,
    clock: Clock | None,
    done: Sequence[Act],
    feats: int | None,
    lacking: frozenset[str] = frozenset(),
) -> ActivationProof:
    """Play an activation up to what was done, or to the first thing that was not allowed."""
    begun = state = _start(legend, done, feats)
    broken, faults = None, tuple[Objection, ...]()
    for number, act in enumerate(done):
        if faults := tuple(_objections(state, act)):
            broken = number
            break
        state = _after(state, act)
    known = (name for name in ACTIONS if name not in lacking)
    options = (Option(act, tuple(_objections(state, act))) for act in map(basic_act, known))
    barred = tuple(bars(legend, clock))
    return ActivationProof(begun, tuple(done), barred, broken, faults, state, tuple(options))


def _start(legend: Legend | None, done: Sequence[Act], feats: int | None) -> State:
    """Whoever came back first of all was off the map; else the table tells, as it is now."""
    out = legend is not None and not isinstance(legend, Figure)
    if any(act.name == "eliminated" for act in done):
        out = False
    if done and done[0].respawns:
        out = True
    return State(out=out, must_respawn=out, feats=feats)


def bars(legend: Legend | None, clock: Clock | None) -> Iterator[Objection]:
    """Why a Legend cannot be active at all."""
    if legend is None or clock is None:
        return
    if legend.id in clock.activated:
        yield Objection(rules.TURN_ACTIVATE, "apex.activation.again", {"legend": legend.name})
    if legend.squad and clock.turn != legend.squad:
        yield Objection(
            rules.TURN_ACTIVATE, "apex.activation.not-its-turn", {"legend": legend.name}
        )


def _objections(state: State, act: Act) -> Iterator[Objection]:
    if state.passed:
        yield Objection(rules.ACTIVATION_PASS, "apex.activation.has-passed")
    if act.cost > state.left:
        facts = {"cost": act.cost, "left": state.left}
        yield Objection(rules.ACTIVATION_POINTS, "apex.activation.too-few", facts)
    yield from _absences(state, act)
    if act.shoots and state.shot:
        yield Objection(rules.ACTIVATION_SHOOT_ONCE, "apex.activation.has-shot")
    yield from _card_limits(state, act)


def _absences(state: State, act: Act) -> Iterator[Objection]:
    """What being off the map, or on it, stands against."""
    if act.respawns:
        if not state.out:
            yield Objection(objects_rules.ACTIVATION_RESPAWN, "apex.activation.not-eliminated")
    elif act.name == "pass":
        if state.must_respawn:
            yield Objection(rules.ACTIVATION_ELIMINATED, "apex.activation.cannot-pass")
    elif state.out:
        yield Objection(rules.ACTIVATION_ELIMINATED, "apex.activation.respawn-first")


def _card_limits(state: State, act: Act) -> Iterator[Objection]:
    if act.name == "enhance" and not state.shooting:
        yield Objection(rules.CARDS_ENHANCE, "apex.activation.nothing-to-enhance")
    if act.name == "enhance" and state.enhanced:
        yield Objection(rules.CARDS_ENHANCE, "apex.activation.enhanced")
    if act.name == "rush" and state.rushed:
        yield Objection(rules.ACTIVATION_RUSH, "apex.activation.has-rushed")
    if act.name == "rush" and state.feats == 0:
        yield Objection(rules.ACTIVATION_RUSH, "apex.activation.no-feat-card")


def _after(state: State, act: Act) -> State:
    """The activation after something was done."""
    rush = act.name == "rush"
    out = act.name == "eliminated" or (state.out and not act.respawns)
    return replace(
        state,
        left=state.left - act.cost,
        out=out,
        must_respawn=state.must_respawn and out,
        shot=state.shot or act.shoots,
        shooting=act.shoots or (state.shooting and act.name == "enhance"),
        enhanced=state.enhanced or act.name == "enhance",
        rushed=state.rushed or rush,
        passed=act.name == "pass",
        feats=state.feats - 1 if rush and state.feats else state.feats,
    )
