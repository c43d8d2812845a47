"""Two editions in the docs: where each rule stands, what differs, and the beta's own examples."""

import re

from differences import pairs, shown_by
from rule_domain import RuleEntry

from adjudicator.games.apex.game import GAME
from adjudicator.games.apex.table.editions.beta import BETA
from adjudicator.resources import DOCS
from tests.docs.test_docs import EXAMPLES, RULES

APEX_RULES = {rule_id: rule for rule_id, rule in RULES.items() if rule_id.startswith("apex.")}
PAIRS = pairs(EXAMPLES)
BY_BETA = {
    name: example
    for name, example in EXAMPLES.items()
    if example["question"]["scene"].get("edition") == "beta"
}
#: The worked examples of the beta book: its pages, what each shows, and the examples here.
WORKED: dict[str, tuple[str, ...]] = {
    "9-11 levels": ("the-beta-s-example-a-wall-on-a-building",),
    "9-11 contiguity: range 1 and neighboring": (
        "beta-neighbors",
        "two-levels-up-by-the-beta",
        "down-from-a-roof-by-the-beta",
    ),
    "9-11 contiguity: adjacent": (
        "beta-neighbor-behind",
        "the-next-space-of-the-street-by-the-beta",
    ),
    "9-11 contiguity: edges and intersections": (
        "adjacent-to-an-edge-by-the-beta",
        "adjacent-to-an-intersection-by-the-beta",
    ),
    "9-11 distance": (
        "beta-distances",
        "the-beta-s-example-wraith-and-the-corner-on-top-of-the-building",
        "the-beta-s-example-bloodhound-and-the-supply-bin",
    ),
    "12-13 sight on one level": (
        "the-beta-s-example-the-corner-of-the-building-is-only-touched",
        "the-beta-s-example-over-the-half-wall",
        "the-beta-s-example-wall-and-building-as-one-obstruction",
    ),
    "12-13 blind spot, example 1": (
        "example-1-of-the-beta-a-blind-spot-of-1",
        "example-1-of-the-beta-in-the-blind-spot",
    ),
    "12-13 blind spot, example 2": (
        "example-2-of-the-beta-a-blind-spot-of-3",
        "example-2-of-the-beta-the-space-that-the-line-reaches-over-the-wall",
        "example-2-of-the-beta-past-the-wall",
    ),
    "12-13 blind spot, example 3": (
        "example-3-of-the-beta-the-wall-beside-wraith",
        "example-3-of-the-beta-from-the-building-s-edge",
    ),
    "12-13 blind spot, example 4": (
        "example-4-of-the-beta-a-distance-of-0",
        "example-4-of-the-beta-a-building-that-is-only-touched",
        "beta-behind-house",
    ),
    "12-13 blind spot, example 5": (
        "example-5-of-the-beta-one-level-down",
        "example-5-of-the-beta-two-levels-down",
    ),
    "17 the drop": (
        "the-beta-s-example-gibraltar-takes-the-epic-loot-of-his-edge",
        "the-beta-s-example-his-new-body-shield",
        "beta-entering",
        "the-beta-s-example-the-move-that-ends-his-drop",
    ),
    "17-19 effects below the Initiative marker": (
        "the-beta-s-example-thunder-then-the-dome",
        "the-beta-s-example-the-other-way-round",
    ),
    "17-19 the Ring's borders": ("the-beta-s-example-three-down-three-to-the-right",),
    "20 moves": (
        "beta-moves",
        "the-beta-s-example-wraith-over-the-wall",
        "the-beta-s-example-wraith-onto-the-building-of-level-1",
        "the-beta-s-example-not-two-levels-up",
        "the-beta-s-example-gibraltar-and-the-supply-bin",
        "the-beta-s-example-gibraltar-goes-around-it",
        "the-beta-s-example-bangalore-and-the-beacon",
        "the-beta-s-example-bangalore-goes-around-the-beacon",
    ),
    "20-21 the Backpack": (
        "beta-loot",
        "the-beta-s-example-the-magazine-behind-the-wall",
        "the-beta-s-example-the-syringe",
        "the-beta-s-example-dropping-beside-her",
    ),
    "20-21 the Supply Bin": (
        "beta-bin",
        "the-beta-s-example-no-room-for-what-the-supply-bin-gave",
    ),
    "21-24 the C.A.R. SMG": ("the-beta-s-example-the-c-a-r-smg",),
    "21-24 the Longbow": (
        "the-beta-s-example-the-longbow-s-threshold",
        "beta-longbow",
        "the-beta-s-example-the-first-card-were-the-target-not-lower",
        "the-beta-s-example-a-value-that-the-epic-helmet-takes",
    ),
    "21-25 its damage": ("the-beta-s-example-32-damage-from-the-longbow",),
    "25-26 Rolling Thunder": ("beta-thunder",),
    "25-26 the Frag Grenade": (
        "the-beta-s-example-no-line-to-shoot-along",
        "the-beta-s-example-the-frag-grenade",
    ),
    "26 blows": (
        "the-beta-s-example-gibraltar-falls-to-level-0",
        "the-beta-s-example-against-the-border-of-the-map",
    ),
    "27-29 the Smoke's zone": (
        "beta-smoke",
        "the-beta-s-example-10-more-through-the-smoke",
        "the-beta-s-example-along-the-smoke-s-edge",
    ),
    "27-29 delay": (
        "the-beta-s-example-a-bombardment-within-4-spaces",
        "the-beta-s-example-a-bombardment-is-placed",
        "the-beta-s-example-the-bombardment-comes",
    ),
    "27-29 duration": (
        "the-beta-s-example-a-smoke-within-3-spaces",
        "beta-place",
        "the-beta-s-example-smoke-is-placed",
        "the-beta-s-example-the-smoke-ends",
    ),
    "27-29 cooldown": (
        "the-beta-s-example-the-smoke-s-token-cools-down",
        "the-beta-s-example-one-transition-later",
        "the-beta-s-example-two-transitions-later",
    ),
}


def _entry(rule_id: str) -> RuleEntry:
    rule = RULES[rule_id]
    edition = "core" if rule["edition"] == "Core rules" else "beta"
    return RuleEntry(rule_id, rule["title"], rule["page"], edition, rule["lookup"], "")


def test_every_rule_tells_the_editions_that_it_holds_in() -> None:
    """In code and docs, each rule of the final book stands in the beta too, or differs there."""
    told = {rule_id: rule for rule_id, rule in APEX_RULES.items() if rule_id in GAME.rules}
    both = {rule_id for rule_id, rule in told.items() if rule["editions"] == ["core", "beta"]}
    final = {rule_id for rule_id, rule in told.items() if rule["editions"] == ["core"]}
    beta = {rule_id for rule_id, rule in told.items() if rule["editions"] == ["beta"]}
    assert both | final | beta == set(GAME.rules)
    assert final == {*BETA.instead, *BETA.silent}
    assert beta == {*BETA.own, *BETA.instead.values()} - both


def test_a_rule_s_page_shows_its_editions() -> None:
    """Under its title stand the pages in both books, or what the other book has in its place."""
    for rule_id, rule in APEX_RULES.items():
        name = rule["url"].partition("#")[0]
        page = (DOCS / name).read_text("utf-8").partition(f'<section class="rule" id="{rule_id}"')
        facts = re.search(r'<p class="rule-facts">(.*?)</p>', page[2], re.DOTALL)
        assert facts is not None, rule_id
        words = re.sub(r"<[^>]+>", "", facts[1])
        if rule["editions"] == ["core", "beta"]:
            assert re.search(r"Core rules, pages? \S.*; beta, pages? \d", words), rule_id
        else:
            other = "the beta" if rule["editions"] == ["core"] else "the core rules"
            assert re.search(f"pages? \\d.*; (in|not in)? ?{other}", words), (rule_id, words)


def test_verdicts_by_the_beta_cite_what_stands_there() -> None:
    """Where an example is answered by the beta, every rule that it rests on is the beta's."""
    for name, example in BY_BETA.items():
        if any(value is not None for value in example["expected"]["answer"].values()):
            unread = [r for r in example["rules"] if "beta" not in RULES[r]["editions"]]
            filled = example["question"]["scene"].get("rulings")
            assert filled or not unread, (name, unread)


def test_every_difference_is_shown_on_one_table() -> None:
    """One question shows both books' answers to it; where the beta is silent, it says so."""
    different = sorted({*BETA.instead, *BETA.silent, *BETA.own})
    assert len(different) > 80
    shown = {rule_id for rule_id in different for pair in PAIRS if shown_by(_entry(rule_id), pair)}
    assert [rule_id for rule_id in different if rule_id not in shown] == []


def test_the_page_of_differences_lists_them_all() -> None:
    """Every rule that is not the same in both books is linked there, with a table for it."""
    page = (DOCS / "apex" / "two-editions.html").read_text("utf-8")
    listed = page.partition('id="all-that-differs"')[2]
    for rule_id, rule in APEX_RULES.items():
        if len(rule["editions"]) == 1:
            assert f'#{rule_id}"' in listed, rule_id
    assert listed.count(">both</a>") >= len({*BETA.instead, *BETA.silent})


def test_every_worked_example_of_the_beta_is_there() -> None:
    """Each is judged by the beta, with its page, and no other claims to be one of the book's."""
    for where, names in WORKED.items():
        for name in names:
            assert BY_BETA[name]["book"] == where.split(" ")[0], name
    own = {name for name, example in BY_BETA.items() if example["book"]}
    assert own == {name for names in WORKED.values() for name in names}
