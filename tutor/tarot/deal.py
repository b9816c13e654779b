"""The deal: the dealer gives out packets and lays the dog, a card at a time.

A move is a ``packet`` to the next player or a card to the ``dog``.  What may not be done at once, and what would leave
no way to lay the rest of the dog, is forbidden by the rule that is, or would be, broken.  A ``misdeal`` is no choice of
the dealer's and so no candidate, but a record may say that one happened; it ends the deal.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.core.cards import TAROT, Card, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.reading import A_WHOLE_PACK, one_of
from tutor.core.rule import Reason, Rule
from tutor.tarot.cut import LEAST, collect, is_whole, next_pack
from tutor.tarot.setting import HAND_SIZES, Setting, dog_size
from tutor.tarot.sources import JEUX_DE_CARTES, WIKIPEDIA, fft

SIZES = Rule(
    "T-DECK-HAND-SIZES",
    title=N_("How many cards everybody gets"),
    statement=N_(
        "With four players everybody gets 18 cards and the dog 6; with three, 24 and the dog 6; with five, 15 and the"
        " dog 3."
    ),
    sources=(fft(5), fft(15), fft(16), WIKIPEDIA),
    forbids=N_("The dog has all its {count} cards already."),
    note=N_(
        "The dog still needs {missing} {missing:n|card|cards} and only {packets} {packets:n|packet is|packets are} left"
        " to deal, so a card must go to the dog now."
    ),
    ask=N_("How many cards does the dog get at this table, and how many has it so far?"),
)
PACKETS = Rule(
    "T-DEAL-PACKETS",
    title=N_("Cards are dealt in packets"),
    statement=N_(
        "The dealer gives out packets of three cards, the player on the right first and the dealer last, round and"
        " round. With three players the packets are of four cards, or of three where the table prefers it."
    ),
    sources=(fft(5), fft(15), WIKIPEDIA),
    differs=N_(
        "With three players the federation deals packets of four cards, Wikipedia packets of three; with four or five"
        " they agree on three."
    ),
    option="packet",
    allows=N_("The next {count} cards are for {seat:player}."),
    ask=N_("Who gets the next cards, and how many make a packet at this table?"),
)
DOG_SINGLE = Rule(
    "T-DEAL-DOG-SINGLE",
    title=N_("The dog, a card at a time"),
    statement=N_(
        "The dealer lays the cards of the dog (chien; in other games the kitty or talon) one by one during the deal,"
        " whenever the rules allow it."
    ),
    sources=(fft(5), WIKIPEDIA),
    allows=N_("A card may go to the dog now; it has {laid} of its {count} so far."),
    ask=SIZES.ask,
)
DOG_NOT_ENDS = Rule(
    "T-DEAL-DOG-NOT-ENDS",
    title=N_("Neither the first nor the last card"),
    statement=N_("Neither the first nor the last card of the pack may go to the dog."),
    sources=(fft(5), WIKIPEDIA),
    forbids=N_("The first card of the pack may not go to the dog, nor may the last."),
    ask=N_("How far are you from the first card of the pack, and how far from the last?"),
)
DOG_NOT_CONSECUTIVE = Rule(
    "T-DEAL-DOG-NOT-CONSECUTIVE",
    title=N_("Never two cards running"),
    statement=N_("Two successive cards of the pack may not both go to the dog."),
    sources=(WIKIPEDIA, JEUX_DE_CARTES),
    differs=N_(
        "The federation only keeps the first and the last card of the pack out of the dog; Wikipedia also forbids two"
        " cards running and a card from inside a packet, and so does this tutor."
    ),
    forbids=N_("Two cards running may not go to the dog: a packet must come between them."),
    ask=N_("What must come between two cards of the dog, and are there enough?"),
)
DOG_NOT_MID_PACKET = Rule(
    "T-DEAL-DOG-NOT-MID-PACKET",
    title=N_("Never from inside a packet"),
    statement=N_(
        "A card for the dog may not come from inside a packet. Here a packet is dealt in one move, so a card for the"
        " dog always comes between two packets."
    ),
    sources=(WIKIPEDIA,),
    note=N_("It comes between two packets, never from inside one."),
)
DOG_SHOW_COUNT = Rule(
    "T-DEAL-DOG-SHOW-COUNT",
    title=N_("The dealer shows that the dog is complete"),
    statement=N_(
        "When all is dealt the dealer shows that the dog has the right number of cards; nobody picks up a card before"
        " that."
    ),
    sources=(fft(5),),
    note=N_("Then show that the dog has {count} cards, before anybody picks up a hand."),
)

PACKET, DOG, MISDEALT = "packet", "dog", "misdeal"
MOVES = (PACKET, DOG)
#: Cards in a packet, unless three players have agreed otherwise.
USUAL_PACKET, THREE = 3, 3

AN_ALLOWED_MOVE = N_("one of {names} ({rule})")
NO_MORE = N_("the auction: all cards have been dealt")


class Dealt(NamedTuple):
    """The cards as dealt: a hand for each seat, and the dog."""

    hands: tuple[Cards, ...]
    dog: Cards


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deal at one moment: the pack as it lies, the first card on top, and the dealer's moves so far."""

    setting: Setting
    pack: tuple[Card, ...]
    moves: tuple[str, ...] = ()

    phase = "deal"

    @classmethod
    def begin(cls, setting: Setting, pack: Sequence[Card]) -> Dealing:
        """The deal before its first card; raise ``RecordError`` if the pack is not whole."""
        if not is_whole(pack):
            raise RecordError("pack", len(set(pack)), A_WHOLE_PACK, count=len(TAROT))
        return cls(setting, tuple(pack))

    @property
    def turn(self) -> int:
        """The dealer, who makes all moves of the deal."""
        return self.setting.dealer

    @property
    def players(self) -> int:
        """The size of the table."""
        return self.setting.players

    @property
    def packet(self) -> int:
        """The number of cards in a packet (T-DEAL-PACKETS)."""
        return self.setting.options.packet if self.players == THREE else USUAL_PACKET

    @property
    def seat(self) -> int:
        """The seat that gets the next packet: first the player on the dealer's right, the dealer last."""
        return (self.setting.first + self.moves.count(PACKET)) % self.players

    @property
    def packets(self) -> int:
        """The number of packets still to be dealt."""
        return self.players * HAND_SIZES[self.players] // self.packet - self.moves.count(PACKET)

    @property
    def missing(self) -> int:
        """The number of cards still missing from the dog."""
        return dog_size(self.players) - self.moves.count(DOG)

    @property
    def misdealt(self) -> bool:
        """Whether the dealer has made a fault, so that the deal is void (T-DEAL-MISDEAL)."""
        return self.moves[-1:] == (MISDEALT,)

    @property
    def complete(self) -> bool:
        """Whether all cards have been dealt."""
        return not (self.packets or self.missing)

    @property
    def dealt(self) -> Dealt:
        """The hands and the dog as far as they have been dealt."""
        hands, dog = [TAROT.none] * self.players, TAROT.none
        seat, at = self.setting.first, 0
        for move in self.moves:
            end = at + (self.packet if move == PACKET else 1)
            cards, at = TAROT.set(self.pack[at:end]), end
            if move == PACKET:
                hands[seat] |= cards
                seat = (seat + 1) % self.players
            else:
                dog |= cards
        return Dealt(tuple(hands), dog)

    @property
    def result(self) -> Dealt:
        """The hands and the dog of the complete deal; raise ``ValueError`` before."""
        if not self.complete:
            raise ValueError(self)
        return self.dealt

    def obligation(self) -> Obligation[str]:
        """The rulings on the dealer's next move; without any when all is dealt."""
        return Obligation() if self.complete else Obligation(self._packet(), self._dog())

    def after(self, move: str) -> Dealing:
        """The deal after one more move; raise ``RefusedError`` if it may not be made."""
        if self.complete:
            raise RefusedError(NO_MORE)
        duty = self.obligation()
        if move != MISDEALT and move not in duty:
            raise RefusedError(AN_ALLOWED_MOVE, names=", ".join(duty.legal()), rule=duty.verdict(move).rule.id)
        return replace(self, moves=(*self.moves, move))

    def completed(self, rng: random.Random) -> Dealt:
        """The hands and the dog when the dealer has dealt on and laid the dog at random (T-DEAL-DOG-SINGLE).

        Every way to lay it that the rules leave is equally likely.
        """
        at, packets = self, self.packets
        laying = rng.sample(range(1, packets), at.missing)
        for number in range(1, packets + 1):
            at = at.after(PACKET)
            at = at.after(DOG) if number in laying else at
        return at.result

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read a move of the deal; raise ``RecordError``."""
        return MISDEALT if text == MISDEALT else one_of(text, place, MOVES)

    def _packet(self) -> Ruling[str]:
        """The ruling on a packet: it must leave a packet behind each card that the dog still needs."""
        if self.missing < self.packets:
            shown = (Reason(DOG_SHOW_COUNT, {"count": dog_size(self.players)}),) if self.packets == 1 else ()
            facts: Facts = {"count": self.packet, "seat": self.seat}
            return allow((PACKET,), Reason(PACKETS, facts, disputed=self.players == THREE), notes=shown)
        rules = (DOG_NOT_ENDS, DOG_NOT_CONSECUTIVE) if self.missing > 1 else (DOG_NOT_ENDS,)
        return forbid((PACKET,), *(Reason(rule, self._left()) for rule in rules), notes=self._forced())

    def _dog(self) -> Ruling[str]:
        """The ruling on a card for the dog."""
        if not self.missing:
            return forbid((DOG,), Reason(SIZES, {"count": dog_size(self.players)}))
        if not self.moves:
            return forbid((DOG,), Reason(DOG_NOT_ENDS, self._left()))
        if self.moves[-1] == DOG:
            return forbid((DOG,), Reason(DOG_NOT_CONSECUTIVE, self._left()))
        laid = Reason(DOG_SINGLE, {"laid": self.moves.count(DOG), "count": dog_size(self.players)})
        return allow((DOG,), laid, notes=(Reason(DOG_NOT_MID_PACKET, {}), *self._forced()))

    def _left(self) -> Facts:
        return {"packets": self.packets, "missing": self.missing}

    def _forced(self) -> tuple[Reason, ...]:
        """The note that the dog can wait no longer, when it cannot."""
        return (Reason(SIZES, self._left()),) if self.missing == self.packets else ()


def dealt_softly(gathered: Sequence[Card], setting: Setting, rng: random.Random) -> Dealt:
    """The hands and the dog when a gathered pack is not shuffled but cut, and dealt in packets (T-DEAL-SHUFFLE).

    The cut is at any card that the rules leave.
    """
    at = rng.randint(LEAST, len(TAROT) - LEAST)
    return Dealing.begin(setting, next_pack((gathered,), setting.options, rng, at)).completed(rng)


def unplayed(dealt: Dealt, first: int) -> tuple[Card, ...]:
    """The order of the cards after a deal that nobody has played: the hands from that of ``first`` on, then the dog."""
    return collect(*dealt.hands[first:], *dealt.hands[:first], dealt.dog)
