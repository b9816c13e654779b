"""Whether a card that is led wins for sure, cannot win, or may do either."""

from __future__ import annotations

from tutor.barbu.trick import FOLLOW, WINNER, Trick
from tutor.core.cards import BARBU, SUITS, Card, Cards
from tutor.core.message import N_
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.grid import State
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.sort.family import SORT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

OUT = N_("In the other hands, but you do not know in which:")
IF_YOU_LEAD = N_("You are on lead. If you play this card now, does it win the trick for sure, or can it not win?")
HIGHER_OR_LOWER = N_(
    "Begin with {card:card}: which cards of its suit are higher in the other hands, and which are lower?"
)
WINS, LOSES, DEPENDS = "wins", "loses", "depends"
STATES = (
    State(WINS, Saying.plain(N_("wins", "a card that is led"))),
    State(LOSES, Saying.plain(N_("cannot win", "a card that is led"))),
    State(DEPENDS, Saying.plain(N_("it depends", "whether a card that is led wins"))),
)
NOBODY_HAS = N_("Nobody else has a card of its suit, so nobody can beat {card:card}.")
NONE_HIGHER = N_("No higher card of its suit is out, so nobody can beat {card:card}.")
ALL_HIGHER = N_("{card:card} is below all that is out of its suit, {cards:and}, and whoever has one must follow suit.")
SOME_HIGHER = N_("{higher:and} {higher:n|beats|beat} {card:card}, but {lower:and} {lower:n|does|do} not.")


@kind(SORT, WINNER, FOLLOW)
def no_tricks_lead(draw: Draw) -> Posed:
    """The last cards of a deal: one’s own, and all that the others hold together; of two suits, then of three."""
    held = draw.of(3, 4, 5)
    suits = draw.rng.sample(SUITS, draw.of(2, 3, 3))
    cards = draw.rng.sample([card for card in BARBU.cards if card.suit in suits], held * PLAYERS)
    own, others = BARBU.set(cards[:held]), BARBU.set(cards[held:])
    laid = Laid(tuple(others), Saying.plain(OUT), data={"of": "others"})
    asked = Asked((laid,), IF_YOU_LEAD, tuple(Offer(card.code, card) for card in own), states=STATES)

    def verdicts(judge: Judge) -> Verdicts:
        found = {card.code: _if_led(card, others.of(card.suit), judge) for card in own}
        hints = Hints.plain(HIGHER_OR_LOWER, WINNER, card=next(iter(own)))
        return Verdicts(tuple(says for _, says in found.values()), hints, states=found)

    return Posed(asked, verdicts, lambda question: question.states >= draw.of(2, 3, 3))


def _if_led(card: Card, out: Cards, judge: Judge) -> tuple[str, Saying]:
    """The outcome of a card that is led, with these others of its suit out."""
    higher = BARBU.set(other for other in out if judge.best(Trick(0, PLAYERS, (card, other)), None) is other)
    lower = out - higher
    if not higher:
        return WINS, Saying.plain(NONE_HIGHER if out else NOBODY_HAS, WINNER, card=card)
    if not lower:
        return LOSES, Saying.plain(ALL_HIGHER, FOLLOW, card=card, cards=out)
    return DEPENDS, Saying.plain(SOME_HIGHER, WINNER, card=card, higher=higher, lower=lower)
