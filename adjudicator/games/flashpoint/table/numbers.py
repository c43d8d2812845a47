"""Numbers that cards, tokens and weapons print: as players entered them, or noted as missing.

A decision asks for a number only where its answer rests on it.
"""

from collections.abc import Iterable

from adjudicator.core.facts import Listing, Said
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.pieces import Figure, Operative, Token, Unit


def label(name: str, who: str | Said) -> Said:
    """What to look for: the Defense of Grunts."""
    return Said(f"flashpoint.number.{name}", (("who", who),))


#: The numbers that each attack of a card has of its own.
_OF_AN_ATTACK = ("attack", "damage", "range")


def printed(figure: Figure, name: str, consult: Consultation) -> int | None:
    """A number of a figure's card."""
    at = figure.attack_at if figure.attack_at and name in _OF_AN_ATTACK else figure.at
    told = label(name, figure.called)
    return consult.known(figure.printed(name), place(at, name), told, figure.name)


def stat(figure: Figure, name: str, consult: Consultation) -> int | None:
    """A number of a figure's card, less what a crippled figure loses."""
    printed(figure, name, consult)
    return figure.stat(name)


def span(figure: Figure, consult: Consultation) -> tuple[int, int] | None:
    """The range of a figure's attack."""
    at = place(figure.attack_at or figure.at, "range")
    return consult.known(figure.span, at, label("range", figure.called), figure.name)


def note_spans(figure: Figure, consult: Consultation) -> None:
    """Note the ranges of a figure's attacks that nobody has entered."""
    span(figure, consult)
    for number, bar in enumerate(figure.further):
        at = place(figure.at, "attacks", number, "range")
        consult.known(bar.range, at, label("range", figure.called), figure.name)


def unit_perception(unit: Unit, consult: Consultation) -> int | None:
    """The highest Perception of a unit's figures."""
    if not unit.figures:
        at = place(unit.at, "figures", 0, "perception")
        return consult.known(None, at, label("perception", unit.name))
    known = [stat(figure, "perception", consult) for figure in unit.figures]
    return highest(known)


def highest(numbers: Iterable[int | None]) -> int | None:
    """The highest of some numbers; None if one of them is not known."""
    found = list(numbers)
    known = [number for number in found if number is not None]
    return max(known) if len(known) == len(found) else None


def token_perception(token: Token, consult: Consultation) -> int | None:
    """The Perception that a camera's token prints."""
    at = place(token.at, "perception")
    return consult.known(token.record.perception, at, label("perception", token.called))


def soldier_health(soldier: Operative, consult: Consultation) -> int | None:
    """The Health of a Soldier, as its card has it."""
    at = place(soldier.at, "health")
    return consult.known(soldier.record.health, at, label("health", soldier.name))


def note_tokens(operative: Operative, kind: str, consult: Consultation) -> None:
    """Note that nobody has entered how many Action tokens of a kind are available."""
    told = label(f"{kind}-tokens", operative.name)
    consult.known(None, place(operative.at, f"{kind}-tokens"), told)


def leader_of(unit: Unit, consult: Consultation) -> Figure | None:
    """The figure of the highest Initiative among those that are not stunned, if there are any.

    None if the unit has no figures, or an Initiative that tells its kinds apart was not entered.
    """
    awake = unit.awake
    if len({figure.name for figure in awake}) < 2:
        return next(iter(awake), None)
    ranks = {figure: printed(figure, "initiative", consult) for figure in awake}
    known = {figure: rank for figure, rank in ranks.items() if rank is not None}
    return max(known, key=lambda figure: known[figure]) if len(known) == len(ranks) else None


def unit_span(unit: Unit, consult: Consultation) -> tuple[int, int] | None:
    """The range of a unit's attack, which is its leader's; None if it is not known."""
    leader = leader_of(unit, consult)
    return span(leader, consult) if leader else None


def needs(consult: Consultation) -> dict[str, object]:
    """What has to be entered, as a fact of a summary."""
    return {"missing": Listing(tuple(missing.label for missing in consult.missing))}
