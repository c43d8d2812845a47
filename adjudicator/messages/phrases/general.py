"""How places and lists are told, whatever the game."""

PHRASES = {
    # How words change where they meet, such as "de el=del; y i*=e i"; a dash where they do not.
    "grammar.joins": "-",
    "cell.level": "{spot}, level {level}",
    "pawn.fallen": "lying in {place}",
    "place.level": "{spot} (level {level})",
    "place.away": "{who} (off the map)",
    "place.who": "{who} ({spot}, level {level})",
    "corner.north-west": "the top left corner of {space}",
    "corner.north-east": "the top right corner of {space}",
    "corner.south-west": "the bottom left corner of {space}",
    "corner.south-east": "the bottom right corner of {space}",
    "space.left": "the space left of {space}",
    "space.above": "the space above {space}",
    "edge.east": "the right edge of {space}",
    "edge.south": "the bottom edge of {space}",
    "edge.west": "the left edge of {space}",
    "edge.north": "the top edge of {space}",
    "line.between": "between {one} and {other}",
    "line.border": "along the border at {one}",
    "standing.line": "{things} {at}",
    "standing.corner": "{things} at {at}",
    "list.none": "none",
    "value.none": "none",
    "value.true": "yes",
    "value.false": "no",
    "list.and": "{most} and {last}",
    "list.or": "{most} or {last}",
    "list.more": "{listed} and {more} more",
    "measure.x": "X = {value}",
    "measure.hidden": "hidden: {value}",
    "measure.distance": "{value}",
    "certainty.book": "by the book",
    "certainty.ruling": "a ruling",
    "certainty.silent": "not in this book",
    "certainty.unknown": "a number is missing",
    "missing.one": "{label} is not entered yet",
    "applied.yes": 'Carried out: with --json, the table afterwards stands under "scene".',
    "applied.no": "Not carried out: it may not be done, or a choice is still open.",
    "side.clear": "from the side: from {source} to {target}, the line is free",
    "side.blocked": "from the side: from {source} to {target}, the line is cut on its way",
    "side.level": "level {level}",
    "certainty.house": "house rule",
    "house.rule": "by this table's house rule: {reading}",
    "edition.beta": "the beta",
    "edition.core": "the final book",
    "edition.silent": (
        "{edition} says nothing of a point that this rests on. The final book comes to: {final}. "
        "What follows goes by {edition}, with the final book's rule in the gap."
    ),
    "edition.partly": (
        "{edition} says nothing of a point that bears on this, and what hangs on it is left out. "
        "The final book comes to: {final}."
    ),
    "edition.filled": (
        "{edition} says nothing of a point that this rests on. This table takes the final book's "
        "rule for it."
    ),
    "edition.silent.headline": "{edition} does not say",
    "edition.silent.reason": "The final book would rule: {final}.",
    "edition.silent.value": "not said",
    "disputed.one": "If {reading}: {answer}",
    "disputed.also": "also {listed}",
    "disputed.without": "not {listed}",
    "disputed.otherwise": "otherwise for {listed}",
    "disputed.changes": "{field}: {changes}",
}
