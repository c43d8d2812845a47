"""Whether an attack on a target succeeds: Immunity, the card that is discarded, the totals."""

from dataclasses import dataclass

from adjudicator.core.facts import Said
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.combat.steps import defense_steps
from adjudicator.games.atlantis.combat.terms import defense_terms, total_of
from adjudicator.games.atlantis.immunity.immune import immunity_of
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.table.hand import Held, items_of, printed, which_card
from adjudicator.games.atlantis.table.kit import Card, Items
from adjudicator.games.atlantis.table.state import Table, Unit


@dataclass(frozen=True, slots=True)
class Attack:
    """Who attacks whom, and with which total, if that is known."""

    attacker: Unit
    target: Unit
    total: int | None

    @property
    def facts(self) -> dict[str, object]:
        """What steps tell of it."""
        names = {"who": self.target.name, "attacker": self.attacker.name}
        return {**names, "attack": self.total}


@dataclass(frozen=True, slots=True)
class Discard:
    """The card that the target discards, where a question tells it, and the items that count.

    Without a card, `told` says whether none is discarded, or nobody told.
    """

    card: Card | None
    items: Items | None
    at: str
    told: bool = True


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether the target is defeated, None while that is not known; and why.

    `allowed` is false if the target can't be attacked at all.
    """

    defeated: bool | None
    steps: tuple[Step, ...] = ()
    defense: int | None = None
    allowed: bool = True


def fought(table: Table, attack: Attack, discard: Discard, consult: Consultation) -> Outcome:
    """Judge whether an attack defeats its target, wherever that stands."""
    target, facts = attack.target, attack.facts
    if attack.attacker.team == target.team:
        step = Step(rules.ATTACK_ENEMIES, "atlantis.combat.friend", facts)
        return Outcome(defeated=False, steps=(step,), allowed=False)
    immune = immunity_of(table, target, "attack", consult)
    if immune.immune or immune.unsure:
        steps = (immune_step(immune),)
        return Outcome(None if immune.unsure else False, steps, allowed=False)
    if not target.hero:
        step = Step(rules.ATTACK_MINION, "atlantis.combat.minion", facts)
        return Outcome(defeated=True, steps=(step,))
    if discard.card is None:
        return _without_card(attack, discard, consult)
    card = which_card(target, discard.card, discard.at)
    if card.block:
        return _blocked(attack, card, discard, consult)
    return _compared(table, attack, card, discard, consult)


def _without_card(attack: Attack, discard: Discard, consult: Consultation) -> Outcome:
    if discard.told:
        step = Step(rules.DEFENSE_NO_CARD, "atlantis.combat.no-card", attack.facts)
        return Outcome(defeated=True, steps=(step,))
    label = Said("atlantis.missing.discard", (("who", attack.target.name),))
    consult.known(None, place(discard.at, "defense"), label)
    step = Step(rules.DEFENSE_CARD, "atlantis.combat.which-card", attack.facts)
    return Outcome(None, (step,))


def _blocked(attack: Attack, card: Card, discard: Discard, consult: Consultation) -> Outcome:
    """A Block succeeds or fails by its condition, whatever the totals."""
    label = Said("atlantis.missing.condition", (("who", attack.target.name),))
    met = consult.known(card.fulfilled, place(discard.at, "fulfilled"), label)
    step = Step(rules.DEFENSE_BLOCK, _BLOCKED[met], attack.facts)
    return Outcome(None if met is None else not met, (step,))


_BLOCKED = {
    None: "atlantis.combat.block-open",
    True: "atlantis.combat.blocked",
    False: "atlantis.combat.not-blocked",
}


def _compared(
    table: Table, attack: Attack, card: Card, discard: Discard, consult: Consultation
) -> Outcome:
    """The Defense Total against the Attack Total."""
    target = attack.target
    printed(table, Held(target, card, discard.at), "defense", consult)
    terms = defense_terms(table, target, card, items_of(target, discard.items))
    total = total_of(terms)
    steps = tuple(defense_steps(target, card, terms))
    if total is None or attack.total is None:
        return Outcome(None, steps, total)
    falls = total < attack.total
    message_id = "atlantis.combat.lower" if falls else "atlantis.combat.enough"
    compared = Step(rules.DEFENSE_COMPARE, message_id, {**attack.facts, "defense": total})
    return Outcome(falls, (*steps, compared), total)
