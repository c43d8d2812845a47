"""The tray of the setup page: the pieces of the box, and how many are left of each."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlencode

from flask import render_template
from markupsafe import Markup

from adjudicator.app.lru import LruCache
from adjudicator.app.query import TableQuery
from adjudicator.app.setup import Order
from adjudicator.app.tables import OpenTable
from adjudicator.app.tray import alone
from adjudicator.board.lazy import cached_property
from adjudicator.core.setup import PieceKind
from adjudicator.drawing.tray import piece_name, piece_size, piece_svg, pieces_left
from adjudicator.games import GAMES
from adjudicator.web.language import language, messages


@dataclass(frozen=True)
class Tile:
    """A piece as the tray shows it."""

    piece: PieceKind
    name: str
    size: str
    left: str
    over: bool
    icon: Markup
    link: str
    on: bool
    #: Whose it is, where others have one of the same name.
    team: str = ""


@dataclass(frozen=True)
class Group:
    """A part of the tray."""

    name: str
    label: str
    on: bool


@dataclass(frozen=True)
class TrayView:
    """The tray of a table, as the page shows it with an order; links keep the query's overlays."""

    table: OpenTable
    order: Order
    query: TableQuery

    @cached_property
    def pieces(self) -> tuple[PieceKind, ...]:
        """The pieces of the box."""
        return self.table.pieces()

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """The same, and how many are left of each."""
        return tuple(self._tile(piece, self._counts.get(piece.id, 0)) for piece in self.pieces)

    @cached_property
    def _counts(self) -> Mapping[str, int]:
        return self.table.piece_counts()

    @property
    def listed(self) -> Markup:
        """The tray as a list."""
        return self._drawn("tray.html")

    @property
    def options(self) -> Markup:
        """The tray as what can be chosen by typing."""
        return self._drawn("tray_options.html")

    def _drawn(self, template: str) -> Markup:
        """Most changes leave the tray as it is, and drawing it takes longer than all the rest."""
        game, chosen = self.table.game.name, self.order.get("piece")
        standing = tuple(sorted(self._counts.items()))
        key = (template, language(), game, self.pieces, standing, chosen, self.query.pairs)
        found = _TRAYS.get(key)
        if found is None:
            # Our own template, every value escaped there.
            found = Markup(render_template(template, tray=self.tiles))  # noqa: S704
            _TRAYS.put(key, found)
        return found

    def _tile(self, piece: PieceKind, standing: int) -> Tile:
        return Tile(
            piece,
            piece_name(piece, messages()),
            piece_size(piece, messages()) if self._sizes(piece) > 1 else "",
            pieces_left(piece, standing, messages()),
            piece.box is not None and standing > piece.box,
            _icon(self.table.game.name, piece),
            self.link({"piece": piece.id}),
            piece.id == self.order.get("piece"),
            messages().option(piece.team) if piece.team and piece.name else "",
        )

    def _sizes(self, piece: PieceKind) -> int:
        return len({other.size for other in self.pieces if other.kind == piece.kind})

    @cached_property
    def chosen(self) -> PieceKind | None:
        """The piece that was chosen from the tray."""
        return next((one for one in self.pieces if one.id == self.order.get("piece")), None)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The parts of the tray in their order: that of the chosen piece is open, or the first."""
        in_tray = [form.name for form in self.table.game.setup.forms if form.in_tray]
        names = tuple(dict.fromkeys([*(piece.group for piece in self.pieces), *in_tray]))
        opened = self.order.get("open") or self.order.get("form")
        first = opened if opened in names else names[0]
        open_one = self.chosen.group if self.chosen else first
        return tuple(
            Group(name, messages().label(f"group.{name}", {}), name == open_one) for name in names
        )

    @property
    def teams(self) -> tuple[tuple[str, str, bool], ...]:
        """The teams that the tray shows one at a time."""
        names = dict.fromkeys(piece.team for piece in self.pieces if piece.team)
        shown = (self.chosen and self.chosen.team) or next(iter(names), "")
        return tuple((name, messages().option(name), name == shown) for name in names)

    def link(self, order: Order) -> str:
        """The address of the page with another order."""
        return "?" + urlencode((*order.items(), *self.query.pairs))


#: Trays as they were drawn, as far as they have room, in bytes.
_TRAYS: LruCache[Hashable, Markup] = LruCache(4_000_000, len)


@lru_cache(512)
def _icon(game: str, piece: PieceKind) -> Markup:
    # Made by our own code, every value escaped there.
    return Markup(piece_svg(piece, alone(GAMES[game], piece)))  # noqa: S704
