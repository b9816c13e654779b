"""The last tricks, solved once more in lists of codes: every card of every player is tried, and nothing is left out.

It knows from the board who holds what and who takes.  That deals are played as well as can be by everybody, with all
hands open, is said in the question.  The Petit is worth more than its card to the side that wins it: what the taker
needs less with it follows from the other bouts, which the cards of the bank tell that are not on the board.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import tutor.teach
from tests.tarot import naive as tarot
from tests.teach.asked import codes
from tutor.teach.question import Answer, Laid, Question

BANK = Path(tutor.teach.__file__).with_name("endings.txt")
#: What the taker needs by bouts (T-COUNT-THRESHOLD), and what the Petit in the last trick brings (T-PAB).
NEEDED = (56, 51, 41, 36)
PETIT_IN_THE_LAST_TRICK = 10

Hands = tuple[frozenset[str], ...]


def line_of(question: Question) -> list[str]:
    """The line of the bank with these hands: its numbers, the cards played, four hands from the learner's on."""
    *others, own = (set(codes(board)) for board in question.boards if isinstance(board, Laid))
    lines = (line.split(" / ") for line in BANK.read_text("utf-8").splitlines() if not line.startswith("#"))
    [found] = [parts for parts in lines if [set(hand.split()) for hand in parts[2:6]] == [own, *others]]
    return found


def won_before(parts: tuple[str, ...]) -> int:
    """How many bouts the attack has won by now; the Excuse is its player's."""
    _, _, taker, leader, *_ = parts[0].split()
    moves, seat, bouts = parts[1].split(), int(leader), 0
    for first in range(0, len(moves), 4):
        trick = moves[first : first + 4]
        winner = (seat + trick.index(tarot.winning(trick))) % 4
        for place, card in enumerate(trick):
            owner = (seat + place) % 4 if card == "EX" else winner
            bouts += card in tarot.BOUTS and owner == int(taker)
        seat = winner
    assert seat == 0, "the learner leads"
    return bouts


@cache
def worths(parts: tuple[str, ...]) -> dict[str, float]:
    """What each card of the learner comes to for their side, in points more than what the taker needs, or fewer."""
    taker, before = int(parts[0].split()[2]), won_before(parts)
    hands = tuple(frozenset(hand.split()) for hand in parts[2:6])

    @cache
    def to_come(left: Hands, leader: int, trick: tuple[str, ...], bouts: int) -> float:
        """What the attack comes to at best from here on, if it has won so many bouts already."""
        if len(trick) == 4:
            place = trick.index(tarot.winning([*trick]))
            winner = (leader + place) % 4
            last, attacks = not any(left), winner == taker
            gained = sum(map(tarot.worth, trick)) if attacks else 0
            if last and "T1" in trick:
                gained += PETIT_IN_THE_LAST_TRICK if attacks else -PETIT_IN_THE_LAST_TRICK
            more = bouts + sum(card in tarot.BOUTS for card in trick) if attacks else bouts
            return gained + (-NEEDED[more] if last else to_come(left, winner, (), more))
        turn = (leader + len(trick)) % 4
        tried = (
            to_come(tuple(hand - {card} for hand in left), leader, (*trick, card), bouts)
            for card in tarot.playable([*left[turn]], [*trick])
        )
        return max(tried) if turn == taker else min(tried)

    found = {card: to_come(tuple(hand - {card} for hand in hands), 0, (card,), before) for card in hands[0]}
    return found if taker == 0 else {card: -worth for card, worth in found.items()}


def puzzle(question: Question, answer: Answer) -> bool:
    """Whether the card is better by three points at least than any other."""
    parts = line_of(question)
    assert [option.id for option in question.options if option.id not in parts[2].split()] == []
    found = worths(tuple(parts))
    best, second, *_ = sorted(found.values(), reverse=True)
    assert best - second >= 3, "not clear"
    return len(answer) == 1 and found[answer[0]] == best


JUDGES = dict.fromkeys(("signal-puzzle", "taker-puzzle", "defence-puzzle", "petit-puzzle"), puzzle)
