"""What goes wrong in a count: a line of it, or the Excuse that lies with the wrong side."""

from __future__ import annotations

import random
from decimal import Decimal
from typing import NamedTuple

from tutor.core.cards import TAROT
from tutor.core.message import N_, Message
from tutor.tarot.excuse import EXCUSE_LAST
from tutor.tarot.score.count import EXCUSE_KEPT, LOW, WORTH, total
from tutor.tarot.score.tally import PAIRS, Pile
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.kinds.counting import IN_ALL, IN_PAIRS, KINDS_OF_PAIRS, pile
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

FIRST_WRONG = N_(
    "This is how somebody has counted the pile. There is one mistake in it, and the sum may only follow from that. In"
    " which line was it made?"
)
COUNT_EACH = N_("Count the pairs kind by kind, and compare.")
RIGHT_LINE, SUM_FOLLOWS = N_("This line is right."), N_("The lines are added up rightly; the mistake stands above.")
SO_MANY = N_("It should be {count} × {kind} = {points}.")
ADDS_UP = N_("The lines above come to {points:half}.")


def _draw_lines(level: int, _seed: int, rng: random.Random) -> tuple[Laid]:
    cards = pile(rng.choice((8, 10, 12) if level == 1 else (14, 16, 18) if level == 2 else (22, 24, 26)), rng)  # noqa: PLR2004
    return (Laid(tuple(cards), paired=True),)


def _ask_lines(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Laid):
        return None
    counted = Pile.of(TAROT.set(board.cards)).pairs()
    counts = {name: int(str(counted[name])) for name in KINDS_OF_PAIRS if counted[name]}
    if counted["odd"] or len(counts) < 3:  # noqa: PLR2004 - too few lines among which to look
        return None
    wrong = rng.choice([*counts, "sum"])
    kinds, told = dict(KINDS_OF_PAIRS), dict(counts)
    if wrong != "sum":
        if rng.random() < 1 / 2 and wrong != "ones":
            kinds[wrong] -= 1
        else:
            told[wrong] += rng.choice([1, -1] if told[wrong] > 1 else [1])
    options = []
    for name, count in told.items():
        shows = Saying.plain(IN_PAIRS[name], count=count, points=count * kinds[name], kind=kinds[name])
        kind = KINDS_OF_PAIRS[name]
        right = Saying.plain(SO_MANY, PAIRS, count=counts[name], kind=kind, points=counts[name] * kind)
        options.append(Option(name, shows, name == wrong, right if name == wrong else Saying.plain(RIGHT_LINE)))
    points = sum(count * kinds[name] for name, count in told.items())
    shown = points + (rng.choice((-1, 1, 10)) if wrong == "sum" else 0)
    says = Saying.plain(ADDS_UP, PAIRS, points=points) if wrong == "sum" else Saying.plain(SUM_FOLLOWS)
    options.append(Option("sum", Saying.plain(IN_ALL, points=shown), wrong == "sum", says))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(COUNT_EACH),), (Saying.plain(PAIRS.statement, PAIRS),))
    return Question("choose", boards, FIRST_WRONG, because, hints, options=tuple(options))


COUNT_AUDIT = Kind(
    "count-audit",
    N_("Where is the slip in the count?"),
    "choose",
    (PAIRS,),
    _draw_lines,
    _ask_lines,
    of_a_deal=False,
)


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
