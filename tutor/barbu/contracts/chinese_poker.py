"""Chinese poker: everybody sets their cards in three rows, face down, and the rows are shown down against each other.

It is the ninth contract, a positive one, with no play of cards.  Who sets first does not matter, since nobody sees what
the others set; a record has them set one after another, from the dealer on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import NamedTuple

from tutor.barbu.poker import Strength, strength
from tutor.barbu.setting import Setting
from tutor.barbu.sources import BARBU_SCORER, CHINESE_POKER, POKER_CORNER, WIKIPEDIA
from tutor.cards import Card, Cards
from tutor.record import RecordError, RefusedError, card
from tutor.rule import N_, Facts, Line, Obligation, Reason, Rule, Ruling, allow

SET = Rule(
    "B-CP-SET",
    title=N_("Setting a hand of Chinese poker"),
    statement=N_(
        "Everybody sets five cards at the back, five in the middle and the last three at the front, face down. The back"
        " must be at least as good a poker hand as the middle, and the middle as the front, where straights and flushes"
        " do not count. An ace may be low in a straight (A 2 3 4 5), which is then the lowest one."
    ),
    sources=(WIKIPEDIA, CHINESE_POKER),
    allows=N_("You may set this card in your {row:term}; cards for that row still to set: {left}."),
)
FOUL = Rule(
    "B-CP-FOUL",
    title=N_("A mis-set hand"),
    statement=N_(
        "A hand whose rows are in the wrong order may be set, but it loses all three rows to everybody. Between two"
        " such hands nobody wins a row."
    ),
    sources=(CHINESE_POKER,),
    adds=N_(
        "Then your {better:term} ({hand:term}) would be better than your {worse:term} ({other:term}): such a mis-set"
        " hand loses all three rows."
    ),
)
#: The same, said while a player still has cards to set but no good way to set them.
FOUL_AHEAD = FOUL._replace(
    adds=N_("Then the rest cannot be set in good order any more: such a mis-set hand loses all three rows.")
)
#: The same, as it stands on the score sheet.
FOUL_SHOWN = FOUL._replace(adds=N_("{by:player}: a mis-set hand, which loses all three rows"))
UNIT = Rule(
    "B-CP-UNIT",
    title=N_("A unit for every row that is beaten"),
    statement=N_(
        "Each row wins one unit for every other player whose same row it beats; equal rows, and rows that lose, win"
        " nothing. The documents do not say so in as many words: it is the one way of counting that adds points."
    ),
    sources=(WIKIPEDIA, BARBU_SCORER),
    adds=N_("{by:player}, {row:term} ({hand:term}): rows beaten: {units}"),
)
SUM = Rule(
    "B-CP-SUM",
    title=N_("Eighteen units"),
    statement=N_(
        "Four different rows of a kind win 3, 2, 1 and 0 units, so that three rows come to 18 units in all. Equal rows"
        " lower that: two equal best rows win 2 each, and the others 1 and 0."
    ),
    sources=(BARBU_SCORER,),
)
TIMES_FOUR = Rule(
    "B-CP-X4",
    title=N_("Four points a unit"),
    statement=N_(
        "A unit is worth four points, so Chinese poker brings 72 in all. Wikipedia says 76, which would take 19 units."
    ),
    sources=(WIKIPEDIA,),
)
OVERALL = Rule(
    "B-CP-76",
    title=N_("One unit for the best of all"),
    statement=N_(
        "A house rule that would explain Wikipedia's 76 points: whoever has won most units, alone, wins one more."
    ),
    sources=(POKER_CORNER,),
    adds=N_("{by:player}: most units of all"),
)
SURPLUS = Rule(
    "B-CP-52",
    title=N_("What Chinese poker adds"),
    statement=N_(
        "With the usual values and Ravage City, Chinese poker leaves 48 points too many in a set of nine contracts;"
        " Wikipedia's 52 comes from its 76. With the values that Ravage City brings along it leaves 72."
    ),
    sources=(WIKIPEDIA,),
)
BALANCED = Rule(
    "B-CP-BALANCED",
    title=N_("Nine contracts that sum to zero"),
    statement=N_(
        "One table of values makes up for Chinese poker: tricks −3, hearts −3 and the ace −9, queens −12, the last two"
        " tricks −15 and −25, the king of hearts −30, Ravage City −36, trumps +5, Domino 40, 25, 10 and −10, and six"
        " points for each unit of Chinese poker."
    ),
    sources=(BARBU_SCORER,),
)
SIGN = Rule(
    "B-CP-SIGN",
    title=N_("A positive contract without play"),
    statement=N_("Chinese poker is a positive contract: only the dealer may be doubled. No card is played to a trick."),
    sources=(BARBU_SCORER,),
)

#: The rows and how many cards each takes; the front is what is left.
BACK, MIDDLE, FRONT = "back", "middle", "front"
ROWS = (BACK, MIDDLE, FRONT)
FIVE = 5
MOVES_A_PLAYER = 2 * FIVE
UNKNOWN = "?"

A_SETTING = N_("a card to set, such as {example}")
THIS_ROW = N_("a card for the {row}: {example}")
A_CARD_LEFT = N_("a card that the player has still to set: {held:or}")
A_HIDDEN_CARD = N_("{example}: the hand of this player is not known")
THE_HAND = N_("the hand of the player to move")


class Rows(NamedTuple):
    """One player's three rows."""

    back: Cards
    middle: Cards
    front: Cards

    @property
    def strengths(self) -> tuple[Strength, Strength, Strength]:
        """What each row is worth."""
        return strength(self.back), strength(self.middle), strength(self.front)

    @property
    def wrong(self) -> tuple[int, int] | None:
        """The places of two rows, of which the first should not be better and is; ``None`` if the hand is well set."""
        back, middle, front = self.strengths
        return (1, 0) if middle > back else (2, 1) if front > middle else None


@dataclass(frozen=True, slots=True)
class Arranging:
    """The deal while hands are set, and the show-down when all are.

    ``laid`` are the cards of the backs and middles in the order of the moves, ten a player; ``None`` is a card that is
    not known.
    """

    setting: Setting
    laid: tuple[Card | None, ...] = ()

    phase = "setting"

    @property
    def turn(self) -> int | None:
        """Who sets a card; nobody when all hands are set."""
        number = len(self.laid) // MOVES_A_PLAYER
        return None if number == self.setting.players else (self.setting.dealer + number) % self.setting.players

    @property
    def own(self) -> tuple[Card | None, ...]:
        """The cards that the player to move has set."""
        return self.laid[len(self.laid) // MOVES_A_PLAYER * MOVES_A_PLAYER :]

    @property
    def row(self) -> str:
        """The row that the next card is for."""
        return BACK if len(self.own) < FIVE else MIDDLE

    @property
    def held(self) -> Cards:
        """What the player to move has still to set; raise ``RecordError`` if their hand is not known."""
        hand = None if self.turn is None else self.setting.hands[self.turn]
        if hand is None:
            raise RecordError(f"hands.{self.turn}", None, THE_HAND)
        return hand - hand.pack.set(card for card in self.own if card)

    def obligation(self) -> Obligation[str]:
        """What may be set: any card; raise ``RecordError`` if the hand is not known."""
        held, own = self.held, [card for card in self.own if card]
        reason = Reason(SET, {"row": self.row, "left": FIVE - len(own) % FIVE})
        return Obligation(*self._rulings(held, own, reason))

    def _rulings(self, held: Cards, own: list[Card], reason: Reason) -> Iterator[Ruling[str]]:
        """One ruling for all cards that keep a good order possible, and others for those that do not."""
        fouls = {card: foul for card in held if (foul := _foul(held.without(card), [*own, card]))}
        yield allow([self._move(card) for card in held if card not in fouls], reason)
        for foul in dict.fromkeys((note.rule, *note.facts.values()) for note in fouls.values()):
            same = [card for card, note in fouls.items() if (note.rule, *note.facts.values()) == foul]
            yield allow([self._move(card) for card in same], reason, notes=(fouls[same[0]],))

    def _move(self, card: Card) -> str:
        return f"{self.row} {card}"

    def after(self, move: str) -> Arranging:
        """The position after a card is set; raise ``RefusedError``."""
        row, _, code = move.partition(" ")
        hand = None if self.turn is None else self.setting.hands[self.turn]
        if row != self.row or ((code == UNKNOWN) is not (hand is None)):
            example = f"{self.row} {UNKNOWN if hand is None else next(iter(self.held))}"
            raise RefusedError(A_HIDDEN_CARD if hand is None and row == self.row else A_SETTING, example=example)
        if hand is None:
            return replace(self, laid=(*self.laid, None))
        if (chosen := hand.pack[code]) not in self.held:
            raise RefusedError(A_CARD_LEFT, held=self.held)
        return replace(self, laid=(*self.laid, chosen))

    def read(self, text: str, place: str) -> str:
        """Read a card to set, ``back HK`` or ``middle ?``; raise ``RecordError``."""
        row, _, code = text.partition(" ")
        if row not in (BACK, MIDDLE) or not code:
            raise RecordError(place, text, A_SETTING, example=f"{self.row} HK")
        return text if code == UNKNOWN else f"{row} {card(code, place, self.setting.pack).code}"

    def rows(self) -> dict[int, Rows] | None:
        """Everybody's rows when all are set, by seat; ``None`` if some are not known."""
        found = {}
        for number in range(self.setting.players):
            seat = (self.setting.dealer + number) % self.setting.players
            hand = self.setting.hands[seat]
            if hand is None:
                return None
            own = [card for card in self.laid[number * MOVES_A_PLAYER :][:MOVES_A_PLAYER] if card]
            found[seat] = _rows(hand - hand.pack.set(own), own)
        return found


def _rows(front: Cards, own: list[Card]) -> Rows:
    return Rows(front.pack.set(own[:FIVE]), front.pack.set(own[FIVE:]), front)


def _foul(left: Cards, own: list[Card]) -> Reason | None:
    """Why a hand is mis-set, or cannot be set well any more, when ``own`` is set and ``left`` is left."""
    missing = MOVES_A_PLAYER - len(own)
    if missing > FIVE:
        return None
    if not missing:
        return _mis_set(_rows(left, own))
    completions = combinations(left, missing)
    good = any(not _rows(left - left.pack.set(rest), [*own, *rest]).wrong for rest in completions)
    return None if good else Reason(FOUL_AHEAD, {})


def _mis_set(rows: Rows) -> Reason | None:
    if rows.wrong is None:
        return None
    better, worse = rows.wrong
    strengths = rows.strengths
    facts: Facts = {
        "better": ROWS[better],
        "worse": ROWS[worse],
        "hand": strengths[better].name,
        "other": strengths[worse].name,
    }
    return Reason(FOUL, facts)


def units(rows: dict[int, Rows]) -> dict[int, tuple[int, int, int]]:
    """How many of the others' rows each player beats at the back, in the middle and at the front."""
    shown = {seat: None if own.wrong else own.strengths for seat, own in rows.items()}

    def beaten(seat: int, row: int) -> int:
        own = shown[seat]
        return 0 if own is None else sum(other is None or own[row] > other[row] for other in shown.values())

    return {seat: (beaten(seat, 0), beaten(seat, 1), beaten(seat, 2)) for seat in rows}


def showdown(rows: dict[int, Rows], unit: int, *, overall: bool) -> Iterator[tuple[int, Line]]:
    """The lines of the show-down, each with the seat that it brings points; ``unit`` is what a row beaten is worth."""
    won = units(rows)
    for seat, own in rows.items():
        if own.wrong:
            yield seat, Line(Reason(FOUL_SHOWN, {"by": seat}), 0)
            continue
        for row, count in enumerate(won[seat]):
            facts: Facts = {"by": seat, "row": ROWS[row], "hand": own.strengths[row].name, "units": count}
            yield seat, Line(Reason(UNIT, facts), count * unit)
    best = [seat for seat in won if sum(won[seat]) == max(map(sum, won.values()))]
    if overall and len(best) == 1:
        yield best[0], Line(Reason(OVERALL, {"by": best[0]}), unit)
