"""Moves around the play: where the pack is cut, what is dealt next, which contract is called."""

from __future__ import annotations

from tutor.barbu.call import ONCE, Call
from tutor.barbu.contracts import SEVEN
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.core.message import N_, Fact
from tutor.core.obligation import Obligation
from tutor.tarot.cut import CUT, CUT_MIN
from tutor.tarot.deal import DOG, DOG_NOT_CONSECUTIVE, DOG_NOT_ENDS, DOG_SINGLE, PACKET, PACKETS, Dealing
from tutor.tarot.setting import dog_size
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.may.family import MAY
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Chair, Saying
from tutor.teach.tarot.dealing import AT_TABLES, dealt, told, undealt

# The cut

WHERE_TO_CUT = N_("You cut the pack of 78 cards. How many cards may you lift? Mark every number that is allowed.")
HOW_MANY_REMAIN = N_(
    "If you lifted {few} {few:n|card|cards}, how many would there be in the smaller part? And if you lifted {many}?"
)
LIFT = N_("{count} {count:n|card|cards}", "to be lifted in the cut")
#: Numbers near the ends of the pack, and others.
NEAR, FAR = (1, 2, 3, 4, 5, 73, 74, 75, 76, 77), range(6, 73)


@kind(MAY, CUT, CUT_MIN)
def where_to_cut(draw: Draw) -> Posed:
    """Some numbers near the ends of the pack and some in the middle, more of the former from level to level."""
    numbers = sorted(draw.rng.sample(NEAR, draw.of(2, 3, 4)) + draw.rng.sample(FAR, draw.of(3, 2, 1)))
    offers = tuple(Offer(f"cut-{number}", Saying.plain(LIFT, count=number)) for number in numbers)

    def verdicts(judge: Judge) -> Verdicts:
        duty = judge.cuts()
        ruled = {number: duty.verdict(f"cut {number}").ruling for number in numbers}
        on = {f"cut-{number}": (ruling.legal, Saying.of(ruling)) for number, ruling in ruled.items()}
        hints = Hints.plain(HOW_MANY_REMAIN, CUT_MIN, few=numbers[0], many=numbers[-1])
        return Verdicts(hints.rules, hints, on)

    return Posed(Asked((), WHERE_TO_CUT, offers, data={"numbers": numbers}), verdicts)


# The deal

WHAT_NEXT = N_(
    "You deal for {players} players. {dealt} of the {all} packets are dealt, the dog has {laid} of its {count} cards,"
    " and the last thing that you dealt was {last:move}. Mark everything that you may deal next."
)
A_PACKET_TO = N_("a packet to {seat:player}")
ANOTHER_TURN = N_(
    "The first packet goes to the player on your right, and {dealt} {dealt:n|has|have} been dealt: the next is for"
    " {next:player}."
)
WHOSE_TURN = N_(
    "Begin with the player on your right, who had the first packet: to whom does packet {number} go? And may a card for"
    " the dog follow {last:move}?"
)


@kind(MAY, PACKETS, DOG_SINGLE, DOG_NOT_ENDS, DOG_NOT_CONSECUTIVE, stock=52)
def deal_next(draw: Draw) -> Posed | None:
    """A deal for four, before its last round or two; for three or five; for any, near its end."""
    at = _dealing(draw)
    if at is None or at.missing > at.packets:
        return None
    dealer = Chair(at.turn, at.players, clockwise=False)
    seats = {f"packet-{turn}": (at.setting.first + turn) % at.players for turn in range(at.players)}
    packets = (Offer(name, Saying(None, ((A_PACKET_TO, {"seat": seat}),), dealer)) for name, seat in seats.items())

    def verdicts(judge: Judge) -> Verdicts:
        ruled: Obligation[str] = judge.obligation(at)
        packet, dog = (ruled.verdict(move).ruling for move in (PACKET, DOG))
        another = Saying(PACKETS, ((ANOTHER_TURN, {"next": at.seat, "dealt": at.moves.count(PACKET)}),), dealer)
        on = {
            name: (packet.legal, Saying.of(packet, dealer)) if seat == at.seat else (False, another)
            for name, seat in seats.items()
        }
        on[DOG] = dog.legal, Saying.of(dog, dealer)
        hints = Hints.plain(WHOSE_TURN, PACKETS, number=at.moves.count(PACKET) + 1, last=at.moves[-1])
        return Verdicts(tuple(says for right, says in on.values() if right), hints, on)

    return Posed(Asked((), WHAT_NEXT, (*packets, Offer(DOG, DOG)), told(at)), verdicts)


def _dealing(draw: Draw) -> Dealing | None:
    """A deal after some packets and cards of the dog, if it can be so."""
    rng, players = draw.rng, draw.rng.choice(AT_TABLES[draw.level])
    every, size = undealt(players).packets, dog_size(players)
    packets = rng.randint(1, every - size)
    laid = rng.randint(0, min(packets, size))
    if draw.level == LEVELS[-1]:
        left = rng.randint(1, 4)
        packets, laid = every - left, max(0, size - rng.choice((left, left, left - 1, 0)))
    return dealt(players, packets, laid, rng, last=DOG if laid and rng.random() < 1 / 2 else PACKET)


# The contracts of Barbu that a dealer has called

YOU_CALLED = N_("You are the dealer, and you have called: {contracts:and}.")
SOMEBODY_CALLED = N_("{by:Player} has called: {contracts:and}.")
MAY_STILL = N_("Which contracts may you call now? Mark all of them.")
BEGIN_WITH = N_("Begin with {first:term} and {second:term}: which of the two have you called already?")
WHOSE_CALLS = N_(
    "Begin with {first:term} and {second:term}: which of the two have you called already? And does it matter to you"
    " what {by:player} has called?"
)
NOT_YET = N_("You have not called {contract:term} yet, so you may.")
ALREADY = N_("You have called {contract:term} already, and each contract may be called only once.")


@kind(MAY, ONCE)
def seven_calls(draw: Draw) -> Posed:
    """The learner’s calls as the dealer; at last also what another dealer has, which does not matter."""
    names = [one.name for one in SEVEN]
    called = draw.rng.sample(names, draw.rng.randint(*draw.of((1, 2), (3, 5), (2, 4))))
    setting = Setting(PLAYERS, LEARNER, Options(), (None,) * PLAYERS, tuple(called))
    written = [Saying.plain(YOU_CALLED, contracts=tuple(called))]
    # One that has been called and the next one that has not, in the usual order, which does not tell which is which.
    begun = names.index(called[0])
    missing = next(name for name in (*names[begun:], *names[:begun]) if name not in called)
    one, other = sorted((called[0], missing), key=names.index)
    asks, facts = BEGIN_WITH, dict[str, Fact](first=one, second=other)
    if draw.level == LEVELS[-1]:
        by, others = draw.rng.randrange(1, PLAYERS), tuple(draw.rng.sample(names, draw.rng.randint(3, 5)))
        written.append(Saying(None, ((SOMEBODY_CALLED, {"by": by, "contracts": others}),), CHAIR))
        asks, facts["by"] = WHOSE_CALLS, by
    offers = tuple(Offer(one.name, Saying.plain(one.title)) for one in SEVEN)

    def verdicts(judge: Judge) -> Verdicts:
        legal = {str(move).partition(" ")[0] for move in judge.obligation(Call(setting)).legal()}
        on = {
            name: (name in legal, Saying.plain(NOT_YET if name in legal else ALREADY, ONCE, contract=name))
            for name in names
        }
        hints = Hints.of(Saying(None, ((asks, facts),), CHAIR), ONCE)
        return Verdicts(hints.rules, hints, on)

    return Posed(Asked((Notes(tuple(written), {"called": called}),), MAY_STILL, offers), verdicts)
