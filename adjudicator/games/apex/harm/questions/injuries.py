"""Steps for injuries: dial by dial, eliminations, and a resulting victory."""

from collections.abc import Iterator, Sequence

from adjudicator.core.facts import Called, Listing, Said
from adjudicator.core.verdict import Answer, Step, Summary, space_mark
from adjudicator.games.apex.harm import rules
from adjudicator.games.apex.harm.elimination import Injury
from adjudicator.games.apex.harm.life import FRESH_HEALTH, FRESH_SHIELD, Wound
from adjudicator.games.apex.table.legends import named
from adjudicator.games.apex.table.rule_ids import rule_id
from adjudicator.games.apex.table.state import Figure, Legend
from adjudicator.games.apex.table.victory import VictoryProof

VICTORY_UNIQUE = rule_id("victory.unique-eliminations")


#: The dials of someone of whom nobody can tell what is left.
UNKNOWN_DIALS: Answer = {"shield": None, "health": None, "eliminated": None}


def target_answer(injury: Injury) -> Answer:
    """The dials of someone who is hit, as they fell."""
    return {"figure": injury.legend.id, **(injury.dials or UNKNOWN_DIALS)}


def hurt_by(injury: Injury) -> Said:
    """Who takes how much, or is eliminated by it."""
    facts = (("who", injury.legend.name), ("damage", injury.last.amount))
    fell = injury.eliminated
    return Said("apex.grenade.falls" if fell else "apex.grenade.takes", facts)


def turned(*injuries: Injury) -> Listing:
    """How far damage turns each dial, with the names where it is about several Legends."""
    several = len(injuries) > 1
    return Listing(tuple(one for injury in injuries for one in _turned(injury, named_=several)))


def _turned(injury: Injury, *, named_: bool) -> Iterator[Said]:
    before, after = injury.wounds[0].kit, injury.last
    for dial, was, is_ in (
        ("shield", before.shield, after.shield),
        ("health", before.health, after.health),
    ):
        if was != is_:
            who = (("who", injury.legend.name),) if named_ else ()
            message_id = f"apex.dial.{dial}-of" if named_ else f"apex.dial.{dial}"
            yield Said(message_id, (*who, ("before", was), ("after", is_)))


def injury_steps(injury: Injury) -> Iterator[Step]:
    """What damage did to one Legend, and its elimination."""
    yield from starting_steps(injury.legend)
    for wound in injury.wounds:
        yield from wound_steps(injury.legend, wound)
    if injury.is_known and injury.eliminated:
        yield from elimination_steps(injury)


def starting_steps(legend: Legend) -> Iterator[Step]:
    """The dials that nobody has entered, which show what the game begins with."""
    left_out = tuple(dial for dial in ("shield", "health") if not legend.kit.is_entered(dial))
    if left_out and isinstance(legend, Figure):
        facts = {
            "legend": named(legend),
            "shield": legend.kit.shield,
            "health": legend.kit.health,
        }
        message_id, rule = _LEFT_OUT[left_out]
        yield Step(rule, message_id, facts)


_LEFT_OUT = {
    ("shield", "health"): ("apex.life.starting-dials", rules.LIFE_SHIELD),
    ("shield",): ("apex.life.starting-shield", rules.LIFE_SHIELD),
    ("health",): ("apex.life.starting-health", rules.LIFE_HEALTH),
}


def wound_steps(legend: Legend, wound: Wound) -> Iterator[Step]:
    """What one damage did, dial by dial."""
    if not isinstance(legend, Figure):
        yield Step(rules.LIFE_OFF_MAP, "apex.life.away", {"legend": named(legend)})
        return
    facts = _facts(legend, wound)
    if wound.kind != "any":
        yield Step(rules.LIFE_KINDS, _ONLY[wound.kind], facts)
    if not wound.is_known:
        yield Step(rules.LIFE_KNOCKDOWN, "apex.life.knockdown-unknown", facts)
        return
    if wound.exhausted:
        yield Step(rules.LIFE_KNOCKDOWN, "apex.life.knockdown", facts)
    elif wound.fatal and not legend.kit.is_entered("knockdown_shield"):
        yield Step(rules.LIFE_KNOCKDOWN, "apex.life.starting-knockdown", facts)
    if wound.to_shield:
        yield Step(rules.LIFE_SHIELD, "apex.life.to-shield", facts)
    if wound.to_health:
        if wound.kind == "any" and wound.kit.body_shield is None:
            yield Step(rules.LIFE_HEALTH, "apex.life.no-shield", facts)
        yield Step(rules.LIFE_HEALTH, "apex.life.to-health", facts)
    if not wound.to_shield and not wound.to_health:
        yield Step(rules.LIFE_SHIELD, "apex.life.unhurt", facts)


_ONLY = {"shield": "apex.life.only-shield", "health": "apex.life.only-health"}


def _facts(legend: Legend, wound: Wound) -> dict[str, object]:
    return {
        "legend": named(legend),
        "amount": wound.amount,
        "prevented": wound.prevented,
        "left": wound.amount - wound.prevented,
        "to_shield": wound.to_shield,
        "to_health": wound.to_health,
        "shield_before": wound.kit.shield,
        "health_before": wound.kit.health,
        "shield": wound.shield,
        "health": wound.health,
    }


def elimination_steps(injury: Injury) -> Iterator[Step]:
    """All that an elimination does."""
    legend, kit = injury.legend, injury.legend.kit
    facts = {"legend": named(legend), "shield": FRESH_SHIELD, "health": FRESH_HEALTH}
    marks = (space_mark(legend.at, "blocked"),) if isinstance(legend, Figure) else ()
    yield Step(rules.LIFE_ELIMINATION, "apex.life.eliminated", facts, marks)
    if kit.edition.elimination_resets:
        if injury.last.knockdown == "exhausted":
            yield Step(rules.LIFE_ELIMINATION, "apex.life.knockdown-back", facts)
        yield Step(rules.LIFE_ELIMINATION, "apex.life.fresh-dials", facts)
    message_id = "apex.life.deathbox" if kit.deathboxes else "apex.life.no-deathbox"
    yield Step(rules.LIFE_ELIMINATION, message_id, facts)


def victory_steps(victory: VictoryProof | None) -> Iterator[Step]:
    """The end of the game, where eliminations bring it about."""
    if victory is None:
        return
    if victory.ending == "both":
        yield Step(VICTORY_UNIQUE, "apex.life.both-finished", _won(victory))
    if victory.winner or victory.ending != "both":
        yield Step(VICTORY_UNIQUE, "apex.life.wins", _won(victory))


def ending(injuries: Sequence[Injury], victory: VictoryProof | None) -> Summary | None:
    """The summary of damage that ends the game."""
    if victory is None:
        return None
    fallen = tuple(one.legend.name for one in injuries if one.eliminated)
    dials = turned(*injuries)
    facts = {"legends": Listing(fallen), "count": len(fallen), "dials": dials, **_won(victory)}
    return Summary("apex.life.wins" if victory.winner else "apex.life.both-fell", "clear", facts)


def _won(victory: VictoryProof) -> dict[str, object]:
    return {"squad": Called(f"apex.squad.{victory.winner}")} if victory.winner else {}
