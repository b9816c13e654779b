"""Records that begin with the play, and the facts of the deal so far that they give."""

from __future__ import annotations

from tutor.core.cards import TAROT, Card, Cards
from tutor.core.errors import Json, RecordError
from tutor.core.hands import hand_size
from tutor.core.message import N_
from tutor.core.reading import A_CHOICE, one_of, seat
from tutor.core.record import Record
from tutor.tarot.auction import check_contract
from tutor.tarot.call import CALLABLE, FALLBACK, KING, ONLY_FIVE_CALL, ranks, ranks_above
from tutor.tarot.dog import KINGS
from tutor.tarot.options import Options
from tutor.tarot.play import FIRST_LEAD, Play
from tutor.tarot.setting import CONTRACTS, FIVE, HAND_SIZES, WITH_DOG, check_dog, house_rules
from tutor.tarot.slam import PETIT_SLAM, PETIT_SLAM_MOVE, SLAM_MOVE
from tutor.tarot.trick import Trick

#: The names in a record's ``from`` that begins with the play; ``called`` at a table of five only, ``slam`` if the taker
#: has announced one.
STARTS = ("phase", "taker", "contract", "leader", "called", "slam")

A_CALLED_CARD = N_("the card that was called, such as HK ({rule})")
A_HIGHER_CARD = N_("a king, a queen or a knight: at this table no jack is called ({rule})")
A_HELD_RANK = N_(
    "a king: whoever calls a lower card holds all the higher ones, and the taker cannot have {missing:or} ({rule})"
)
ONLY_A_SLAM = N_("slam, or nothing at all: this table does not play the small slam ({rule})")
A_FIRST_LEADER = N_(
    "seat {first}, on the dealer’s right, or, after announcing a slam, the taker, seat {taker} ({rule})"
)


def resumed(record: Record) -> Play:
    """The play at which a record begins; raise ``RecordError``."""
    start = dict(record.start or {})
    for name, value in start.items():
        if name not in STARTS:
            raise RecordError(f"from.{name}", value, A_CHOICE, names=", ".join(STARTS))
    taker = seat(start.get("taker"), "from.taker", record.players)
    leader = seat(start.get("leader"), "from.leader", record.players)
    contract = one_of(start.get("contract"), "from.contract", CONTRACTS)
    options = house_rules(record)
    check_contract(contract, "from.contract", options)
    check_dog(record, taker if contract in WITH_DOG else None)
    size = hand_size(record, HAND_SIZES[record.players])
    if any(record.hands) and size == HAND_SIZES[record.players]:
        _check_leader(leader, taker, record)
    return Play(
        size,
        taker,
        contract,
        record.hands,
        Trick(leader, record.players),
        dog=record.dog,
        options=options,
        called=_called(record, taker, options),
        slam=_announced(start.get("slam"), options),
    )


def _check_leader(leader: int, taker: int, record: Record) -> None:
    """Check who leads to the first trick, if it is said who deals: a taker only after announcing a slam."""
    first = leader if record.dealer is None else (record.dealer + 1) % record.players
    if leader not in {first, taker}:
        raise RecordError("from.leader", leader, A_FIRST_LEADER, first=first, taker=taker, rule=FIRST_LEAD.id)


def _announced(data: Json, options: Options) -> str | None:
    """The slam that the taker has announced, a small one only where the table plays it; raise ``RecordError``."""
    if data == PETIT_SLAM_MOVE and not options.petit_slam:
        raise RecordError("from.slam", data, ONLY_A_SLAM, rule=PETIT_SLAM.id)
    return None if data is None else one_of(data, "from.slam", (SLAM_MOVE, PETIT_SLAM_MOVE))


def _called(record: Record, taker: int, options: Options) -> Card | None:
    """The card that was called, at a table of five only; raise ``RecordError``."""
    data = dict(record.start or {}).get("called")
    if record.players != FIVE:
        if data is not None:
            raise RecordError("from.called", data, ONLY_FIVE_CALL)
        return None
    if not isinstance(data, str) or data not in {card.code for card in CALLABLE}:
        raise RecordError("from.called", data, A_CALLED_CARD, rule=KING.id)
    called = TAROT[data]
    if called.rank not in ranks(options):
        raise RecordError("from.called", data, A_HIGHER_CARD, rule=FALLBACK.id)
    if missing := _not_with(taker, ranks_above(called), record):
        raise RecordError("from.called", data, A_HELD_RANK, missing=missing, rule=FALLBACK.id)
    return called


def _not_with(taker: int, cards: Cards, record: Record) -> Cards:
    """Those of some cards that the taker cannot have had: another hand has them, or a whole hand lacks a king."""
    found = TAROT.none
    for at, hand in enumerate(record.hands):
        if hand is None:
            continue
        whole = len(hand) == HAND_SIZES[record.players]
        found |= cards & hand if at != taker else (cards & KINGS) - hand if whole else TAROT.none
    return found
