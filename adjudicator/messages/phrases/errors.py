"""What a page says where there is nothing else to show."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "error.400.title": "This cannot be read",
    "error.400": "The address or the form holds something that cannot be read.",
    "error.403.title": "This is not allowed",
    "error.403": "This may not be done from here. Nothing was changed.",
    "error.404.title": "There is nothing here",
    "error.404": "The address leads nowhere.",
    "error.405.title": "This is not how it is asked",
    "error.405": "The address is there, but it is asked in another way.",
    "error.413.title": "This is too much",
    "error.413": "What was sent is longer than any table. Nothing was changed.",
    "error.429.title": "One moment",
    "error.429": (
        "Too much came from here at once. Try again in 1 second; nothing was changed.",
        "Too much came from here at once. Try again in {seconds} seconds; nothing was changed.",
        "seconds",
    ),
    "error.500.title": "Something went wrong",
    "error.500": "This is a fault of ours. Nothing was changed; try again, or go back.",
    "error.409.title": "Not done",
    "error.newer-store": (
        "A newer version of this program keeps the tables of this server. This one changes "
        "nothing there; whoever runs the server has to start the newer one."
    ),
    "error.503.title": "The store does not answer",
    "error.503": (
        "Kept tables cannot be reached just now, or there is no room for more. Nothing was "
        "changed, and nothing that was kept is lost. Try again in a moment; examples can be asked "
        "meanwhile."
    ),
    "error.no-table": "There is no table of that name.",
    "error.no-kept-table": "There is no table behind this link.",
    "error.only-looks": "This link may look and ask. To change the table, use its other link.",
    "error.other-site": "This came from a page of another site. Nothing was changed.",
    "error.no-cookie": (
        "This browser keeps no cookie of ours. Open the table again, then change it."
    ),
    "error.lines-taken": "All lines are taken: ask for the number now and then.",
    "docs.not-built": "The docs are not built yet; `make docs` builds them.",
    "docs.no-rule": "There is no rule {rule}.",
    "docs.no-rule-near": "There is no rule {rule}. Near it: {near}.",
}
