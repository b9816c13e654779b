"""No Hearts: what may be led, what hearts cost, and how many are still to come."""

from __future__ import annotations

import random
from decimal import Decimal

from tutor.barbu.contracts.hearts import HEARTS
from tutor.barbu.contracts.no_hearts import FACE_UP, SCORE, NoHearts
from tutor.barbu.options import STANDARD
from tutor.core.cards import BARBU, Cards
from tutor.core.message import N_, Message
from tutor.teach.barbu.plays import CHAIR, PLAYERS
from tutor.teach.kinds.worth.piles import ACE_LIKE_OTHERS
from tutor.teach.legacy import Kind
from tutor.teach.number import Number
from tutor.teach.question import Board, Hints, Laid, Question
from tutor.teach.saying import Saying

CONTRACT = NoHearts()


FACE_UP_BEFORE = N_("Face up in front of {by:player}:")
NOTHING_BEFORE = N_("{by:Player}: no heart yet")
YOU_HOLD = N_("Your hand:")
HOW_MANY_OUT = N_("How many hearts are still in the hands of the other players?")
POINTS_OUT = N_("How many points do the hearts cost that nobody has won yet, those of your own hand among them?")
COUNT_THEM = N_("There are 13 hearts. Which of them can you see?")
THIRTEEN_LESS = N_("Of 13 hearts {won} lie on the table and {own} {own:n|is|are} in your hand: the others hold {left}.")
YOURS_TOO = N_("That counts your own hearts as well. Only those of the others were asked for.")
YOURS_LEFT_OUT = N_("That leaves out the hearts of your own hand. They have not been won by anybody either.")
LESS_WON = N_("All hearts cost 30. Those that lie face up have cost {won}, so {left} points are still to come.")


def _draw_out(level: int, _seed: int, rng: random.Random) -> tuple[Laid, ...]:
    """Some hearts that have been won, and the learner’s hand; at last the ace has not been won yet."""
    hearts = [*BARBU.all.of(HEARTS)]
    rng.shuffle(hearts)
    if level == 3:  # noqa: PLR2004 - levels are counted
        hearts.sort(key=lambda card: card.rank == "A")
    won = hearts[: rng.randint(4, 8)]
    seats = [rng.randrange(PLAYERS) for _ in won]
    piles = [BARBU.set(card for card, by in zip(won, seats, strict=True) if by == at) for at in range(PLAYERS)]
    own = hearts[len(won) :][: rng.randint(1, 3)]
    hand = BARBU.set([*own, *rng.sample([card for card in BARBU.cards if card.suit != HEARTS], 2)])
    before = (
        Laid(tuple(pile), _of(by, FACE_UP_BEFORE if pile else NOTHING_BEFORE), small=True)
        for by, pile in enumerate(piles)
    )
    return (*before, Laid(tuple(hand), Saying.plain(YOU_HOLD)))


def _of(by: int, message: Message) -> Saying:
    return Saying(None, ((message, {"by": by}),), CHAIR)


def _ask_out(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    *piles, hand = (BARBU.set(board.cards) for board in boards if isinstance(board, Laid))
    won, own = BARBU.set(card for pile in piles for card in pile), hand.of(HEARTS)
    out = BARBU.all.of(HEARTS) - won - own
    hints = Hints((Saying.plain(COUNT_THEM),), (Saying.plain(FACE_UP.statement, FACE_UP),), (own,))
    if level == 1:
        says = Saying.plain(THIRTEEN_LESS, FACE_UP, won=len(won), own=len(own), left=len(out))
        slips = {Decimal(len(out | own)): Saying.plain(YOURS_TOO)}
        return Question("number", boards, HOW_MANY_OUT, (says,), hints, number=Number(Decimal(len(out)), slips))
    left, all_like_others = _cost(out | own), -STANDARD.heart * len(out | own)
    says = Saying.plain(LESS_WON, SCORE, won=_cost(won), left=left)
    slips = {Decimal(_cost(out)): Saying.plain(YOURS_LEFT_OUT)}
    if all_like_others != left:
        slips[Decimal(all_like_others)] = Saying.plain(ACE_LIKE_OTHERS, SCORE)
    return Question("number", boards, POINTS_OUT, (says,), hints, number=Number(Decimal(left), slips))


def _cost(cards: Cards) -> int:
    return -sum(CONTRACT.price(card, STANDARD) for card in cards)


STILL_OUT = Kind(
    "no-hearts-out", N_("What is still to come?"), "number", (FACE_UP, SCORE), _draw_out, _ask_out, of_a_deal=False
)
