"""The words of a doubling: all that may be said, and what may still be said when the dealer has few deals left."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.barbu import targets
from tutor.barbu.compulsory import FORCED, NEEDED, TWICE
from tutor.barbu.doubling import Doubling
from tutor.barbu.redoubling import DEALER_AGAIN, DEALER_NEVER
from tutor.barbu.targets import DOUBLE, FLANK, MAX, PASS, POSITIVE_MAXIMUM, REDOUBLE
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.teach.barbu.doublings import ALL, NEGATIVE, POSITIVE, REDOUBLES, before_learner, doubling, least_made, told
from tutor.teach.barbu.plays import CHAIR, OTHERS, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.glances import usual
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.bets.family import BETS
from tutor.teach.open_boards import Threads
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

NOT_DOUBLED = N_("{other:Player} has not doubled you, so there is nothing to redouble.")


def _asked(at: Doubling, prompt: Message, moves: Iterable[str]) -> Asked:
    return Asked((Threads(at, CHAIR),), prompt, tuple(Offer(move, told(at, move)) for move in moves))


def _ruled(at: Doubling, move: str, judge: Judge) -> tuple[bool, Saying]:
    """Whether something may be said, and why; to redouble is always said of somebody who has not doubled."""
    name, *named = move.split()
    if name == REDOUBLES:
        return False, Saying(REDOUBLE, ((NOT_DOUBLED, {"other": int(named[0])}),), CHAIR)
    ruling = judge.word(at, move)
    return ruling.legal, Saying.of(ruling, CHAIR)


# What may I say?

MARK_WORDS = N_("It is your turn. Mark everything that you may say.")
#: The questions back by whether the learner deals, and whether somebody has doubled the learner.
YOUR_PART = {
    (True, True): N_(
        "You are the dealer in {contract:term}, and {received:and} {received:n|has|have} doubled you. Whom may a dealer"
        " name, and what with?"
    ),
    (True, False): N_(
        "You are the dealer in {contract:term}, and nobody has doubled you. Whom may a dealer name, and when?"
    ),
    (False, True): N_(
        "{received:and} {received:n|has|have} doubled you, and {dealer:player} deals. What is your answer called, and"
        " whom else may you name in {contract:term}?"
    ),
    (False, False): N_(
        "Nobody has doubled you, and {dealer:player} deals. Is {contract:term} a negative contract or a positive one,"
        " and whom may you name there?"
    ),
}


@kind(
    BETS,
    targets.NEGATIVE,
    targets.POSITIVE,
    POSITIVE_MAXIMUM,
    targets.SELF,
    REDOUBLE,
    DEALER_NEVER,
    DEALER_AGAIN,
    edition=2,
    against=(usual("pass", "double 1", "double 2", "double 3"),),
)
def doubling_may(draw: Draw) -> Posed | None:
    """Negative contracts, then positive ones, in which the learner deals or not; then any, and somebody has doubled."""
    contract = draw.rng.choice(draw.of(NEGATIVE, POSITIVE, ALL))
    dealer = draw.rng.choice((LEARNER, LEARNER, *OTHERS))
    at = before_learner(doubling(contract, dealer), draw.rng)
    received = at.speaker.received
    if len(received) < draw.of(0, 0, 1):
        return None
    moves = [PASS, *(f"{DOUBLE} {other}" for other in OTHERS)]
    if quiet := [other for other in OTHERS if other not in received]:
        other = draw.rng.choice(quiet)
        moves.append(f"{REDOUBLES} {other}")
        if RULES.word(at, f"{DOUBLE} {other}").legal:
            moves.append(f"{DOUBLE} {other} {other}")
    moves += [MAX, FLANK]

    def verdicts(judge: Judge) -> Verdicts:
        rule = _whom(at)
        on = {move: _ruled(at, move, judge) for move in moves}
        return Verdicts((Saying.plain(rule.statement, rule),), Hints.of(_your_part(at), rule), on)

    return Posed(_asked(at, MARK_WORDS, moves), verdicts)


def _your_part(at: Doubling) -> Saying:
    """The question back: whom the player to speak may name, as the one that this player is in the doubling."""
    received = at.speaker.received
    facts: Facts = {"contract": at.contract.name, "dealer": at.setting.dealer, "received": received}
    return Saying(None, ((YOUR_PART[at.speaker.is_dealer, bool(received)], facts),), CHAIR)


def _whom(at: Doubling) -> Rule:
    """The rule that says most of whom the player to speak may name."""
    if at.speaker.is_dealer:
        return DEALER_AGAIN if at.speaker.received else DEALER_NEVER
    return targets.POSITIVE if at.contract.positive else targets.NEGATIVE


# What may be said when it grows late

MARK_NOW = N_("It is your turn, and the dealer has few deals left. Mark everything that you may say.")
ENOUGH_DEALS = N_(
    "{dealer:Player} plays deal {number} of seven, and so far you have made {done:count} {done:n|double|doubles} of"
    " this dealer. How many are due, and whom may you name besides in {contract:term}?"
)


@kind(BETS, TWICE, FORCED, targets.POSITIVE, targets.POSITIVE_MAXIMUM, edition=2)
def doubling_due(draw: Draw) -> Posed | None:
    """A question on doubles that are due: in the sixth deal; in the seventh, too; from the fifth on, most often."""
    number = draw.rng.choice(draw.of((6,), (6, 7), (5, 6, 7)))
    earlier = draw.rng.sample((*NEGATIVE, "trumps", "domino"), number - 1)
    left = [code for code in ALL if code.split()[0] not in earlier]
    least = least_made(len(earlier))
    dealer = draw.rng.choice(OTHERS)
    done = {seat: draw.rng.randint(least, NEEDED) for seat in range(PLAYERS) if seat != dealer}
    at = before_learner(doubling(draw.rng.choice(left), dealer, called=earlier, doubled=done), draw.rng)
    debt = at.owing(at.speaker)
    due = draw.of(1, debt.due, draw.number % 3)
    if not debt.owed or debt.due is not bool(due):
        return None
    first, second = sorted((dealer, next(other for other in OTHERS if other != dealer)))
    moves = (PASS, *(f"{DOUBLE} {other}" for other in OTHERS), f"{DOUBLE} {first} {second}", MAX, FLANK)

    def verdicts(judge: Judge) -> Verdicts:
        on = {move: _ruled(at, move, judge) for move in moves}
        _, reason = on[f"{DOUBLE} {dealer}" if debt.due else PASS]
        facts: Facts = {"dealer": dealer, "number": number, "done": done[LEARNER], "contract": at.contract.name}
        return Verdicts((reason,), Hints.of(Saying(None, ((ENOUGH_DEALS, facts),), CHAIR), FORCED), on)

    return Posed(_asked(at, MARK_NOW, moves), verdicts)
