"""Boards on which somebody is to move, with every move to be marked that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.cards import Card
from tutor.core.message import N_, Message
from tutor.core.obligation import Ruling
from tutor.core.record import Record
from tutor.teach import first_hints, rulings
from tutor.teach.judge import RULES, Judge
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Question
from tutor.teach.saying import Saying


class Prompts(NamedTuple):
    """The words that ask for the moves on one board, and on two."""

    one: Message
    both: Message

    def of(self, boards: tuple[Record, ...]) -> Message:
        """The words for so many boards."""
        return self.both if len(boards) > 1 else self.one


CARDS = Prompts(
    N_("Mark every card that you may play."),
    N_("Here are two tables. At each of them, mark every card that you may play."),
)
MOVES = Prompts(
    N_("Mark everything that you may say or do now."),
    N_("Here are two tables. At each of them, mark everything that you may say or do now."),
)


def moves(boards: tuple[Record, ...], prompts: Prompts | None = None, *, cards_only: bool = False) -> Posed:
    """The question that asks for every move that is allowed on some boards.

    A judge is asked for the obligation of each position.  With ``cards_only`` a pass, for instance, is not asked about.
    """
    offered = [one for one in _ruled(boards, RULES) if one.is_card or not cards_only]
    cards = all(one.is_card for one in offered)
    prompt = (prompts or (CARDS if cards else MOVES)).of(boards)
    offers = tuple(Offer(one.id, one.shows, one.board) for one in offered)

    def verdicts(judge: Judge) -> Verdicts:
        chairs = [rulings.chair(board) for board in boards]
        ruled = _ruled(boards, judge)
        on = {one.id: (one.ruling.legal, Saying.of(one.ruling, chairs[one.board])) for one in ruled}
        decisive = [rulings.decides(board, judge) for board in boards]
        because = (Saying.of(ruling, chair) for ruling, chair in zip(decisive, chairs, strict=True))
        nudges = (
            first_hints.about(board, ruling.chain[0].rule.ask or rulings.LOOK)
            for board, ruling in zip(boards, decisive, strict=True)
        )
        return Verdicts(tuple(because), rulings.hints(*decisive)._replace(nudges=tuple(nudges)), on)

    return Posed(Asked(boards, prompt, offers), verdicts)


class _Ruled(NamedTuple):
    """A move on a board, with the ruling on it."""

    id: str
    shows: Card | str
    board: int
    ruling: Ruling[object]

    @property
    def is_card(self) -> bool:
        """Whether it is the play of a card."""
        return isinstance(self.shows, Card)


def _ruled(boards: tuple[Record, ...], judge: Judge) -> Iterator[_Ruled]:
    """All moves on some boards, in the order of their names and of the pack, which tells nothing of what is allowed."""
    for number, board in enumerate(boards):
        prefix = f"{number}:" if len(boards) > 1 else ""
        at = rulings.moment(board)
        ruled = [(str(move), move, ruling) for ruling in rulings.asked(at, judge) for move in ruling.moves]
        for name, move, ruling in sorted(ruled, key=lambda one: rulings.place(one[0])):
            yield _Ruled(prefix + name, move if isinstance(move, Card) else name, number, ruling)


def something_is_refused(question: Question) -> bool:
    """Whether not everything may be marked: then there is something to find out."""
    return not all(option.right for option in question.options)


def only_cards(question: Question) -> bool:
    """Whether every move is the play of a card."""
    return all(isinstance(option.shows, Card) for option in question.options)
