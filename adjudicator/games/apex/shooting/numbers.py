"""The numbers of cards and boards that a shot lacks: where to enter them, how they are called."""

from collections.abc import Iterable

from adjudicator.core.facts import Listing, Said
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.shooting.difficulty import Shot

#: What is missing because someone is off the map; nobody can enter it.
NOT_ENTERED = "distance"
#: What belongs to no weapon: the fields of the scene that hold it.
_FIELDS = {"modifier": "aim-board", "deck": "aim-deck"}


def note_missing(shot: Shot, names: Iterable[str], consult: Consultation) -> None:
    """Have a decision remember the numbers that it lacks."""
    for name in names:
        if name != NOT_ENTERED:
            consult.known(None, _place(shot, name), _label(shot, name))


def listed(shot: Shot, names: Iterable[str]) -> Listing:
    """What to enter, as a fact."""
    return Listing(tuple(_label(shot, name) for name in names if name != NOT_ENTERED))


def _place(shot: Shot, name: str) -> str:
    if name == "helmet":
        return shot.target.kit.place_of("helmet-ignores")
    return place("scene", _FIELDS[name]) if name in _FIELDS else place(shot.arms.at, name)


def _label(shot: Shot, name: str) -> Said:
    facts = (("weapon", shot.arms.weapon.name), ("who", shot.target.name))
    of_card = name not in (*_FIELDS, "helmet") and not shot.arms.weapon.name
    return Said(f"apex.number.{name}{'.unnamed' if of_card else ''}", facts)
