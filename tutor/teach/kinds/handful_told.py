"""Poignées told after the deal: the one among them that should have been refused."""

from __future__ import annotations

import random

from tutor.core.cards import TRUMP
from tutor.core.message import N_, Facts
from tutor.tarot.announce import THRESHOLD
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.boards import undrawn
from tutor.teach.kinds.handful_may import ALL_THREE, FOUR
from tutor.teach.kinds.handful_shows import COUNT_FIRST, FAULTS, RULES, Show, proper, says_of
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

WHICH_IS_WRONG = N_(
    "Here are some poignées, told after the deal, when everybody knows who held what. One of them should have been"
    " refused. Which one?"
)
TRUMPS_ONLY = N_("At a table of {players} somebody holds {held} trumps and shows {shown} of them as a {size:term}")
EXCUSE_KEPT = N_(
    "At a table of {players} somebody holds {held} trumps and the Excuse, and shows {shown} of the trumps as a"
    " {size:term}"
)
EXCUSE_SHOWN = N_(
    "At a table of {players} somebody holds {held} trumps and the Excuse, and shows the Excuse and {shown} trumps as a"
    " {size:term}"
)
ENOUGH = N_("With {players} players a {size:term} is {count} cards, and {held} trumps are enough for them.")
STANDS_IN = N_(
    "With {players} players a {size:term} is {count} cards: all {held} trumps and the Excuse, which stands for the one"
    " that is missing."
)


def _ask_wrong_one(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Three poignées at tables of four; four; five, at any table."""
    tables = ALL_THREE if level > 2 else (FOUR,)  # noqa: PLR2004 - levels are counted
    shows = [rng.choice(FAULTS)(rng.choice(tables), rng)]
    shows += [proper(rng.choice(tables), rng) for _ in range(1 + level)]
    rng.shuffle(shows)
    told = [(_told(show), _third_person(show)) for show in shows]
    if any(len({str(one) for one in column}) < len(shows) for column in zip(*told, strict=True)):
        return None
    options = tuple(
        Option(str(number), line, bool(show.rule), says)
        for number, (show, (line, says)) in enumerate(zip(shows, told, strict=True), 1)
    )
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(COUNT_FIRST),), (Saying.plain(THRESHOLD.statement, THRESHOLD),))
    facts: Facts = {
        "held": tuple(len(show.held.hand) for show in shows),
        "shown": tuple(len(show.laid) for show in shows),
    }
    return Question("choose", (), WHICH_IS_WRONG, because, hints, facts=facts, options=options)


def _told(show: Show) -> Saying:
    """The show in a sentence."""
    excuse = EXCUSE_SHOWN if THE_EXCUSE in show.laid else EXCUSE_KEPT
    held, shown = (len(cards.of(TRUMP)) for cards in (show.held.hand, show.laid))
    says = excuse if THE_EXCUSE in show.held.hand else TRUMPS_ONLY
    return Saying.plain(says, players=show.held.players, held=held, shown=shown, size=show.size)


def _third_person(show: Show) -> Saying:
    """Why somebody's show is in order, or the rule that it breaks."""
    _, says = says_of(*show)
    if show.rule and says.rule:
        return Saying.plain(says.rule.statement, says.rule)
    held, count = len(show.held.hand.of(TRUMP)), len(show.laid)
    enough = STANDS_IN if THE_EXCUSE in show.laid else ENOUGH
    return Saying.plain(enough, says.rule, players=show.held.players, held=held, count=count, size=show.size)


HANDFUL_WRONG_ONE = Kind(
    "handful-wrong-one",
    N_("Which one should have been refused?"),
    "choose",
    RULES,
    undrawn,
    _ask_wrong_one,
    of_a_deal=False,
)
