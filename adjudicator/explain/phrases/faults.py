"""What is told of input that cannot be read: what is wrong, and what would be right."""

PHRASES = {
    "question.not-an-object": "A question is a JSON object with `scene` and `ask`.",
    "question.no-scene": "The question needs a `scene`: a JSON object.",
    "question.unknown-game": "There is no game {game}. Known are: {known}.",
    "question.unknown-ask": "{ask} cannot be asked here. Known are: {known}.",
    "question.too-long": "The question is longer than {most} characters.",
    "question.too-deep": "Lists and objects may stand in one another {most} deep at the most.",
    "question.not-json": "This is not JSON: it breaks off at line {line}, column {column}.",
    "question.no-file": "This file cannot be read: {detail}.",
    "question.unreadable": "This cannot be read as JSON: {detail}.",
    "edition.unknown": "There is no edition {edition} here. Known are: {known}.",
    "edition.unread": (
        "{ask} is not judged by {edition} yet, and the answer of the final book is not passed off "
        "for it. By {edition} these are: {known}."
    ),
    "input.missing": "This is missing.",
    "input.extra-forbidden": "This field is not known here.",
    "input.int-type": "This must be a whole number.",
    "input.string-type": "This must be a text.",
    "input.bool-type": "This must be true or false.",
    "input.list-type": "This must be a list.",
    "input.tuple-type": "This must be a list.",
    "input.dict-type": "This must be a JSON object.",
    "input.model-type": "This must be a JSON object.",
    "input.model-attributes-type": "This must be a JSON object.",
    "input.literal-error": "This must be {expected}.",
    "input.greater-than-equal": "This must be {ge} or more.",
    "input.less-than-equal": "This must be {le} or less.",
    "input.too-long": "This has {actual_length} entries; {max_length} are the most.",
    "input.too-short": "This has {actual_length} entries; {min_length} are the fewest.",
    "input.string-too-long": "This text is too long; {max_length} characters are the most.",
    "input.string-too-short": "This text is too short; {min_length} characters are the fewest.",
    "input.string-pattern-mismatch": (
        "This may hold letters, digits, spaces, dots, colons, dashes and underscores only."
    ),
    "input.other": "{detail}.",
    "scene.unknown-ruling": "There is no ruling {name}. Known are: {known}.",
    "scene.unknown-reading": "{value} is no reading of it. Known are: {known}.",
    "scene.same-id": "The id {id} is taken by number {other} of the list.",
    "scene.unknown-kind": "There is no component {kind}. Known are: {known}.",
    "scene.custom-on": "A custom component needs what it stands on: {known}.",
    "scene.needs-field": "This is missing: a {kind} is placed by {fields}.",
    "scene.no-such-field": "A {kind} has no such field: it is placed by {fields}.",
    "scene.wrong-size": "The box has no {kind} of {size}; it has {sizes}.",
    "scene.wrong-length": "A {kind} runs straight along a grid line, over 1 to {longest} edges.",
    "scene.corner-off-board": (
        "This intersection is off the board; the last one is [{columns}, {rows}]."
    ),
    "scene.space-off-board": "The space {space} is off the board; the last one is {last}.",
    "scene.overlap": "{space} is taken by {other} at that height.",
    "scene.nothing-under": "At {space} nothing reaches level {base} under it; that is at {level}.",
    "scene.nothing-beside": (
        "Nothing at level {base} carries it; the highest surface beside it is at level {level}."
    ),
    "scene.under-roof": "{space} is covered up to level {level}; a piece there stands on that.",
    "scene.inside": "This {kind} would stand inside {other}.",
    "scene.taken": "{spot} is taken by {other} already.",
    "end.one-way": "Name the place in one of these ways: {known}.",
    "end.level-is-known": "A {way} has its level from the table; leave this out.",
    "end.unknown-figure": "There is no figure {id}. Known are: {known}.",
    "end.needs-level": "This needs the level that is meant, 0 for the ground.",
    "end.in-the-air": "Nothing there reaches level {level}; the highest is {highest}.",
    "end.unknown-word": "{word} is no figure and no space here. A space is named like G5.",
    "tap.end": "Point at a figure or a space here.",
    "tap.id": "Point at a figure here.",
    "tap.space": "Point at a space here.",
    "tap.spot": "Point at a space or an intersection here.",
    "tap.outside": "Point at a space on the edge of the map here.",
    "action.not-doable": "This cannot be done, or something is still to be chosen.",
    "change.no-list": "There is no list of pieces here.",
    "table.broken-link": "This link is broken: it does not hold a whole table.",
    "end.one-edge": "An edge joins two neighbouring intersections of the board.",
    "step.not-touching": "A step leads to a space at distance 1; this is at distance {distance}.",
    "effect.needs-space": "This must be a figure or a space.",
    "effect.too-far": "The space {space} is too far off the board: from {low} to {high} is enough.",
    "grenade.unknown": (
        "There is no Grenade {name} here. Known are: {known}; or give its range, cards and offsets."
    ),
    "grenade.not-printed": (
        "The beta's text does not tell all of {name}: read the token and give its {known}."
    ),
    "life.needs-limit": (
        "The book's text does not tell what {token} allows: read it off the token and enter it as "
        "`limit`."
    ),
    "grenade.needs-field": "This is missing: a Grenade of your own has {known}.",
    "grenade.range-order": "The range goes from the shorter distance to the longer.",
    "grenade.same-offset": "The space {offset} of the shape stands here twice.",
    "grenade.wrong-arrows": "This Grenade takes {cards} Aim cards; there are {given} arrows here.",
    "push.not-straight": "A push goes straight: this must be in a row, column or diagonal with it.",
    "push.nothing-to-choose": "This push leaves nothing to choose; leave this out.",
    "push.no-such-choice": "This space is not to choose. There are: {known}.",
    "move.off-the-map": (
        "{id} is not on the map. Say where it enters: `from`, a space just outside the map."
    ),
    "move.not-outside": (
        "The map is entered from a space just outside it, next to one of its spaces: column -1 or "
        "{columns}, or row -1 or {rows}."
    ),
    "move.rush-needs-points": "Rush adds a point to a Move action; say how many points that has.",
    "contiguity.needs-space": "One of the two places must be a figure or a space.",
    "arms.which-weapon": (
        "Say which weapon is meant: the Legend has {count}, and only one would be clear."
    ),
    "arms.unknown-weapon": "There is no weapon {name} here. Known are: {known}.",
    "arms.not-printed": (
        "The beta's text does not tell what {name} does: read it off the token and enter that, as "
        "`stability`, `slots`, `range` and `difficulty`, `each-hit` or `first-hit`."
    ),
    "life.no-such-damage": "There is no such damage in this edition. Known are: {known}.",
    "arms.range-order": "A range is [from, to], the smaller number first.",
    "arms.no-slots": "Enter the attachment slots of the weapon's card as `slots`.",
    "life.no-body-shield": "{token} is no Body Shield; only these change the Shield.",
    "fire.wrong-number": (
        "{needed} Aim cards are needed, {slots} slots with {each} in each; these are {count}."
    ),
    "odds.small-deck": "{needed} cards are drawn; the deck must hold as many, and has {count}.",
    "odds.too-many": "Chances are counted for up to {most} cards; this shot draws {count}.",
    "loot.unknown-token": "There is no token {token}. Known are: {known}.",
    "loot.which-token": "{token} could be one of these: {known}.",
    "placing.empty-range": "A range goes from the smaller number up; {low} is more than {high}.",
    "placing.attach-on-space": "What is attached goes on the target's space.",
    "placing.wrong-kind": "A {kind} is not placed on {on}.",
    "placing.tags-are-known": "The tags of a {kind} are known; leave this out.",
    "destroy.needs-range": "This needs the optimal range that the weapon card prints.",
    "destroy.unknown-target": "There is no component {id}. Known are: {known}.",
    "destroy.twice": "{id} is named twice.",
    "destroy.no-line": (
        "The book does not tell how a line runs to {id}, which stands on an edge or many spaces."
    ),
    "respawn.needs-squad": "{id} needs a squad: its squadmates decide where it comes back.",
    "time.no-component": "There is no component {id}. Known are: {known}.",
    "time.past-turn": "This turn is over: a token lies under turn {first} or a later one.",
    "time.past-round": "The Round marker has been here: a token lies beyond Round {round}.",
    "timing.no-clock": "This needs the scene's time: the round, the turn and the tokens.",
    "activation.one-deed": "Name an action and nothing else, or a card with its price.",
    "activation.wrong-price": "A {label} action has another price: free is 0, special 1 or 2 AP.",
    "activation.unknown-action": "There is no action {action}. Known are: {known}.",
    "reactions.no-squad": "Both Legends need a squad, to know whether they are squadmates.",
    "turn.past-end": "The checklist is shorter; its last step is number {last}, counted from 0.",
    "precedence.needs-played": "This is missing: of several cards, when each was played.",
    "precedence.same-time": "Another card was number {played} already; no two are played at once.",
    "precedence.no-passive": "Only a Weapon card has Passive effects.",
    "victory.no-squad": "Every Legend needs a squad; these have none: {ids}.",
    "victory.squad-sizes": (
        "The mode is for 2 against 2 or 3 against 3 Legends; here are {red} red and {blue} blue."
    ),
}
