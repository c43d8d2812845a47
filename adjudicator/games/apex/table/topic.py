"""The table's own rules: of the map, and of what an edition says nothing of."""

from adjudicator.core.game import Topic
from adjudicator.games.apex.table.rules import RULES
from adjudicator.games.apex.table.state import Table

TOPIC: Topic[Table] = Topic(rules=RULES)
