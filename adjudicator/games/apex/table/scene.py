"""Reading a scene: JSON in, a table out, or the place and reason why the box cannot build it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from adjudicator.board.squares import Corner, Edge, Space, edges_between, outline, rectangle
from adjudicator.core.faults import InputError
from adjudicator.core.input import check_rulings, place, read
from adjudicator.core.spelling import nearest
from adjudicator.games.apex.table.clock import check_clock, check_round
from adjudicator.games.apex.table.components import (
    CUSTOM_PLACES,
    KINDS,
    LONGEST_PIECE,
    Kind,
    Tag,
    custom_kind,
    read_tags,
)
from adjudicator.games.apex.table.editions import EDITIONS
from adjudicator.games.apex.table.kit import BACKPACK_SLOTS, Kit
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.records import (
    BoardRecord,
    ComponentRecord,
    FigureRecord,
    SceneRecord,
)
from adjudicator.games.apex.table.rulings import RULINGS
from adjudicator.games.apex.table.stacking import check_stacking
from adjudicator.games.apex.table.state import Cards, Figure, Legend, Table

#: Where the parts of a component are given, by the place that its kind stands on.
FIELDS = {
    "rectangle": ("at", "size"),
    "edges": ("from", "to"),
    "space": ("at",),
    "intersection": ("at",),
}
CUSTOM_FIELDS = ("on", "tags", "name")


def read_scene(data: object, at: str = "scene") -> Table:
    """Read a scene, or say which part of it is wrong."""
    record = read(SceneRecord, data, at)
    check_rulings(RULINGS, record.rulings, place(at, "rulings"))
    pieces = tuple(_pieces(record, place(at, "components")))
    legends = tuple(_legends(record, place(at, "figures")))
    check_stacking(pieces, legends, at)
    _check_attached(pieces, legends, place(at, "figures"))
    for number, loot in enumerate(record.loot):
        _check_space(Space(*loot.at), record.board, place(at, "loot", number, "at"))
    for number, own in enumerate(record.own_pieces):
        read_tags(own.tags, place(at, "own-pieces", number, "tags"))
        _custom_size(own.size, place(at, "own-pieces", number))
    edition = EDITIONS[record.edition]
    if record.time:
        check_round(record.time, edition.last_round, place(at, "time"))
        known = [x.id for x in pieces] + [one.id for x in legends for one in x.kit.attached]
        check_clock(record.time, [x.id for x in legends], known, place(at, "time"))
    table = Table(
        record.board.columns,
        record.board.rows,
        pieces,
        {legend.id: legend for legend in legends if isinstance(legend, Figure)},
        RULINGS.readings(record.rulings, edition.readings),
        record.title,
        {legend.id: legend for legend in legends if not isinstance(legend, Figure)},
        Cards(record.aim_deck, record.aim_board, record.weapons, record.aim_seen),
        record.ring,
        record.loot,
        record.time,
        edition,
        record.own_pieces,
    )
    # Where the table fills gaps from the final book, its tokens are those of that book.
    filled = edition.filled(table.readings) is not edition
    return table.reading(table.readings) if filled else table


def _pieces(record: SceneRecord, at: str) -> Iterator[Piece]:
    seen: dict[str, int] = {}
    for number, component in enumerate(record.components):
        here = place(at, number)
        piece = _piece(component, number, record, here)
        if piece.id in seen:
            raise InputError(place(here, "id"), "scene.same-id", id=piece.id, other=seen[piece.id])
        seen[piece.id] = number
        yield piece


def _piece(component: ComponentRecord, number: int, record: SceneRecord, at: str) -> Piece:
    kind = _kind(component, at)
    _check_fields(component, kind, at)
    spaces, edges, corner = _footprint(component, kind, record.board, at)
    tags = EDITIONS[record.edition].tags(kind.name, kind.tags)
    if spaces and tags & {Tag.BLOCKAGE, Tag.OBSTACLE}:
        edges = outline(spaces)
    name = component.id or f"{kind.name}-{number}"
    return _standing(
        name,
        kind.name,
        component.name,
        tags,
        component.base,
        spaces,
        edges,
        corner,
        bool(component.opened),
        kind.tags,
    )


#: A piece; the same one where it was read before, with all that was worked out of it.
_standing = lru_cache(maxsize=1 << 14)(Piece)


def _kind(component: ComponentRecord, at: str) -> Kind:
    if component.kind == "custom":
        if component.on is None:
            raise InputError(place(at, "on"), "apex.scene.custom-on", known=tuple(CUSTOM_PLACES))
        return custom_kind(component.on, read_tags(component.tags or (), place(at, "tags")))
    if component.kind not in KINDS:
        known = (*KINDS, "custom")
        raise InputError(
            place(at, "kind"), "apex.scene.unknown-kind", kind=component.kind, known=known
        )
    return KINDS[component.kind]


def _check_fields(component: ComponentRecord, kind: Kind, at: str) -> None:
    """Exactly the fields that this kind is placed by must be there."""
    needed = FIELDS[kind.place]
    optional: tuple[str, ...] = CUSTOM_FIELDS if kind.name == "custom" else ("name",)
    if Tag.INTERACTIVE in kind.tags:
        optional = (*optional, "opened")
    if component.on == "space":
        optional = (*optional, "size")
    given = component.model_dump(by_alias=True, exclude={"kind", "id", "base"}, exclude_none=True)
    for field in needed:
        if field not in given:
            raise InputError(
                place(at, field), "apex.scene.needs-field", kind=kind.name, fields=needed
            )
    for field in given:
        if field not in (*needed, *optional):
            raise InputError(
                place(at, field), "apex.scene.no-such-field", kind=kind.name, fields=needed
            )


Footprint = tuple[tuple[Space, ...], tuple[Edge, ...], Corner | None]


def _footprint(component: ComponentRecord, kind: Kind, board: BoardRecord, at: str) -> Footprint:
    """The spaces, edges or corner that a component stands on, all of them on the board."""
    if kind.place == "edges":
        return (), _run(component, kind, board, at), None
    if component.at is None:  # pragma: no cover - `_check_fields` has seen to it
        raise AssertionError
    if kind.place == "intersection":
        return (), (), _corner(component.at, board, place(at, "at"))
    spaces = _spaces(component, kind, at)
    for space in spaces:
        _check_space(space, board, place(at, "at"))
    return spaces, (), None


def _spaces(component: ComponentRecord, kind: Kind, at: str) -> tuple[Space, ...]:
    corner = Space(*component.at) if component.at else Space(0, 0)
    if kind.place == "space":
        return rectangle(corner, *_custom_size(component.size, at))
    if component.size not in kind.sizes:
        sizes = tuple(sorted(kind.sizes))
        size = component.size
        raise InputError(
            place(at, "size"), "apex.scene.wrong-size", kind=kind.name, size=size, sizes=sizes
        )
    return rectangle(corner, *component.size)


def _custom_size(size: tuple[int, int] | None, at: str) -> tuple[int, int]:
    """How many spaces a custom component covers, across and down; one, if it doesn't say."""
    across, down = size or (1, 1)
    if not (1 <= across <= LONGEST_PIECE and 1 <= down <= LONGEST_PIECE):
        raise InputError(place(at, "size"), "apex.scene.custom-size", most=LONGEST_PIECE)
    return across, down


def _run(component: ComponentRecord, kind: Kind, board: BoardRecord, at: str) -> tuple[Edge, ...]:
    start = _corner(component.start or (0, 0), board, place(at, "from"))
    end = _corner(component.to or (0, 0), board, place(at, "to"))
    edges = edges_between(start, end)
    if len(edges) not in kind.lengths:
        longest = kind.lengths[-1]
        raise InputError(
            place(at, "to"), "apex.scene.wrong-length", kind=kind.name, longest=longest
        )
    return edges


def _corner(pair: tuple[int, int], board: BoardRecord, at: str) -> Corner:
    corner = Corner(*pair)
    if not (0 <= corner.x <= board.columns and 0 <= corner.y <= board.rows):
        raise InputError(at, "apex.scene.corner-off-board", columns=board.columns, rows=board.rows)
    return corner


def _check_space(space: Space, board: BoardRecord, at: str) -> None:
    if not (0 <= space.c < board.columns and 0 <= space.r < board.rows):
        last = (board.columns - 1, board.rows - 1)
        raise InputError(at, "apex.scene.space-off-board", space=tuple(space), last=last)


def _legends(record: SceneRecord, at: str) -> Iterator[Legend]:
    seen: dict[str, int] = {}
    for number, figure in enumerate(record.figures):
        here = place(at, number)
        if figure.id in seen:
            raise InputError(
                place(here, "id"), "scene.same-id", id=figure.id, other=seen[figure.id]
            )
        seen[figure.id] = number
        _check_further(figure, here)
        kit = _kit(figure, record).belonging_to(figure.name or figure.id, here)
        if kit.spaces_taken > BACKPACK_SLOTS:
            taken, at_pack = kit.spaces_taken, place(here, "backpack")
            raise InputError(at_pack, "apex.scene.full-backpack", taken=taken, most=BACKPACK_SLOTS)
        known = (figure.id, figure.name or figure.id, figure.squad, kit)
        if figure.at is None:
            yield Legend(*known)
            continue
        space = Space(*figure.at)
        _check_space(space, record.board, place(here, "at"))
        yield Figure(*known, space)


def _check_attached(pieces: Iterable[Piece], legends: Iterable[Legend], at: str) -> None:
    """See that the ids of attached miniatures are their own, and that their tags are known."""
    seen = {piece.id: number for number, piece in enumerate(pieces)}
    for number, legend in enumerate(legends):
        for count, one in enumerate(legend.kit.attached):
            here = place(at, number, "attached", count)
            read_tags(one.tags, place(here, "tags"))
            if one.id in seen:
                raise InputError(place(here, "id"), "scene.same-id", id=one.id, other=seen[one.id])
            seen[one.id] = count


def _check_further(figure: FigureRecord, at: str) -> None:
    known = [field.alias or name for name, field in FigureRecord.model_fields.items()]
    for name in figure.model_extra or ():
        if meant := nearest(name, known):
            raise InputError(place(at, name), "input.extra-forbidden", nearest=meant)


def _kit(figure: FigureRecord, record: SceneRecord) -> Kit:
    edition = EDITIONS[record.edition]
    written = figure.model_fields_set & Kit.model_fields.keys()
    fields = {"deathboxes": edition.deathboxes, **{name: getattr(figure, name) for name in written}}
    readings = RULINGS.readings(record.rulings, edition.readings)
    kit = Kit(**fields).printed_in(edition.filled(readings))
    return kit.stacking(record.stacking) if record.stacking else kit
