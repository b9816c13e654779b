"""The setting of a deal: what stays the same from the call to the last card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.barbu.options import Options
from tutor.cards import BARBU, Cards, Pack
from tutor.record import A_DEALER, A_WHOLE_HAND, Record, RecordError


@dataclass(frozen=True, slots=True)
class Setting:
    """The table, its house rules, the hands as they were dealt (``None`` if not known), and the dealer's history.

    The dealer is the declarer (B-DEALER-IS-DECLARER).  ``called`` are the contracts that this dealer has called before
    this deal, and ``doubled`` says how often each other player has doubled this dealer.
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
        size = len(record.pack) // record.players
        for number, hand in enumerate(record.hands):
            if hand is not None and len(hand) != size:
                raise RecordError(f"hands.{number}", len(hand), A_WHOLE_HAND, count=size, players=record.players)
        history = record.history
        return cls(
            record.players,
            record.dealer,
            Options.of(record.rules),
            record.hands,
            history.called,
            {seat: history.doubled.get(seat, 0) for seat in range(record.players) if seat != record.dealer},
            record.pack,
        )

    def seats(self) -> tuple[int, ...]:
        """The seats in turn, from the dealer's left to the dealer (B-TURN-CLOCKWISE)."""
        return tuple((self.dealer + 1 + number) % self.players for number in range(self.players))
