"""One move as it is asked for: who moves whom, what forbids it, and where it may end."""

from dataclasses import dataclass

from adjudicator.board.hexes import Hex
from adjudicator.core.rule import RuleId
from adjudicator.games.atlantis.immunity.immune import Immunity
from adjudicator.games.atlantis.movement import rules
from adjudicator.games.atlantis.movement.moves import Costs, Reach
from adjudicator.games.atlantis.table.state import Unit


@dataclass(frozen=True)
class Moving:
    """A move of a unit: `itself` by its own action, or by the text of its own card (`text`).

    `spaces` is None where nobody told how many; then `reach` tells how far everything is.
    """

    unit: Unit
    itself: bool
    text: bool
    spaces: int | None
    to: Hex | None = None
    immune: Immunity | None = None
    reach: Reach | None = None

    @property
    def barred(self) -> RuleId | None:
        """What keeps a unit from moving itself; another may move it all the same."""
        if self.itself and self.unit.cannot_move:
            return rules.MOVE_CANNOT
        if self.itself and self.unit.no_movement_action and not self.text:
            return rules.MOVE_NO_ACTION
        return None

    @property
    def forbidden(self) -> bool:
        """Whether there is no move at all."""
        return self.barred is not None or (self.immune is not None and self.immune.immune)

    @property
    def known(self) -> bool:
        """Whether nothing has to be told before it can be judged."""
        if self.forbidden:
            return True
        return self.spaces is not None and self.immune is None

    @property
    def ends(self) -> Costs:
        """Where it may end."""
        return self.reach.spaces if self.reach and not self.forbidden else ()

    @property
    def cost(self) -> int | None:
        """How many spaces away the destination is, where it can be reached at all."""
        return dict(self.ends).get(self.to) if self.to is not None else None

    @property
    def legal(self) -> bool | None:
        """Whether it may end at its destination; None while something is not known."""
        if self.cost is None:
            return False
        return True if self.known else None
