"""The federation's signals once more, in plain lists of codes, sentence by sentence as clubs write them down."""

from __future__ import annotations

from typing import Any

Trick = list[tuple[int, str]]
Saying = tuple[int, str, str]

COURTS = "JNQK"
#: What each convention tells.
TELLS = {
    "LEAD-LOW": "honour",
    "LEAD-HIGH": "no-honour",
    "LEAD-TRUMP-ODD": "many-trumps",
    "LEAD-TRUMP-EVEN": "few-trumps",
    "MAIN-FORTE": "strong-hand",
    "HIGH-LOW-TAKER": "tenue",
    "HIGH-LOW-DEF": "no-more",
    "HIGH-LOW-TRUMP": "petit",
    "EXC-LEAD": "perhaps-petit",
    "EXC-FIRST-TRUMP": "stop-trumps",
    "EXC-TAKER-SUIT": "tenue",
}


def height(card: str) -> int:
    """The place of a card in its suit, or of a trump."""
    return int(card[1:]) if card[1:].isdigit() else 11 + COURTS.index(card[1:])


def opened(trick: list[tuple[int, str]]) -> tuple[int, str]:
    """Who set the suit of a trick, and which one; an Excuse leaves it to the next player."""
    seat, card = next((seat, card) for seat, card in trick if card != "EX")
    return seat, card[0]


def wins_so_far(trick: list[tuple[int, str]], card: str) -> bool:
    """Whether a card of the suit led would have the trick at the moment when it falls."""
    before = [other for _, other in trick if other != "EX"]
    if any(other[0] == "T" for other in before) and card[0] != "T":
        return False
    return all(height(other) < height(card) for other in before if other[0] == card[0])


def says(tricks: list[list[tuple[int, str]]], now: list[tuple[int, str]], taker: int, seat: int, card: str) -> set[str]:
    """What a card of a defender says: after complete ``tricks``, to the one on the table, cards with their seats."""
    if seat == taker:
        return set()
    openings = [opened(trick) for trick in tricks]
    if card == "EX":
        return excuse(openings, now, taker, first=not tricks)
    if not now:
        return lead(openings, taker, card, first=not tricks)
    if not [other for _, other in now if other != "EX"]:
        return set()  # after a led Excuse: nobody has written what the next card says
    return order(tricks, now, taker, seat, card)


def excuse(openings: list[tuple[int, str]], now: list[tuple[int, str]], taker: int, *, first: bool) -> set[str]:
    if not now:
        return {"EXC-LEAD"} if first else set()
    who, suit = opened(now)
    if suit == "T":
        return set() if "T" in [other for _, other in openings] else {"EXC-FIRST-TRUMP"}
    rounds = 1 + openings.count((taker, suit))
    return {"EXC-TAKER-SUIT"} if who == taker == now[0][0] and rounds in {1, 2} else set()


def lead(openings: list[tuple[int, str]], taker: int, card: str, *, first: bool) -> set[str]:
    suit, rank = card[0], card[1:]
    if [who for who, other in openings if other == suit and who != taker]:
        return set()  # the defence has led it before
    strong = {"MAIN-FORTE"} if first else set()
    if suit == "T":
        return {"LEAD-TRUMP-ODD", *strong} if int(rank) % 2 else {"LEAD-TRUMP-EVEN"}
    if rank == "K":
        return strong
    if rank == "Q":
        return set()
    return {"LEAD-LOW"} if rank in {"1", "2", "3", "4", "5"} else {"LEAD-HIGH"}


def order(
    tricks: list[list[tuple[int, str]]], now: list[tuple[int, str]], taker: int, seat: int, card: str
) -> set[str]:
    """Two cards in two rounds of one suit, the higher first, neither played to win nor for its points."""
    who, suit = opened(now)
    rounds = [trick for trick in tricks if opened(trick)[1] == suit and dict(trick)[seat][0] == suit]
    if card[0] != suit or len(rounds) != 1:
        return set()
    [earlier] = rounds
    first, place = dict(earlier)[seat], [other for other, _ in earlier].index(seat)
    leaders = {who, opened(earlier)[0]}
    if "EX" in {earlier[0][1], now[0][1]}:
        return set()
    between = [dict(trick)[seat][0] for trick in tricks[tricks.index(earlier) :] if opened(trick)[1] != "T"]
    ruffs = between if suit == "T" else [other[0] for _, other in (*earlier[:place], *now)]
    # A ruff over one of two cards, or between two trumps, leaves nothing to say.
    natural = first[1:] in COURTS or wins_so_far(earlier[:place], first) or "T" in ruffs
    if height(card) > height(first) or natural or seat in leaders:
        return set()
    if suit == "T":
        return set() if card == "T1" or wins_so_far(now, card) else {"HIGH-LOW-TRUMP"}
    if leaders == {taker}:
        return {"HIGH-LOW-TAKER"}
    return set() if taker in leaders else {"HIGH-LOW-DEF"}


def seated(seen: dict[str, Any]) -> list[Trick]:
    """The tricks on the board, each card with the seat that it comes from."""
    return [
        [((trick["leader"] + place) % seen["players"], card) for place, card in enumerate(trick["cards"])]
        for trick in seen["tricks"]
    ]


def heard(seen: dict[str, Any]) -> list[set[Saying]]:
    """What each card on the board has told, in the order in which they fell: by whom, what, and of which suit."""
    tricks, found = seated(seen), list[set[Saying]]()
    for number, trick in enumerate(tricks):
        for place, (seat, card) in enumerate(trick):
            before = trick[:place]
            names = says(tricks[:number], before, seen["taker"], seat, card)
            suit = opened([*before, (seat, card)])[1] if [*before, (seat, card)] != [(seat, "EX")] else "EX"
            found.append({(seat, TELLS[name], suit) for name in names})
    return found
