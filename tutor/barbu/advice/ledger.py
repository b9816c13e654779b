"""The ledger of a dealer's set: where the points of every deal came from, the hand, the plan, the bets or the play.

What a hand promises and what a contract is worth to keep are the tutor's own reckoning (``tutor.barbu.advice.prices``),
and so is the ledger: it decides nothing.  Beside the parts stands how far the cards alone move each of them
(``tutor.barbu.advice.spread``): only what goes beyond that may have come from the player.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.barbu.advice import doubling, prices
from tutor.barbu.advice.prospects import edge
from tutor.barbu.advice.spread import Bands, bands, spread
from tutor.barbu.match import Match
from tutor.barbu.summary import Summary
from tutor.core.cards import Cards


class Parts(NamedTuple):
    """The parts of a dealer's points, in whole points; together they are exactly the score.

    - ``usual``: the average points of calling this contract at this moment: its own points, what players who are all
      alike make of bets and play in it, and its price, since a contract that is called now need not be kept any longer.
    - ``hand``: the points due to the dealer's own cards: the promise of the best call, less its price.  Over all hands
      that is 0.
    - ``plan``: the points given away by decisions, by what could be known when they were made: 0 for the best, else
      less.  It is the promise of the call, less its price, beside the best one, and what the redoubles promised beside
      the best ones.
    - ``bets``: the points that the doubles moved, beside that and beside the average; or, where nobody doubled and so
      nothing was played, all that differs from the promise.
    - ``play``: the points in the contract beside what the hand promised and beside the average; the rounding of the
      others is in it as well.

    Most of the bets and of the play is the cards as well, the others' and one's own.
    """

    usual: int
    hand: int
    plan: int
    bets: int
    play: int


class Entry(NamedTuple):
    """A deal of the set: its ``number`` in the match, the ``call`` made and the ``best`` one by promise and price.

    ``redoubles`` is how much of the plan is due to them: 0, or less.
    """

    number: int
    call: str
    best: str
    score: int
    parts: Parts
    redoubles: int

    @property
    def contract(self) -> str:
        """The contract that was called, without its suit or rank."""
        return self.call.partition(" ")[0]

    @property
    def bands(self) -> Bands:
        """How far the cards alone move the parts, to either side of 0."""
        return bands([self.contract])


class Ledger(NamedTuple):
    """The deals that one dealer has dealt so far, of ``size``."""

    dealer: int
    size: int
    entries: tuple[Entry, ...]

    @property
    def score(self) -> int:
        """The points that the dealer has won in them."""
        return sum(entry.score for entry in self.entries)

    @property
    def parts(self) -> Parts:
        """The same, part by part."""
        return Parts(*map(sum, zip(*(entry.parts for entry in self.entries), strict=True)))

    @property
    def bands(self) -> Bands:
        """How far the cards alone move the parts of the whole set so far."""
        return bands(entry.contract for entry in self.entries)


def ledgers(match: Match) -> tuple[Ledger, ...]:
    """A ledger for each dealer who has finished a deal, in the order in which they dealt first.

    There is none for a dealer of whose hands one was not written down, and none at tables with other contracts, values
    or cards, for which there are no prices.
    """
    if not prices.known(frozenset(match.contracts), match.options):
        return ()
    dealers = dict.fromkeys(deal.dealer for deal in match.deals)
    return tuple(Ledger(dealer, len(match.contracts), own) for dealer in dealers if (own := _entries(match, dealer)))


def _entries(match: Match, dealer: int) -> tuple[Entry, ...]:
    """The deals of a dealer; none, where a hand is not known."""
    own = [(number, deal, deal.hand) for number, deal in enumerate(match.deals, 1) if deal.dealer == dealer]
    known = [_entry(number, deal, hand) for number, deal, hand in own if hand is not None]
    return tuple(known) if len(known) == len(own) else ()


def _entry(number: int, deal: Summary, hand: Cards) -> Entry:
    """The dealer's score of one deal, divided into its parts."""
    setting, contract = deal.doubling.setting, deal.contract
    score, left = (deal.sheet.scores or ())[deal.dealer], frozenset(setting.left)
    offers = prices.promises(hand, setting)
    gains = {offer.call: offer.points - prices.price(name, left) for name, offer in offers.items()}
    best = max(gains, key=gains.__getitem__)
    # A suit or a rank that nobody wrote down was the best one.
    promise = edge(hand, contract, setting) if deal.called == contract.code else offers[contract.name].points
    price = prices.price(contract.name, left)
    average = contract.total(setting.options.table, setting.pack, setting.players) / setting.players
    alike = spread(contract.name)
    start = average + alike.bets + alike.play + price
    redoubled = doubling.redoubled_for(deal.doubling, promise)
    # What has been accounted for, step by step, is rounded, and not each step, so that rounding does not add up.
    steps = 0, gains[best], promise - price, promise - price + redoubled
    usual, dealt, called, planned = (_whole(start + more) for more in steps)
    if deal.base is None:
        bets = score - planned
    else:
        bets = score - deal.base[deal.dealer] - _whole(alike.bets) - (planned - called)
    parts = Parts(usual, dealt - usual, planned - dealt, bets, score - planned - bets)
    return Entry(number, deal.called, best, score, parts, planned - called)


def _whole(points: float) -> int:
    """The nearest whole number; rounded first, so that a half does not depend on the last digit of a fraction."""
    return round(round(points, 6))
