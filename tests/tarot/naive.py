"""The rules of the trick and of the count once more, in plain lists of codes and without a line of the tutor's own."""

from __future__ import annotations

ATTACK, DEFENCE = 0, 1
BOUTS = ("T1", "T21", "EX")
VALUES = {"K": 4.5, "Q": 3.5, "N": 2.5, "J": 1.5}


def playable(hand: list[str], trick: list[str]) -> set[str]:
    """The cards of a hand that may be played to a trick."""
    asked = [card for card in trick if card != "EX"]
    if not asked:
        return set(hand)
    following = [card for card in hand if card[0] == asked[0][0]]
    trumps = [card for card in hand if card[0] == "T"]
    highest = max((int(card[1:]) for card in trick if card[0] == "T"), default=0)
    higher = [card for card in trumps if int(card[1:]) > highest]
    in_suit = following if asked[0][0] != "T" else []
    duty = in_suit or higher or trumps or hand
    return {*duty, *{"EX"}.intersection(hand)}


def first_lead(hand: list[str], called: str) -> set[str]:
    """The cards of a hand that may be led first, at a table of five that spares the called suit."""
    return {card for card in hand if card[0] != called[0] or card == called}


def winning(trick: list[str]) -> str:
    """The card that wins a complete trick; the Excuse's own way to win one is in ``count``."""
    asked = [card for card in trick if card != "EX"]
    trumps = [card for card in asked if card[0] == "T"]
    following = [card for card in asked if card[0] == asked[0][0]]
    courts = {"J": 11, "N": 12, "Q": 13, "K": 14}
    return max(trumps or following, key=lambda card: courts.get(card[1:]) or int(card[1:]))


def worth(card: str) -> float:
    """What a card is worth."""
    return 4.5 if card in BOUTS else VALUES.get(card[1:], 0.5)


def count(
    tricks: list[dict[int, str]], attackers: set[int], aside: list[str], aside_goes_to: int
) -> list[tuple[float, int]]:
    """The points and the bouts of the attack, and of the defence; a trick says who has played what, in order."""
    points, bouts = [0.0, 0.0], [0, 0]
    winners: list[int] = []
    for trick in tricks:
        sides = {card: ATTACK if seat in attackers else DEFENCE for seat, card in trick.items()}
        winner = sides[winning(list(sides))]
        if "EX" in sides:
            keeper = sides.pop("EX")
            if trick is tricks[-1] and set(winners) == {keeper}:
                winner = keeper
            elif trick is tricks[-1]:
                keeper = 1 - keeper
            points[keeper] += 4
            points[winner] += 0.5
            bouts[keeper] += 1
        winners.append(winner)
        points[winner] += sum(map(worth, sides))
        bouts[winner] += sum(card in BOUTS for card in sides)
    points[aside_goes_to] += sum(map(worth, aside))
    bouts[aside_goes_to] += sum(card in BOUTS for card in aside)
    return list(zip(points, bouts, strict=True))
