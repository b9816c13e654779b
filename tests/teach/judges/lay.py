"""Things that are laid out, said again: tricks that are won, a dog, two cards that speak."""

from __future__ import annotations

from tests.tarot import naive as tarot
from tests.tarot.advice.naive_signals import height
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


JUDGES = {"take-all": take_all, "deal-dog": deal_dog, "say-by-order": say_by_order}
