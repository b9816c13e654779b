"""The player who pays for a card that lies in a trick of a contract, complete or not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tutor.barbu.contracts import TrickContract, barbu, no_queens
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.no_queens import NoQueens
from tutor.barbu.options import Options
from tutor.barbu.trick import WINNER, Trick
from tutor.barbu.values import Values
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.payer.family import PAYER
from tutor.teach.open_boards import Tricks
from tutor.teach.posed import Asked, Offer, Posed, Verdicts, player_offers
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

NOBODY_KNOWS = N_("Nobody can say yet")
ALL_HAVE_PLAYED = N_("{led:card} was led, and all four have played. Which is the highest card of that suit?")
SOME_TO_COME = N_(
    "{led:card} was led, and {left} {left:n|card is|cards are} still to come. Can {left:n|it|one of them} beat the best"
    " card so far?"
)
WINS = N_(
    "{by:Player} {by:you|have|has} played {top:card}, the highest card of the suit led, and {by:you|win|wins} the trick"
    " with everything in it."
)
SURE_TO_WIN = N_(
    "{by:Player} {by:you|have|has} played {top:card}. No card that is still to come can be higher, so it is certain by"
    " now who wins the trick and pays."
)
PLAYED_IT = N_(
    "{by:Player} {by:you|have|has} played {card:card}, but whoever plays a card that costs points does not pay for it:"
    " the winner of the trick pays."
)
CANNOT_WIN = N_("{by:Player} {by:you|have|has} played {card:card}, which is not of the suit led and cannot win.")
IS_BELOW = N_("{by:Player} {by:you|have|has} played {card:card}, and {top:card} is higher.")
BEST_SO_FAR = N_(
    "{by:Player} {by:you|have|has} played {top:card}, the highest card so far. But the trick is not complete, and a"
    " higher one may still come."
)
MAY_WIN = N_("{by:Player} may still play a card above {top:card}, or may not: nobody can say yet.")
TOO_LATE = N_("{by:Player} {by:you|have|has} still to play, but there is no card above {top:card} to win the trick.")
IS_COMPLETE = N_("All four have played, so it is settled: {top:card} wins the trick.")
IS_CERTAIN = N_("Not all have played, but no card above {top:card} is left: it is certain by now who wins the trick.")
MAY_CHANGE = N_(
    "The highest card so far is {top:card}, and a higher one may still come. Only the complete trick says who wins it"
    " and pays."
)
#: The chance that somebody discards.
_DISCARDS = 0.4
#: The chance that an ace has been led to an incomplete trick, so that its winner is certain all the same.
_SETTLED = 0.5


class Costly(NamedTuple):
    """A contract in which certain cards cost: the words that ask for one of them, and the rule of what it costs."""

    contract: TrickContract
    prompt: Message
    rule: Rule


CONTRACTS: Mapping[str, Costly] = {
    "no-queens": Costly(
        NoQueens(), N_("This trick belongs to a deal of No Queens. Who pays for {card:card}?"), no_queens.SCORE
    ),
    "king": Costly(Barbu(), N_("This trick belongs to a deal of Barbu. Who pays for {card:card}?"), barbu.SCORE),
}


@kind(PAYER, about={name: (one.rule, WINNER) for name, one in CONTRACTS.items()})
def pays(draw: Draw) -> Posed:
    """A trick with a card that costs, complete at first."""
    contract, prompt, _ = CONTRACTS[draw.about]
    trick, card = _trick(contract, draw)
    players = player_offers(range(PLAYERS), CHAIR)
    offers = (*players, Offer("nobody", Saying.plain(NOBODY_KNOWS)))
    asked = Asked((Tricks((trick,), CHAIR, contract.code),), prompt, offers, {"card": card})

    def verdicts(judge: Judge) -> Verdicts:
        top = judge.best(trick, None)
        open_yet = not trick.complete and any(judge.best(trick.with_card(one), None) is one for one in _not_in(trick))
        winner = None if open_yet else trick.seat_of(top)
        on = {one.id: (seat == winner, _seat(trick, seat, card, top, winner)) for seat, one in enumerate(players)}
        on["nobody"] = open_yet, _nobody(trick, top, open_yet=open_yet)
        left = PLAYERS - len(trick.cards)
        hints = Hints.plain(SOME_TO_COME if left else ALL_HAVE_PLAYED, WINNER, led=trick.cards[0], left=left)
        return Verdicts(tuple(says for right, says in on.values() if right), hints, on)

    return Posed(asked, verdicts)


def _trick(contract: TrickContract, draw: Draw) -> tuple[Trick, Card]:
    """A trick in which one card costs; the learner has played already, so that nobody asks whether to go higher."""
    rng = draw.rng
    costly = [card for card in BARBU.cards if contract.penalty(card, Values())]
    may_be_led = contract.duty(BARBU.all, Trick(0, PLAYERS), BARBU.none, Options()).legal()
    led = rng.choice(sorted({card.suit for card in may_be_led}))
    count, card = rng.choice(draw.of((4,), (3, 4), (2, 3, 3, 4))), rng.choice(costly)
    others = [one for one in BARBU.cards if one is not card]
    cards: list[Card] = []
    for place in range(count):
        follows = not place or rng.random() > _DISCARDS
        cards.append(rng.choice([one for one in others if (one.suit == led) is follows and one not in cards]))
    if count < PLAYERS and rng.random() < _SETTLED and (ace := BARBU[f"{led}A"]) not in cards:
        cards[0] = ace
    cards[rng.choice([place for place in range(count) if place or card.suit == led])] = card
    lying = Trick((-rng.randrange(count)) % PLAYERS, PLAYERS, tuple(cards))
    return lying, next(one for one in cards if one in costly)


def _not_in(trick: Trick) -> Iterator[Card]:
    return (card for card in BARBU.cards if card not in trick.cards)


def _seat(trick: Trick, seat: int, card: Card, top: Card, winner: int | None) -> Saying:
    """The reason why a player pays, or does not; ``top`` is the best card so far."""
    own = trick.card_of(seat) if trick.has_card_of(seat) else None
    if own is None:
        says = MAY_WIN if winner is None else TOO_LATE
    elif own is top:
        says = BEST_SO_FAR if winner is None else WINS if trick.complete else SURE_TO_WIN
    elif own is card:
        says = PLAYED_IT
    else:
        says = IS_BELOW if own.suit == trick.led else CANNOT_WIN
    facts: Facts = {"by": seat, "top": top, "card": own}
    return Saying(WINNER, ((says, facts),), CHAIR)


def _nobody(trick: Trick, top: Card, *, open_yet: bool) -> Saying:
    """The reason why nobody can say it yet, or why somebody can."""
    says = MAY_CHANGE if open_yet else IS_COMPLETE if trick.complete else IS_CERTAIN
    return Saying.plain(says, WINNER, top=top)
