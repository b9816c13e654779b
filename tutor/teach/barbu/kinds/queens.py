"""The queens in No Queens: the cards that beat them."""

from __future__ import annotations

import random

from tutor.barbu.contracts.no_queens import FACE_UP, QUEEN, NoQueens
from tutor.barbu.play import Play
from tutor.barbu.trick import WINNER
from tutor.core.cards import BARBU, Card
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.teach import rulings
from tutor.teach.barbu.kinds.moments import found_at
from tutor.teach.barbu.plays import board
from tutor.teach.legacy import Kind
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

CALL = NoQueens.name
QUEENS = BARBU.all.of_rank(QUEEN)


def _rule(rule: Rule) -> Saying:
    return Saying.plain(rule.statement, rule)


# What catches a queen?

WHAT_CATCHES = N_(
    "Mark every card of yours with which you would beat a queen of the same suit that another player holds."
)
WHICH_BEAT = N_("Only kings and aces beat a queen. Of which suits is the queen still with another player?")
CATCHES = N_(
    "{card:card} beats {queen:card}, which another player still holds: if both fall to one trick, yours wins her."
)
QUEEN_PLAYED = N_("{card:card} has no queen of its suit to win any more: {queen:card} has been played.")
QUEEN_YOURS = N_("{card:card} would beat {queen:card}, but you hold that one yourself.")
THE_QUEEN = N_("{card:card} is a queen herself. There is only one in each suit, so she can beat no other.")
BELOW_QUEEN = N_("{card:card} is below {queen:card}: it cannot win her.")
#: How many cards the learner still holds, by level.
HELD = {1: (6, 7), 2: (7, 8), 3: (8, 9)}


def _draw_catches(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A moment when a few kings and aces can win a queen, and from the second level on others cannot any more."""

    def fits(at: Play) -> bool:
        high = [card for card in at.hand if _above(card)]
        catching = [card for card in high if _catches(at, card)]
        tempting = len(high) - len(catching)
        settled = not QUEENS & BARBU.set(at.trick.cards)  # else a queen that was played could be won all the same
        return settled and len(at.hand) in HELD[level] and bool(catching) and tempting >= level - 1

    return (board(found_at(CALL, rng, fits)),)


def _queen_of(card: Card) -> Card:
    return BARBU[card.suit + QUEEN]


def _above(card: Card) -> bool:
    return card.height > _queen_of(card).height


def _catches(at: Play, card: Card) -> bool:
    return _above(card) and _queen_of(card) not in at.hand | at.played


def _ask_catches(boards: tuple[Board, ...], _level: int, _rng: random.Random) -> Question | None:
    at = rulings.moment(boards[0])
    if not isinstance(at, Play) or at.contract.name != CALL:
        return None
    options = tuple(_card(at, card) for card in at.hand)
    because = tuple(option.says for option in options if option.right)
    hints = Hints((Saying.plain(WHICH_BEAT),), (_rule(WINNER),), (BARBU.set(card for card in at.hand if _above(card)),))
    return Question("mark", boards, WHAT_CATCHES, because, hints, options=options)


def _card(at: Play, card: Card) -> Option:
    """A card of the learner, and whether it can win a queen of its suit."""
    queen, right = _queen_of(card), _catches(at, card)
    if not _above(card):
        says = THE_QUEEN if card is queen else BELOW_QUEEN
    else:
        says = CATCHES if right else QUEEN_YOURS if queen in at.hand else QUEEN_PLAYED
    return Option(card.code, card, right, Saying.plain(says, WINNER, card=card, queen=queen))


NO_QUEENS_CATCHES = Kind(
    "no-queens-catches",
    N_("What beats a queen?"),
    "mark",
    (WINNER, FACE_UP),
    _draw_catches,
    _ask_catches,
    of_a_deal=False,
)
