"""The play of the cards: trick after trick, to the last card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from tutor.cards import TAROT, Card, Cards
from tutor.record import A_CHOICE, A_NEW_CARD, Record, RecordError, RefusedError, choice, seat
from tutor.rule import N_, Obligation
from tutor.tarot.inference import proof
from tutor.tarot.trick import THE_EXCUSE, Trick, obligation

HAND_SIZES = {3: 24, 4: 18, 5: 15}
CONTRACTS = ("prise", "pousse", "garde", "garde-sans", "garde-contre")
#: The contracts in which the taker picks up the dog and sets as many cards aside.
WITH_DOG = CONTRACTS[:3]

#: What a record's ``from`` tells of the play.
STARTS = ("phase", "taker", "contract", "leader")

HELD = N_("a card that the player holds: {held:or}")
ALLOWED = N_("a card that may be played: {allowed:or} ({rule})")
POSSIBLE = N_("a card that the player can hold; this one is elsewhere")
NOT_EXCLUDED = N_("a card that the player can hold; an earlier card of theirs proves that they have not this one")
A_HAND = N_("the hand of the player to move")
FEWER_CARDS = N_("at most {count} cards")
THE_DOG = N_("the {count} cards of the dog")

Entry = TypeVar("Entry")


@dataclass(frozen=True, slots=True)
class Play:
    """The card play of a deal at one moment.

    ``size`` is how many cards each player held when the record began, and ``hands`` what they hold now; ``None`` is a
    hand that is not known.  ``excluded`` holds, a seat each, the cards that the player cannot hold, by what they
    played.  What was played before the record began is not known.
    """

    size: int
    taker: int
    contract: str
    hands: tuple[Cards | None, ...]
    trick: Trick
    excluded: tuple[Cards, ...]
    played: Cards = TAROT.none
    tricks: tuple[Trick, ...] = ()
    dog: Cards | None = None

    phase = "play"

    @classmethod
    def begin(cls, record: Record) -> Play:
        """The position at which ``record`` begins; raise ``RecordError``."""
        start = dict(record.start or {})
        for name, value in start.items():
            if name not in STARTS:
                raise RecordError(f"from.{name}", value, A_CHOICE, names=", ".join(STARTS))
        taker = seat(start.get("taker"), "from.taker", record.players)
        leader = seat(start.get("leader"), "from.leader", record.players)
        contract = choice(start.get("contract"), "from.contract", CONTRACTS)
        _check_dog(record, taker if contract in WITH_DOG else None)
        nothing = (TAROT.none,) * record.players
        trick = Trick(leader, record.players)
        return cls(_hand_size(record), taker, contract, record.hands, trick, nothing, dog=record.dog)

    @property
    def over(self) -> bool:
        """Whether the last card has been played."""
        return len(self.tricks) == self.size

    @property
    def turn(self) -> int | None:
        """The seat to play; nobody's when the deal is over."""
        return None if self.over else self.trick.turn

    @property
    def whole(self) -> bool:
        """Whether the record began with the first card of the deal."""
        return self.size == HAND_SIZES[len(self.hands)]

    @property
    def winners(self) -> tuple[int, ...]:
        """The winner of each complete trick: who led the next one."""
        return tuple(trick.leader for trick in (*self.tricks, self.trick)[1:])

    def side(self, seat: int) -> frozenset[int]:
        """The seats on the side of ``seat``: the taker alone, or all the others."""
        taker = frozenset({self.taker})
        return taker if seat == self.taker else frozenset(range(len(self.hands))) - taker

    def obligation(self) -> Obligation[Card]:
        """What the player to move must do; raise ``RecordError`` if their hand is not known."""
        hand = None if self.turn is None else self.hands[self.turn]
        if hand is None:
            raise RecordError(f"hands.{self.turn}", None, A_HAND)
        return obligation(hand, self.trick)

    def after(self, card: Card) -> Play:
        """The position after ``card``; raise ``RefusedError`` if it cannot or may not be played."""
        turn = self.trick.turn
        hand = self.hands[turn]
        if hand is None:
            self._check_possible(turn, card)
        else:
            _check_allowed(hand, card, self.trick)
        trick, tricks = self.trick.with_card(card), self.tricks
        if trick.complete:
            tricks, trick = (*tricks, trick), Trick(self.winner(trick), trick.players)
        return replace(
            self,
            hands=_changed(self.hands, turn, hand and hand.without(card)),
            excluded=_changed(self.excluded, turn, self.excluded[turn] | proof(card, self.trick)),
            played=self.played | TAROT.set((card,)),
            trick=trick,
            tricks=tricks,
        )

    def winner(self, trick: Trick) -> int:
        """The seat that wins a complete trick (T-PLAY-WIN).

        Played to the last trick, the Excuse wins it if its side has won all others (T-EXC-SLAM-WINS).
        """
        if self.whole and len(self.tricks) == self.size - 1 and THE_EXCUSE in trick.cards:
            seat = trick.seat_of(THE_EXCUSE)
            if self.side(seat).issuperset((*self.winners, trick.leader)):
                return seat
        return trick.seat_of(trick.best or trick.cards[0])

    def _check_possible(self, turn: int, card: Card) -> None:
        """Refuse a card of an unknown hand that is known to be elsewhere, or that the play has excluded."""
        elsewhere = self.played
        for hand in self.hands:
            elsewhere |= hand or TAROT.none
        if self.dog and not (turn == self.taker and self.contract in WITH_DOG):
            elsewhere |= self.dog
        if card in elsewhere:
            raise RefusedError(POSSIBLE)
        if card in self.excluded[turn]:
            raise RefusedError(NOT_EXCLUDED)


def _check_allowed(hand: Cards, card: Card, trick: Trick) -> None:
    if card not in hand:
        raise RefusedError(HELD, held=hand)
    duty = obligation(hand, trick)
    if card not in duty:
        rule = duty.verdict(card).rule.id
        raise RefusedError(ALLOWED, allowed=TAROT.set(duty.legal()), rule=rule)


def _check_dog(record: Record, owner: int | None) -> None:
    """Check the dog's cards; ``owner``, who has picked it up, may hold some of them."""
    if record.dog is None:
        return
    if len(record.dog) != (expected := len(TAROT) - record.players * HAND_SIZES[record.players]):
        raise RecordError("dog", len(record.dog), THE_DOG, count=expected)
    for number, hand in enumerate(record.hands):
        for card in record.dog & (hand or TAROT.none) if number != owner else ():
            raise RecordError("dog", card.code, A_NEW_CARD, other=f"hands.{number}")


def _hand_size(record: Record) -> int:
    most = HAND_SIZES[record.players]
    for number, hand in enumerate(record.hands):
        if hand is not None:
            if len(hand) > most:
                raise RecordError(f"hands.{number}", len(hand), FEWER_CARDS, count=most)
            return len(hand)
    return most


def _changed(entries: tuple[Entry, ...], at: int, entry: Entry) -> tuple[Entry, ...]:
    return (*entries[:at], entry, *entries[at + 1 :])
