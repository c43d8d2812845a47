"""Who acts when in a turn: by the cards that were played, and by what each Hero has done."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from adjudicator.core.facts import Called
from adjudicator.core.rule import RuleId
from adjudicator.core.values import Json
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import ActDone, Played, Table, Unit

ONE_ACTION = RuleId("atlantis.action.one")
IN_ORDER = RuleId("atlantis.turn.steps")

#: Where a table is that keeps track of turns.
Phase = Literal["cards", "acting", "turn-end", "round-end"]


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card that was played: by whom, on which team, and its Initiative if nobody passed."""

    player: str
    team: Team
    initiative: int | None

    def named(self, names: Mapping[str, str]) -> "PlayedCard":
        """The same with the player by name, where it is a Hero of the table."""
        return replace(self, player=names.get(self.player, self.player))


@dataclass(frozen=True, slots=True)
class Act:
    """One who acts: with whom it was tied, and the side of the coin if that decided."""

    card: PlayedCard
    tied: tuple[PlayedCard, ...]
    coin: Team | None

    @property
    def agreed(self) -> tuple[PlayedCard, ...]:
        """Those of one team who could act now as well: they agree on who does."""
        return tuple(card for card in self.tied if card.team == self.card.team)

    def named(self, names: Mapping[str, str]) -> "Act":
        """The same with Heroes by their names, as people call them."""
        tied = tuple(card.named(names) for card in self.tied)
        return Act(self.card.named(names), tied, self.coin)


def names_of(table: Table) -> dict[str, str]:
    """The name of every Hero by its id."""
    return {unit.id: unit.name for unit in table.units.values() if unit.hero}


def next_act(cards: Iterable[PlayedCard], coin: Team | None) -> Act | None:
    """Who acts next; None if nobody is left, or if only a coin that nobody told could decide.

    Of several on one team the one that is listed first: it is theirs to decide.
    """
    left = [(card, card.initiative) for card in cards if card.initiative is not None]
    if not left:
        return None
    highest = max(value for _, value in left)
    tied = tuple(card for card, value in left if value == highest)
    between_teams = len({card.team for card in tied}) > 1
    first = next((card for card in tied if not between_teams or card.team == coin), None)
    return Act(first, tied, coin if between_teams else None) if first else None


def phase_of(table: Table) -> Phase | None:
    """Where the turn is; None where nobody keeps track of turns."""
    if table.round is None:
        return None
    if table.round_end is not None:
        return "round-end"
    if not table.played:
        return "cards"
    return "acting" if waiting(table) else "turn-end"


def waiting(table: Table) -> tuple[PlayedCard, ...]:
    """The cards that are not resolved yet, by the ids of their Heroes."""
    return tuple(
        PlayedCard(each.unit, table.units[each.unit].team, each.initiative)
        for each in table.played
        if not each.acted and each.initiative is not None
    )


def acting(table: Table) -> Act | None:
    """Who acts now; None where that is not tracked, or everybody has acted."""
    if phase_of(table) != "acting":
        return None
    return next_act(waiting(table), table.coin)


def played_by(table: Table, unit: Unit) -> Played | None:
    """The card that a Hero played in this turn, where that is tracked."""
    return next((each for each in table.played if each.unit == unit.id), None)


def may_act(table: Table, unit: Unit) -> bool:
    """Whether it is a Hero's time to act: it is next, or tied with a friend who is."""
    act = acting(table)
    return act is not None and unit.id in {card.player for card in act.agreed}


def noted(
    table: Table, did: Mapping[str, ActDone] | None = None, acted: Collection[str] = ()
) -> dict[str, Json]:
    """The scene's cards of this turn with what Heroes did; nothing where none is tracked."""
    told = did or {}
    flips = _flipping(table, told, acted)
    after = [
        replace(
            each,
            did=told.get(each.unit, each.did),
            acted=each.acted or each.unit in acted,
            flips=each.flips or each.unit in flips,
        )
        for each in table.played
    ]
    if tuple(after) == table.played:
        return {}
    return {"played": [card_written(each) for each in after]}


def _flipping(table: Table, did: Collection[str], acted: Collection[str]) -> tuple[str, ...]:
    """Who flips the coin later, though those it was tied with have their cards resolved now.

    The tie was broken when it began to act, so defeating the others since then changes nothing.
    """
    act = acting(table)
    if act is None or act.coin is None or not any(card.player in acted for card in act.tied):
        return ()
    left = [card.player for card in act.agreed if card.player not in acted]
    return tuple([name for name in left if name in did] or left)[:1]


def card_written(each: Played) -> dict[str, Json]:
    """The card of a turn as a scene writes it; what it leaves out stays out."""
    told: dict[str, Json] = {"initiative": each.initiative, "card": each.card, "did": each.did}
    kept = {name: value for name, value in told.items() if value is not None}
    flags = {name: True for name in ("acted", "flips") if getattr(each, name)}
    return {"unit": each.unit, **kept, **flags}


def turn_remarks(table: Table, unit: Unit) -> Iterator[Step]:
    """What a tracked turn has to say about a Hero that acts: others first, or it has acted."""
    if phase_of(table) != "acting" or not unit.hero:
        return
    card, act = played_by(table, unit), acting(table)
    facts: dict[str, object] = {"who": unit.name}
    if card is not None and card.acted:
        yield Step(ONE_ACTION, "atlantis.turn.has-acted", facts)
    elif card is not None and card.did is not None:
        facts["what"] = Called(f"act.{card.did}")
        yield Step(ONE_ACTION, "atlantis.turn.did", facts)
    elif act is not None and not may_act(table, unit):
        facts["first"] = table.units[act.card.player].name
        yield Step(IN_ORDER, "atlantis.turn.not-yet", facts)
