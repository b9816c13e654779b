"""How many there are, said again: all cards of a suit one by one, less those that lie open."""

from __future__ import annotations

from tests.teach.judges.asked import Json, is_number
from tests.teach.second.barbu import plain
from tutor.teach.question import Answer

#: What is dealt to each of so many players.
DEALT = {3: 24, 4: 18, 5: 15}


def pack(game: str) -> list[str]:
    """All cards of a game, without the Excuse."""
    if game == "barbu":
        return plain.DECK
    ranks = [*map(str, range(1, 11)), "J", "N", "Q", "K"]
    return [*(suit + rank for suit in "SHDC" for rank in ranks), *(f"T{number}" for number in range(1, 22))]


def out(asked: Json, answer: Answer) -> bool:
    """Whether it is what is left of a suit, or of hearts what those cost that nobody has won."""
    facts, boards = asked["facts"], asked["boards"]
    if "wanted" in facts:
        won = [card for board in boards if "of" not in board for card in board.get("cards", ())]
        mine = boards[-1]["cards"] if facts["wanted"] == "hearts" else []
        left = [card for card in plain.of(plain.DECK, "H") if card not in (*won, *mine)]
        points = -sum(plain.penalty(facts["contract"], card) for card in left)
        return is_number(answer, points if facts["wanted"] == "points" else len(left))
    cards = pack("tarot" if facts.get("pack") == 78 else boards[0]["game"])
    seen = {card for board in boards for card in (*board.get("moves", ()), *board.get("cards", ()))}
    suit = facts.get("suit") or facts.get("led") or "T"
    return is_number(answer, sum(card[0] == suit and card not in seen for card in cards))


def to_come(asked: Json, answer: Answer) -> bool:
    """Whether it is what a hand is still to be dealt, or what is left of 78 cards."""
    facts = asked["facts"]
    if asked["boards"]:
        return is_number(answer, DEALT[facts["players"]] - len(asked["boards"][0]["cards"]))
    return is_number(answer, 78 - facts["players"] * facts["each"] - facts["laid"])


JUDGES = {"out": out, "to-come": to_come}
