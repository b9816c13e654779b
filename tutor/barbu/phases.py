"""The phases of a deal in the order in which it is lived: which one follows which, and where a record begins."""

from __future__ import annotations

from typing import Any

from tutor.barbu import contracts, midway
from tutor.barbu.arranging import UNKNOWN, Arranging
from tutor.barbu.bets import NO_BETS, Bets
from tutor.barbu.call import A_NEW_CONTRACT, ONCE, Call
from tutor.barbu.contracts import Contract, Domino, TrickContract
from tutor.barbu.contracts.order import NEXT_ROUND, fixed_order, order_rule
from tutor.barbu.doubling import Doubling
from tutor.barbu.layout import Layout
from tutor.barbu.play import FIRST_LEAD, Play
from tutor.barbu.setting import Setting
from tutor.barbu.undoubled import skipped
from tutor.barbu.unseen import possible
from tutor.core.errors import Json, RecordError
from tutor.core.hands import hand_size
from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.reading import A_CHOICE, seat
from tutor.core.record import Record
from tutor.core.replay import check_start, lived

#: The names in a record's ``from`` that begins with the play.
STARTS = ("phase", "contract", "leader", *midway.NAMES)

ONLY_DOMINO = N_("nothing: only a deal of Domino can begin halfway, with {example}")
THE_DEALER = N_("seat {seat}, the dealer’s, who leads to the first trick ({rule})")
A_PHASE = N_("play: a record begins with the call or the play: {example}")

#: A deal in any of its phases.
Phase = Call | Doubling | Play | Layout | Arranging


def position(record: Record) -> Phase:
    """The position that a record of Barbu has reached; raise ``RecordError``."""
    return positions(record)[-1]


def positions(record: Record) -> list[Phase]:
    """Every position that a record of Barbu passes, from its first; raise ``RecordError``."""
    check_start(record, _begin, possible)
    return lived(_begin(record), record.moves, onwards, possible)


def _begin(record: Record) -> Phase:
    if record.start is None:
        return Call(Setting.of(record))
    start = dict(record.start)
    for name, value in start.items():
        if name not in STARTS:
            raise RecordError(f"from.{name}", value, A_CHOICE, names=", ".join(STARTS))
    if (phase := start.get("phase")) != Play.phase:
        raise RecordError("from.phase", phase, A_PHASE, example='"from": {"phase": "play", ...}')
    setting = Setting.at_play(record)
    contract = _contract(start.get("contract"), setting)
    leader = seat(start.get("leader"), "from.leader", record.players)
    size = hand_size(record, setting.size)
    if any(record.hands) and size == setting.size and "lying" not in start and record.dealer not in {None, leader}:
        raise RecordError("from.leader", leader, THE_DEALER, seat=record.dealer, rule=FIRST_LEAD.id)
    if isinstance(contract, Domino) and "lying" in start:
        return midway.resumed(contract, setting, leader, start)
    for name in midway.NAMES:
        if name in start:
            raise RecordError(f"from.{name}", start[name], ONLY_DOMINO, example='"lying": ["S8", "S9"]')
    return _play(contract, setting, leader, size, NO_BETS)


def _contract(data: Json, setting: Setting) -> Contract:
    """Read the contract with which a record begins: one that the dealer has not called before (B-CALL-ONCE)."""
    contract = contracts.read(data, "from.contract", setting.options, setting.pack)
    if contract.name in setting.called:
        raise RecordError("from.contract", contract.code, A_NEW_CONTRACT, allowed=setting.left, rule=ONCE.id)
    if fixed_order(setting.options) and setting.called and contract.name != setting.left[0]:
        rule = order_rule(setting.options)
        raise RecordError("from.contract", contract.code, NEXT_ROUND, next=setting.left[0], rule=rule.id)
    return contract


def onwards(at: Phase) -> Phase:
    """The phase that follows when this one is over, in the order in which a deal is lived."""
    if at.turn is not None:
        return at
    if isinstance(at, Call) and at.contract is not None:
        if fixed_order(at.setting.options) is not None:
            return _play(at.contract, at.setting, at.setting.dealer, at.setting.size, NO_BETS)
        return Doubling(at.setting, at.contract)
    if isinstance(at, Doubling) and not skipped(at.contract, at.bets, at.setting.options):
        return _play(at.contract, at.setting, at.setting.dealer, at.setting.size, at.bets)
    return at


def _play(contract: Contract, setting: Setting, leader: int, size: int, bets: Bets) -> Play | Layout | Arranging:
    """The play of a contract; the dealer leads (B-LEAD-DECLARER)."""
    if isinstance(contract, TrickContract):
        return Play.begin(contract, setting, leader, size, bets)
    if isinstance(contract, Domino):
        return Layout.begin(contract, setting, leader, size, bets)
    return Arranging.begin(setting, leader, size, bets)


def ruling(at: Phase, move: Any) -> Ruling[Any]:  # noqa: ANN401 - a move of the phase
    """The ruling on any move that can be read in a phase; raise ``KeyError`` for what nobody can do there."""
    return at.ruling(move) if isinstance(at, Doubling) else at.obligation().verdict(move).ruling


def written(_: Phase, move: object) -> str:
    """A candidate move as records write it: every move of Barbu is written as it is named."""
    return str(move)


def public(at: Phase, move: str) -> str:
    """A move as the others at the table see it: a hand of Chinese poker is set face down (B-CP-SET)."""
    return f"{at.row} {UNKNOWN}" if isinstance(at, Arranging) else move
