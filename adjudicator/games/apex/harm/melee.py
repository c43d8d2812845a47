"""A blow: whether it may be dealt, whether it lands, and what it does."""

from dataclasses import dataclass, replace

from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.harm.elimination import Injury, injured
from adjudicator.games.apex.harm.life import Wound
from adjudicator.games.apex.harm.push import PushProof, pushed
from adjudicator.games.apex.sight.contiguity import Contact, contact
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.kit import AimCard
from adjudicator.games.apex.table.state import Figure, Legend, Table

#: The value from which an Aim card hits, what a blow deals, and what a collision adds.
HITS_FROM = 40
BLOW = 4
COLLISION = 4


@dataclass(frozen=True, slots=True)
class BlowProof:
    """A blow: how the two stand to each other, the card, the damage, and the push if there is one.

    Without a card, nothing is dealt: the push is the one that a hit would bring about.

    Off the map there is no contact. Someone who is eliminated by the blow itself is not pushed.
    """

    figure: Legend
    target: Legend
    card: AimCard | None
    contact: Contact | None = None
    injury: Injury | None = None
    push: PushProof | None = None

    @property
    def same_squad(self) -> bool:
        """Whether the two are known to be of one squad."""
        return self.figure.squad is not None and self.figure.squad == self.target.squad

    @property
    def legal(self) -> bool:
        """Whether the target may be struck: an enemy, adjacent."""
        return self.contact is not None and self.contact.adjacent and not self.same_squad

    @property
    def lands(self) -> bool:
        """Whether the card is high enough."""
        return self.card is not None and self.card.value >= HITS_FROM

    @property
    def collision(self) -> bool:
        """Whether the target is pushed into something."""
        return self.push is not None and self.push.collision

    @property
    def is_known(self) -> bool:
        """Whether all is known that decides over damage and push."""
        return self.injury is None or self.injury.is_known

    @property
    def damage(self) -> int:
        """The damage of the blow and of the collision."""
        return sum(wound.amount for wound in self.injury.wounds) if self.injury else 0


def blow(
    table: Table, figure: Legend, target: Legend, card: AimCard | None, consult: Consultation
) -> BlowProof:
    """Strike a target with a card."""
    if not isinstance(figure, Figure) or not isinstance(target, Figure):
        return BlowProof(figure, target, card)
    tried = BlowProof(figure, target, card, contact(table, figure.at, target.at, consult))
    if tried.legal and card is None:
        return replace(tried, push=pushed(table, figure.at, target.at, 1, consult))
    if not (tried.legal and tried.lands):
        return tried
    push = pushed(table, figure.at, target.at, 1, consult)
    if push.collision and consult(rulings.COLLISION_DAMAGE) == "together":
        return replace(tried, injury=injured(target, (BLOW + COLLISION,), consult), push=push)
    dealt = (BLOW, COLLISION) if push.collision else (BLOW,)
    injury = injured(target, dealt, consult)
    return replace(tried, injury=injury, push=push if _withstands(injury.wounds[0]) else None)


def _withstands(struck: Wound) -> bool:
    """Whether the target is still there to be pushed once it was struck."""
    return struck.is_known and not struck.eliminated
