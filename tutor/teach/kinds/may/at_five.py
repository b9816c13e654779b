"""Moments at a table of five at which it is asked what may be done: the call, the écart, and leads."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.errors import Json
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.call import CALLABLE, DISCARD, FALLBACK, KING, RANKS, SELF, WHEN
from tutor.tarot.dog import COUNT, FORCED_TRUMP, KINGS, NO_BOUT, NO_KING, NO_TRUMP
from tutor.tarot.legal_cards import LEAD_BAN, LEAD_FREE
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE, HAND_SIZES, dog_size
from tutor.tarot.trick import PETIT
from tutor.teach.boards import of_call, of_ecart, of_lead
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.may.asked import CARDS, Prompts, moves, something_is_refused
from tutor.teach.kinds.may.contracts import Boards
from tutor.teach.kinds.may.family import MAY
from tutor.teach.posed import Posed
from tutor.teach.tarot.ecarts import with_dog

_COURTS = TAROT.set(CALLABLE)
#: How many of each rank a taker holds, from the kings down: what may be called ends with the first rank that is not
#: whole.
_HELD = (
    ((1, 1, 1, 1), (3, 2, 1, 1), (4, 1, 1, 1), (4, 3, 1, 0)),
    ((3, 4, 1, 0), (4, 3, 2, 1), (4, 4, 1, 1), (4, 4, 3, 0)),
    ((3, 4, 4, 0), (4, 3, 4, 1), (4, 4, 3, 1), (4, 4, 4, 1)),
)
#: A table at which no jack is called, beside one at which it is.
_RULES: tuple[dict[str, Json], ...] = ({"call_jack": False}, {})


def _calls(draw: Draw) -> Boards:
    """A hand with some kings, or all; with all kings and some queens; with nearly all that there is to call."""
    of_ranks = draw.rng.choice(_HELD[draw.level - 1])
    courts = [
        TAROT[suit + rank]
        for rank, count in zip(RANKS, of_ranks, strict=True)
        for suit in draw.rng.sample(SUITS, count)
    ]
    others = draw.rng.sample([*TAROT.all.without(PETIT) - _COURTS], HAND_SIZES[FIVE] - len(courts))
    rules = draw.of({}, {}, draw.rng.choice(_RULES))
    return (of_call(TAROT.set((*courts, *others)), draw.rng, rules),)


def _ecarts(draw: Draw) -> Boards:
    """The dog has just been picked up, with plenty of plain cards or too few; some cards are set aside already."""
    held = with_dog(draw.rng.randint(*draw.of((6, 10), (4, 8), (0, 4))), draw.rng, FIVE)
    called = draw.rng.choice([*KINGS - held] or [*KINGS])
    aside = draw.rng.choice(draw.of((0,), range(1, dog_size(FIVE)), range(dog_size(FIVE))))
    return (of_ecart(held, aside, draw.rng, called),)


def _called_queens(draw: Draw) -> Boards:
    """The taker holds the queen that was called, or the knight: all kings, or all higher cards, are here as well.

    In some of the questions these cards are too few, and trumps have to go as well.
    """
    rank = draw.rng.choice((RANKS[1], RANKS[1], RANKS[draw.of(1, 2, 2)]))
    called = TAROT[draw.rng.choice(SUITS) + rank]
    courts = [card for one in RANKS[: RANKS.index(rank)] for card in TAROT.all.of_rank(one)]
    low = [card for card in TAROT.cards if card.suit in SUITS and card.rank.isdigit()]
    own = [*courts, called, *draw.rng.sample(low, draw.rng.randint(0, draw.of(3, 4, 4)))]
    trumps = draw.rng.sample([*TAROT.all.of(TRUMP)], HAND_SIZES[FIVE] + dog_size(FIVE) - len(own))
    return (of_ecart(TAROT.set((*own, *trumps)), 0, draw.rng, called),)


def _leads(draw: Draw) -> Boards:
    """The first lead of a deal; later a lead to another trick beside it; at last with the called card in hand."""
    rng, last = draw.rng, draw.level == LEVELS[-1]

    def few(at: Play) -> bool:
        return at.called is not None and len(at.hand.of(at.called.suit)) > 1 and at.called not in at.played

    boards = [of_lead(_a_king(draw), rng, lambda at: few(at) and not at.tricks and (not last or at.called in at.hand))]
    if draw.level > LEVELS.start:
        boards.append(of_lead(_a_king(draw), rng, lambda at: few(at) and at.tricks))
        rng.shuffle(boards)
    return tuple(boards)


def _a_king(draw: Draw) -> Card:
    king: Card = draw.rng.choice([*KINGS])
    return king


DRAWN: Mapping[str, Callable[[Draw], Boards]] = {
    "call": _calls,
    "dog": _ecarts,
    "lead": _leads,
    "called": _called_queens,
}
PROMPTS: Mapping[str, Prompts] = {
    "call": Prompts(N_("You are the taker, at a table of five. Mark every card that you may call."), CARDS.both),
    "dog": Prompts(
        N_("You are the taker, at a table of five. Mark every card that you may set aside now."), CARDS.both
    ),
    "called": Prompts(
        N_(
            "At a table of five you have called a card that you now hold yourself, so you play alone. Mark every card"
            " that you may set aside."
        ),
        CARDS.both,
    ),
    "lead": Prompts(
        N_("There are five of you at the table, and you are on lead. Mark every card that you may lead."),
        N_(
            "Here are two tables of five, and you are on lead at both. At each of them, mark every card that you may"
            " lead."
        ),
    ),
}
TRAINED: Mapping[str, tuple[Rule, ...]] = {
    "call": (WHEN, KING, SELF, FALLBACK),
    "dog": (COUNT, NO_KING, NO_BOUT, NO_TRUMP, FORCED_TRUMP),
    "lead": (LEAD_BAN, LEAD_FREE),
    "called": (DISCARD, COUNT, NO_KING),
}


@kind(MAY, about=TRAINED, edition=3)
def may_at_five(draw: Draw) -> Posed:
    """A call, an écart of three cards, or a lead, at a table of five."""
    posed = moves(DRAWN[draw.about](draw), PROMPTS[draw.about])
    return Posed(posed.asked, posed.verdicts, something_is_refused)
