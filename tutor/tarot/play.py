"""The play of the cards: trick after trick, to the last card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from tutor.cards import TAROT, TRUMP, Card, Cards
from tutor.record import A_CHOICE, A_NEW_CARD, Record, RecordError, RefusedError, card, choice, seat
from tutor.rule import N_, Obligation, Reason, Rule, forbid
from tutor.tarot.announce import (
    NOT_ALLOWED,
    NOT_POSSIBLE,
    WHO,
    Declaration,
    check_shown,
    declarations,
    is_declaration,
)
from tutor.tarot.call import CALLABLE, partner
from tutor.tarot.inference import proof
from tutor.tarot.options import Options
from tutor.tarot.setting import CONTRACTS, FIVE, HAND_SIZES, WITH_DOG, check_dog
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import THE_EXCUSE, Trick, obligation

#: What a record's ``from`` tells of the play; ``called`` at a table of five only.
STARTS = ("phase", "taker", "contract", "leader", "called")

FIRST_LEAD = Rule(
    "T-PLAY-FIRST-LEAD",
    title=N_("Who leads first"),
    statement=N_("The player on the dealer's right leads to the first trick, unless the taker has announced a slam."),
    sources=(fft(12), WIKIPEDIA),
)
TURN = Rule(
    "T-PLAY-TURN",
    title=N_("In turn"),
    statement=N_("Nobody plays out of turn, nor takes a card out of the hand before it is their turn."),
    sources=(fft(),),
)
WINNER_LEADS = Rule(
    "T-PLAY-WINNER-LEADS",
    title=N_("The winner leads"),
    statement=N_("Who wins a trick leads the next one."),
    sources=(fft(), WIKIPEDIA),
)
EXCUSE_WINS = Rule(
    "T-EXC-SLAM-WINS",
    title=N_("When the Excuse wins"),
    statement=N_("Played to the last trick, the Excuse wins it if its side has won every trick before."),
    sources=(fft(), WIKIPEDIA),
)
PREVIOUS_TRICK = Rule(
    "T-PLAY-LAST-TRICK-LOOK",
    title=N_("Looking at the previous trick"),
    statement=N_(
        "Until a trick is gathered the previous one may be looked at; older tricks may not. Wikipedia says that the"
        " official rules do not cover this."
    ),
    sources=(fft(),),
)

HELD = N_("a card that the player holds: {held:or}")
ALLOWED = N_("a card that may be played: {allowed:or} ({rule})")
POSSIBLE = N_("a card that the player can hold; this one is elsewhere")
NOT_EXCLUDED = N_("a card that the player can hold; an earlier card of theirs proves that they have not this one")
A_HAND = N_("the hand of the player to move")
FEWER_CARDS = N_("at most {count} cards")
A_CALLED_CARD = N_("the card that was called, such as HK")

FFT = Options()

Entry = TypeVar("Entry")


@dataclass(frozen=True, slots=True)
class Play:
    """The card play of a deal at one moment.

    ``size`` is how many cards each player held when the record began, and ``hands`` what they hold now; ``None`` is a
    hand that is not known.  ``excluded`` holds, a seat each, the cards that the player cannot hold, by what they
    played.  What was played before the record began is not known.  ``aside`` are the known cards of the écart,
    ``shown`` the declarations and who made them, ``called`` the card whose holder is the taker's partner, and
    ``slam`` tells that the taker has announced one.  ``announcing`` tells that declarations belong to this play: a
    record that begins with the play does not know them.
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
    options: Options = FFT
    called: Card | None = None
    aside: Cards = TAROT.none
    shown: tuple[tuple[int, Declaration], ...] = ()
    slam: bool = False
    announcing: bool = False

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
        check_dog(record)
        _check_overlap(record, taker if contract in WITH_DOG else None)
        return cls(
            _hand_size(record),
            taker,
            contract,
            record.hands,
            Trick(leader, record.players),
            (TAROT.none,) * record.players,
            dog=record.dog,
            options=Options.of(record.rules),
            called=_called(start.get("called"), record.players),
        )

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

    def seen_by(self, seat: int) -> Play:
        """The position as the player at ``seat`` knows it: the other hands are hidden, and so is a dog never turned.

        Of the écart only its maker knows more than the trumps, which are shown (T-ECART-SHOW-TRUMPS).
        """
        turned = self.announcing and self.contract in WITH_DOG
        return replace(
            self,
            hands=tuple(hand if at == seat else None for at, hand in enumerate(self.hands)),
            dog=self.dog if turned else None,
            aside=self.aside if seat == self.taker else self.aside.of(TRUMP),
        )

    def side(self, seat: int) -> frozenset[int]:
        """The seats on the side of ``seat``: the taker, with a partner if there is one, or all the others."""
        attack = frozenset(seat for seat in (self.taker, self.partner) if seat is not None)
        return attack if seat in attack else frozenset(range(len(self.hands))) - attack

    @property
    def hand(self) -> Cards:
        """The hand of the player to move; raise ``RecordError`` if it is not known."""
        hand = None if self.over else self.hands[self.trick.turn]
        if hand is None:
            raise RecordError(f"hands.{self.turn}", None, A_HAND)
        return hand

    def duty(self) -> Obligation[Card]:
        """Which cards the player to move may play; raise ``RecordError`` if their hand is not known."""
        return obligation(self.hand, self.trick, self._banned)

    def obligation(self) -> Obligation[Card | Declaration]:
        """What the player to move may play, or declare; raise ``RecordError`` if their hand is not known."""
        turn, hand, duty = self.trick.turn, self.hand, self.duty()
        if not (self.announcing and len(hand) == self.size):
            return duty
        aside = self.aside if turn == self.taker else TAROT.none
        offers = declarations(hand, aside, len(self.hands), misere=self.options.misere)
        if any(seat == turn for seat, _ in self.shown):
            offers = (forbid(offer.moves, Reason(WHO, {})) for offer in offers)
        return Obligation[Card | Declaration](*duty.rulings, *offers)

    @property
    def _banned(self) -> Card | None:
        """The called card while its suit may not be led: at the first lead of the deal (T-CALL-LEAD-BAN)."""
        first = self.whole and not self.tricks and not self.trick.cards
        return self.called if first and self.options.lead_ban else None

    def after(self, move: Card | Declaration) -> Play:
        """The position after a card or a declaration; raise ``RefusedError`` if it cannot or may not be made."""
        return self._declared(move) if isinstance(move, Declaration) else self._played(move)

    def _declared(self, said: Declaration) -> Play:
        turn = self.trick.turn
        hand = self.hands[turn]
        if hand is None:
            check_shown(said, said.shown, len(self.hands))
            if any(self._is_elsewhere(turn, card) for card in said.shown):
                raise RefusedError(NOT_POSSIBLE)
        else:
            _check_offered(self.obligation(), said)
            aside = self.aside if turn == self.taker else TAROT.none
            check_shown(said, hand.of(TRUMP) | hand.of(THE_EXCUSE.suit) | aside.of(TRUMP), len(self.hands))
        hidden = TAROT.all.of(TRUMP) - said.shown if THE_EXCUSE in said.shown else TAROT.none
        excluded = _changed(self.excluded, turn, self.excluded[turn] | hidden)
        return replace(self, shown=(*self.shown, (turn, said)), excluded=excluded)

    def _played(self, card: Card) -> Play:
        turn = self.trick.turn
        hand = self.hands[turn]
        if hand is None:
            self._check_possible(turn, card)
        else:
            _check_allowed(hand, card, self.trick, self._banned)
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

    @staticmethod
    def read(text: str, place: str) -> Card | Declaration:
        """Read a card or a declaration; raise ``RecordError``."""
        return Declaration.read(text, place) if is_declaration(text) else card(text, place, TAROT)

    def winner(self, trick: Trick) -> int:
        """The seat that wins a complete trick (T-PLAY-WIN).

        Played to the last trick, the Excuse wins it if its side has won all others (T-EXC-SLAM-WINS).
        """
        if self.whole and len(self.tricks) == self.size - 1 and THE_EXCUSE in trick.cards:
            seat = trick.seat_of(THE_EXCUSE)
            if self.side(seat).issuperset((*self.winners, trick.leader)):
                return seat
        return trick.seat_of(trick.best or trick.cards[0])

    def _is_elsewhere(self, turn: int, card: Card) -> bool:
        """Whether a card is known to be somewhere else than in the unknown hand of ``turn``."""
        elsewhere = self.played | self.aside
        for hand in self.hands:
            elsewhere |= hand or TAROT.none
        if self.dog and not (turn == self.taker and self.contract in WITH_DOG):
            elsewhere |= self.dog
        return card in elsewhere

    def _check_possible(self, turn: int, card: Card) -> None:
        """Refuse a card of an unknown hand that is known to be elsewhere, or that the play has excluded."""
        if self._is_elsewhere(turn, card):
            raise RefusedError(POSSIBLE)
        if card in self.excluded[turn]:
            raise RefusedError(NOT_EXCLUDED)


def _check_allowed(hand: Cards, card: Card, trick: Trick, banned: Card | None) -> None:
    if card not in hand:
        raise RefusedError(HELD, held=hand)
    duty = obligation(hand, trick, banned)
    if card not in duty:
        rule = duty.verdict(card).rule.id
        raise RefusedError(ALLOWED, allowed=TAROT.set(duty.legal()), rule=rule)


def _check_offered(duty: Obligation[Card | Declaration], said: Declaration) -> None:
    """Refuse a declaration that the player may not make, or can no longer make."""
    offer = Declaration(said.kind)
    try:
        verdict = duty.verdict(offer)
    except KeyError as error:
        raise RefusedError(NOT_ALLOWED, rule="T-POIGNEE-WHEN") from error
    if not verdict.legal:
        raise RefusedError(NOT_ALLOWED, rule=verdict.rule.id)


def _called(data: object, players: int) -> Card | None:
    if players != FIVE:
        return None
    if not isinstance(data, str) or data not in {card.code for card in CALLABLE}:
        raise RecordError("from.called", data, A_CALLED_CARD)
    return TAROT[data]


def _check_overlap(record: Record, owner: int | None) -> None:
    """Check that no card is in the dog and in a hand; ``owner``, who has picked the dog up, may hold some of it."""
    for number, hand in enumerate(record.hands):
        for found in (record.dog or TAROT.none) & (hand or TAROT.none) if number != owner else ():
            raise RecordError("dog", found.code, A_NEW_CARD, other=f"hands.{number}")


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
