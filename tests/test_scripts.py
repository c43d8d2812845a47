"""The scripts of the pages, read by a JavaScript engine without a browser."""

import subprocess

from adjudicator.resources import STATIC
from pocket.fetch import node

#: Prints each of the modules that can't be read, with the reason.
_READ = """
const { readFileSync } = require("node:fs");
const { SourceTextModule } = require("node:vm");
for (const file of process.argv.slice(1)) {
  try {
    new SourceTextModule(readFileSync(file, "utf-8"));
  } catch (error) {
    console.log(`${file}: ${error.message}`);
  }
}
"""


def test_every_script_can_be_read() -> None:
    """A name that is declared twice would stop a whole script, and with it all that uses it."""
    files = [str(file) for file in sorted(STATIC.glob("*.js"))]
    assert len(files) > 40
    command = [node(), "--no-warnings", "--experimental-vm-modules", "-e", _READ, *files]
    read = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert not read.stdout
