"""The parts that the setup page is made of: tiles and groups of the tray, forms, and needs."""

from dataclasses import dataclass

from markupsafe import Markup

from adjudicator.core.setup import PieceKind
from adjudicator.web.fields import FieldLine


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
class Form:
    """A form of the game, as the page shows it."""

    name: str
    title: str
    button: str
    lines: tuple[FieldLine, ...]
    in_tray: bool


@dataclass(frozen=True)
class Need:
    """What a named map still needs, in words."""

    name: str
    rule: str
    lines: tuple[tuple[str, str], ...]
