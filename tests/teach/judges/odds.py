"""How often, said again: the ways to choose the cards of a hand, counted one by one."""

from __future__ import annotations

from itertools import product
from math import comb, prod

from tests.teach.judges.asked import Json
from tutor.teach.question import Answer


def lead_odds(asked: Json, answer: Answer) -> bool:
    """Whether it is near enough to the share of a partner’s hands with seven trumps, or with the king or the queen."""
    near, led = asked["facts"]["near"], asked["facts"]["led"]
    seen = [card for board in asked["boards"] for card in board["cards"]]
    unseen = 78 - len(seen)
    if led == "T":
        left, least = 21 - sum(card[0] == "T" for card in seen), 7
    else:
        left, least = 2 - sum(card in {f"{led}K", f"{led}Q"} for card in seen), 1
    size = {3: 24, 4: 18, 5: 15}[asked["facts"]["players"]]
    ways = sum(comb(left, held) * comb(unseen - left, size - held) for held in range(least, min(left, size) + 1))
    return len(answer) == 1 and abs(float(answer[0]) - round(100 * ways / comb(unseen, size))) <= near


def near_enough(asked: Json, answer: Answer, ways: int, of: int) -> bool:
    """Whether it is near enough to so many ways of all."""
    return len(answer) == 1 and abs(float(answer[0]) - round(100 * ways / of)) <= asked["facts"]["near"]


def split_odds(asked: Json, answer: Answer) -> bool:
    """Whether it is near enough to the share of deals in which some hand has so many of the suit, hand by hand."""
    players, least = asked["facts"]["players"], asked["facts"]["least"]
    size, missing = {3: 24, 4: 18, 5: 15}[players], 14 - len(asked["boards"][0]["cards"])
    ways = sum(
        prod(comb(size, held) for held in hands)
        for hands in product(range(missing + 1), repeat=players - 1)
        if sum(hands) == missing and max(hands) >= least
    )
    return near_enough(asked, answer, ways, comb(size * (players - 1), missing))


def dog_odds(asked: Json, answer: Answer) -> bool:
    """Whether it is near enough to the share of dogs in which so many of the cards lie."""
    hand, hoped, least = asked["boards"][0]["cards"], asked["facts"]["hoped"], asked["facts"]["least"]
    ranks = {"king": "K", "courts": "KQ"}.get(hoped, "")
    if hoped == "bout":
        left = 3 - len({"T1", "T21", "EX"} & {*hand})
    elif hoped == "trumps":
        left = 21 - sum(card[0] == "T" for card in hand)
    else:
        left = 4 * len(ranks) - sum(card[1:] in {*ranks} and card[0] != "T" for card in hand)
    dog, unseen = (3 if asked["facts"]["players"] == 5 else 6), 78 - len(hand)
    ways = sum(comb(left, held) * comb(unseen - left, dog - held) for held in range(least, dog + 1))
    return near_enough(asked, answer, ways, comb(unseen, dog))


JUDGES = {"lead-odds": lead_odds, "split-odds": split_odds, "dog-odds": dog_odds}
