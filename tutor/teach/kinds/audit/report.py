"""A coach’s report on the ledger of a set of Barbu, with a wrong number in one of its sentences."""

from __future__ import annotations

from typing import NamedTuple

from tutor.barbu.advice.calling import BEST
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu import ledgers
from tutor.teach.draw import Draw
from tutor.teach.kinds.audit.lines import Found, numbered, verdicts_on
from tutor.teach.posed import Asked, Posed
from tutor.teach.question import Hints
from tutor.teach.saying import Saying

FIND_THE_SLIP = N_("A coach reports on these deals. Which sentence is wrong?")
OF_THE_SET = N_(
    "The set came to {score:signed}, with {play:signed} from the play. Which parts is each sentence about, and what do"
    " they add up to?"
)
OF_DEALS = N_(
    "{contract:term} came to {score:signed}, with {play:signed} from the play. Which parts of each deal is a sentence"
    " about, and what do they add up to?"
)
FOUR_SUMS = N_(
    "What was decided is the plan, what the doubles moved beside that the bets; what the best calls promised is the"
    " average plus the hand."
)


class Sentence(NamedTuple):
    """A sentence of the report, what is said of it when it is true, and when it is not."""

    reports: Message
    true: Message
    false: Message


WITHOUT_BETS = Sentence(
    N_("Take the bets away, and {points:signed} of the score is left."),
    N_("This is true: the score less the bets is {points:signed}."),
    N_("This is wrong: the score less the bets is {points:signed}."),
)
DECISIONS_COST = Sentence(
    N_("The decisions come to {points:signed}, given what could be known."),
    N_("This is true: the plan comes to {points:signed}."),
    N_("This is wrong: the plan comes to {points:signed}."),
)
HAND_AND_PLAY = Sentence(
    N_("Hand and play together come to {points:signed}."),
    N_("This is true: the two add up to {points:signed}."),
    N_("This is wrong: the two add up to {points:signed}."),
)
PROMISED = Sentence(
    N_("With the best call every time, these hands promised {points:signed} in all."),
    N_("This is true: the usual points and the hand add up to {points:signed}."),
    N_("This is wrong: the usual points and the hand add up to {points:signed}."),
)


def report(draw: Draw) -> Posed | None:
    """Four sentences on a whole set, on two deals, on three; in one of them a sign is taken the wrong way."""
    ledger = ledgers.drawn(draw.rng)
    rows = draw.of([ledgers.whole(ledger)], ledgers.deals(ledger)[:2], ledgers.deals(ledger)[:3])
    parts, score = ledgers.summed(rows), sum(row.score for row in rows)
    right = {
        WITHOUT_BETS: score - parts.bets,
        DECISIONS_COST: parts.plan,
        HAND_AND_PLAY: parts.hand + parts.play,
        PROMISED: parts.usual + parts.hand,
    }
    turned = {
        WITHOUT_BETS: score + parts.bets,
        DECISIONS_COST: -parts.plan,
        HAND_AND_PLAY: parts.hand - parts.play,
        PROMISED: parts.usual - parts.hand,
    }
    wrong = draw.rng.choice([*right])
    written = {**right, wrong: turned[wrong]}
    if written == right:
        return None

    offers = numbered(Saying.plain(sentence.reports, points=points) for sentence, points in written.items())
    asked = Asked((ledgers.board(rows),), FIND_THE_SLIP, offers)

    found = (_found(sentence, written[sentence], points) for sentence, points in right.items())
    first = rows[0]
    told: Facts = {"contract": first.contract, "score": first.score, "play": first.parts.play}
    nudge = Saying(None, ((OF_DEALS if first.contract else OF_THE_SET, told),))
    hints = Hints((nudge,), (Saying.plain(FOUR_SUMS, BEST),))
    return Posed.for_any_judge(asked, verdicts_on(asked, found, hints))


def _found(sentence: Sentence, written: int, points: int) -> Found:
    """The finding on a sentence of the report, by the number that stands in it and the right one."""
    is_wrong = written != points
    return Found(is_wrong, Saying.plain(sentence.false if is_wrong else sentence.true, BEST, points=points))
