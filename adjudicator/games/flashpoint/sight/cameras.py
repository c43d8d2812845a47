"""What security cameras look at, and who watches their pictures."""

from collections.abc import Iterator

from adjudicator.board.regions import Region
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.numbers import highest, token_perception
from adjudicator.games.flashpoint.table.pieces import CRIPPLED, Token, Unit
from adjudicator.games.flashpoint.table.state import Table

#: Where a camera's facing leads.
FACINGS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def faces(camera: Token, zone: Region, consult: Consultation) -> bool:
    """Whether a zone lies in the direction of a camera's facing; its own never does."""
    if zone is camera.zone or camera.record.facing is None:
        return False
    x, y = FACINGS[camera.record.facing]
    across, down = zone.centre.x - camera.zone.centre.x, zone.centre.y - camera.zone.centre.y
    ahead, aside = across * x + down * y, across * y - down * x
    if ahead <= 0:
        return False
    reading = consult(rulings.CAMERA_FIELD)
    if reading == "line":
        return not aside
    return reading == "half" or -ahead <= aside <= ahead


def camera_sees(table: Table, camera: Token, zone: Region, consult: Consultation) -> bool:
    """Whether a camera looks at a zone."""
    if camera.disabled or not faces(camera, zone, consult):
        return False
    return sees(table, camera.zone, zone, consult)


def watchers(table: Table, zone: Region, consult: Consultation) -> Iterator[Token]:
    """The cameras that look at a zone."""
    for camera in table.cameras:
        if camera_sees(table, camera, zone, consult):
            yield camera


def control_room(table: Table) -> tuple[Unit, ...]:
    """The technicians who watch what the cameras show."""
    return tuple(
        unit
        for unit in table.technicians
        if unit.record.control_room or unit.zone in table.control_room
    )


def camera_perception(table: Table, camera: Token, consult: Consultation) -> int | None:
    """The Perception of those who watch a camera; its token is only a reminder of it.

    What the token says counts where theirs was not entered; being crippled dulls it all the same.
    """
    staff = [figure for unit in control_room(table) for figure in unit.figures]
    told = [figure.stat("perception") for figure in staff]
    known = highest(told) if told else None
    if known is not None:
        return known
    token = token_perception(camera, consult)
    weak = bool(staff) and all(figure.has("cripple") for figure in staff)
    return max(token - CRIPPLED, 0) if weak and token is not None else token
