"""The judge of a question: everything about which somebody at a table may be right or wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tutor.barbu.options import SALADE, STANDARD, Values
from tutor.barbu.poker import Strength, strength
from tutor.barbu.settlement import settled
from tutor.barbu.undoubled import shared
from tutor.core.cards import SUITS, Card, Cards
from tutor.core.obligation import Obligation, Position
from tutor.core.sheet import Sheet
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.conventions.claims import sure_tricks, tenue
from tutor.tarot.play import Play
from tutor.tarot.score.count import total
from tutor.tarot.score.sheet import sheet
from tutor.tarot.score.summary import Summary
from tutor.tarot.trick import Trick


def _obligation(at: Position[Any]) -> Obligation[Any]:
    return at.obligation()


def _led(trick: Trick) -> str | None:
    return trick.led


def _winner(trick: Trick) -> Card | None:
    return trick.best


def _tenue(held: Cards) -> bool:
    return any(tenue(held, suit) and sure_tricks(held, suit) for suit in SUITS)


@dataclass(frozen=True, slots=True)
class Judge:
    """The rules, field by field, as somebody knows them; as they are, unless a field is replaced.

    A wrong belief, or the rule of another table, is another judge: ``replace(RULES, settled=four_times)``.  No kind
    knows of it, since a kind decides no rule: it asks its judge.
    """

    #: What the player to move must do, and why.
    obligation: Callable[[Position[Any]], Obligation[Any]] = _obligation
    #: The suit that a trick of Tarot asks for, if it asks for one yet (T-PLAY-FOLLOW, T-EXC-LED).
    led: Callable[[Trick], str | None] = _led
    #: The card that wins a trick of Tarot as it stands, if any does (T-PLAY-WIN).
    winner: Callable[[Trick], Card | None] = _winner
    #: What cards of Tarot are worth, in half points (T-VALUES).
    total: Callable[[Cards], int] = total
    #: The score sheet of a deal of Tarot.
    sheet: Callable[[Summary], Sheet] = sheet
    #: The points that cards, tricks and places are worth in the contracts of Barbu.
    values: Values = STANDARD
    #: The same in the Salade.
    salade: Values = SALADE
    #: What a defender's card tells the others, by the conventions that a table has agreed on.
    signals: Callable[[Play, int, Card], tuple[Signal, ...]] = signals
    #: Whether the cards of a suit in a hand are a tenue, by every reading of the word.
    tenue: Callable[[Cards], bool] = _tenue
    #: The bets of a deal of Barbu, settled.
    settled: Callable[..., Sheet] = settled
    #: The points of a contract that is not played, shared out: by their total and the dealer.
    shared: Callable[[int, int], Sheet] = shared
    #: What a row of Chinese poker makes, to be compared with what others make (B-CP-SET).
    strength: Callable[[Cards], Strength] = strength


#: The rules as they are.
RULES = Judge()
