"""The play of the cards in the contracts that are played in tricks."""

from __future__ import annotations

from dataclasses import dataclass, field

from tutor.barbu.bets import NO_BETS, Bets
from tutor.barbu.contracts import TrickContract
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.barbu.sources import ACANOMAS, ONLINE, PAGAT, TRENTHAM, WIKIPEDIA
from tutor.barbu.trick import Taken, Trick
from tutor.core.cards import Card, Cards, Pack
from tutor.core.hands import Hands, changed, check_allowed, check_possible, hand_of
from tutor.core.message import N_
from tutor.core.obligation import Obligation
from tutor.core.reading import card
from tutor.core.replay import moved
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line

TURN = Rule(
    "B-TURN-CLOCKWISE",
    title=N_("Clockwise"),
    statement=N_("Dealing, doubling and playing all go clockwise: the next player sits on the left."),
    sources=(WIKIPEDIA,),
)
FIRST_LEAD = Rule(
    "B-LEAD-DECLARER",
    title=N_("The dealer leads first"),
    statement=N_("The dealer leads to the first trick, and has the first turn in Domino."),
    sources=(WIKIPEDIA, PAGAT, ONLINE, TRENTHAM),
)
WINNER_LEADS = Rule(
    "B-LEAD-WINNER",
    title=N_("The winner leads"),
    statement=N_("The player who wins a trick leads the next one."),
    sources=(PAGAT, ONLINE),
)
ONE_CARD = Rule(
    "B-ONE-CARD",
    title=N_("One card each, and it stays on the table"),
    statement=N_("Each player plays one card to a trick; a card once played may not be taken back."),
    sources=(WIKIPEDIA, ACANOMAS),
)


@dataclass(frozen=True)
class Play:
    """The card play of a deal at one moment.

    ``size`` is how many cards each player held when the record began, and ``hands`` what they hold now; ``None`` is a
    hand that is not known.  ``turn`` is the seat to play, nobody's when the deal is over, and ``gone`` are the cards of
    the complete tricks.  ``excluded`` holds, a seat each, the cards that the holder of an unknown hand cannot hold, by
    what they played.  ``bets`` are the bets between players, and ``decided`` is why play has stopped before the last
    card.  ``dealt`` are the hands as the record has them.
    """

    contract: TrickContract
    options: Options
    size: int
    hands: Hands
    trick: Trick
    turn: int | None
    excluded: tuple[Cards, ...]
    gone: Cards
    taken: tuple[Taken, ...] = ()
    bets: Bets = NO_BETS
    decided: Reason | None = None
    dealt: Hands = field(default=(), repr=False, compare=False)
    _duty: Obligation[Card] | None = field(default=None, init=False, repr=False, compare=False)

    phase = "play"

    @classmethod
    def begin(cls, contract: TrickContract, setting: Setting, leader: int, size: int, bets: Bets) -> Play:
        """The first trick, with ``size`` cards in every hand."""
        nothing = setting.pack.none
        return cls(
            contract,
            setting.options,
            size,
            setting.hands,
            Trick(leader, setting.players),
            leader if size else None,
            excluded=(nothing,) * setting.players,
            gone=nothing,
            bets=bets,
            dealt=setting.hands,
        )

    @property
    def pack(self) -> Pack:
        """The pack that is played with."""
        return self.gone.pack

    @property
    def played(self) -> Cards:
        """All cards that have been played."""
        return self.gone | self.pack.set(self.trick.cards)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        return tuple(taken.trick for taken in self.taken)

    @property
    def whole(self) -> bool:
        """Whether the record began with the first card of the deal."""
        return self.size == len(self.pack) // len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the last card has been played, or nothing can change any more."""
        return self.turn is None

    @property
    def hand(self) -> Cards:
        """The hand of the player to move; raise ``RecordError`` if it is not known."""
        return hand_of(self.hands, self.turn)

    def obligation(self) -> Obligation[Card]:
        """The duty of the player to move; raise ``RecordError`` if their hand is not known."""
        duty = self._duty
        if duty is None:
            duty = self.contract.duty(hand_of(self.hands, self.turn), self.trick, self.gone, self.options)
            vars(self)["_duty"] = duty
        return duty

    def after(self, move: Card) -> Play:
        """The position after a card; raise ``RefusedError`` if it cannot or may not be played."""
        turn, hands, excluded = self.turn, self.hands, self.excluded
        if turn is None:
            raise ValueError(turn)
        hand = hands[turn]
        if hand is None:
            check_possible(move, (self.played, *hands), excluded[turn])
            proof = self.contract.proof(move, self.trick, self.gone, self.options)
            excluded = changed(excluded, turn, excluded[turn] | proof)
        else:
            check_allowed(hand, move, self.obligation())
            hands = changed(hands, turn, hand.without(move))
        trick = self.trick.with_card(move)
        if not trick.complete:
            return moved(self, hands=hands, excluded=excluded, trick=trick, turn=trick.turn)
        return moved(self, hands=hands, excluded=excluded, **self._next(trick))

    def _next(self, complete: Trick) -> dict[str, object]:
        """The changes by a complete trick: its winner leads the next (B-LEAD-WINNER), unless the deal is over."""
        winner, cards = self.winner(complete), self.pack.set(complete.cards)
        taken = (*self.taken, Taken(complete, winner, cards))
        last = len(taken) == self.size  # which ends the deal by itself, whatever lies in it
        decided = None if last else self.contract.decided(taken, self.options)
        return {
            "trick": Trick(winner, complete.players),
            "turn": winner if decided is None and not last else None,
            "gone": self.gone | cards,
            "taken": taken,
            "decided": decided,
        }

    def read(self, text: str, place: str) -> Card:
        """Read a card; raise ``RecordError``."""
        return card(text, place, self.pack)

    def winner(self, trick: Trick) -> int:
        """The seat that wins a complete trick."""
        return self.contract.winner(trick)

    @property
    def base(self) -> tuple[Line, ...]:
        """The plain score of a finished deal, line by line, each with the seat that it is for as its fact ``by``."""
        return self.contract.base(self.taken, self.options.table)
