"""The écart, said again."""

from __future__ import annotations

from collections.abc import Iterable

from tests.tarot.naive import worth
from tests.teach.asked import codes
from tutor.teach.question import Answer, Question

BOUTS = {"T1", "T21", "EX"}
TRUE = {"mend", "dog-seen", "points", "trumps"}


def plain(hand: Iterable[str]) -> list[str]:
    """The cards of the suits below the king."""
    return [card for card in hand if card[0] in "SHDC" and card[1:] != "K"]


def trumps_due(hand: list[str]) -> int:
    """How many trumps have to be among the six cards that go."""
    return max(0, 6 - len(plain(hand)))


def may_go(hand: list[str], aside: list[str]) -> bool:
    """Whether six of these cards may be set aside together."""
    trumps = [card for card in aside if card[0] == "T" and card not in BOUTS]
    legal = len(plain(aside)) + len(trumps) == len(aside) == len({*aside}) == 6 and {*aside} <= {*hand}
    return legal and len(trumps) == trumps_due(hand)


def ecart_closed(question: Question, answer: Answer) -> bool:
    """Whether just what is true is called true."""
    assert question.grid
    return {*answer} == {f"{cell.id}={'so' if cell.id in TRUE else 'not'}" for cell in question.grid.cells}


def better_ecart(question: Question, answer: Answer) -> bool:
    """Whether the six cards may go, empty a suit, leave the suits of kings alone and are worth more than the others."""
    hand = codes(question.boards[0])
    good = []
    for option in question.options:
        assert isinstance(option.shows, tuple)
        aside = [str(getattr(card, "code", "")) for card in option.shows]
        left = {card[0] for card in hand if card not in aside}
        empties = any(card[0] not in left for card in aside)
        if may_go(hand, aside) and empties and not any(f"{card[0]}K" in hand for card in aside):
            good.append((sum(map(worth, aside)), option.id))
    return answer == (max(good)[1],)


JUDGES = {
    "ecart-closed": ecart_closed,
    "better-ecart": better_ecart,
}
