"""The arrivals topic: its rules, questions and actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.flashpoint.arrivals.actions import ACTIONS
from adjudicator.games.flashpoint.arrivals.questions.blips import blips, blips_removed
from adjudicator.games.flashpoint.arrivals.questions.empower import (
    EmpowerParams,
    empower,
    empowered,
)
from adjudicator.games.flashpoint.arrivals.questions.portal import (
    PortalParams,
    portal,
    through_portal,
)
from adjudicator.games.flashpoint.arrivals.questions.reinforce import reinforce, reinforced
from adjudicator.games.flashpoint.arrivals.questions.spawn import SpawnParams, spawn, spawned
from adjudicator.games.flashpoint.arrivals.questions.spawn_point import (
    SpawnPointParams,
    arrived,
    spawn_point,
)
from adjudicator.games.flashpoint.arrivals.rules import RULES
from adjudicator.games.flashpoint.table.params import Nothing
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "spawn": legacy_question(
            SpawnParams, spawn, spawned, taps=(Tap("unit", "id", optional=True),)
        ),
        "reinforce": legacy_question(Nothing, reinforce, reinforced, taps=()),
        "spawn-point": legacy_question(SpawnPointParams, spawn_point, arrived, taps=()),
        "blips": legacy_question(Nothing, blips, blips_removed, taps=()),
        "portal": legacy_question(PortalParams, portal, through_portal, taps=()),
        "empower": legacy_question(EmpowerParams, empower, empowered, taps=()),
    },
    actions=ACTIONS,
)
