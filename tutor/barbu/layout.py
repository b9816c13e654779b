"""The play of Domino: cards are laid out suit by suit, up and down from the rank that starts them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tutor.barbu.bets import NO_BETS, Bets
from tutor.barbu.contracts import Domino
from tutor.barbu.options import Options
from tutor.barbu.row import Row, fitting, rows
from tutor.barbu.setting import Setting
from tutor.barbu.sources import TRENTHAM, WIKIPEDIA
from tutor.core.cards import Card, Cards, Pack
from tutor.core.errors import RefusedError
from tutor.core.hands import ALLOWED, Hands, changed, check_held, check_possible, hand_of
from tutor.core.message import N_
from tutor.core.obligation import Obligation, Ruling, allow, forbid
from tutor.core.reading import card
from tutor.core.replay import moved
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Line

TURN = Rule(
    "B-DOM-TURN",
    title=N_("Domino: one card at a turn"),
    statement=N_("In Domino the dealer begins; then each player in turn, clockwise, plays one card or passes."),
    sources=(WIKIPEDIA, TRENTHAM),
)
MUST_PLAY = Rule(
    "B-DOM-MUST-PLAY",
    title=N_("Domino: if you can play, you must"),
    statement=N_("In Domino you must play if any of your cards fits; which one is your choice."),
    sources=(WIKIPEDIA, TRENTHAM),
    forbids=N_("You may pass only if nothing fits, but you can play {allowed:or}."),
    ask=N_("Does any of your cards fit, and when may you pass?"),
)
PASSING = Rule(
    "B-DOM-PASS",
    title=N_("Domino: passing"),
    statement=N_(
        "In Domino you may pass only if none of your cards fits. A dealer who holds no card of the rank that starts"
        " passes at once."
    ),
    sources=(WIKIPEDIA,),
    allows=N_("None of your cards fits, so you pass."),
    seen=N_("none of the cards fits"),
    ask=MUST_PLAY.ask,
)
OUT = Rule(
    "B-DOM-OUT",
    title=N_("Domino: being out"),
    statement=N_("In Domino a player without cards is out and takes the next place; play goes on without them."),
    sources=(WIKIPEDIA,),
)
END = Rule(
    "B-DOM-END",
    title=N_("Domino: the end"),
    statement=N_(
        "In Domino play goes on until all cards are on the table; the last player may put down the rest all at once."
    ),
    sources=(WIKIPEDIA,),
)
NO_DEADLOCK = Rule(
    "B-DOM-NO-DEADLOCK",
    title=N_("Domino: somebody can always play"),
    statement=N_("In Domino somebody can always play: of four players at most three pass in a row."),
    sources=(WIKIPEDIA,),
)

PASS = "pass"  # noqa: S105 - a move

A_PASS = N_("pass, since no card of the player fits ({rule})")
FITTING = N_("a card that fits: {allowed:or} ({rule})")
SOMEBODY = N_("a card that fits, since nobody else can play and somebody always can: {allowed:or} ({rule})")


@dataclass(frozen=True)
class Layout:
    """A deal of Domino at one moment.

    ``turn`` is the seat to play, nobody's when the deal is over (B-DOM-TURN).  ``lying`` are the cards on the table,
    ``left`` says how many cards each seat holds, and ``out`` are the seats that hold none, in the order in which they
    got there.  ``excluded`` are the cards that the holder of an unknown hand cannot hold, since they passed, and
    ``dealt`` the hands as the record has them.
    """

    contract: Domino
    options: Options
    hands: Hands
    left: tuple[int, ...]
    turn: int | None
    lying: Cards
    excluded: tuple[Cards, ...]
    out: tuple[int, ...] = ()
    whole: bool = True
    bets: Bets = NO_BETS
    dealt: Hands = field(default=(), repr=False, compare=False)
    _duty: Obligation[Card | str] | None = field(default=None, init=False, repr=False, compare=False)

    phase = "play"

    @classmethod
    def begin(cls, contract: Domino, setting: Setting, leader: int, size: int, bets: Bets) -> Layout:
        """The first turn, with ``size`` cards in every hand and none on the table."""
        nothing = setting.pack.none
        return cls(
            contract,
            setting.options,
            setting.hands,
            (size,) * setting.players,
            leader if size else None,
            nothing,
            excluded=(nothing,) * setting.players,
            whole=size * setting.players == len(setting.pack),
            bets=bets,
            dealt=setting.hands,
        )

    def with_lying(self, lying: Cards, left: tuple[int, ...], out: tuple[int, ...]) -> Layout:
        """The same turn, later in the deal: with these cards ``lying``, and so many ``left`` in each hand."""
        return moved(self, lying=lying, left=left, out=out)

    @property
    def pack(self) -> Pack:
        """The pack that is played with."""
        return self.lying.pack

    @property
    def over(self) -> bool:
        """Whether everybody is out (B-DOM-END)."""
        return self.turn is None

    @property
    def hand(self) -> Cards:
        """The hand of the player to move; raise ``RecordError`` if it is not known."""
        return hand_of(self.hands, self.turn)

    def rows(self) -> list[Row]:
        """The suits, each with what lies of it and what fits next."""
        return rows(self.lying, self.contract.rank, ace_low=self.options.ace_low)

    @property
    def fitting(self) -> Cards:
        """All cards that fit, whoever holds them."""
        return fitting(self.lying, self.contract.rank, ace_low=self.options.ace_low)

    def obligation(self) -> Obligation[Card | str]:
        """The rulings on the moves of the player to move; raise ``RecordError`` if their hand is not known."""
        duty = self._duty
        if duty is None:
            hand = self.hand
            allowed = hand & self.fitting
            # The duty must not know this position, which knows it: in a circle, both would outlive their use.
            found = hand, allowed, self.lying, self.contract.rank, self.options
            duty = Obligation.decided(allowed or (PASS,), _rulings, *found)
            vars(self)["_duty"] = duty
        return duty

    def after(self, move: Card | str) -> Layout:
        """The position after a card or a pass; raise ``RefusedError`` if it cannot or may not be made."""
        turn = self.turn
        if turn is None:
            raise ValueError(turn)
        self._check(turn, move)
        if isinstance(move, str):
            return moved(self, **self._proof(turn), turn=self._following(turn, self.left))
        hand, left = self.hands[turn], changed(self.left, turn, self.left[turn] - 1)
        return moved(
            self,
            hands=changed(self.hands, turn, hand and hand.without(move)),
            left=left,
            lying=self.lying.with_card(move),
            out=self.out if left[turn] else (*self.out, turn),
            turn=self._following(turn, left),
        )

    def _proof(self, turn: int) -> dict[str, object]:
        """The changes that a pass makes to the excluded cards: an unknown hand holds nothing that fits."""
        if self.hands[turn] is not None:
            return {}
        return {"excluded": changed(self.excluded, turn, self.excluded[turn] | self.fitting)}

    @staticmethod
    def _following(turn: int, left: tuple[int, ...]) -> int | None:
        """The seat that plays after ``turn``, past those that are out (B-DOM-OUT); ``None`` at the end (B-DOM-END)."""
        players = len(left)
        for step in range(1, players + 1):
            if left[(turn + step) % players]:
                return (turn + step) % players
        return None

    def _check(self, turn: int, move: Card | str) -> None:
        hand = self.hands[turn]
        if move == PASS and None in self.hands and not self._others_can_play(turn):
            raise RefusedError(SOMEBODY, allowed=self.fitting, rule=NO_DEADLOCK.id)
        if hand is None:
            if isinstance(move, Card):
                check_possible(move, (self.lying, *self.hands), self.excluded[turn])
                if move not in self.fitting:
                    raise RefusedError(FITTING, allowed=self.fitting, rule=self._misfit(move).id)
            return
        duty = self.obligation()
        if move not in duty:
            if isinstance(move, Card):
                check_held(hand, move)
            rule = duty.verdict(move).rule.id
            if PASS in duty:
                raise RefusedError(A_PASS, rule=rule)
            raise RefusedError(ALLOWED, allowed=hand & self.fitting, rule=rule)

    def _misfit(self, card: Card) -> Rule:
        """The rule by which a card does not fit, whoever holds it."""
        row = next(row for row in self.rows() if row.suit == card.suit)
        return next(ruling.rule for ruling in row.rulings(self.pack.set([card])) if card in ruling.moves)

    def _others_can_play(self, turn: int) -> bool:
        """Whether anybody but ``turn`` may hold a card that fits, as far as the known hands and the passes tell."""
        return not self.whole or any(
            self.fitting - self.excluded[seat] if hand is None else hand & self.fitting
            for seat, hand in enumerate(self.hands)
            if seat != turn and self.left[seat]
        )

    def read(self, text: str, place: str) -> Card | str:
        """Read a card or a pass; raise ``RecordError``."""
        return text if text == PASS else card(text, place, self.pack)

    @property
    def base(self) -> tuple[Line, ...]:
        """The plain score of a finished deal, line by line, each with the seat that it is for as its fact ``by``."""
        return self.contract.base(self.out, self.options.table)


def _rulings(hand: Cards, allowed: Cards, lying: Cards, start: str, options: Options) -> Iterator[Ruling[Card | str]]:
    """The rulings on a hand of which the ``allowed`` cards fit."""
    for row in rows(lying, start, ace_low=options.ace_low):
        yield from row.rulings(hand.of(row.suit))
    if allowed:
        yield forbid([PASS], Reason(MUST_PLAY, {"allowed": allowed}))
    else:
        yield allow([PASS], Reason(PASSING, {}))
