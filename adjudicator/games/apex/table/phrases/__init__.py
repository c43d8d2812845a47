"""All that is said of this topic, a file a subject."""

from adjudicator.games.apex.table.phrases import faults, loot_tokens, page, things

PHRASES: dict[str, str | tuple[str, str, str]] = {
    **things.PHRASES,
    **loot_tokens.PHRASES,
    **faults.PHRASES,
    **page.PHRASES,
}
