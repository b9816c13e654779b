"""The call of a king, at a table of five, which decides the taker's partner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.core.cards import SUITS, TAROT, Card, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.rule import Reason, Rule
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting
from tutor.tarot.sources import WIKIPEDIA, fft

WHEN = Rule(
    "T-CALL-WHEN",
    title=N_("When a king is called"),
    statement=N_("At a table of five the taker calls a king after the auction, before the dog is turned."),
    sources=(fft(16), WIKIPEDIA),
)
KING = Rule(
    "T-CALL-KING",
    title=N_("Calling a king"),
    statement=N_(
        "The taker names any king; its holder is the taker’s partner for this deal, and the two play against the other"
        " three."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("You may call any king; whoever holds it plays with you."),
    ask=N_("Which card does a taker usually call, and in whose hand may it be?"),
)
SELF = Rule(
    "T-CALL-SELF",
    title=N_("Calling one’s own card"),
    statement=N_(
        "A taker may call a card that they hold themselves, if a card of that rank may be called at all, and then plays"
        " alone against four."
    ),
    sources=(fft(),),
    differs=N_(
        "The federation allows it in so many words; in Wikipedia the taker is alone only if the card is in the dog or"
        " nothing else is left to call. The tutor allows it."
    ),
    allows=N_("You may call a card of your own, but you then play alone against four."),
    line=N_("the taker held {called:card}, the called card, and so plays alone against four"),
    ask=N_("Where is the card that you would call: with you, or elsewhere?"),
)
FALLBACK = Rule(
    "T-CALL-FALLBACK",
    title=N_("A queen, a knight or a jack instead"),
    statement=N_(
        "A taker who holds all four kings may call a queen; with the queens as well, a knight; with the knights as"
        " well, a jack. Wikipedia stops at the knight: with all the knights too, the taker plays alone."
    ),
    sources=(fft(), WIKIPEDIA),
    differs=N_(
        "The federation goes on to the jacks where a taker holds all kings, queens and knights; Wikipedia stops there"
        " and lets the taker play alone."
    ),
    option="call_jack",
    allows=N_("You hold every card of the higher ranks ({binding:and}), so you may call this one."),
    forbids=N_(
        "You may call this card only if you hold every card of the higher ranks, and you lack {missing:and}. You may"
        " call {allowed:or}."
    ),
    ask=N_("From the kings down, of which ranks do you hold all four? How far may you go here?"),
)
#: Said of a table where the fall-back ends with the knights.
NO_JACK = N_("At this table no jack is called: call a card of your own, and play alone.")
IN_DOG = Rule(
    "T-CALL-IN-DOG",
    title=N_("The called card in the dog"),
    statement=N_(
        "If the called card is in the dog, the taker plays alone against four. At garde sans and garde contre nobody"
        " knows it before the end."
    ),
    sources=(fft(), WIKIPEDIA),
    note=N_("{called:card} was in the dog, so you play alone against four."),
    line=N_("{called:card} was in the dog, so the taker plays alone against four"),
)
SECRET = Rule(
    "T-CALL-SECRET",
    title=N_("The partner stays secret"),
    statement=N_("The partner says nothing; the called card, when it is played, shows who it is."),
    sources=(fft(),),
    note=N_("It is the called card: playing it shows that you are the taker’s partner. Until then say nothing."),
)
DISCARD = Rule(
    "T-CALL-DISCARD",
    title=N_("The called card set aside"),
    statement=N_(
        "A taker who has called a queen, a knight or a jack and holds it with the dog may set it aside. No source"
        " forbids it, and none says so outright: only kings and bouts are barred."
    ),
    sources=(fft(),),
    note=N_("It is the card you called: no source forbids setting it aside, and none mentions it."),
)
DEAD = Rule(
    "T-CALL-DEAD-5",
    title=N_("Five at the table, one of them dead"),
    statement=N_(
        "In the federation’s tournaments five players at a table play as four: one in turn, the dead player, deals for"
        " the others and sits out. No king is called, and the dead player scores nothing. Six can do the same, and play"
        " as five, with a king called."
    ),
    sources=(fft(16),),
    line=N_("{seat:player} {seat:you|are|is} the dead player and {seat:you|take|takes} no part in the deal"),
    option="dead_player",
)

#: The ranks that can be called, the first of them freely.
RANKS = ("K", "Q", "N", "J")
PREFIX = "call "
CALLABLE = tuple(TAROT[suit + rank] for rank in RANKS for suit in SUITS)
_BY_RANK = tuple(TAROT.all.of_rank(rank) for rank in RANKS)

ONLY_FIVE_CALL = N_("nothing: a king is called only at a table of five (T-CALL-WHEN)")
A_CALL = N_("a king to call, such as {example} ({rule})")
A_CALLABLE = N_("a card that may be called: {allowed:or} ({rule})")
THE_TAKER = N_("the taker’s hand")


@dataclass(frozen=True, slots=True)
class Call:
    """The taker's choice of a card to call; its holder becomes the partner."""

    setting: Setting
    taker: int
    contract: str
    called: Card | None = None

    phase = "call"

    @property
    def turn(self) -> int | None:
        """The taker, until a card is called."""
        return self.taker if self.called is None else None

    def obligation(self) -> Obligation[str]:
        """The rulings on all cards that might be called; raise ``RecordError`` if the taker's hand is not known."""
        hand = self.setting.hands[self.taker]
        if hand is None:
            raise RecordError(f"hands.{self.taker}", None, THE_TAKER)
        return Obligation(*self._rulings(hand))

    def after(self, move: str) -> Call:
        """The call made; raise ``RefusedError`` if the card may not be called."""
        hand = self.setting.hands[self.taker]
        # Of a hand that is not known it is only asked whether there are hands from which this card can be called.
        duty = Obligation(*self._rulings(TAROT.all if hand is None else hand))
        if move not in duty:
            allowed = TAROT.set(_card(legal) for legal in duty.legal())
            raise RefusedError(A_CALLABLE, allowed=allowed, rule=duty.verdict(move).rule.id)
        return Call(self.setting, self.taker, self.contract, _card(move))

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read a call; raise ``RecordError``."""
        if text not in {PREFIX + card.code for card in CALLABLE}:
            raise RecordError(place, text, A_CALL, example=PREFIX + "HK", rule=KING.id)
        return text

    def _rulings(self, hand: Cards) -> Iterator[Ruling[str]]:
        allowed, above = self._callable(hand), TAROT.none
        for cards in _BY_RANK:
            if cards & allowed:
                yield allow(_moves(cards & hand), Reason(SELF, {}))
                yield allow(_moves(cards - hand), Reason(FALLBACK if above else KING, {"binding": above}))
            else:
                missing = above - hand
                says = None if missing else NO_JACK
                yield forbid(_moves(cards), Reason(FALLBACK, {"missing": missing, "allowed": allowed}, says))
            above |= cards

    def _callable(self, hand: Cards) -> Cards:
        """The kings, and each lower rank as long as all cards above it are held."""
        found = TAROT.none
        for cards in _BY_RANK[: len(ranks(self.setting.options))]:
            found |= cards
            if cards - hand:
                break
        return found


def ranks(options: Options) -> tuple[str, ...]:
    """The ranks that a table lets be called, each only by a taker who holds all cards above it (T-CALL-FALLBACK)."""
    return RANKS if options.call_jack else RANKS[:-1]


def ranks_above(called: Card) -> Cards:
    """The cards that a taker must hold to call this one: all of the higher ranks (T-CALL-FALLBACK)."""
    found = TAROT.none
    for cards in _BY_RANK[: RANKS.index(called.rank)]:
        found |= cards
    return found


def partner(called: Card | None, taker: int, hands: Sequence[Cards | None], dog: Cards | None) -> int | None:
    """The seat of the taker's partner, who holds the called card; ``None`` if these cards do not tell.

    It is the taker, who then plays alone, if the called card was in the dog that they picked up (T-CALL-IN-DOG).
    """
    if called is None:
        return None
    if called in (dog or ()):
        return taker
    return next((seat for seat, hand in enumerate(hands) if hand and called in hand), None)


def _moves(cards: Cards) -> list[str]:
    return [PREFIX + card.code for card in cards]


def _card(move: str) -> Card:
    return TAROT[move.removeprefix(PREFIX)]
