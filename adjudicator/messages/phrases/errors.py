"""The error pages."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "error.400.title": "We can't read this",
    "error.400": (
        "Something in the address or the form is wrong. Go back and check what you entered."
    ),
    "error.403.title": "Not allowed",
    "error.403": "You can't do this from here. Nothing was changed.",
    "error.404.title": "Page not found",
    "error.404": (
        "There is no page at this address. Check the address, or go to the example tables."
    ),
    "error.405.title": "This doesn't work here",
    "error.405": (
        "This address doesn't accept that kind of request. Go back and use the page's buttons."
    ),
    "error.413.title": "Too large",
    "error.413": "What you sent is larger than any table can be. Nothing was changed.",
    "error.429.title": "One moment",
    "error.429": (
        "Too many requests at once. Nothing was changed; try again in 1 second.",
        "Too many requests at once. Nothing was changed; try again in {seconds} seconds.",
        "seconds",
    ),
    "error.500.title": "Something went wrong",
    "error.500": "This is our mistake. Nothing was changed; try again, or go back.",
    "error.409.title": "Not done",
    "error.newer-store": (
        "A newer version of this program has taken over this server's tables. Nothing was changed; "
        "ask the person who runs the server to start the newer version."
    ),
    "error.newer-device-store": (
        "A newer version of this program has stored tables in this browser. Nothing was changed; "
        "reload the page while you are online to get the newer version."
    ),
    "error.503.title": "The tables can't be reached",
    "error.503": (
        "Saved tables can't be reached right now, or there is no room for more. Nothing was changed"
        " and nothing is lost. Try again in a moment; the examples still work."
    ),
    "error.no-table": (
        "There is no table with that name: check the address, or go to the example tables."
    ),
    "error.no-kept-table": (
        "There is no table at this link: it was deleted, or the link is incomplete."
    ),
    "error.only-looks": "This link is for spectators. To change the table, use the players' link.",
    "error.other-site": (
        "This request came from another site. Nothing was changed; make the change on the table's "
        "own page."
    ),
    "error.no-cookie": (
        "Your browser didn't send our cookie. Allow cookies, open the table again, and make the "
        "change once more."
    ),
    "error.lines-taken": "Too many live connections: poll for the table's number instead.",
    "error.most-results": "Ask for 1 to {most} results.",
    "docs.not-built": "The docs aren't built yet: run `make docs`.",
    "docs.no-rule": "There is no rule called {rule}.",
    "docs.no-rules": "No rule has {part} in its id; `adjudicator rules` lists all.",
}
