"""The phases of a deal in the order in which it is lived: which one follows which, and where a record begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.core.cards import Card
from tutor.core.errors import RecordError
from tutor.core.house import YES_OR_NO
from tutor.core.message import N_
from tutor.core.obligation import Ruling
from tutor.core.reading import A_CHOICE, one_of
from tutor.core.record import Record
from tutor.core.replay import check_start, lived
from tutor.core.rule import Reason, Rule
from tutor.tarot import auction, call
from tutor.tarot.auction import Auction
from tutor.tarot.before_bidding import HOUSE_MALDONNE, void
from tutor.tarot.call import Call
from tutor.tarot.cut import MISDEAL, ROTATE, Cutting, misdeal, next_dealer
from tutor.tarot.deal import Dealing
from tutor.tarot.dog import Dog
from tutor.tarot.draw import Drawing
from tutor.tarot.midway import resumed
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE, HAND_SIZES, WITH_DOG, Ended, Setting
from tutor.tarot.slam import PETIT_SLAM_MOVE, SLAM_MOVE, Slam
from tutor.tarot.trick import Trick
from tutor.tarot.unseen import possible

#: The phases with which a record may begin: with a pack, and without one.
WITH_PACK = (Drawing.phase, Cutting.phase, Dealing.phase)
WITHOUT_PACK = (Drawing.phase, Auction.phase, Play.phase)

A_PHASE = N_("a phase with which this record can begin, one of {names}")
BY_THE_DRAW = N_("nothing: the draw decides who deals")

#: A deal in any of its phases.
Phase = Drawing | Cutting | Dealing | Auction | Call | Dog | Slam | Play | Ended


def position(record: Record) -> Phase:
    """The position that a record of French Tarot has reached; raise ``RecordError``."""
    return positions(record)[-1]


def positions(record: Record) -> list[Phase]:
    """Every position that a record of French Tarot passes, from its first; raise ``RecordError``."""
    _check_calls(record)
    check_start(record, _begin, possible)
    return lived(_begin(record), record.moves, onwards, possible)


def _check_calls(record: Record) -> None:
    """Refuse a call at a table of three or four, wherever it stands (T-CALL-WHEN)."""
    for number, move in enumerate(record.moves if record.players != FIVE else ()):
        if move.startswith(call.PREFIX):
            raise RecordError(f"moves[{number}]", move, call.ONLY_FIVE_CALL)


def _begin(record: Record) -> Phase:
    """The first position of a record: with a pack the deal, without one the auction, if ``from`` does not say more."""
    names = WITHOUT_PACK if record.order is None else WITH_PACK
    usual = {"phase": Auction.phase if record.order is None else Dealing.phase}
    start = usual if record.start is None else record.start
    phase = one_of(start.get("phase"), "from.phase", names, A_PHASE)
    if phase == Play.phase:
        return resumed(record)
    if phase == Drawing.phase:
        _check_start(start)
        return Drawing(_before_the_draw(record), record.order)
    _check_start(start, "redeal")
    setting = Setting.of(record)
    if start.get("redeal"):
        setting = replace(setting, redeal=True)
    if record.order is None:
        return _dealt(setting)
    return Cutting(setting, record.order) if phase == Cutting.phase else Dealing.begin(setting, record.order)


def _check_start(start: Mapping[str, object], *names: str) -> None:
    """Check what ``from`` says beside the phase: nothing but these names, each of them true or false."""
    for name, value in start.items():
        if name not in {"phase", *names}:
            raise RecordError(f"from.{name}", value, A_CHOICE, names=", ".join(("phase", *names)))
        if name != "phase" and not isinstance(value, bool):
            raise RecordError(f"from.{name}", value, YES_OR_NO)


def _before_the_draw(record: Record) -> Setting:
    """The setting of a deal whose dealer is not known yet: it stands with seat 0 until the draw decides."""
    if record.dealer is not None:
        raise RecordError("dealer", record.dealer, BY_THE_DRAW)
    return Setting.of(replace(record, dealer=0))


def onwards(at: Phase) -> Phase:
    """The phase that follows when this one is over, in the order in which a deal is lived."""
    if at.turn is not None and not isinstance(at, Dealing):
        return at
    match at:
        case Dealing():
            after: Phase = _after_dealing(at)
        case Drawing():
            after = _after_the_draw(at)
        case Cutting():
            after = Dealing.begin(at.setting, at.result)
        case Auction():
            after = _after_auction(at)
        case Call():
            after = _settled(at.setting, at.taker, at.contract, at.called)
        case Dog():
            after = Slam(at.setting, at.taker, at.contract, at.called, at.held, at.aside)
        case Slam():
            after = _play(at)
        case _:
            after = at
    return after


def ruling(at: Phase, move: Any) -> Ruling[Any]:  # noqa: ANN401 - a move of the phase
    """The ruling on any move that can be read in a phase; raise ``KeyError`` for what nobody can do there."""
    return at.ruling(move) if isinstance(at, Play) else at.obligation().verdict(move).ruling


def _after_the_draw(at: Drawing) -> Phase:
    """The cut by the first dealer's left neighbour; or the auction, where the cards are dealt already."""
    drawn = at.result
    setting = replace(at.setting, dealer=drawn.dealer)
    return _dealt(setting) if at.pack is None else Cutting(setting, at.pack, drawn.chain)


def _after_dealing(at: Dealing) -> Phase:
    if at.misdealt:
        return Ended(at.setting.players, at.phase, MISDEAL, (misdeal(at.setting.dealer, at.setting.options),))
    if not at.complete:
        return at
    hands, dog = at.result
    return _dealt(replace(at.setting, hands=hands, dog=dog))


def _dealt(setting: Setting) -> Auction | Ended:
    """The auction, unless a hand makes the deal void (T-DEAL-PETIT-SEC)."""
    reason = void(setting.hands, setting.options)
    return Auction(setting) if reason is None else _void(setting, "deal", reason.rule, reason)


def _void(setting: Setting, phase: str, rule: Rule, *reasons: Reason) -> Ended:
    """The end of a deal without play; the next player deals (T-DEAL-ROTATE)."""
    rotate = Reason(ROTATE, {"seat": next_dealer(setting.players, setting.dealer)})
    return Ended(setting.players, phase, rule, (*reasons, rotate))


def _after_auction(at: Auction) -> Phase:
    """The end, if nobody plays (T-BID-ALL-PASS); else the call of a king, or the phase after it."""
    if at.thrown_in is not None:
        return _void(at.setting, at.phase, HOUSE_MALDONNE, Reason(HOUSE_MALDONNE, {"seat": at.thrown_in}))
    if at.highest is None:
        return _void(at.setting, at.phase, auction.ALL_PASS)
    taker, contract = at.highest
    if at.setting.players == FIVE:
        return Call(at.setting, taker, contract)
    return _settled(at.setting, taker, contract, None)


def _settled(setting: Setting, taker: int, contract: str, called: Card | None) -> Dog | Slam:
    """The phase after the contract: the dog is picked up, or stays where it is (T-BID-DOG-BY-CONTRACT)."""
    if contract in WITH_DOG:
        return Dog.begin(setting, taker, contract, called)
    return Slam(setting, taker, contract, called, setting.hands[taker])


def _play(at: Slam) -> Play:
    """The first trick: the announcer of a slam leads, else the player on the dealer's right (T-PLAY-FIRST-LEAD)."""
    setting = at.setting
    held = [at.held if seat == at.taker else hand for seat, hand in enumerate(setting.hands)]
    announced = at.said if at.said in {SLAM_MOVE, PETIT_SLAM_MOVE} else None
    return Play(
        size=HAND_SIZES[setting.players],
        taker=at.taker,
        contract=at.contract,
        hands=tuple(held),
        trick=Trick(at.taker if announced == SLAM_MOVE else setting.first, setting.players),
        dog=setting.dog,
        options=setting.options,
        called=at.called,
        aside=at.aside,
        slam=announced,
        announcing=True,
    )
