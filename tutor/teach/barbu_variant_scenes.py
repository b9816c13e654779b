"""A scene for every rule of Barbu's variants that decides on a move: one that it permits, and one that it forbids."""

from __future__ import annotations

from tutor.barbu import contracts
from tutor.barbu.arranging import SET, Arranging
from tutor.barbu.bets import NO_BETS
from tutor.barbu.call import Call
from tutor.barbu.contracts import TrickContract, order, ravage_city, salade
from tutor.barbu.contracts.chinese_poker import FOUL
from tutor.barbu.options import Options
from tutor.barbu.play import Play
from tutor.barbu.setting import Setting
from tutor.cards import BARBU, Cards
from tutor.rule import Rule
from tutor.teach.scenes import Scene

TABLE = 4
NOBODY = (None,) * (TABLE - 1)

_SALADE = Options(salade=True)
_EARLY = Options(pack=32)
_HAND = "S2 H3 D4 C7 S9 HA DA CK SK D5 H10 CJ S6"


def _table(options: Options, hand: Cards, called: tuple[str, ...] = ()) -> Setting:
    """A table at which seat 0 deals and only their hand is known."""
    return Setting(TABLE, 0, options, (hand, *NOBODY), called, pack=hand.pack)


def _call(options: Options, *called: str) -> Call:
    return Call(_table(options, BARBU.none, called))


def _lead(contract: str, hand: str, options: Options) -> Play:
    """Seat 0 leads the first trick of a contract."""
    cards = BARBU.read(hand)
    known = contracts.read(contract, "contract", options)
    if not isinstance(known, TrickContract):
        raise TypeError(contract)
    return Play.begin(known, _table(options, cards), 0, len(cards), NO_BETS)


def _arranging(hand: str, *moves: str) -> Arranging:
    """Seat 0 sets a hand of Chinese poker and has made some moves."""
    at = Arranging.begin(_table(Options(chinese_poker=True), BARBU.read(hand)), 0, len(hand.split()), NO_BETS)
    for move in moves:
        at = at.after(move)
    return at


_WORST_BACK = tuple(f"back {code}" for code in _HAND.split()[:5])

VARIANT_SCENES: dict[Rule, Scene] = {
    scene.rule: scene
    for scene in (
        Scene(ravage_city.PLAY, _lead("ravage-city", "S2 HA D9 D10 CQ", Options(ravage_city=True)), permits="HA"),
        Scene(SET, _arranging(_HAND), permits="back SK"),
        Scene(
            FOUL,
            _arranging(_HAND, *_WORST_BACK, *(f"middle {code}" for code in _HAND.split()[5:9])),
            permits="middle D5",
        ),
        Scene(salade.ROUNDS, _lead("no-last-trick", "S2 HA D9 CQ", _SALADE), permits="HA"),
        Scene(salade.HEART_BAN, _lead("salade", "S2 HA D9 CQ", _SALADE), permits="S2", forbids="HA"),
        Scene(order.SALADE_ORDER, _call(_SALADE, "no-tricks"), permits="no-last-trick", forbids="salade"),
        Scene(order.EARLY_ORDER, _call(_EARLY, "no-tricks"), permits="no-hearts", forbids="barbu"),
    )
}
