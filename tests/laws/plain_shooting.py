"""Shots read a second time, plainly, from the JSON of a question, and with none of our own code.

Levels, sight and cover are given; what is read here is the To-Hit Difficulty, the Aim board, hits,
headshots, damage and the dials.
"""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

Json = dict[str, Any]

#: Some tokens as the Database tells them, written down by hand.
TOKENS: dict[str, Json] = {
    "common barrel stabilizer": {"stability": 1},
    "rare barrel stabilizer": {"stability": 2},
    "epic barrel stabilizer": {"stability": 3},
    "extended mag": {"slots": 1},
    "shotgun bolt": {"slots": 1},
    '1x HCOG "Classic"': {"near": 1, "far": 2, "difficulty": -5},
    "2x HCOG Bruiser": {"near": 2, "far": 3, "difficulty": -10},
    "1x-2x variable holo": {"near": 1, "far": 4, "difficulty": -5},
    "6x Sniper": {"near": 5, "far": 99, "difficulty": -5},
    "3x hcog ranger": {"near": 4, "far": 5, "difficulty": -15},
    "2x-4x Variable AOG": {"near": 2, "far": 5, "difficulty": -10},
    "4x-8x variable sniper": {"near": 4, "far": 99, "difficulty": -10},
    "common standard stock": {"each": 1},
    "epic standard stock": {"each": 3},
    "rare sniper stock": {"first": 6},
    "epic sniper stock": {"first": 9},
}
HELMETS = {"rare": (1, 50), "epic": (2, 60), "legendary": (2, 60)}
KNOCKDOWN = {"rare": 10, "epic": 15, "legendary": 15}


def figure(question: Json, name: str) -> Json:
    """A figure of the scene, by what a question calls it."""
    found: Json = next(f for f in question["scene"]["figures"] if f["id"] == question[name])
    return found


def difficulty(question: Json) -> int:
    """The card's number, 10 for each space off its range, what optics take off, and the rest."""
    (c1, r1), (c2, r2) = figure(question, "figure")["at"], figure(question, "target")["at"]
    distance = max(abs(c1 - c2), abs(r1 - r2))
    weapon = question["weapon"]
    total: int = weapon["difficulty"]
    near, far = weapon["range"]
    if distance < near:
        total += 10 * (near - distance)
    if distance > far:
        total += 10 * (distance - far)
    for name in question["attachments"]:
        token = TOKENS[name]
        if "difficulty" in token and token["near"] <= distance <= token["far"]:
            total += token["difficulty"]
    return total + sum(modifier["value"] for modifier in question["modifiers"])


def slots(question: Json) -> list[int]:
    """The slot of each card, in order: 0 is the start mark, negative ones are left of it."""
    tokens = [TOKENS[name] for name in question["attachments"]]
    weapon = question["weapon"]
    number, each = weapon["rate"]
    number += sum(token.get("slots", 0) for token in tokens)
    stability = weapon["stability"] + sum(token.get("stability", 0) for token in tokens)
    at, found = -min(3, stability), []
    last = len(question["scene"]["aim-board"]["right"])
    for _ in range(number):
        found += [min(at, last)] * each
        at += 1 + weapon["recoil"]
    return found


def modifier(question: Json, slot: int) -> int:
    """The modifier of a slot."""
    board = question["scene"]["aim-board"]
    if slot == 0:
        return 0
    value: int = board["left"][-slot - 1] if slot < 0 else board["right"][slot - 1]
    return value


def damage(
    question: Json, cards: list[Json], height: int, *, covered: bool
) -> tuple[int, int, int]:
    """Hits, headshots and damage of cards; `height` is the shooter's level over the target's."""
    needed, ignored = difficulty(question), question["ignore"]
    semi_hits = hits = headshots = 0
    most, value = HELMETS.get(figure(question, "target")["helmet"], (0, 0))
    for card, slot in zip(cards, slots(question), strict=True):
        icons = [icon for icon in card["icons"] if icon not in ignored]
        semi_hits += icons.count("semi-hit")
        hit = card["value"] + modifier(question, slot) >= needed
        if height > 0 and "hit-below" in icons:
            hit = True
        if height < 0 and "miss-above" in icons:
            hit = False
        if covered and "miss-cover" in icons:
            hit = False
        hits += hit
        if hit and "headshot" in icons:
            if card["value"] <= value and most:
                most -= 1
            else:
                headshots += 1
    hits += semi_hits // 2
    tokens = [TOKENS[name] for name in question["attachments"]]
    weapon = question["weapon"]
    total = hits * weapon["damage"] + headshots * weapon["headshot"]
    total += sum(hits * token.get("each", 0) for token in tokens)
    total += sum(token.get("first", 0) for token in tokens if hits)
    return hits, headshots, total


def dials(target: Json, amount: int) -> tuple[int, int, bool]:
    """Shield, Health and whether the Knockdown Shield was used, point by point of damage."""
    prevents = KNOCKDOWN.get(target["knockdown-shield"], 0)
    if "knockdown-shield" in target["exhausted"]:
        prevents = 0
    used = prevents > 0 and amount > 0 and amount - target["shield"] >= target["health"]
    if used:
        amount = max(0, amount - prevents)
    shield, health = target["shield"], target["health"]
    for _ in range(amount):
        if shield:
            shield -= 1
        elif health:
            health -= 1
    return shield, health, used


def odds(question: Json, height: int, *, covered: bool) -> tuple[dict[int, Fraction], Fraction]:
    """The chance of each damage, and of elimination, by laying out every order of the deck."""
    drawn = len(slots(question))
    found: Counter[int] = Counter()
    for cards in permutations(question["deck"], drawn):
        found[damage(question, list(cards), height, covered=covered)[2]] += 1
    total = sum(found.values())
    chances = {amount: Fraction(found[amount], total) for amount in sorted(found)}
    target = figure(question, "target")
    fatal = [c for amount, c in chances.items() if not dials(target, amount)[1]]
    return chances, sum(fatal, Fraction(0))
