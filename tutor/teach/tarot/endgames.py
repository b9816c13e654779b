"""Ends of deals with all hands open, in which one first card of the learner is clearly the best: a bank.

Each line of ``endings.txt`` is such a deal: its sort and level, who takes, who led first, who has spoken and in which
trick, the cards that have been played, those that each player still holds, the écart, and for each card of the learner
the cards to the end if everybody plays as well as can be.  ``python -m measures endings`` looks for them, and searches
all that can be played, so that a question need not.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.core.cards import TAROT, Card
from tutor.tarot.advice.endings import Outcome, followed, solve
from tutor.tarot.advice.told import Told, told
from tutor.tarot.play import Play
from tutor.tarot.score.count import points
from tutor.tarot.setting import HAND_SIZES
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.banks import lines_of, of_sort
from tutor.teach.exchanged import exchanged
from tutor.teach.positions import LEARNER
from tutor.teach.tarot.plays import PLAYERS

FILE = Path(__file__).with_name("endings.txt")
SIZE = HAND_SIZES[PLAYERS]
#: The number of tricks left, by level: a partner has spoken to the learner, or a defender before a learner who takes,
#: or nobody has; or it is the Petit that everything is about.
SORTS = {"signal": (3, 4, 4), "taker": (3, 4, 4), "defence": (3, 3, 3), "petit": (3, 4, 4)}
#: The margin of the best card over any other, by level, in doubled points.
CLEAR = (10, 6, 6)
#: The fewest ends of each sort at a level.
STOCK = {"signal": 9, "taker": 22, "defence": 48, "petit": 12}
#: The doubled points from which on a card tempts one to play it.
DEAR = 5


class Ending(NamedTuple):
    """The end of a deal with the learner on lead; ``teller`` has spoken in trick number ``spoken``, if that is any.

    ``lines`` has the cards to the end that follow from each card of the learner, which is the first of them; there is
    none before the end is ``solved``.
    """

    sort: str
    level: int
    play: Play
    teller: int = 0
    spoken: int = 0
    lines: tuple[tuple[Card, ...], ...] = ()

    @property
    def line(self) -> str:
        """The line of the bank."""
        play = self.play
        head = f"{self.sort} {self.level} {play.taker} {play.tricks[0].leader} {self.teller} {self.spoken}"
        piles = ((card for trick in play.tricks for card in trick.cards), *(hand or () for hand in play.hands))
        return " / ".join((head, *(" ".join(map(str, cards)) for cards in (*piles, play.aside, *self.lines))))

    @classmethod
    def of(cls, line: str) -> Ending:
        """Read a line of the bank; hands and the cards of the learner come in the order of the pack."""
        head, moves, *rest = line.split(" / ")
        sort, *numbers = head.split()
        level, taker, leader, teller, spoken = map(int, numbers)
        cards, trick, tricks = tuple(TAROT[code] for code in moves.split()), Trick(leader, PLAYERS), []
        for first in range(0, len(cards), PLAYERS):
            whole = Trick(trick.leader, PLAYERS, cards[first : first + PLAYERS])
            tricks.append(whole)
            trick = Trick(whole.seat_of(whole.best or whole.cards[0]), PLAYERS)
        *hands, aside = map(TAROT.read, rest[: PLAYERS + 1])
        play = Play(SIZE, taker, "garde", tuple(hands), trick, tuple(tricks), aside=aside)
        lines = (tuple(TAROT[code] for code in line.split()) for line in rest[PLAYERS + 1 :])
        return cls(sort, level, play, teller, spoken, tuple(sorted(lines, key=lambda cards: cards[0].bit)))

    @property
    def solved(self) -> Ending:
        """The same end, with all that can be played searched."""
        trick = len(self.play.tricks)
        ends = (outcome.end.tricks[trick:] for outcome in solve(self.play).values())
        return self._replace(lines=tuple(tuple(card for one in tricks for card in one.cards) for tricks in ends))

    @property
    def word(self) -> Told | None:
        """The word of the player who tells, and the card that tells it."""
        found = (one for one in told(self.play) if (one.seat, one.trick) == (self.teller, self.spoken))
        return next(found, None)

    @property
    def outcomes(self) -> dict[Card, Outcome]:
        """The outcome of each card of the learner, if everybody plays as well as can be with all hands open."""
        return _followed(self)

    @property
    def best(self) -> Card:
        """The best of them."""
        return max(self.outcomes, key=lambda card: self.outcomes[card].worth)

    @property
    def clear(self) -> bool:
        """Whether it is so much better than any other as the level asks for."""
        best, second, *_ = sorted((outcome.worth for outcome in self.outcomes.values()), reverse=True)
        return best - second >= CLEAR[self.level - 1]

    @property
    def tempting(self) -> tuple[Card, ...]:
        """Cards that one would like to play at once: those that nobody has a higher one of, and dear ones."""
        others = TAROT.set(card for hand in self.play.hands[LEARNER + 1 :] for card in hand or ())
        return tuple(
            card for card in self.outcomes if points(card) >= DEAR or (others.of(card.suit) and not others.above(card))
        )


def petit_won(outcome: Outcome) -> bool:
    """Whether the learner's side gets the Petit in the deal."""
    end = outcome.end
    [winner] = [winner for trick, winner in zip(end.tricks, end.winners, strict=True) if PETIT in trick.cards]
    return winner in end.side(LEARNER)


def at_the_end(outcome: Outcome) -> bool | None:
    """Whether the learner's side wins a last trick with the Petit in it; ``None`` if it is in another one."""
    return petit_won(outcome) if PETIT in outcome.end.tricks[-1].cards else None


@cache
def bank() -> tuple[Ending, ...]:
    """All ends, in their order."""
    return tuple(map(Ending.of, lines_of(FILE)))


def endings(sort: str, level: int) -> tuple[Ending, ...]:
    """The ends of a sort and a level, in the order of the bank."""
    return of_sort(bank(), sort, level)


def numbered(sort: str, level: int, number: int) -> Ending:
    """The end at which a number comes, counted from 1; after the last they come again with their suits exchanged."""
    found = endings(sort, level)
    again, place = divmod(number - 1, len(found))
    return Ending.of(exchanged(found[place].line, again))


@cache
def _followed(ending: Ending) -> dict[Card, Outcome]:
    return {line[0]: followed(ending.play, line) for line in ending.lines}
