"""All sentences, by name. English is the source; a language translates them as they stand here."""

from collections.abc import Mapping

from adjudicator.explain.phrases import (
    apex,
    atlantis,
    command,
    docs,
    errors,
    faults,
    flashpoint,
    general,
    history,
    keeping,
    labels,
    lookup,
    page,
    script,
    setup,
)
from adjudicator.explain.phrases.phrase import Phrase

PHRASES: Mapping[str, Phrase] = {
    **general.PHRASES,
    **faults.PHRASES,
    **errors.PHRASES,
    **command.PHRASES,
    **docs.PHRASES,
    **page.PHRASES,
    **script.PHRASES,
    **keeping.PHRASES,
    **labels.PHRASES,
    **lookup.PHRASES,
    **setup.PHRASES,
    **history.PHRASES,
    **apex.PHRASES,
    **atlantis.PHRASES,
    **flashpoint.PHRASES,
}
