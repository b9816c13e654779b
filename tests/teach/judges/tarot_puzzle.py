"""The last tricks, solved once more in lists of codes: every card of every player is tried, and nothing is left out.

It knows from the board who holds what and who takes.  That deals are played as well as can be by everybody, with all
hands open, is said in the question.  The Petit is worth more than its card to the side that wins it: what the taker
needs less with it follows from the other bouts, which the tricks before tell.
"""

from __future__ import annotations

from functools import cache

from tests.tarot import naive as tarot
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: What the taker needs by bouts (T-COUNT-THRESHOLD), and what the Petit in the last trick brings (T-PAB).
NEEDED = (56, 51, 41, 36)
PETIT_IN_THE_LAST_TRICK = 10

Hands = tuple[frozenset[str], ...]


def won_before(tricks: list[Json], taker: int) -> int:
    """How many bouts the attack has won by now; the Excuse is its player's."""
    bouts = 0
    for trick in tricks:
        seat, cards = trick["leader"], trick["cards"]
        winner = (seat + cards.index(tarot.winning(cards))) % 4
        for place, card in enumerate(cards):
            owner = (seat + place) % 4 if card == "EX" else winner
            bouts += card in tarot.BOUTS and owner == taker
    return bouts


@cache
def worths(hands: Hands, taker: int, before: int) -> dict[str, float]:
    """What each card of the learner comes to for their side, in points more than what the taker needs, or fewer.

    ``before`` is how many bouts the attack has won already.
    """

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


def puzzle(asked: Json, answer: Answer) -> bool:
    """Whether the card is better by three points at least than any other."""
    facts = asked["facts"]
    *others, own = (frozenset(board["cards"]) for board in asked["boards"] if "cards" in board)
    assert {option["id"] for option in asked["options"]} <= own
    found = worths((own, *others), facts["taker"], won_before(facts["tricks"], facts["taker"]))
    best, second, *_ = sorted(found.values(), reverse=True)
    assert best - second >= 3, "not clear"
    return len(answer) == 1 and found[answer[0]] == best


JUDGES = {"tarot-puzzle": puzzle}
