"""The steps before the deal: the shuffle and the cut; and the next dealer, or the same again."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tutor.core.cards import TAROT, Card
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, allow, forbid
from tutor.core.reading import A_WHOLE_PACK
from tutor.core.rule import Reason, Rule
from tutor.tarot.options import Options
from tutor.tarot.setting import Setting
from tutor.tarot.sources import WIKIBOOKS, WIKIPEDIA, fft

SHUFFLE = Rule(
    "T-DEAL-SHUFFLE",
    title=N_("Shuffle before every deal"),
    statement=N_(
        "The player opposite the dealer shuffles before every deal. With three or five players no source says who does:"
        " the tutor leaves it to a player of the dealer’s choice. Some tables do not shuffle, so that more hands are"
        " worth a bid: the cards are only gathered and cut."
    ),
    sources=(fft(5), WIKIPEDIA, WIKIBOOKS),
    note=N_("The pack has been shuffled."),
    differs=N_(
        "By the federation’s rules the pack is shuffled before every deal; by Wikipedia’s, and by older rules, it is"
        " only gathered and cut."
    ),
    option="shuffle",
)
#: Said of a table where nobody shuffles.
COLLECTED = N_("At this table the pack is only gathered: nothing but the cut mixes it.")
CUT = Rule(
    "T-DEAL-CUT",
    title=N_("The dealer’s left neighbour cuts"),
    statement=N_("The player on the dealer’s left cuts the pack before it is dealt."),
    sources=(fft(5), WIKIPEDIA),
    allows=N_("Both parts of the cut hold more than three cards."),
    ask=N_("Who cuts the pack, and where may it be lifted?"),
)
CUT_MIN = Rule(
    "T-DEAL-CUT-MIN",
    title=N_("More than three cards in each part of the cut"),
    statement=N_("Each part of the cut must hold more than three cards."),
    sources=(fft(5),),
    forbids=N_("Each part of the cut must hold more than three cards: lift at least {first} and at most {last}."),
    ask=N_("How many cards would there be in the smaller part of the cut?"),
)
ROTATE = Rule(
    "T-DEAL-ROTATE",
    title=N_("The next dealer"),
    statement=N_("After every deal the player on the dealer’s right deals, even if the deal was void or nobody bid."),
    sources=(fft(5), WIKIPEDIA),
    line=N_("{seat:player} {seat:you|deal|deals} next"),
)
MISDEAL = Rule(
    "T-DEAL-MISDEAL",
    title=N_("A misdeal is dealt again"),
    statement=N_(
        "After any fault in dealing the hands go back unseen and the same dealer deals again. By the federation’s rules"
        " this dealer may not bid then; other tables let the dealer bid."
    ),
    sources=(fft(5), WIKIPEDIA),
    forbids=N_("You deal again after your own misdeal, so you may not bid: you can only pass."),
    line=N_("A misdeal: the same dealer deals again."),
    ask=N_("Is the deal being dealt again, and if so, whose mistake was it?"),
    differs=N_(
        "After a misdeal, by the federation’s rules, the same dealer deals again and may not bid; by Wikipedia’s it is"
        " the same dealer or the next one, and nobody is barred."
    ),
    option="dealer_barred",
)
#: Said of a table where the dealer is then barred from the auction.
BARRED = N_("A misdeal: the same dealer deals again, and may not bid.")

#: The fewest cards in a part of the cut (T-DEAL-CUT-MIN).
LEAST = 4
PREFIX = "cut "

A_CUT = N_("a number of cards to lift, from {first} to {last} ({rule})")
A_CUT_MOVE = N_("a cut such as {example}, with the number of cards lifted")


@dataclass(frozen=True, slots=True)
class Cutting:
    """The cut: the pack as it lies before the dealer's left neighbour, the first card on top.

    ``drawn`` are the reasons by which the draw has named the dealer, if there was one, and ``lifted`` how many cards
    have been lifted.
    """

    setting: Setting
    pack: tuple[Card, ...]
    drawn: tuple[Reason, ...] = ()
    lifted: int | None = None

    phase = "cut"

    @property
    def turn(self) -> int | None:
        """The dealer's left neighbour, until the pack is cut (T-DEAL-CUT)."""
        return cutter(self.setting.players, self.setting.dealer) if self.lifted is None else None

    @property
    def result(self) -> tuple[Card, ...]:
        """The pack after the cut."""
        return self.pack if self.lifted is None else cut(self.pack, self.lifted)

    def obligation(self) -> Obligation[str]:
        """The rulings on the number of cards to be lifted."""
        shuffle = Reason(SHUFFLE, {}, says=COLLECTED if self.setting.options.shuffle == "soft" else None)
        return cuts(*self.drawn, shuffle)

    def after(self, move: str) -> Cutting:
        """The pack cut; raise ``RefusedError`` if a part of the cut is too small."""
        lifted = int(move.removeprefix(PREFIX))
        cut(self.pack, lifted)
        return replace(self, lifted=lifted)

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read a cut; raise ``RecordError``."""
        number = text.removeprefix(PREFIX)
        if not text.startswith(PREFIX) or number not in map(str, range(1, len(TAROT))):
            raise RecordError(place, text, A_CUT_MOVE, example=PREFIX + "31")
        return text


def next_dealer(players: int, dealer: int) -> int:
    """The seat that deals after ``dealer``, whatever became of the deal (T-DEAL-ROTATE)."""
    return (dealer + 1) % players


def misdeal(dealer: int, options: Options) -> Reason:
    """The reason why a fault ends the deal: the same dealer deals again, and perhaps may not bid (T-DEAL-MISDEAL)."""
    return Reason(MISDEAL, {"seat": dealer}, says=BARRED if options.dealer_barred else None)


def cutter(players: int, dealer: int) -> int:
    """The seat that cuts: the dealer's left neighbour, who is the dealer before (T-DEAL-CUT)."""
    return (dealer - 1) % players


def collect(*piles: Iterable[Card]) -> tuple[Card, ...]:
    """Lay the piles of a finished deal together, the first on top; raise ``RefusedError`` if cards are missing."""
    pack = tuple(card for pile in piles for card in pile)
    if not is_whole(pack):
        raise RefusedError(A_WHOLE_PACK, count=len(TAROT))
    return pack


def shuffled(pack: Sequence[Card], options: Options, rng: random.Random) -> tuple[Card, ...]:
    """The pack before the cut: shuffled, or just as it was collected (T-DEAL-SHUFFLE)."""
    return tuple(pack) if options.shuffle == "soft" else tuple(rng.sample(pack, len(pack)))


def cuts(*notes: Reason) -> Obligation[str]:
    """The rulings on the number of cards of the pack that are lifted in the cut."""
    first, last = LEAST, len(TAROT) - LEAST
    facts: Facts = {"first": first, "last": last}
    few = [top for top in range(1, len(TAROT)) if not first <= top <= last]
    return Obligation(
        allow(_moves(range(first, last + 1)), Reason(CUT, facts), notes=notes),
        forbid(_moves(few), Reason(CUT, facts), Reason(CUT_MIN, facts)),
    )


def cut(pack: Sequence[Card], at: int) -> tuple[Card, ...]:
    """The pack after the cut: the ``at`` cards on top go below the others; raise ``RefusedError``."""
    if not LEAST <= at <= len(pack) - LEAST:
        raise RefusedError(A_CUT, first=LEAST, last=len(pack) - LEAST, rule=CUT_MIN.id)
    return (*pack[at:], *pack[:at])


def is_whole(pack: Sequence[Card]) -> bool:
    """Whether these are all the cards of the pack, each once."""
    return len(pack) == len(TAROT) and TAROT.set(pack) == TAROT.all


def next_pack(piles: Iterable[Iterable[Card]], options: Options, rng: random.Random, at: int) -> tuple[Card, ...]:
    """The pack for the next deal: the piles of the last one collected, shuffled if the table shuffles, and cut."""
    return cut(shuffled(collect(*piles), options, rng), at)


def _moves(numbers: Iterable[int]) -> list[str]:
    return [f"{PREFIX}{number}" for number in numbers]
