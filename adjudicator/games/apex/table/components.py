"""The kinds of component that the box holds, from the data file."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Literal

from adjudicator.core.data import read_data
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.spelling import nearest

Place = Literal["rectangle", "edges", "space", "intersection"]

_LEVEL = re.compile(r"LEVEL (\d)")


class Tag(StrEnum):
    """The tags that rules ask for."""

    BLOCKAGE = "BLOCKAGE"
    OBSTACLE = "OBSTACLE"
    CONNECTIBLE = "CONNECTIBLE"
    COVER = "COVER"
    IMPASSABLE = "IMPASSABLE"
    OCCUPY_SPACE = "OCCUPY SPACE"
    OCCUPY_EDGE = "OCCUPY EDGE"
    OCCUPY_INTERSECTION = "OCCUPY INTERSECTION"
    ZONE = "ZONE"
    INTERACTIVE = "INTERACTIVE"
    DESTROYABLE = "DESTROYABLE"


def height_of(tags: Iterable[str]) -> int:
    """How many levels high the LEVEL tag says a component is; 0 without one."""
    levels = (match for tag in tags if (match := _LEVEL.fullmatch(tag)))
    return max((int(match[1]) for match in levels), default=0)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of component: where it stands, what its tags say, and what no tag tells.

    `plan` belongs to the ground plan of a map, beside a `respawn` eliminated Legends come back,
    `to_hit` is what its zone adds to a shot's difficulty, `shape` how it is drawn; what `opens` is
    looted once and marked as opened; what `shelters` may keep damage off whoever is in its zone.
    """

    name: str
    place: Place
    tags: frozenset[str]
    sizes: frozenset[tuple[int, int]]
    lengths: range
    plan: bool = False
    respawn: bool = False
    to_hit: int | None = None
    shape: str = ""
    opens: bool = False
    shelters: bool = False


#: What a custom component may stand on, and the place that this is.
CUSTOM_PLACES: Mapping[str, Place] = MappingProxyType(
    {"space": "space", "edge": "edges", "intersection": "intersection"}
)


#: How many spaces a custom component covers each way at most, and how many edges it runs along.
LONGEST_PIECE = 12
LONGEST_RUN = 3


def custom_kind(on: str, tags: Iterable[str]) -> Kind:
    """The kind of a component whose tags the players have read off their own sheet."""
    lengths = range(1, LONGEST_RUN + 1)
    return Kind("custom", CUSTOM_PLACES[on], frozenset(tags), frozenset(), lengths)


#: How high a component may be by its LEVEL tag.
HIGHEST = 9


@cache
def _tag_words() -> Mapping[str, str]:
    """The words that tags go by, each with the tag that it stands for."""
    words = {word: facts.get("means", word) for word, facts in read_data("apex", "tags").items()}
    levels = (f"LEVEL {number}" for number in range(1, HIGHEST + 1))
    printed = (tag for kind in KINDS.values() for tag in kind.tags)
    return {**words, **{tag: tag for tag in (*levels, *printed)}}


def read_tags(tags: Iterable[str], at: str) -> tuple[str, ...]:
    """Tags as the core book has them, or the place of the first that no book has."""
    words = _tag_words()
    for number, tag in enumerate(tags):
        if tag not in words:
            known = Listing(tuple(word for word in words if not _LEVEL.fullmatch(word)))
            where, meant = place(at, number), nearest(tag, words)
            raise InputError(where, "apex.scene.unknown-tag", tag=tag, known=known, nearest=meant)
    return tuple(words[tag] for tag in tags)


def _read_kinds() -> Mapping[str, Kind]:
    kinds = {}
    for name, facts in read_data("apex", "components").items():
        sizes = frozenset((w, h) for pair in facts.get("sizes", ()) for w, h in (pair, pair[::-1]))
        lengths = facts.get("lengths", [1])
        kinds[name] = Kind(
            name,
            facts["place"],
            frozenset(facts["tags"]),
            sizes,
            range(min(lengths), max(lengths) + 1),
            facts.get("plan", False),
            facts.get("respawn", False),
            facts.get("to-hit"),
            facts.get("shape", ""),
            facts.get("opens", False),
            facts.get("shelters", False),
        )
    return MappingProxyType(kinds)


KINDS = _read_kinds()
#: A custom component, of which only its tags are known.
CUSTOM = custom_kind("space", ())
