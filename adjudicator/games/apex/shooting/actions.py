"""What the page offers of shooting, and what is filled in for it."""

from dataclasses import replace

from adjudicator.core.derive import field_of
from adjudicator.core.faults import InputError
from adjudicator.core.form import MISSING, Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.input import read
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json, JsonObject
from adjudicator.core.verdict import Summary, Verdict
from adjudicator.games.apex.shooting.fields import own_weapons, weapon_names
from adjudicator.games.apex.shooting.questions.shoot import ShootParams
from adjudicator.games.apex.shooting.questions.to_hit import ShotParams, read_shot
from adjudicator.games.apex.table.cards import aim_card
from adjudicator.games.apex.table.fields import Fields, Params
from adjudicator.games.apex.table.state import Table

#: How many rows there are for what may be any number.
MOST_MODIFIERS = 2
MOST_CARDS = 24

ATTACHMENTS = Field("attachments", "list", advanced=True)


def _arms(table: Table, params: Params) -> Fields:
    """The weapon by its name, what is fitted to it, and what else makes the shot harder."""
    known, own = tuple(weapon_names(table, params)), own_weapons(table, params)
    return (
        Field("weapon", "choice", options=known, default=own[0].name if own else MISSING),
        ATTACHMENTS,
        field_of(ShotParams, "modifiers", count=MOST_MODIFIERS, advanced=True),
    )


def _shoot(table: Table, params: Params) -> Fields:
    count, known = _cards_drawn(table, params), table.cards
    if not count:
        return _odds(table, params)
    card = replace(aim_card(known.deck or known.seen), label="card drawn", whole=bool(known.deck))
    cards = Field(
        "cards",
        "rows",
        fields=(card,),
        count=count,
        whole=True,
        so_far="drawing",
        widget="taps",
        label="cards drawn",
    )
    return cards, *_odds(table, params)


def _cards_drawn(table: Table, params: Params) -> int:
    """How many Aim cards the shot reveals; without a weapon none, without its rate one."""
    own, fitted = own_weapons(table, params), params.get("attachments")
    if isinstance(fitted, str):
        fitted = ATTACHMENTS.read({"attachments": [fitted]})
    who, weapon = params.get("figure"), params.get("weapon") or (own[0].name if own else None)
    shot = {"figure": who, "target": who, "weapon": weapon, "attachments": fitted or None}
    try:
        arms = read_shot(table, read(ShotParams, shot, "")).arms
    except InputError:
        return 0
    slots, each = arms.rate(Consultation(table.readings)) or (1, 1)
    return max(1, min(slots * each, MOST_CARDS))


def _results(verdict: Verdict) -> tuple[Summary, ...]:
    """Whether each card that was drawn is a hit, in the order of drawing."""
    shots: Json = verdict.answer.get("shots") or ()
    return tuple(_result(card) for shot in shots for card in shot["cards"])


def _result(card: JsonObject) -> Summary:
    """A card with its total; one that misses may still show a headshot, which then counts not."""
    facts = {"total": card["total"]}
    if card["hit"] is None:
        open_for = "open" if card["total"] is not None else "no-slot"
        return Summary(f"apex.drawn.{open_for}", "open", facts)
    if not card["hit"]:
        return Summary("apex.drawn.miss", "blocked", facts)
    return Summary("apex.drawn.headshot" if card["headshot"] else "apex.drawn.hit", "clear", facts)


def _odds(table: Table, params: Params) -> Fields:
    changes = ("ignore", "hit-icons", "miss-icons", "more-damage")
    return *_arms(table, params), *(field_of(ShootParams, x, advanced=True) for x in changes)


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "shoot",
        (Stage("shoot", needs=("cards",)), Stage("to-hit")),
        _shoot,
        companions=("los", "distance", "cover", "zone"),
        suggestions=("near-miss",),
        results=_results,
        main=True,
        order=70,
    ),
    Action("odds", (Stage("odds"),), _odds, order=80),
)
