"""Reasons for and against a poignée, of which one does not hold."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.advice.strategy import SHOW_POIGNEE
from tutor.tarot.announce import THRESHOLD
from tutor.tarot.score.bonuses import POIGNEE_FLAT, POIGNEE_VALUES, POIGNEE_WINNER
from tutor.teach.kinds.choice.poignee import facts, shown
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.weighed import hands, weighed

BONUSES = POIGNEE_VALUES["fft"]

WHICH_LINE = N_(
    "Somebody holds this hand and thinks about a simple poignée before the first card. Take each line by itself: one of"
    " them does not hold. Which one?"
)
READ_EACH = N_("Which line would still be wrong if all the others were right?")


class Line(NamedTuple):
    """A line of the reasoning as it should be, and as it is wrong; its rule, and why it holds or does not.

    ``claims`` are the names of what the right line says, and the wrong one.
    """

    claims: tuple[str, str]
    rule: Rule
    right: Message
    wrong: Message
    holds: Message
    fails: Message


ENOUGH = Line(
    ("ten-are-enough", "eight-are-enough"),
    THRESHOLD,
    N_("“I have {trumps} trumps with the Excuse, and at a table of four ten are enough for a simple poignée.”"),
    N_("“I have {trumps} trumps with the Excuse, and at a table of four eight are enough for a simple poignée.”"),
    N_("This line holds: four players need ten trumps."),
    N_("This line does not hold: eight are enough at a table of five, and four players need ten."),
)
WINNER = Line(
    ("to-the-winner", "to-me"),
    POIGNEE_WINNER,
    N_("“If I show it, the side that wins the deal gets the points, whichever it is.”"),
    N_("“If I show it, I get the points, whichever side wins the deal.”"),
    N_("This line holds: a poignée goes to the side that wins, whoever has shown it."),
    N_(
        "This line does not hold: the points go to the side that wins the deal, and a taker who fails pays for the"
        " poignée."
    ),
)
FIGURE = Line(
    ("won", "lost"),
    SHOW_POIGNEE,
    N_("“My side won {won} of {of} deals with these cards, so I may expect to win about {chance} of 100.”"),
    N_("“My side won {won} of {of} deals with these cards, so I may expect to win about {lost} of 100.”"),
    N_("This line holds: {won} of {of} are about {chance} of 100."),
    N_(
        "This line does not hold: {won} of {of} are about {chance} of 100, and {lost} is how many of 100 the side"
        " loses."
    ),
)
FLAT = Line(
    ("flat", "multiplied"),
    POIGNEE_FLAT,
    N_("“The poignée is worth {bonus} points from each opponent, whatever the contract.”"),
    N_("“The poignée is worth {bonus} points from each opponent, times what the contract is multiplied by.”"),
    N_("This line holds: a poignée is worth as much in every contract."),
    N_("This line does not hold: the points of the contract are multiplied, a poignée never is."),
)
SHOWS = Line(
    ("brings", "costs"),
    SHOW_POIGNEE,
    N_("“So, by these numbers alone, showing it brings me about {points} {points:n|point|points} a deal on average.”"),
    N_("“So, by these numbers alone, showing it costs me about {points} {points:n|point|points} a deal on average.”"),
    N_("This line holds: a side that wins more deals than it loses gets the poignée more often than it pays."),
    N_("This line does not hold: this side wins more deals than it loses, so the poignée brings points."),
)
KEEPS = Line(
    ("costs", "brings"),
    SHOW_POIGNEE,
    SHOWS.wrong,
    SHOWS.right,
    N_("This line holds: a side that loses more deals than it wins pays the poignée more often than it gets it."),
    N_("This line does not hold: this side loses more deals than it wins, so the poignée costs points."),
)
#: Which lines may be wrong, by level: those that one knows by heart, then those that take a second look.
WRONG_LINES = {1: (1, 3), 2: (0, 1, 2, 3), 3: (0, 1, 2, 3, 4)}


def _draw_hand(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return shown(rng.choice(hands("taker", level)))


def _ask_reasons(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question:
    hand = weighed(boards[0])
    told = {**facts(hand, BONUSES["simple"]), "trumps": hand.trumps, "lost": 100 - hand.chance.hundredths}
    lines = (ENOUGH, WINNER, FIGURE, FLAT, SHOWS if hand.shows else KEEPS)
    wrong = rng.choice(WRONG_LINES[level])
    options = tuple(_lines(lines, wrong, told))
    hints = Hints((Saying.plain(READ_EACH),), (Saying.plain(POIGNEE_WINNER.statement, POIGNEE_WINNER),))
    return Question("choose", boards, WHICH_LINE, (options[wrong].says,), hints, options=options)


def _lines(lines: tuple[Line, ...], wrong: int, told: Facts) -> Iterator[Option]:
    """The lines as options, of which the wrong one is the answer."""
    for number, line in enumerate(lines):
        fails = number == wrong
        shows = Saying.plain(line.wrong if fails else line.right, None, claim=line.claims[fails], **told)
        yield Option(
            str(number + 1), shows, fails, Saying.plain(line.fails if fails else line.holds, line.rule, **told)
        )


REASONS = Kind(
    "weigh-reasons",
    N_("Which line does not hold?"),
    "choose",
    (THRESHOLD, POIGNEE_WINNER, POIGNEE_FLAT, SHOW_POIGNEE),
    _draw_hand,
    _ask_reasons,
    of_a_deal=False,
    stock=32,
)
