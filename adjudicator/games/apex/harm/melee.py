"""A blow: whether it may be dealt, whether it lands, and what it does."""

from dataclasses import dataclass

from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.harm.push import PushProof, pushed
from adjudicator.games.apex.sight.contiguity import Contact, contact
from adjudicator.games.apex.table.kit import AimCard
from adjudicator.games.apex.table.state import Figure, Table

#: The value from which an Aim card hits, what a blow deals, and what a collision adds.
HITS_FROM = 40
BLOW = 4
COLLISION = 4


@dataclass(frozen=True, slots=True)
class BlowProof:
    """A blow: how the two stand to each other, the card, and the push if it lands."""

    figure: Figure
    target: Figure
    card: AimCard
    contact: Contact
    push: PushProof | None = None

    @property
    def same_squad(self) -> bool:
        """Whether the two are known to be of one squad."""
        return self.figure.squad is not None and self.figure.squad == self.target.squad

    @property
    def legal(self) -> bool:
        """Whether the target may be struck: an enemy, adjacent."""
        return self.contact.adjacent and not self.same_squad

    @property
    def lands(self) -> bool:
        """Whether the card is high enough."""
        return self.card.value >= HITS_FROM

    @property
    def collision(self) -> bool:
        """Whether the target is pushed into something."""
        return self.push is not None and self.push.collision

    @property
    def damage(self) -> int:
        """The damage of the blow and of the collision."""
        return (BLOW if self.push else 0) + (COLLISION if self.collision else 0)


def blow(
    table: Table, figure: Figure, target: Figure, card: AimCard, consult: Consultation
) -> BlowProof:
    """Strike a target with a card."""
    stand = contact(table, figure.at, target.at, consult)
    tried = BlowProof(figure, target, card, stand)
    if not (tried.legal and tried.lands):
        return tried
    push = pushed(table, figure.at, target.at, 1, consult)
    return BlowProof(figure, target, card, stand, push)
