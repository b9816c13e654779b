"""The turns in ``coached.txt`` of both games at which the coach is clear, looked for in deals of club players.

``python -m measures coached`` counts every turn anew, and drops those that are not clear any more; with ``--more``
others are looked for, as many as are wanted at all.  Names of sorts after it do so for these only.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from measures.glances import even, glances
from measures.run import Run
from tutor import barbu, tarot
from tutor.barbu.call import Call
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play as BarbuPlay
from tutor.coach.coaches import TURNS
from tutor.coach.example import example
from tutor.coach.judging import Judging
from tutor.coach.tarot.before_play import EcartTurn
from tutor.coach.verdict import Outcomes
from tutor.core.cards import SUITS
from tutor.core.hands import hand_of
from tutor.core.record import Record
from tutor.games import GAMES, reached
from tutor.tarot.advice.hand_value import evaluate, in_proportion
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call as KingCall
from tutor.tarot.dog import Dog
from tutor.tarot.play import Play
from tutor.teach.barbu import coached as barbu_coached
from tutor.teach.coached import Choice, Coached
from tutor.teach.kind import LEVELS
from tutor.teach.positions import seen
from tutor.teach.tarot import coached as tarot_coached

HEAD = """\
# Turns at which one move is clearly better than all others, in the order in which exercises ask; measures/coached.py.
# [sort, level, error, worlds, seed, a world where it goes well, one where it goes ill or null, the usual move,
# moves and what they bring: points on average, in how many of 100 worlds less and more than the best; the deal]
"""
BANKS = {"tarot": tarot_coached.BANK, "barbu": barbu_coached.BANK}
#: The number of turns of each sort and level that are wanted, as far as as many are found in so many deals.
WANTED = {"taker": 70, "defender": 70, "bid": 40, "king": 20, "ecart": 20, "contract": 20, "double": 30}
OF_CONTRACT = 40
#: The number of turns of a sort below which all its levels share them.
POOLED = 55
DEALS = {"tarot": 700, "barbu": 610}
#: The sorts of turn before the first card.
BEFORE_PLAY = ("bid", "king", "ecart", "contract", "double")
#: The calls by chance; nothing stands for a deal in which the dealer still has to call.
CALLS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps", "domino", "", "")
#: The number of worlds in which a turn is first looked at, and in which it is counted, and the seeds of both.
FIRST_LOOK, WORLDS = 60, 240
FIRST_SEED, SEED = 0, 1
#: The worlds that are looked at for one that goes well and one that goes ill.
EXAMPLES = range(16)
#: The tables of Tarot: most deals are of four.
TABLES = (4, 4, 4, 3, 5)
#: The points of hands with which one has to think about a bid (T-EVAL-BID).
DOUBTFUL = range(40, 72)
#: The cards in a hand from which a card is worth asking: near the end there is little to think about.
LEAST_CARDS = {"tarot": 6, "barbu": 5}
#: The moves among which one chooses at least, where they are not three.
LEAST_CHOICES = {"bid": 2, "double": 2, "contract": 2, "domino": 2}
#: The points by which the best bid leads the next at most: else nobody would think of that one.
NEAR = 100.0
#: The share of the turns of a sort that are looked at, where most of them are clear.
LOOKED_AT = {"double": 0.2, "bid": 0.5}
#: The share of the turns that are looked at any further where this is best, which it often is.
OFTEN = {"EX": 0.2, "T1": 0.2, "pass": 0.1}
#: The most turns of one sort that one deal gives.
EACH_DEAL = 3


def measure(run: Run) -> None:
    """Count the banks anew, look for other turns if they are wanted, and write the banks."""
    for game, bank in BANKS.items():
        known = bank.turns if bank.file.exists() else ()
        counted = run.each(clear_again, (one.line for one in known), len(known), f"{game}, again")
        found = [Coached.of(line) for line in counted if line]
        if run.more or not known:
            have = {str(one.board) for one in found}
            deals = ((game, number) for number in range(1, DEALS[game] + 1))
            for lines in run.each(turns_of_deal, deals, DEALS[game], game):
                found += (one for one in map(Coached.of, lines) if str(one.board) not in have)
            found = [one for sort in bank.sorts for one in _levelled(sort, found)]
        bank.file.write_text(HEAD + "".join(f"{one.line}\n" for one in found), "utf-8")


def _levelled(sort: str, found: Sequence[Coached]) -> Iterator[Coached]:
    """The turns of a sort, those with the greatest lead at the first level, every other one against custom."""
    of_sort = sorted((one for one in found if one.sort == sort), key=lambda one: one.lead / one.error, reverse=True)
    both = [[one for one in of_sort if one.against_custom is against] for against in (True, False)]
    levels = LEVELS if len(of_sort) >= POOLED else LEVELS[:1]
    for level in levels:
        parts = [one[len(one) * (level - 1) // len(levels) : len(one) * level // len(levels)] for one in both]
        in_turn = [one for pair in zip_longest(*parts) for one in pair if one]
        for one in even(in_turn, _found_at_a_glance, WANTED.get(sort, OF_CONTRACT), 1):
            yield one._replace(level=level)


def _found_at_a_glance(one: Coached) -> frozenset[str]:
    """The glances with which what is best is found: the looks of a card, or else what sort of word it is."""
    pack = GAMES[one.board.game].HOUSE.pack(one.board.players, one.board.rules)
    codes = {card.code for card in pack.cards}
    cards = sorted((pack[move] for move in one.offered if move in codes), key=pack.cards.index)
    if one.sort in BEFORE_PLAY:
        best = one.best.moves[0]
        return frozenset({best if one.sort == "king" else best.partition(" ")[0]})
    found = next(card for card in cards if card.code in one.best.moves)
    return glances(found, cards, [*reached(one.board).hand])  # type: ignore[attr-defined]


def clear_again(line: str) -> str:
    """The line of a turn of the bank, counted from nothing; nothing if it is not clear, or another move is better."""
    one = Coached.of(line)
    again = _clear(one.sort, one.board, GAMES[one.board.game].positions(one.board), WORLDS, SEED)
    return again._replace(level=one.level).line if again and again.best.moves == one.best.moves else ""


def turns_of_deal(deal: tuple[str, int]) -> list[str]:
    """The clear turns of a deal, by its game and number."""
    game, number = deal
    rng = random.Random(f"coached {game} {number}")
    record, passed = _tarot(rng, number) if game == "tarot" else _barbu(rng, number)
    found, each, other = list[str](), Counter[str](), rng.randrange(record.players)
    while passed[-1].turn is not None:
        at = passed[-1]
        sort = _sort(at, other)
        if sort and each[sort] < EACH_DEAL and rng.random() < LOOKED_AT.get(sort, 1.0):
            first = _clear(sort, seen(record, at.turn), passed, FIRST_LOOK, FIRST_SEED)
            wanted = first and rng.random() < OFTEN.get(first.best.moves[0], 1.0)
            again = first and wanted and _clear(sort, first.board, passed, WORLDS, SEED)
            if again and first and again.best.moves == first.best.moves:
                found.append(again.line)
                each[sort] += 1
        move = GAMES[game].choose(at)
        record = replace(record, moves=(*record.moves, move))
        passed.append(GAMES[game].onwards(at.after(at.read(move, "moves"))))
    return found


def _tarot(rng: random.Random, number: int) -> tuple[Record, list[Any]]:
    """A deal of Tarot before anybody has spoken."""
    record = tarot.Match(rng.choice(TABLES), number).record()
    return record, [tarot.position(record)]


def _barbu(rng: random.Random, number: int) -> tuple[Record, list[Any]]:
    """A deal of Barbu before the call, or after a call by chance, so that every contract comes as often."""
    record = barbu.Match(seed=number).record()
    called = rng.choice(CALLS)
    if called == "":
        gone = rng.sample([call for call in CALLS if call], rng.randint(0, 4))
        record = replace(record, history={**record.history, "called": gone})
        return record, [barbu.position(record)]
    detail = {"trumps": SUITS, "domino": "23456789"}.get(called)
    move = f"{called} {rng.choice(detail)}" if detail else called
    record = replace(record, moves=(move,))
    return record, [*barbu.positions(record)]


def _sort(at: Any, other: int) -> str:  # noqa: ANN401 - a deal in any phase
    """The sort of a turn that is worth a look; nothing for one that is not."""
    sort = ""
    match at:
        case Auction() if _counted(at) in DOUBTFUL:
            sort = "bid"
        case KingCall():
            sort = "king"
        case Call():
            sort = "contract"
        case Dog() if not at.aside:
            sort = "ecart"
        case Doubling():
            sort = "double"
        case Play() if len(at.hand) >= LEAST_CARDS["tarot"]:
            sort = "taker" if at.turn == at.taker else "defender" if at.turn == other else ""
        case BarbuPlay() | Layout() if at.turn in {other, (other + 2) % 4} and len(at.hand) >= LEAST_CARDS["barbu"]:
            sort = at.contract.name if at.contract.name in barbu_coached.BANK.sorts else ""
    return sort


def _counted(at: Auction) -> int:
    """The points of a hand, as many as they would be at a table of four."""
    return in_proportion(evaluate(hand_of(at.setting.hands, at.turn)).total, len(at.setting.hands))


def _clear(sort: str, board: Record, passed: Sequence[Any], worlds: int, seed: int) -> Coached | None:
    """A turn at which the best move is clearly better than others, the usual one among them if that is another.

    Of a card there have to be two others at least.  Moves that may come close to the best are left out.
    """
    turn = TURNS[board.game](passed)
    if turn is None or len(turn.groups) < LEAST_CHOICES.get(sort, 3):
        return None
    looked = Judging(turn, worlds, seed)
    usual = GAMES[board.game].choose(passed[-1])
    best, *others = looked.usual.averages
    told = [best, *(move for move in others if looked.better(best, move))]
    if not looked.knows(usual) or len(told) < LEAST_CHOICES.get(sort, 3):
        return None
    names = {group[0]: tuple(group) for group in turn.groups}
    if isinstance(turn, EcartTurn):
        names = {group[0]: (ecart,) for group, ecart in zip(turn.groups, turn.whole, strict=True)}
        usual = turn.whole[0]
    choices = tuple(_choice(looked.usual, move, names[move]) for move in told)
    if not any(usual in one.moves for one in choices):
        return None
    if sort == "bid" and choices[0].points - choices[1].points > NEAR:
        return None
    error = max(round(looked.gap(best, told[1]).error, 1), 0.1)
    found = Coached(sort, 1, board, choices, usual, error, worlds, seed, 0, None)
    return found if worlds < WORLDS else _with_examples(found, passed)


def _choice(outcomes: Outcomes, first: str, group: tuple[str, ...]) -> Choice:
    """What a group of moves brings, of which this is the first, beside the best one."""
    averages = outcomes.averages
    best = next(iter(averages))
    both = [*zip(outcomes.points[best], outcomes.points[first], strict=False)]
    less, more = (sum(sign * (one - other) > 0 for one, other in both) for sign in (1, -1))
    return Choice(group, round(averages[first], 1), round(100 * less / len(both)), round(100 * more / len(both)))


def _with_examples(found: Coached, passed: Sequence[Any]) -> Coached:
    """A turn with a world in which the best move does as well as it often does, and one in which it does not."""
    if found.sort in BEFORE_PLAY:
        return found
    best, other = found.best.moves[0], found.other
    gains = {}
    for number in EXAMPLES:
        turn = TURNS[found.board.game](passed)
        if turn is not None:
            one = example(turn, found.seed, number)
            gains[number] = one.brought(best) - one.brought(other)
    well = sorted((number for number in gains if gains[number] > 0), key=gains.__getitem__)
    ill = sorted((number for number in gains if gains[number] < 0), key=gains.__getitem__)
    return found._replace(well=well[len(well) // 2] if well else 0, ill=ill[len(ill) // 2] if ill else None)
