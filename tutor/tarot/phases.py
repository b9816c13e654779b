"""The phases of a deal in the order in which it is lived: which one follows which, and where a record begins."""

from __future__ import annotations

from tutor.cards import Card
from tutor.record import Record, RecordError, lived
from tutor.rule import N_
from tutor.tarot import auction
from tutor.tarot.announce import Slam
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.deal import Dealing
from tutor.tarot.dog import Dog
from tutor.tarot.hands import void
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import FIVE, HAND_SIZES, WITH_DOG, Ended, Setting
from tutor.tarot.trick import Trick

A_PHASE = N_("play: a record begins with the deal, the auction or the play: {example}")

#: A deal in any of its phases.
Phase = Dealing | Auction | Call | Dog | Slam | Play | Ended


def position(record: Record) -> Phase:
    """The position that a record of French Tarot has reached; raise ``RecordError``."""
    return positions(record)[-1]


def positions(record: Record) -> list[Phase]:
    """Every position that a record of French Tarot passes, from its first; raise ``RecordError``."""
    return lived(_begin(record), record.moves, onwards)


def _begin(record: Record) -> Phase:
    if record.order is not None:
        dealer = Setting.of(record).dealer
        return Dealing.begin(record.players, dealer, Options.of(record.rules), record.order)
    if record.start is None:
        return _dealt(Setting.of(record))
    if (phase := record.start.get("phase")) != Play.phase:
        raise RecordError("from.phase", phase, A_PHASE, example='"from": {"phase": "play", ...}')
    return Play.begin(record)


def onwards(at: Phase) -> Phase:
    """The phase that follows when this one is over, in the order in which a deal is lived."""
    if isinstance(at, Dealing):
        return _after_dealing(at)
    if at.turn is not None:
        return at
    if isinstance(at, Auction):
        return _after_auction(at)
    if isinstance(at, Call):
        return _settled(at.setting, at.taker, at.contract, at.called)
    if isinstance(at, Dog):
        return Slam(at.setting, at.taker, at.contract, at.called, at.held, at.aside)
    return _play(at) if isinstance(at, Slam) else at


def _after_dealing(at: Dealing) -> Phase:
    if not at.complete:
        return at
    dealt = at.result
    return _dealt(Setting(at.players, at.dealer, at.options, dealt.hands, dealt.dog))


def _dealt(setting: Setting) -> Auction | Ended:
    """The auction, unless a hand makes the deal void (T-DEAL-PETIT-SEC)."""
    reason = void(setting.hands, setting.options)
    return Auction(setting) if reason is None else Ended(setting.players, "deal", reason.rule)


def _after_auction(at: Auction) -> Phase:
    """The end, if everybody has passed (T-BID-ALL-PASS); else the call of a king, or what follows without one."""
    if at.highest is None:
        return Ended(at.setting.players, at.phase, auction.ALL_PASS)
    taker, contract = at.highest
    if at.setting.players == FIVE:
        return Call(at.setting, taker, contract)
    return _settled(at.setting, taker, contract, None)


def _settled(setting: Setting, taker: int, contract: str, called: Card | None) -> Dog | Slam:
    """What follows the contract: the dog is picked up, or stays where it is (T-BID-DOG-BY-CONTRACT)."""
    if contract in WITH_DOG:
        return Dog.begin(setting, taker, contract, called)
    return Slam(setting, taker, contract, called, setting.hands[taker])


def _play(at: Slam) -> Play:
    """The first trick: the announcer of a slam leads, else the player on the dealer's right (T-PLAY-FIRST-LEAD)."""
    setting = at.setting
    held = [at.held if seat == at.taker else hand for seat, hand in enumerate(setting.hands)]
    slam = at.said == "slam"
    return Play(
        size=HAND_SIZES[setting.players],
        taker=at.taker,
        contract=at.contract,
        hands=tuple(held),
        trick=Trick(at.taker if slam else setting.first, setting.players),
        dog=setting.dog,
        options=setting.options,
        called=at.called,
        aside=at.aside,
        slam=slam,
        announcing=True,
    )
