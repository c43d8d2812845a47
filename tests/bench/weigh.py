"""What the parts of the judge on a device weigh, for each way in which hosts compress."""

import subprocess

from pocket.fetch import node
from pocket.stage import stage
from pocket.weights import gzipped, weigh

#: The most bytes of one language, by the way of compressing.
WANTED = {"gzip": 10_500_000, "brotli": 7_500_000}
#: Reads a part, and writes how many bytes it has compressed as much as Brotli can.
_BROTLI = """
import { brotliCompressSync, constants } from "node:zlib";
import { readFileSync } from "node:fs";
const content = readFileSync(0);
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
};
console.log(brotliCompressSync(content, { params }).length);
"""


def measure_weight() -> None:
    """Print a row for each part and way, and their sums."""
    staged = stage()
    print("parts of the judge on a device, compressed; bytes")
    for way, size in (("gzip", gzipped), ("brotli", _brotli)):
        columns = dict(weigh(staged, size))
        print(f"{way:<20}" + "".join(f"{language:>12}" for language in columns))
        for name in columns["all"]:
            print(f"  {name:<18}" + "".join(f"{sizes[name]:>12,}" for sizes in columns.values()))
        sums = "".join(f"{sum(sizes.values()):>12,}" for sizes in columns.values())
        print(f"  {'sum':<18}{sums}  {WANTED[way]:,} or less for one language")


def _brotli(content: bytes) -> int:
    command = [node(), "--input-type=module", "--eval", _BROTLI]
    ran = subprocess.run(command, input=content, capture_output=True, check=True)  # noqa: S603
    return int(ran.stdout)


if __name__ == "__main__":
    measure_weight()
