"""The doubling: bets between pairs of players, each speaking in turn, the dealer last."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations

from tutor.barbu import compulsory
from tutor.barbu.bets import NO_BETS, Bets
from tutor.barbu.compulsory import SETTLED, Debt
from tutor.barbu.contracts.contract import Contract
from tutor.barbu.redoubling import Redoubler
from tutor.barbu.setting import Setting
from tutor.barbu.sources import PAGAT, PARLETT, WIKIPEDIA
from tutor.barbu.targets import DOUBLE, FLANK, MAX, PASS, Speaker
from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.reading import A_SEAT
from tutor.core.rule import Reason, Rule

WHEN = Rule(
    "B-DBL-WHEN",
    title=N_("Doubling comes before the play"),
    statement=N_("Players double after the contract is called and before the first card is played."),
    sources=(WIKIPEDIA,),
)
ORDER = Rule(
    "B-DBL-ORDER",
    title=N_("Who doubles when"),
    statement=N_("The player on the dealer’s left speaks first, then each player to the left; the dealer speaks last."),
    sources=(WIKIPEDIA, PARLETT, PAGAT),
)

#: The seats as a double may write them; other digits, and other ways to write a number, are refused.
SEATS = ("0", "1", "2", "3")

A_DOUBLING_TURN = N_("one of {names}; a double may name several seats")
ALLOWED_HERE = N_("something that may be said here, such as {names} ({rule})")


@dataclass(frozen=True)
class Doubling:
    """The doubling of a contract at one moment: the words of each seat, in order, and the bets made by them."""

    setting: Setting
    contract: Contract
    said: tuple[tuple[int, str], ...] = ()
    bets: Bets = NO_BETS

    phase = "doubling"

    @property
    def turn(self) -> int | None:
        """The seat to speak, in turn (B-DBL-ORDER); nobody's when the doubling is over."""
        seats = self.setting.seats
        if not self._late:
            return seats[len(self.said)]
        if not self.setting.options.late_redouble:
            return None
        again = {speaker for speaker, _ in self.said[len(seats) :]}
        return next((at for at in seats[:-1] if at not in again and self.bets.received(at)), None)

    @cached_property
    def speaker(self) -> Speaker:
        """The player to speak; raise ``ValueError`` when the doubling is over."""
        turn = self.turn
        if turn is None:
            raise ValueError(turn)
        kind = Redoubler if self._late or turn == self.setting.dealer else Speaker
        return kind(
            turn,
            self.setting.seats,
            self.setting.options,
            self.contract.positive,
            self.bets.received(turn),
            self.bets.redoubled(turn),
            self._late,
        )

    def obligation(self) -> Obligation[str]:
        """The rulings on what the player to speak may say: pass, double any one or two of the others, or all three."""
        speaker = self.speaker
        legal = _allowed(speaker)
        if self.owing(speaker).due:
            legal = tuple(move for move in legal if speaker.dealer in speaker.names(move))
        return Obligation.decided(legal, self._rulings)

    def _rulings(self) -> list[Ruling[str]]:
        return _joined(map(self.ruling, _moves(self.speaker.seats, self.speaker.seat)))

    def ruling(self, move: str) -> Ruling[str]:
        """The ruling on anything that the player to speak might say, several players at once included."""
        speaker, dealer = self.speaker, self.setting.dealer
        ruling, debt = speaker.ruling(move), self.owing(speaker)
        if not ruling.legal or not debt.owed:
            return ruling
        facts: Facts = {"dealer": dealer, "done": debt.done, "left": debt.left}
        counts = dealer in speaker.names(move)
        if not debt.due:
            return ruling if counts else ruling._replace(notes=(Reason(compulsory.TWICE, facts),))
        chain = Reason(compulsory.TWICE, facts), Reason(compulsory.FORCED, facts)
        return allow([move], *ruling.chain, *chain) if counts else forbid([move], *chain)

    def owing(self, speaker: Speaker) -> Debt:
        """The doubles that the player to speak owes; a dealer, or somebody who has had their turn, owes none."""
        return SETTLED if speaker.is_dealer or speaker.late else self.debt(speaker.seat)

    def debt(self, seat: int) -> Debt:
        """The compulsory doubles that a seat owed this dealer before this deal."""
        return Debt(self.setting.doubled.get(seat, 0), len(self.setting.left) - 1)

    def after(self, move: str) -> Doubling:
        """The doubling after one more turn; raise ``RefusedError`` if that may not be said."""
        speaker = self.speaker
        if not self._may_say(speaker, move):
            names = ", ".join(self.obligation().legal())
            raise RefusedError(ALLOWED_HERE, names=names, rule=self.ruling(move).rule.id)
        bets = self.bets.after(speaker.seat, speaker.names(move))
        return Doubling(self.setting, self.contract, (*self.said, (speaker.seat, move)), bets)

    def _may_say(self, speaker: Speaker, move: str) -> bool:
        """Whether a move is allowed, be it among the usual ones or not."""
        allowed = move in _allowed(speaker) or speaker.judged(move)[0]
        return allowed and (speaker.dealer in speaker.names(move) or not self.owing(speaker).due)

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read what somebody says in the doubling; raise ``RecordError``."""
        if text in {PASS, MAX, FLANK}:
            return text
        word, *named = text.split(" ")
        if word != DOUBLE or not named:
            raise RecordError(place, text, A_DOUBLING_TURN, names=", ".join((PASS, f"{DOUBLE} 0", MAX, FLANK)))
        for name in named:
            if name not in SEATS:
                raise RecordError(place, name, A_SEAT, last=len(SEATS) - 1)
        return text

    @property
    def _late(self) -> bool:
        """Whether everybody has had their turn."""
        return len(self.said) >= len(self.setting.seats)


@cache
def _allowed(speaker: Speaker) -> tuple[str, ...]:
    """The moves that a player may make, but for the compulsory doubles: found once for all turns that are alike."""
    return tuple(move for move in _moves(speaker.seats, speaker.seat) if speaker.judged(move)[0])


@cache
def _moves(seats: tuple[int, ...], speaker: int) -> tuple[str, ...]:
    """All moves, legal or not; two players are named in the order of their seats, unless they are the flanks."""
    dealer = seats[-1]
    others = [other for other in sorted(seats) if other != speaker]
    pairs = (pair for pair in combinations(others, 2) if speaker == dealer or dealer in pair)
    named = [(other,) for other in sorted(seats)] + list(pairs)
    return (PASS, *(" ".join((DOUBLE, *map(str, those))) for those in named), MAX, FLANK)


def _joined(rulings: Iterable[Ruling[str]]) -> list[Ruling[str]]:
    """The rulings, those that say the same joined into one."""
    joined: list[Ruling[str]] = []
    for ruling in rulings:
        alike = [number for number, other in enumerate(joined) if other[1:] == ruling[1:]]
        if alike:
            joined[alike[0]] = ruling._replace(moves=(*joined[alike[0]].moves, *ruling.moves))
        else:
            joined.append(ruling)
    return joined
