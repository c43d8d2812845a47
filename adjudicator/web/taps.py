"""Fields that are filled in by taps: cards of a deck, values of a pad, faces of dice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from adjudicator.core.form import MISSING, NOTHING, TRUTHS, Field, Texts
from adjudicator.messages.renderer import Messages

#: The values of a pad, where nobody has typed in which there are.
STEPS = range(0, 101, 5)


@dataclass(frozen=True)
class Option:
    """One of the values that can be chosen."""

    value: str
    label: str
    on: bool


@dataclass(frozen=True)
class TapLine:
    """What one tap sends: the name and text of an input, and what the button shows."""

    name: str
    value: str
    label: str
    #: Icons of a card, as words beside its label.
    icons: tuple[str, ...] = ()
    #: What came of it, once it was drawn.
    result: str = ""
    tone: str = ""


@dataclass(frozen=True)
class Taps:
    """A field that is filled in by taps: what was tapped, and what can be tapped next.

    Without a script these are buttons that send the form.
    """

    done: tuple[TapLine, ...] = ()
    next: tuple[TapLine, ...] = ()
    #: What can be marked on the next one.
    marks: tuple[Option, ...] = ()
    marks_name: str = ""
    #: How many are left to tap, and the values of those that nobody has typed in.
    left: int = 0
    others: tuple[TapLine, ...] = ()

    @property
    def next_one(self) -> bool:
        """Whether there is something to tap."""
        return bool(self.next or self.others)


def options_of(field: Field, texts: Sequence[str], messages: Messages) -> Iterator[Option]:
    """The values that can be chosen, and which are."""
    for value in TRUTHS if field.kind == "truth" else field.options:
        on = value in texts or (not texts and TRUTHS.get(value, value) == field.default)
        yield Option(value, messages.option(value, field.name), on)
    if field.kind == "choice" and field.default is None:
        yield Option(NOTHING, messages.option(NOTHING), not texts or NOTHING in texts)


def taps_of(field: Field, filled: Texts, messages: Messages, name: str) -> Taps | None:
    """The taps of a field, if it is filled in by them."""
    tappers = {"taps": _row_taps, "pad": _value_taps, "faces": _face_taps}
    tapper = tappers.get(field.widget)
    return tapper(field, filled, messages, name) if tapper else None


def _row_taps(field: Field, filled: Texts, messages: Messages, name: str) -> Taps:
    """One row per tap: those filled in so far, and the values of the next one."""
    row = field.fields[0]
    rows = [row.read(filled, f"{name}.{number}") for number in range(field.count)]
    texts = [text for value in rows if value is not MISSING for _, text in row.write(value)]
    done = tuple(_card(f"{name}.{number}", text, messages) for number, text in enumerate(texts))
    if len(texts) >= field.count:
        return Taps(done)
    here = f"{name}.{len(texts)}"
    marks, left = row.fields[1], field.count - len(texts)
    cards = tuple(_card(here, text, messages) for text in row.options)
    if row.whole:
        return Taps(done, cards, left=left)
    values = tuple(_card(here, str(value), messages) for value in STEPS)
    # A card without icons is one of the values that can be tapped anyway.
    cards = tuple(card for card in cards if card.icons or card not in values)
    toggles = tuple(options_of(marks, (), messages))
    return Taps(done, cards, toggles, f"{here}.{marks.name}", left, values)


def _card(name: str, text: str, messages: Messages) -> TapLine:
    value, *icons = text.split()
    return TapLine(name, text, value, tuple(messages.option(icon, "icons") for icon in icons))


def _value_taps(field: Field, _filled: Texts, _messages: Messages, name: str) -> Taps:
    """A number by one tap."""
    values = field.options or tuple(map(str, STEPS))
    return Taps(next=tuple(TapLine(name, value, value) for value in values))


def _face_taps(field: Field, filled: Texts, messages: Messages, name: str) -> Taps:
    """A sum: each tap on a face of a die adds what it shows; without faces, one more or less."""
    text = next(iter(filled.get(name, ())), "")
    total = int(text) if text.isdecimal() else 0
    if not field.options:
        less = TapLine(name, str(total - 1), "−") if total else TapLine(name, "0", "0")  # noqa: RUF001
        return Taps(next=(less, TapLine(name, str(total + 1), "+")))
    faces = (option.rsplit(" ", 1) for option in field.options)
    return Taps(
        next=tuple(
            TapLine(name, str(total + int(hits)), f"+{hits}", (messages.option(die, "dice"),))
            for die, hits in faces
        )
    )
