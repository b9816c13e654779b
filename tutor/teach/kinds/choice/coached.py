"""A turn at which the coach is clear, as a question: what each move brings, and one deal in which it is played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from tutor.coach.coaches import TURNS
from tutor.coach.example import Example, example
from tutor.core.message import N_, Facts, Message
from tutor.core.trick import Trick
from tutor.games import GAMES
from tutor.teach import rulings
from tutor.teach.coached import Choice, Coached
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Board, Hints
from tutor.teach.saying import Chair, Saying, Sentence, Step
from tutor.teach.trick_told import trick_told, whole_trick

LEADS_BY = N_(
    "Over {worlds} deals that fit all that you know, this brings you {lead:half} {lead:n|point|points} more on average"
    " than any of the others, give or take {error:half}."
)
FALLS_BEHIND = N_(
    "On average this brings you {gap:half} {gap:n|point|points} less than the best: it does worse in {less} of 100 such"
    " deals, and better in {more}."
)
AGAINST_CUSTOM = N_("The usual advice says otherwise here, but it is only a rule of thumb.")
ENDS = N_("In this deal you end with {points:signed} {points:n|point|points}.")
GOES_ILL = N_(
    "It does not go well every time: in this deal you end with {points:signed}, and with {other:card} with"
    " {with_other:signed}."
)

#: The most tricks that are told of an example.
TOLD = 2

#: What is wrong with an option, beside the best one.
Fault = Callable[[str, str], Message]


class Asks(NamedTuple):
    """The words about a turn: the prompt with its ``facts``, what helps, and what is wrong with an option.

    Boards ``beside`` the table say what one has to remember.
    """

    prompt: Message
    hints: Hints
    fault: Fault
    facts: Facts = MappingProxyType({})
    beside: tuple[Board, ...] = ()


def posed(turn: Coached, offers: Mapping[str, Offer], asks: Asks) -> Posed:
    """The question about a turn; ``offers`` are by the moves of the bank that they stand for."""
    asked = Asked((turn.board, *asks.beside), asks.prompt, tuple(offers.values()), asks.facts)
    best, chair = turn.offered[0], rulings.chair(turn.board)
    well = _example(turn, turn.well)
    on = {}
    for move, offer in offers.items():
        told = _steps(turn, well, move)
        ends: tuple[Sentence, ...] = ((ENDS, {"points": round(well.brought(move))}),) if told else ()
        if move == best:
            says = Saying(None, (_leads_by(turn), *ends), chair, told)
        else:
            says = Saying(None, (_falls_behind(turn, move), (asks.fault(move, best), {}), *ends), chair, told)
        on[offer.id] = (move == best, says)
    because = (on[offers[best].id][1], *_custom(turn), *_ill(turn, chair))
    return Posed.for_any_judge(asked, Verdicts(because, asks.hints, on))


def choice_of(turn: Coached, move: str) -> Choice:
    """What a move of the bank brings."""
    return next(one for one in turn.choices if move in one.moves)


def _halves(points: float) -> float:
    """Points to the nearest half."""
    return round(2 * points) / 2


def _leads_by(turn: Coached) -> Sentence:
    """What the best move is said to bring, beside those that are offered."""
    nearest = max(choice_of(turn, move).points for move in turn.offered[1:])
    lead, error = _halves(turn.best.points - nearest), max(_halves(2 * turn.error), 0.5)
    return LEADS_BY, {"worlds": turn.worlds, "lead": lead, "error": error}


def _falls_behind(turn: Coached, move: str) -> Sentence:
    one = choice_of(turn, move)
    return FALLS_BEHIND, {"gap": _halves(turn.best.points - one.points), "less": one.less, "more": one.more}


def _custom(turn: Coached) -> Iterator[Saying]:
    """The usual advice, and whether it goes the same way."""
    at = GAMES[turn.board.game].positions(turn.board)[-1]
    advice = GAMES[turn.board.game].advised(at)
    if advice is None or advice.move not in turn.usual:
        return
    against: tuple[Sentence, ...] = ((AGAINST_CUSTOM, {}),) if turn.against_custom else ()
    reason = advice.reason
    yield Saying(reason.rule, (*against, (reason.hint, reason.facts)), rulings.chair(turn.board))


def _example(turn: Coached, number: int) -> Example:
    looked = TURNS[turn.board.game](GAMES[turn.board.game].positions(turn.board))
    if looked is None:
        raise ValueError(turn.line)
    return example(looked, turn.seed, number)


def _ill(turn: Coached, chair: Chair) -> Iterator[Saying]:
    """A deal in which another move would have been the better one, if there is one that can be told."""
    if turn.ill is None:
        return
    one, best, other = _example(turn, turn.ill), turn.offered[0], turn.other
    if told := _steps(turn, one, best):
        facts: Facts = {
            "other": turn.pack[other],
            "points": round(one.brought(best)),
            "with_other": round(one.brought(other)),
        }
        yield Saying(None, ((GOES_ILL, facts),), chair, told)


def _steps(turn: Coached, one: Example, move: str) -> tuple[Step, ...]:
    """The tricks that follow a move, this one first; none where nothing is played in tricks."""
    pack = turn.pack
    found = []
    for place, went in enumerate(islice(one.went(move), TOLD)):
        trick = Trick(went.leader, turn.board.players, tuple(pack[code] for code in went.cards))
        found.append(whole_trick([trick_told(trick, first=not place)], trick, went.winner))
    return tuple(found)
