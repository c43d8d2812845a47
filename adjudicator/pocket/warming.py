"""Ask the app once what visitors ask first, so that a copy of its memory has what that needs."""

from adjudicator.pocket.bridge import Pocket

#: A ruling of each game, and a page that needs other templates.
_ASKED = (
    "/table/tuesday-table?from=gibraltar&to=wraith",
    "/table/night-shift?ask=noise&from=%402%2C2&value=3",
    "/table/the-ford?ask=fast-travel&from=xargatha&to=%401%2C2",
    "/",
)
_ORIGIN = "https://pocket.invalid"


def warm(pocket: Pocket, languages: str) -> None:
    """Ask in the visitor's language, and forget who asked."""
    for address in _ASKED:
        pocket.answer("GET", _ORIGIN + address, [("Accept-Language", languages)])
    pocket.restore({})
