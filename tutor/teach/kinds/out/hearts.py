"""The hearts in No Hearts that nobody has won yet, or what they cost."""

from __future__ import annotations

from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.contracts.no_hearts import FACE_UP, SCORE, NoHearts
from tutor.barbu.values import Values
from tutor.core.cards import BARBU, Cards
from tutor.core.message import N_
from tutor.teach.barbu.costs import of_player
from tutor.teach.barbu.plays import PLAYERS
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS
from tutor.teach.kinds.out.count import Count, so_many
from tutor.teach.kinds.worth.piles import ACE_LIKE_OTHERS
from tutor.teach.posed import Asked, Posed, Verdicts
from tutor.teach.question import Hints, Laid
from tutor.teach.saying import Saying

CONTRACT = NoHearts()
FACE_UP_BEFORE = N_("Face up in front of {by:player}:")
NOTHING_BEFORE = N_("{by:Player}: no heart yet")
YOU_HOLD = N_("Your hand:")
HOW_MANY_OUT = N_("How many hearts are still in the hands of the other players?")
POINTS_OUT = N_("How many points do the hearts cost that nobody has won yet, including those in your own hand?")
HOW_MANY_UP = N_("You hold {own:and}. How many of the other hearts are face up on the table?")
WHICH_UP = N_("You hold {own:and}. Which hearts are face up on the table, and is the ace one of them?")
THIRTEEN_LESS = N_(
    "Of 13 hearts {gone} {gone:n|is|are} on the table and {own} {own:n|is|are} in your hand: the others hold {left}."
)
YOURS_TOO = N_("You have counted your own hearts as well. The question asks only for those of the others.")
YOURS_LEFT_OUT = N_("You have left out the hearts in your own hand. They have not been won by anybody either.")
LESS_WON = N_("All hearts cost {all}. Those that lie face up have cost {won}, so {left} points are still to come.")


def hearts(draw: Draw) -> Posed:
    """The hearts that are out, then what they still cost; at last the ace has not been won yet."""
    piles, hand = _hearts(draw)
    before = (
        Laid(tuple(pile), of_player(FACE_UP_BEFORE if pile else NOTHING_BEFORE, by), small=True)
        for by, pile in enumerate(piles)
    )
    boards = (*before, Laid(tuple(hand), Saying.plain(YOU_HOLD), data={"of": "you"}))
    count = Count.of(BARBU.all.of(HEARTS), hand, BARBU.set(card for pile in piles for card in pile))
    wanted, prompt = draw.of(("hearts", HOW_MANY_OUT), ("points", POINTS_OUT), ("points", POINTS_OUT))
    asked = Asked(boards, prompt, data={"contract": CONTRACT.name, "wanted": wanted})

    def verdicts(judge: Judge) -> Verdicts:
        asks = WHICH_UP if wanted == "points" else HOW_MANY_UP
        hints = Hints.plain(asks, FACE_UP, count.own, own=count.own)
        return _points(count, judge.values, hints) if wanted == "points" else _hearts_left(count, hints)

    return Posed(asked, verdicts)


def _hearts(draw: Draw) -> tuple[list[Cards], Cards]:
    """Some hearts that have been won, pile by pile, and the learner’s hand with others."""
    rng = draw.rng
    hearts = [*BARBU.all.of(HEARTS)]
    rng.shuffle(hearts)
    if draw.level == LEVELS[-1]:
        hearts.sort(key=lambda card: card.rank == "A")
    won = hearts[: rng.randint(4, 8)]
    seats = [rng.randrange(PLAYERS) for _ in won]
    piles = [BARBU.set(card for card, by in zip(won, seats, strict=True) if by == at) for at in range(PLAYERS)]
    own = hearts[len(won) :][: rng.randint(1, 3)]
    return piles, BARBU.set([*own, *rng.sample([card for card in BARBU.cards if card.suit != HEARTS], 2)])


def _hearts_left(count: Count, hints: Hints) -> Verdicts:
    left = len(count.left)
    because = (Saying.plain(THIRTEEN_LESS, FACE_UP, **count.facts),)
    return so_many(left, because, hints, {left + len(count.own): Saying.plain(YOURS_TOO)})


def _points(count: Count, values: Values, hints: Hints) -> Verdicts:
    """The points of all hearts that nobody has won yet."""

    def cost(cards: Cards) -> int:
        return -sum(CONTRACT.price(card, values) for card in cards)

    to_come = count.all - count.gone
    left = cost(to_come)
    says = Saying.plain(LESS_WON, SCORE, all=cost(count.all), won=cost(count.gone), left=left)
    slips = {
        cost(count.left): Saying.plain(YOURS_LEFT_OUT),
        -values.heart * len(to_come): Saying.plain(ACE_LIKE_OTHERS, SCORE),
    }
    return so_many(left, (says,), hints, slips)
