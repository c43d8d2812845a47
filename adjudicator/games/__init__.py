"""The games, each a thin package over the kernel. None of them imports another."""

from collections.abc import Mapping
from types import MappingProxyType

from adjudicator.games.apex.game import APEX
from adjudicator.games.flashpoint.game import FLASHPOINT
from adjudicator.kernel.game import Game

GAMES: Mapping[str, Game] = MappingProxyType({game.name: game for game in (APEX, FLASHPOINT)})
