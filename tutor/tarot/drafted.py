"""Positions of French Tarot that somebody sets up, card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.draft import Draft
from tutor.core.errors import Json, RefusedError
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.core.scene import ME, Ask, Scene, Speech
from tutor.tarot.auction import PASS
from tutor.tarot.call import CALLABLE
from tutor.tarot.setting import CONTRACTS, FIVE, HAND_SIZES, dog_size
from tutor.tarot.slam import NO_SLAM_MOVE, SLAM_MOVE
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick

SIZES = (4, 3, 5)
CONTRACT = "garde"
#: The house rules that decide something of each phase, or of what is said of it.
OF_PLAY = ("petit_imprenable", "lead_ban", "misere", "poignee_values", "tenue", "conventions")
OF_AUCTION = ("petit_imprenable", "maldonne", "maldonne_below", "pousse", "no_prise")
OF_CALL = ("petit_imprenable", "call_jack")


def _seats(size: int) -> tuple[str, ...]:
    return tuple(map(str, range(size)))


#: The tables, the usual one first.  The contract decides nothing of what may be played.
PLAYED = tuple(
    Scene(
        f"tarot-{size}",
        "tarot",
        size,
        CONTRACT,
        TAROT,
        HAND_SIZES[size],
        asks=(Ask("taker", _seats(size), "1"), Ask("slam", (NO_SLAM_MOVE, SLAM_MOVE), NO_SLAM_MOVE)),
        deciding=OF_PLAY,
    )
    for size in SIZES
)
#: The auction: what may be said hangs on what was said before, and never on the hand, which may stay unknown.
SPOKEN = tuple(
    Scene(
        f"tarot-{size}-auction",
        "tarot",
        size,
        CONTRACT,
        TAROT,
        HAND_SIZES[size],
        ("hand",),
        "auction",
        # Whoever passes changes nothing: so all the others may have spoken, and whoever asks deals.
        asks=(Ask("dealer", _seats(size), str(ME)),),
        speech=Speech((PASS, *CONTRACTS), PASS),
        deciding=OF_AUCTION,
    )
    for size in SIZES
)
#: The call of a king by a taker who is the first to speak.
CALLED = Scene("tarot-5-call", "tarot", FIVE, CONTRACT, TAROT, HAND_SIZES[FIVE], ("hand",), "call", deciding=OF_CALL)
#: The same before the play, for a taker who has picked up the dog.
SET_ASIDE = tuple(
    Scene(
        f"tarot-{size}-dog",
        "tarot",
        size,
        CONTRACT,
        TAROT,
        HAND_SIZES[size] + dog_size(size),
        ("hand",),
        "dog",
        deciding=OF_PLAY,
    )
    for size in SIZES
)
SCENES = (*PLAYED, *SPOKEN, CALLED, *SET_ASIDE)

WHOLE = N_(
    "To say what may be set aside the tutor needs all your cards, those of the dog among them: {count}"
    " {count:n|is|are} missing."
)
WHOLE_TO_CALL = N_("To say which card you may call the tutor needs your whole hand: {count} {count:n|is|are} missing.")


def drafted(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a draft at a table with house rules; of five players’ kings one that is not in sight is called.

    Raise ``RefusedError`` if a taker has not named all of their cards.
    """
    deciding = draft.scene.deciding_of(rules)
    match draft.scene.phase:
        case "auction":
            return _spoken(draft, deciding)
        case "call":
            return _begun(draft, deciding, TAROT.set(_all(draft, WHOLE_TO_CALL)))
        case "dog":
            return _picked_up(draft, deciding)
    said: dict[str, Json] = {"called": _called(draft).code} if draft.scene.players == FIVE else {}
    if (slam := draft.choice("slam")) == SLAM_MOVE:
        said["slam"] = slam
    return draft.record(deciding, _wins, taker=int(draft.choice("taker")), **said)


def undrafted(record: Record, scene: Scene) -> Draft:
    """A draft that may make a record again; raise ``RecordError`` or ``RefusedError`` if none can."""
    match scene.phase:
        case "auction":
            speakers = Draft(scene).choose("dealer", str(record.dealer)).speakers
            said = zip(speakers, record.moves, strict=False)
            return Draft.spoken(record, scene, [f"{seat} {bid}" for seat, bid in said if bid != PASS])
        case "play":
            return Draft.played(record, scene)
    held = (record.hands[ME] or TAROT.none) | (record.dog or TAROT.none)
    return Draft.of({"scene": scene.id, "hand": [card.code for card in held]}, {scene.id: scene})


def _wins(cards: Sequence[Card]) -> int:
    """Which of the cards of a trick wins it."""
    trick = Trick(0, len(cards), tuple(cards))
    return trick.seat_of(trick.best or cards[0])


def _spoken(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of the auction before one's turn; a hand that is not whole is not known."""
    scene, held = draft.scene, draft.at("hand")
    known = TAROT.set(held) if len(held) == scene.most else None
    words = (draft.said.get(seat, ()) for seat in draft.speakers)
    moves = tuple(said[0] if said else PASS for said in words)
    return Record(scene.game, scene.players, _hands(known, draft), dealer=draft.dealer, rules=rules, moves=moves)


def _all(draft: Draft, message: Message) -> tuple[Card, ...]:
    """All the cards that one holds; raise ``RefusedError`` if some are missing."""
    held = draft.at("hand")
    if len(held) < draft.scene.most:
        raise RefusedError(message, count=draft.scene.most - len(held))
    return held


def _begun(draft: Draft, rules: Mapping[str, Json], hand: Cards, dog: Cards | None = None, *then: str) -> Record:
    """The record of a taker who has spoken first, and nobody after them."""
    scene, last = draft.scene, draft.scene.players - 1
    moves = (scene.contract, *[PASS] * last, *then)
    return Record(scene.game, scene.players, _hands(hand, draft), dealer=last, rules=rules, dog=dog, moves=moves)


def _hands(own: Cards | None, draft: Draft) -> tuple[Cards | None, ...]:
    return own, *(None,) * (draft.scene.players - 1)


def _picked_up(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a taker who has bid garde and picked up the dog; which cards have lain there does not matter."""
    held = _all(draft, WHOLE)
    # With the Petit in the dog no deal is void because of a lone one.
    likely = sorted(
        held, key=lambda card: (card != PETIT, card.suit == TRUMP, card == THE_EXCUSE, card.height, card.suit)
    )
    dog = TAROT.set(likely[: dog_size(draft.scene.players)])
    call = (f"call {_called(draft).code}",) if draft.scene.players == FIVE else ()
    return _begun(draft, rules, TAROT.set(held) - dog, dog, *call)


def _called(draft: Draft) -> Card:
    """A king that is not in sight, if there is one."""
    seen = {*draft.at("hand"), *draft.at("trick"), *draft.at("earlier")}
    return next((card for card in CALLABLE if card not in seen), CALLABLE[0])
