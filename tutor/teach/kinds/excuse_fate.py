"""What becomes of the Excuse when a trick is complete: whose it is then, and whether a card is given for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from tutor.cards import Card
from tutor.message import N_
from tutor.record import Record
from tutor.tarot.excuse import EXCUSE_LAST
from tutor.tarot.play import Play
from tutor.tarot.score.count import EXCUSE_KEPT, exchanges
from tutor.tarot.trick import THE_EXCUSE, TRICK_WON
from tutor.teach import rulings
from tutor.teach.boards import of_rung
from tutor.teach.grid import Cell, Grid, State
from tutor.teach.kind import Kind
from tutor.teach.positions import SEEDS, Rung
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying
from tutor.trick import Trick


def _completes(play: Play) -> bool:
    """Whether the learner, the taker, plays last to a trick that has the Excuse in it, or will have."""
    trick = play.trick
    last = len(trick.cards) == trick.players - 1
    return last and play.taker == trick.turn and THE_EXCUSE in {*trick.cards, *play.hand}


#: A trick with the Excuse, somewhere in a deal, and the last one.
_LATE, _LAST = (
    Rung(name, EXCUSE_LAST.title, EXCUSE_LAST, _completes, sizes=sizes)
    for name, sizes in (("excuse-before", (4, 5, 6)), ("excuse-at-last", (1,)))
)


def _draw_trick(level: int, _seed: int, rng: random.Random) -> tuple[Record]:
    """A trick before the last one; any; mostly the last."""
    last = {1: 0.0, 2: 0.4, 3: 0.7}[level]
    return (of_rung(_LAST if rng.random() < last else _LATE, rng.choice(SEEDS)),)


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


def _ask_whose(boards: tuple[Board, ...], _level: int, rng: random.Random) -> Question | None:
    if (found := _fate(boards, rng)) is None:
        return None
    fate, card = found
    options = tuple(Option(name, Saying.plain(says), name == fate.id, fate.told) for name, says in FATES.items())
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
