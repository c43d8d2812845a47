"""Labels of search results, and descriptions of pieces and spaces."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    # Filler words in searches.
    "looking.fillers": (
        "a about am an and any are at be by can could did do does doing for from get gets go had "
        "has have he her him his i if in is it its let may me much my of on one or our "
        "should so some than that the their them then there they this to us was we what "
        "while whose why will with would you your "
        "work works working mean means happen happens happening really actually please "
        "just even still also allowed possible able need needs want"
    ),
    # What stands before the number of a page.
    "looking.page": "p pg pp pag page pages",
    # Words that players of every game use, and the books' words for them.
    "looking.words": (
        "los = line of sight; site = sight; lof = line of sight; hp = health; hitpoints = health; "
        "hit points = health; life points = health; dmg = damage; dist = distance; "
        "lvl = level; lvls = levels; mini = miniature; minis = miniatures; figurine = miniature; "
        "thru = through; opponent = enemy; opponents = enemies; foe = enemy; baddie = enemy; "
        "teammate = friendly; buddy = friendly; ally = friendly; "
        "defence = defense; armour = armor; grey = gray; tiebreak = tie; tiebreaker = tie; "
        "draw = tie; kill = eliminated, defeated, killed; killed = eliminated, defeated; "
        "die = eliminated, defeated, killed; died = eliminated, defeated, killed; "
        "dead = eliminated, defeated, killed; death = elimination, defeated, killed; "
        "win = victory, won; winner = victory, wins; lose = lost; "
        "setup = set up, setting; set up = setup; prepare = setup; preparation = setup; "
        "gun = weapon; guns = weapons; rifle = weapon; pistol = weapon; "
        "walk = move; run = move; walking = moving; step = move; stroll = move; "
        "shove = push; knockback = push; punch = melee; fist = melee; hit = attack; "
        "tile = space; square = space; hex = space; cell = space; field = space; "
        "begin = start; starting = begins; first = begins; order = sequence; "
        "board = map; map = board; edge of the board = border; rulebook = rule; "
        "item = token; items = tokens; pick up = take; grab = pick; "
        "forbid = cannot; stack = add; number = many; amount = many; "
        "maximum = limit, most; max = limit, most; min = least; minimum = least; limit = most; "
        "behind = beyond; block = stop; blocks = stops; see = sight; sees = sight; seen = sight; "
        "look = sight; visible = sight; visibility = sight; spot = sight; view = sight; "
        "shoot = attack; shot = attack; shooting = attack; fire = shoot; "
        "bomb = grenade; explosion = area; blast = area; aoe = area"
    ),
    # What the page says around results.
    "looking.results": "Results: {count}. Best match: {best}",
    "looking.none": "No results for “{typed}”.",
    "looking.back": "Back to the results",
    "looking.docs": "Open in the rules",
    "found.page": "guide",
    "found.where": "{game} · {edition}",
    "found.paged": "{game} · {edition}, {pages}",
    "found.one-page": "page {page}",
    "found.pages": "pages {page}",
    "found.rule": "rule",
    "found.term": "term",
    "found.tag": "tag",
    "found.thing": "component",
    "found.ruling": "ruling",
    "about.level": "level {level}",
    "about.levels": "from level {level} up to level {top}",
}
