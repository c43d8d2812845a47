"""A new component is one entry in the data file and its name in the phrases."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import adjudicator
from adjudicator.resources import DOCS

ROOT = Path(adjudicator.__file__).parents[1]

#: How the data file and the phrases would list it, for each place that a component stands on.
ENTRY = """
[crate]
place = "{place}"
tags = {tags}
{sizes}
box = {{ "1" = 4 }}
pages = ["1"]
"""
PHRASES = """
PHRASES |= {
    "thing.crate": "the Crate",
    "thing.crate.edge": "the edge of the Crate",
    "thing.crate.several": "{number} Crates",
    "thing.crate.edge.several": "edges of {number} Crates",
    "tray.crate": "Crate",
    "word.crate": "crate",
}
"""

CASES: dict[str, tuple[list[str], str, dict[str, Any]]] = {
    "space": (["COVER", "OBSTACLE", "OCCUPY SPACE", "DESTROYABLE"], "", {"at": [2, 2]}),
    "intersection": (["ZONE", "OCCUPY INTERSECTION"], "", {"at": [2, 2]}),
    "edges": (
        ["BLOCKAGE", "LEVEL 1", "CONNECTIBLE", "OCCUPY EDGE"],
        "lengths = [1, 2]",
        {"from": [2, 2], "to": [3, 2]},
    ),
}


def _copied(folder: Path, place: str) -> None:
    """The code with the component in its data file and its phrases."""
    tags, sizes, _ = CASES[place]
    shutil.copytree(ROOT / "adjudicator", folder / "adjudicator")
    for name in ("templates", "static", "tests"):
        (folder / name).symlink_to(ROOT / name)
    (folder / "docs").mkdir()
    (folder / "docs" / "_build").symlink_to(DOCS.parent)
    table = folder / "adjudicator" / "games" / "apex"
    entry = ENTRY.format(place=place, tags=json.dumps(tags), sizes=sizes)
    with (table / "data" / "components.toml").open("a", encoding="utf-8") as data:
        data.write(entry)
    with (table / "table" / "phrases" / "things.py").open("a", encoding="utf-8") as phrases:
        phrases.write(PHRASES)


@pytest.mark.long
@pytest.mark.parametrize("place", CASES)
def test_a_component_of_the_data_alone_is_driven_everywhere(place: str, tmp_path: Path) -> None:
    """Every page and every question answers with the component on the table."""
    _copied(tmp_path, place)
    examples = json.loads((DOCS / "examples.json").read_text("utf-8"))["examples"]
    asked = [e["question"] for e in examples if e["question"]["scene"].get("game") == "apex"]
    (tmp_path / "asked.json").write_text(json.dumps(asked[::4]))
    piece = {"id": "new", "kind": "crate", **CASES[place][2]}
    driver = ["-m", "tests.support.driving", json.dumps(piece), "asked.json"]
    run = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, *driver],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "ADJUDICATOR_STORE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not run.returncode, run.stderr[-2000:]
    assert int(run.stdout) > len(asked) // 4
