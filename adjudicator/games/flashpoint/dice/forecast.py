"""The chance of a check, where the faces of the dice are known and how many are rolled."""

from collections.abc import Callable, Iterator

from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.dice.pools import LIMITS, DicePoolRecord
from adjudicator.games.flashpoint.table.state import Table

#: A Focus die is no Focus token, which has the short name.
_LABELS = {"focus": "focus-dice"}
DICE = {kind: field_of(DicePoolRecord, kind, label=_LABELS.get(kind)) for kind in LIMITS}


def dice_rolled(table: Table) -> Iterator[Field]:
    """How many dice are rolled, of the kinds whose faces were entered."""
    if known := tuple(DICE[kind] for kind in LIMITS if getattr(table.dice, kind)):
        yield Field("dice", "group", fields=known)


def chance_of(number: str) -> Callable[[Table, Verdict, JsonObject], JsonObject | None]:
    """The question on the chance of a check whose answer has the Hits needed under a name."""

    def weighed(table: Table, verdict: Verdict, filled: JsonObject) -> JsonObject | None:
        needed, dice = verdict.answer.get(number), filled.get("dice") or {}
        known = {kind: count for kind, count in dice.items() if getattr(table.dice, kind)}
        if "hits" in filled or not isinstance(needed, int) or not any(known.values()):
            return None
        return {"ask": "odds", "dice": known, "tn": needed}

    return weighed
