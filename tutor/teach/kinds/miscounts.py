"""What goes wrong in a count: a line of it, or the Excuse that lies with the wrong side."""

from __future__ import annotations

import random
from decimal import Decimal
from typing import NamedTuple

from tutor.core.cards import TAROT
from tutor.core.message import N_, Message
from tutor.tarot.excuse import EXCUSE_LAST
from tutor.tarot.score.count import EXCUSE_KEPT, LOW, WORTH, total
from tutor.tarot.score.tally import Pile
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.kinds.counting import pile
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying


class Story(NamedTuple):
    """What became of the Excuse: the bouts that the taker gains, whether it lies in the pile, from which level on."""

    says: Message
    gained: int
    lies: bool
    level: int


STORIES = (
    Story(
        N_("The cards of the taker’s tricks. A defender played the Excuse to one of them, which was not the last."),
        gained=-1,
        lies=True,
        level=1,
    ),
    Story(
        N_("The cards of the taker’s tricks. The taker played the Excuse to an early trick that the defence won."),
        gained=1,
        lies=False,
        level=2,
    ),
    Story(
        N_("The cards of the taker’s tricks. A defender played the Excuse to the last of them."),
        gained=0,
        lies=True,
        level=3,
    ),
    Story(
        N_("The cards of the taker’s tricks. The taker played the Excuse to the last trick, which the defence won."),
        gained=0,
        lies=False,
        level=3,
    ),
)
WITH_EXCUSE = N_("What does the taker have when the Excuse lies where it belongs?")
WHOSE_EXCUSE = N_("Who keeps the Excuse here, and does anybody give a card for it?")
THE_PILE = N_("The cards as they lie are worth {points:half}.")
GIVES = N_("The Excuse goes back for a low card: the taker loses 4½ and gains ½. That leaves {points:half}.")
GETS = N_("The Excuse comes back to the taker for a low card: 4½ more and ½ less. That makes {points:half}.")
STAYS = N_(
    "The Excuse of the last trick goes to the other side, and no card is given for it. It stays at {points:half}."
)
FORGOTTEN = N_("So the Excuse still lies with the wrong side.")
NO_CARD = N_("Nearly: a low card is given for the Excuse, and it counts half a point.")
NOT_THEN = N_("In the last trick the Excuse is not kept.")
OTHER_WAY = N_("The Excuse goes the other way.")


def _draw_excuse(level: int, seed: int, rng: random.Random) -> tuple[Laid]:
    """A pile that lies as it was won, with what happened to the Excuse."""
    told = [story for story in STORIES if story.level <= level]
    story = told[seed % len(told)]
    others = [card for card in pile(rng.choice((8, 10, 12, 14)) + 2 * level, rng) if card is not THE_EXCUSE]
    low = [card for card in others if card in WORTH[LOW]]
    cards = [*others, THE_EXCUSE] if story.lies else others
    if len(cards) % 2:
        cards.remove(low[0])
    return (Laid(tuple(cards), Saying.plain(story.says), paired=True),)


def _ask_excuse(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid) or board.title is None:
        return None
    cards = TAROT.set(board.cards)
    says = board.title.sentences[0][0]
    story = next(story for story in STORIES if story.says == says)
    if not cards & WORTH[LOW]:
        return None
    lies, right = total(cards), Pile.of(cards, story.gained).points
    known = {lies: FORGOTTEN, lies + 9 * story.gained: NO_CARD, lies - 8 * story.gained: OTHER_WAY}
    if not story.gained:
        known = {lies - 8 if story.lies else lies + 8: NOT_THEN}
    rule = EXCUSE_KEPT if story.gained else EXCUSE_LAST
    wrong = {Decimal(slip) / 2: Saying.plain(text, rule) for slip, text in known.items() if slip != right}
    moved = GIVES if story.gained < 0 else GETS if story.gained else STAYS
    facts = ((THE_PILE, {"points": lies / 2}), (moved, {"points": right / 2}))
    hints = Hints(
        (Saying.plain(WHOSE_EXCUSE),), (Saying.plain(rule.statement, rule),), (cards & TAROT.set([THE_EXCUSE]) or None,)
    )
    number = Number(Decimal(right) / 2, wrong, halves=True)
    return Question("number", boards, WITH_EXCUSE, (Saying(rule, facts),), hints, number=number)


EXCUSE_COUNT = Kind(
    "excuse-count",
    N_("Where does the Excuse count?"),
    "number",
    (EXCUSE_KEPT, EXCUSE_LAST),
    _draw_excuse,
    _ask_excuse,
    of_a_deal=False,
)
