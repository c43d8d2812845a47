"""What verdicts say about the end of a Round, beside its battles and pushes."""

from collections.abc import Iterator

from adjudicator.core.facts import Listing
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.growth import rules as growth_rules
from adjudicator.games.atlantis.growth.levels import untold_steps
from adjudicator.games.atlantis.table.ends import names
from adjudicator.games.atlantis.table.statuses import ROUND, told_endings
from adjudicator.games.atlantis.turns import rules
from adjudicator.games.atlantis.turns.round_ends import RoundEnd


def tidied_steps(found: RoundEnd) -> Iterator[Step]:
    """Tokens, markers and cards."""
    tokens, markers = found.tokens, found.table.markers
    if tokens:
        told: dict[str, object] = {"names": names(tokens), "count": len(tokens)}
        yield Step(rules.ROUND_END, "atlantis.end-of-round.tokens", told)
    if markers:
        told = {"names": Listing(tuple(marker.name for marker in markers))}
        yield Step(rules.ROUND_END, "atlantis.end-of-round.markers", told)
    effects = tuple(effect.name for effect in found.table.effects)
    ended = (*effects, *told_endings(found.table, ROUND))
    message_id = "atlantis.end-of-round.effects-end" if ended else "atlantis.end-of-round.cards"
    yield Step(rules.ROUND_END, message_id, {"names": Listing(ended)})


def level_steps(found: RoundEnd) -> Iterator[Step]:
    """The levels that are bought."""
    for hero in found.heroes:
        yield from untold_steps(hero, coins=True)
        if bought := found.bought(hero):
            last = bought[-1]
            told: dict[str, object] = {"who": hero.name, "level": last.level}
            told |= {"paid": sum(each.cost for each in bought), "left": last.left}
            yield Step(growth_rules.LEVEL_MUST, "atlantis.end-of-round.level", told)


def pity_steps(found: RoundEnd) -> Iterator[Step]:
    """Who collects a Pity coin."""
    pitied = [hero for hero in found.heroes if found.pities(hero)]
    if pitied:
        told = {"names": names(pitied), "count": len(pitied)}
        yield Step(growth_rules.PITY_COIN, "atlantis.end-of-round.pity", told)
