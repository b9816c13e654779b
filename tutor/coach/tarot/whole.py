"""A whole deal from the hands as they were dealt: bids, call and écart by custom, and the cards in some style."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from tutor.coach.tarot.bits import ALL, EXCUSE_BIT, SUIT_BITS
from tutor.coach.tarot.line import Line, Player, Seats, play_out
from tutor.coach.tarot.reading import custom_aside, value
from tutor.coach.tarot.score import Points
from tutor.core.cards import TAROT
from tutor.tarot.advice.hand_value import BIDS, in_proportion
from tutor.tarot.auction import PASS, contracts
from tutor.tarot.call import RANKS
from tutor.tarot.options import Options
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FIVE, WITH_DOG, Setting

_BY_RANK = tuple(TAROT.rank_bits[rank] for rank in RANKS)


class Dealt(NamedTuple):
    """The cards as they lie before the auction: the hands, and the dog."""

    hands: tuple[int, ...]
    dog: int


class Contracted(NamedTuple):
    """What is settled before the first card: who takes, and for which contract; the card called and the écart.

    What is ``None`` is done by custom.
    """

    taker: int
    contract: str
    called: int | None = None
    aside: int | None = None


class Table:
    """A table with its house rules, at which one ``seat`` wonders what a deal will bring it."""

    def __init__(self, setting: Setting, seat: int) -> None:
        """Sit down where a deal begins."""
        self.players, self.first, self.options, self.seat = setting.players, setting.first, setting.options, seat
        self._points: dict[tuple[int, str], Points] = {}

    @cached_property
    def ladder(self) -> tuple[str, ...]:
        """The contracts that are played here, from the lowest."""
        return contracts(self.options)

    def bid(self, hand: int, highest: str | None) -> str:
        """The word of one of the tutor's players (T-EVAL-BID)."""
        return customary_bid(hand, highest, self.players, self.options)

    def brought(self, dealt: Dealt, settled: Contracted, player: Player) -> float:
        """One's own points, if the deal is played to its end."""
        hands, taker = [*dealt.hands], settled.taker
        dog = settled.contract in WITH_DOG
        called = settled.called
        if called is None and self.players == FIVE:
            called = customary_call(hands[taker], self.options)
        left = dealt.dog
        if dog:
            held = hands[taker] | dealt.dog
            left = custom_aside(held, dealt.dog.bit_count()) if settled.aside is None else settled.aside
            hands[taker] = held & ~left
        partner = None
        if called is not None and not (dog and called & dealt.dog):
            partner = next((seat for seat, hand in enumerate(hands) if hand & called and seat != taker), None)
        attack = tuple(seat in {taker, partner} for seat in range(self.players))
        line = Line(
            Seats(taker, attack, (EXCUSE_BIT,) * self.players),
            hands,
            [0] * self.players,
            unseen=ALL,
            leader=self.first,
            won=0 if settled.contract == "garde-contre" else left,
        )
        return self._scored(taker, settled.contract).of(play_out(line, player), partner)

    def _scored(self, taker: int, contract: str) -> Points:
        key = (taker, contract)
        if key not in self._points:
            deal = Summary(players=self.players, taker=taker, contract=contract, points=0, bouts=0)
            self._points[key] = Points(deal, self.options, self.seat)
        return self._points[key]


def customary_bid(hand: int, highest: str | None, players: int, options: Options) -> str:
    """The bid that ``hand_value.suggest`` has for a hand, if it is higher than the highest so far."""
    without = in_proportion(value(hand, without_dog=True), players)
    least = dict(BIDS)
    total = without if without >= least["garde-sans"] else in_proportion(value(hand), players)
    worth = next(bid for bid, points in BIDS if total >= points)
    ladder = contracts(options)
    above = ladder[ladder.index(highest) + 1 :] if highest else ladder
    return worth if worth in above else PASS


def customary_call(hand: int, options: Options) -> int:
    """The card that ``calling.card_to_call`` advises, as a bit."""
    rank = next((cards for cards in _BY_RANK[: 4 if options.call_jack else 3] if cards & ~hand), _BY_RANK[0])
    lacking = rank & ~hand or rank
    return max((lacking & suit for suit in SUIT_BITS if lacking & suit), key=lambda bit: _length(hand, bit))


def _length(hand: int, bit: int) -> int:
    return next((hand & suit).bit_count() for suit in SUIT_BITS if suit & bit)
