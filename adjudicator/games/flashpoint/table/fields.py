"""Form fields that actions of several topics share."""

from collections.abc import Callable
from dataclasses import replace

from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.game import Outcomes
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.lookup import numbered
from adjudicator.games.flashpoint.table.records import TokenRecord
from adjudicator.games.flashpoint.table.state import Table

Fields = tuple[Field, ...]

#: Which side of an Armory lies up.
ARMORY_SIDE = field_of(
    TokenRecord, "side", kind="choice", options=("1", "2"), values=(1, 2), label="armory-side"
)
HITS = Field("hits", "number", high=40, widget="faces")


def named_fields(name: str, kind: str) -> Callable[[Table, JsonObject], Fields]:
    """A field for one of the table's tokens of a kind."""

    def fields(table: Table, _params: JsonObject) -> Fields:
        known = tuple(token.id for token in table.tokens_of(kind))
        return (Field(name, "choice", options=known, default=known[0] if known else None),)

    return fields


def figure_fields(table: Table, params: JsonObject) -> Fields:
    """Which figure of a unit is meant, if it has several kinds."""
    unit = table.units.get(str(params.get("unit")))
    names = tuple(numbered(unit)) if unit else ()
    figure = Field("figure", "choice", options=names, default=names[0] if names else None)
    return (figure,) if len(names) > 1 else ()


def hits_rolled(table: Table) -> Field:
    """How many Hits were rolled: by tapping the faces of the dice, where these were entered."""
    dice = (("white", table.dice.white), ("red", table.dice.red), ("focus", table.dice.focus))
    faces = tuple(f"{die} {face}" for die, faces in dice for face in sorted({*faces}))
    return replace(HITS, options=faces)


def hits_fields(table: Table, _params: JsonObject) -> Fields:
    """How many Hits were rolled."""
    return (hits_rolled(table),)


def defense_checks(table: Table, count: int) -> Field:
    """The Hits of the Defense checks, each by the figure that made it."""
    able = {one.name: one.id for one in table.operatives.values() if one.in_play}
    who = Field("operative", "choice", tuple(able), values=tuple(able.values()), widget="select")
    rows = (who, replace(HITS, widget=""))
    return Field("defended", "rows", fields=rows, count=max(count, 1), label="defense-checks")


def rolled_or_not(needed: object) -> Outcomes:
    """The two ways that a check can turn out: just enough Hits, or none."""
    if not isinstance(needed, int):
        return ()
    passed, failed = (("hits", str(needed)),), (("hits", "0"),)
    return (passed, failed) if needed > 0 else (passed,)
