"""The four scores of a deal of Barbu, one of them wrong: what things cost finds it, and so does the sum of all four."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from tutor.barbu.contracts.kinds import EveryTrick, PenaltyCards
from tutor.barbu.contracts.no_hearts import NoHearts
from tutor.barbu.contracts.no_tricks import NoTricks
from tutor.barbu.values import STANDARD, Values
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.costs import (
    PER_TRICK,
    SCORED,
    Pile,
    of_player,
    shared_tricks,
    told_tricks,
    worked_out,
    worth_of,
)
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.audit.lines import Found, audit_of
from tutor.teach.kinds.worth.piles import ACE_AS_A_HEART
from tutor.teach.posed import Asked, Offer, Posed
from tutor.teach.question import Board, Hints, Laid, Notes
from tutor.teach.saying import Saying, Sentence, Step

WHOSE_WRONG = N_("The contract is {contract:term}. One of these four scores is wrong. Which one?")
MOST_LOST = N_(
    "On this sheet nobody loses more than {by:player}, {points:signed}, and the four scores come to {summed:signed}."
    " What must they come to in {contract:term}?"
)
RIGHT_SCORE = N_("So the score of {points:signed} is right.")
SHOULD_BE = N_("It should be {points:signed}.")
SUM_SAYS = N_("The scores must come to {total:signed}, and with this one they come to {summed:signed}.")
WON = N_("{by:Player}:")
NOTHING_WON = N_("{by:Player}: nothing")

NO_TRICKS, NO_HEARTS = NoTricks(), NoHearts()
#: The chance that a score is wrong by something that people believe, where that can be.
BELIEVED = 2 / 3
#: The number of costly cards that one player has won at most.
MOST = 10


class Share(NamedTuple):
    """The score of one player, and the sentences that work it out."""

    points: int
    working: tuple[tuple[Message, Facts], ...]


class Slip(NamedTuple):
    """A wrong score: whose it is, what is written, and the belief behind it, if there is one."""

    by: int
    written: int
    says: Message | None = None


def by_tricks(draw: Draw) -> Posed:
    """The tricks of everybody in No Tricks are told."""
    counts = shared_tricks(draw.rng)
    board = Notes(tuple(told_tricks(counts, NO_TRICKS.price(STANDARD), 1)), {"tricks": [*counts]})

    def shares(values: Values) -> Iterator[Share]:
        price = NO_TRICKS.price(values)
        for count in counts:
            worked: Facts = {"count": count, "worth": abs(price), "points": abs(count * price)}
            yield Share(count * price, ((PER_TRICK, worked),))

    return _four_scores(draw, NO_TRICKS, (board,), shares)


def by_hearts(draw: Draw) -> Posed:
    """The hearts that everybody has won lie open; from the second level on the ace is often counted like the others."""
    piles = draw.until(lambda: _hearts_won(draw))
    boards = tuple(
        Laid(pile, of_player(WON if pile else NOTHING_WON, by), small=True, data={"of": by})
        for by, pile in enumerate(piles)
    )

    def shares(values: Values) -> Iterator[Share]:
        for pile in piles:
            steps = worked_out(pile, NO_HEARTS, values)
            yield Share(worth_of(pile, NO_HEARTS, values), tuple(chain.from_iterable(says.sentences for says in steps)))

    counted = [Slip(by, ACE_AS_A_HEART.counts(pile), ACE_AS_A_HEART.says) for by, pile in enumerate(piles)]
    believed = [slip for slip in counted if slip.written != worth_of(piles[slip.by], NO_HEARTS)]
    return _four_scores(draw, NO_HEARTS, boards, shares, draw.of([], believed, believed))


def _hearts_won(draw: Draw) -> list[Pile] | None:
    """All hearts, shared out among several players; from the second level on in any order."""
    costly = [card for card in BARBU.cards if NO_HEARTS.costly(card)]
    if draw.level > LEVELS.start:
        draw.rng.shuffle(costly)
    seats = [draw.rng.randrange(PLAYERS) for _ in costly]
    piles = [tuple(card for card, by in zip(costly, seats, strict=True) if by == at) for at in range(PLAYERS)]
    return piles if sum(map(bool, piles)) > 1 and max(map(len, piles)) <= MOST else None


def _four_scores(
    draw: Draw,
    contract: PenaltyCards | EveryTrick,
    boards: tuple[Board, ...],
    shares: Callable[[Values], Iterator[Share]],
    believed: Sequence[Slip] = (),
) -> Posed:
    """Four scores of which one is wrong: by something ``believed``, or by one price too much or too little."""
    scores = [share.points for share in shares(STANDARD)]
    price = abs(contract.pieces(STANDARD, BARBU, PLAYERS)[-1])
    near = [Slip(by, score + off) for by, score in enumerate(scores) if score for off in (price, -price) if score + off]
    slip = draw.rng.choice(near)
    if believed and draw.rng.random() < BELIEVED:
        slip = draw.rng.choice(believed)
    written = [slip.written if by == slip.by else score for by, score in enumerate(scores)]
    offers = tuple(Offer(str(by), of_player(SCORED, by, points=points)) for by, points in enumerate(written))
    asked = Asked(boards, WHOSE_WRONG, offers, {"contract": contract.name})

    def judged(judge: Judge) -> Iterator[Found]:
        total = contract.total(judge.values, BARBU, PLAYERS)
        for by, (points, working) in enumerate(shares(judge.values)):
            wrong = points != written[by]
            known = wrong and by == slip.by and slip.says
            why: tuple[Sentence, ...] = ((known, {}),) if known else ()
            line = () if known else tuple(Step((worked,)) for worked in working)
            should: Facts = {"points": points}
            summed: Facts = {"total": total, "summed": sum(written)}
            then = ((SHOULD_BE, should), (SUM_SAYS, summed)) if wrong else ((RIGHT_SCORE, should),)
            yield Found(wrong, Saying(contract.score_rule, (*why, *then), line=line))

    lowest = min(range(PLAYERS), key=written.__getitem__)
    seen: Facts = {"by": lowest, "points": written[lowest], "summed": sum(written), "contract": contract.name}
    nudge = Saying(None, ((MOST_LOST, seen),), CHAIR)
    return audit_of(asked, judged, Hints.of(nudge, contract.score_rule))
