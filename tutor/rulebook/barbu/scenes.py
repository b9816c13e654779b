"""Barbu: a scene for every rule that decides a move: a position, a move that it permits and one that it forbids."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.barbu import arranging, call, compulsory, layout, position, redoubling, row, targets, trick
from tutor.barbu.arranging import Arranging
from tutor.barbu.bets import MUTUAL
from tutor.barbu.call import Call
from tutor.barbu.contracts import (
    barbu,
    chinese_poker,
    domino,
    hearts,
    ladder,
    no_last_two,
    no_queens,
    no_tricks,
    order,
    ravage_city,
    salade,
    trumps,
)
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.play import Play
from tutor.core.cards import BARBU
from tutor.core.record import Record
from tutor.core.rule import Rule
from tutor.rulebook.moment import Moment, Scene, scene

_SIX = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "domino")


def _reached(record: Record) -> Any:  # noqa: ANN401 - a deal in any phase
    return position(record)


def _call(*called: str, **rules: object) -> Call:
    """Seat 0 deals, and has called some contracts before."""
    at: Call = _reached(Record("barbu", 4, (None,) * 4, dealer=0, rules=rules, history={"called": list(called)}))
    return at


def _doubling(contract: str, *said: str, dealer: int = 3, **rules: object) -> Doubling:
    """Seat 0 is to speak; others have spoken before it, from the dealer's left on."""
    at: Doubling = _reached(Record("barbu", 4, (None,) * 4, dealer=dealer, rules=rules, moves=(contract, *said)))
    return at


def _owing(done: int, *called: str) -> Doubling:
    """Seat 0 has doubled the dealer so often in the contracts that were ``called`` before this one."""
    doubling = _doubling("trumps S")
    return replace(doubling, setting=replace(doubling.setting, called=called, doubled={0: done, 1: 2, 2: 2}))


def _played(contract: str, hand: str, moves: str, leader: int, /, **rules: object) -> Any:  # noqa: ANN401 - any play
    start = {"phase": "play", "contract": contract, "leader": leader}
    hands = (BARBU.read(hand), None, None, None)
    return _reached(Record("barbu", 4, hands, rules=rules, start=start, moves=tuple(moves.split())))


def _trick(contract: str, hand: str, cards: str = "", **rules: object) -> Play:
    """Seat 0 is to play to a trick that another seat has led, or to lead."""
    at: Play = _played(contract, hand, cards, -len(cards.split()) % 4, **rules)
    return at


def _layout(start: str, hand: str, lying: str = "") -> Layout:
    """In Domino seat 0 is to play; ``lying`` are the cards on the table."""
    at: Layout = _played(f"domino {start}", hand, "", 0)
    return replace(at, lying=BARBU.read(lying))


def _arranging(hand: str, laid: str = "") -> Arranging:
    """Seat 0 sets a hand of Chinese poker; ``laid`` are the cards that are set, the back first."""
    at: Arranging = _played("chinese-poker", hand, "", 0, chinese_poker=True)
    return replace(at, laid=tuple(BARBU[code] for code in laid.split()))


_POKER = "S2 S4 S6 S8 H10 HA DA H3 D3 CQ CJ D9 S5"
_BACK_TOO_LOW = "S2 S4 S6 S8 H10 HA DA H3 D3"
_UP_TO_NINE = "S2 S3 S4 S5 S6 S7 S8 S9"
#: Seat 0 passed and was doubled afterwards; and once more where it had redoubled another seat before.
_LATE = _doubling("no-tricks", "pass", "pass", "double 0", "pass", dealer=2, late_redouble=True)
_REDOUBLED = _doubling("no-tricks", "double 0", "double 3", "double 0", "pass", dealer=2, late_redouble=True)

_SCENES = (
    scene(call.ONCE, _call("no-tricks"), permits="no-hearts", forbids="no-tricks"),
    scene(call.FORCED_LAST, _call(*_SIX), permits="trumps H", forbids="barbu"),
    scene(domino.RANK, _call("no-tricks"), permits="domino 8"),
    scene(order.SALADE_ORDER, _call("no-tricks", salade=True), permits="no-last-trick", forbids="barbu"),
    scene(order.EARLY_ORDER, _call("no-tricks", pack=32), permits="no-hearts", forbids="barbu"),
    scene(trick.FOLLOW, _trick("no-tricks", "S4 SK D3", "S7 SJ"), permits="S4", forbids="D3"),
    scene(trick.NO_HEADING, _trick("no-tricks", "S4 SK D3", "S7 SJ"), permits="S4"),
    scene(trick.VOID_FREE, _trick("no-queens", "DQ H4 C10", "S7 SJ"), permits="C10"),
    scene(no_tricks.LEAD_FREE, _trick("no-tricks", "S4 H2 DK"), permits="H2"),
    scene(no_queens.LEAD_FREE, _trick("no-queens", "S4 HQ DK"), permits="HQ"),
    scene(no_last_two.LEAD_FREE, _trick("no-last-two", "S4 H2 DK"), permits="H2"),
    scene(ravage_city.PLAY, _trick("ravage-city", "S4 H2 DK", ravage_city=True), permits="H2"),
    scene(hearts.NO_LEAD, _trick("no-hearts", "S9 C2 H5"), permits="C2", forbids="H5"),
    scene(hearts.FOLLOW_OK, _trick("no-hearts", "HA H5 C2", "S9"), permits="HA"),
    scene(barbu.HEART_BAN, _trick("barbu", "S2 HK H4"), permits="S2", forbids="HK"),
    scene(barbu.NO_WAIT, _trick("barbu", "HK C2 D8", "S9", no_wait=True), permits="HK", forbids="C2"),
    scene(salade.ROUNDS, _trick("no-last-trick", "S2 HA D9", salade=True), permits="HA"),
    scene(salade.HEART_BAN, _trick("salade", "S2 HA D7", salade=True), permits="D7", forbids="HA"),
    scene(trumps.SUIT, _trick("trumps S", "S9 D2 H4"), permits="S9"),
    scene(ladder.LED_BEAT, _trick("trumps S", "SQ S9 S4 H2", "S7 SJ"), permits="SQ", forbids="S9"),
    scene(ladder.LED_LOW, _trick("trumps S", "S9 S8 S4 H2", "S7 SJ"), permits="S4"),
    scene(ladder.LED_VOID, _trick("trumps S", "HA D3 C7", "S7"), permits="D3"),
    scene(ladder.PLAIN_FOLLOW, _trick("trumps S", "H2 HK SA", "H9 S5"), permits="H2", forbids="SA"),
    scene(ladder.MUST_RUFF, _trick("trumps S", "SQ S2 DA", "H9"), permits="S2", forbids="DA"),
    scene(ladder.OVERRUFF, _trick("trumps S", "SQ S2 DA", "H9 S5"), permits="SQ", forbids="S2"),
    scene(ladder.NO_UNDERRUFF_DUTY, _trick("trumps S", "S9 S2 DA", "H9 SJ"), permits="DA"),
    scene(ladder.VOID_ALL, _trick("trumps S", "DA D3 C7", "H9 SJ"), permits="C7"),
    scene(ladder.NO_HEADING, _trick("trumps S", "SQ S4 H2", "S7 SJ", must_beat=False), permits="S4"),
    scene(row.OPEN, _layout("8", "S8 S9 H7"), permits="S8", forbids="S9"),
    scene(row.EXTEND, _layout("8", "S10 SQ S5", "S7 S8 S9"), permits="S10", forbids="SQ"),
    scene(row.ENDS, _layout("8", "SA S10", _UP_TO_NINE), forbids="SA"),
    scene(row.ONE_SIDED, _layout("A", "S2 SQ", "SK SA"), forbids="S2"),
    scene(layout.MUST_PLAY, _layout("8", "H8 S9", ""), forbids="pass"),
    scene(layout.PASSING, _layout("8", "H9 S9", ""), permits="pass"),
    scene(arranging.SET, _arranging(_POKER), permits="back HA"),
    scene(chinese_poker.FOUL, _arranging(_POKER, _BACK_TOO_LOW), permits="middle CQ"),
    Scene(
        targets.ONE_TURN,
        permits=Moment(_doubling("no-tricks"), "pass"),
        forbids=Moment(_LATE, "double 3"),
    ),
    scene(targets.MAXIMUM, _doubling("no-tricks"), permits="double max"),
    Scene(
        targets.FLANKS,
        permits=Moment(_doubling("no-tricks"), "double flanks"),
        forbids=Moment(_doubling("no-tricks", flanks=False), "double flanks"),
    ),
    Scene(
        targets.NEGATIVE,
        permits=Moment(_doubling("no-tricks"), "double 1"),
        forbids=Moment(_doubling("no-tricks", doubling="dealer"), "double 1"),
    ),
    scene(targets.POSITIVE, _doubling("trumps S"), permits="double 3", forbids="double 1"),
    scene(targets.POSITIVE_MAXIMUM, _doubling("trumps S"), forbids="double max"),
    scene(targets.SELF, _doubling("no-tricks"), forbids="double 0"),
    scene(targets.REDOUBLE, _doubling("no-tricks", "double 0", dealer=2), permits="double 3"),
    scene(targets.MAXIMUM_AGAIN, _doubling("no-tricks", "double 0", dealer=2), permits="double max"),
    scene(
        redoubling.DEALER_NEVER, _doubling("no-tricks", *("pass",) * 3, dealer=0), permits="pass", forbids="double 1"
    ),
    scene(redoubling.DEALER_AGAIN, _doubling("no-tricks", "double 0", "pass", "pass", dealer=0), permits="double 1"),
    scene(MUTUAL, _REDOUBLED, forbids="double 3"),
    scene(compulsory.TWICE, _owing(1, "no-tricks"), permits="pass"),
    scene(compulsory.FORCED, _owing(1, *_SIX), permits="double 3", forbids="pass"),
)
SCENES: dict[Rule, Scene] = {one.rule: one for one in _SCENES}
