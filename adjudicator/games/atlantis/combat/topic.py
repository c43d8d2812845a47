"""Combat: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap
from adjudicator.games.atlantis.combat.actions import ACTIONS
from adjudicator.games.atlantis.combat.questions.assault import AssaultParams, assault
from adjudicator.games.atlantis.combat.questions.attack import attack
from adjudicator.games.atlantis.combat.questions.combat import CombatParams, combat
from adjudicator.games.atlantis.combat.questions.defeat import DefeatParams, defeat
from adjudicator.games.atlantis.combat.questions.defense import FightParams, defense
from adjudicator.games.atlantis.combat.questions.modifiers import ModifiersParams, modifiers
from adjudicator.games.atlantis.combat.questions.remove import RemoveParams, remove
from adjudicator.games.atlantis.combat.rules import RULES
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "attack": question(FightParams, attack, taps=WHO),
        "defense": question(FightParams, defense, taps=WHO),
        "modifiers": question(ModifiersParams, modifiers, taps=(Tap("unit", "id", optional=True),)),
        "combat": question(CombatParams, combat, taps=(Tap("attacker", "id"), Tap("target", "id"))),
        "assault": question(
            AssaultParams,
            assault,
            applies=True,
            taps=(Tap("attacker", "id"), Tap("target", "id")),
        ),
        "defeat": question(
            DefeatParams, defeat, applies=True, taps=(Tap("attacker", "id"), Tap("victim", "id"))
        ),
        "remove": question(RemoveParams, remove, applies=True, taps=(Tap("piece", "id"),)),
    },
    actions=ACTIONS,
    group="combat",
)
