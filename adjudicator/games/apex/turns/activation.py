"""What a Legend has done in its activation, and what it may still do."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from adjudicator.core.rule import RuleId
from adjudicator.games.apex.objects import rules as objects_rules
from adjudicator.games.apex.table.clock import Clock
from adjudicator.games.apex.table.state import Figure, Legend
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.legend_actions import ACTION_POINTS, ACTIONS, CARD_ACTIONS


@dataclass(frozen=True, slots=True)
class SceneEdit:
    """Something done or to be done: an action, or the event of being eliminated."""

    name: str
    cost: int
    card: str | None = None
    shoots: bool = False
    respawns: bool = False
    instant: bool = False


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

    deed: SceneEdit
    against: tuple[Objection, ...]


@dataclass(frozen=True, slots=True)
class ActivationProof:
    """An activation: what was done, where it first broke a rule, and what is still open."""

    begun: State
    done: tuple[SceneEdit, ...]
    bars: tuple[Objection, ...]
    broken: int | None
    faults: tuple[Objection, ...]
    state: State
    options: tuple[Option, ...]

    def legal(self, option: Option) -> bool:
        """Whether an action may be done now."""
        return not self.bars and not option.against


def basic_deed(name: str) -> SceneEdit:
    """An action by its name."""
    return SceneEdit(name, ACTIONS[name].cost, None, name == "shoot", name == "respawn")


def card_deed(card: str, cost: int, *, shoots: bool, respawns: bool, instant: bool) -> SceneEdit:
    """What a card lets one do, at the card's own price."""
    return SceneEdit(CARD_ACTIONS[cost], cost, card, shoots, respawns, instant)


def judge_activation(
    legend: Legend | None,
    clock: Clock | None,
    done: Sequence[SceneEdit],
    feats: int | None,
    lacking: frozenset[str] = frozenset(),
) -> ActivationProof:
    """Play an activation up to what was done, or to the first thing that was not allowed."""
    begun = state = _start(legend, done, feats)
    broken, faults = None, tuple[Objection, ...]()
    for number, deed in enumerate(done):
        if faults := tuple(_objections(state, deed)):
            broken = number
            break
        state = _after(state, deed)
    known = (name for name in ACTIONS if name not in lacking)
    options = (Option(deed, tuple(_objections(state, deed))) for deed in map(basic_deed, known))
    bars = tuple(_bars(legend, clock))
    return ActivationProof(begun, tuple(done), bars, broken, faults, state, tuple(options))


def _start(legend: Legend | None, done: Sequence[SceneEdit], feats: int | None) -> State:
    """Whoever comes back before ever being eliminated was off the map to begin with."""
    out = legend is not None and not isinstance(legend, Figure)
    for deed in done:
        if deed.respawns or deed.name == "eliminated":
            out = deed.respawns
            break
    return State(out=out, must_respawn=out, feats=feats)


def _bars(legend: Legend | None, clock: Clock | None) -> Iterator[Objection]:
    """Why a Legend cannot be active at all."""
    if legend is None or clock is None:
        return
    if legend.id in clock.activated:
        yield Objection(rules.TURN_ACTIVATE, "apex.activation.again", {"legend": legend.name})
    if legend.squad and clock.turn != legend.squad:
        yield Objection(
            rules.TURN_ACTIVATE, "apex.activation.not-its-turn", {"legend": legend.name}
        )


def _objections(state: State, deed: SceneEdit) -> Iterator[Objection]:
    if state.passed:
        yield Objection(rules.ACTIVATION_PASS, "apex.activation.has-passed")
    if deed.cost > state.left:
        facts = {"cost": deed.cost, "left": state.left}
        yield Objection(rules.ACTIVATION_POINTS, "apex.activation.too-few", facts)
    yield from _absences(state, deed)
    if deed.shoots and state.shot:
        yield Objection(rules.ACTIVATION_SHOOT_ONCE, "apex.activation.has-shot")
    yield from _card_limits(state, deed)


def _absences(state: State, deed: SceneEdit) -> Iterator[Objection]:
    """What being off the map, or on it, stands against."""
    if deed.respawns:
        if not state.out:
            yield Objection(objects_rules.ACTIVATION_RESPAWN, "apex.activation.not-eliminated")
    elif deed.name == "pass":
        if state.must_respawn:
            yield Objection(rules.ACTIVATION_ELIMINATED, "apex.activation.cannot-pass")
    elif state.out:
        yield Objection(rules.ACTIVATION_ELIMINATED, "apex.activation.respawn-first")


def _card_limits(state: State, deed: SceneEdit) -> Iterator[Objection]:
    if deed.name == "enhance" and not state.shooting:
        yield Objection(rules.CARDS_ENHANCE, "apex.activation.nothing-to-enhance")
    if deed.name == "enhance" and state.enhanced:
        yield Objection(rules.CARDS_ENHANCE, "apex.activation.enhanced")
    if deed.name == "rush" and state.rushed:
        yield Objection(rules.ACTIVATION_RUSH, "apex.activation.has-rushed")
    if deed.name == "rush" and state.feats == 0:
        yield Objection(rules.ACTIVATION_RUSH, "apex.activation.no-feat-card")


def _after(state: State, deed: SceneEdit) -> State:
    """The activation after something was done."""
    rush = deed.name == "rush"
    out = deed.name == "eliminated" or (state.out and not deed.respawns)
    return replace(
        state,
        left=state.left - deed.cost,
        out=out,
        must_respawn=state.must_respawn and out,
        shot=state.shot or deed.shoots,
        shooting=deed.shoots or (state.shooting and deed.name == "enhance"),
        enhanced=state.enhanced or deed.name == "enhance",
        rushed=state.rushed or rush,
        passed=deed.name == "pass",
        feats=state.feats - 1 if rush and state.feats else state.feats,
    )
