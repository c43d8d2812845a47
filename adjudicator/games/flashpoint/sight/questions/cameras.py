"""The questions `camera` and `camera-field`: what a security camera looks at."""

from adjudicator.board.regions import Region
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.sight import rules
from adjudicator.games.flashpoint.sight.cameras import camera_sees, control_room, faces
from adjudicator.games.flashpoint.sight.line_of_sight import sees, tell_line
from adjudicator.games.flashpoint.table.facts import names, written
from adjudicator.games.flashpoint.table.lookup import find_token, read_zone
from adjudicator.games.flashpoint.table.marks import between, zone_marks
from adjudicator.games.flashpoint.table.pieces import Token
from adjudicator.games.flashpoint.table.records import Id, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class CameraParams(Record):
    """A camera and a zone."""

    camera: Id
    zone: ZoneRef


class CameraFieldParams(Record):
    """A camera, or all of them."""

    camera: Id | None = None


def camera(table: Table, params: CameraParams, consult: Consultation) -> Finding:
    """Judge whether a camera sees a zone."""
    token = find_token(table, params.camera, "camera", "camera")
    zone = read_zone(table, params.zone, "zone")
    return _watch(table, token, zone, consult)


def _watch(table: Table, token: Token, zone: Region, consult: Consultation) -> Finding:
    told = Steps()
    facts = {"camera": token.called, "zone": zone.called, "at": token.zone.called}
    seen = camera_sees(table, token, zone, consult)
    if token.disabled:
        told.add(rules.CAMERA_DISABLED, "flashpoint.camera.disabled", **facts)
    if zone is token.zone:
        told.add(rules.CAMERA_OWN_ZONE, "flashpoint.camera.own-zone", **facts)
    elif not faces(token, zone, consult):
        line = between(token.zone, zone, "blocked")
        told.add(rules.CAMERA_FACING, "flashpoint.camera.behind", line, **facts)
    else:
        told.add(rules.CAMERA_FACING, "flashpoint.camera.ahead", **facts)
        clear = sees(table, token.zone, zone, consult)
        tell_line(told, table.line(token.zone, zone), consult, clear=clear)
    message_id = "flashpoint.camera.sees" if seen else "flashpoint.camera.blind"
    watched = bool(control_room(table))
    told.add(
        rules.CAMERA_TECHNICIANS, message_id if watched else f"{message_id}-unwatched", **facts
    )
    return told.finding({"sees": seen}, message_id, "clear" if seen else "blocked", None, **facts)


def camera_field(table: Table, params: CameraFieldParams, consult: Consultation) -> Finding:
    """Judge all that a camera sees, or all cameras together."""
    cameras = table.tokens_of("camera")
    if params.camera is not None:
        cameras = (find_token(table, params.camera, "camera", "camera"),)
    told = Steps()
    seen: set[Region] = set()
    for token in cameras:
        seen.update(_field(table, token, told, consult))
    if not cameras:
        told.add(rules.CAMERA_FACING, "flashpoint.camera.nowhere")
    zones = table.in_order(seen)
    facts = {
        "camera": names(token.called for token in cameras),
        "count": len(zones),
        "cameras": len(cameras),
    }
    return told.finding({"zones": written(zones)}, "flashpoint.watch.zones", "note", None, **facts)


def _field(table: Table, token: Token, told: Steps, consult: Consultation) -> tuple[Region, ...]:
    """The zones that one camera sees."""
    zones = table.in_order(
        frozenset(z for z in table.zones if camera_sees(table, token, z, consult))
    )
    facts = {"camera": token.called, "at": token.zone.called, "count": len(zones)}
    if token.disabled:
        told.add(rules.CAMERA_DISABLED, "flashpoint.camera.disabled", **facts)
    told.add(rules.CAMERA_FACING, "flashpoint.camera.field", *zone_marks(zones, "watched"), **facts)
    return zones
