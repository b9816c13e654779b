"""What a count means: whether the contract is made."""

from __future__ import annotations

import random
from dataclasses import replace

from tutor.core.message import N_, Facts
from tutor.tarot.score.count import HALF, NEEDED, THRESHOLD
from tutor.tarot.score.sheet import BASE, EXACT, sheet
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FOUR
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question, Scored
from tutor.teach.saying import Saying

WHICH_BOUTS = N_("Which bouts lie in the pile in the end?")
IS_IT_MADE = N_("Is the contract made, and by how much?")
MADE_BY, LOST_BY = (
    N_("It is made, with {margin} {margin:n|point|points} to spare"),
    N_("It is lost by {margin} {margin:n|point|points}"),
)
JUST_MADE, JUST_LOST = (
    N_("It is made, with exactly the points needed"),
    N_("It is lost: exactly the points needed are not enough"),
)
NEEDS_AND_HAS = N_("The taker needs {needed} {needed:n|point|points} and has {points:half}.")
#: How far from the points needed a deal ends, doubled, by level; and how many play.
ENDS = {1: [off for off in range(-24, 26, 2) if off], 2: [-4, -2, 0, 0, 2, 4], 3: [-3, -1, 1, 3, 5]}
SIZES = {1: (FOUR,), 2: (FOUR,), 3: (3, 5)}


def _draw_made(level: int, _seed: int, rng: random.Random) -> tuple[Scored]:
    """A clear result; one that is near; one with half a point left over."""
    players, bouts = rng.choice(SIZES[level]), rng.randrange(4)
    points = 2 * NEEDED[bouts] + rng.choice(ENDS[level])
    contract = rng.choice(("prise", "garde"))
    return (Scored(Summary(players, 0, contract, points, bouts, 2 if players > FOUR else None)),)


def _ask_made(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    deal = board.deal
    made, margin = deal.count.made, difference(deal)
    turned = replace(deal, bouts=3 - deal.bouts)
    found = [(made, margin), (not made, margin), (made, margin + 1), (turned.count.made, difference(turned))]
    found += [(made, margin - 1)] if margin > 1 or (margin and made) else [(not made, 1)]
    deciding = HALF if deal.points % 2 else EXACT if not margin else THRESHOLD
    facts: Facts = {"needed": deal.count.needed, "points": deal.points / 2}
    sentences = [(NEEDS_AND_HAS, facts), *([] if deciding is THRESHOLD else [(deciding.statement, {})])]
    says = Saying(deciding, tuple(sentences))
    options = [
        Option(f"{'made' if good else 'lost'}-{by}", _outcome(by, good=good), (good, by) == (made, margin), says)
        for good, by in dict.fromkeys(found)
    ]
    rng.shuffle(options)
    hints = Hints((Saying.plain(WHICH_BOUTS),), (Saying.plain(THRESHOLD.statement, THRESHOLD),))
    return Question("choose", boards, IS_IT_MADE, (says,), hints, options=tuple(options))


def difference(deal: Summary) -> int:
    """By how much a contract is made or lost, as its sheet has it."""
    return next(int(str(line.reason.facts["margin"])) for line in sheet(deal).lines if line.reason.rule is BASE)


def _outcome(margin: int, *, good: bool) -> Saying:
    if not margin:
        return Saying.plain(JUST_MADE if good else JUST_LOST)
    return Saying.plain(MADE_BY if good else LOST_BY, margin=margin)


MADE = Kind(
    "contract-made",
    N_("Is the contract made?"),
    "choose",
    (THRESHOLD, EXACT, HALF),
    _draw_made,
    _ask_made,
    of_a_deal=False,
)
