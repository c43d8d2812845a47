"""How every refusal looks: a place, and a sentence with nothing left open."""

from collections.abc import Callable

import pytest

from adjudicator.core.faults import InputError
from adjudicator.messages.renderer import ENGLISH


def assert_refused(call: Callable[[object], object], given: object, place: str) -> None:
    """The call refuses what it is given, at that place, in a sentence."""
    with pytest.raises(InputError) as refused:
        call(given)
    assert refused.value.at == place
    said = ENGLISH.fault(refused.value)
    assert said.endswith((".", "?"))
    assert "{" not in said
