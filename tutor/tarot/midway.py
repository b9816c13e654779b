"""A record that begins with the play: what it says of the deal so far."""

from __future__ import annotations

from tutor.cards import TAROT, Card
from tutor.errors import RecordError
from tutor.held import hand_size
from tutor.reading import A_CHOICE, A_NEW_CARD, choice, seat
from tutor.record import Record
from tutor.rule import N_
from tutor.tarot.call import CALLABLE, ONLY_FIVE_CALL
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import CONTRACTS, FIVE, HAND_SIZES, WITH_DOG, check_dog
from tutor.tarot.trick import Trick

#: What a record's ``from`` tells of the play; ``called`` at a table of five only.
STARTS = ("phase", "taker", "contract", "leader", "called")

A_CALLED_CARD = N_("the card that was called, such as HK")


def resumed(record: Record) -> Play:
    """The play at which a record begins; raise ``RecordError``."""
    start = dict(record.start or {})
    for name, value in start.items():
        if name not in STARTS:
            raise RecordError(f"from.{name}", value, A_CHOICE, names=", ".join(STARTS))
    taker = seat(start.get("taker"), "from.taker", record.players)
    leader = seat(start.get("leader"), "from.leader", record.players)
    contract = choice(start.get("contract"), "from.contract", CONTRACTS)
    check_dog(record)
    _check_overlap(record, taker if contract in WITH_DOG else None)
    return Play(
        hand_size(record, HAND_SIZES[record.players]),
        taker,
        contract,
        record.hands,
        Trick(leader, record.players),
        dog=record.dog,
        options=Options.of(record.rules),
        called=_called(start.get("called"), record.players),
    )


def _called(data: object, players: int) -> Card | None:
    if players != FIVE:
        if data is not None:
            raise RecordError("from.called", data, ONLY_FIVE_CALL)
        return None
    if not isinstance(data, str) or data not in {card.code for card in CALLABLE}:
        raise RecordError("from.called", data, A_CALLED_CARD)
    return TAROT[data]


def _check_overlap(record: Record, owner: int | None) -> None:
    """Check that no card is in the dog and in a hand; ``owner``, who has picked the dog up, may hold some of it."""
    for number, hand in enumerate(record.hands):
        for found in (record.dog or TAROT.none) & (hand or TAROT.none) if number != owner else ():
            raise RecordError("dog", found.code, A_NEW_CARD, other=f"hands.{number}")
