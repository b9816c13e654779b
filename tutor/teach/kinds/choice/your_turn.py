"""What had you better do here, in a closed hand: turns at which one move, tried in many deals, is clearly the best.

The answer is advice, from a bank of turns at which the coach is clear (``tutor.teach.coached``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tutor.barbu.advice.calling import BEST
from tutor.barbu.advice.counting import COUNT
from tutor.barbu.advice.doubling import SOME
from tutor.barbu.contracts import Contract, barbu, domino, no_hearts, no_last_two, no_queens, no_tricks, trumps
from tutor.barbu.contracts.barbu import Barbu
from tutor.barbu.contracts.no_last_two import NoLastTwo
from tutor.barbu.doubling import Doubling
from tutor.barbu.play import Play as BarbuPlay
from tutor.barbu.targets import PASS
from tutor.core.cards import TRUMP
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.advice.calling import CALL_LONG
from tutor.tarot.advice.hand_value import BID
from tutor.tarot.advice.setting_aside import SAVE_POINTS, WHOLE_SUIT
from tutor.tarot.advice.strategy import WATCH
from tutor.tarot.play import Play
from tutor.tarot.setting import CONTRACTS
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach import rulings
from tutor.teach.barbu import coached as barbu_coached
from tutor.teach.coached import Coached
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.coached import Asks, Fault, posed
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.still_out import still_out
from tutor.teach.kinds.puzzle.open_hands import in_turn
from tutor.teach.open_boards import StillOut
from tutor.teach.posed import Offer, Posed
from tutor.teach.question import Hints
from tutor.teach.tarot import coached as tarot_coached

A_CARD = N_("It is your turn: which of these cards is clearly the best? This is advice, not a rule.")
A_CARD_IN = N_(
    "This is {contract:term}, and it is your turn: which of these cards is clearly the best? This is advice, not a"
    " rule."
)
A_WORD = N_("It is your turn to speak: which of these is clearly the best? This is advice, not a rule.")
A_CALL = N_("It is for you to call: which of these is clearly the best? This is advice, not a rule.")
AN_ECART = N_(
    "It is for you to set cards aside: which of these écarts is clearly the best? This is advice, not a rule."
)

# What is wrong with a card, beside the best one

TRUMP_SPENT = N_("It spends a trump, and a plain card does more for you here.")
TRUMP_KEPT = N_("It keeps back your trumps, and this is the moment for one.")
EXCUSE_SPENT = N_("The Excuse is worth more to you in a later trick.")
EXCUSE_KEPT = N_("This is the moment for the Excuse, which keeps your other cards for later.")
TOO_HIGH = N_("It is of the right suit, but a lower card of it does better.")
TOO_LOW = N_("It is of the right suit, but a higher card of it does better.")
OTHER_SUIT = N_("Another suit does more for you here.")
TOO_BOLD = N_("That is more than these cards are good for.")
TOO_TIMID = N_("These cards are good for more than that.")
OTHER_CALL = N_("Another call does more for this hand.")
OTHER_ECART = N_("Another écart leaves you with a better hand.")
TOO_MANY_BETS = N_("One bet at least is too many: it costs you more than it brings.")
TOO_FEW_BETS = N_("It leaves out a bet that would bring you points.")
OTHER_BETS = N_("Somebody else is the one to bet against.")

WHO_COULD = N_(
    "You may choose among {cards:and}; {left} {left:n|trump|trumps} may still be in other hands. Who plays after you,"
    " and what could each of them do?"
)
WHO_COULD_WIN = N_("You may choose among {cards:and}. Who plays after you, and which of these cards could win a trick?")
WHAT_TAKES = N_("You hold {held:and}. Which of these cards take tricks, and which only follow?")

#: The most cards that are shown as still out.
FEW = 33
BANKS = (tarot_coached.BANK, barbu_coached.BANK)
CARDS: Mapping[str, tuple[Rule, ...]] = {
    "taker": (WATCH,),
    "defender": (WATCH,),
    "no-tricks": (COUNT, no_tricks.SCORE),
    "no-hearts": (COUNT, no_hearts.SCORE),
    "no-queens": (COUNT, no_queens.SCORE),
    "king": (COUNT, barbu.SCORE),
    "last-two": (COUNT, no_last_two.SCORE),
    "trumps": (COUNT, trumps.SCORE),
    "domino": (COUNT, domino.SCORE),
}
CALLS: Mapping[str, tuple[Rule, ...]] = {"king": (CALL_LONG,), "contract": (BEST,)}
#: The contracts whose names in records are others.
SORTS = {"king": Barbu.name, "last-two": NoLastTwo.name}


@kind(CHOICE, about=CARDS, stock=14)
def your_card(draw: Draw) -> Posed:
    """A card in the middle of a deal of Tarot, or in a contract of Barbu; the nearer to even, the higher the level."""
    turn = _drawn(draw, SORTS.get(draw.about, draw.about))
    at, pack, chair = rulings.moment(turn.board), turn.pack, rulings.chair(turn.board)
    cards = pack.set(pack[move] for move in turn.offered)
    offers = {card.code: Offer(card.code, card, 0) for card in cards}
    if isinstance(at, Play):
        out = still_out(at, chair)
        left = sum(card.suit == TRUMP for card in out.cards)
        hints = Hints.plain(WHO_COULD, WATCH, cards=cards, left=left)
        return posed(turn, offers, Asks(A_CARD, hints, _wrong_card(turn), beside=_to_remember(out)))
    beside = _to_remember(still_out(at, chair)) if isinstance(at, BarbuPlay) else ()
    contract: Contract = at.contract  # type: ignore[attr-defined]
    facts: Facts = {"contract": contract.name, **contract.facts}
    hints = Hints.plain(WHO_COULD_WIN, COUNT, cards=cards)
    return posed(turn, offers, Asks(A_CARD_IN, hints, _wrong_card(turn), facts, beside))


@kind(CHOICE, BID, stock=14)
def your_bid(draw: Draw) -> Posed:
    """A hand with which one may well hesitate, at any moment of the auction."""
    turn = _drawn(draw, "bid")
    order = [PASS, *CONTRACTS]

    def wrong(move: str, best: str) -> Message:
        return TOO_BOLD if order.index(move) > order.index(best) else TOO_TIMID

    words = sorted(turn.offered, key=order.index)
    return posed(turn, _named(words), Asks(A_WORD, _hand_hints(turn, BID), wrong))


@kind(CHOICE, about=CALLS, stock=19)
def your_call(draw: Draw) -> Posed:
    """The taker at a table of five calls a king, or a dealer of Barbu a contract."""
    turn = _drawn(draw, draw.about)
    [rule] = CALLS[draw.about]
    moves = sorted(turn.offered, key=rulings.place)
    return posed(turn, _named(moves), Asks(A_CALL, _hand_hints(turn, rule), lambda _move, _best: OTHER_CALL))


@kind(CHOICE, WHOLE_SUIT, SAVE_POINTS, stock=14)
def your_ecart(draw: Draw) -> Posed:
    """A taker who has picked up the dog."""
    turn = _drawn(draw, "ecart")
    ecarts = sorted(turn.offered)
    offers = {ecart: Offer(str(number), tuple(turn.pack.read(ecart))) for number, ecart in enumerate(ecarts, start=1)}
    return posed(turn, offers, Asks(AN_ECART, _hand_hints(turn, WHOLE_SUIT), lambda _move, _best: OTHER_ECART))


@kind(CHOICE, SOME, stock=8)
def your_double(draw: Draw) -> Posed:
    """A player who speaks in a doubling of Barbu."""
    turn = _drawn(draw, "double")
    at = rulings.moment(turn.board)
    named = {move: {*at.speaker.names(move)} for move in turn.offered} if isinstance(at, Doubling) else {}

    def wrong(move: str, best: str) -> Message:
        more, less = named[move] - named[best], named[best] - named[move]
        return OTHER_BETS if more and less else TOO_MANY_BETS if more else TOO_FEW_BETS

    moves = sorted(turn.offered, key=lambda move: (len(named[move]), move))
    return posed(turn, _named(moves), Asks(A_WORD, _hand_hints(turn, SOME), wrong))


def _drawn(draw: Draw, sort: str) -> Coached:
    """The turn of the bank about which a question asks."""
    [bank] = (one for one in BANKS if sort in one.sorts)
    return in_turn(bank.of(sort, draw.level), draw.number)


def _to_remember(out: StillOut) -> tuple[StillOut, ...]:
    """The board of what is still out, unless that is nearly everything."""
    return (out,) if len(out.cards) <= FEW else ()


def _named(moves: Iterable[str]) -> dict[str, Offer]:
    """Words, as records write them."""
    return {move: Offer(move, move, 0) for move in moves}


def _hand_hints(turn: Coached, rule: Rule) -> Hints:
    return Hints.plain(WHAT_TAKES, rule, held=turn.board.hands[turn.seat])


def _wrong_card(turn: Coached) -> Fault:
    """What is wrong with a card, beside the best one."""

    def wrong(move: str, best: str) -> Message:
        card, better = turn.pack[move], turn.pack[best]
        if card is THE_EXCUSE or better is THE_EXCUSE:
            return EXCUSE_SPENT if card is THE_EXCUSE else EXCUSE_KEPT
        if card.suit == better.suit:
            return TOO_HIGH if card.height > better.height else TOO_LOW
        if TRUMP in {card.suit, better.suit}:
            return TRUMP_SPENT if card.suit == TRUMP else TRUMP_KEPT
        return OTHER_SUIT

    return wrong
