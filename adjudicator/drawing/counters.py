"""What is counted beside a board as SVG: a sign, whose it is, and how many."""

from adjudicator.core.facts import Called
from adjudicator.core.sketch import Counter
from adjudicator.drawing.markup import element, text, units
from adjudicator.messages.renderer import Messages

#: Half the height of the plate that a counter lies on, and the room for its sign and for a digit.
HALF, SIGN, DIGIT = 12, 26, 9


def counter_svg(counter: Counter, messages: Messages) -> str:
    """A plate with the sign of what is counted and its number, told in words as well."""
    x, y = units(counter.at[0]), units(counter.at[1])
    shown = "" if counter.value is None else str(counter.value)
    wide = SIGN + (DIGIT * len(shown) + 6 if shown else 0)
    plate = {"x": -wide / 2, "y": -HALF, "width": wide, "height": 2 * HALF, "rx": HALF}
    sign = {"class": "what", "transform": f"translate({(SIGN - wide) / 2:g} 0)"}
    return element(
        "g",
        {
            "class": f"counter {counter.shape} {counter.tone}".strip(),
            "data-counter": " ".join(filter(None, (counter.shape, counter.name or counter.tone))),
            "transform": f"translate({x:g} {y:g})",
        },
        element("title", {}, text(told(counter, messages))),
        element("rect", {"class": "plate", **plate}),
        element("g", sign, *_sign(counter)),
        element("text", {"x": SIGN / 2 - 3, "y": 0.5}, text(shown)) if shown else "",
    )


def told(counter: Counter, messages: Messages) -> str:
    """A counter in words."""
    facts: dict[str, object] = {"value": counter.value, "name": counter.name}
    if counter.tone:
        facts["team"] = Called(f"team.{counter.tone}")
    return messages.label(f"counter.{counter.shape}", facts)


def _sign(counter: Counter) -> tuple[str, ...]:
    if counter.shape == "coin":
        return (_COINS[counter.tone],)
    return (element("path", {"d": _PATHS[counter.shape]}),)


_PATHS = {
    "heart": "M0 7L-6.5 0.5A3.8 3.8 0 0 1 0 -4.5A3.8 3.8 0 0 1 6.5 0.5Z",
    "wave": "M-7 4Q-3.5 -1 0 4T7 4M-7 -2Q-3.5 -7 0 -2T7 -2",
}
#: A coin shows the shape of the figures of its team.
_COINS = {
    "red": element("circle", {"r": 7}),
    "blue": element("rect", {"x": -6.5, "y": -6.5, "width": 13, "height": 13, "rx": 2.5}),
}
