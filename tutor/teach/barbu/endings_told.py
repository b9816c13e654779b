"""The outcome of a card in the end of a contract, in words: trick by trick or lap by lap, and why one card is best."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Any

from tutor.barbu.advice.endings import Late, Outcome
from tutor.barbu.layout import PASS, Layout
from tutor.barbu.play import Play
from tutor.barbu.trick import Taken
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_, Facts
from tutor.teach.barbu.endgames import Ending
from tutor.teach.barbu.ways import behind
from tutor.teach.kinds.puzzle.open_hands import WINS_LAST
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Sentence, Step
from tutor.teach.trick_told import trick_told, whole_trick

# In tricks

WINS_AND_ENDS = N_("{by:Player} {by:you|win|wins} this trick, and the deal is over.")
REST_IS_FREE = N_("{by:Player} {by:you|win|wins} this trick, and those that are left cost nothing.")
COSTS = N_("It costs {by:player} {points} {points:n|point|points}.")
TAKES = N_("In all you win {count} of the {left} tricks, which makes {points:signed} {points:n|point|points}.")
TAKES_NONE = N_("So you win none of the {left} tricks.")
PAYS = N_("In all this costs you {points} {points:n|point|points}.")
PAYS_NOTHING = N_("So it costs you nothing.")
BETTER = N_("{best:card} is better by {worse} {worse:n|point|points}.")

GIVES = N_("{best:card} costs points, and in this trick it goes to {by:player}.")
WINS_FREE = N_(
    "You win this trick while it costs you nothing, and then you lead {next:card}, with which somebody else has to win."
)
WINS_NOW = N_("You win this trick, although it costs you points now, and are spared worse later.")
WINS_ANYWAY = N_("You win this trick at once, and what follows goes better for you than after any other card.")
ANOTHER_WINS = N_("With {best:card} this trick goes to {by:player}, who then has to lead.")
ANOTHER_PAYS = N_("With {best:card} this trick goes to {by:player}.")
LETS_GO = N_("You let {by:player} win this trick, and your other cards bring you more.")
TAKES_NOW = N_("With {best:card} you win this trick, and what you keep brings you most.")
OTHERS_COST = N_("Any other card would cost you at least {least} {least:n|point|points} more.")
OTHERS_BRING = N_("Any other card would bring you at least {least} {least:n|point|points} less.")

# In Domino

LAYS = N_("{by:Player} {by:you|play|plays} {card:card}.")
PASSES = N_("{by:Player} {by:you|pass|passes}.")
COME_THREE = N_("Then come {first:card}, {second:card} and {third:card}.")
COME_TWO = N_("Then come {first:card} and {second:card}.")
COMES_ONE = N_("Then comes {first:card}.")
COMES_NOTHING = N_("Nobody else can play a card now.")
COME = (COMES_NOTHING, COMES_ONE, COME_TWO, COME_THREE)
OUT = N_("{by:Player} {by:you|are|is} out {place:place}.")
BRINGS = N_("So this brings you {points:signed} {points:n|point|points}.")
WAY = N_("{best:card} opens the way to your {own:and}.")
KEEPS = N_("You keep back {others:and}, behind which others wait for their turn.")
IN_TIME = N_("With {best:card} first, your other cards fit in time.")


def line(ending: Ending, outcome: Outcome) -> Iterator[Step]:
    """The play that comes of a card: a step a trick, or in Domino a step a turn of the learner's."""
    return _laps(ending.at, outcome) if isinstance(ending.at, Layout) else _tricks(ending.at, outcome)


def told(ending: Ending, outcome: Outcome) -> Iterator[Sentence]:
    """The worth of an outcome to the learner, and by how much another one is better."""
    best = ending.outcomes[ending.best].scores[LEARNER]
    score, at = outcome.scores[LEARNER], ending.at
    yield (BRINGS, {"points": score}) if isinstance(at, Layout) else _in_all(at, outcome)
    if best > score:
        yield BETTER, {"best": ending.best, "worse": best - score}


def why(ending: Ending) -> Iterator[Sentence]:
    """The reason why the best card is the best, before the line that comes of it is told."""
    at, outcome = ending.at, ending.outcomes[ending.best]
    scores = sorted((one.scores[LEARNER] for one in ending.outcomes.values()), reverse=True)
    if isinstance(at, Layout):
        yield _why_laid(at, ending)
    else:
        yield _why_played(at, ending, outcome)
    least = scores[0] - scores[1]
    yield (OTHERS_BRING if at.contract.positive else OTHERS_COST), {"least": least}


def _after(at: Late, outcome: Outcome) -> Any:  # noqa: ANN401 - the phase that it began with
    """The position to which the moves of an outcome lead."""
    return reduce(lambda so_far, move: so_far.after(move), outcome.moves, at)


def _tricks(play: Play, outcome: Outcome) -> Iterator[Step]:
    end: Play = _after(play, outcome)
    contract, values = play.contract, play.options.table
    uniform = contract.stake(1, values) == contract.stake(play.size, values) != 0
    for number in range(len(play.taken), len(end.taken)):
        trick, winner, cards = end.taken[number]
        says = [trick_told(trick, first=number == len(play.taken))]
        cost = contract.stake(play.size - number, values) + sum(contract.penalty(card, values) for card in cards)
        if cost and not uniform:
            says.append((COSTS, {"by": winner, "points": -int(cost)}))
        if number == len(end.taken) - 1:
            ends = WINS_LAST if len(end.taken) == end.size else WINS_AND_ENDS if end.over else REST_IS_FREE
            says.append((ends, {"by": winner}))
        yield whole_trick(says, trick, winner)


def _in_all(play: Play, outcome: Outcome) -> Sentence:
    """The sum of the tricks for the learner."""
    score, left = outcome.scores[LEARNER], play.size - len(play.taken)
    each = int(play.contract.stake(1, play.options.table))
    if each and each == play.contract.stake(play.size, play.options.table):
        facts: Facts = {"count": score // each, "left": left, "points": score}
        return (TAKES if score else TAKES_NONE), facts
    return (PAYS, {"points": -score}) if score else (PAYS_NOTHING, {})


def _why_played(play: Play, ending: Ending, outcome: Outcome) -> Sentence:
    best, end = ending.best, _after(play, outcome)
    first: Taken = end.taken[len(play.taken)]
    facts: Facts = {"best": best, "by": first.winner}
    wins = first.winner == LEARNER
    if play.contract.positive:
        return (TAKES_NOW if wins else LETS_GO), facts
    if not wins:
        costly, last = play.contract.penalty(best, play.options.table), len(end.taken) == len(play.taken) + 1
        return (GIVES if costly else ANOTHER_PAYS if last else ANOTHER_WINS), facts
    left, values = play.size - len(play.taken), play.options.table
    cost = play.contract.stake(left, values) + sum(play.contract.penalty(card, values) for card in first.cards)
    then = end.taken[len(play.taken) + 1 :]
    if not cost and then and then[0].winner != LEARNER:
        return WINS_FREE, {**facts, "next": then[0].trick.cards[0]}
    return (WINS_NOW if cost else WINS_ANYWAY), facts


def _laps(at: Layout, outcome: Outcome) -> Iterator[Step]:
    """The cards that are laid until the learner is out, those of the others between two turns of the learner's at once.

    A step is a turn of the learner's and what the others lay after it.
    """
    says: list[Sentence] = []
    laid: list[tuple[int, Card]] = []
    outs: list[Sentence] = []
    for number, move in enumerate(outcome.moves):
        turn = at.turn
        if turn == LEARNER:
            if number:
                yield _lap(says, laid, outs)
                says, laid, outs = [], [], []
            says.append((PASSES, {"by": turn}) if move == PASS else (LAYS, {"by": turn, "card": BARBU[str(move)]}))
        if turn is not None and move != PASS:
            laid.append((turn, BARBU[str(move)]))
        before, at = at.out, at.after(move)
        if at.out != before:
            out: Sentence = OUT, {"by": at.out[-1], "place": len(at.out)}
            if at.out[-1] == LEARNER:
                yield Step((*says, out), tuple(laid))
                return
            outs.append(out)


def _lap(says: list[Sentence], laid: list[tuple[int, Card]], outs: list[Sentence]) -> Step:
    others = [card for seat, card in laid if seat != LEARNER]
    return Step((*says, (COME[len(others)], _named(others)), *outs), tuple(laid))


def _named(cards: list[Card]) -> Facts:
    return dict(zip(("first", "second", "third"), cards, strict=False))


def _why_laid(at: Layout, ending: Ending) -> Sentence:
    """The way to one's own cards, or a card kept back that others wait for."""
    best, own = ending.best, at.hand.without(ending.best)
    if mine := behind(best, at) & own:
        return WAY, {"best": best, "own": mine}
    kept = [card for card in ending.outcomes if card is not best and behind(card, at) - own]
    return (KEEPS, {"others": BARBU.set(kept)}) if kept else (IN_TIME, {"best": best})
