"""The editions of the core book: the final one, and the beta of 2023 by what differs in it."""

from collections.abc import Mapping
from types import MappingProxyType

from adjudicator.games.apex.table.edition import CORE, ApexEdition
from adjudicator.games.apex.table.editions.beta import BETA

EDITIONS: Mapping[str, ApexEdition] = MappingProxyType(
    {edition.name: edition for edition in (CORE, BETA)}
)
