"""The question `noise`: a Noise Check."""

from adjudicator.core.change import Change
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.stealth.noise import made_noise, noise_done
from adjudicator.games.flashpoint.table.finding import judged
from adjudicator.games.flashpoint.table.lookup import read_zone
from adjudicator.games.flashpoint.table.records import Count, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class NoiseParams(Record):
    """Where the noise is, and how loud."""

    zone: ZoneRef
    value: Count


def noise(table: Table, params: NoiseParams) -> Verdict:
    """Judge a Noise Check."""
    zone = read_zone(table, params.zone, "zone")
    return judged(table, "noise", lambda consult: made_noise(table, zone, params.value, consult)[0])


def noise_change(table: Table, params: NoiseParams) -> Change | None:
    """Place the token and turn the Blips."""
    zone = read_zone(table, params.zone, "zone")
    return noise_done(table, zone, params.value, Consultation(table.readings))
