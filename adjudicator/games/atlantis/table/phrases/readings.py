"""How a table may read the points that the book leaves open, as clauses that an "if" can begin."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "reading.atlantis.exact-revisit.yes": (
        "a move of an exact number of spaces can enter a space twice"
    ),
    "reading.atlantis.exact-revisit.no": (
        "a move of an exact number of spaces can't enter a space twice"
    ),
    "reading.atlantis.terrain-joins.yes": "zones that touch only along Terrain are adjacent",
    "reading.atlantis.terrain-joins.no": "zones that touch only along Terrain aren't adjacent",
    "reading.atlantis.stray-return.path": "a stray's nearest space is counted along its path",
    "reading.atlantis.stray-return.distance": (
        "a stray's nearest space is counted straight across everything"
    ),
    "reading.atlantis.displaced-first.no": (
        "the free Spawn points are filled before displaced Minions are placed"
    ),
    "reading.atlantis.displaced-first.yes": (
        "displaced Minions are placed before the free Spawn points are filled"
    ),
    "reading.atlantis.respawn-outside.yes": (
        "a Hero whose Throne zone is full respawns in the nearest space outside it"
    ),
    "reading.atlantis.respawn-outside.no": "a Hero waits while its Throne zone is full",
    "reading.atlantis.respawn-point.zone": (
        "a Hero whose Spawn points are occupied respawns inside its Throne zone"
    ),
    "reading.atlantis.respawn-point.point": (
        "a Hero whose Spawn points are occupied respawns in the space nearest to one, even outside "
        "its Throne zone"
    ),
    "reading.atlantis.strays-go.yes": "a push also removes Minions outside the old Battle Zone",
    "reading.atlantis.strays-go.no": (
        "a push leaves Minions outside the old Battle Zone where they are"
    ),
    "reading.atlantis.double-lane.sum": "the zones of both lanes are added together",
    "reading.atlantis.double-lane.each": "a team must have more zones on each of the two lanes",
    "reading.atlantis.last-wave.count": (
        "the last Wave counter ends the game before a Battle Zone moves into a Throne"
    ),
    "reading.atlantis.last-wave.throne": (
        "a push into a Throne wins the game, even with the last Wave counter"
    ),
    "reading.atlantis.last-minion.battle-zone": (
        "a lane is pushed when a team loses its last Minion in the Battle Zone"
    ),
    "reading.atlantis.last-minion.anywhere": (
        "a lane is pushed when a team loses its last Minion on the board"
    ),
    "reading.atlantis.this-round.with-battle": (
        "effects that last this Round last through the Minion Battle"
    ),
    "reading.atlantis.this-round.before-battle": (
        "effects that last this Round end before the Minion Battle"
    ),
    "reading.atlantis.straight-board.no": "a straight line can cross hexes off the board",
    "reading.atlantis.straight-board.yes": "every hex of a straight line must be on the board",
    "reading.atlantis.place-absent.yes": "a unit off the board can be placed",
    "reading.atlantis.place-absent.no": "a unit off the board can't be placed",
    "reading.atlantis.seven-map.double": "seven players use the double-lane map",
    "reading.atlantis.seven-map.single": "seven players use the single-lane map",
}
