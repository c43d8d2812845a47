"""Places in the input as it was written."""

import pytest

from adjudicator.core.written import as_written


@pytest.mark.parametrize(
    ("at", "data", "written"),
    [
        ("from.zone", {"from": [5, 5]}, "from"),
        ("from.zone", {"from": {"zone": [5, 5]}}, "from.zone"),
        ("to.unit", {"to": "nobody"}, "to"),
        ("to.unit", {}, "to.unit"),
        ("cards[1].player", {"cards": [{}, {"player": "a"}]}, "cards[1].player"),
        ("modifiers[0].value", {"modifiers": [3]}, "modifiers[0]"),
        ("from[1]", {"from": [1]}, "from[1]"),
        ("scene.spawn-points[0].at", {}, "scene.spawn-points[0].at"),
    ],
)
def test_a_bare_value_has_no_fields(at: str, data: object, written: str) -> None:
    """A fault in it is told where it stands; any other place stays."""
    assert as_written(at, data) == written
