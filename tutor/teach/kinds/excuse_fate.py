"""What becomes of the Excuse when a trick is complete: whose it is then, and whether a card is given for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.cards import TAROT, Card
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.core.trick import Trick
from tutor.tarot.excuse import EXCUSE_LAST
from tutor.tarot.play import Play
from tutor.tarot.score.count import EXCUSE_KEPT, exchanges
from tutor.tarot.trick import THE_EXCUSE, TRICK_WON
from tutor.teach import rulings
from tutor.teach.boards import of_last_trick, of_rung
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.kind import LEVELS
from tutor.teach.legacy import Kind
from tutor.teach.positions import SEEDS, Rung
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying


def _completes(play: Play) -> bool:
    """Whether the learner, the taker, plays last to a trick that has the Excuse in it, or will have."""
    trick = play.trick
    last = len(trick.cards) == trick.players - 1
    return last and play.taker == trick.turn and THE_EXCUSE in {*trick.cards, *play.hand}


def _is_left(play: Play) -> bool:
    """Whether somebody still holds the Excuse."""
    return any(THE_EXCUSE in hand for hand in play.hands if hand)


#: Two suits, the trumps and the Excuse; and so few cards that the Excuse is often left for the last trick.
_SOME = TAROT.all - TAROT.all.of("D") - TAROT.all.of("C")
_FEW = TAROT.read("EX S2 S7 S9 SJ SN SQ SK H3 H8 H10 HN HQ HK T1 T4 T6 T9 T12 T14 T18 T20 T21")
#: A trick with the Excuse somewhere in a deal; and the last two tricks of one.
_LATE = Rung("excuse-before", EXCUSE_KEPT.title, EXCUSE_KEPT, _completes, among=_SOME, sizes=(4, 5, 6))
_TWO = Rung("excuse-at-last", EXCUSE_LAST.title, EXCUSE_LAST, _is_left, among=_FEW, sizes=(2,))


def _draw_trick(level: int, _seed: int, rng: random.Random) -> tuple[Record, ...]:
    """A trick before the last one; any; mostly the last."""
    if rng.random() >= {1: 0.0, 2: 0.4, 3: 0.7}[level]:
        return (of_rung(_LATE, rng.choice(SEEDS)),)
    while True:
        board = of_last_trick(_TWO, rng.choice(SEEDS))
        if board and _completes_on(board):
            return (board,)


def _completes_on(board: Record) -> bool:
    play = rulings.moment(board)
    return isinstance(play, Play) and _completes(play)


WHOSE = N_(
    "You are the taker, alone against the other three. You play {card:card}, and the trick is complete. Whose is the"
    " Excuse now?"
)
FATES = {
    "yours-free": N_("yours, and you give nothing for it"),
    "yours-given": N_("yours, and you give the others a low card for it"),
    "theirs-free": N_("the others’, and they give nothing for it"),
    "theirs-given": N_("the others’, and they give you a low card for it"),
}
#: What comes so often that some of it is passed over: nobody should get far by guessing.
COMMON = "yours-given"
IN_THE_TRICK, IN_A_LOST_TRICK, LOST, LOST_BY_A_PARTNER = (
    N_("The side that has played the Excuse wins the trick anyway, so there is nothing to give for it."),
    N_(
        "The Excuse stays with the side that has played it, though the other side wins the trick. For it that side"
        " gives a low card."
    ),
    N_("In the last trick the Excuse is lost: it goes to the other side together with the trick."),
    N_(
        "In the last trick the Excuse is lost, even where a partner wins the trick. It goes to the other side, which"
        " gives a low card for it."
    ),
)
WHO_GIVES = N_("A low card is given by the side that has the Excuse and not the trick, and only then.")
WHY = {False: (IN_THE_TRICK, IN_A_LOST_TRICK), True: (LOST, LOST_BY_A_PARTNER)}


class Fate(NamedTuple):
    """What has become of the Excuse in a trick: whose it is, whose the trick is, and whether a card is ``given``."""

    trick: Trick
    yours: bool
    won: bool
    given: bool
    last: bool

    @classmethod
    def of(cls, play: Play, card: Card) -> Fate:
        """What becomes of it when the taker completes a trick with a card."""
        after = play.after(card)
        won, moved = after.winners[-1] == play.taker, next(exchanges(after), None)
        return cls(after.tricks[-1], moved.to_attack if moved else won, won, moved is not None, after.over)

    @property
    def id(self) -> str:
        """The answer that says so."""
        return f"{'yours' if self.yours else 'theirs'}-{'given' if self.given else 'free'}"

    @property
    def told(self) -> Saying:
        """Why it is so."""
        return Saying.plain(WHY[self.last][self.given], EXCUSE_LAST if self.last else EXCUSE_KEPT)

    def of_answer(self, name: str) -> Saying:
        """Why an answer is right, or is not: it may be wrong only in what is given."""
        only_the_card = name != self.id and name.startswith(self.id.partition("-")[0])
        return Saying.plain(WHO_GIVES, EXCUSE_KEPT) if only_the_card else self.told

    @property
    def hints(self) -> Hints:
        """What helps to find it."""
        rule = EXCUSE_LAST if self.last else EXCUSE_KEPT
        return Hints((Saying.plain(LAST_ONE),), (Saying.plain(rule.statement, rule),))


LAST_ONE = N_("Is this the last trick? And which side wins it?")


def _fate(boards: tuple[Board, ...], rng: random.Random) -> tuple[Fate, Card] | None:
    play = rulings.moment(boards[0])
    if not isinstance(play, Play) or not _completes(play):
        return None
    card = THE_EXCUSE if THE_EXCUSE in play.hand else rng.choice(play.duty().legal())
    return Fate.of(play, card), card


def _ask_whose(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    if (found := _fate(boards, rng)) is None:
        return None
    fate, card = found
    if level > LEVELS[0] and fate.id == COMMON and rng.random() < 1 / 2:
        return None
    options = tuple(
        Option(name, Saying.plain(says), name == fate.id, fate.of_answer(name)) for name, says in FATES.items()
    )
    return Question("choose", boards, WHOSE, (fate.told,), fate.hints, facts={"card": card}, options=options)


EXCUSE_FATE = Kind(
    "excuse-fate",
    N_("Whose is the Excuse?"),
    "choose",
    (EXCUSE_KEPT, EXCUSE_LAST),
    _draw_trick,
    _ask_whose,
    of_a_deal=False,
)

WHO_HAS_WHAT = N_(
    "You are the taker, alone against the other three. You play {card:card}, and the trick is complete. Who has each of"
    " its cards now?"
)
YOURS, THEIRS = N_("you", "who has a card"), N_("the others", "who have a card")
WITH_THE_TRICK = N_("It goes to the side that wins the trick.")


def _ask_piles(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    if (found := _fate(boards, rng)) is None:
        return None
    fate, card = found
    states = (State("yours", Saying.plain(YOURS)), State("theirs", Saying.plain(THEIRS)))
    grid = Grid(tuple(_cells(fate)), states)
    return Question("pairs", boards, WHO_HAS_WHAT, (fate.told,), fate.hints, facts={"card": card}, grid=grid)


def _cells(fate: Fate) -> Iterator[Cell]:
    for card in fate.trick.cards:
        excuse = card is THE_EXCUSE
        says = fate.told if excuse else Saying.plain(WITH_THE_TRICK, TRICK_WON)
        yield Cell(card.code, card, "yours" if (fate.yours if excuse else fate.won) else "theirs", says)


TRICK_PILES = Kind(
    "trick-piles",
    N_("Whose are the cards of the trick?"),
    "pairs",
    (TRICK_WON, EXCUSE_KEPT, EXCUSE_LAST),
    _draw_trick,
    _ask_piles,
    of_a_deal=False,
)
