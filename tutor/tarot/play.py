"""The play of the cards: trick after trick, to the last card."""

from __future__ import annotations

from dataclasses import dataclass, field

from tutor.cards import TAROT, TRUMP, Card, Cards
from tutor.errors import RecordError, RefusedError
from tutor.hands import changed, check_allowed, check_possible, hand_of
from tutor.message import N_
from tutor.obligation import Obligation, Ruling, forbid, note
from tutor.reading import card
from tutor.replay import moved
from tutor.rule import Reason, Rule
from tutor.tarot import announce, call, excuse, legal_cards, slam
from tutor.tarot.announce import (
    MISERE_MOVE,
    NOT_ALLOWED,
    NOT_POSSIBLE,
    ONLY_TRUMPS,
    TRUMPS,
    Declaration,
    check_shown,
    declarations,
    is_declaration,
)
from tutor.tarot.before_bidding import beside_petit, lone_petit
from tutor.tarot.call import partner
from tutor.tarot.dog import THE_TAKERS_CARDS
from tutor.tarot.inference import proven
from tutor.tarot.legal_cards import obligation
from tutor.tarot.options import Options
from tutor.tarot.setting import HAND_SIZES, WITH_DOG
from tutor.tarot.slam import SLAM_MOVE
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick

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
FFT = Options()


@dataclass(frozen=True)
class Play:
    """The card play of a deal at one moment.

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
    _duty: Obligation[Card] | None = field(default=None, init=False, repr=False, compare=False)

    phase = "play"

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

    @property
    def partner(self) -> int | None:
        """Who plays with the taker, as far as the cards tell: who has played, or is known to hold, the called card.

        It is the taker, who then plays alone, if the called card was in the dog that they picked up (T-CALL-IN-DOG).
        """
        if self.called is None:
            return None
        for trick in (*self.tricks, self.trick):
            if self.called in trick.cards:
                return trick.seat_of(self.called)
        return partner(self.called, self.taker, self.hands, self.dog if self.contract in WITH_DOG else None)

    def seen_by(self, seat: int | None) -> Play:
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
        """The seats on the side of ``seat``: the taker, with a partner if there is one, or all the others."""
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

    def duty(self) -> Obligation[Card]:
        """Which cards the player to move may play; raise ``RecordError`` if their hand is not known."""
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
        """What the player to move may play, or declare; raise ``RecordError`` if their hand is not known."""
        duty = self.duty()
        if self.tricks or not self.announcing:
            return duty
        turn, hand = self.trick.turn, self.hand
        aside = self.aside if turn == self.taker else TAROT.none
        offers = declarations(hand, aside, len(self.hands), misere=self.options.misere)
        if self.shown and any(seat == turn for seat, _ in self.shown):
            offers = Obligation(*map(self._still_open, offers.rulings))
        return Obligation.decided([*duty.legal(), *offers.legal()], _both, duty, offers)

    def _still_open(self, offer: Ruling[Declaration]) -> Ruling[Declaration]:
        """What a player may declare, if what they have declared already leaves it open."""
        closed = self._closed(*map(str, offer.moves))
        return forbid(offer.moves, closed) if closed else offer

    def _closed(self, kind: str) -> Reason | None:
        """Why the player to move cannot declare this now, whatever they hold.

        Declarations come before one's first card, one poignée at most; misère only where the table plays it.
        """
        if self.tricks or not self.announcing:
            return Reason(announce.WHEN, {})
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
    def _swept(self) -> bool:
        """Whether the player to move can be sure that their side has won every trick so far of the whole deal."""
        turn, winners = self.trick.turn, set(self.winners)
        if not (self.whole and winners):
            return False
        return winners <= (self.known_side(turn) or {turn})

    @property
    def petit_returns_to(self) -> int | None:
        """Who was dealt a Petit that cannot be taken, as far as the cards tell (T-DEAL-PETIT-IMPRENABLE)."""
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
    def _banned(self) -> Card | None:
        """The called card while its suit may not be led: at the first lead of the deal (T-CALL-LEAD-BAN)."""
        first = self.whole and not (self.tricks or self.trick.cards)
        return self.called if first and self.options.lead_ban else None

    def after(self, move: Card | Declaration) -> Play:
        """The position after a card or a declaration; raise ``RefusedError`` if it cannot or may not be made."""
        return self._declared(move) if isinstance(move, Declaration) else self._played(move)

    def _declared(self, said: Declaration) -> Play:
        turn, players = self.trick.turn, len(self.hands)
        hand = self.hands[turn]
        if closed := self._closed(said.kind):
            raise RefusedError(NOT_ALLOWED, rule=closed.rule.id)
        aside = self.aside.of(TRUMP) if turn == self.taker else TAROT.none
        if hand is None:
            if said.shown - TRUMPS:
                raise RefusedError(ONLY_TRUMPS)
            if any(card in cards for cards in self._elsewhere(turn) for card in said.shown - aside):
                raise RefusedError(NOT_POSSIBLE)
            check_shown(said, said.shown | aside, players)
        else:
            _check_offered(self.obligation(), said)
            check_shown(said, hand & TRUMPS | aside, players)
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


def _check_offered(duty: Obligation[Card | Declaration], said: Declaration) -> None:
    """Refuse a declaration that the player may not make."""
    verdict = duty.verdict(Declaration(said.kind))
    if not verdict.legal:
        raise RefusedError(NOT_ALLOWED, rule=verdict.rule.id)


def _both(duty: Obligation[Card], offers: Obligation[Declaration]) -> tuple[Ruling[Card | Declaration], ...]:
    """The rulings on what may be played, and on what may be declared beside it."""
    return (*duty.rulings, *offers.rulings)
