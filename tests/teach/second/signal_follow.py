"""What the order of two cards tells, said again from the sources’ sentences: who led, which fell, and what lay there.

Two falling cards are a doubleton in the defence’s suit, a tenue in the taker’s, the Petit in trumps; where the first is
a court card or goes ahead, anybody would play like that.
"""

from __future__ import annotations

from typing import Any

from tests.teach.second.proofs import tricks_of
from tutor.core.cards import Card
from tutor.show.laid import told
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

RANKS = {"J": 11, "N": 12, "Q": 13, "K": 14}
#: What two cards say, by who led their suit.
SAYS = {"taker": "tenue", "defence": "no-more", "trumps": "petit"}


def height(card: str) -> int:
    """The place of a card in its suit."""
    return RANKS.get(card[1:]) or int(card[1:])


def pair(seen: dict[str, Any]) -> tuple[int, str, str, str, str]:
    """Who has played the last card; the card before it, and itself; and the highest card before each of them."""
    then, now = seen["tricks"][-2:]
    seat = (now["leader"] + len(now["cards"]) - 1) % 4
    place = (seat - then["leader"]) % 4
    before = (then["cards"][:place], now["cards"][:-1])
    return seat, then["cards"][place], now["cards"][-1], *(max(cards, key=height) for cards in before)


def reasons(seen: dict[str, Any]) -> set[str]:
    """Why the last two cards of a player say nothing."""
    seat, first, card, best, top = pair(seen)
    trumps = card[0] == "T"
    return {
        name
        for name, holds in {
            "rising": height(first) < height(card),
            "court": not trumps and height(first) > 10,
            "ahead": height(first) > height(best),
            "second-ahead": trumps and height(card) > height(top),
            "takers": seat == seen["taker"],
        }.items()
        if holds
    }


def says(seen: dict[str, Any]) -> str:
    """What they say."""
    if reasons(seen):
        return "nothing"
    if pair(seen)[1][0] == "T":
        return SAYS["trumps"]
    opened = {trick["leader"] == seen["taker"] for trick in seen["tricks"][-2:]}
    return SAYS["taker" if opened == {True} else "defence"]


def two_cards_tell(question: Question, answer: Answer) -> bool:
    """Whether it is what the two cards say."""
    return [*answer] == [says(tricks_of(question))]


def why_silent(question: Question, answer: Answer) -> bool:
    """Whether it is the one reason why they say nothing."""
    return {*answer} == reasons(tricks_of(question)) and len(answer) == 1


def same_gesture(question: Question, answer: Answer) -> bool:
    """Whether each case is told apart by who led, and by what the cards fell below."""
    grid, right = question.grid, set()
    assert grid
    for cell in grid.cells:
        assert isinstance(cell.shows, Saying)
        (opens, _), (_, facts) = cell.shows.sentences
        first, card, best = (str(facts[name]) for name in ("first", "card", "best"))
        quiet = height(first) > height(best) or (card[0] != "T" and height(first) > 10)
        led = "trumps" if card[0] == "T" else "taker" if "The taker" in opens else "defence"
        assert height(first) > height(card)
        right.add(f"{cell.id}={'nothing' if quiet else SAYS[led]}")
    return {*answer} == right


def say_by_order(question: Question, answer: Answer) -> bool:
    """Whether the two cards follow suit and fall, or rise where there is nothing true to say."""
    put = {one.partition("@")[2]: one.partition("@")[0] for one in answer}
    if {*put} != {"1", "2"} or len(answer) != 2:
        return False
    assert question.arrangement
    seen, hand = tricks_of(question), [thing.id for thing in question.arrangement.things]
    led = seen["tricks"][0]["cards"][0][0]
    suit = [card for card in hand if card[0] == led]
    if put["1"] not in suit or put["2"] not in suit or "T1" in put.values():
        return False
    taker_led = seen["tricks"][0]["leader"] == seen["taker"]
    speaks = led == "T" or (len(suit) == 5 if taker_led else len(suit) == 2)
    falls = height(put["1"]) > height(put["2"])
    return falls and (led == "T" or height(put["1"]) <= 10) if speaks else not falls


def excuse_speaks(question: Question, answer: Answer) -> bool:
    """Whether trumps are led for the first time, or the taker’s suit is, or the Excuse says nothing."""
    seen = tricks_of(question)
    *before, last = seen["tricks"]
    led = last["cards"][0][0]
    again = any(trick["cards"][0][0] == led for trick in before)
    right = "nothing"
    if not again and led == "T":
        right = "stop-trumps"
    elif not again and last["leader"] == seen["taker"]:
        right = "honour"
    return [*answer] == [right]


def agreed(cards: list[str]) -> bool:
    """Whether some cards of a suit are a tenue for everybody: five with king or queen, of which two win in the end.

    For that, the two highest have to outlast the higher ones elsewhere, each of which takes a card of the holding.
    """
    heights = sorted(map(height, cards))
    if len(cards) < 5:
        return False
    higher = [one for one in range(heights[-2], 15) if one not in heights]
    long_with_honour, two_win = heights[-1] >= RANKS["Q"], len(higher) <= len(cards) - 2
    assert long_with_honour is two_win, cards
    return long_with_honour


def is_it_a_tenue(question: Question, answer: Answer) -> bool:
    """Whether just those holdings are marked that are a tenue for everybody."""
    right = set()
    for option in question.options:
        assert isinstance(option.shows, tuple)
        assert all(isinstance(card, Card) for card in option.shows)
        held = [str(card) for card in option.shows if str(card) != "EX"]
        assert len(held) == len(option.shows) or height(sorted(held, key=height)[-2]) + 3 < 15
        if agreed(held):
            right.add(option.id)
    return {*answer} == right


def show_the_tenue(question: Question, answer: Answer) -> bool:
    """Whether a tenue is shown that is one, and only without the Petit."""
    hand = told(question.boards[0])["cards"]
    assert isinstance(hand, list)
    held = [str(card) for card in hand if str(card)[0] == question.facts["led"]]
    right = "none" if not agreed(held) else "petit" if "T1" in hand else "show"
    return [*answer] == [right]


JUDGES = {
    "two-cards-tell": two_cards_tell,
    "why-silent": why_silent,
    "same-gesture": same_gesture,
    "say-by-order": say_by_order,
    "excuse-speaks": excuse_speaks,
    "is-it-a-tenue": is_it_a_tenue,
    "show-the-tenue": show_the_tenue,
}
