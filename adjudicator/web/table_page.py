"""Everything that the table page shows."""

from dataclasses import dataclass, replace

from htmx_flask import request

from adjudicator.app.editions import edition_of
from adjudicator.app.follow_ups import follow_ups
from adjudicator.app.judgement import is_due
from adjudicator.app.library import Library
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import TableView
from adjudicator.board.lazy import cached_property
from adjudicator.core.change import Change
from adjudicator.core.piece_card import Verb
from adjudicator.core.sketch import Pawn
from adjudicator.core.values import JsonObject
from adjudicator.drawing.markup import UNIT
from adjudicator.web.board import BoardView, Chip, Pin, WhatIfLine, chips, pin, what_if_line
from adjudicator.web.deed import DeedView, deed_view
from adjudicator.web.fields import FieldLine, MissingLine, field_lines, missing_lines, with_results
from adjudicator.web.language import language, messages
from adjudicator.web.modes import Menu, Mode, OffTheMap, cases, reserve
from adjudicator.web.notices import last_done
from adjudicator.web.open_table import copied_from, is_stored, stored_or_404
from adjudicator.web.panel import Panel, panel
from adjudicator.web.permalink import Permalink, RulingCheck, check_ruling, permalink
from adjudicator.web.piece_card import (
    CardView,
    EndLine,
    FollowUpLine,
    TurnView,
    VerbLine,
    card_view,
    end_line,
    follow_up_lines,
    turn_view,
    verb_lines,
)
from adjudicator.web.typed import as_said

#: The fields of a scene that say where a figure stands.
_PLACES = ("at", "zone")


def _cell(fields: JsonObject) -> str:
    """The id of the cell that an edit moves its figure to, if it moves it."""
    place = next((fields[name] for name in _PLACES if fields.get(name)), "")
    return place if isinstance(place, str) else ",".join(map(str, place))


@dataclass(frozen=True)
class TablePage:
    """Everything that the page shows: the view of a table, and what was wrong with an order."""

    #: The table as it is; that of the view has the piece of a what-if moved.
    table: OpenTable
    view: TableView
    refusal: str = ""

    unit = UNIT

    @property
    def query(self) -> TableQuery:
        """What is asked."""
        return self.view.query

    @cached_property
    def board(self) -> BoardView:
        """The board."""
        return BoardView(self.view)

    @cached_property
    def ends(self) -> tuple[EndLine, ...]:
        """The places that were tapped."""
        return tuple(end_line(self.table, end, messages()) for end in self.view.judgement.ends)

    @cached_property
    def fields(self) -> tuple[FieldLine, ...]:
        """What can be filled in."""
        ask = self.query.ask or self.table.game.actions[0].name
        lines = field_lines(self.view.judgement.fields, self.query.filled, messages(), ask=ask)
        return with_results(lines, self.table.game.action(ask), self.view.judgement, messages())

    @property
    def tapping(self) -> bool:
        """Whether something is tapped one by one: it then comes right below the answer."""
        taps = [line.taps for line in self.fields if line.widget == "taps" and line.taps]
        # What is refused from the start is not drawn for.
        begun = self.panel is not None and self.panel.tone != "blocked"
        return any(one.next_one and (begun or one.done) for one in taps if self.panel)

    @property
    def asks_first(self) -> bool:
        """Whether the form stands before the proof: something in it is needed to go on."""
        # Where displaced pieces go is chosen before anything can be done.
        waits = not self.doable and "choices" in {f.name for f in self.view.judgement.fields}
        action = self.table.game.action(self.query.ask or self.table.game.actions[0].name)
        if self.panel is None or waits or (action and action.asks_first):
            return True
        stages = action.stages if action else ()
        asked = [stage.ask for stage in stages]
        reached = asked.index(self.panel.ask) if self.panel.ask in asked else 0
        return any(stage.needs for stage in stages[:reached])

    @cached_property
    def missing(self) -> tuple[MissingLine, ...]:
        """The numbers that the verdict needs and nobody has entered, each with its input."""
        return missing_lines(self.table, self.view.judgement, messages())

    @cached_property
    def panel(self) -> Panel | None:
        """The verdict, if there is one."""
        judgement = self.view.judgement
        if judgement.verdict is None:
            return None
        library = Library.find(language())
        return panel(judgement, judgement.verdict, messages(), library, self._link_to)

    def _link_to(self, ask: str) -> str:
        return self.query.for_question(ask, self.table.game).link

    @property
    def doable(self) -> bool:
        """Whether what is asked about can be done, and changes the table."""
        change = self.view.judgement.change
        return change is not None and change != Change() and not self.query.what_if

    @property
    def touches(self) -> dict[str, str]:
        """The pieces that the change is about, each with its new cell if it moves.

        The page shows them while the change waits to be sent.
        """
        change = self.view.judgement.change or Change()
        return {edit.id: _cell(edit.fields) for edit in change.edits}

    @cached_property
    def problem(self) -> str:
        """What is wrong with the query, or with the order; what can be entered here is asked."""
        fault = self.view.judgement.fault or self.view.fault
        if fault and fault.missing:
            return self.refusal
        return messages().fault(fault) if fault else self.refusal

    @property
    def did(self) -> str:
        """What was done to the table last, and over whose change, if it is stored."""
        if not is_stored(self.table.ref):
            return ""
        return last_done(stored_or_404(self.table.ref).history)

    @cached_property
    def start(self) -> VerbLine | None:
        """What starts keeping track of turns, if the table doesn't do it yet."""
        first = self.table.game.starts_with
        if not first or self.turn is not None or not self.table.may_change:
            return None
        bare = TableQuery().with_overlays_of(self.query)
        return next(verb_lines(self.table, (Verb(first, here=False),), bare, messages()), None)

    @cached_property
    def chips(self) -> tuple[Chip, ...]:
        """A chip for each overlay."""
        return chips(self.view)

    @cached_property
    def pin(self) -> Pin | None:
        """The link that pins the verdict's area as an overlay, or unpins it."""
        return pin(self.view)

    @cached_property
    def what_if(self) -> WhatIfLine | None:
        """The what-if, in words."""
        return what_if_line(self.view)

    @cached_property
    def permalink(self) -> Permalink | None:
        """Where the ruling can be saved."""
        return permalink(self.table, self.view)

    @property
    def original(self) -> OpenTable | None:
        """The table that this one was just made from."""
        return copied_from()

    @cached_property
    def ruling_check(self) -> RulingCheck | None:
        """Whether the saved ruling of a permalink still holds."""
        return check_ruling(self.view, request.args)

    @property
    def figures(self) -> tuple[str, ...]:
        """The names that can be typed for a place."""
        return tuple(as_said(self.table, pawn.id) for pawn in self.table.sketch.pawns)

    @property
    def pawns(self) -> tuple[Pawn, ...]:
        """The figures that a what-if can move."""
        return tuple(
            pawn if pawn.name == told else replace(pawn, name=told) for pawn, told in self._told
        )

    @property
    def _told(self) -> list[tuple[Pawn, str]]:
        return [(pawn, messages().word(pawn.name)) for pawn in self.table.sketch.pawns]

    @property
    def like(self) -> str:
        """An example of a space's name."""
        return messages().word(self.table.sketch.for_example)

    @property
    def game(self) -> str:
        """The game and its edition."""
        return messages().game(self.table.game.name, edition_of(self.table))

    @property
    def hint(self) -> str:
        """What to do next, as long as there is no verdict."""
        fault = self.view.judgement.fault
        if fault and fault.missing:
            return messages().fault(fault)
        action, pointed = self.query.ask or self.table.game.actions[0].name, len(self.query.words)
        return messages().hint(self.table.game.name, action, pointed, whole=self.fills_in)

    @property
    def fills_in(self) -> bool:
        """Whether enough was pointed at, and only the form is left to fill in."""
        game, pointed = self.table.game, len(self.query.words)
        action = game.action(self.query.ask or game.actions[0].name)
        return action is not None and all(game.needed(one) <= pointed for one in action.stages)

    @property
    def do(self) -> str:
        """The label of the button that does it."""
        verdict = self.view.judgement.verdict
        return messages().doing(verdict) if verdict else ""

    @cached_property
    def cases(self) -> tuple[Mode, ...]:
        """The questions that come with the table."""
        return cases(self.table, self.query)

    @cached_property
    def card(self) -> CardView | None:
        """The card of the piece that was tapped, before anything is asked."""
        judgement = self.view.judgement
        if judgement.verdict or self.query.ask or self.query.to or not judgement.ends:
            return None
        card = self.view.table.card(judgement.ends[0])
        if card is None:
            return None
        return card_view(self.view.table, card, self.ends[0], self.query, messages())

    @cached_property
    def turn(self) -> TurnView | None:
        """The turn line, if the table keeps track of turns."""
        line = self.table.turn_line
        return turn_view(self.table, line, self.query, messages()) if line else None

    @cached_property
    def deed(self) -> DeedView | None:
        """What was done last and all that it causes, while that is what the page asks about."""
        line = self.table.turn_line
        if not (line and line.deed) or self.query.what_if or not is_due(self.table, self.query):
            return None
        bare = TableQuery().with_overlays_of(self.query)
        choices = () if self.query.to else line.deed.choices
        found = verb_lines(self.table, choices, bare, messages())
        return deed_view(line.deed, found, messages(), Library.find(language()))

    @property
    def turns_out(self) -> bool:
        """Whether what can follow is how a check turns out, so that a tap on it decides."""
        return any(one.decides for one in self.follow_ups)

    @cached_property
    def follow_ups(self) -> tuple[FollowUpLine, ...]:
        """What can be done next on the same two places."""
        if self.panel is None:
            return ()
        found = follow_ups(self.view.table, self.query, self.view.judgement)
        return tuple(follow_up_lines(found, messages()))

    @cached_property
    def reserve(self) -> tuple[OffTheMap, ...]:
        """The figures that are off the board."""
        return reserve(self.table, self.query, messages())

    @cached_property
    def menu(self) -> Menu:
        """All that can be asked."""
        return Menu(self.table.game, self.query, messages())

    @property
    def further(self) -> int:
        """How many actions there are beside those of the card."""
        return len(self.menu.modes) - len(self.card.verbs if self.card else ())
