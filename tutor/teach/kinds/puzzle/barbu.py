"""Puzzles: the last cards of a contract with all hands open, in which one card is better than any other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.barbu import layout
from tutor.barbu.contracts import barbu, domino, ladder, no_hearts, no_last_two, no_queens, no_tricks, trumps
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.layout import Layout
from tutor.barbu.row import Row
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.endgames import STOCK, Ending, numbered
from tutor.teach.barbu.endings_told import line, told, why
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.puzzle.family import PUZZLE
from tutor.teach.kinds.puzzle.open_hands import hand
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid
from tutor.teach.saying import Saying

BEGUN = N_("{by:Player} {by:you|have|has} led to this trick, with these cards so far, in order:")
LIES_ONE = N_("Of {suit:suit} only {low:card} is on the table.")
LIE = N_("On the table, {suit:suit}: {low:card} to {high:card}.")
LIES_NONE = N_("No {suit:suit} have been played yet: {start:card} opens them.")

TO_LOSE = N_(
    "This is {contract:term}. Only {left} tricks are left, all hands are open, and it is your turn. From now on"
    " everybody sees all the cards and plays for their own best score; between equally good cards, they play the one"
    " that is worst for you. With which card do you lose least?"
)
TO_WIN = N_(
    "This is Trumps, and {suit:suit} are trumps. Only {left} tricks are left, all hands are open, and it is your turn."
    " From now on everybody sees all the cards and wins as many tricks as they can; between equally good cards, they"
    " play the one that is worst for you. With which card do you win most tricks?"
)
TO_BE_OUT = N_(
    "This is Domino from {rank:the-rank}. Nobody is out, and it is your turn. Everybody now sees all the cards and"
    " plays for the best place, and of equally good cards the one that is worst for you. Which card do you play?"
)

WHO_WINS_NEXT = N_(
    "You may play {cards:and}. Who wins the trick after each of these, and what would that player lead next?"
)
WHO_CAN_LAY = N_(
    "You may play {cards:and}. Who can play something after each of these, and which of your own cards still wait for"
    " another?"
)


def shown(ending: Ending) -> tuple[Board, ...]:
    """The cards on the table, and the four hands, the learner's last."""
    at = ending.at
    seats = ((LEARNER + place) % PLAYERS for place in range(1, PLAYERS + 1))
    hands = (hand(seat, ending.hands[seat], CHAIR) for seat in seats)
    if isinstance(at, Layout):
        return (*(_row(row) for row in at.rows()), *hands)
    trick = at.trick
    begun = Saying(None, ((BEGUN, {"by": trick.leader}),), CHAIR)
    return (*([Laid(trick.cards, begun, small=True)] if trick.cards else []), *hands)


def _row(row: Row) -> Laid:
    """A suit in Domino as it lies: its ends, and in words the rest."""
    ends, start = row.ends, BARBU[row.suit + row.start]
    facts: Facts = {"suit": row.suit, "start": start, "low": ends[0] if ends else start, "high": (ends or (start,))[-1]}
    title = (LIES_NONE, LIES_ONE, LIE)[len(ends)]
    return Laid(ends, Saying(None, ((title, facts),)), small=True)


class Contract(NamedTuple):
    """The sort of ending that is asked about, the rules, the deciding one first, and the words that ask and help."""

    sort: str
    rules: tuple[Rule, ...]
    prompt: Message = TO_LOSE
    nudge: Message = WHO_WINS_NEXT


CONTRACTS: Mapping[str, Contract] = {
    "no-tricks": Contract("no-tricks", (no_tricks.SCORE,)),
    "no-hearts": Contract("no-hearts", (no_hearts.SCORE,)),
    "no-queens": Contract("no-queens", (no_queens.SCORE, no_queens.END)),
    "king": Contract(Barbu.name, (barbu.SCORE, barbu.END)),
    "last-two": Contract("no-last-two", (no_last_two.SCORE,)),
    "trumps": Contract("trumps", (trumps.SCORE, ladder.WINNER), TO_WIN),
    "domino": Contract("domino", (domino.SCORE, layout.MUST_PLAY), TO_BE_OUT, WHO_CAN_LAY),
}


@kind(PUZZLE, about={name: one.rules for name, one in CONTRACTS.items()}, stock=5 * STOCK, edition=4)
def puzzle(draw: Draw) -> Posed:
    """The end of a contract from the bank; after the last one they come again with other suits."""
    contract = CONTRACTS[draw.about]
    return of_ending(numbered(contract.sort, draw.level, draw.number), contract)


def of_ending(ending: Ending, contract: Contract) -> Posed:
    """The question about an end of a contract."""
    at, own = ending.at, ending.hands[LEARNER]
    facts: Facts = {"contract": at.contract.name, "left": len(own), **at.contract.facts}
    offers = card_offers(ending.outcomes)
    asked = Asked(shown(ending), contract.prompt, offers, facts, {"deal": ending.record.to_json()})

    best, rule = ending.best, contract.rules[0]
    says = {
        card: Saying(None, tuple(told(ending, outcome)), CHAIR, tuple(line(ending, outcome)))
        for card, outcome in ending.outcomes.items()
    }
    on = {card.code: (card is best, saying) for card, saying in says.items()}
    because = (Saying(rule, tuple(why(ending)), CHAIR), says[best])
    verdicts = Verdicts(because, Hints.plain(contract.nudge, rule, cards=BARBU.set(ending.outcomes)), on)
    return Posed.for_any_judge(asked, verdicts)
