"""The forms of a Flashpoint table: what its players read off their cards and boards."""

from collections.abc import Mapping
from typing import Any

from adjudicator.kernel.form import Field


def sheet(_scene: Mapping[str, Any]) -> tuple[Field, ...]:
    """The fields for a scene."""
    return ()
