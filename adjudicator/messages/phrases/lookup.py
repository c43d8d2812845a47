"""How results of the search are labelled, and what is told of a piece or a space."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    # What people write around what they look for, and what words end in where they are forms.
    "looking.fillers": (
        "a about am an and any are at be by can could did do does doing for from get gets go had "
        "has have he her him his how i if in is it its let may me much must my of on one or our "
        "should so some than that the their them then there they this to us was we what when "
        "where which while who whom whose why will with would you your"
    ),
    "looking.endings": "s es ed d ing",
    "found.where": "{game} · {edition}",
    "found.paged": "{game} · {edition}, page {page}",
    "found.rule": "rule",
    "found.term": "word",
    "found.tag": "tag",
    "found.thing": "component",
    "found.ruling": "ruling",
    "about.level": "level {level}",
    "about.levels": "from level {level} up to level {top}",
}
