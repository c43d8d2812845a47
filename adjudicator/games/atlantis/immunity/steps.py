"""What a verdict says about Immunity."""

from adjudicator.core.facts import Called, Listing
from adjudicator.core.verdict import Step
from adjudicator.games.atlantis.immunity import rules
from adjudicator.games.atlantis.immunity.immune import Immunity
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
    if found.marked and "all" in unit.immune:
        return Step(rules.IMMUNE_MARKED, "atlantis.immune.marked", facts)
    if unit.immune:
        facts["kinds"] = Listing(tuple(Called(f"kind.{kind}") for kind in unit.immune))
        message_id = "atlantis.immune.to-this" if found.marked else "atlantis.immune.to-others"
        return Step(rules.IMMUNE_TYPE, message_id, facts)
    if unit.type == "heavy":
        return Step(rules.IMMUNE_ALONE, "atlantis.immune.alone", facts)
    return Step(rules.IMMUNE_MARKED, "atlantis.immune.unmarked", facts)


def _unsure(found: Immunity) -> Step:
    """What must be known before it can be told whether a unit is Immune."""
    unit = found.unit
    if found.untold:
        kinds = Listing(tuple(Called(f"kind.{kind}") for kind in unit.immune))
        facts = {"who": unit.name, "kinds": kinds}
        return Step(rules.IMMUNE_TYPE, "atlantis.immune.untold", facts)
    facts = {"who": unit.name, "names": names(found.laneless)}
    marks = piece_marks(found.laneless, "note")
    return Step(rules.IMMUNE_HEAVY, "atlantis.immune.laneless", facts, marks)
