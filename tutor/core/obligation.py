"""Obligations of the player to move and the reasons for them: rulings, verdicts, and the positions that state them.

Legal and explained are the same thing.  A position states its ``Obligation`` once: a few ``Ruling``s that between them
hold every candidate move, each with the chain of ``Reason``s that allows or forbids its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Generic, NamedTuple, Protocol, Self, TypeVar, TypeVarTuple

from tutor.core.rule import Reason, Rule

Move = TypeVar("Move")
Move_co = TypeVar("Move_co", covariant=True)
Found = TypeVarTuple("Found")


class Ruling(NamedTuple, Generic[Move_co]):
    """A judgement shared by several moves: that they are legal, or not, and the reasons.

    The last reason of ``chain`` decides, and it alone is said in words; those before it lead there from the facts of
    the position.  ``notes`` are said beside it and decide nothing.  ``moves`` may be any collection, a ``Cards`` too.
    """

    moves: Collection[Move_co]
    legal: bool
    chain: tuple[Reason, ...]
    notes: tuple[Reason, ...] = ()

    @property
    def reason(self) -> Reason:
        """The reason that decides."""
        return self.chain[-1]

    @property
    def rule(self) -> Rule:
        """The rule that decides."""
        return self.chain[-1].rule


def allow(moves: Collection[Move], *chain: Reason, notes: tuple[Reason, ...] = ()) -> Ruling[Move]:
    """Rule that ``moves`` are legal, by the last reason of ``chain``."""
    return Ruling(moves, True, chain, notes)  # noqa: FBT003 - the name of this function says it


def forbid(moves: Collection[Move], *chain: Reason, notes: tuple[Reason, ...] = ()) -> Ruling[Move]:
    """Rule that ``moves`` are not legal, by the last reason of ``chain``."""
    return Ruling(moves, False, chain, notes)  # noqa: FBT003 - the name of this function says it


class Verdict(NamedTuple, Generic[Move_co]):
    """The judgement on one move."""

    move: Move_co
    ruling: Ruling[Move_co]

    @property
    def legal(self) -> bool:
        """Whether the move may be made."""
        return self.ruling.legal

    @property
    def rule(self) -> Rule:
        """The rule that decides."""
        return self.ruling.rule


class Obligation(Generic[Move_co]):
    """The duty of the player to move: the rulings on all their candidate moves, each move in exactly one.

    ``in`` tells whether a move is legal; but what one iterates over are the verdicts on all candidates, those that are
    forbidden too.

    >>> from tutor.core.cards import TAROT
    >>> from tutor.tarot.legal_cards import obligation
    >>> from tutor.tarot.trick import Trick
    >>> trick = Trick(leader=2, players=4, cards=(TAROT["H7"], TAROT["T9"]))
    >>> duty = obligation(TAROT.read("S4 T6 T16 EX"), trick)
    >>> [card.code for card in duty.legal()]
    ['T16', 'EX']
    >>> [verdict.move.code for verdict in duty if not verdict.legal]
    ['T6', 'S4']
    >>> TAROT["T6"] in duty, duty.verdict(TAROT["T6"]).rule.id
    (False, 'T-PLAY-OVERTRUMP')

    Which moves are legal is known at once.  An obligation that is ``decided`` makes its rulings, out of the same
    decision, when somebody asks why: most moves of most deals are judged without being explained.
    """

    __slots__ = ("_decision", "_explain", "_legal", "_rulings")

    _explain: Callable[..., Iterable[Ruling[Move_co]]]
    _decision: tuple[object, ...]
    _legal: Collection[Move_co]
    _rulings: tuple[Ruling[Move_co], ...] | None

    def __init__(self, *rulings: Ruling[Move_co]) -> None:
        """Join ``rulings``; one without moves is dropped."""
        self._rulings = tuple(ruling for ruling in rulings if ruling.moves)
        self._legal = [move for ruling in rulings if ruling.legal for move in ruling.moves]

    @classmethod
    def decided(
        cls, legal: Collection[Move], explain: Callable[[*Found], Iterable[Ruling[Move]]], *decision: *Found
    ) -> Obligation[Move]:
        """The obligation under which just ``legal`` may be done.

        ``explain`` makes the rulings that say why, out of what the ``decision`` has found: hand the findings over
        rather than closing over them, so that nothing else is kept alive.
        """
        duty: Obligation[Move] = object.__new__(Obligation)
        duty._legal, duty._explain, duty._decision, duty._rulings = legal, explain, decision, None
        return duty

    @property
    def rulings(self) -> tuple[Ruling[Move_co], ...]:
        """The rulings, none of them without moves."""
        if self._rulings is None:
            self._rulings = tuple(ruling for ruling in self._explain(*self._decision) if ruling.moves)
        return self._rulings

    def __contains__(self, move: object) -> bool:
        """Tell whether ``move`` is legal."""
        return move in self._legal

    def __iter__(self) -> Iterator[Verdict[Move_co]]:
        """Iterate over the verdicts on all candidates."""
        for ruling in self.rulings:
            for move in ruling.moves:
                yield Verdict(move, ruling)

    def legal(self) -> list[Move_co]:
        """The moves that may be made."""
        return list(self._legal)

    def verdict(self, move: object) -> Verdict[Move_co]:
        """Return the verdict on one candidate; raise ``KeyError`` if the move is none."""
        for verdict in self:
            if verdict.move == move:
                return verdict
        raise KeyError(move)


def note(duty: Obligation[Move], move: Move, reason: Reason) -> Obligation[Move]:
    """The same obligation, with ``reason`` noted beside the ruling on one move."""
    return Obligation.decided(duty.legal(), _noted, duty, move, reason)


def _noted(duty: Obligation[Move], move: Move, reason: Reason) -> Iterator[Ruling[Move]]:
    for ruling in duty.rulings:
        others = [other for other in ruling.moves if other != move]
        if len(others) == len(ruling.moves):
            yield ruling
        else:
            yield ruling._replace(moves=others)
            yield ruling._replace(moves=[move], notes=(*ruling.notes, reason))


class Position(Protocol[Move]):
    """A deal at one moment, in any phase of any game.

    A move is what ``read`` makes of the text in a record: a card in the play, in most other phases a text such as
    ``discard H10``.  A position stays in its phase: when its ``turn`` is ``None``, the game's ``onwards`` gives the
    first position of the next phase, or the same one if the deal is over.
    """

    @property
    def phase(self) -> str:
        """The phase's name in answers."""

    @property
    def turn(self) -> int | None:
        """The seat to move; nobody's when the deal is over."""

    def obligation(self) -> Obligation[Move]:
        """The rulings on all moves of the player to move."""

    def read(self, text: str, place: str, /) -> Move:
        """Read a move of this phase; raise ``RecordError`` at ``place`` if it is none."""

    def after(self, move: Move, /) -> Self:
        """The position after a move; raise ``RefusedError`` if it may not be made."""
