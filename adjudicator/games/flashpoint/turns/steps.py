"""The steps of a round, in order."""

from dataclasses import dataclass

from adjudicator.core.data import read_data
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint.table.clock import Clock
from adjudicator.games.flashpoint.turns import rules

_PHASES: dict[str, RuleId] = {
    "refresh": rules.ROUND_REFRESH,
    "operative": rules.ROUND_OPERATIVE,
    "enemy": rules.ROUND_ENEMY,
    "escalation": rules.ROUND_ESCALATION,
}


@dataclass(frozen=True)
class RoundStep:
    """A step of a round: its name, its phase, and the rule of that phase."""

    name: str
    phase: str

    @property
    def rule(self) -> RuleId:
        """The rule that its phase is described by."""
        return _PHASES[self.phase]


def round_steps(*, alarm: bool, first: bool = False) -> tuple[RoundStep, ...]:
    """The steps that a round has, before the alarm or after it."""
    return tuple(
        RoundStep(step["name"], step["phase"])
        for step in read_data("flashpoint", "round")["step"]
        if step.get("alarm", alarm) == alarm and (step.get("first", True) or not first)
    )


def all_steps() -> tuple[RoundStep, ...]:
    """Every step that a round can have."""
    return tuple(
        RoundStep(step["name"], step["phase"]) for step in read_data("flashpoint", "round")["step"]
    )


def step_of(clock: Clock) -> RoundStep:
    """The step that it is."""
    return next(step for step in all_steps() if step.name == clock.step)


def step_after(clock: Clock, *, alarm: bool) -> Clock:
    """The beginning of the next step; after the last one a new round begins."""
    order = [step.name for step in all_steps()]
    ahead = order[order.index(clock.step) + 1 :]
    has = {step.name for step in round_steps(alarm=alarm)}
    following = next((name for name in ahead if name in has), None)
    if following is None:
        return Clock.model_validate({"round": clock.round + 1, "step": order[0]})
    return Clock.model_validate({"round": clock.round, "step": following})
