"""Reading a partner, said again from the sources: low promises a king or queen, odd asks for trumps, and so on."""

from __future__ import annotations

import re
from typing import Any

from tests.tarot import naive as tarot
from tests.teach.second.proofs import PACK, SEATS, SUITS, cannot, lacks, plays, tricks_of
from tutor.show.said import said
from tutor.show.words import Words
from tutor.teach.question import Answer, Question
from tutor.teach.saying import Saying

LOW, COURTS = ("1", "2", "3", "4", "5"), ("J", "N", "Q", "K")
ODD = {f"T{number}" for number in range(1, 22, 2)}


def leads(seen: dict[str, Any]) -> list[tuple[int, int, str]]:
    """The first lead of each suit by the defence: its trick, who led, and which card."""
    found: dict[str, tuple[int, int, str]] = {}
    for number, trick in enumerate(seen["tricks"]):
        card = trick["cards"][0]
        if trick["leader"] != seen["taker"] and card != "EX":
            found.setdefault(card[0], (number, trick["leader"], card))
    return [*found.values()]


def card_of(trick: dict[str, Any], seat: int, players: int = 4) -> str:
    """What somebody has played to a trick."""
    return str(trick["cards"][(seat - trick["leader"]) % players])


def falls(seen: dict[str, Any], seat: int) -> list[tuple[str, str, int]]:
    """Where somebody has played a high and then a low card to the first two rounds of a suit that one side led.

    The suit, which side, and the trick; a court card or one that was winning when it fell says nothing.
    """
    found = []
    for suit in "SHDC":
        rounds = [
            (number, trick, card_of(trick, seat))
            for number, trick in enumerate(seen["tricks"])
            if trick["cards"][0][0] == suit and card_of(trick, seat)[0] == suit
        ]
        if len(rounds) < 2:
            continue
        (_, one, first), (number, two, second) = rounds[:2]
        sides = {trick["leader"] == seen["taker"] for trick in (one, two)}
        so_far = one["cards"][: one["cards"].index(first) + 1]
        natural = first[1:] in COURTS or tarot.winning(so_far) == first
        if seat in (one["leader"], two["leader"]) or natural or second[1:] in COURTS or len(sides) > 1:
            continue
        if int(first[1:]) > int(second[1:]):
            found.append((suit, "taker" if sides == {True} else "defence", number))
    return found


def proof_or_promise(question: Question, answer: Answer) -> bool:
    """Whether each line is said to be proved, told or guessed, as its English words are."""
    seen, grid = tricks_of(question), question.grid
    assert grid
    return {*answer} == {f"{cell.id}={_stands(seen, cell.shows)}" for cell in grid.cells}


def _stands(seen: dict[str, Any], line: object) -> str:
    assert isinstance(line, Saying)
    found = re.fullmatch(r"The player (on your right|on your left|opposite) (.+)\.", said(line, Words("en")))
    assert found, line
    seat, claim = SEATS[found[1]], found[2]
    if none := re.fullmatch(r"has no (\w+) left", claim):
        if lacks(seen, seat, SUITS[none[1]]):
            return "proved"
        assert (SUITS[none[1]], "defence") in [fall[:2] for fall in falls(seen, seat)]
        return "told"
    if above := re.fullmatch(r"has no (\w+) above (?:trump )?(\d+|[JCQK]).?", claim):
        return "proved" if _none_above(seen, seat, SUITS[above[1]], above[2]) else "guess"
    honour = re.fullmatch(r"holds (neither the king nor|the king or) the queen of (\w+)", claim)
    suit = SUITS[honour[2]] if honour else "T"
    by = [card for _, leader, card in leads(seen) if leader == seat and card[0] == suit]
    if honour:
        fits = by and (by[0][1:] in LOW) is honour[1].startswith("the")
    else:
        assert claim in ("began with at least 7 trumps", "holds fewer than 7 trumps")
        fits = by and (by[0] in ODD) is claim.startswith("began")
    return "told" if fits else "guess"


def _none_above(seen: dict[str, Any], seat: int, suit: str, rank: str) -> bool:
    order = [card for card in PACK if card[0] == suit]
    higher = order[order.index(suit + rank.replace("C", "N")) + 1 :]
    gone = [card for _, card, _ in plays(seen)]
    return all(cannot(seen, seat, card) for card in higher if card not in gone)


JUDGES = {
    "proof-or-promise": proof_or_promise,
}
