"""Which slots of the Aim board a shot uses, as shots and their odds tell it."""

from collections.abc import Iterator

from adjudicator.core.verdict import Step
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.firing import Volley
from adjudicator.games.apex.shooting.lane import Lane


def lane_steps(volley: Volley, lane: Lane) -> Iterator[Step]:
    """Which slots of the Aim board are used."""
    arms = volley.aim.shot.arms
    stability = arms.weapon.stability + arms.total("stability")
    facts: dict[str, object] = {
        "slots": len(lane.slots),
        "each": lane.cards_each,
        "cards": lane.cards,
        "more": arms.total("slots"),
        "weapon": arms.weapon.name,
        "stability": stability,
        "recoil": arms.weapon.recoil + arms.total("recoil"),
        "last": lane.last,
        "listed": ", ".join(map(signed, lane.modifiers)),
    }
    if lane.slots:
        facts["start"] = abs(lane.slots[0])
    more = "apex.fire.rate-more" if facts["more"] else "apex.fire.rate"
    yield Step(rules.FIRE_RATE, more, facts)
    if not lane.slots:
        return
    yield Step(
        rules.FIRE_START, "apex.fire.start-left" if lane.slots[0] else "apex.fire.start", facts
    )
    if len(lane.slots) > 1:
        yield Step(
            rules.FIRE_NEXT, "apex.fire.recoil" if facts["recoil"] else "apex.fire.next", facts
        )
    if lane.pushed_back:
        yield Step(rules.FIRE_LAST, "apex.fire.last", facts)
    yield Step(rules.FIRE_MODIFIER, "apex.fire.modifiers", facts)


def signed(modifier: int | None) -> str:
    """A modifier with its sign; one that nobody has entered as a question mark."""
    return "?" if modifier is None else f"{modifier:+d}" if modifier else "0"
