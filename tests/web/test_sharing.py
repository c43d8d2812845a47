"""The share page of a table."""

import pytest
import segno
from flask.testing import FlaskClient

from adjudicator.app.tables import examples, open_table, pack
from tests.bench.big import biggest


def shared(client: FlaskClient, ref: str) -> str:
    """The share page of a stored copy of a table."""
    stored = client.post(f"/table/{ref}/share")
    return client.get(stored.headers["Location"]).text


@pytest.fixture
def scanned(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a camera would read from the codes that hold a table."""
    held: list[str] = []
    make = segno.make_qr

    def noted(content: str, *, error: str, boost_error: bool) -> segno.QRCode:
        held.append(content)
        return make(content, error=error, boost_error=boost_error)

    monkeypatch.setattr(segno, "make_qr", noted)
    return held


@pytest.mark.parametrize("ref", examples())
def test_a_code_holds_the_whole_table(client: FlaskClient, scanned: list[str], ref: str) -> None:
    """Every example fits; the address in the code opens the same scene on any server."""
    assert "Copy it to another phone" in shared(client, ref)
    (address,) = scanned
    carried = open_table(address.rpartition("/")[2])
    assert carried.scene == examples()[ref].scene
    assert client.get(address).status_code == 200


def test_a_table_that_is_too_large_has_no_code(client: FlaskClient) -> None:
    """The biggest board doesn't fit into any code; its page says nothing of one."""
    page = shared(client, pack(biggest("apex")))
    assert "Save with its history" in page
    assert "Copy it to another phone" not in page
