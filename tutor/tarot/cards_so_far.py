"""The knowledge given by the cards at one moment of the play: winners, sides, and the cards each player can hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.errors import RecordError
from tutor.core.hands import hand_of
from tutor.core.replay import moved
from tutor.tarot.announce import Declaration
from tutor.tarot.before_bidding import lone_petit
from tutor.tarot.call import partner
from tutor.tarot.dog import THE_TAKERS_CARDS
from tutor.tarot.inference import proven
from tutor.tarot.options import Options
from tutor.tarot.setting import HAND_SIZES, WITH_DOG
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick

FFT = Options()


@dataclass(frozen=True)
class CardsSoFar:
    """The cards of a deal at one moment of the play.

    ``size`` is how many cards each player held when the record began, and ``hands`` what they hold now; ``None`` is a
    hand that is not known.  What was played before the record began is not known.  ``aside`` are the known cards of
    the écart, ``shown`` the declarations and who made them, ``called`` the card whose holder is the taker's partner,
    and ``slam`` is what the taker has announced: ``slam`` or ``petit-slam``.  ``announcing`` tells that declarations
    belong to this play: a record that begins with the play does not know them.
    """

    size: int
    taker: int
    contract: str
    hands: tuple[Cards | None, ...]
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    dog: Cards | None = None
    options: Options = FFT
    called: Card | None = None
    aside: Cards = TAROT.none
    shown: tuple[tuple[int, Declaration], ...] = ()
    slam: str | None = None
    announcing: bool = False

    @property
    def over(self) -> bool:
        """Whether the last card has been played."""
        return len(self.tricks) == self.size

    @property
    def turn(self) -> int | None:
        """The seat to play; nobody's when the deal is over."""
        return self.trick.turn if len(self.tricks) < self.size else None

    @property
    def whole(self) -> bool:
        """Whether the record began with the first card of the deal."""
        return self.size == HAND_SIZES[len(self.hands)]

    @property
    def winners(self) -> tuple[int, ...]:
        """The winner of each complete trick: who led the next one."""
        return tuple(trick.leader for trick in (*self.tricks, self.trick)[1:])

    @property
    def played(self) -> Cards:
        """The cards played so far."""
        return TAROT.set(card for trick in (*self.tricks, self.trick) for card in trick.cards)

    @property
    def excluded(self) -> tuple[Cards, ...]:
        """The cards, a seat each, that the player cannot hold, by what they have played and shown."""
        return tuple(map(self.excluded_from, range(len(self.hands))))

    def excluded_from(self, seat: int) -> Cards:
        """The cards that one player cannot hold, by what they have played and shown."""
        free = self.options.petit_imprenable
        found = proven(seat, (*self.tricks, self.trick), petit_imprenable=free)
        for by, said in self.shown:
            if by == seat and THE_EXCUSE in said.shown:
                found |= TAROT.all.of(TRUMP) - said.shown  # T-POIGNEE-EXCUSE-IMPLIES
        return found

    def may_hold(self, seat: int, unseen: Cards) -> Cards:
        """Those of some unseen cards that one player may hold, by what all have played and shown.

        Cards of a poignée are nowhere else than with whoever has shown them; who has no more cards than those has no
        others.
        """
        kept = elsewhere = TAROT.none
        for by, said in self.shown:
            if by == seat:
                kept |= said.shown & unseen
            else:
                elsewhere |= said.shown
        left = self.size - len(self.tricks) - self.trick.has_card_of(seat)
        return kept if kept and len(kept) == left else unseen - self.excluded_from(seat) - elsewhere

    @property
    def partner(self) -> int | None:
        """The seat of the taker's partner, who has played, or is known to hold, the called card; ``None`` if unknown.

        It is the taker, who then plays alone, if the called card was in the dog that they picked up (T-CALL-IN-DOG).
        """
        if self.called is None:
            return None
        for trick in (*self.tricks, self.trick):
            if self.called in trick.cards:
                return trick.seat_of(self.called)
        return partner(self.called, self.taker, self.hands, self.dog if self.contract in WITH_DOG else None)

    def seen_by(self, seat: int | None) -> Self:
        """The position as the player at ``seat`` knows it: the other hands are hidden, and so is a dog never turned.

        Of the écart only its maker knows more than the trumps, which are shown (T-ECART-SHOW-TRUMPS).  Who has no seat
        in the deal sees no hand.
        """
        turned = self.announcing and self.contract in WITH_DOG
        return moved(
            self,
            hands=tuple(hand if at == seat else None for at, hand in enumerate(self.hands)),
            dog=self.dog if turned else None,
            aside=self.aside if seat == self.taker else self.aside.of(TRUMP),
        )

    def side(self, seat: int) -> frozenset[int]:
        """The seats on the side of ``seat``: the taker, with a partner if there is one, or all the others.

        It goes by all the cards of this position, so it tells secrets: a player may know only their ``known_side``.
        """
        attack = frozenset(seat for seat in (self.taker, self.partner) if seat is not None)
        return attack if seat in attack else frozenset(range(len(self.hands))) - attack

    def known_side(self, seat: int) -> frozenset[int] | None:
        """The same as far as the player at ``seat`` knows it: ``None`` while the taker's partner is secret to them."""
        known = self.seen_by(seat)
        return known.side(seat) if self.called is None or known.partner is not None else None

    @property
    def hand(self) -> Cards:
        """The hand of the player to move; raise ``RecordError`` if that, or a taker's dog, is not known."""
        turn = self.turn
        dogless = self.announcing and self.contract in WITH_DOG and self.dog is None
        if dogless and turn == self.taker and self.hands[turn] is None:
            raise RecordError("dog", None, THE_TAKERS_CARDS)
        return hand_of(self.hands, turn)

    @property
    def petit_returns_to(self) -> int | None:
        """The seat that was dealt a Petit that cannot be taken; ``None`` if unknown (T-DEAL-PETIT-IMPRENABLE)."""
        if not (self.options.petit_imprenable and self.whole):
            return None
        return next((seat for seat in range(len(self.hands)) if lone_petit(self._dealt(seat))), None)

    def _is_petit_free(self, hand: Cards) -> bool:
        """Whether ``hand``, the player's to move, holds such a Petit; only their own cards tell."""
        return self.whole and PETIT in hand and lone_petit(self._dealt(self.trick.turn))

    def _dealt(self, seat: int) -> Cards:
        """The hand that ``seat`` was dealt; nothing if it is not known as a whole."""
        played = (trick.card_of(seat) for trick in (*self.tricks, self.trick) if trick.has_card_of(seat))
        held = (self.hands[seat] or TAROT.none) | TAROT.set(played)
        if seat == self.taker and self.contract in WITH_DOG:
            held = (held | self.aside) - self.dog if self.dog else TAROT.none
        return held if len(held) == self.size else TAROT.none

    @property
    def _swept(self) -> bool:
        """Whether the player to move can be sure that their side has won every trick so far of the whole deal."""
        turn, winners = self.trick.turn, set(self.winners)
        if not (self.whole and winners):
            return False
        return winners <= (self.known_side(turn) or {turn})

    def winner(self, trick: Trick) -> int:
        """The seat that wins a complete trick (T-PLAY-WIN).

        Played to the last trick, the Excuse wins it if its side has won all others (T-EXC-SLAM-WINS).
        """
        if len(self.tricks) == self.size - 1 and THE_EXCUSE in trick.cards and self.whole:
            seat = trick.seat_of(THE_EXCUSE)
            if self.side(seat).issuperset((*self.winners, trick.leader)):
                return seat
        return trick.seat_of(trick.best or trick.cards[0])

    def _elsewhere(self, turn: int) -> list[Cards]:
        """The cards that are known to be somewhere else than in the unknown hand of ``turn``."""
        piles = [self.played, self.aside, *(hand for hand in self.hands if hand)]
        return piles if self.dog is None or (turn == self.taker and self.contract in WITH_DOG) else [*piles, self.dog]
