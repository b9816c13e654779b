"""Reading the ledger of a set: which part cost most, which number is missing, which deals, and a report with a slip.

The sets follow from seeds, with calls and scores by chance; their ledgers are what the tutor reckons of them.
"""

from __future__ import annotations

import random
from decimal import Decimal
from functools import lru_cache

from tutor.barbu.advice.calling import BEST
from tutor.barbu.advice.ledger import Ledger, Parts, ledgers
from tutor.barbu.contracts import SEVEN
from tutor.barbu.match import Match
from tutor.barbu.options import USUAL
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts, Message
from tutor.teach.barbu.kinds.planning import price, promised
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying

OF_A_SET = N_("From the ledger of a dealer’s set. The numbers of a line add up to its score.")
DEAL = N_("{contract:term}, {points:signed} in all:")
SET = N_("The whole set, {points:signed} in all:")
OPEN_DEAL = N_("{contract:term}, ? in all:")
#: Each part of a line: with its number, and with that left out.
IS = {
    "usual": N_("usual {points:signed},"),
    "luck": N_("luck {points:signed},"),
    "plan": N_("plan {points:signed},"),
    "bets": N_("bets {points:signed},"),
    "play": N_("play {points:signed}."),
}
IS_OPEN = {
    "usual": N_("usual ?,"),
    "luck": N_("luck ?,"),
    "plan": N_("plan ?,"),
    "bets": N_("bets ?,"),
    "play": N_("play ?."),
}
#: The parts that a dealer can ask about, as options and with what they come to.
NAMES = {
    "luck": N_("the luck: the hands that were dealt"),
    "plan": N_("the plan: the calls"),
    "bets": N_("the bets: the doubles"),
    "play": N_("the play: the cards that were played"),
}
COMES_TO = {
    "luck": N_("The luck comes to {points:signed}."),
    "plan": N_("The plan comes to {points:signed}."),
    "bets": N_("The bets come to {points:signed}."),
    "play": N_("The play comes to {points:signed}."),
}
COST_MOST_OF_ALL = N_("No other part cost the dealer as much.")
WHICH_COST_MOST = N_("Which part cost this dealer the most points here?")
ADD_EACH = N_("How much does each part come to, over all the deals that you see?")
LARGEST_LOSS = N_("Add each part up by itself, from deal to deal. What comes to the least has cost the most.")

WHAT_IS_MISSING = N_("One number of this line is missing. What is it?")
ADDS_UP = N_("The five numbers must come to the score in all, so {points:signed} is missing.")
WHAT_ADDS_UP = N_("What must the five numbers of a line come to?")
SCORE_LESS = N_("The score is the sum of the five numbers. Each of them is the score less the four others.")
OTHER_SIGN = N_("The number is right, but it has the other sign: check which way the sum is off.")
NO_USUAL = N_("This leaves out the usual points, with which every line begins.")

MARK_PLAY = N_("Mark every deal in which the play cost points.")
MARK_BETS = N_("Mark every deal in which the bets cost points.")
MARK_BOTH = N_("Mark every deal in which the play cost points, although the deal brought points in all.")
THE_DEAL = N_("{contract:term}", "a deal of a set to mark")
HERE = N_(
    "In {contract:term} the play comes to {play:signed} and the bets to {bets:signed}; in all it is {points:signed}."
)
WHICH_NUMBER = N_("Which number of each line does the question ask for?")
EVEN_GOOD = N_("A deal can bring points and be played badly, or cost points and be played well: read the part alone.")

#: How many deals are shown, by level.
DEALS = {1: 2, 2: 3, 3: 4}
#: What is asked of them.
ASKS = {1: MARK_BETS, 2: MARK_PLAY, 3: MARK_BOTH}
#: By how much the part that cost most must differ from the next one.
CLEAR = 3
#: How often a dealer calls as the tutor would, and how often others double without need.
WELL_CALLED, DOUBLED = 0.5, 0.35
POSITIVE = {kind.name for kind in SEVEN if kind.positive}
PIECES = {kind.name: kind.example().pieces(USUAL.table, BARBU, 4) for kind in SEVEN}
APART = {kind.name for kind in SEVEN if kind.apart}


@lru_cache(maxsize=128)
def a_set(seed: int) -> Ledger:
    """The ledger of a whole set: hands by a seed, calls that are good or not, scores and doubles by chance."""
    rng, match = random.Random(seed), Match(seed=seed)
    for _ in SEVEN:
        left = frozenset(match.left)
        hand = match.record().hands[0] or BARBU.none
        gains = {name: points - price(name, left) for name, points in promised(hand, left).items()}
        name = max(gains, key=gains.__getitem__) if rng.random() < WELL_CALLED else rng.choice(match.left)
        debts = match.debts.items()
        doubles: list[list[object]] = [[by, [0]] for by, debt in debts if debt.due or rng.random() < DOUBLED]
        if not doubles and name not in POSITIVE:  # it would not be played, and its line would say nothing
            doubles = [[rng.randrange(1, 4), [0]]]
        deal = {"dealer": 0, "contract": name, "base": _dealt_out(name, rng), "doubles": doubles}
        match = match.after({**deal, "hand": [card.code for card in hand]})
    (ledger,) = ledgers(match)
    return ledger


def _dealt_out(name: str, rng: random.Random) -> list[int]:
    """What a contract brings to each seat, by chance."""
    base, pieces = [0] * 4, PIECES[name]
    seats = rng.sample(range(4), 4) if name in APART else rng.choices(range(4), k=len(pieces))
    for seat, points in zip(seats, pieces, strict=True):
        base[seat] += points
    return base


def _line(head: Message, points: int, parts: Parts, contract: str = "", blank: str = "") -> Saying:
    """A line of a ledger; of one part, or of the score in all, the number may be left ``blank``."""
    first: Facts = {"contract": contract} if contract else {}
    if blank != "score":
        first = {**first, "points": points}
    told = ((name, {} if name == blank else {"points": value}) for name, value in parts._asdict().items())
    sentences: list[tuple[Message, Facts]] = [((IS if facts else IS_OPEN)[name], facts) for name, facts in told]
    return Saying(None, ((head, first), *sentences))


def shown(ledger: Ledger, number: int) -> Laid:
    """The first deals of a set line by line; without any, the whole set in one line."""
    lines = [
        _line(DEAL, entry.score, entry.parts, entry.call.partition(" ")[0]) for entry in ledger.entries[:number]
    ] or [_line(SET, ledger.score, ledger.parts)]
    return Laid((), Saying.plain(OF_A_SET), tuple(lines))


def read(board: Board) -> list[tuple[str, int, Parts]]:
    """The lines of a ledger as they stand on a board: contract, score and parts."""
    found = []
    for says in board.written if isinstance(board, Laid) else ():
        (_, head), *parts = says.sentences
        values = [int(str(facts["points"])) for _, facts in parts]
        found.append((str(head.get("contract", "")), int(str(head["points"])), Parts(*values)))
    return found


def summed(board: Board) -> Parts:
    """What each part comes to over all lines."""
    return Parts(*map(sum, zip(*(parts for _, _, parts in read(board)), strict=True)))


def _draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (shown(a_set(rng.randrange(1, 100_000)), 0 if level == 1 else DEALS[level]),)


def _ask_most(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    """The part that comes to the least, by clear points; tempting where the largest loss of a deal is another's."""
    sums = summed(boards[0])._asdict()
    least, second = sorted(NAMES, key=sums.__getitem__)[:2]
    worst = min(NAMES, key=lambda name: min(parts._asdict()[name] for _, _, parts in read(boards[0])))
    if sums[least] >= 0 or sums[second] - sums[least] < CLEAR or (level == max(DEALS) and worst == least):
        return None
    options = tuple(
        Option(name, Saying.plain(text), name == least, _of_part(name, sums[name], most=name == least))
        for name, text in NAMES.items()
    )
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(ADD_EACH),), (Saying.plain(LARGEST_LOSS, BEST),))
    return Question("choose", boards, WHICH_COST_MOST, because, hints, options=options)


def _of_part(name: str, points: int, *, most: bool) -> Saying:
    """What a part comes to, and of the one that cost ``most`` that it did."""
    told: tuple[Message, Facts] = (COMES_TO[name], {"points": points})
    return Saying(BEST, (told, (COST_MOST_OF_ALL, {})) if most else (told,))


def _draw_blank(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A line of a ledger with a number left out: the score, a part of a deal, a part of a whole set."""
    ledger = a_set(rng.randrange(1, 100_000))
    blank = "score" if level == 1 else rng.choice(list(IS))
    entry = rng.choice(ledger.entries)
    contract = entry.call.partition(" ")[0]
    if level == max(DEALS):
        line = _line(SET, ledger.score, ledger.parts, blank=blank)
    else:
        line = _line(OPEN_DEAL if blank == "score" else DEAL, entry.score, entry.parts, contract, blank)
    return (Laid((), Saying.plain(OF_A_SET), (line,)),)


def _ask_blank(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    (board,) = boards
    (line,) = board.written if isinstance(board, Laid) else ()
    (_, head), *parts = line.sentences
    known = [int(str(facts["points"])) for _, facts in parts if facts]
    score = int(str(head["points"])) if "points" in head else None
    right = sum(known) if score is None else score - sum(known)
    usual = int(str(parts[0][1].get("points", 0)))
    slips = {-right: OTHER_SIGN, (right - usual if score is None else right + usual): NO_USUAL}
    if right == 0 or right in slips:
        return None
    says = {Decimal(points): Saying.plain(text, BEST) for points, text in slips.items()}
    hints = Hints((Saying.plain(WHAT_ADDS_UP),), (Saying.plain(SCORE_LESS, BEST),))
    number = Number(Decimal(right), says, signed=True)
    because = Saying.plain(ADDS_UP, BEST, points=right)
    return Question("number", boards, WHAT_IS_MISSING, (because,), hints, number=number)


def _draw_deals(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (shown(a_set(rng.randrange(1, 100_000)), DEALS[level] + 1),)


def _ask_deals(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    """The deals in which one part cost points, on the last level although they brought some in all."""
    asks = ASKS[level]
    options = []
    for contract, points, parts in read(boards[0]):
        right = {MARK_BETS: parts.bets < 0, MARK_PLAY: parts.play < 0, MARK_BOTH: parts.play < 0 < points}[asks]
        facts: Facts = {"contract": contract, "points": points, "play": parts.play, "bets": parts.bets}
        says = Saying(BEST, ((HERE, facts),))
        options.append(Option(contract, Saying.plain(THE_DEAL, contract=contract), right, says))
    if not 0 < sum(option.right for option in options) < len(options):
        return None
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHICH_NUMBER),), (Saying.plain(EVEN_GOOD, BEST),))
    return Question("mark", boards, asks, because, hints, options=tuple(options))


COST_MOST = Kind("coach-most", N_("What cost most?"), "choose", (BEST,), _draw, _ask_most, of_a_deal=False)
MISSING = Kind("coach-missing", N_("A number is missing"), "number", (BEST,), _draw_blank, _ask_blank, of_a_deal=False)
WHICH_DEALS = Kind("coach-deals", N_("Which deals?"), "mark", (BEST,), _draw_deals, _ask_deals, of_a_deal=False)
