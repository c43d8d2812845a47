"""A table with its history as a file: the same when it comes back, refused when it is not whole."""

import copy
import json
from collections.abc import Callable
from dataclasses import astuple
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from adjudicator.app.archive import LONGEST_ARCHIVE, as_archive, from_archive
from adjudicator.app.folding import MOST_ENTRIES, folded
from adjudicator.app.repository import LONGEST_HISTORY
from adjudicator.core.change import Change, Edit, changed, difference
from adjudicator.core.faults import InputError
from adjudicator.games import GAMES
from adjudicator.tables.history import Event, EventLabel, history
from tests.support.routes import SCENE, kept, tables
from tests.support.strategies import Scene, scenes

APEX = GAMES["apex"]
#: Whole scenes take long to be made smaller; what failed is small enough to read.
QUICK = (Phase.explicit, Phase.reuse, Phase.generate)


@st.composite
def pasts(draw: st.DrawFn) -> list[Event]:
    """A history of scenes, each got by whatever leads from the one before to it."""
    title = draw(st.text(st.characters(exclude_categories=("Cs",)), max_size=20))
    told = EventLabel("did.titled", {"title": title})
    events = [Event(0, "begin", "one", 1.5, EventLabel("did.begun"), draw(scenes(largest=5)))]
    for number in range(1, draw(st.integers(1, 6))):
        done = {event.number for event in events if event.change}
        if done and draw(st.booleans()):
            numbers = tuple(sorted(draw(st.sets(st.sampled_from(sorted(done)), min_size=1))))
            kind: Any = draw(st.sampled_from(["undo", "redo"]))
            events.append(
                Event(number, kind, "two", 2.5, EventLabel("did.undone"), numbers=numbers)
            )
        else:
            change = difference(events[0].scene or {}, draw(scenes(largest=5)))
            over = tuple(sorted(done)[:1])
            events.append(Event(number, "change", "one", 2.5, told, None, change, (), over))
    return events


@settings(max_examples=50, phases=QUICK)
@given(pasts())
def test_out_and_in_is_the_same_history(events: list[Event]) -> None:
    """The file holds every event; devices go by a number, and all else is as it was."""
    before = history(events)
    written = json.loads(json.dumps(as_archive(before)))
    after = history(from_archive(written))
    assert after.scene == before.scene
    assert after.undone == before.undone
    assert as_archive(after) == written
    assert {event.device for event in after.events} <= {"device-1", "device-2"}


@settings(max_examples=80, phases=QUICK)
@given(before=scenes(largest=6), after=scenes(largest=6), title=st.none() | st.text(max_size=5))
def test_a_difference_leads_there(before: Scene, after: Scene, title: str | None) -> None:
    """What leads from one scene to another, done to the first, gives one that reads the same."""
    first = {"title": "first", **before} if title is None else dict(before)
    second = dict(after) if title is None else {**after, "title": title}
    between = difference(first, second)
    assert _unordered(changed(first, between)) == _unordered(second)


def _unordered(scene: Scene) -> object:
    """The table of a scene, whatever order its pieces are written in."""
    table: Any = APEX.read_scene(scene)
    pieces = {piece.id: astuple(piece) for piece in table.pieces}
    return pieces, table.figures, table.title, table.columns, table.rows, table.readings.values


Spoil = Callable[[dict[str, Any]], object]

BAD: dict[str, tuple[str, Spoil]] = {
    "form": ("form", lambda a: a.update(form=99)),
    "no events": ("events", lambda a: a.update(events=[])),
    "events of another kind": ("events", lambda a: a.update(events={"0": 1})),
    "too many": ("events", lambda a: a.update(events=[1] * (LONGEST_HISTORY + 1))),
    "no event": ("events[1]", lambda a: a["events"].__setitem__(1, 7)),
    "no scene": ("events[0]", lambda a: a["events"][0].pop("scene")),
    "bad scene": ("scene.board", lambda a: a["events"][0]["scene"].pop("board")),
    "scene is text": ("events[0]", lambda a: a["events"][0].update(scene="x")),
    "number": ("events[1]", lambda a: a["events"][1].update(number=5)),
    "kind": ("events[1]", lambda a: a["events"][1].update(kind="begin")),
    "device": ("events[1]", lambda a: a["events"][1].update(device="x" * 33)),
    "device of another kind": ("events[1]", lambda a: a["events"][1].update(device=[])),
    "time": ("events[1]", lambda a: a["events"][1].update(at="now")),
    "unknown words": ("events[1]", lambda a: a["events"][1]["told"].update(says="did.fly")),
    "no words of a deed": (
        "events[1]",
        lambda a: a["events"][1]["told"].update(says="share.look"),
    ),
    "no facts": ("events[1]", lambda a: a["events"][1]["told"].update(facts={})),
    "wrong facts": (
        "events[1]",
        lambda a: a["events"][1]["told"].update(facts={"thing": {"is": "who"}, "at": 3}),
    ),
    "change": ("events[1]", lambda a: a["events"][1].update(change={})),
    "edits": ("events[1]", lambda a: a["events"][1]["change"].update(edits=[["figures", 1, {}]])),
    "gone": ("events[1]", lambda a: a["events"][1]["change"].update(gone=[1])),
    "edits with more": (
        "events[1]",
        lambda a: a["events"][1]["change"].update(edits=[["figures", "A", {}, [], 5]]),
    ),
    "fields": ("events[1]", lambda a: a["events"][1]["change"].update(fields=[])),
    "a list gone": (
        "events[1]",
        lambda a: (a["events"].pop(), a["events"][1]["change"].update(fields={"figures": 5})),
    ),
    "undone before": ("events[2].numbers", lambda a: a["events"][2].update(numbers=[2])),
    "undone nothing": ("events[2]", lambda a: a["events"][2].update(numbers=[])),
    "undone of another kind": ("events[2]", lambda a: a["events"][2].update(numbers=[True])),
    "too deep": ("question", lambda a: a["events"][1].update(x=json.loads("[" * 99 + "]" * 99))),
    "half a character": ("question", lambda a: a["events"][0]["scene"].update(title="\ud800")),
    "a huge scene": (
        "scene",
        lambda a: a["events"][0]["scene"]["figures"][0].update(note="x" * 1_100_000),
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_told_with_its_place(client: FlaskClient, name: str) -> None:
    """Where, and what is wrong; nothing is kept of it."""
    archive = _archive(client)
    before = tables(client)
    place, spoil = BAD[name]
    spoil(archive)
    answer = _send(client, json.dumps(archive).encode())
    assert answer.status_code == 400, answer.text[-300:]
    assert f"{place}: " in answer.text
    assert tables(client) == before


def test_a_file_that_is_too_long_is_refused(client: FlaskClient) -> None:
    """Before it is read into the store, and with words."""
    answer = _send(client, b"[" + b" " * LONGEST_ARCHIVE + b"]")
    assert answer.status_code == 400
    assert "too long" in answer.text
    assert _send(client, b" " * (2 * LONGEST_ARCHIVE + 1)).status_code == 413


def test_a_long_history_comes_back(client: FlaskClient) -> None:
    """A file longer than any question is read, if a history of ours could be so long."""
    archive = _archive(client)
    change = archive["events"][1]
    archive["events"] = archive["events"][:1] + [
        {**copy.deepcopy(change), "number": number} for number in range(1, 6000)
    ]
    written = json.dumps(archive).encode()
    assert len(written) > 1_000_000
    assert _send(client, written).status_code == 303


def _archive(client: FlaskClient) -> dict[str, Any]:
    """A whole file with a change and its undoing."""
    _, change = kept(client, SCENE)
    client.post(f"/table/{change}/setup", data={"do": "move", "figure": "A", "place": "C3"})
    client.post(f"/table/{change}/undo")
    archive: dict[str, Any] = client.get(f"/table/{change}/history.json").get_json()
    assert len(archive["events"]) == 3
    return archive


def _send(client: FlaskClient, written: bytes) -> Any:  # noqa: ANN401
    """Send a file as a browser does."""
    head = b'--x\r\nContent-Disposition: form-data; name="file"; filename="t.json"\r\n\r\n'
    body = head + written + b"\r\n--x--\r\n"
    return client.post("/setup", data=body, content_type="multipart/form-data; boundary=x")


@pytest.mark.parametrize(
    ("each", "number"),
    [(MOST_ENTRIES // 10 + 1, 10), (1, MOST_ENTRIES + 1)],
    ids=["at once", "little by little"],
)
def test_a_history_is_never_larger_than_a_table(each: int, number: int) -> None:
    """A step between that no table could have is refused, also if the last one is small again."""
    added = [
        {"id": f"{n}", "kind": "wall", "from": [0, 0], "to": [1, 0]} for n in range(each * number)
    ]
    label = EventLabel("did.put")
    events = [Event(0, "begin", "one", 1.5, EventLabel("did.begun"), SCENE)]
    for n in range(1, number + 1):
        entries = tuple(("components", one) for one in added[(n - 1) * each : n * each])
        events.append(Event(n, "change", "one", 1.5, label, None, Change(added=entries)))
    gone = tuple(("components", one["id"]) for one in added)
    events.append(Event(number + 1, "change", "one", 1.5, label, None, Change(removed=gone)))
    with pytest.raises(InputError) as refused:
        folded(events)
    assert refused.value.message_id == "archive.too-large"


def test_a_step_that_no_table_could_have_been_in_is_refused() -> None:
    """Every step is read as the store would have, also one that was undone since."""
    label, scene = EventLabel("did.put"), EventLabel("did.begun")
    off_board = Change(edits=(Edit("figures", "A", {"at": [99, 0]}),))
    events = [
        Event(0, "begin", "one", 1.5, scene, SCENE),
        Event(1, "change", "one", 1.5, label, None, off_board),
        Event(2, "undo", "one", 1.5, EventLabel("did.undone"), numbers=(1,)),
    ]
    with pytest.raises(InputError) as refused:
        folded(events)
    assert refused.value.message_id == "archive.no-step"
    assert refused.value.at.startswith("events[1].")
