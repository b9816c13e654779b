"""What a count means: how many points either side needs."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.cards import TAROT
from tutor.core.message import N_, Facts
from tutor.tarot.score.count import ALL_POINTS, NEEDED, THRESHOLD, Count
from tutor.tarot.score.sheet import EXACT
from tutor.tarot.trick import BOUTS
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.piles import THEIR_PILE
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

DEALT, WON = N_("These bouts the taker held at the beginning."), N_("These cards lie in the taker’s pile at the end.")
NONE_DEALT = N_("The taker held no bout at the beginning.")
HOW_MANY_NEEDED = N_("How many points does the taker need?")
WHICH_BOUTS = N_("Which bouts lie in the pile in the end?")
WITH_BOUTS = N_("With {bouts} {bouts:n|bout|bouts} in the pile the taker needs {needed} points.")
BOUTS_OF_THE_PILE = N_("The bouts that count are those in the pile at the end, and not those that one was dealt.")
FEWER_WITH_MORE = N_("It is the other way round: the more bouts, the fewer points.")


def _draw_needed(level: int, _seed: int, rng: random.Random) -> tuple[Laid, Laid]:
    """The bouts in a hand, and a pile at the end; from the second level on there are not as many."""
    won = rng.sample([*BOUTS], rng.randrange(4))
    dealt = won if level == 1 else rng.sample([*BOUTS], rng.choice([n for n in range(4) if n != len(won)]))
    others = [card for card in TAROT.cards if card not in BOUTS]
    cards = [*won, *rng.sample(others, rng.choice((7, 9)) + 2 * level)]
    rng.shuffle(cards)
    return Laid(tuple(dealt), Saying.plain(DEALT if dealt else NONE_DEALT)), Laid(tuple(cards), Saying.plain(WON))


def _ask_needed(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    dealt, won = (TAROT.set(board.cards) & BOUTS for board in boards if isinstance(board, Laid))
    right = Count(0, len(won)).needed
    known = {NEEDED[len(dealt)]: BOUTS_OF_THE_PILE, NEEDED[3 - len(won)]: FEWER_WITH_MORE}
    wrong = {Decimal(slip): Saying.plain(says, THRESHOLD) for slip, says in known.items() if slip != right}
    because = Saying(THRESHOLD, ((WITH_BOUTS, {"bouts": len(won), "needed": right}), (BOUTS_OF_THE_PILE, {})), None)
    hints = Hints((Saying.plain(WHICH_BOUTS),), (Saying.plain(THRESHOLD.statement, THRESHOLD),), (None, won or None))
    return Question("number", boards, HOW_MANY_NEEDED, (because,), hints, number=Number(Decimal(right), wrong))


NEEDED_POINTS = Kind(
    "points-needed",
    N_("How many points are needed?"),
    "number",
    (THRESHOLD,),
    _draw_needed,
    _ask_needed,
    of_a_deal=False,
)

DEFENCE_NEEDS = N_("What is the least that the defence must have for the contract to be lost? Count to half a point.")
THEIR_BOUTS = N_("How many bouts are left for the taker, and how many points does the taker need with them?")
TAKER_FAILS = N_(
    "The defence has {theirs} {theirs:n|bout|bouts}, so the taker has {bouts} and needs {needed}. Of 91 the"
    " defence must leave half a point less than that, and so have {least:half}."
)
HALF_MORE = N_(
    "With that the taker would have exactly enough, and exactly enough is enough. It takes half a point more."
)
TAKER_NEEDS = N_("That is what the taker needs.")


def _draw_theirs(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    bouts = rng.sample([*BOUTS], rng.randrange(4))
    cards = [*bouts, *rng.sample([card for card in TAROT.cards if card not in BOUTS], 6 + 3 * level)]
    rng.shuffle(cards)
    return (Laid(tuple(cards), Saying.plain(THEIR_PILE)),)


def _ask_theirs(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid):
        return None
    theirs = TAROT.set(board.cards) & BOUTS
    bouts = len(BOUTS) - len(theirs)
    needed = Count(0, bouts).needed
    least = next(points for points in range(ALL_POINTS) if not Count(ALL_POINTS - points, bouts).made)
    known = {2 * needed: TAKER_NEEDS, least - 1: HALF_MORE, 2 * NEEDED[len(theirs)]: TAKER_NEEDS}
    wrong = {Decimal(slip) / 2: Saying.plain(says, THRESHOLD) for slip, says in known.items() if slip != least}
    facts: Facts = {"theirs": len(theirs), "bouts": bouts, "needed": needed, "least": least / 2}
    hints = Hints((Saying.plain(THEIR_BOUTS),), (Saying.plain(THRESHOLD.statement, THRESHOLD),), (theirs or None,))
    because = (Saying(THRESHOLD, ((TAKER_FAILS, facts),)),)
    number = Number(Decimal(least) / 2, wrong, halves=True)
    return Question("number", boards, DEFENCE_NEEDS, because, hints, number=number)


DEFENCE_POINTS = Kind(
    "defence-needs",
    N_("What does the defence need?"),
    "number",
    (THRESHOLD, EXACT),
    _draw_theirs,
    _ask_theirs,
    of_a_deal=False,
)
