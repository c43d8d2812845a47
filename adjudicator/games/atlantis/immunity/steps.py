"""What a verdict says about Immunity."""

from adjudicator.core.facts import Called, Listing
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.immunity import rules
from adjudicator.games.atlantis.immunity.immune import Immunity
from adjudicator.games.atlantis.table.effects import COUNTS
from adjudicator.games.atlantis.table.ends import names, piece_marks


def immune_step(found: Immunity) -> Step:
    """Why a unit is Immune, or why not."""
    unit = found.unit
    facts: dict[str, object] = {"who": unit.name, "names": names(found.guards)}
    if found.unsure:
        return _unsure(found)
    if found.guards:
        marks = piece_marks(found.guards, "note")
        return Step(rules.IMMUNE_HEAVY, "atlantis.immune.guarded", facts, marks)
    if found.marked:
        return _marked(found)
    if found.kinds:
        facts["kinds"] = Listing(tuple(Called(f"kind.{kind}") for kind in found.kinds))
        return Step(rules.IMMUNE_TYPE, "atlantis.immune.to-others", facts)
    if unit.type == "heavy":
        return Step(rules.IMMUNE_ALONE, "atlantis.immune.alone", facts)
    return Step(rules.IMMUNE_MARKED, "atlantis.immune.unmarked", facts)


def _marked(found: Immunity) -> Step:
    """That the scene marks a unit as Immune, or an Active effect makes it so."""
    who = found.unit.name
    if found.effects:
        named = Listing(tuple(effect.name for effect in found.effects))
        return Step(COUNTS, "atlantis.immune.by-effect", {"who": who, "names": named})
    if "all" in found.kinds:
        return Step(rules.IMMUNE_MARKED, "atlantis.immune.marked", {"who": who})
    kinds = Listing(tuple(Called(f"kind.{kind}") for kind in found.kinds))
    return Step(rules.IMMUNE_TYPE, "atlantis.immune.to-this", {"who": who, "kinds": kinds})


def _unsure(found: Immunity) -> Step:
    """What must be known before it can be told whether a unit is Immune."""
    unit = found.unit
    if found.untold:
        kinds = Listing(tuple(Called(f"kind.{kind}") for kind in found.kinds))
        facts = {"who": unit.name, "kinds": kinds}
        return Step(rules.IMMUNE_TYPE, "atlantis.immune.untold", facts)
    facts = {"who": unit.name, "names": names(found.laneless)}
    marks = piece_marks(found.laneless, "note")
    return Step(rules.IMMUNE_HEAVY, "atlantis.immune.laneless", facts, marks)
