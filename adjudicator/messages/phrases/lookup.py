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
        "los = line of sight; site = sight; lof = line of sight; hp = health; hitpoints = "
        "health; hit points = health; life points = health; dmg = damage; dist = distance; lvl "
        "= level; lvls = levels; mini = miniature; minis = miniatures; figurine = miniature; "
        "thru = through; opponent = enemy; opponents = enemies; foe = enemy; baddie = enemy; "
        "teammate = friendly; buddy = friendly; ally = friendly; defence = defense; armour = "
        "armor; grey = gray; tiebreak = tie; tiebreaker = tie; draw = tie; kill = eliminated, "
        "defeated, killed; killed = eliminated, defeated; die = eliminated, defeated, killed; "
        "died = eliminated, defeated, killed; dead = eliminated, defeated, killed; death = "
        "elimination, defeated, killed; win = victory, won; winner = victory, wins; lose = "
        "lost; setup = set up, setting; set up = setup; prepare = setup; preparation = setup; "
        "gun = weapon; guns = weapons; rifle = weapon; pistol = weapon; walk = move; run = "
        "move; walking = moving; step = move; stroll = move; shove = push; knockback = push; "
        "punch = melee; fist = melee; hit = attack; tile = space; square = space; hex = space; "
        "cell = space; field = space; begin = start; starting = begins; first = begins; order = "
        "sequence; board = map; map = board; edge of the board = border; rulebook = rule; item "
        "= token; items = tokens; pick up = take; grab = pick; forbid = cannot; stack = add; "
        "number = many; amount = many; maximum = limit, most; max = limit, most; min = least; "
        "minimum = least; limit = most; behind = beyond; block = stop; blocks = stops; see = "
        "sight; sees = sight; seen = sight; look = sight; visible = sight; visibility = sight; "
        "spot = sight; view = sight; shoot = attack; shot = attack; shooting = attack; fire = "
        "shoot; bomb = grenade; explosion = area; blast = area; aoe = area; army = squad, team; "
        "attempt = try, check; awake = aware; woke = aware; bash = melee, push; blade = melee; "
        "sword = melee; axe = melee; stab = melee; hammer = melee; knife = melee; brawl = "
        "melee, attack; bunch = several; couple = two; cheap = cost; corridor = zone, space; "
        "hallway = zone, space; hall = zone, space; creature = minion, enemy; crossbow = "
        "weapon; handgun = weapon; submachine = weapon; smg = weapon; delete = remove; erase = "
        "remove; determine = choose, decide; divide = share, split; dizzy = stun; stunlock = "
        "stun; duplicate = same, twice; copy = same; eject = remove, push; explore = discover, "
        "search; faceup = face up; facedown = face down; fighter = legend, hero, operative; "
        "fling = throw, push; freeze = immobilized, stun; fumble = miss, fail; fusebox = "
        "electrical box; fuse box = electrical box; gift = give, trade; handover = give, trade; "
        "grapple = pull, push; healer = heal; helicopter = extraction; evac = extraction; "
        "highground = higher; high ground = higher; hill = level; hole = access point; illegal "
        "= cannot; forbidden = cannot; infinite = limit; unlimited = limit; inflict = damage; "
        "influence = affect; killer = eliminated, defeated, killed; launch = throw; law = rule; "
        "luck = dice, odds; lucky = dice, odds; risk = odds; chances = odds; probability = "
        "odds; average = odds; marksman = sniper; medpack = medical kit, heal; medicine = heal; "
        "missile = bombardment, grenade; nuke = bombardment, ultimate; pain = damage; ouch = "
        "damage; pause = pass; peer = look; penetrate = through; pierce = through; perk = "
        "ability, passive; pickup = pick up; pill = consumable, heal; platform = roof; pocket = "
        "backpack; process = steps; procedure = steps; proximity = adjacent, near; purchase = "
        "cost, buy; quantity = number; quit = end; ramp = climb; redo = repeat, again; redraw = "
        "draw; replay = repeat; reposition = move, place; restart = again; resupply = ammo, "
        "refill; ricochet = bounce; rebound = bounce; safety = cover; scan = search; sell = "
        "discard; shatter = destroy; shell = ammo; similar = same; identical = same; spam = "
        "repeat, twice; speech = talk; spill = excess; leftover = unspent; leftovers = unspent; "
        "remaining = left, unspent; spray = fire rate; stagger = stun, push; stall = pass; "
        "stamina = movement points; stash = backpack; stolen = take; steal = take; stunlocked = "
        "stun; subtract = reduce; minus = reduce; suicide = own; yourself = own; myself = own; "
        "tired = exhausted; tool = gear; transfer = give, trade; triple = three; trump = "
        "overrule, contradicts; overrides = overrule, contradicts; unable = cannot; uncover = "
        "reveal; via = through; vote = agree, tie; wander = move; yell = noise; shout = noise; "
        "scream = noise; zombie = enemy; zap = shoot, attack; climbable = climb; obscured = "
        "blocked; blocker = blockage, obstacle; lineup = straight line; bystander = figure; "
        "queue = order; sequence = order, steps; workflow = steps; overview = steps; summary = "
        "steps; guide = steps; checklist = steps; lost track = reminder; outcome = result; "
        "outcomes = result; consequences = result; twofer = two; both = two; dual = two; 1 = "
        "one; 2 = two; 3 = three; 4 = four; 5 = five; 6 = six; two = 2; three = 3; four = 4; "
        "five = 5; six = 6; once = one; twice = two; nearby = adjacent, near; close = near, "
        "adjacent; closer = nearest, closest; closest = nearest; nearest = closest; furthest = "
        "farthest; distant = far; companion = friendly, squadmate; pal = friendly, squadmate; "
        "bro = friendly, squadmate; homie = friendly, squadmate; dude = figure, legend; guys = "
        "figures, units; mates = friendly, squadmate; chars = figures; toon = figure; hostile = "
        "enemy; mob = enemy; mobs = enemies; obstruct = block; obstructed = blocked; "
        "obstruction = obstacle, blockage; fallen = downed, eliminated, defeated; rez = revive, "
        "respawn; rezz = revive, respawn; res = revive, respawn; resurrection = revive, "
        "respawn; reanimate = revive, respawn; comeback = respawn, return; vanish = removed; "
        "disappear = removed; gone = removed, lost; strike = attack; smack = melee; whack = "
        "melee; clobber = melee; sightline = line of sight; lineofsight = line of sight; "
        "eyesight = line of sight; idle = pass; nothing = pass; increase = more, adds; decrease "
        "= less, reduce; lower = less; mandatory = must; compulsory = must; obligatory = must; "
        "forced = must; optional = may; impossible = cannot; mistake = wrong; forgot = "
        "forgotten; prize = reward; loser = lose; victorious = win; defeated = lose; cash = "
        "coins; bucks = coins; boom = explosion, grenade; frag = grenade; molotov = grenade; "
        "tnt = grenade; dynamite = grenade; burn = discard; symbol = icon; symbols = icons; "
        "middle = centre, center; centre = center; center = centre; enough = at least; whole = "
        "all, part; blow = destroy; blown = destroy; detonate = explosion; flame = fire; flames = "
        "fire; know = aware; knows = aware; dont know = unaware; everything = all; help = assist; "
        "helping = assist"
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
