"""The question `noise`: a Noise Check."""

from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.stealth.noise import made_noise
from adjudicator.games.flashpoint.table.lookup import read_zone
from adjudicator.games.flashpoint.table.records import Count, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class NoiseParams(Record):
    """Where the noise is, and how loud."""

    zone: ZoneRef
    value: Count


def noise(table: Table, params: NoiseParams, consult: Consultation) -> Finding:
    """Judge a Noise Check."""
    zone = read_zone(table, params.zone, "zone")
    return made_noise(table, zone, params.value, consult).finding
