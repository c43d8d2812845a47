"""Notify both people who changed the same thing, once, on their next page.

A cookie for the table's address stores the number of the last event that the device was notified
of. With script, an open page is notified at once (`web.live`).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from flask import Flask, Response, g, request, url_for

from adjudicator.core.facts import Said
from adjudicator.messages.renderer import Messages
from adjudicator.tables.history import Event, History
from adjudicator.web.language import messages
from adjudicator.web.open_table import seen
from adjudicator.web.security import KNOWN, device

COOKIE = "told"
#: At most this many are shown: the last ones.
MOST_TOLD = 3


def init_notices(app: Flask) -> None:
    """Show notices on every page, and record what was shown."""
    app.context_processor(lambda: {"notices": notices})
    app.after_request(_remember)


def notices() -> str:
    """The notices for this device about the table that this request has opened, if any."""
    stored = seen().get(str((request.view_args or {}).get("ref", "")))
    if stored is None:
        return ""
    if "notices" not in g:
        past = stored.history
        given = request.cookies.get(COOKIE, "")
        known = int(given) if given.isdecimal() and len(given) < 10 else past.number
        told = Telling(past, device(), messages())
        g.notices = " ".join([*told.unseen(known)][-MOST_TOLD:])
        # Pages vary by cookie: if it changed with every event, browsers would drop them.
        if g.notices or COOKIE not in request.cookies:
            note_told(past.number)
    said: str = g.notices
    return said


def note_told(number: int) -> None:
    """Record that this device has been notified up to an event."""
    g.told = number


@dataclass(frozen=True)
class Telling:
    """The notices for a device about a table's history, in a language."""

    past: History
    device: str
    speech: Messages

    def unseen(self, after: int) -> Iterator[str]:
        """Changes that overwrote this device's, and changes that it overwrote, after an event."""
        for event in self.past.events[after + 1 :]:
            yield from self._over(event) if event.device == self.device else self._gone_over(event)

    def gone_over(self, after: int) -> Iterator[str]:
        """Others' changes after an event that overwrote this device's changes."""
        for event in self.past.events[after + 1 :]:
            if event.device != self.device:
                yield from self._gone_over(event)

    def done(self, event: Event) -> str:
        """What was done, and whose change it overwrote."""
        did = self.speech.say(event.label.message_id, event.label.facts)
        return ". ".join((did, *self._over(event)))

    def _gone_over(self, event: Event) -> Iterator[str]:
        mine = any(theirs.device == self.device for theirs in self._overwritten(event))
        if mine and event.number not in self.past.undone:
            yield self._told("history.went-over", event)

    def _over(self, event: Event) -> Iterator[str]:
        if theirs := self._overwritten(event):
            yield self._told("history.over-theirs", theirs[-1])

    def _overwritten(self, event: Event) -> list[Event]:
        """The changes that a change overwrote; an imported file may name missing ones."""
        events = self.past.events
        return [events[number] for number in event.overwrites if 0 <= number < len(events)]

    def _told(self, message_id: str, event: Event) -> str:
        who = Said("history.phone", (("number", self.past.phone(event.device)),))
        what = Said(event.label.message_id, tuple(event.label.facts.items()))
        return self.speech.say(message_id, {"who": who, "what": what})


def last_done(past: History) -> str:
    """The last change of a table, and whose change it overwrote."""
    return Telling(past, "", messages()).done(past.events[-1])


def _remember(response: Response) -> Response:
    told = g.get("told")
    if told is not None and request.cookies.get(COOKIE) != str(told):
        ref = str((request.view_args or {}).get("ref", ""))
        path = url_for("table.show", ref=ref)
        response.set_cookie(
            COOKIE,
            str(told),
            max_age=KNOWN,
            path=path,
            httponly=True,
            samesite="Lax",
            secure=request.is_secure,
        )
    return response
