"""Positions of French Tarot that somebody sets up, card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.draft import Draft
from tutor.core.errors import Json, RefusedError
from tutor.core.message import N_, Message
from tutor.core.record import Record
from tutor.core.scene import ME, Ask, Scene, Speech
from tutor.tarot.announce import POIGNEE, POIGNEES, TRUMPS_NEEDED, Declaration, is_declaration
from tutor.tarot.auction import PASS, Auction
from tutor.tarot.before_bidding import void
from tutor.tarot.call import CALLABLE
from tutor.tarot.setting import CONTRACTS, FIVE, HAND_SIZES, Setting, dog_size, house_rules
from tutor.tarot.slam import NO_SLAM_MOVE, SLAM_MOVE
from tutor.tarot.trick import PETIT, THE_EXCUSE, Trick

SIZES = (4, 3, 5)
CONTRACT = "garde"
#: A contract after which nobody picks up the dog, so that the play comes next.
WITHOUT_DOG = "garde-sans"
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
#: A later turn in an auction that goes on until all but one have passed; whoever has said nothing has passed.
SPOKEN_AGAIN = tuple(
    replace(
        scene,
        id=f"{scene.id}-again",
        speech=Speech(CONTRACTS, PASS, several=True, again=True),
        rules={"auction": "multi"},
    )
    for scene in SPOKEN
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
#: Before one's first card: whether one may show a poignée, and with which cards.
SHOWN = tuple(
    replace(scene, id=f"tarot-{scene.players}-poignee", places=("hand", "shown"), phase="showing", asks=())
    for scene in PLAYED
)
SCENES = (*PLAYED, *SPOKEN, *SPOKEN_AGAIN, CALLED, *SET_ASIDE, *SHOWN)

WHOLE = N_(
    "To say what may be set aside the tutor needs all your cards, those of the dog among them: {count}"
    " {count:n|is|are} missing."
)
WHOLE_TO_SHOW = N_(
    "To say what you may show the tutor needs your whole hand, as it is before your first card: {count}"
    " {count:n|card is|cards are} missing."
)
YOU_BEFORE = N_("Your own turn came before some of these bids: press first what you have bid yourself.")
ALL_SAID = N_("The auction is over by then: all but one have passed.")
WHOLE_TO_CALL = N_("To say which card you may call the tutor needs your whole hand: {count} {count:n|is|are} missing.")


def drafted(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a draft at a table with house rules; of five players’ kings one that is not in sight is called.

    Raise ``RefusedError`` if a taker has not named all of their cards.
    """
    deciding = draft.scene.deciding_of(rules)
    match draft.scene.phase:
        case "auction":
            return _spoken(draft, deciding)
        case "showing":
            return _alive(_showing(draft, deciding))
        case "call":
            return _alive(_begun(draft, deciding, TAROT.set(_all(draft, WHOLE_TO_CALL))))
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
            return Draft.spoken(record, scene, _words(record))
        case "play":
            return Draft.played(record, scene)
    held = (record.hands[ME] or TAROT.none) | (record.dog or TAROT.none)
    shown = next((Declaration.read(move, "moves").shown for move in record.moves if is_declaration(move)), TAROT.none)
    cards: dict[str, Json] = {"hand": [card.code for card in held - shown], "shown": [card.code for card in shown]}
    return Draft.of({"scene": scene.id, **cards}, {scene.id: scene})


def _wins(cards: Sequence[Card]) -> int:
    """Which of the cards of a trick wins it."""
    trick = Trick(0, len(cards), tuple(cards))
    return trick.seat_of(trick.best or cards[0])


def _spoken(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of the auction before one's turn; a hand that is not whole is not known."""
    scene, held = draft.scene, draft.at("hand")
    known = TAROT.set(held) if len(held) == scene.most else None
    record = Record(scene.game, scene.players, _hands(known, draft), dealer=draft.dealer, rules=rules)
    if scene.speech and scene.speech.again:
        return replace(record, moves=_rounds(draft, record))
    words = (draft.said.get(seat, ()) for seat in draft.speakers)
    return replace(record, moves=tuple(said[0] if said else PASS for said in words))


def _rounds(draft: Draft, record: Record) -> tuple[str, ...]:
    """What all have said in turn before one's own, each of them from low to high, and a pass when there is no more."""
    left = {seat: sorted(words, key=CONTRACTS.index) for seat, words in draft.said.items()}
    at = Auction(Setting.of(record))
    while (turn := at.turn) is not None and (turn != ME or left.get(ME)):
        bid = left[turn].pop(0) if left.get(turn) else PASS
        try:
            at = at.after(bid)
        except RefusedError:
            # The record is refused there, with its reason.
            return (*(said for _, said in at.said), bid)
    if at.turn is None:
        raise RefusedError(ALL_SAID)
    if any(left.values()):
        raise RefusedError(YOU_BEFORE)
    return tuple(bid for _, bid in at.said)


def _words(record: Record) -> list[str]:
    """The bids of a record with their seats, as a draft writes them."""
    at = Auction(Setting.of(record))
    for bid in record.moves:
        at = at if at.turn is None else replace(at, said=(*at.said, (at.turn, bid)))
    return [f"{seat} {bid}" for seat, bid in at.said if bid != PASS]


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


def _alive(record: Record) -> Record:
    """A record whose deal is not void by one's own hand; raise ``RefusedError`` with the rule by which it is."""
    if reason := void(record.hands, house_rules(record)):
        raise RefusedError(reason.rule.statement)
    return record


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


def _showing(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a hand before the first card of its holder, who leads; with the poignée that they would show."""
    scene, shown = draft.scene, TAROT.set(draft.at("shown"))
    if missing := scene.most - len(draft.held):
        raise RefusedError(WHOLE_TO_SHOW, count=missing)
    others = [PASS] * (scene.players - 2)
    call = (f"call {_called(draft).code}",) if scene.players == FIVE else ()
    said = (_poignee(shown, scene.players).written,) if shown else ()
    moves = (PASS, WITHOUT_DOG, *others, *call, NO_SLAM_MOVE, *said)
    hands, last = _hands(TAROT.set(draft.held), draft), scene.players - 1
    return Record(scene.game, scene.players, hands, dealer=last, rules=rules, moves=moves)


def _poignee(shown: Cards, players: int) -> Declaration:
    """The largest poignée for which so many cards are enough, or the smallest."""
    sizes = zip(POIGNEES, TRUMPS_NEEDED[players], strict=True)
    size = next((size for size, needed in reversed([*sizes]) if needed <= len(shown)), POIGNEES[0])
    return Declaration(f"{POIGNEE} {size}", shown)


def _called(draft: Draft) -> Card:
    """A king that is not in sight, if there is one."""
    seen = {*draft.at("hand"), *draft.at("trick"), *draft.at("earlier")}
    return next((card for card in CALLABLE if card not in seen), CALLABLE[0])
