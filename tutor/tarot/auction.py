"""The auction, which decides the taker and the contract."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tutor.core.errors import RecordError, RefusedError
from tutor.core.message import N_, Facts
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.reading import one_of
from tutor.core.rule import Reason, Rule
from tutor.tarot import before_bidding, cut
from tutor.tarot.before_bidding import THROW_IN, throwing_in
from tutor.tarot.options import Options
from tutor.tarot.setting import CONTRACTS, Setting
from tutor.tarot.sources import WIKIPEDIA, fft

ORDER = Rule(
    "T-BID-ORDER",
    title=N_("Who bids when"),
    statement=N_(
        "The player on the dealer’s right speaks first, then each player to the right; the dealer speaks last."
    ),
    sources=(fft(7), WIKIPEDIA),
)
ONE_TURN = Rule(
    "T-BID-ONE-TURN",
    title=N_("Each player speaks once"),
    statement=N_(
        "Each player speaks once: a bid, or pass. Even where the auction goes on for several rounds, a pass is final."
    ),
    sources=(fft(),),
    differs=N_(
        "The federation lets each player speak only once; Wikipedia only says that a pass is final, which does not rule"
        " out several rounds."
    ),
    option="auction",
    allows=N_("You may always pass; you will not be asked again in this auction."),
    ask=N_("Does anybody have to bid, and will you be asked again?"),
)
LADDER = Rule(
    "T-BID-LADDER",
    title=N_("The four contracts"),
    statement=N_(
        "The contracts, from the lowest: prise (petite, or take), garde (guard), garde sans le chien (guard without the"
        " dog), garde contre le chien (guard against the dog)."
    ),
    sources=(fft(), WIKIPEDIA),
    allows=N_("Nobody has bid yet, so any contract may be bid."),
    ask=N_("Has anybody bid yet, and which contracts are there to choose from?"),
)
OVERCALL = Rule(
    "T-BID-OVERCALL",
    title=N_("A bid must be higher"),
    statement=N_("A bid must be higher than the highest bid so far."),
    sources=(fft(), WIKIPEDIA),
    allows=N_("This is higher than {highest:term}, the highest bid so far."),
    forbids=N_(
        "{by:Player} {by:you|have|has} bid {highest:term}: you must bid higher, or pass. Still possible: {allowed:or}."
    ),
    ask=N_("What is the highest bid so far, and is there anything above it?"),
)
CONTRE_CLOSES = Rule(
    "T-BID-CONTRE-CLOSES",
    title=N_("Nothing is higher than garde contre"),
    statement=N_("After garde contre the others can only pass, since there is no higher bid."),
    sources=(fft(), WIKIPEDIA),
    forbids=N_("{by:Player} {by:you|have|has} bid garde contre, the highest contract: you can only pass."),
    ask=OVERCALL.ask,
)
POUSSE = Rule(
    "T-BID-POUSSE",
    title=N_("Pousse, an old bid"),
    statement=N_(
        "Pousse used to come between prise and garde. Some tables still play it; it is played like prise and counts"
        " like it."
    ),
    sources=(WIKIPEDIA,),
    differs=N_("The federation has abolished the pousse; Wikipedia lists it and calls it unofficial."),
    option="pousse",
    forbids=N_("Pousse is an old bid that this table does not play. Still possible: {allowed:or}."),
    ask=N_("Does this table play every bid, or does it leave some of them out?"),
)
NO_PRISE = Rule(
    "T-BID-NO-PRISE",
    title=N_("Garde at least"),
    statement=N_("Some tables leave out the prise, and the pousse: garde is then the lowest bid."),
    sources=(WIKIPEDIA,),
    forbids=N_("At this table garde is the lowest bid. Still possible: {allowed:or}."),
    ask=N_("Which contracts does this table play, and which of them is the lowest?"),
)
ALL_PASS = Rule(
    "T-BID-ALL-PASS",
    title=N_("Everybody passes"),
    statement=N_("If everybody passes, nobody scores and the next player deals."),
    sources=(fft(), WIKIPEDIA),
)
TAKER = Rule(
    "T-BID-TAKER",
    title=N_("The taker"),
    statement=N_("The highest bidder is the taker, and plays against the others; at a table of five, with a partner."),
    sources=(fft(), WIKIPEDIA),
)

PASS = "pass"  # noqa: S105 - a bid
BIDS = (PASS, *CONTRACTS)
#: The bids that are not allowed where garde is the least (T-BID-NO-PRISE).
BELOW_GARDE = {"prise", "pousse"}

A_HIGHER_BID = N_("one of {names} ({rule})")
A_CONTRACT = N_("a contract that this table plays, one of {names} ({rule})")
A_HAND_KEPT = N_("a bid or pass: at this table no hand may be thrown in at this moment ({rule})")


@cache
def _contracts(*, pousse: bool, no_prise: bool) -> tuple[str, ...]:
    """The contracts that a table plays, from the lowest to the highest."""
    off = {"pousse"} if not pousse else set()
    off |= BELOW_GARDE if no_prise else set()
    return tuple(contract for contract in CONTRACTS if contract not in off)


def check_contract(contract: str, place: str, options: Options) -> None:
    """Check that a table plays a contract (T-BID-POUSSE, T-BID-NO-PRISE); raise ``RecordError``."""
    if rule := _unplayed(contract, options):
        raise RecordError(place, contract, A_CONTRACT, names=", ".join(contracts(options)), rule=rule.id)


def contracts(options: Options) -> tuple[str, ...]:
    """The contracts that a table plays, from the lowest to the highest."""
    return _contracts(pousse=options.pousse, no_prise=options.no_prise)


def _unplayed(bid: str, options: Options) -> Rule | None:
    """The rule by which a table does not play a contract; ``None`` if it does."""
    if bid == "pousse" and not options.pousse:
        return POUSSE
    return NO_PRISE if bid in BELOW_GARDE and options.no_prise else None


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction at one moment: the words of each seat, in order."""

    setting: Setting
    said: tuple[tuple[int, str], ...] = ()

    phase = "auction"

    @property
    def highest(self) -> tuple[int, str] | None:
        """The highest bid so far, as the seat and the bid; ``None`` before the first."""
        for said in reversed(self.said):
            if said[1] in CONTRACTS:
                return said
        return None

    @property
    def turn(self) -> int | None:
        """The seat to speak, in turn (T-BID-ORDER); nobody's when the auction is over."""
        if self.thrown_in is not None:
            return None
        if self.setting.options.auction == "multi":
            return next(self._rounds(), None)
        spoken, players = len(self.said), self.setting.players
        return (self.setting.first + spoken) % players if spoken < players else None

    @property
    def thrown_in(self) -> int | None:
        """The seat that has thrown the hand in (T-DEAL-HOUSE-MALDONNE); ``None`` if nobody has."""
        return self.said[-1][0] if self.said and self.said[-1][1] == THROW_IN else None

    def _rounds(self) -> Iterator[int]:
        """The seats that may still speak where the auction goes on until all others have passed."""
        passed = {seat for seat, bid in self.said if bid == PASS}
        holder = self.highest[0] if self.highest else None
        start = self.said[-1][0] + 1 if self.said else self.setting.first
        turns = ((start + number) % self.setting.players for number in range(self.setting.players))
        return (seat for seat in turns if seat not in passed and seat != holder)

    def obligation(self) -> Obligation[str]:
        """The rulings on what the player to speak may say."""
        legal = self._bids()
        for ruling in self._throwing_in():
            legal += ruling.moves if ruling.legal else ()
        return Obligation.decided(legal, self._rulings, legal)

    def _rulings(self, legal: list[str]) -> Iterator[Ruling[str]]:
        facts: Facts = {"allowed": tuple(legal), **self._facts()}
        yield allow([PASS], Reason(ONE_TURN, facts))
        yield allow([bid for bid in legal if bid in CONTRACTS], Reason(OVERCALL if self.highest else LADDER, facts))
        for bid in CONTRACTS:
            if bid not in legal:
                yield self._refusal(bid, facts)
        yield from self._throwing_in()

    def after(self, move: str) -> Auction:
        """The auction after one more word; raise ``RefusedError`` if it may not be said."""
        turn = self.turn
        if turn is None:
            raise ValueError(move)
        if move == THROW_IN:
            if not self._may_throw_in:
                raise RefusedError(A_HAND_KEPT, rule=before_bidding.HOUSE_MALDONNE.id)
        elif move not in self._bids():
            duty = self.obligation()
            raise RefusedError(A_HIGHER_BID, names=", ".join(duty.legal()), rule=duty.verdict(move).rule.id)
        return Auction(self.setting, (*self.said, (turn, move)))

    @staticmethod
    def read(text: str, place: str) -> str:
        """Read a bid; raise ``RecordError``."""
        return THROW_IN if text == THROW_IN else one_of(text, place, BIDS)

    def _throwing_in(self) -> list[Ruling[str]]:
        """The ruling on throwing the hand in: with a known hand, and before one's first word."""
        turn = self.turn if self._is_early else None
        hand = None if turn is None else self.setting.hands[turn]
        return [] if hand is None else [throwing_in(hand, self.setting.options)]

    @property
    def _is_barred(self) -> bool:
        """Whether the player to speak deals again after a misdeal and may not bid (T-DEAL-MISDEAL)."""
        barred = self.setting.barred
        return barred is not None and barred == self.turn

    @property
    def _is_early(self) -> bool:
        """Whether the player to speak has not spoken yet, at a table where poor hands are thrown in."""
        return self.setting.options.maldonne and self.turn not in {seat for seat, _ in self.said}

    @property
    def _may_throw_in(self) -> bool:
        """Whether the hand may be thrown in; of a hand that is not known, whether it could be."""
        turn = self.turn
        unknown = turn is not None and self.setting.hands[turn] is None
        return self._is_early if unknown else any(ruling.legal for ruling in self._throwing_in())

    def _facts(self) -> Facts:
        return {"by": self.highest[0], "highest": self.highest[1]} if self.highest else {}

    def _bids(self) -> list[str]:
        """A pass, and the contracts that may be bid."""
        options = self.setting.options
        if self._is_barred:
            return [PASS]
        contracts, highest = _contracts(pousse=options.pousse, no_prise=options.no_prise), self.highest
        return [PASS, *(contracts[contracts.index(highest[1]) + 1 :] if highest else contracts)]

    def _refusal(self, bid: str, facts: Facts) -> Ruling[str]:
        if rule := _unplayed(bid, self.setting.options):
            return forbid([bid], Reason(rule, facts))
        if self._is_barred:
            return forbid([bid], Reason(cut.MISDEAL, facts))
        closed = self.highest is not None and self.highest[1] == CONTRACTS[-1]
        return forbid([bid], Reason(CONTRE_CLOSES if closed else OVERCALL, facts))
