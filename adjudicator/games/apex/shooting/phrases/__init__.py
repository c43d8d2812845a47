"""All that is said of this topic, a file a subject."""

from adjudicator.games.apex.shooting.phrases import aiming, attaching, firing, page, zones

PHRASES: dict[str, str | tuple[str, str, str]] = {
    **zones.PHRASES,
    **aiming.PHRASES,
    **firing.PHRASES,
    **attaching.PHRASES,
    **page.PHRASES,
}
