"""Open tables: the examples, and the scenes that links carry."""

import base64
import binascii
import hashlib
import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files

from adjudicator.app.example_words import translated
from adjudicator.app.judge import LONGEST_QUESTION, find_game, parse
from adjudicator.app.lru import LruCache
from adjudicator.board.cell import Cell
from adjudicator.board.lazy import shared_property
from adjudicator.core.change import Change, changed
from adjudicator.core.description import Article
from adjudicator.core.faults import InputError
from adjudicator.core.form import Field
from adjudicator.core.game import Action, AnyGame, NamedPlace
from adjudicator.core.piece_card import PieceCard, TurnLine
from adjudicator.core.question import ReadTable, Ruled
from adjudicator.core.setup import Held, PieceKind
from adjudicator.core.sketch import Sketch
from adjudicator.core.values import Json, JsonObject
from adjudicator.core.verdict import Verdict
from adjudicator.games import GAMES
from adjudicator.messages.languages import speech_in
from adjudicator.resources import SOURCE

#: An action for tables of any game.
TableAction = Action[ReadTable]

#: How many words of places a table caches.
_PLACES = 64
#: A ref that carries its scene begins with this; the name of an example never does.
CARRIED = "~"


@dataclass(frozen=True)
class Case:
    """A question that comes with an example: its title, and the parameters of its link."""

    title: str
    params: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class OpenTable:
    """An open table: its ref, its scene, and its state.

    `game` and `state` belong together; the methods here are the only place that pairs them. A
    stored table has the `number` of its last event. Examples and scenes in links have none, and
    changing one begins a stored table.
    """

    ref: str
    title: str
    about: str
    game: AnyGame
    scene: JsonObject
    state: ReadTable
    cases: tuple[Case, ...] = ()
    number: int | None = None
    may_change: bool = True
    #: What is derived from the scene, once for everyone who opens the table by either link.
    shared: dict[str, object] = field(default_factory=dict, compare=False, repr=False)

    def with_scene(self, scene: JsonObject) -> "OpenTable":
        """The same table with another scene of its game, which must be valid."""
        return replace(self, scene=scene, state=self.game.read_scene(scene), shared={})

    def with_change(self, change: Change) -> "OpenTable":
        """The table after a change, which must leave a valid scene."""
        return self.with_scene(changed(self.scene, change))

    def rule(self, ask: object, params: JsonObject) -> Ruled:
        """Rule on a question about this table."""
        return self.game.rule(self.state, ask, params)

    def companions(self, ask: str, params: JsonObject) -> Iterable[JsonObject]:
        """The extra parameters of a companion question."""
        return self.game.questions[ask].companions(self.state, params)

    def fields(self, action: TableAction, params: JsonObject) -> tuple[Field, ...]:
        """The fields of an action, given the parameters so far."""
        return action.fields(self.state, params)

    def forecast(
        self, action: TableAction, verdict: Verdict, filled: JsonObject
    ) -> JsonObject | None:
        """The question on the chance of an action, if enough is known for it."""
        return action.forecast(self.state, verdict, filled)

    def parse_place(self, word: str, at: str) -> NamedPlace:
        """The place that a word names; `at` says where the word stands, for an error."""
        found = self._places.get(word)
        if found is None:
            found = self.game.parse_place(self.state, word, at)
            self._places.put(word, found)
        return found

    @shared_property
    def _places(self) -> LruCache[str, NamedPlace]:
        """The places that were read lately: a page asks a dozen times for the two of its query."""
        return LruCache(_PLACES)

    def articles(self, word: str, at: str = "at") -> tuple[Article, ...]:
        """Descriptions of the piece or place that a word names."""
        return self.game.about(self.state, word, at)

    def contents(self, space: Cell) -> tuple[Article, ...]:
        """Who and what is in a space, without the space itself."""
        return self.game.contents(self.state, space)

    def card(self, place: NamedPlace) -> PieceCard | None:
        """The card of the piece at a place that was tapped, if it has one."""
        return self.game.card(self.state, place)

    def thing(self, id_: str) -> object:
        """A component, token or door as a fact."""
        return self.game.fact_of(self.state, id_)

    @shared_property
    def turn_line(self) -> TurnLine | None:
        """The turn line, if the table keeps track of turns."""
        return self.game.turn_line(self.state)

    def pieces(self) -> tuple[PieceKind, ...]:
        """The pieces of the tray."""
        return self.game.setup.pieces(self.state)

    def piece_counts(self) -> Mapping[str, int]:
        """How many of each piece stand on the board."""
        return self.game.setup.counted(self.state)

    def piece_at(self, space: Cell) -> Held | None:
        """The top piece of a space."""
        return self.game.setup.found(self.state, space)

    @shared_property
    def sketch(self) -> Sketch:
        """The table as shapes."""
        return self.game.sketch(self.state)

    @shared_property
    def canvas(self) -> Sketch:
        """The table as shapes while it is set up."""
        return self.game.setup.canvas(self.state) if self.game.setup.canvas else self.sketch

    @shared_property
    def laid_out(self) -> JsonObject:
        """The scene with a card for every weapon and Enemy that is named in it."""
        scene = self.scene
        for memory in self.game.memories:
            scene = memory.laid_out(scene)
        return scene

    @shared_property
    def packed(self) -> str:
        """The scene as part of a link."""
        return _packed(self._written)

    @shared_property
    def digest(self) -> str:
        """What tells the scene from others; made far sooner than its link is."""
        return hashlib.sha256(self._written).hexdigest()

    @shared_property
    def _written(self) -> bytes:
        return _written(self.scene)


def open_table(ref: str, language: str = SOURCE) -> OpenTable:
    """Open an example in a language, or the scene that a ref carries."""
    if ref.startswith(CARRIED):
        return open_scene(unpack(ref), ref)
    if ref not in examples(language):
        raise LookupError(ref)
    return examples(language)[ref]


def open_scene(scene: object, ref: str = "") -> OpenTable:
    """Open a scene, or say what is wrong with it."""
    game = find_game(scene)
    state = game.read_scene(scene)
    assert isinstance(scene, Mapping)  # noqa: S101 - `find_game` has refused all else
    return OpenTable(ref, str(scene.get("title") or ""), "", game, scene, state)


def pack(data: object) -> str:
    """JSON as part of a link."""
    return _packed(_written(data))


def _written(data: object) -> bytes:
    """The same text for the same data."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()


def _packed(written: bytes) -> str:
    packed = base64.urlsafe_b64encode(zlib.compress(written, 9)).decode()
    return CARRIED + packed.rstrip("=")


def unpack(ref: str) -> object:
    """The JSON that a link carries; an InputError if the link is broken."""
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
        folder = files("adjudicator.games").joinpath(game.name, "examples")
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            ref = file.name.split("-", 1)[1].removesuffix(".json")
            data = json.loads(file.read_text("utf-8"))
            found[ref] = _example(ref, translated(data, speech_in(language)))
    return found


def _example(ref: str, data: Json) -> OpenTable:
    scene = data["scene"]
    game = find_game(scene)
    cases = tuple(
        Case(case["title"], tuple((key, value) for key, value in case.items() if key != "title"))
        for case in data["cases"]
    )
    state = game.read_scene(scene)
    return OpenTable(ref, scene["title"], data["about"], game, scene, state, cases)
