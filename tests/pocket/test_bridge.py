"""The app on a device: what it answers, and what the browser keeps of it."""

import json
from urllib.parse import urlencode

import pytest

from adjudicator.pocket.bridge import Answer, Headers, Pocket
from adjudicator.tables.keys import keys_of

ORIGIN = "https://judge.example"
FORM = ("Content-Type", "application/x-www-form-urlencoded")
OURS = ("Origin", ORIGIN)


class Device:
    """A browser: it keeps the rows that are written, and starts the app with them."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.pocket = Pocket()
        self.get("/")

    def get(self, address: str) -> Answer:
        """Ask for a page."""
        return self._keep(self.pocket.answer("GET", ORIGIN + address, ()))

    def post(self, address: str, headers: Headers = (OURS,), **fields: str) -> Answer:
        """Send a form, as one of our pages does."""
        body = urlencode(fields).encode()
        return self._keep(self.pocket.answer("POST", ORIGIN + address, [*headers, FORM], body))

    def _keep(self, answer: Answer) -> Answer:
        for key, text, new in answer.rows:
            assert not (new and key in self.rows)
            self.rows.pop(key, None)
            if text is not None:
                self.rows[key] = text
        return answer

    def restart(self) -> None:
        """Start the app again."""
        self.pocket = Pocket(self.rows)


@pytest.fixture(scope="module")
def device() -> Device:
    """A device that has been here before."""
    return Device()


def shared(device: Device) -> str:
    """The address of a new table with its two links."""
    answer = device.post("/table/tuesday-table/share")
    assert answer.status == 303
    return dict(answer.headers)["Location"]


def test_a_table_is_there_after_a_restart(device: Device) -> None:
    """With its links, its pages, and the device that made it."""
    where = shared(device)
    page = device.get(where)
    device.restart()
    again = device.get(where)
    assert (again.status, again.body) == (200, page.body)


def test_no_link_is_offered_that_nobody_can_open(device: Device) -> None:
    """A table is passed on as a file; its page says so, before and after it is stored."""
    for where in ("/table/tuesday-table/share", shared(device)):
        page = device.get(where).body.decode()
        assert "stored in this browser only" in page
        assert "data-link" not in page


def test_only_what_is_new_is_written(device: Device) -> None:
    """A page that is read leaves nothing to write."""
    device.get("/")
    assert device.get("/").rows == []


@pytest.mark.parametrize("origin", ["null", "https://other.example", "http://judge.example:81"])
def test_other_sites_change_nothing(device: Device, origin: str) -> None:
    """The worker says which page a form came from."""
    answer = device.post("/table/tuesday-table/share", [("Origin", origin)])
    assert (answer.status, answer.rows) == (403, [])


def test_a_page_that_was_made_beforehand_may_send_the_first_order() -> None:
    """The device has its name from then on, so it can undo what it did."""
    pocket = Pocket()
    answer = pocket.answer("POST", ORIGIN + "/table/tuesday-table/share", [OURS, FORM])
    assert answer.status == 303
    assert any(key.startswith("cookie/") for key, *_ in answer.rows)


def test_the_language_is_kept(device: Device) -> None:
    """In a cookie that no script sees."""
    device.post("/language", [OURS, ("Referer", ORIGIN + "/")], language="es")
    device.restart()
    page = device.get("/")
    assert b'lang="es"' in page.body
    assert "set-cookie" not in {name.lower() for name, _ in page.headers}


def test_an_order_that_was_never_kept_is_forgotten(device: Device) -> None:
    """If the disk refuses the rows, the app starts again from those that it has."""
    before = dict(device.rows)
    where = shared(device)
    device.pocket.restore(before)
    device.rows = before
    assert device.get(where).status == 404


def _copied(events: list[dict[str, object]], key: str) -> Pocket:
    """A device with a copy of a server's table, in which it is the one that began it."""
    copy = json.dumps({"form": 2, "events": events, "me": "device-1"})
    return Pocket({f"replica/edit~{key}": copy})


def test_a_copy_is_read_and_asked_but_never_changed(device: Device) -> None:
    """Its answers say that it is one; its links are the server's, and a change waits for it."""
    ref = shared(device).split("/")[2]
    file = json.loads(device.get(f"/table/{ref}/history.json").body)
    pocket = _copied(file["events"], key := "0123456789abcdefghij_-")
    for where in (f"/table/edit~{key}", f"/table/edit%7E{key}/share"):
        page = pocket.answer("GET", ORIGIN + where, ())
        assert page.status == 200
        assert ("X-Replica", "1") in page.headers
        assert b"stored in this browser only" not in page.body
    look = f"/table/look~{keys_of(key).look}"
    assert pocket.answer("GET", ORIGIN + look, ()).status == 200
    for where in (f"/table/edit~{key}/undo", f"/table/edit%7E{key}/setup"):
        answer = pocket.answer("POST", ORIGIN + where, [OURS, FORM], b"do=title&title=x")
        assert answer.status == 503
        assert not [row for row in answer.rows if row[0].startswith("event/")]
    begun = pocket.answer("POST", f"{ORIGIN}/table/tuesday-table/share", [OURS, FORM])
    assert [key for key, *_ in begun.rows if key.startswith("event/")] == ["event/1/0"]
