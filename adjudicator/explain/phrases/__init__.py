"""All sentences, by name. English is the source; a language translates them as they stand here.

A phrase is a text with places for facts; or one text for one and one for several of a fact, and
the name of the fact that counts.
"""

from collections.abc import Mapping

from adjudicator.explain.phrases import apex, faults, general

Phrase = str | tuple[str, str, str]

PHRASES: Mapping[str, Phrase] = {**general.PHRASES, **faults.PHRASES, **apex.PHRASES}
