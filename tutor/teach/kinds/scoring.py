"""Scoring a deal: the contract with its difference and multiplier, who pays whom, and slips in a sheet."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.core.message import N_, Facts, Message
from tutor.tarot.score.sheet import BASE, DISTRIBUTION, MULTIPLIER, ZERO_SUM, sheet
from tutor.tarot.score.summary import Summary
from tutor.tarot.setting import FIVE, FOUR
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Option, Question, Scored
from tutor.teach.saying import Saying
from tutor.teach.scored import comes_to, missing, working, wrong_line
from tutor.teach.sheets import CONTRACTS, adding, before, finished, slips, summed, total, with_slip

#: The tables that are asked about, by level.
TABLES = {1: (FOUR,), 2: (3, FOUR), 3: (3, FOUR, FIVE)}


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Scored]:
    return (Scored(finished(rng, TABLES[level], CONTRACTS[:2] if level == 1 else CONTRACTS)),)


def _draw_multiplied(level: int, _seed: int, rng: random.Random) -> tuple[Scored]:
    """A contract that is multiplied; the taker plays alone."""
    return (Scored(finished(rng, TABLES[min(level, 2)], CONTRACTS[1:])),)


def _ask_line(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    lines = adding(board.deal)
    return missing(board.deal, 0 if level == 1 else rng.randrange(len(lines)))


SCORE_LINE = Kind(
    "score-line", N_("Which value is missing?"), "number", (BASE, MULTIPLIER), _draw, _ask_line, of_a_deal=False
)


def _ask_each(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    return comes_to(board.deal) if isinstance(board, Scored) else None


SCORE_DEAL = Kind(
    "score-deal",
    N_("What does each defender pay?"),
    "number",
    (BASE, MULTIPLIER, DISTRIBUTION),
    _draw,
    _ask_each,
    of_a_deal=False,
)

TAKERS_SCORE = N_("What is the taker’s score for this deal? If it is a loss, write a minus.")
HOW_MANY_PAY = N_("How many defenders are there, and is there a partner who shares?")
EACH_AND_ALL = N_("From each defender it is {unit:signed}, so the taker’s score is {taker:signed}.")
FROM_ALL = N_("A taker who plays alone has it from each of the {count} defenders, or pays it to each of them.")
TWO_SHARES = N_("The taker has two shares and the partner one, whether they win or pay.")
ONCE = N_("That is what one defender pays, or is paid. The taker deals with each of them.")
ONE_TOO_MANY = N_("The taker does not pay themselves: there is one defender fewer than players.")
SHARED_ALIKE = N_("Taker and partner do not share alike: the partner has a single share and the taker two.")
OTHER_SIGN = N_("The sign is the other way round: look again at whether the contract is made.")


def _ask_taker(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    deal = board.deal
    counted = sheet(deal)
    unit, taker = summed(deal).value, (counted.scores or ())[deal.taker]
    known = {unit: ONCE, unit * deal.players: ONE_TOO_MANY, -taker: OTHER_SIGN}
    if deal.partner is not None:
        known = {unit * 3 // 2: SHARED_ALIKE, unit * 3: SHARED_ALIKE, **known}
    wrong = {Decimal(value): Saying.plain(says, DISTRIBUTION) for value, says in known.items() if value != taker}
    written = (before(deal), *adding(deal), summed(deal)) if level == 1 else ()
    because = Saying(DISTRIBUTION, ((EACH_AND_ALL, {"unit": unit, "taker": taker}), _share(deal)))
    hints = Hints((Saying.plain(HOW_MANY_PAY),), (Saying.plain(DISTRIBUTION.statement, DISTRIBUTION),))
    explained = (because,) if written else (*working(deal), because)
    boards = (Scored(deal, written),)
    return Question("number", boards, TAKERS_SCORE, explained, hints, number=Number(Decimal(taker), wrong, signed=True))


def _share(deal: Summary) -> tuple[Message, Facts]:
    """Of what defenders pay, how much the taker has."""
    return (FROM_ALL, {"count": len(deal.defence)}) if deal.partner is None else (TWO_SHARES, {})


TAKER_SCORE = Kind(
    "score-taker",
    N_("What does the taker score?"),
    "number",
    (BASE, MULTIPLIER, DISTRIBUTION),
    _draw,
    _ask_taker,
    of_a_deal=False,
)

WHO_HAS_WHAT = N_("The sheet says what each defender pays. What is everybody’s score?")
TAKER, PARTNER, DEFENDER = N_("the taker"), N_("the taker’s partner"), N_("each defender")
AMOUNT = N_("{value:signed}")
SUM_OF_ALL = N_("What do all scores of a deal add up to?")
ALL_ALIKE = N_("Every defender pays the same amount, or is paid it.")
IN_BALANCE = N_("All scores together come to zero.")


def _ask_shares(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    deal, scores = board.deal, sheet(board.deal).scores or ()
    unit = abs(summed(deal).value)
    names = {"taker": (deal.taker, TAKER), "defender": (deal.defence[0], DEFENDER)}
    if deal.partner is not None:
        names["partner"] = (deal.partner, PARTNER)
    most = abs(scores[deal.taker])
    states = tuple(State(f"{value:+d}", Saying.plain(AMOUNT, value=value)) for value in (most, unit, -unit, -most))
    alike, share = Saying.plain(ALL_ALIKE, DISTRIBUTION), Saying(DISTRIBUTION, (_share(deal),))
    cells = tuple(
        Cell(name, Saying.plain(who), f"{scores[seat]:+d}", alike if who is DEFENDER else share)
        for name, (seat, who) in names.items()
    )
    hints = Hints((Saying.plain(SUM_OF_ALL),), (Saying.plain(ZERO_SUM.statement, ZERO_SUM),))
    because = (Saying.plain(IN_BALANCE, ZERO_SUM),)
    boards = (Scored(deal, (before(deal), *adding(deal), summed(deal))),)
    return Question("pairs", boards, WHO_HAS_WHAT, because, hints, grid=Grid(cells, states))


SHARES = Kind(
    "score-shares",
    N_("Who has what?"),
    "pairs",
    (DISTRIBUTION, ZERO_SUM),
    _draw,
    _ask_shares,
    of_a_deal=False,
)


def _ask_audit(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    among = (BASE, MULTIPLIER) if level == 1 else (BASE, MULTIPLIER, DISTRIBUTION)
    return wrong_line(board.deal, rng, among) if isinstance(board, Scored) else None


SCORE_AUDIT = Kind(
    "score-audit",
    N_("Which line is wrong?"),
    "choose",
    (BASE, MULTIPLIER, DISTRIBUTION),
    _draw_multiplied,
    _ask_audit,
    of_a_deal=False,
)

WHAT_IS_WRONG = N_("Somebody says that the attack wins {value:signed} from each defender. What is wrong with that?")
NOTHING = N_("Nothing is wrong: that is right")
IT_WOULD_BE = N_("With this mistake it would be {value:signed}.")
IT_DIFFERS = N_("It would have to be {value:signed}.")
DONE_RIGHT = N_("The right number is {value:signed}.")
#: Between how many mistakes one chooses.
_MISTAKES = 4
DO_IT_YOURSELF = N_("What do you come to yourself, and what lies between the two numbers?")


def _ask_mistake(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (board,) = boards
    if not isinstance(board, Scored):
        return None
    deal, right = board.deal, total(adding(board.deal))
    found = {slip: total(with_slip(deal, slip)) for slip in slips(deal)}
    if len({*found.values(), right}) < len(found) + 1:
        return None  # two mistakes that come to the same
    chosen = rng.choice([None, *found] if level > 1 else [*found])
    said = right if chosen is None else found[chosen]
    others = rng.sample([slip for slip in found if slip is not chosen], _MISTAKES - (chosen is not None))
    found = {slip: value for slip, value in found.items() if slip is chosen or slip in others}
    options = [
        Option(
            f"slip-{number}",
            Saying.plain(slip.says, claim=f"line {slip.at + 1}: {slip.value}"),
            slip is chosen,
            Saying.plain(DONE_RIGHT, slip.rule, value=right)
            if slip is chosen
            else Saying.plain(IT_WOULD_BE, slip.rule, value=value),
        )
        for number, (slip, value) in enumerate(found.items(), 1)
    ]
    last = chosen.rule if chosen else BASE
    says = Saying.plain(DONE_RIGHT if chosen is None else IT_DIFFERS, last, value=right)
    options.append(Option("nothing", Saying.plain(NOTHING), chosen is None, says))
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(DO_IT_YOURSELF),), (Saying.plain(last.statement, last),))
    facts = {"value": said}
    return Question("choose", boards, WHAT_IS_WRONG, because, hints, facts=facts, options=tuple(options))


MISTAKE = Kind(
    "score-mistake",
    N_("What went wrong?"),
    "choose",
    (BASE, MULTIPLIER),
    _draw_multiplied,
    _ask_mistake,
    of_a_deal=False,
)
