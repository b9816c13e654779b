"""What one may say in the doubling, and who can still redouble."""

from __future__ import annotations

import random

from tutor.barbu import targets
from tutor.barbu.bets import MUTUAL
from tutor.barbu.doubling import Doubling
from tutor.barbu.redoubling import DEALER_AGAIN, DEALER_NEVER
from tutor.barbu.targets import DOUBLE, FLANK, MAX, ONE_TURN, PASS, POSITIVE_MAXIMUM, REDOUBLE
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.teach.barbu.doublings import AT_ONCE, NEGATIVE, POSITIVE, REDOUBLES, called, doubling, spoken
from tutor.teach.barbu.kinds.doubling import AGAINST
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Threads
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

# What may I say?

MARK_WORDS = N_("It is your turn. Mark everything that you may say.")
NOT_DOUBLED = N_("{other:Player} has not doubled you, so there is nothing to redouble.")
YOUR_PART = N_(
    "Is this contract negative or positive? Are you the dealer? And who has doubled you? That settles whom you may"
    " name."
)


def _draw_may(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """Negative contracts, then positive ones, in which nobody is the dealer; then any, the learner deals or not."""
    contract = rng.choice({1: NEGATIVE, 2: POSITIVE, 3: (*NEGATIVE, *POSITIVE)}[level])
    dealer = rng.randrange(1, PLAYERS) if level < 3 else rng.choice((LEARNER, LEARNER, 1, 2, 3))  # noqa: PLR2004
    at = doubling(contract, dealer)
    return (Threads(spoken(at, at.setting.seats.index(LEARNER), rng), CHAIR),)


def _ask_may(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads) or board.at.turn != LEARNER:
        return None
    at, received = board.at, board.at.speaker.received
    if level == 3 and not received:  # noqa: PLR2004 - the last level answers doubles
        return None
    options = [_option(at, PASS, PASS)]
    for other in range(1, PLAYERS):
        name = REDOUBLES if other in received else DOUBLE
        options.append(_option(at, f"{DOUBLE} {other}", name, other))
    if others := [other for other in range(1, PLAYERS) if other not in received]:
        other = rng.choice(others)
        says = Saying(REDOUBLE, ((NOT_DOUBLED, {"other": other}),), CHAIR)
        options.append(Option(f"{REDOUBLES} {other}", called(REDOUBLES, other), right=False, says=says))
        if at.ruling(f"{DOUBLE} {other}").legal:
            options.append(_option(at, f"{DOUBLE} {other} {other}", AT_ONCE, other))
    options += [_option(at, MAX, MAX), _option(at, FLANK, FLANK)]
    rule = _whom(at)
    hints = Hints((Saying.plain(YOUR_PART),), (Saying.plain(rule.statement, rule),))
    because = (Saying.plain(rule.statement, rule),)
    return Question("mark", boards, MARK_WORDS, because, hints, options=tuple(options))


def _option(at: Doubling, move: str, name: str, other: int | None = None) -> Option:
    """Something to say, right if it is allowed, with the ruling on it."""
    ruling = at.ruling(move)
    return Option(move, called(name, other), ruling.legal, Saying.of(ruling, CHAIR))


def _whom(at: Doubling) -> Rule:
    """The rule that says most of whom the player to speak may name."""
    if at.speaker.is_dealer:
        return DEALER_AGAIN if at.speaker.received else DEALER_NEVER
    return targets.POSITIVE if at.contract.positive else targets.NEGATIVE


DOUBLING_MAY = Kind(
    "doubling-may",
    N_("What may you say?"),
    "mark",
    (targets.NEGATIVE, targets.POSITIVE, POSITIVE_MAXIMUM, targets.SELF, REDOUBLE, DEALER_NEVER, DEALER_AGAIN),
    _draw_may,
    _ask_may,
    of_a_deal=False,
)

# Who can still redouble?

WHO_CAN_STILL = N_(
    "Look at the threads and at who has spoken. Mark the players who can still answer a double with a redouble."
)
HAD_THEIR_TURN = N_("{by:Player} {by:you|have|has} spoken already, and everybody has one turn only.")
NOBODY_DOUBLED = N_("Nobody has doubled {by:player} so far, so there is nothing to answer.")
MAY_STILL = N_("{by:Player} {by:you|have|has} still to speak, and may redouble {received:and}.")
WHO_HAS_SPOKEN = N_("Whose turn is still to come? And who of them has been doubled?")


def _draw_still(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """After one turn or two; after two; after two or three, and somebody was doubled too late."""
    contract = rng.choice(NEGATIVE)
    turns = rng.choice({1: (1, 2), 2: (2,), 3: (2, 3)}[level])
    return (Threads(spoken(doubling(contract, rng.randrange(PLAYERS)), turns, rng), CHAIR),)


def _ask_still(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    at = board.at
    spoke = dict(at.said)
    late = [seat for seat in spoke if at.bets.received(seat)]
    if level == 3 and not late:  # noqa: PLR2004 - the last level tempts
        return None
    options = []
    for seat in range(PLAYERS):
        received = at.bets.received(seat)
        right = seat not in spoke and bool(received)
        says, rule = (HAD_THEIR_TURN, ONE_TURN) if seat in spoke else (NOBODY_DOUBLED, REDOUBLE)
        if right:
            says, rule = MAY_STILL, DEALER_AGAIN if seat == at.setting.dealer else REDOUBLE
        because = Saying(rule, ((says, {"by": seat, "received": received}),), CHAIR)
        shows = Saying(None, ((AGAINST, {"other": seat}),), CHAIR)
        options.append(Option(f"player-{seat}", shows, right, because))
    hints = Hints((Saying.plain(WHO_HAS_SPOKEN),), (Saying.plain(ONE_TURN.statement, ONE_TURN),))
    told = (Saying.plain(ONE_TURN.statement, ONE_TURN),)
    return Question("mark", boards, WHO_CAN_STILL, told, hints, options=tuple(options))


DOUBLING_STILL = Kind(
    "doubling-still",
    N_("Who can still redouble?"),
    "mark",
    (ONE_TURN, REDOUBLE, DEALER_AGAIN, MUTUAL),
    _draw_still,
    _ask_still,
    of_a_deal=False,
)
