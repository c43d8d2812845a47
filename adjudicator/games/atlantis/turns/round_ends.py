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
from adjudicator.games.atlantis.table.state import RoundStep, Table, Token, Unit
from adjudicator.games.atlantis.table.statuses import ROUND, statuses_end


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
    def uncounted(self) -> tuple[str, ...]:
        """The lanes whose Wave counters must be known before anybody knows how it goes on."""
        return self.battles.push.uncounted if self.battles.push else ()

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
        return together(fought, self.cleared, Change((*self.levels, *self.coins)), self.begun)

    @property
    def cleared(self) -> Change:
        """Tokens, markers, Active effects and what held for the Round: all of them gone."""
        fields: dict[str, Json] = {"markers": []} if self.table.markers else {}
        fields |= {"effects": []} if self.table.effects else {}
        gone = (Edit("tokens", token.id, {"at": None}) for token in self.tokens)
        return Change((*gone, *statuses_end(self.table, ROUND)), fields=fields)

    @property
    def levels(self) -> Iterator[Edit]:
        """The levels that are bought."""
        for hero in self.heroes:
            if bought := self.bought(hero):
                yield leveled(hero, bought)

    @property
    def coins(self) -> Iterator[Edit]:
        """Pity coins, and no note any more of who bought a level."""
        for hero in self.heroes:
            if self.pities(hero):
                yield pitied(hero)
            if hero.leveled_up or self.bought(hero):
                yield Edit("units", hero.id, {}, ("leveled-up",))

    @property
    def begun(self) -> Change:
        """The first turn of the next Round."""
        fields: dict[str, Json] = {"turn": 1} if self.table.turn is not None else {}
        if self.table.round is None:
            return Change(fields=fields)
        fields["round"] = self.table.round + 1
        return Change(fields=fields, gone=("played", "round-end"))


def first_step(table: Table) -> RoundStep:
    """The first step of the end of a Round that has something to do."""
    if any(_strayed(table, minion) for minion in table.minions):
        return "strays"
    return "battle" if table.lanes else "clear"


def _strayed(table: Table, minion: Unit) -> bool:
    """Whether a Minion stands outside the Battle Zone of its lane."""
    if minion.at is None or minion.lane is None:
        return False
    return minion.at not in table.zones[table.lanes[minion.lane].battle_zone]
