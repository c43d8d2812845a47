"""What stands on a board as SVG: signs, pieces and figures."""

from collections.abc import Iterator
from functools import lru_cache

from adjudicator.core.sketch import Pawn, Sign
from adjudicator.drawing.badges import OUTLINE_MARKS, PAWN_MARKS
from adjudicator.drawing.cells import Links
from adjudicator.drawing.markup import UNIT, element, text, units
from adjudicator.drawing.signs import SIGNS


@lru_cache(4096)
def sign_svg(sign: Sign) -> str:
    """Something at one position."""
    title = element("title", {}, text(str(sign.name))) if sign.name else ""
    return element("g", _sign(sign), title, _footprint(sign), *SIGNS[sign.shape], _letter(sign))


def token_svg(sign: Sign, links: Links, place: str) -> str:
    """A sign that is a piece, and where a tap on it leads."""
    chosen = sign.id in links.chosen
    attributes = _sign(sign)
    attributes["class"] = f"{attributes['class']} piece" + " chosen" * chosen
    attributes |= {"data-at": sign.cell, "href": links.pawns[sign.id]}
    attributes |= {"aria-label": f"{sign.name}, {place}", "aria-current": _true(chosen)}
    shape = (_footprint(sign), *SIGNS[sign.shape], _letter(sign))
    touch, ring = (_NARROW_TOUCH, _NARROW_RING) if sign.narrow else (_TOUCH, _RING)
    return element("a", attributes, touch, ring, *shape)


def _footprint(sign: Sign) -> str:
    """The spaces that a sign covers, where it is more than one."""
    if sign.size == (1, 1):
        return ""
    width, height = (units(side) - 2 * _INSET for side in sign.size)
    box = {"x": -width / 2, "y": -height / 2, "width": width, "height": height, "rx": 8}
    return element("rect", {"class": "footprint", **box})


def _letter(sign: Sign) -> str:
    lettered = sign.shape in _LETTERED and sign.name
    return element("text", {}, text(initials(str(sign.name)))) if lettered else ""


def _sign(sign: Sign) -> dict[str, object]:
    x, y = units(sign.at[0]), units(sign.at[1])
    turn = f" rotate({90 * sign.turn})" if sign.turn else ""
    return {
        "class": f"sign {sign.shape} {sign.tone}".strip() + (" off" if sign.off else ""),
        "data-component": sign.id,
        "transform": f"translate({x:g} {y:g}){turn}",
    }


#: How far a footprint stays inside its spaces.
_INSET = 3
#: What a finger meets, and what shows that a piece is chosen.
_TOUCH = element("circle", {"class": "touch", "r": UNIT / 2})
#: For those who share a cell.
_NARROW_TOUCH = element("circle", {"class": "touch", "r": UNIT * 0.39})
_RING = element("circle", {"class": "ring", "r": 24})
_NARROW_RING = element("circle", {"class": "ring", "r": 19})

#: Signs that show what they are called by.
_LETTERED = ("spawn", "token")


def _true(chosen: bool) -> str | None:  # noqa: FBT001
    return "true" if chosen else None


def pawn_svg(pawn: Pawn, links: Links, place: str = "") -> str:
    """Someone at one position, and where a tap on them leads."""
    x, y = units(pawn.at[0]), units(pawn.at[1])
    chosen = pawn.id in links.chosen
    attributes: dict[str, object] = {
        "class": " ".join((f"pawn {pawn.shape}", *_sizes(pawn), *("chosen",) * chosen)),
        "data-figure": pawn.id,
        "data-at": pawn.cell or f"{int(pawn.at[0])},{int(pawn.at[1])}",
        "transform": f"translate({x:g} {y:g})" + _scale(pawn),
    }
    href = links.pawns.get(pawn.id)
    touch, ring = (_NARROW_TOUCH, _NARROW_RING) if pawn.small else (_TOUCH, _RING)
    letters = element("text", {}, text(pawn.letters or initials(pawn.name)))
    badges = (PAWN_MARKS[mark] for mark in pawn.marks if mark not in OUTLINE_MARKS)
    content = (touch, ring, _body(pawn), letters, *badges)
    if href is None:
        return element("g", attributes, element("title", {}, text(pawn.name)), *content)
    label = f"{pawn.name}, {place}" if place else pawn.name
    attributes |= {"href": href, "aria-label": label, "aria-current": _true(chosen)}
    return element("a", attributes, *content)


def _body(pawn: Pawn) -> str:
    """The shape of someone with what is drawn around it: smaller where others stand beside it."""
    around = "".join(PAWN_MARKS[mark] for mark in pawn.marks if mark in OUTLINE_MARKS)
    shape = _PAWNS[pawn.shape] + around
    return element("g", {"transform": "scale(0.82)"}, shape) if pawn.small else shape


def _sizes(pawn: Pawn) -> Iterator[str]:
    if pawn.small:
        yield "small"
    if pawn.minor:
        yield "minor"
    if pawn.fallen:
        yield "fallen"


def _scale(pawn: Pawn) -> str:
    if pawn.small:
        return " scale(0.8)"
    return " scale(0.74)" if pawn.minor else ""


_PAWNS = {
    "round": element("circle", {"class": "body", "r": 17}),
    "square": element(
        "rect", {"class": "body", "x": -16, "y": -16, "width": 32, "height": 32, "rx": 6}
    ),
    "plain": element("path", {"class": "body", "d": "M0 -19L19 0L0 19L-19 0Z"}),
}


def initials(name: str) -> str:
    """The two letters that stand for a name: of two words their first, else the first two."""
    words = name.split()
    letters = words[0][:1] + words[1][:1] if len(words) > 1 else name[:2]
    return letters[:1].upper() + letters[1:]
