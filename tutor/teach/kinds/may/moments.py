"""Moments at which it is asked what may be done: on the ladder of duties, in the auction, the dog, each contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.barbu.contracts import no_queens
from tutor.barbu.contracts.barbu import HEART_BAN
from tutor.barbu.contracts.hearts import NO_LEAD
from tutor.barbu.row import ENDS, EXTEND, ONE_SIDED, OPEN
from tutor.barbu.trick import FOLLOW, NO_HEADING, VOID_FREE
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.tarot.auction import CONTRE_CLOSES, LADDER, ONE_TURN, OVERCALL
from tutor.tarot.dog import COUNT, FORCED_TRUMP, NO_BOUT, NO_KING, NO_TRUMP
from tutor.teach.barbu.trumps_situations import TRUMPS_SITUATIONS
from tutor.teach.boards import ANYWHERE, of_any, of_auction, of_ecart, of_situation
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.may.asked import CARDS, Prompts, moves, something_is_refused
from tutor.teach.kinds.may.contracts import IN_CONTRACTS, Boards
from tutor.teach.kinds.may.family import MAY
from tutor.teach.posed import Posed
from tutor.teach.positions import SEEDS
from tutor.teach.question import Question
from tutor.teach.tarot.ecarts import SIX, with_dog
from tutor.teach.tarot.situations import TRICK_SITUATIONS


@kind(
    MAY, *dict.fromkeys(situation.rule for situation in TRICK_SITUATIONS), of_a_deal=True, twins=len(TRICK_SITUATIONS)
)
def allowed(draw: Draw) -> Posed:
    """One board in a situation that follows from the number; two in two situations; two of any phase of either game."""
    return moves((draw.deal,) if draw.deal else draw.of(_in_a_situation, _in_two_situations, _anywhere)(draw))


def _in_a_situation(draw: Draw) -> Boards:
    return (of_situation(TRICK_SITUATIONS[(draw.number - 1) % len(TRICK_SITUATIONS)], draw.number),)


def _in_two_situations(draw: Draw) -> Boards:
    return tuple(of_situation(situation, draw.rng.choice(SEEDS)) for situation in draw.rng.sample(TRICK_SITUATIONS, 2))


def _anywhere(draw: Draw) -> Boards:
    return of_any(ANYWHERE, draw.rng), of_any(ANYWHERE, draw.rng)


# Before the play


def _in_the_auction(draw: Draw) -> Boards:
    """One auction at a table of four; two; two at tables of any size in which most have spoken."""
    if draw.level == 1:
        return (of_auction(4, draw.rng.randint(1, 3), draw.rng),)
    sizes = draw.of((), (4, 4), ()) or draw.rng.sample((3, 4, 5), 2)
    return tuple(of_auction(players, draw.rng.randint(draw.level - 1, players - 1), draw.rng) for players in sizes)


#: Bids above a garde: after one of them little may be bid, or nothing.
HIGH = ("garde-sans", "garde-contre")


def _a_high_bid(question: Question) -> bool:
    """Whether at one table somebody has bid high; where there is one table only, anything may have been bid."""
    bids = [{*board.moves} for board in question.boards if isinstance(board, Record)]
    return len(bids) == 1 or any(not said.isdisjoint(HIGH) for said in bids)


def _in_the_dog(draw: Draw) -> Boards:
    """The dog has just been picked up, with plenty of plain cards or too few; some cards are set aside already."""
    held = with_dog(draw.rng.randint(*draw.of((10, 15), (9, 14), (3, 7))), draw.rng)
    aside = draw.of((0,), range(1, SIX), range(3))  # of few plain cards those that are gone already may be trumps
    return (of_ecart(held, draw.rng.choice(aside) if draw.level > 1 else 0, draw.rng),)


def _something_is_refused_at_two(question: Question) -> bool:
    """Whether at one of two tables not everything may be marked; at a single table anything goes."""
    return question.tables == 1 or something_is_refused(question)


#: The ways to draw the boards, by what is asked about.
DRAWN: Mapping[str, Callable[[Draw], Boards]] = {
    "auction": _in_the_auction,
    "dog": _in_the_dog,
    **IN_CONTRACTS,
}
PROMPTS: Mapping[str, Prompts] = {
    "auction": Prompts(
        N_("It is your turn in the auction. Mark everything that you may say."),
        N_("Here are two tables. It is your turn at both of them: mark everything that you may say."),
    ),
    "dog": Prompts(
        N_("You have picked up the dog. Mark every card that you may set aside now."),
        N_("You have picked up the dog. Mark every card that you may set aside now."),
    ),
    "domino": Prompts(
        N_("Mark every card of yours that fits."),
        N_("Here are two tables. At each of them, mark every card of yours that fits."),
    ),
}
#: The further demands on a question, where not every one that is drawn will do.
FITS: Mapping[str, Callable[[Question], bool]] = {
    "auction": _a_high_bid,
    "dog": something_is_refused,
    "no-hearts": _something_is_refused_at_two,
    "king": _something_is_refused_at_two,
}
#: The rules that are trained, by what is asked about.
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "auction": (ONE_TURN, LADDER, OVERCALL, CONTRE_CLOSES),
    "dog": (COUNT, NO_KING, NO_BOUT, NO_TRUMP, FORCED_TRUMP),
    "no-tricks": (FOLLOW, NO_HEADING, VOID_FREE),
    "no-hearts": (NO_LEAD, VOID_FREE),
    "no-queens": (no_queens.LEAD_FREE, FOLLOW, VOID_FREE),
    "king": (HEART_BAN, FOLLOW, VOID_FREE),
    "trumps": (*dict.fromkeys(situation.rule for situation in TRUMPS_SITUATIONS), FOLLOW),
    "domino": (OPEN, EXTEND, ENDS, ONE_SIDED),
}


@kind(MAY, about=TRAINED, edition=5)
def may(draw: Draw) -> Posed:
    """The same at moments of one phase, or of one contract, alone."""
    posed = moves(DRAWN[draw.about](draw), PROMPTS.get(draw.about, CARDS), cards_only=draw.about == "domino")
    return Posed(posed.asked, posed.verdicts, FITS[draw.about]) if draw.about in FITS else posed
