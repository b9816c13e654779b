"""Before the deal: the draw for the first dealer, the shuffle, the cut, and who deals next."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.cards import SUITS, TAROT, TRUMP, Card
from tutor.record import A_WHOLE_PACK, RefusedError
from tutor.rule import N_, Facts, Obligation, Reason, Rule, allow, forbid
from tutor.tarot.options import Options
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import THE_EXCUSE

DIRECTION = Rule(
    "T-DEAL-DIRECTION",
    title=N_("Everything goes to the right"),
    statement=N_(
        "The deal, the auction and the play all go to the right, counter-clockwise: the next player is always the one"
        " on the right."
    ),
    sources=(fft(), WIKIPEDIA),
)
DRAW = Rule(
    "T-DEAL-DRAW",
    title=N_("The lowest card deals first"),
    statement=N_(
        "Each player draws a card, and whoever has the lowest deals first. Any trump is higher than any card of a suit."
    ),
    sources=(fft(5), WIKIPEDIA),
    adds=N_("The lowest card is {card:card}; first dealer: {seat:player}."),
)
DRAW_TIE = Rule(
    "T-DEAL-DRAW-TIE",
    title=N_("Equal cards in the draw"),
    statement=N_(
        "Between equally high cards of the draw the suits decide, from the highest: spades, hearts, diamonds, clubs."
        " The ace of clubs is the lowest card of all."
    ),
    sources=(fft(5), WIKIPEDIA),
    adds=N_("{tied:and} are equally high: of spades, hearts, diamonds and clubs the later suit is lower."),
)
DRAW_EXCUSE = Rule(
    "T-DEAL-DRAW-EXCUSE",
    title=N_("The Excuse does not count in the draw"),
    statement=N_("Whoever draws the Excuse draws again."),
    sources=(fft(5), WIKIPEDIA),
    adds=N_("The Excuse does not count in the draw; another card for {seat:player}."),
)
SHUFFLE = Rule(
    "T-DEAL-SHUFFLE",
    title=N_("Shuffle before every deal"),
    statement=N_(
        "The player opposite the dealer shuffles before every deal; with three or five players, whoever the dealer"
        " chooses. Some tables do not shuffle, so that hands worth a bid come up: the cards are only collected and cut."
    ),
    sources=(fft(5), WIKIPEDIA),
)
CUT = Rule(
    "T-DEAL-CUT",
    title=N_("The dealer's left neighbour cuts"),
    statement=N_("The player on the dealer's left cuts the pack before it is dealt."),
    sources=(fft(5), WIKIPEDIA),
    allows=N_("Both parts of the cut hold more than three cards."),
)
CUT_MIN = Rule(
    "T-DEAL-CUT-MIN",
    title=N_("More than three cards in each part of the cut"),
    statement=N_("Each part of the cut must hold more than three cards."),
    sources=(fft(5),),
    forbids=N_("Each part of the cut must hold more than three cards: lift at least {first} and at most {last}."),
)
ROTATE = Rule(
    "T-DEAL-ROTATE",
    title=N_("The next dealer"),
    statement=N_("After every deal the player on the dealer's right deals, even if the deal was void or nobody bid."),
    sources=(fft(5), WIKIPEDIA),
)
MISDEAL = Rule(
    "T-DEAL-MISDEAL",
    title=N_("A misdeal is dealt again"),
    statement=N_(
        "After any fault in dealing the hands go back unseen and the same dealer deals again. By the federation's rules"
        " this dealer may not bid then; other tables let the dealer bid."
    ),
    sources=(fft(5), WIKIPEDIA),
    adds=N_("A misdeal: the same dealer deals again."),
)

#: The fewest cards in a part of the cut (T-DEAL-CUT-MIN).
LEAST = 4
#: The table at which somebody sits opposite the dealer.
WITH_OPPOSITE = 4

A_CUT = N_("a number of cards to lift, from {first} to {last} ({rule})")


class Draw(NamedTuple):
    """What a draw decides: the first dealer, or who has to draw another card; and by which reasons."""

    dealer: int | None
    again: int | None
    chain: tuple[Reason, ...]


class Redeal(NamedTuple):
    """What a misdeal leads to: who deals, who may not bid (nobody, perhaps), and why."""

    dealer: int
    barred: int | None
    reason: Reason


def first_dealer(drawn: Sequence[Card]) -> Draw:
    """Who deals first, when each seat has drawn its card of ``drawn``.

    Whoever has the Excuse must first draw again: the draw is then judged anew with the other card in its place.
    """
    if THE_EXCUSE in drawn:
        again = drawn.index(THE_EXCUSE)
        return Draw(None, again, (Reason(DRAW_EXCUSE, {"seat": again}),))
    lowest = min(drawn, key=_drawn_height)
    tied = TAROT.set(card for card in drawn if _drawn_height(card)[:2] == _drawn_height(lowest)[:2])
    facts: Facts = {"card": lowest, "seat": drawn.index(lowest), "tied": tied}
    rules = (DRAW, DRAW_TIE) if len(tied) > 1 else (DRAW,)
    return Draw(drawn.index(lowest), None, tuple(Reason(rule, facts) for rule in rules))


def _drawn_height(card: Card) -> tuple[bool, int, int]:
    """What orders the cards of a draw: trumps are higher, then the rank, then the suit with spades the highest."""
    return card.suit == TRUMP, card.height, 0 if card.suit == TRUMP else -SUITS.index(card.suit)


def next_dealer(players: int, dealer: int) -> int:
    """Who deals after ``dealer``, whatever became of the deal (T-DEAL-ROTATE)."""
    return (dealer + 1) % players


def misdeal(dealer: int, options: Options) -> Redeal:
    """Who deals again after a fault in dealing, and who may not bid then (T-DEAL-MISDEAL)."""
    barred = dealer if options.dealer_barred else None
    return Redeal(dealer, barred, Reason(MISDEAL, {"seat": dealer, "barred": barred}))


def shuffler(players: int, dealer: int) -> int | None:
    """Who shuffles (T-DEAL-SHUFFLE): the player opposite; ``None`` where nobody is and the dealer chooses."""
    return (dealer + 2) % players if players == WITH_OPPOSITE else None


def cutter(players: int, dealer: int) -> int:
    """Who cuts: the dealer's left neighbour, who is the dealer before (T-DEAL-CUT)."""
    return (dealer - 1) % players


def collect(*piles: Iterable[Card]) -> tuple[Card, ...]:
    """Lay the piles of a finished deal together, the first on top; raise ``RefusedError`` if cards are missing."""
    pack = tuple(card for pile in piles for card in pile)
    if not is_whole(pack):
        raise RefusedError(A_WHOLE_PACK, count=len(TAROT))
    return pack


def shuffled(pack: Sequence[Card], options: Options, rng: random.Random) -> tuple[Card, ...]:
    """The pack before the cut: shuffled, or just as it was collected (T-DEAL-SHUFFLE)."""
    return tuple(pack) if options.shuffle == "soft" else tuple(rng.sample(pack, len(pack)))


def cuts(size: int = len(TAROT)) -> Obligation[int]:
    """How many cards of a pack may be lifted in the cut."""
    first, last = LEAST, size - LEAST
    facts: Facts = {"first": first, "last": last}
    enough = range(first, last + 1)
    few = [top for top in range(1, size) if top not in enough]
    return Obligation(
        allow(enough, Reason(CUT, facts)),
        forbid(few, Reason(CUT, facts), Reason(CUT_MIN, facts)),
    )


def cut(pack: Sequence[Card], at: int) -> tuple[Card, ...]:
    """The pack after the cut: the ``at`` cards on top go below the others; raise ``RefusedError``."""
    if at not in cuts(len(pack)):
        raise RefusedError(A_CUT, first=LEAST, last=len(pack) - LEAST, rule=CUT_MIN.id)
    return (*pack[at:], *pack[:at])


def is_whole(pack: Sequence[Card]) -> bool:
    """Whether these are all the cards of the pack, each once."""
    return len(pack) == len(TAROT) and TAROT.set(pack) == TAROT.all
