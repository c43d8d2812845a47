"""All sentences, by name. English is the source; a language translates them as they stand here."""

from collections.abc import Mapping

from adjudicator.explain.phrases import (
    apex,
    atlantis,
    faults,
    flashpoint,
    general,
    history,
    keeping,
    lookup,
    page,
    setup,
)
from adjudicator.explain.phrases.phrase import Phrase

PHRASES: Mapping[str, Phrase] = {
    **general.PHRASES,
    **faults.PHRASES,
    **page.PHRASES,
    **keeping.PHRASES,
    **lookup.PHRASES,
    **setup.PHRASES,
    **history.PHRASES,
    **apex.PHRASES,
    **atlantis.PHRASES,
    **flashpoint.PHRASES,
}
