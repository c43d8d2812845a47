"""Build the pocket, and print what it weighs."""

from pocket.fetch import fetch
from pocket.places import SITE
from pocket.site import make_site
from pocket.stage import stage
from pocket.weights import gzipped, weigh

#: What the parts may weigh with one language, compressed with gzip, in bytes.
MOST = 10_500_000


def main() -> int:
    """Build; fail if the parts of a language weigh too much."""
    fetch()
    staged = stage()
    make_site(staged)
    print("bytes, gzip")
    columns = dict(weigh(staged, gzipped))
    print(f"{'':20}" + "".join(f"{language:>12}" for language in columns))
    for name in columns["all"]:
        print(f"{name:20}" + "".join(f"{sizes[name]:>12,}" for sizes in columns.values()))
    sums = {language: sum(sizes.values()) for language, sizes in columns.items()}
    wanted = f"  {MOST:,} or less for one language"
    print(f"{'sum':20}" + "".join(f"{whole:>12,}" for whole in sums.values()) + wanted)
    print(f"Serve the folder {SITE}: python3 -m http.server -d {SITE}")
    return int(any(sums[language] > MOST for language in sums if language != "all"))


if __name__ == "__main__":
    raise SystemExit(main())
