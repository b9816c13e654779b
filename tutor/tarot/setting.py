"""The setting of a deal, which stays the same from the first bid to the last card."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.core.cards import TAROT, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_
from tutor.core.obligation import Obligation
from tutor.core.reading import A_NEW_CARD
from tutor.core.record import A_DEALER, A_WHOLE_HAND, Record
from tutor.core.replay import NOTHING_MORE
from tutor.core.rule import Reason, Rule
from tutor.tarot.options import Options

#: Cards in a hand (T-DECK-HAND-SIZES).
HAND_SIZES = {3: 24, 4: 18, 5: 15}
#: The contracts, from the lowest to the highest; pousse is an old one (T-BID-LADDER, T-BID-POUSSE).
CONTRACTS = ("prise", "pousse", "garde", "garde-sans", "garde-contre")
#: The contracts in which the taker picks up the dog and sets as many cards aside (T-BID-DOG-BY-CONTRACT).
WITH_DOG = CONTRACTS[:3]
#: Where five play a king is called; one of five or six at a table may be dead, so that the others play (T-CALL-DEAD-5).
FOUR, FIVE = 4, 5

ONE_LESS_PLAYS = N_("4 or 5 players: with a dead player one of five or six at the table sits out, and the others play")
THE_DOG = N_("the {count} cards of the dog")


_DOG_SIZES = {players: len(TAROT) - players * size for players, size in HAND_SIZES.items()}


def dog_size(players: int) -> int:
    """The number of cards in the dog: six, or three with five players."""
    return _DOG_SIZES[players]


@dataclass(frozen=True, slots=True)
class Setting:
    """The table, its house rules and the cards as they were dealt; ``None`` for those that are not known.

    It never changes: what a taker holds who has picked up the dog, the phase says (``held``).  ``redeal`` tells that
    the dealer deals again after a misdeal (T-DEAL-MISDEAL).
    """

    players: int
    dealer: int
    options: Options
    hands: tuple[Cards | None, ...]
    dog: Cards | None = None
    redeal: bool = False

    @classmethod
    def of(cls, record: Record) -> Setting:
        """The setting of a record that begins with the auction; raise ``RecordError``."""
        if record.dealer is None:
            raise RecordError("dealer", None, A_DEALER)
        size = HAND_SIZES[record.players]
        for number, hand in enumerate(record.hands):
            if hand is not None and len(hand) != size:
                raise RecordError(f"hands.{number}", len(hand), A_WHOLE_HAND, count=size, players=record.players)
        check_dog(record)
        return cls(record.players, record.dealer, house_rules(record), record.hands, record.dog)

    @property
    def barred(self) -> int | None:
        """The seat that may not bid: by the federation's rules the dealer, after a misdeal (T-DEAL-MISDEAL)."""
        return self.dealer if self.redeal and self.options.dealer_barred else None

    @property
    def first(self) -> int:
        """The seat on the dealer's right, who speaks first and leads first (T-DEAL-DIRECTION)."""
        return (self.dealer + 1) % self.players


def house_rules(record: Record) -> Options:
    """The house rules of a record's table, if a deal can be played there; else raise ``RecordError``."""
    options = Options.of(record.rules)
    if options.dead_player and record.players not in {FOUR, FIVE}:
        raise RecordError("players", record.players, ONE_LESS_PLAYS)
    return options


def check_dog(record: Record, owner: int | None = None) -> None:
    """Check that a known dog has as many cards as it must, none of them in a hand; raise ``RecordError``.

    An ``owner``, who has picked the dog up before the record begins, may hold some of it.
    """
    if record.dog is None:
        return
    if len(record.dog) != (expected := dog_size(record.players)):
        raise RecordError("dog", len(record.dog), THE_DOG, count=expected)
    for seat, hand in enumerate(record.hands):
        for card in record.dog & hand if hand and seat != owner else ():
            raise RecordError("dog", card.code, A_NEW_CARD, other=f"hands.{seat}")


@dataclass(frozen=True, slots=True)
class Ended:
    """A deal that has ended without play, and the rule that ended it: nobody scores.

    ``reasons`` tell whose hand it was, and who deals next.
    """

    players: int
    phase: str
    rule: Rule
    reasons: tuple[Reason, ...] = ()

    turn = None

    @staticmethod
    def obligation() -> Obligation[str]:
        """The rulings: none, since there is nothing left to do."""
        return Obligation()

    def after(self, _: str) -> Ended:
        """No move is possible; raise ``RefusedError``."""
        raise RefusedError(NOTHING_MORE)

    @staticmethod
    def read(text: str, _: str) -> str:
        """Read any move; none is possible."""
        return text
