"""How certain a conclusion is, said again: no other hand could have played so, a convention says it, or neither."""

from __future__ import annotations

from itertools import combinations

from tests.tarot import naive as tarot
from tests.tarot.advice.naive_signals import heard, height
from tests.teach.judges.asked import Json, seen
from tests.teach.judges.out import pack
from tests.teach.judges.proves import cannot
from tutor.teach.question import Answer


def missing(claim: str, facts: Json, left: list[str]) -> list[str]:
    """The cards of which a line says that a player has none, if it says so."""
    if claim in {"no-more", "no-trump"}:
        return [card for card in left if card[0] == facts.get("led", "T")]
    if claim not in {"no-higher", "no-higher-trump", "no-lower-trump"}:
        return []
    edge = facts["top"] if claim == "no-higher-trump" else facts["card"]
    of_suit = [card for card in left if card[0] == edge[0]]
    return [card for card in of_suit if (height(card) < height(edge)) is (claim == "no-lower-trump")]


def certain(asked: Json, answer: Answer) -> bool:
    """Whether each line is said to be proved, told or guessed that is."""
    [board] = asked["boards"]
    deal = seen(board)
    left = [card for card in pack("tarot") if card not in board["moves"]]
    told = {one for each in heard(deal) for one in each}
    right = set()
    for option in asked["options"]:
        [facts] = option["facts"]
        by, claim = facts["by"], facts["claim"]
        cards = missing(claim, facts, left)
        proved = cards and all(cannot(deal, by, card) for card in cards)
        state = "proved" if proved else "told" if (by, claim, facts.get("led", "T")) in told else "guess"
        right.add(f"{option['id']}={state}")
    return {*answer} == right


def partner_signs(asked: Json, answer: Answer) -> bool:
    """Whether a void in the called suit is proof, and what the last player does to the taker’s trick is likely.

    That is a dear card on it, or a higher one of the suit; a trump is played because it must be.
    """
    [board] = asked["boards"]
    deal, taker, called = seen(board), board["from"]["taker"], board["from"]["called"]
    right = set()
    for option in asked["options"]:
        [facts] = option["facts"]
        trick = deal["tricks"][facts["trick"] - 1]
        place, card = (facts["by"] - trick["leader"]) % 5, facts["card"]
        assert trick["cards"][place] == card
        before, after = trick["cards"][:place], trick["cards"][: place + 1]
        holds = (trick["leader"] + before.index(tarot.winning(before))) % 5
        state = "guess"
        if cannot({**deal, "tricks": [{**trick, "cards": after}]}, facts["by"], called):
            state = "proved"
        elif place == 4 and holds == taker and card[0] in "SHDC":
            beats = tarot.winning(after) == card
            state = "likely" if beats or (card[1:] in {"K", "Q", "N"} and facts["claim"] == "gave") else "guess"
        right.add(f"{option['id']}={state}")
    return {*answer} == right


def call_tells(asked: Json, answer: Answer) -> bool:
    """Whether just that is proved which is so with all kings and queens with which a taker may have made this call.

    Of the rest it is likely that the taker lacks the called card, and has a long suit there.
    """
    said, mine = asked["boards"]
    called = said["called"]
    hidden = [suit + rank for suit in "SHDC" for rank in "KQ" if suit + rank not in mine["cards"]]
    hands = [{*held} for count in range(len(hidden) + 1) for held in combinations(hidden, count)]
    if called[1] == "Q":
        hands = [held for held in hands if {"SK", "HK", "DK", "CK"} <= held]
    right = set()
    for option in asked["options"]:
        [facts] = option["facts"]
        claim, card = facts["claim"], facts.get("card")
        if claim != "several" and all((card in held) is (claim == "holds") for held in hands):
            state = "proved"
        else:
            state = "likely" if claim == "several" or (claim, card) == ("lacks", called) else "guess"
        right.add(f"{option['id']}={state}")
    return {*answer} == right


JUDGES = {"call-tells": call_tells, "partner-signs": partner_signs, "certain": certain}
