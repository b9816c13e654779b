"""The doubles that one owes a dealer: how many are left, whether one may pass, and whether a deal is played at all."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.barbu.compulsory import NEEDED, TWICE, Debt
from tutor.barbu.targets import DOUBLE, FLANK, MAX, PASS
from tutor.barbu.undoubled import PLAYED, SKIP, USED, skipped
from tutor.core.message import N_, Message
from tutor.teach.barbu.doublings import NEGATIVE, OPTIONS, POSITIVE, doubling, spoken, word
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.boards import undrawn
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

DEALS = 7

# How many do you still owe?

STILL_OWED = N_(
    "These are the deals of one dealer so far, and what you said in them. How many compulsory doubles do you still owe"
    " this dealer?"
)
THE_DEALS = N_("{dealer:Player} has dealt:")
#: What the learner said in an earlier deal, by the word.
SAID: dict[str, Message] = {
    PASS: N_("{contract:move}: you passed"),
    MAX: N_("{contract:move}: you said “maximum”"),
    FLANK: N_("{contract:move}: you said “flanks”"),
    DOUBLE: N_("{contract:move}: you doubled {other:player}"),
    f"re{DOUBLE}": N_("{contract:move}: {other:player} had doubled you, and you redoubled"),
}
SO_MANY_OWED = N_(
    "You have doubled this dealer in {done} {done:n|deal|deals}, so you still owe {owed} {owed:n|double|doubles}."
)
FLANKS_COUNTED = N_("“Flanks” leaves the dealer out: it does not count towards the two.")
REDOUBLE_COUNTED = N_("A redouble answers somebody else’s double: it does not count towards the two.")
NOTHING_OWED = N_("You have doubled this dealer in {done} deals: your two doubles are made, and you owe none any more.")
MAXIMUM_IS_ONE = N_(
    "“Maximum” doubles the dealer once: it counts as one of the two, like any other double of the dealer."
)
IN_WHICH_DEALS = N_("In which of these deals was the dealer among those whom you doubled?")


def _ask_debt(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    dealer = rng.randrange(1, PLAYERS)
    past = rng.sample((*NEGATIVE, *POSITIVE), 1 + level + rng.randrange(2))
    lines, words, done = [], list[str](), 0
    for contract in past:
        at = doubling(contract, dealer)
        at = spoken(at, at.setting.seats.index(LEARNER), rng)
        move = word(at, rng)
        again = move.split()[-1] in map(str, at.speaker.received)
        name = f"re{DOUBLE}" if again else move if move in SAID else DOUBLE
        other = {"other": at.speaker.names(move)[0]} if name not in {PASS, MAX, FLANK} else {}
        lines.append(Saying(None, ((SAID[name], {"contract": contract, **other}),), CHAIR))
        words.append(" ".join((name, *map(str, other.values()))))
        done += dealer in at.speaker.names(move)
    owed = Debt(done, DEALS - len(past)).owed
    kinds = [line.sentences[0][0] for line in lines]
    flanks, answers = kinds.count(SAID[FLANK]), kinds.count(SAID[f"re{DOUBLE}"])
    if level > 1 and not flanks + answers:
        return None
    slips = {
        max(NEEDED - done - flanks, 0): FLANKS_COUNTED,
        max(NEEDED - done - answers, 0): REDOUBLE_COUNTED,
        **({0: MAXIMUM_IS_ONE} if SAID[MAX] in kinds else {}),
    }
    wrong = {Decimal(number): Saying.plain(says, TWICE) for number, says in slips.items() if number != owed}
    board = Laid((), Saying(None, ((THE_DEALS, {"dealer": dealer}),), CHAIR), tuple(lines))
    hints = Hints((Saying.plain(IN_WHICH_DEALS),), (Saying.plain(TWICE.statement, TWICE),))
    because = (Saying.plain(SO_MANY_OWED if owed else NOTHING_OWED, TWICE, done=done, owed=owed),)
    facts = {"dealer": str(dealer), "words": "; ".join(words)}
    number = Number(Decimal(owed), wrong)
    return Question("number", (board,), STILL_OWED, because, hints, facts, number=number)


DOUBLING_DEBT = Kind(
    "doubling-debt",
    N_("How many doubles do you still owe?"),
    "number",
    (TWICE,),
    undrawn,
    _ask_debt,
    of_a_deal=False,
)

# Is it played?

WHICH_ARE_PLAYED = N_("Which of these deals are played, card by card, and which are not played at all?")
PLAYED_STATES = (
    State("played", Saying.plain(N_("played", "of a deal"))),
    State("skipped", Saying.plain(N_("not played", "of a deal"))),
)
#: What was said in a deal, in short.
ALL_PASS, ONE_SAID = (
    N_("{contract:move}: everybody passes"),
    N_("{contract:move}: one player doubles the dealer"),
)
FLANKS_SAID = N_("{contract:move}: one player says “flanks”, the others pass")
ONE_FLANK = N_("{contract:move}: one player doubles another, and nobody the dealer")
NOT_PLAYED = N_("Nobody has doubled anybody, and the contract is negative: its points are shared out instead.")
ONE_THREAD = N_("There is a thread between two players: that is enough, whoever they are.")
ALWAYS = N_("A positive contract is played in any case.")
ANY_THREAD = N_("Is there any thread at all? And is the contract negative?")


def _ask_played(_boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    cases = []
    for contract in rng.sample(NEGATIVE, 4) + rng.sample(POSITIVE, level - 1 if level < 3 else 2):  # noqa: PLR2004
        at = doubling(contract, 0)
        moves = {ALL_PASS: None, ONE_SAID: f"{DOUBLE} 0"}
        if not at.contract.positive:
            moves |= {FLANKS_SAID: FLANK, ONE_FLANK: f"{DOUBLE} 2"}
        says = rng.choice([ALL_PASS, ALL_PASS, *moves])
        cases.append((at, says, moves[says]))
    rng.shuffle(cases)
    cells = []
    for number, (at, message, move) in enumerate(cases, 1):
        bets = (at.after(move) if move else at).bets
        not_played = skipped(at.contract, bets, OPTIONS)
        says, rule = (
            (NOT_PLAYED, SKIP) if not_played else (ALWAYS, PLAYED) if at.contract.positive else (ONE_THREAD, SKIP)
        )
        shows = Saying.plain(message, contract=at.contract.code)
        cells.append(Cell(f"case-{number}", shows, PLAYED_STATES[not_played].id, Saying.plain(says, rule)))
    if len({cell.right for cell in cells}) < 2:  # noqa: PLR2004 - both come
        return None
    facts = {"cases": "; ".join(f"{at.contract.code}, {move}" for at, _, move in cases)}
    hints = Hints((Saying.plain(ANY_THREAD),), (Saying.plain(SKIP.statement, SKIP),))
    because = (Saying(SKIP, ((SKIP.statement, {}), (USED.statement, {}))),)
    grid = Grid(tuple(cells), PLAYED_STATES)
    return Question("pairs", (), WHICH_ARE_PLAYED, because, hints, facts, grid=grid)


DOUBLING_PLAYED = Kind(
    "doubling-played",
    N_("Is this deal played?"),
    "pairs",
    (SKIP, PLAYED, USED),
    undrawn,
    _ask_played,
    of_a_deal=False,
)
