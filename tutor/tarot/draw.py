"""The draw for the first dealer, a card for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, allow, forbid
from tutor.core.reading import card
from tutor.core.rule import Reason, Rule
from tutor.tarot.setting import Setting
from tutor.tarot.sources import WIKIPEDIA, fft
from tutor.tarot.trick import THE_EXCUSE

PACK = Rule(
    "T-DECK-78",
    title=N_("The 78 cards"),
    statement=N_(
        "The pack has 78 cards, each of them once: four suits of 14, the trumps from 1 to 21, and the Excuse (the"
        " Fool)."
    ),
    sources=(fft(3), WIKIPEDIA),
    forbids=N_("This card has been drawn already, and the pack has each card only once."),
    ask=N_("Which cards have been drawn already, and how often is each card in the pack?"),
)
DIRECTION = Rule(
    "T-DEAL-DIRECTION",
    title=N_("Everything goes to the right"),
    statement=N_(
        "The deal, the auction and the play all go to the right, counter-clockwise: the next player is always the one"
        " on the right."
    ),
    sources=(fft(), WIKIPEDIA),
)
DRAW = Rule(
    "T-DEAL-DRAW",
    title=N_("The lowest card deals first"),
    statement=N_(
        "Each player draws a card, and whoever has the lowest deals first. Any trump is higher than any card of a suit."
    ),
    sources=(fft(5), WIKIPEDIA),
    allows=N_("Any card may be drawn: the lowest deals first, and a trump is higher than any card of a suit."),
    note=N_("The lowest card is {card:card}, so {seat:player} {seat:you|deal|deals} first."),
    ask=N_("What does the draw decide, and how do the cards rank in it?"),
)
DRAW_TIE = Rule(
    "T-DEAL-DRAW-TIE",
    title=N_("Equal cards in the draw"),
    statement=N_(
        "Between equally high cards of the draw the suits decide, from the highest: spades, hearts, diamonds, clubs."
        " The ace of clubs is the lowest card of all."
    ),
    sources=(fft(5), WIKIPEDIA),
    allows=N_(
        "This is as low as {card:card}, the lowest card so far, so the suits decide: spades are highest, then hearts,"
        " diamonds and clubs."
    ),
    note=N_("{tied:and} are equally high, so the suits decide: spades are highest, then hearts, diamonds and clubs."),
    ask=N_("Are two of the cards equally high, and what can then set them apart?"),
)
DRAW_EXCUSE = Rule(
    "T-DEAL-DRAW-EXCUSE",
    title=N_("The Excuse does not count in the draw"),
    statement=N_("Whoever draws the Excuse draws again."),
    sources=(fft(5), WIKIPEDIA),
    allows=N_("The Excuse does not count in the draw: whoever draws it draws again."),
    ask=N_("Is there a card in the pack that has no rank, and does it count in the draw?"),
)

PREFIX = "draw "

A_DRAW = N_("a card to draw, such as {example}")
A_CARD_LEFT = N_("a card that nobody has drawn yet ({rule})")


class Drawn(NamedTuple):
    """The result of a draw: the first dealer, the cards that were equally low, and the reasons."""

    dealer: int
    tied: Cards
    chain: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """The draw at one moment: the cards drawn so far, by seat 0 first and then to the right.

    Whoever draws the Excuse draws another card at once.  The dealer of ``setting`` is not decided yet; ``pack`` is what
    will be dealt, if the deal is played.
    """

    setting: Setting
    pack: tuple[Card, ...] | None = None
    drawn: tuple[Card, ...] = ()

    phase = "draw"

    @property
    def counted(self) -> tuple[Card, ...]:
        """The cards that count, one a seat: all but the Excuse (T-DEAL-DRAW-EXCUSE)."""
        return tuple(card for card in self.drawn if card is not THE_EXCUSE)

    @property
    def turn(self) -> int | None:
        """The seat to draw, until everybody has a card that counts."""
        drawn = len(self.counted)
        return drawn if drawn < self.setting.players else None

    @property
    def result(self) -> Drawn:
        """The first dealer by the cards drawn so far; raise ``ValueError`` if there are none that count."""
        return first_dealer(self.counted)

    def obligation(self) -> Obligation[str]:
        """The rulings on every card of the pack: it may be drawn unless it has been."""
        gone = TAROT.set(self.drawn)
        left, excuse = TAROT.all - gone, TAROT.all.of(THE_EXCUSE.suit) - gone
        tied, facts = self._tied()
        draw = Reason(DRAW, {})
        return Obligation(
            allow(_moves(left - excuse - tied), draw),
            allow(_moves(tied), draw, Reason(DRAW_TIE, facts)),
            allow(_moves(excuse), draw, Reason(DRAW_EXCUSE, {})),
            forbid(_moves(gone), Reason(PACK, {})),
        )

    def after(self, move: str) -> Drawing:
        """The draw after one more card; raise ``RefusedError`` if it has been drawn already."""
        if move not in self.obligation():
            raise RefusedError(A_CARD_LEFT, rule=PACK.id)
        return replace(self, drawn=(*self.drawn, TAROT[move.removeprefix(PREFIX)]))

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read a card drawn; raise ``RecordError``."""
        if not text.startswith(PREFIX):
            raise RecordError(place, text, A_DRAW, example=PREFIX + "H10")
        return PREFIX + card(text.removeprefix(PREFIX), place, TAROT).code

    def _tied(self) -> tuple[Cards, Facts]:
        """The cards left that are as low as the lowest drawn so far, and that one."""
        if not self.counted:
            return TAROT.none, {}
        lowest = min(self.counted, key=_drawn_height)
        left = (card for card in TAROT.cards if card not in self.drawn)
        return TAROT.set(card for card in left if _is_tied(card, lowest)), {"card": lowest}


def first_dealer(drawn: Sequence[Card]) -> Drawn:
    """The first dealer, when each seat has drawn its card of ``drawn``; the Excuse is none of them."""
    lowest = min(drawn, key=_drawn_height)
    tied = TAROT.set(card for card in drawn if _is_tied(card, lowest))
    facts: Facts = {"card": lowest, "seat": drawn.index(lowest), "tied": tied}
    rules = (DRAW, DRAW_TIE) if len(tied) > 1 else (DRAW,)
    return Drawn(drawn.index(lowest), tied, tuple(Reason(rule, facts) for rule in rules))


def _is_tied(card: Card, other: Card) -> bool:
    return _drawn_height(card)[:2] == _drawn_height(other)[:2]


def _drawn_height(card: Card) -> tuple[bool, int, int]:
    """The sort key of a drawn card: trumps are higher, then the rank, then the suit with spades the highest."""
    return card.suit == TRUMP, card.height, -SUITS.index(card.suit) if card.suit in SUITS else 0


def _moves(cards: Cards) -> list[str]:
    return [PREFIX + card.code for card in cards]
