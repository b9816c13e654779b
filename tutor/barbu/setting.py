"""The setting of a deal, which stays the same from the call to the last card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tutor.barbu import contracts
from tutor.barbu.compulsory import FORCED, NEEDED
from tutor.barbu.contracts.order import fixed_order
from tutor.barbu.history import History
from tutor.barbu.house import HOUSE
from tutor.barbu.options import Options
from tutor.core.cards import BARBU, Cards, Pack
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.reading import one_of
from tutor.core.record import A_DEALER, A_WHOLE_HAND, Record

FEWER_CONTRACTS = N_("at most {count} {count:n|contract|contracts}: one must be left to call")
DOUBLES_MADE = N_("at least {least}: this player has had to double the dealer before ({rule})")
ANOTHER_SEAT = N_("a seat other than the dealer’s")


@dataclass(frozen=True)
class Setting:
    """The table, its house rules, the hands as they were dealt (``None`` if not known), and the dealer's history.

    It never changes: what a player still holds, the play says.  The dealer is the declarer (B-DEALER-IS-DECLARER).
    ``called`` are the contracts that this dealer has called before this deal, and ``doubled`` says how often each other
    player has doubled this dealer.
    """

    players: int
    dealer: int
    options: Options
    hands: tuple[Cards | None, ...]
    called: tuple[str, ...] = ()
    doubled: Mapping[int, int] = field(default_factory=dict)
    pack: Pack = BARBU

    @classmethod
    def of(cls, record: Record) -> Setting:
        """The setting of a record that begins with the call; raise ``RecordError``."""
        if record.dealer is None:
            raise RecordError("dealer", None, A_DEALER)
        setting = cls.at_play(record)
        for number, hand in enumerate(record.hands):
            if hand is not None and len(hand) != setting.size:
                raise RecordError(
                    f"hands.{number}", len(hand), A_WHOLE_HAND, count=setting.size, players=record.players
                )
        return setting

    @classmethod
    def at_play(cls, record: Record) -> Setting:
        """The setting of a record that begins with the play: nothing need be known of the dealer, nor all cards."""
        options, dealer = Options.of(record.rules), record.dealer or 0
        called, doubled = check_history(History.of(record.history, record.players), options, record.dealer)
        least = _least(called, options)
        others = {seat: doubled.get(seat, least) for seat in range(record.players) if seat != dealer}
        pack = HOUSE.pack(record.players, record.rules)
        return cls(record.players, dealer, options, record.hands, called, others, pack)

    @cached_property
    def left(self) -> tuple[str, ...]:
        """The contracts that the dealer has not called yet, that of this deal among them."""
        return tuple(name for name in contracts.names(self.options) if name not in self.called)

    @property
    def size(self) -> int:
        """The number of cards dealt to each player (B-DEAL-13)."""
        return len(self.pack) // self.players

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """The seats in turn, from the dealer's left to the dealer (B-TURN-CLOCKWISE)."""
        return (*range(self.dealer + 1, self.players), *range(self.dealer + 1))


def check_history(history: History, options: Options, dealer: int | None) -> History:
    """The ``history``, if it is possible at this table; else raise ``RecordError``.

    The ``dealer`` may be anybody, if a record does not say who it is.  Who is not named has doubled as little as they
    may.
    """
    called, doubled = history
    names, order = contracts.names(options), fixed_order(options)
    for number, name in enumerate(called):
        one_of(name, f"history.called[{number}]", names if order is None else order[number : number + 1])
    if len(called) == len(names):
        raise RecordError("history.called", len(called), FEWER_CONTRACTS, count=len(called) - 1)
    if dealer is not None and dealer in doubled:
        raise RecordError(f"history.doubled.{dealer}", doubled[dealer], ANOTHER_SEAT)
    least = _least(called, options)
    for seat, done in doubled.items():
        if done < least:
            raise RecordError(f"history.doubled.{seat}", done, DOUBLES_MADE, least=least, rule=FORCED.id)
    return history


def _least(called: tuple[str, ...], options: Options) -> int:
    """The least number of times that everybody must have doubled a dealer after these calls (B-DBL-FORCED)."""
    if fixed_order(options) is not None:
        return 0
    return max(NEEDED - (len(contracts.names(options)) - len(called)), 0)
