"""Build the pocket, and print what it weighs."""

from pocket.fetch import fetch
from pocket.places import SITE
from pocket.site import make_site
from pocket.stage import stage

#: What the parts may weigh together, compressed, in bytes.
MOST = 12_500_000


def main() -> int:
    """Build; fail if the parts weigh too much."""
    fetch()
    sizes = make_site(stage())
    for name, (raw, packed) in sizes.items():
        print(f"{name:10}{raw:>12,}{packed:>12,}")
    whole = sum(packed for _, packed in sizes.values())
    print(f"{'sum':10}{'':12}{whole:>12,}  {MOST:,} or less")
    print(f"Serve the folder {SITE}: python3 -m http.server -d {SITE}")
    return int(whole > MOST)


if __name__ == "__main__":
    raise SystemExit(main())
