"""Slips in a settlement: a wrong line among the bets of a deal, and a wrong deal among the seven of a set."""

from __future__ import annotations

import random

from tutor.barbu.settlement import DIFFERENCE, EQUAL, TWICE, ZERO
from tutor.barbu.undoubled import shared
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts
from tutor.core.sheet import Line
from tutor.teach.barbu.doublings import NEGATIVE, OPTIONS, POSITIVE
from tutor.teach.barbu.kinds.settling import final, lines, over, worded
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.boards import undrawn
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Threads
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

# A wrong line

A_LINE = N_("{by:Player} {value:signed}, {other:player} {value:opposite}")
WHICH_LINE = N_("This is how somebody has settled the bets, pair by pair. One line is wrong. Which one?")
IT_IS = N_("That is wrong.")
LINE_IS_RIGHT = N_("That is right.")
EACH_LINE = N_("Work out each line for yourself: how far apart are the two, who is better, and is it a redouble?")


def _draw_audit(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (over(rng, level + 1),)


def _ask_audit(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    """Two or three bets, up to five, all six."""
    (board,) = boards
    if not isinstance(board, Threads):
        return None
    written = lines(board)
    if not {1: 2, 2: 4, 3: 5}[level] <= len(written) <= {1: 3, 2: 5, 3: 6}[level]:
        return None
    places = [place for place, line in enumerate(written) if line.value]
    if not places:
        return None
    wrong = rng.choice(places)
    options = []
    for place, line in enumerate(written):
        amiss = place == wrong
        value = rng.choice(_mistaken(line)) if amiss else line.value
        right = worded(line)
        says = right._replace(sentences=((IT_IS if amiss else LINE_IS_RIGHT, {}), *right.sentences))
        facts = {**line.reason.facts, "value": value}
        options.append(Option(f"line-{place + 1}", Saying(None, ((A_LINE, facts),), CHAIR), amiss, says))
    decided = options[wrong].says
    hints = Hints((Saying.plain(EACH_LINE),), (Saying.plain(TWICE.statement, TWICE),))
    return Question("choose", boards, WHICH_LINE, (decided,), hints, options=tuple(options))


def _mistaken(line: Line) -> tuple[int, ...]:
    """What is often written in the place of a line: turned round, a redouble as four times, or as a double."""
    return (-line.value, 2 * line.value, *((line.value // 2,) if line.reason.rule is TWICE else ()))


SETTLE_AUDIT = Kind(
    "settle-audit",
    N_("Which line is wrong?"),
    "choose",
    (DIFFERENCE, TWICE, EQUAL),
    _draw_audit,
    _ask_audit,
    of_a_deal=False,
)

# A wrong deal among seven

WHICH_DEAL = N_(
    "This is a dealer’s whole set of seven deals, bets and all: your score in each deal, then those of the players on"
    " your left, opposite and on your right. It ought to come to 0, and it does not. In which deal is the mistake?"
)
A_DEAL = N_("{contract:move}: {you:signed}, {left:signed}, {opposite:signed}, {right:signed}")
MUST_COME_TO = N_("These four come to {total:signed}, just what the contract is worth, whatever the bets have moved.")
COMES_TO = N_("These four come to {summed:signed}, but the contract is worth {total:signed}: bets create no points.")
ADD_ACROSS = N_("Add up the four scores of each deal. What is that contract worth in all?")


def _ask_set(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    deals: list[tuple[str, int, list[int]]] = []
    for contract in rng.sample((*NEGATIVE, *POSITIVE), 7):
        board = over(rng, rng.randrange(1, PLAYERS + 1), (contract,))
        total = board.at.contract.total(OPTIONS.table, BARBU, PLAYERS)
        played = board.at.contract.positive or board.at.bets.named
        four = final(board) if played else shared(total, board.at.setting.dealer).scores or ()
        deals.append((contract, total, [*four]))
    wrong, seat = rng.randrange(len(deals)), rng.randrange(PLAYERS)
    scores = deals[wrong][2]
    if not scores[seat]:
        return None
    scores[seat] += -2 * scores[seat] if level > 1 else rng.choice((-10, 10))
    options = []
    for number, (contract, total, (you, left, opposite, right)) in enumerate(deals):
        facts: Facts = {"contract": contract, "you": you, "left": left, "opposite": opposite, "right": right}
        says = COMES_TO if number == wrong else MUST_COME_TO
        reason = Saying.plain(says, ZERO, summed=you + left + opposite + right, total=total)
        options.append(Option(f"deal-{number + 1}", Saying(None, ((A_DEAL, facts),), CHAIR), number == wrong, reason))
    hints = Hints((Saying.plain(ADD_ACROSS),), (Saying.plain(ZERO.statement, ZERO),))
    because = (options[wrong].says,)
    told: Facts = {"deals": "; ".join(f"{contract} {four}" for contract, _, four in deals)}
    return Question("choose", (), WHICH_DEAL, because, hints, told, options=tuple(options))


SETTLE_SET = Kind(
    "settle-set",
    N_("Which deal does not add up?"),
    "choose",
    (ZERO,),
    undrawn,
    _ask_set,
    of_a_deal=False,
)
