"""Which one it is, said again: the first dealer, whoever has a task, the table that counts so."""

from __future__ import annotations

from itertools import product
from math import comb, prod

from tests.tarot.naive_score import OTHER_POIGNEES, POIGNEES, unit
from tests.teach.judges.asked import Json, seen
from tutor.teach.question import Answer

#: How many places to the right of the dealer somebody sits, by the task; the last one sits there himself.
TO_THE_RIGHT = {"cut": -1, "first-packet": 1, "last-packet": 0, "next-deal": 1, "misdeal": 0, "petit-alone": 1}


def deal_tasks(asked: Json, answer: Answer) -> bool:
    """Whether it is this player."""
    [board] = asked["boards"]
    seat = (board["dealer"] + TO_THE_RIGHT[board["task"]]) % asked["facts"]["players"]
    return answer == (f"player-{seat}",)


def first_dealer(asked: Json, answer: Answer) -> bool:
    """Whether this is the lowest card: any suit below the trumps, then by rank, then clubs below diamonds and so on."""
    ranks = [*map(str, range(1, 11)), "J", "N", "Q", "K"]
    plain = [card for card in asked["facts"]["cards"] if card[0] != "T"]
    return [*answer] == sorted(plain, key=lambda card: (ranks.index(card[1:]), "CDHS".index(card[0])))[:1]


def poignee_table(asked: Json, answer: Answer) -> bool:
    """Whether the formula comes to the number with these values."""
    by_name = {"20-30-40": POIGNEES, "20-40-60": OTHER_POIGNEES, "none": dict.fromkeys(POIGNEES, 0)}
    return len(answer) == 1 and unit(asked["boards"][0], by_name[answer[0]]) == asked["facts"]["value"]


def sides_at_five(asked: Json, answer: Answer) -> bool:
    """Whether it is all that follows from the learner’s cards, and from the dog if it was turned up."""
    said, mine, *dog = asked["boards"]
    assert bool(dog) is (said["contract"] in {"prise", "garde"})
    takes = said["taker"] == 0
    if said["called"] in mine["cards"]:
        return answer == ("alone" if takes else "you",)
    if dog and said["called"] in dog[0]["cards"]:
        return answer == ("alone",)
    return answer == ("somebody" if takes and dog else "open",)


def look_back(asked: Json, answer: Answer) -> bool:
    """Whether it is the last trick that somebody has gathered."""
    [board] = asked["boards"]
    gathered = board["moment"] in {"gathered", "just"}
    return answer == (f"trick-{board['trick'] if gathered else board['trick'] - 1}",)


def usual_split(asked: Json, answer: Answer) -> bool:
    """Whether no other way that is offered can be dealt in so many ways."""
    others, missing = asked["facts"]["hands"], 14 - asked["facts"]["seen"]
    size = {2: 24, 3: 18, 4: 15}[others]
    ways: dict[str, int] = dict.fromkeys((option["id"] for option in asked["options"]), 0)
    for hands in product(range(missing + 1), repeat=others):
        name = "-".join(map(str, sorted(hands, reverse=True)))
        if sum(hands) == missing and name in ways:
            ways[name] += prod(comb(size, held) for held in hands)
    return answer == (max(ways, key=lambda name: ways[name]),)


def who_played(asked: Json, answer: Answer) -> bool:
    """Whether the card came from this seat, or has not come at all."""
    card = asked["facts"]["card"]
    for trick in seen(asked["boards"][0])["tricks"]:
        if card in trick["cards"]:
            return answer == (f"player-{(trick['leader'] + trick['cards'].index(card)) % 4}",)
    return answer == ("nobody",)


JUDGES = {
    "who-played": who_played,
    "usual-split": usual_split,
    "look-back": look_back,
    "sides-at-five": sides_at_five,
    "deal-tasks": deal_tasks,
    "first-dealer": first_dealer,
    "poignee-table": poignee_table,
}
