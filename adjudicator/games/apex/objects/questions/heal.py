"""The questions `heal` and `equip`: what do a consumable and a new Body Shield restore?"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from pydantic import StrictBool, StrictStr

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.harm import rules as harm_rules
from adjudicator.games.apex.harm.life import (
    Restored,
    equipped,
    restored_health,
    restored_shield,
    shield_limit,
)
from adjudicator.games.apex.harm.questions.injuries import starting_steps
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.making_room import (
    Obtained,
    RoomParams,
    keep,
    kept_change,
    read_choice,
)
from adjudicator.games.apex.objects.pack import room_for
from adjudicator.games.apex.objects.questions.loot import dropping_steps
from adjudicator.games.apex.objects.questions.wearing import restored_step, wearing_steps
from adjudicator.games.apex.shooting import rules as shooting_rules
from adjudicator.games.apex.table.clock import Cooled, cool_down, written_clock
from adjudicator.games.apex.table.kit import Count, Name
from adjudicator.games.apex.table.legends import find_legend, named
from adjudicator.games.apex.table.state import Figure, Legend, Table
from adjudicator.games.apex.table.tokens import (
    TOKENS,
    Token,
    find_token,
    gear,
    is_known,
    tokens_called,
)


class HealParams(Record):
    """A consumable that a Legend uses, and its printed value if it was entered."""

    figure: StrictStr
    item: Name
    shield: Count | None = None
    health: Count | None = None


class EquipParams(RoomParams):
    """A Body Shield that a Legend puts on, and whether its exhausted side is up."""

    figure: StrictStr
    token: Name
    exhausted: StrictBool = False
    #: What the token prints, where the edition's text does not give it.
    limit: Count | None = None


def heal(table: Table, params: HealParams, consult: Consultation) -> Finding:
    """Judge what a consumable does."""
    legend = find_legend(table, params.figure, "figure")
    token = _consumable(params)
    if not isinstance(legend, Figure):
        return _away(_dials(legend), legend)
    if legend.kit.pack_is_known and not _without(legend, token):
        return _not_carried(legend, token)
    shield, health = _healed(legend, token)
    known = _limit_is_known(legend, token)
    if not known:
        label = Said("apex.number.shield-limit", (("who", legend.name),))
        consult.known(None, legend.kit.place_of("shield-limit"), label)
    answer = {"shield": shield.after if known else None, "health": health.after}
    dials = _turned(shield, health)
    facts = {**answer, "legend": named(legend), "token": token.name, "dials": dials}
    cooled = cool_down(table.time, legend.id, token.number("cooldown"))
    steps = chain(_heal_steps(legend, token, shield, health), _cooled(cooled))
    if not known:
        return Finding(answer, Summary("apex.life.no-limit", "open", facts), steps)
    fields = {**answer, **_without(legend, token)}
    clock = {"time": written_clock(cooled.clock)} if cooled.clock and cooled.moved else {}
    change = Change(edits=[Edit("figures", legend.id, fields)], fields=clock)
    return Finding(answer, Summary("apex.life.heals", "note", facts), steps, change)


def _turned(shield: Restored, health: Restored) -> Listing:
    """How far each dial is turned up."""
    turns = (("shield", shield), ("health", health))
    return Listing(
        tuple(
            Said(f"apex.dial.{dial}", (("before", one.before), ("after", one.after)))
            for dial, one in turns
            if one.before != one.after
        )
    )


def _dials(legend: Legend) -> Answer:
    return {"shield": legend.kit.shield, "health": legend.kit.health}


def _not_carried(legend: Legend, token: Token) -> Finding:
    """A Consumable that is not in the Backpack does nothing."""
    facts = {**_dials(legend), "legend": named(legend), "token": token.name}
    step = Step(rules.CONSUMABLE_USE, "apex.life.not-carried", facts)
    return Finding(_dials(legend), Summary("apex.life.not-carried", "blocked", facts), (step,))


def _cooled(cooled: Cooled) -> Iterator[Step]:
    """What an Accelerant does to each token that cools down."""
    for before, after in cooled.moved:
        facts = {"token": before.called, "before": before.at, "after": after.at if after else 0}
        message_id = "apex.life.cools" if after else "apex.life.cooled-down"
        yield Step(rules.CONSUMABLE_ACCELERANT, message_id, facts)
    for token in cooled.of_nobody:
        facts = {"token": token.called}
        yield Step(rules.CONSUMABLE_ACCELERANT, "apex.life.cools-for-nobody", facts)


def _consumable(params: HealParams) -> Token:
    """The token with the points that were entered, or with those that are printed."""
    entered = {"shield": params.shield, "health": params.health}
    if any(points is not None for points in entered.values()):
        effect = {name: points for name, points in entered.items() if points}
        return Token(params.item, "consumable", "common", None, effect)
    return find_token(params.item, "item", ("consumable",))


def _limit_is_known(legend: Legend, token: Token) -> bool:
    """Whether it is known how far the Shield may rise, where that matters."""
    return not token.number("shield") or is_known(legend.kit, "body-shield")


def _without(legend: Legend, token: Token) -> dict[str, list[str]]:
    """The Backpack without the consumable, if it was in there."""
    left = list(legend.kit.backpack)
    used = next((n for n, name in enumerate(left) if _is_called(name, token)), None)
    return {} if used is None else {"backpack": [*left[:used], *left[used + 1 :]]}


def _is_called(name: str, token: Token) -> bool:
    """Whether a word in a Backpack means a token."""
    same = name.casefold() == token.name.casefold()
    return same or tokens_called(name, ("consumable",)) == [token]


def _away(answer: Answer, legend: Legend) -> Finding:
    """Off the map, nothing changes."""
    facts = {**answer, "legend": named(legend)}
    step = Step(harm_rules.LIFE_OFF_MAP, "apex.life.away", facts)
    return Finding(answer, Summary("apex.life.away", "blocked", facts), (step,))


def _healed(legend: Legend, token: Token) -> tuple[Restored, Restored]:
    """Both dials."""
    shield = restored_shield(legend.kit, token.number("shield"))
    return shield, restored_health(legend.kit, token.number("health"))


def _heal_steps(legend: Legend, token: Token, shield: Restored, health: Restored) -> Iterator[Step]:
    facts = {"legend": named(legend), "token": token.name, "turns": token.number("cooldown")}
    yield Step(rules.CONSUMABLE_USE, "apex.life.uses", facts)
    yield from starting_steps(legend)
    # A number copied from the players' own token depends on no book, even if it is the same.
    printed = any(token is known for known in TOKENS)
    if printed and (token.number("shield") or token.number("health")):
        points = {name: token.number(name) for name in ("shield", "health")}
        yield Step(shooting_rules.LOOT_EFFECTS, "apex.life.token", {**facts, **points})
    if not _limit_is_known(legend, token):
        yield Step(harm_rules.LIFE_SHIELD_LIMIT, "apex.life.limit-unknown", facts)
    elif token.number("shield"):
        yield restored_step(harm_rules.LIFE_RESTORE, "apex.life.restores-shield", shield)
        begun = not legend.kit.is_entered("body_shield")
        message_id = "apex.life.starting-limit" if begun else "apex.life.shield-limit"
        yield Step(harm_rules.LIFE_SHIELD_LIMIT, message_id, {**facts, "limit": shield.limit})
    if token.number("health"):
        yield restored_step(harm_rules.LIFE_RESTORE, "apex.life.restores-health", health)
    if token.number("cooldown"):
        yield Step(rules.CONSUMABLE_ACCELERANT, "apex.life.cooldowns", facts)


def equip(table: Table, params: EquipParams, consult: Consultation) -> Finding:
    """Judge what putting on a Body Shield does."""
    legend, token = _to_equip(table, params)
    if table.edition.shields_refill:
        printed = params.limit is not None or _printed(legend, token) is not None
        return _refill(legend, token, printed=printed)
    if not isinstance(legend, Figure):
        side = "body-shield" in legend.kit.exhausted
        limit = shield_limit(legend.kit)
        return _away({"limit": limit, "shield": legend.kit.shield, "exhausted": side}, legend)
    shield = equipped(legend.kit, token, exhausted=params.exhausted)
    answer = {"limit": shield.limit, "shield": shield.after, "exhausted": token.flips}
    facts = {**answer, "legend": named(legend), "token": token.title}
    summary = Summary("apex.life.equipped", "note", facts)
    choice = read_choice(table, legend, params, consult)
    new = Obtained(token.title, room_for(legend.kit, token), token, params.exhausted)
    kept = keep(legend.kit, new, choice)
    told = _equip_steps(legend, token, exhausted=params.exhausted)
    change = kept_change(table, legend, kept, table.loot)
    return Finding(answer, summary, chain(told, dropping_steps(kept)), change)


def _to_equip(table: Table, params: EquipParams) -> tuple[Legend, Token]:
    legend = find_legend(table, params.figure, "figure")
    token = find_token(params.token, "token", ("gear",))
    if token.kind != "body-shield":
        raise InputError("token", "apex.life.no-body-shield", token=token.title)
    if params.limit is not None:
        return legend, replace(token, effect={"limit": params.limit})
    if table.edition.shields_refill:
        return legend, _printed(legend, token) or token
    return legend, token


def _printed(legend: Legend, token: Token) -> Token | None:
    """The token as the edition's text gives its numbers, if it does."""
    other = {"body_shield": token.rarity, "shield_limit": None}
    return gear(legend.kit.model_copy(update=other), "body-shield")


def _refill(legend: Legend, token: Token, *, printed: bool) -> Finding:
    """A Body Shield that fills the Shield up as it is put on."""
    limit = token.number("limit")
    if not isinstance(legend, Figure):
        return _away({"limit": limit, "shield": legend.kit.shield, "exhausted": False}, legend)
    answer = {"limit": limit, "shield": limit, "exhausted": False}
    facts = {**answer, "legend": named(legend), "token": token.title}
    steps = [Step(rules.LOOT_GEAR, "apex.loot.gear-removed", facts)]
    if not printed:
        steps.append(Step(shooting_rules.LOOT_EFFECTS, "apex.life.token-limit", facts))
    steps.append(Step(harm_rules.LIFE_REFILL, "apex.life.refilled", facts))
    fields = {"body-shield": token.rarity, "shield": limit, "shield-limit": limit}
    change = Change(edits=[Edit("figures", legend.id, fields)])
    return Finding(answer, Summary("apex.life.equipped", "note", facts), steps, change)


def _equip_steps(legend: Legend, token: Token, *, exhausted: bool) -> Iterator[Step]:
    facts = {"legend": named(legend), "token": token.title}
    if old := gear(legend.kit, "body-shield"):
        yield Step(rules.LOOT_GEAR, "apex.loot.gear-dropped", {**facts, "old": old.title})
    yield from wearing_steps(legend, token, exhausted=exhausted)
