"""The question `loot`: may a Legend keep this token, where, and must something go for it?"""

from collections.abc import Iterator
from itertools import chain
from typing import Literal

from pydantic import StrictBool, StrictStr

from adjudicator.board.squares import Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json, JsonObject
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.apex.harm import rules as harm_rules
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.making_room import (
    Kept,
    Obtained,
    RoomParams,
    keep,
    kept_change,
    read_choice,
)
from adjudicator.games.apex.objects.pack import Room, room_for
from adjudicator.games.apex.objects.questions.wearing import wearing_steps
from adjudicator.games.apex.shooting.armory import called
from adjudicator.games.apex.table.kit import BACKPACK_SLOTS, Kit, Name
from adjudicator.games.apex.table.legends import find_legend, named
from adjudicator.games.apex.table.state import Figure, Legend, Table
from adjudicator.games.apex.table.tokens import ENTERED, Token, find_token


class LootParams(RoomParams):
    """A token that a Legend obtains, from the map (and which side is up) or from elsewhere."""

    figure: StrictStr
    token: Name
    source: Literal["map", "elsewhere"] = "map"
    exhausted: StrictBool = False


def loot(table: Table, params: LootParams, consult: Consultation) -> Finding:
    """Judge where a token goes."""
    legend = find_legend(table, params.figure, "figure")
    token = find_token(params.token, "token")
    facts = {"legend": named(legend), "token": token.title}
    if not isinstance(legend, Figure):
        away = {"keep": False, "needs-room": False, "where": None}
        step = Step(harm_rules.LIFE_OFF_MAP, "apex.loot.away", facts)
        return Finding(away, Summary("apex.loot.away", "blocked", facts), (step,))
    room = room_for(legend.kit, token, to_backpack=params.to_backpack)
    answer = {"keep": True, "needs-room": room.full, "where": room.where}
    summary = Summary(_outcome(table, room), "note", {**facts, "where": room.where})
    choice = read_choice(table, legend, params, consult)
    gear = token if token.type == "gear" else None
    kept = keep(legend.kit, Obtained(token.title, room, gear), choice)
    replaced = gear if gear and not table.edition.picks_up_gear else None
    dropped = dropping_steps(None if replaced else kept)
    steps = chain(_steps(legend, token, room, params), dropped)
    if params.source == "map":  # that is carried out by picking it up
        return Finding(answer, summary, steps)
    change = (
        _replaced(legend, replaced) if replaced else kept_change(table, legend, kept, table.loot)
    )
    return Finding(answer, summary, steps, change)


def _replaced(figure: Figure, gear: Token) -> Change | None:
    """Gear that takes the place of a piece which leaves the game.

    A Body Shield is put on, which fills the Shield up to what its token prints.
    """
    kind = gear.kind or ""
    if kind == "body-shield":
        return None
    sides: list[Json] = [side for side in figure.kit.exhausted if side != kind]
    fields: JsonObject = {kind: gear.rarity, "exhausted": sides}
    return Change([Edit("figures", figure.id, fields, (ENTERED[kind],))])


def _outcome(table: Table, room: Room) -> str:
    if not room.full:
        return "apex.loot.has-room"
    if room.where == "gear" and not table.edition.picks_up_gear:
        return "apex.loot.replaces"
    return "apex.loot.needs-room"


def _steps(legend: Legend, token: Token, room: Room, params: LootParams) -> Iterator[Step]:
    facts = {"token": token.title}
    yield room_step(legend.kit, token.title, room)
    yield from worn_steps(legend, token, exhausted=params.source == "map" and params.exhausted)
    edition = legend.kit.edition
    if token.flips and edition.picks_up_gear:
        front = params.source == "elsewhere" or not params.exhausted
        yield Step(rules.LOOT_SIDES, "apex.loot.front" if front else "apex.loot.back", facts)
    if room.where != "gear" or edition.picks_up_gear:
        yield Step(rules.LOOT_KEEP, "apex.loot.or-drop", facts)


def worn_steps(legend: Legend, token: Token | None, *, exhausted: bool) -> Iterator[Step]:
    """What a Body Shield does as it is put on, where keeping it puts it on."""
    if token and token.kind == "body-shield" and not legend.kit.edition.shields_refill:
        yield from wearing_steps(legend, token, exhausted=exhausted)


def dropping_steps(kept: Kept | None) -> Iterator[Step]:
    """What is dropped for a token, and where."""
    if kept and kept.dropped:
        facts = {"token": kept.dropped.token, "space": Space(*kept.dropped.at)}
        yield Step(rules.REACH_DROP, "apex.loot.dropped-for", facts)


def room_step(kit: Kit, token: str, room: Room) -> Step:
    """Where a token goes, and whether something must go for it."""
    facts = {
        "token": token,
        "old": room.old.title if room.old else "",
        "weapon": called(room.weapon, room.slot and room.slot[0]) if room.weapon else "",
        "used": kit.spaces_taken,
        "most": BACKPACK_SLOTS,
    }
    if room.where == "gear":
        return Step(
            rules.LOOT_GEAR, "apex.loot.gear-dropped" if room.old else "apex.loot.gear", facts
        )
    if room.where == "weapon":
        return Step(rules.LOOT_ATTACHMENT, "apex.loot.weapon", facts)
    if room.stacked:
        return Step(rules.LOOT_BACKPACK, "apex.loot.stacked", facts)
    return Step(rules.LOOT_BACKPACK, "apex.loot.full" if room.full else "apex.loot.backpack", facts)
