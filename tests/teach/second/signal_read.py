"""Reading a partner, said again from the sources: low promises a king or queen, odd asks for trumps, and so on."""

from __future__ import annotations

import re
from typing import Any

from tests.tarot import naive as tarot
from tests.teach.asked import codes
from tests.teach.second.petit import is_number
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


def partner_cannot(question: Question, answer: Answer) -> bool:
    """Whether just those cards are marked with which something that was played would have been forbidden."""
    seen = tricks_of(question)
    by = seen["tricks"][0]["leader"]
    return {*answer} == {option.id for option in question.options if cannot(seen, by, option.id)}


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


def why_switched(question: Question, answer: Answer) -> bool:
    """Whether those reasons are marked that nothing speaks against; who had no card left needs no other reason."""
    seen, mine = tricks_of(question), codes(question.boards[1])
    first, second, *_ = seen["tricks"]
    suit, by = first["cards"][0][0], second["leader"]
    since = [card_of(trick, by) for trick in seen["tricks"][1:]]
    shown = any(card[0] == suit for card in since)
    if lacks(seen, by, suit) and not shown:
        return answer == ("none",)
    fallen = [seat for seat, card, _ in plays(seen) if card == "T1"]
    petit = by in fallen if fallen else "T1" not in mine and not cannot(seen, by, "T1")
    return {*answer} == {"strong", *(["petit"] if petit else []), *([] if shown else ["none"])}


def trumps_placed(question: Question, answer: Answer) -> bool:
    """Whether so many trumps are left for two players, if seven or more, or six at the most, were with the partner."""
    seen, mine = tricks_of(question), codes(question.boards[1])
    [(trick, by, lead)] = [one for one in leads(seen) if one[2][0] == "T"]
    assert trick == 0
    out = 21 - len(mine) - sum(card[0] == "T" for _, card, _ in plays(seen))
    theirs = (7 if lead in ODD else 6) - sum(seat == by and card[0] == "T" for seat, card, _ in plays(seen))
    return is_number(answer, out - theirs)


def obey_or_not(question: Question, answer: Answer) -> bool:
    """Whether the Petit among few trumps, and no trump at all, are the only reasons to lead something else."""
    grid = question.grid
    assert grid
    right = set()
    for cell in grid.cells:
        trumps = [str(card) for card in cell.shows if str(card)[0] == "T"]  # type: ignore[union-attr] # some cards
        right.add(f"{cell.id}={'none' if not trumps else 'petit' if 'T1' in trumps else 'back'}")
        assert "T1" not in trumps or len(trumps) < 4
    return {*answer} == right


JUDGES = {
    "obey-or-not": obey_or_not,
    "partner-cannot": partner_cannot,
    "proof-or-promise": proof_or_promise,
    "why-switched": why_switched,
    "trumps-placed": trumps_placed,
}
