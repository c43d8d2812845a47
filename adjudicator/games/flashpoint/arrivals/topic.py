"""The arrivals topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.flashpoint.arrivals.actions import ACTIONS
from adjudicator.games.flashpoint.arrivals.questions.blips import blips
from adjudicator.games.flashpoint.arrivals.questions.empower import EmpowerParams, empower
from adjudicator.games.flashpoint.arrivals.questions.portal import PortalParams, portal
from adjudicator.games.flashpoint.arrivals.questions.reinforce import reinforce
from adjudicator.games.flashpoint.arrivals.questions.spawn import SpawnParams, spawn
from adjudicator.games.flashpoint.arrivals.questions.spawn_point import (
    SpawnPointParams,
    spawn_point,
)
from adjudicator.games.flashpoint.arrivals.rules import RULES
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "spawn": question(
            SpawnParams, spawn, taps=(Tap("unit", "id", optional=True),), applies=True
        ),
        "reinforce": question(NoParams, reinforce, taps=(), applies=True),
        "spawn-point": question(SpawnPointParams, spawn_point, taps=(), applies=True),
        "blips": question(NoParams, blips, taps=(), applies=True),
        "portal": question(PortalParams, portal, taps=(), applies=True),
        "empower": question(EmpowerParams, empower, taps=(), applies=True),
    },
    actions=ACTIONS,
    group="arrivals",
)
