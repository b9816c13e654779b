"""Things that are laid out, said again: tricks that are won, a dog, an écart, rows of poker, two cards that speak."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

from tests.barbu.naive_poker import value
from tests.tarot import naive as tarot
from tests.tarot.advice.naive_signals import height
from tests.tarot.naive_ecart import may_go
from tests.tarot.naive_poignees import refused_cards
from tests.teach.judges.asked import Json, seen
from tutor.teach.question import Answer


def at(answer: Answer, place: str) -> list[str]:
    """What lies at a place."""
    return [one.removesuffix(f"@{place}") for one in answer if one.endswith(f"@{place}")]


def names(asked: Json) -> list[str]:
    """All that can be laid out."""
    return [option["id"] for option in asked["options"]]


def take_all(asked: Json, answer: Answer) -> bool:
    """Whether a card lies in each trick, and wins it."""
    tricks = [board["cards"] for board in asked["boards"]]
    laid = [at(answer, place["id"]) for place in asked["places"]]
    return all(cards and [tarot.winning([*trick, *cards])] == cards for trick, cards in zip(tricks, laid, strict=True))


def deal_dog(asked: Json, answer: Answer) -> bool:
    """Whether the dog is complete, and a packet lies before each of its cards, between two, and behind the last."""
    told, moments = asked["facts"], [*map(int, at(answer, "dog"))]
    just_laid = told["last"] == "dog" and told["dealt"] in moments
    return told["laid"] + len(moments) == told["count"] and told["all"] not in moments and not just_laid


def make_ecart(asked: Json, answer: Answer) -> bool:
    """Whether six cards lie there that may go together, and leave none of the suit that is to go, if one is."""
    hand, aside, told = names(asked), at(answer, "aside"), asked["facts"]
    suits = {suit: [card for card in hand if card[0] == suit] for suit in "SHDC"}
    can_go = [suit for suit, cards in suits.items() if 0 < len(cards) <= 6 and f"{suit}K" not in cards]
    void = told.get("suit", can_go[0]) if told["wanted"] == "void" else None
    return may_go(hand, aside) and (void is None or {*suits[void]} <= {*aside})


def handful_show(asked: Json, answer: Answer) -> bool:
    """Whether just these cards may be shown, and where that is wanted, the Petit is not among them."""
    told, laid = asked["facts"], at(answer, "row")
    hides = told["wanted"] != "petit" or "T1" not in laid
    return hides and not refused_cards(told, names(asked), laid)


def poker_set(asked: Json, answer: Answer) -> bool:
    """The best kind at the back, the best kind that is left in the middle, five, five and three, in good order."""
    rows = [at(answer, place) for place in ("back", "middle", "front")]
    if [len(row) for row in rows] != [5, 5, 3]:
        return False
    back, middle, front = map(value, rows)
    return (back[0], middle[0]) == best_kinds(tuple(names(asked))) and back >= middle >= front


@cache
def best_kinds(hand: tuple[str, ...]) -> tuple[int, int]:
    """The best kind of hand for the back, and the best for the middle behind which such a back still stands."""
    kinds = {back: value([*back])[0] for back in combinations(hand, 5)}
    best = max(kinds.values())
    left = [[card for card in hand if card not in back] for back, kind in kinds.items() if kind == best]
    return best, max(value([*cards])[0] for rest in left for cards in combinations(rest, 5))


def planning_assign(asked: Json, answer: Answer) -> bool:
    """Whether every hand has one contract, and no other way promises as much."""
    [board] = asked["boards"]
    rows: list[dict[str, int]] = [dict(zip(board["contracts"], row, strict=True)) for row in board["promises"]]
    laid = [at(answer, place["id"]) for place in asked["places"]]
    if not all(len(contracts) == 1 for contracts in laid):
        return False
    totals = [sum(row[name] for row, name in zip(rows, way, strict=True)) for way in permutations(board["contracts"])]
    return sum(row[name] for row, [name] in zip(rows, laid, strict=True)) == max(totals)


def say_by_order(asked: Json, answer: Answer) -> bool:
    """Whether two cards follow suit and fall, or rise where there is nothing true to say.

    Two falling cards are a doubleton in the defence’s suit, a tenue in the taker’s, the Petit in trumps; where the
    first is a court card, anybody would play like that.
    """
    first, second = at(answer, "1"), at(answer, "2")
    if len(first) != 1 or len(second) != 1:
        return False
    [opened, _] = map(seen, asked["boards"])
    led = asked["facts"]["led"]
    suit = [card for card in names(asked) if card[0] == led]
    if not {*first, *second} <= {*suit} - {"T1"}:
        return False
    taker_led = opened["tricks"][0]["leader"] == opened["taker"]
    speaks = led == "T" or (len(suit) == 5 if taker_led else len(suit) == 2)
    falls = height(first[0]) > height(second[0])
    return falls and (led == "T" or height(first[0]) <= 10) if speaks else not falls


JUDGES = {
    "take-all": take_all,
    "deal-dog": deal_dog,
    "make-ecart": make_ecart,
    "handful-show": handful_show,
    "poker-set": poker_set,
    "planning-assign": planning_assign,
    "say-by-order": say_by_order,
}
