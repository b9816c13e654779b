"""An auction of Tarot from its first call to its last, in which one of the calls was not allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.message import N_, Facts
from tutor.core.rule import Rule
from tutor.tarot.auction import CONTRE_CLOSES, ONE_TURN, OVERCALL, PASS, Auction
from tutor.tarot.options import Options
from tutor.tarot.setting import FIVE, FOUR, Setting
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.audit.family import AUDIT
from tutor.teach.kinds.audit.lines import Found, audit_of
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Chair, Saying
from tutor.teach.tarot.finished import CONTRACTS

ONE_IS_WRONG = N_("This is an auction from its first call to its last. One of the calls was not allowed: which?")
DEALT = N_("A table of {players}. {dealer:Player} {dealer:you|have|has} dealt.")
SAYS_BID, SAYS_PASS = N_("{by:Player} {by:you|bid|bids} {bid:term}"), N_("{by:Player} {by:you|pass|passes}")
MAY_PASS = N_("Everybody may pass, whatever has been bid.")
FIRST_BID = N_("Nobody had bid before, so any contract would do.")
HIGHER = N_("It is higher than {highest:term}, the highest bid before it.")
SAME = N_("The highest bid was {highest:term} already, and the same again is not enough: a bid must be higher.")
LOWER = N_("The highest bid was {highest:term} already, and this is lower.")
AFTER_CONTRE = N_("Nothing is higher than garde contre: after it the others can only pass.")
SPOKEN_ALREADY = N_("{by:Player} {by:you|have|has} spoken already, and each player speaks only once.")
COMPARE = N_(
    "{by:Player} {by:you|make|makes} the first bid, {bid:term}, and {last:player} the last one, {top:term}. Does every"
    " bid go higher, and does everybody speak only once?"
)
#: The chance that somebody bids who may, and that the wrong call is a second one.
BIDS = TWICE = 0.5


class Call(NamedTuple):
    """Something that a seat has said, and the auction before it; one that was not allowed counts as a pass."""

    at: Auction
    seat: int
    bid: str

    @property
    def line(self) -> Saying:
        """The call in words."""
        return Saying(None, ((SAYS_PASS if self.bid == PASS else SAYS_BID, {"by": self.seat, "bid": self.bid}),))

    def found(self, judge: Judge) -> Found:
        """Whether a judge forbids it: as a bid, or because everybody has spoken."""
        if self.at.turn is None:
            return Found(wrong=True, says=Saying.plain(SPOKEN_ALREADY, ONE_TURN, by=self.seat))
        ruled = judge.obligation(self.at).verdict(self.bid)
        return Found(not ruled.legal, self._says(ruled.rule))

    def _says(self, rule: Rule) -> Saying:
        """The reason why it is allowed by a rule, or forbidden."""
        if self.bid == PASS:
            return Saying.plain(MAY_PASS, rule)
        if self.at.highest is None:
            return Saying.plain(FIRST_BID, rule)
        if rule is CONTRE_CLOSES:
            return Saying.plain(AFTER_CONTRE, rule)
        highest = self.at.highest[1]
        above = CONTRACTS.index(self.bid) - CONTRACTS.index(highest)
        return Saying.plain(HIGHER if above > 0 else LOWER if above else SAME, rule, highest=highest)


@kind(AUDIT, OVERCALL, CONTRE_CLOSES, ONE_TURN)
def wrong_call(draw: Draw) -> Posed | None:
    """Four players and a bid that is too low; one that is nearly enough; five, and perhaps one who speaks twice."""
    players = draw.of(FOUR, FOUR, FIVE)
    setting = Setting(players, draw.rng.randrange(players), Options(), (None,) * players)
    chair = Chair(draw.rng.randrange(players), players, clockwise=False)
    twice = draw.level == LEVELS[-1] and draw.rng.random() < TWICE
    calls = _calls(Auction(setting), draw, players if twice else draw.rng.randrange(1, players))
    if calls is None:
        return None
    title = Saying(None, ((DEALT, {"players": players, "dealer": setting.dealer}),), chair)
    board = Notes((), {"players": players, "dealer": setting.dealer, "seat": chair.seat}, title)
    offers = tuple(
        Offer(f"{number}-{call.bid}", call.line._replace(chair=chair)) for number, call in enumerate(calls, 1)
    )

    def judged(judge: Judge) -> Iterator[Found]:
        for call in calls:
            wrong, says = call.found(judge)
            yield Found(wrong, says._replace(chair=chair))

    rule = next(says.rule for wrong, says in (call.found(RULES) for call in calls) if wrong)
    first, *_, last = (call for call in calls if call.bid != PASS)
    bids: Facts = {"by": first.seat, "bid": first.bid, "last": last.seat, "top": last.bid}
    nudge = Saying(None, ((COMPARE, bids),), chair)
    return audit_of(Asked((board,), ONE_IS_WRONG, offers), judged, Hints.of(nudge, rule or OVERCALL))


def _calls(at: Auction, draw: Draw, wrong: int) -> list[Call] | None:
    """The calls of an auction; the ``wrong`` one is too low, or comes when everybody has spoken."""
    calls: list[Call] = []
    while at.turn is not None:
        bid = _too_low(at, draw) if len(calls) == wrong else _allowed(at, draw)
        if bid is None:
            return None
        calls.append(Call(at, at.turn, bid))
        at = at.after(PASS if len(calls) == wrong + 1 else bid)
    if wrong == len(calls):
        if at.highest is None or at.highest[1] == CONTRACTS[-1]:
            return None
        seat = draw.rng.choice([seat for seat, bid in at.said if bid == PASS])
        calls.append(Call(at, seat, CONTRACTS[CONTRACTS.index(at.highest[1]) + 1]))
    return calls


def _allowed(at: Auction, draw: Draw) -> str:
    """One of the lowest bids that are still allowed, or a pass."""
    legal = [bid for bid in CONTRACTS if at.obligation().verdict(bid).legal]
    return draw.rng.choice(legal[:2]) if legal and draw.rng.random() < BIDS else PASS


def _too_low(at: Auction, draw: Draw) -> str | None:
    """A bid that is not allowed, if there is one: soon seen at first, then the highest of them, which tempts more."""
    refused = [bid for bid in CONTRACTS if not at.obligation().verdict(bid).legal]
    near = draw.of(refused[:-1], refused[-1:], refused[-1:])
    return draw.rng.choice(near) if near else None
