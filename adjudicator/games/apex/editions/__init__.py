"""The editions of the core book: the final one, and the beta of 2023 by what differs in it."""

from collections.abc import Mapping
from types import MappingProxyType

from adjudicator.games.apex.editions.beta import BETA
from adjudicator.games.apex.editions.points import CORE, ApexEdition

EDITIONS: Mapping[str, ApexEdition] = MappingProxyType(
    {edition.name: edition for edition in (CORE, BETA)}
)
