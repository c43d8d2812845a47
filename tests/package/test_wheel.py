"""What `pip install .` gives, in an environment that has nothing else."""

import json
import os
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

from tests.support.scenes import LINE

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_what_installing_gives(subtests: pytest.Subtests, tmp_path: Path) -> None:
    """The command judges, knows the rules, and serves pages, without the checkout.

    One test, so that one environment is filled once, whoever runs it.
    """
    environment = _filled(tmp_path / "environment")
    for check in (_it_judges, _it_knows_the_rules, _it_serves, _it_needs_no_checkout):
        with subtests.test(check.__name__):
            check(environment, tmp_path)


def _filled(place: Path) -> Path:
    """An empty environment with the project installed."""
    venv.create(place, with_pip=True)
    pip = [str(place / "bin" / "pip"), "install", "--quiet", "--no-compile"]
    pip += ["--disable-pip-version-check"]
    subprocess.run([*pip, str(ROOT)], check=True, cwd=place, env=_alone())  # noqa: S603
    return place


def _alone() -> dict[str, str]:
    """The environment's variables without a way back to this checkout."""
    return {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}


def _it_judges(environment: Path, tmp_path: Path) -> None:
    """The command answers a question."""
    file = tmp_path / "question.json"
    file.write_text(json.dumps(LINE))
    command = [str(environment / "bin" / "adjudicator"), "judge", "--json", str(file)]
    done = subprocess.run(command, check=True, capture_output=True, cwd=tmp_path, env=_alone())  # noqa: S603
    assert json.loads(done.stdout)["answer"] == {"clear": False}


def _it_knows_the_rules(environment: Path, tmp_path: Path) -> None:
    """The docs are in the wheel, and `rule` reads them."""
    command = [str(environment / "bin" / "adjudicator"), "rule", "apex.los.line"]
    done = subprocess.run(command, check=True, capture_output=True, cwd=tmp_path, env=_alone())  # noqa: S603
    assert done.stdout.decode().startswith("From centre to centre")


def _it_serves(environment: Path, tmp_path: Path) -> None:
    """Templates, static files and built docs come along."""
    command = [str(environment / "bin" / "adjudicator"), "serve", "--port", "0"]
    with subprocess.Popen(  # noqa: S603
        command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=_alone()
    ) as server:
        assert server.stdout
        address = server.stdout.readline().split()[-1]
        try:
            assert "No line of sight" in _get(
                f"{address}/table/tuesday-table?from=gibraltar&to=wraith"
            )
            assert "imaginary line" in _get(f"{address}/docs/apex/line-of-sight.html")
            assert "Sin línea" in _get(
                f"{address}/table/tuesday-table?from=gibraltar&to=wraith", "es"
            )
            assert "línea imaginaria" in _get(f"{address}/docs/es/apex/line-of-sight.html")
            assert "One level up" in _get(f"{address}/search?q=climb")
            assert "--paper" in _get(f"{address}/static/tokens.css")
        finally:
            server.terminate()


def _get(address: str, language: str = "en") -> str:
    asked = urllib.request.Request(address, headers={"Accept-Language": language})  # noqa: S310
    with urllib.request.urlopen(asked) as answer:  # noqa: S310 - our own server
        text: str = answer.read().decode()
    return text


def _it_needs_no_checkout(environment: Path, _: Path) -> None:
    """The installed package is the environment's own."""
    code = "import adjudicator; print(adjudicator.__file__)"
    python = str(environment / "bin" / Path(sys.executable).name)
    done = subprocess.run(  # noqa: S603
        [python, "-c", code], check=True, capture_output=True, cwd=environment, env=_alone()
    )
    assert str(environment) in done.stdout.decode()
