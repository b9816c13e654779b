"""The play of the cards: trick after trick, to the last card."""

from __future__ import annotations

from dataclasses import dataclass, field

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.errors import RefusedError
from tutor.core.hands import changed, check_allowed, check_possible
from tutor.core.message import N_
from tutor.core.obligation import Obligation, Ruling, forbid, note
from tutor.core.reading import card
from tutor.core.replay import moved
from tutor.core.rule import Reason, Rule
from tutor.tarot import announce, call, excuse, legal_cards, slam
from tutor.tarot.announce import (
    MISERE_MOVE,
    NOT_POSSIBLE,
    TRUMPS,
    Declaration,
    declarations,
    fault,
    is_declaration,
    refused,
)
from tutor.tarot.before_bidding import beside_petit
from tutor.tarot.cards_so_far import CardsSoFar
from tutor.tarot.legal_cards import obligation
from tutor.tarot.slam import SLAM_MOVE
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import THE_EXCUSE, Trick

FIRST_LEAD = Rule(
    "T-PLAY-FIRST-LEAD",
    title=N_("Who leads first"),
    statement=N_("The player on the dealer’s right leads to the first trick, unless the taker has announced a slam."),
    sources=(fft(12), WIKIPEDIA),
)
WINNER_LEADS = Rule(
    "T-PLAY-WINNER-LEADS",
    title=N_("The winner leads"),
    statement=N_("The player who wins a trick leads the next one."),
    sources=(fft(), WIKIPEDIA),
)
ANOTHER_SUIT = N_("a card of another suit, or {called:card} itself ({rule})")


@dataclass(frozen=True)
class Play(CardsSoFar):
    """The card play of a deal at one moment."""

    _duty: Obligation[Card] | None = field(default=None, init=False, repr=False, compare=False)

    phase = "play"

    def duty(self) -> Obligation[Card]:
        """The rulings on the cards of the player to move; raise ``RecordError`` if their hand is not known."""
        duty = self._duty
        if duty is None:
            trick = self.trick
            hand = self.hands[trick.turn] or self.hand  # which says what is wrong
            judge = beside_petit if self.options.petit_imprenable and self._is_petit_free(hand) else obligation
            duty = judge(hand, trick, self.called and self._banned)
            if self.slam or self.called or hand.bits == THE_EXCUSE.bit:
                duty = self._remarked(duty, hand)
            vars(self)["_duty"] = duty
        return duty

    def obligation(self) -> Obligation[Card | Declaration]:
        """The rulings on the player's cards and declarations; raise ``RecordError`` if their hand is not known."""
        duty = self.duty()
        if self.tricks or not self.announcing:
            return duty
        turn, hand = self.trick.turn, self.hand
        offers = declarations(hand, self._aside, len(self.hands), misere=self.options.misere)
        if self.shown and any(seat == turn for seat, _ in self.shown):
            offers = Obligation(*map(self._still_open, offers.rulings))
        return Obligation.decided([*duty.legal(), *offers.legal()], _both, duty, offers)

    def ruling(self, move: Card | Declaration) -> Ruling[Card | Declaration]:
        """The ruling on anything that the player to move might do, with the very cards that a poignée would show.

        Raise ``KeyError`` for a card that they do not hold, ``RecordError`` if their hand is not known.
        """
        return self._shown(move) if isinstance(move, Declaration) else self.duty().verdict(move).ruling

    def _shown(self, said: Declaration) -> Ruling[Declaration]:
        if closed := self._closed(said.kind):
            return forbid([said], closed)
        offers = declarations(self.hand, self._aside, len(self.hands), misere=self.options.misere)
        offer = offers.verdict(Declaration(said.kind)).ruling._replace(moves=[said])
        wrong = fault(said, self.hand & TRUMPS | self._aside, len(self.hands)) if offer.legal else None
        return forbid([said], offer.chain[0], wrong) if wrong else offer

    @property
    def _aside(self) -> Cards:
        """The trumps of the écart, if they are the player's to show once more (T-POIGNEE-DISCARDED)."""
        return self.aside.of(TRUMP) if self.trick.turn == self.taker else TAROT.none

    def _still_open(self, offer: Ruling[Declaration]) -> Ruling[Declaration]:
        """The ruling on a declaration: the same, if earlier declarations leave it open, else one that forbids it."""
        closed = self._closed(*map(str, offer.moves))
        return forbid(offer.moves, closed) if closed else offer

    def _closed(self, kind: str) -> Reason | None:
        """The reason why the player to move cannot declare this now, whatever they hold; ``None`` if they can.

        Declarations come before one's first card, one poignée at most; misère only where the table plays it.
        """
        if self.tricks or not self.announcing:
            return Reason(announce.WHEN, {}, says=announce.NOT_NOW)
        misere = kind == MISERE_MOVE
        if misere and not self.options.misere:
            return Reason(announce.MISERE, {})
        made = {said.kind == MISERE_MOVE for seat, said in self.shown if seat == self.trick.turn}
        if misere in made:
            once = Reason(announce.MISERE, {}, says=announce.MISERE_ONCE)
            return once if misere else Reason(announce.WHO, {})
        return None

    def _remarked(self, duty: Obligation[Card], hand: Cards) -> Obligation[Card]:
        """The same duty, with what is worth saying of one card of ``hand``: of what was announced, called, or last."""
        taker = self.trick.turn == self.taker
        if hand.bits == THE_EXCUSE.bit:
            return excuse.at_last(duty, swept=self._swept)
        if taker and self.slam == SLAM_MOVE and THE_EXCUSE in hand and len(hand) > 1:
            return note(duty, THE_EXCUSE, Reason(slam.SLAM_EXCUSE_LAST, {}))
        if self.called is not None and not taker and self.called in hand:
            return note(duty, self.called, Reason(call.SECRET, {}))
        return duty

    @property
    def _banned(self) -> Card | None:
        """The called card while its suit may not be led: at the first lead of the deal (T-CALL-LEAD-BAN)."""
        first = self.whole and not (self.tricks or self.trick.cards)
        return self.called if first and self.options.lead_ban else None

    def after(self, move: Card | Declaration) -> Play:
        """The position after a card or a declaration; raise ``RefusedError`` if it cannot or may not be made."""
        return self._declared(move) if isinstance(move, Declaration) else self._played(move)

    def _declared(self, said: Declaration) -> Play:
        turn = self.trick.turn
        if self.hands[turn] is not None:
            ruling = self._shown(said)
            wrong = None if ruling.legal else ruling.reason
        else:
            wrong = self._closed(said.kind) or fault(said, said.shown & TRUMPS | self._aside, len(self.hands))
            if not wrong and any(card in cards for cards in self._elsewhere(turn) for card in said.shown - self._aside):
                raise RefusedError(NOT_POSSIBLE)
        if wrong:
            raise refused(wrong)
        return moved(self, shown=(*self.shown, (turn, said)))

    def _played(self, card: Card) -> Play:
        turn, hands = self.trick.turn, self.hands
        hand = hands[turn]
        if hand is None:
            self._check_lead(card)
            check_possible(card, self._elsewhere(turn), self.excluded_from(turn))
        else:
            check_allowed(hand, card, self.duty())
            hands = changed(hands, turn, hand.without(card))
        trick = self.trick.with_card(card)
        if not trick.complete:
            return moved(self, hands=hands, trick=trick)
        following = Trick(self.winner(trick), trick.players)
        return moved(self, hands=hands, trick=following, tricks=(*self.tricks, trick))

    def _check_lead(self, card: Card) -> None:
        """Refuse a first lead of the called suit, whatever else its player may hold."""
        called = self.called and self._banned
        if called and card.suit == called.suit and card is not called:
            raise RefusedError(ANOTHER_SUIT, called=called, rule=legal_cards.LEAD_BAN.id)

    @staticmethod
    def read(text: str, place: str) -> Card | Declaration:
        """Read a card or a declaration; raise ``RecordError``."""
        return Declaration.read(text, place) if is_declaration(text) else card(text, place, TAROT)


def _both(duty: Obligation[Card], offers: Obligation[Declaration]) -> tuple[Ruling[Card | Declaration], ...]:
    """The rulings on cards, and on declarations beside them."""
    return (*duty.rulings, *offers.rulings)
