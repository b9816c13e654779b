"""Players to be marked: those against whom a bet is won, and those who can still redouble."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.barbu.bets import MUTUAL, PAIRS, SIDE_BET, Bets
from tutor.barbu.doubling import Doubling
from tutor.barbu.redoubling import DEALER_AGAIN
from tutor.barbu.targets import FLANK, MAX, ONE_TURN, PASS, REDOUBLE
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu import doublings
from tutor.teach.barbu.doublings import ALL, NEGATIVE, doubling, spoken, word
from tutor.teach.barbu.plays import CHAIR, OTHERS, PLAYERS, player
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.bets.family import BETS
from tutor.teach.open_boards import Threads
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying


def offered(seats: Iterable[int]) -> tuple[Offer, ...]:
    """Some players, to be marked."""
    return tuple(Offer(f"player-{seat}", player(seat)) for seat in seats)


# Which bets are won

WHICH_WON = N_(
    "The deal is over; each seat shows what the contract was worth to that player. You have bets with some of the"
    " others. Mark the players against whom you have won your bet."
)
YOU_WON = N_("You have {own:signed} and {other:player} {points:signed}: you did better, so this bet is yours.")
YOU_LOST = N_("You have {own:signed} and {other:player} {points:signed}: you did worse, so this bet is lost.")
NO_BET_HERE = N_("There is no bet between you and {other:player}: nothing can be won.")
WHO_DID_BETTER = N_(
    "You have {own:signed} in {contract:term}, and {count} {count:n|thread begins|threads begin} at your seat. Who"
    " has the better score, you or the player at the other end?"
)


@kind(BETS, SIDE_BET, PAIRS)
def doubling_won(draw: Draw) -> Posed | None:
    """Bets of the learner alone; then those of others too, and a positive contract."""
    contract = draw.rng.choice(draw.of(NEGATIVE, ALL, ALL))
    at = doubling(contract, draw.rng.choice(OTHERS))
    while at.turn is not None:
        at = at.after(_said(at, draw))
    base = doublings.scores(at.contract, draw.rng)
    own, bets = base[LEARNER], at.bets
    equal = any(bets.level(LEARNER, other) and own == base[other] for other in OTHERS)
    if equal or len({_outcome(other, base, bets) for other in OTHERS}) == 1:
        return None

    def verdicts(judge: Judge) -> Verdicts:
        on = {}
        for other in OTHERS:
            says = _outcome(other, base, judge.bets(at))
            facts = {"own": own, "other": other, "points": base[other]}
            on[f"player-{other}"] = says is YOU_WON, Saying(SIDE_BET, ((says, facts),), CHAIR)
        because = (Saying.plain(SIDE_BET.statement, SIDE_BET),)
        threads = sum(bets.level(LEARNER, other) > 0 for other in OTHERS)
        hints = Hints.plain(WHO_DID_BETTER, SIDE_BET, own=own, count=threads, contract=at.contract.name)
        return Verdicts(because, hints, on)

    return Posed(Asked((Threads(at, CHAIR, base=base),), WHICH_WON, offered(OTHERS)), verdicts)


def _said(at: Doubling, draw: Draw) -> str:
    """The learner mostly doubles several; the others say nothing at first, then what chance makes them say."""
    if at.turn == LEARNER and not at.contract.positive:
        return draw.rng.choice([MAX, FLANK, word(at, draw.rng)])
    return PASS if draw.level == LEVELS.start else word(at, draw.rng)


def _outcome(other: int, base: tuple[int, ...], bets: Bets) -> Message:
    """The outcome of the learner’s bet with another player, if there is one."""
    if not bets.level(LEARNER, other):
        return NO_BET_HERE
    return YOU_WON if base[LEARNER] > base[other] else YOU_LOST


# Who can still redouble

WHO_CAN_STILL = N_(
    "Look at the threads and at who has spoken. Mark the players who can still answer a double with a redouble."
)
HAD_THEIR_TURN = N_("{by:Player} {by:you|have|has} spoken already, and everybody has one turn only.")
NOBODY_DOUBLED = N_("Nobody has doubled {by:player} so far, so there is nothing to answer.")
MAY_STILL = N_("{by:Player} {by:you|have|has} still to speak, and may redouble {received:and}.")
WHO_IS_DOUBLED = N_(
    "Is there another turn for {spoken:and}? And which of the others has been doubled in the {count}"
    " {count:n|bet|bets} so far?"
)
WHOSE_TURN_COMES = N_("{doubled:and} have been doubled. Which of them still has a turn to come?")


@kind(BETS, ONE_TURN, REDOUBLE, DEALER_AGAIN, MUTUAL)
def doubling_still(draw: Draw) -> Posed | None:
    """A question on redoubles still to come after one turn; after two; after three, with somebody doubled too late."""
    contract, turns = draw.rng.choice(NEGATIVE), draw.rng.choice(draw.of((1, 2), (2,), (2, 3)))
    at = spoken(doubling(contract, draw.rng.randrange(PLAYERS)), turns, draw.rng)
    late = [seat for seat, _ in at.said if at.bets.received(seat)]
    if len(late) < draw.of(0, 0, 1):
        return None

    def verdicts(judge: Judge) -> Verdicts:
        bets = judge.bets(at)
        on = {f"player-{seat}": _answers(seat, at, bets.received(seat)) for seat in range(PLAYERS)}
        because = (Saying.plain(ONE_TURN.statement, ONE_TURN),)
        return Verdicts(because, Hints.of(_who_is_left(at, late=bool(late)), ONE_TURN), on)

    return Posed(Asked((Threads(at, CHAIR),), WHO_CAN_STILL, offered(range(PLAYERS))), verdicts)


def _who_is_left(at: Doubling, *, late: bool) -> Saying:
    """The question back: who of those doubled is still to speak, or who of those still to speak has been doubled.

    ``late``, somebody has been doubled after their turn, and is named among the doubled.
    """
    doubled = tuple(seat for seat in range(PLAYERS) if at.bets.received(seat))
    spoken = tuple(seat for seat, _ in at.said)
    facts: Facts = {"doubled": doubled, "spoken": spoken, "count": len(at.bets.bets())}
    return Saying(None, ((WHOSE_TURN_COMES if late else WHO_IS_DOUBLED, facts),), CHAIR)


def _answers(seat: int, at: Doubling, received: tuple[int, ...]) -> tuple[bool, Saying]:
    """Whether a player who has received these doubles can still answer them."""
    facts: Facts = {"by": seat, "received": received}
    if seat in dict(at.said):
        return False, Saying(ONE_TURN, ((HAD_THEIR_TURN, facts),), CHAIR)
    if not received:
        return False, Saying(REDOUBLE, ((NOBODY_DOUBLED, facts),), CHAIR)
    return True, Saying(DEALER_AGAIN if seat == at.setting.dealer else REDOUBLE, ((MAY_STILL, facts),), CHAIR)
