"""The games, each a thin package over the kernel. None of them imports another."""

from collections.abc import Mapping
from types import MappingProxyType

from adjudicator.games.apex.game import APEX
from adjudicator.games.atlantis.game import ATLANTIS
from adjudicator.games.flashpoint.game import FLASHPOINT
from adjudicator.kernel.game import Game

_ALL = (APEX, FLASHPOINT, ATLANTIS)
GAMES: Mapping[str, Game] = MappingProxyType({game.name: game for game in _ALL})
