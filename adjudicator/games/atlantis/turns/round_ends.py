"""The end of a Round: battles and pushes, tokens and markers, levels and Pity coins."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.values import Json
from adjudicator.games.atlantis.growth.levels import Bought, levels_bought
from adjudicator.games.atlantis.growth.questions.level_up import leveled
from adjudicator.games.atlantis.growth.questions.pity import pitied, pity_reason
from adjudicator.games.atlantis.lanes.battle_ends import BattlesEnd
from adjudicator.games.atlantis.lanes.homecoming import Homecoming
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import Table, Token, Unit


@dataclass(frozen=True)
class RoundEnd:
    """All that the end of a Round does, in the order of the book."""

    table: Table
    battles: BattlesEnd
    home: Homecoming

    @property
    def over(self) -> Team | None:
        """The team that the pushes win the game for; then nothing of the rest happens."""
        return self.battles.push.over if self.battles.push else None

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens that leave the board."""
        there = (token for token in self.table.tokens.values() if token.at is not None)
        return () if self.over else tuple(there)

    @property
    def heroes(self) -> tuple[Unit, ...]:
        """The Heroes, whose players level up and collect Pity coins."""
        return () if self.over else tuple(u for u in self.table.units.values() if u.hero)

    def bought(self, hero: Unit) -> tuple[Bought, ...]:
        """The levels that a Hero must buy now."""
        return levels_bought(hero.level, hero.coins or 0)

    def pities(self, hero: Unit) -> bool:
        """Whether a Hero collects a Pity coin."""
        bought = hero.leveled_up or bool(self.bought(hero))
        return pity_reason(hero.level, bought=bought) == "coin"

    @property
    def change(self) -> Change | None:
        """The table at the start of the next Round; None while something is to be chosen."""
        battles = self.battles.change
        if battles is None:
            return None
        fought = together(self.home.change, battles)
        if self.over:
            return fought
        fields: dict[str, Json] = {"turn": 1} if self.table.turn is not None else {}
        if self.table.markers:
            fields["markers"] = []
        if self.table.effects:
            fields["effects"] = []
        gone = (Edit("tokens", token.id, {"at": None}) for token in self.tokens)
        return together(fought, Change((*gone, *self._growing()), fields=fields))

    def _growing(self) -> Iterator[Edit]:
        """Levels, coins, and no note any more of who bought one."""
        for hero in self.heroes:
            bought = self.bought(hero)
            if bought:
                yield leveled(hero, bought)
            elif self.pities(hero):
                yield pitied(hero)
            if bought or hero.leveled_up:
                yield Edit("units", hero.id, {}, ("leveled-up",))
