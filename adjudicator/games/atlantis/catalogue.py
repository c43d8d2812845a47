"""What the box holds, as far as rules tell of it, and words that players use for it."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType

from adjudicator.core.description import Item
from adjudicator.core.rule import RuleId
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.numbers import NUMBERS

_MINIONS = NUMBERS["minions"]

CATALOGUE: Mapping[str, Item] = MappingProxyType(
    {
        "hero": Item("hero", (), (rules.DEFEAT_HERO, rules.RESPAWN_POINT), "11, 17"),
        "melee-minion": Item(
            "melee minion",
            (),
            (rules.DEFENSE_FRIENDS, rules.DEFENSE_ENEMIES, rules.DEFEAT_MINION),
            _MINIONS["melee"]["pages"],
        ),
        "ranged-minion": Item(
            "ranged minion",
            (),
            (rules.DEFENSE_RANGED, rules.DEFEAT_MINION),
            _MINIONS["ranged"]["pages"],
        ),
        "heavy-minion": Item(
            "heavy minion",
            (),
            (rules.IMMUNE_HEAVY, rules.BATTLE_HEAVY, rules.DEFEAT_MINION),
            _MINIONS["heavy"]["pages"],
        ),
        "token": Item("token", (), (rules.MOVE_TOKEN,), "21"),
    }
)

_SAID = tomllib.loads(files(__package__).joinpath("data/sayings.toml").read_text(encoding="utf-8"))
#: A player's word, and the words of the book for it.
WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {word: tuple(said) for word, said in _SAID["words"].items()}
)
#: What players say when they look for a rule.
SAYINGS: Mapping[RuleId, tuple[str, ...]] = MappingProxyType(
    {RuleId(rule_id): tuple(said) for rule_id, said in _SAID["rules"].items()}
)
