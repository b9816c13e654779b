"""Setting a hand of Chinese poker: five cards at the back, five in the middle, and the three at the front remain.

Who sets first does not matter, since nobody sees what the others set; a record has them set one after another, from the
dealer on.  Any card may be set anywhere, but a player who would end with a mis-set hand is told so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from tutor.barbu.bets import NO_BETS, Bets
from tutor.barbu.contracts import chinese_poker
from tutor.barbu.contracts.chinese_poker import ChinesePoker, Rows
from tutor.barbu.options import Options
from tutor.barbu.setting import Setting
from tutor.barbu.sources import CHINESE_POKER, WIKIPEDIA
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.hands import Hands, check_held, hand_of
from tutor.core.message import N_
from tutor.core.obligation import Obligation, Ruling, allow
from tutor.core.reading import card
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line

SET = Rule(
    "B-CP-SET",
    title=N_("Setting a hand of Chinese poker"),
    statement=N_(
        "Everybody sets five cards at the back, five in the middle and the last three at the front, face down. The back"
        " must be at least as good a poker hand as the middle, and the middle at least as good as the front, where"
        " straights and flushes do not count. An ace may be low in a straight (A 2 3 4 5), but that is the lowest"
        " straight of all."
    ),
    sources=(WIKIPEDIA, CHINESE_POKER),
    allows=N_("You may set this card in your {row:term} row, which still needs {left} {left:n|card|cards}."),
    ask=N_("Which of your three rows must be the best, and which may be the weakest?"),
)

BACK, MIDDLE = "back", "middle"
FIVE = 5
#: The cards that a player sets; the front sets itself.
MOVES = 2 * FIVE
UNKNOWN = "?"

A_SETTING = N_("a card to set, such as {example}")
A_HIDDEN_CARD = N_("{example}: the hand of this player is not known")
WHOLE_HANDS = N_(
    "a contract that is played; in Chinese poker a record begins with full hands of {count} {count:n|card|cards}"
)


@dataclass(frozen=True, slots=True)
class Arranging:
    """The deal while hands are set, and the show-down when all are.

    The seat ``first`` sets first.  ``laid`` are the cards of backs and middles in the order of the moves, ten a player;
    ``None`` is a card that is not known.  ``bets`` are those between players.
    """

    options: Options
    hands: Hands
    first: int
    bets: Bets = NO_BETS
    laid: tuple[Card | None, ...] = ()

    phase = "setting"

    @classmethod
    def begin(cls, setting: Setting, first: int, size: int, bets: Bets) -> Arranging:
        """The first card to be set; raise ``RecordError`` if hands are not whole, with ``size`` cards."""
        if size != setting.size:
            raise RecordError("from.contract", ChinesePoker.name, WHOLE_HANDS, count=setting.size)
        return cls(setting.options, setting.hands, first, bets)

    @property
    def turn(self) -> int | None:
        """The seat that sets a card; ``None`` when all hands are set."""
        number = len(self.laid) // MOVES
        return None if number == len(self.hands) else self._seat(number)

    def _seat(self, number: int) -> int:
        return (self.first + number) % len(self.hands)

    def _set_by(self, number: int) -> list[Card]:
        """The cards that one player has set, in order, as far as they are known."""
        return [card for card in self.laid[number * MOVES :][:MOVES] if card]

    @property
    def row(self) -> str:
        """The row that the next card is for."""
        return BACK if len(self.laid) % MOVES < FIVE else MIDDLE

    @property
    def own(self) -> list[Card]:
        """The cards that the player to move has set, in order."""
        return self._set_by(len(self.laid) // MOVES)

    @property
    def hand(self) -> Cards:
        """The cards that the player to move has still to set; raise ``RecordError`` if their hand is not known."""
        hand = hand_of(self.hands, self.turn)
        return hand - hand.pack.set(self.own)

    def obligation(self) -> Obligation[str]:
        """The rulings on all cards: any may be set, some spoil the hand; raise ``RecordError`` if it is not known."""
        held, own = self.hand, self.own
        reason = Reason(SET, {"row": self.row, "left": FIVE - len(own) % FIVE})
        spoilt: list[tuple[Reason | None, list[str]]] = []
        for chosen in held:
            note = _foul(held.without(chosen), [*own, chosen])
            alike = next((moves for other, moves in spoilt if other == note), None)
            if alike is None:
                spoilt.append((note, alike := []))
            alike.append(f"{self.row} {chosen}")
        if [note and note.says for note, _ in spoilt] == [chinese_poker.FOUL_AHEAD]:
            spoilt = [(Reason(chinese_poker.FOUL, {}, says=chinese_poker.FOUL_ALREADY), moves) for _, moves in spoilt]
        return Obligation(*(_ruling(moves, reason, note) for note, moves in spoilt))

    def after(self, move: str) -> Arranging:
        """The position after a card is set; raise ``RefusedError``."""
        row, _, code = move.partition(" ")
        if self.hands[self._seat(len(self.laid) // MOVES)] is None:
            if move != (example := f"{self.row} {UNKNOWN}"):
                raise RefusedError(A_HIDDEN_CARD, example=example)
            return replace(self, laid=(*self.laid, None))
        if row != self.row or code == UNKNOWN:
            raise RefusedError(A_SETTING, example=f"{self.row} {next(iter(self.hand))}")
        check_held(self.hand, chosen := BARBU[code])
        return replace(self, laid=(*self.laid, chosen))

    def read(self, text: str, place: str) -> str:
        """Read a card to set, ``back HK`` or ``middle ?``; raise ``RecordError``."""
        row, _, code = text.partition(" ")
        if row not in (BACK, MIDDLE) or not code:
            raise RecordError(place, text, A_SETTING, example=f"{self.row} HK")
        return text if code == UNKNOWN else f"{row} {card(code, place, BARBU)}"

    def rows(self) -> dict[int, Rows] | None:
        """Everybody's rows when all are set, by seat; ``None`` if some are not known."""
        shown = {}
        for number in range(len(self.hands)):
            hand = self.hands[self._seat(number)]
            if hand is None:
                return None
            own = self._set_by(number)
            shown[self._seat(number)] = _rows(hand - hand.pack.set(own), own)
        return dict(sorted(shown.items()))

    @property
    def whole(self) -> bool:
        """Whether all hands are known, so that they can be shown down."""
        return None not in self.hands

    @property
    def base(self) -> tuple[Line, ...]:
        """The plain score of the show-down, line by line, each with the seat that it is for as its fact ``by``."""
        return ChinesePoker.base(self.rows() or {}, self.options.table, overall=self.options.overall_unit)


def _rows(front: Cards, own: Sequence[Card]) -> Rows:
    return Rows(front.pack.set(own[:FIVE]), front.pack.set(own[FIVE:]), front)


def _ruling(moves: list[str], reason: Reason, note: Reason | None) -> Ruling[str]:
    return allow(moves, reason, notes=(note,) if note else ())


def _foul(left: Cards, own: Sequence[Card]) -> Reason | None:
    """The reason why a hand is mis-set, or must become so, when ``own`` is set and ``left`` is left.

    Nothing is said while the back is not complete, since then there are too many ways to go on.
    """
    missing = MOVES - len(own)
    if missing > FIVE:
        return None
    if not missing:
        return _rows(left, own).foul
    ways = (_rows(left - left.pack.set(rest), [*own, *rest]) for rest in combinations(left, missing))
    if any(way.foul is None for way in ways):
        return None
    return Reason(chinese_poker.FOUL, {}, says=chinese_poker.FOUL_AHEAD)
