"""Combat: the rules, the questions and the actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.atlantis.combat.actions import ACTIONS
from adjudicator.games.atlantis.combat.questions.attack import attack
from adjudicator.games.atlantis.combat.questions.combat import CombatParams, combat
from adjudicator.games.atlantis.combat.questions.defeat import DefeatParams, defeat, defeat_change
from adjudicator.games.atlantis.combat.questions.defense import Fight, defense
from adjudicator.games.atlantis.combat.questions.modifiers import ModifiersParams, modifiers
from adjudicator.games.atlantis.combat.rules import RULES
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "attack": legacy_question(Fight, attack, taps=WHO),
        "defense": legacy_question(Fight, defense, taps=WHO),
        "modifiers": legacy_question(
            ModifiersParams, modifiers, taps=(Tap("unit", "id", optional=True),)
        ),
        "combat": legacy_question(
            CombatParams, combat, taps=(Tap("attacker", "id"), Tap("target", "id"))
        ),
        "defeat": legacy_question(
            DefeatParams, defeat, defeat_change, taps=(Tap("victim", "id"), Tap("attacker", "id"))
        ),
    },
    actions=ACTIONS,
)
