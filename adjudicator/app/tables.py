"""Tables that can be opened: the examples that come along, and scenes that a link carries."""

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from adjudicator.app.example_words import translated
from adjudicator.app.judge import LONGEST_QUESTION, find_game, parse
from adjudicator.board.lazy import shared_property
from adjudicator.core.game import AnyGame
from adjudicator.core.input import InputError
from adjudicator.core.sketch import Sketch
from adjudicator.games import GAMES
from adjudicator.messages.languages import speech_in
from adjudicator.resources import SOURCE

#: A link that carries its scene begins with this; the name of an example never does.
CARRIED = "~"


@dataclass(frozen=True)
class Case:
    """A question about a table, ready to be tapped: its title, and what its link says."""

    title: str
    query: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class OpenTable:
    """A table that someone looks at: where it came from, and the state it is in.

    A table that is kept has the `number` of its last change. Those of examples and of scenes that
    a link carries are as they are: to change one is to begin a table that is kept.
    """

    ref: str
    title: str
    about: str
    game: AnyGame
    scene: Mapping[str, Any]
    state: Any
    cases: tuple[Case, ...] = ()
    number: int | None = None
    may_change: bool = True
    #: What is worked out of the scene, once for all who look at it by either link.
    shared: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @shared_property
    def sketch(self) -> Sketch:
        """The table as shapes."""
        return self.game.sketch(self.state)

    @shared_property
    def canvas(self) -> Sketch:
        """The table as shapes while it is set up."""
        return self.game.setup.canvas(self.state) if self.game.setup.canvas else self.sketch

    @shared_property
    def packed(self) -> str:
        """The scene as part of a link."""
        return pack(self.scene)


def open_table(ref: str, language: str = SOURCE) -> OpenTable:
    """Open the table that a link names or carries; an example in a language."""
    if ref.startswith(CARRIED):
        return _opened(ref, unpack(ref))
    if ref not in examples(language):
        raise LookupError(ref)
    return examples(language)[ref]


def _opened(ref: str, scene: object) -> OpenTable:
    game = find_game(scene)
    state = game.read_scene(scene)
    assert isinstance(scene, Mapping)  # noqa: S101 - `find_game` has refused all else
    return OpenTable(ref, str(scene.get("title") or ""), "", game, scene, state)


def pack(scene: object) -> str:
    """A scene as part of a link."""
    written = json.dumps(scene, separators=(",", ":"), ensure_ascii=False, sort_keys=True)
    packed = base64.urlsafe_b64encode(zlib.compress(written.encode(), 9)).decode()
    return CARRIED + packed.rstrip("=")


def unpack(ref: str) -> object:
    """The scene that a link carries, or a complaint about the link."""
    packed = ref.removeprefix(CARRIED)
    try:
        squeezed = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unfolding = zlib.decompressobj()
        written = unfolding.decompress(squeezed, LONGEST_QUESTION)
        if unfolding.unconsumed_tail:
            raise InputError("scene", "question.too-long", most=LONGEST_QUESTION)
    except (binascii.Error, zlib.error, ValueError):
        raise InputError("scene", "table.broken-link") from None
    try:
        return parse(written)
    except InputError:
        raise InputError("scene", "table.broken-link") from None


@cache
def examples(language: str = SOURCE) -> Mapping[str, OpenTable]:
    """The example tables of all games, in the order of their file names."""
    found = {}
    for game in GAMES.values():
        folder = files("adjudicator.games").joinpath(game.name, "tables")
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            ref = file.name.split("-", 1)[1].removesuffix(".json")
            data = json.loads(file.read_text("utf-8"))
            found[ref] = _example(ref, translated(data, speech_in(language)))
    return found


def _example(ref: str, data: Any) -> OpenTable:  # noqa: ANN401 - as JSON has it
    scene = data["scene"]
    game = find_game(scene)
    cases = tuple(
        Case(case["title"], tuple((key, value) for key, value in case.items() if key != "title"))
        for case in data["cases"]
    )
    state = game.read_scene(scene)
    return OpenTable(ref, scene["title"], data["about"], game, scene, state, cases)
