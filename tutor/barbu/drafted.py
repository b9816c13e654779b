"""Positions of Barbu that somebody sets up, card by card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace

from tutor.barbu.arranging import BACK, FIVE, MIDDLE
from tutor.barbu.bets import NO_BETS
from tutor.barbu.compulsory import NEEDED
from tutor.barbu.contracts import Contract, Domino, TrickContract, calls, names
from tutor.barbu.history import History
from tutor.barbu.house import HOUSE
from tutor.barbu.options import Options
from tutor.barbu.targets import DOUBLE, PASS
from tutor.barbu.trick import Trick
from tutor.core.cards import BARBU, BARBU_32
from tutor.core.draft import Draft
from tutor.core.errors import Json, RefusedError
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.core.scene import ME, Ask, Phase, Place, Scene, Speech

PLAYERS = 4
MOST = len(BARBU) // PLAYERS
#: The house rules that decide something of the play, and of the doubling.
OF_PLAY = ("hearts_ban", "no_wait", "hearts_early_end", "must_beat", "ace_low")
OF_DOUBLING = ("doubling", "flanks", "late_redouble", "ravage_city", "chinese_poker")

ALL_OF_DOMINO = N_(
    "In Domino the tutor needs your whole hand and every card on the table: so far the others would hold"
    " {count} cards, and they cannot hold more than {most}."
)
ALL_TO_SET = N_(
    "To say what you may set the tutor needs all the cards that you were dealt: {count} {count:n|is|are} missing."
)
NO_SECOND_TURN = N_("Nobody has doubled you since your turn, so you will not be asked again.")
BACK_FIRST = N_("One sets the back first: {count} {count:n|card|cards} still {count:n|goes|go} there.")


USUAL = calls(Options())
#: The house rules that add contracts to a table.
ADDING = tuple(
    rule.name
    for rule in fields(Options)
    if rule.default is False and calls(Options.of({rule.name: True})).keys() - USUAL.keys()
)


def _scenes(rules: Mapping[str, Json], players: int) -> Iterator[Scene]:
    """A table for each contract that can be called by house rules.

    Of the usual ones only where there are no others, or where they are played with fewer cards.
    """
    pack = HOUSE.pack(players, rules)
    fewer = "pack" in rules
    for code, contract in calls(Options.of(rules), pack).items():
        if not rules or fewer or code not in USUAL:
            places, phase = _laid_out(contract)
            told = [str(count) for count, tells in ((players, players != PLAYERS), (len(pack), fewer)) if tells]
            yield Scene(
                "-".join((code, *told)).replace(" ", "-").lower(),
                HOUSE.game,
                players,
                code,
                pack,
                len(pack) // players,
                places,
                phase,
                rules=rules,
                deciding=OF_PLAY,
            )


def _laid_out(contract: Contract) -> tuple[tuple[Place, ...], Phase]:
    """The places into which cards are put in a contract, and its phase."""
    if isinstance(contract, TrickContract):
        return ("hand", "trick", "earlier"), "play"
    return (("hand", "lying"), "play") if isinstance(contract, Domino) else (("hand", "back", "middle"), "setting")


def _others() -> Iterator[Scene]:
    """The tables for what only some play, each with the house rule that it takes."""
    for name in ADDING:
        rules: dict[str, Json] = {name: True}
        for players in HOUSE.sizes if Options.of(rules).salade else (PLAYERS,):
            yield from _scenes(rules, players)
    yield from _scenes({"pack": len(BARBU_32)}, PLAYERS)


#: A table for each contract that can be called, the usual seven.
PLAYED = (*_scenes({}, PLAYERS),)
SEATS = tuple(map(str, range(PLAYERS)))
#: Whom others have doubled before one speaks, and what the dealer has called before.
DOUBLED = Scene(
    "doubling",
    HOUSE.game,
    PLAYERS,
    "",
    BARBU,
    MOST,
    ("hand",),
    "doubling",
    asks=(
        Ask("dealer", SEATS, "1"),
        Ask("contract", tuple(USUAL), next(iter(USUAL))),
        Ask("called", tuple(map(str, range(len(names(Options()))))), "0"),
        Ask("doubled", tuple(map(str, range(len(names(Options()))))), "0"),
    ),
    speech=Speech(SEATS, PASS, several=True),
    deciding=OF_DOUBLING,
)
#: A second turn, for a redouble of those who have doubled after one's first.
DOUBLED_AGAIN = replace(
    DOUBLED,
    id="doubling-again",
    asks=(Ask("dealer", SEATS[1:], "1"), *DOUBLED.asks[1:]),
    speech=Speech(SEATS, PASS, several=True, again=True),
    rules={"late_redouble": True},
)
SCENES = (*PLAYED, DOUBLED, DOUBLED_AGAIN, *_others())


def drafted(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a draft at a table with house rules; in Domino the others hold as evenly many cards as they can.

    Raise ``RefusedError`` if too few cards of Domino, or of a hand that is set, are in sight.
    """
    deciding = draft.scene.deciding_of(rules)
    if draft.scene.phase == "doubling":
        return _doubled(draft, deciding)
    if draft.scene.phase == "setting":
        return _set(draft, deciding)
    if "lying" in draft.scene.places:
        return _laid(draft, deciding)
    contract = calls(Options.of(deciding))[draft.scene.contract]
    if not isinstance(contract, TrickContract):
        raise TypeError(contract)
    return draft.record(deciding, lambda cards: contract.winner(Trick(0, len(cards), tuple(cards))))


def undrafted(record: Record, scene: Scene) -> Draft:
    """A draft that may make a record again; raise ``RecordError`` or ``RefusedError`` if none can."""
    if scene.phase == "doubling":
        return _undoubled(record, scene)
    if scene.phase == "setting":
        rows = {row: [move[len(row) + 1 :] for move in record.moves if move.startswith(row)] for row in (BACK, MIDDLE)}
        set_already = {code for row in rows.values() for code in row}
        hand = [card.code for card in record.hands[ME] or () if card.code not in set_already]
        return Draft.of({"scene": scene.id, "hand": hand, **rows}, {scene.id: scene})
    return Draft.played(record, scene)


def _laid(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a deal of Domino that has begun."""
    lying, held = draft.at("lying"), len(draft.at("hand"))
    count = len(BARBU) - len(lying) - held
    if count > MOST * (PLAYERS - 1):
        raise RefusedError(ALL_OF_DOMINO, count=count, most=MOST * (PLAYERS - 1))
    others, more = divmod(count, PLAYERS - 1)
    left = [held, *(others + (number < more) for number in range(PLAYERS - 1))]
    out = [seat for seat, count in enumerate(left) if not count and seat != ME]
    return draft.begun(rules, ME, draft.at("hand"), lying=[card.code for card in lying], left=left, out=out)


def _set(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of a hand of Chinese poker while it is set."""
    held, back, middle = draft.held, draft.at("back"), draft.at("middle")
    if len(held) < MOST:
        raise RefusedError(ALL_TO_SET, count=MOST - len(held))
    if middle and len(back) < FIVE:
        raise RefusedError(BACK_FIRST, count=FIVE - len(back))
    rows = ((BACK, back), (MIDDLE, middle))
    return draft.begun(rules, ME, held, *(f"{row} {card}" for row, cards in rows for card in cards))


def _doubled(draft: Draft, rules: Mapping[str, Json]) -> Record:
    """The record of the doubling before one's turn; a hand that is not whole is not known."""
    contract, held = draft.choice("contract"), draft.at("hand")
    others = [name for name in names(Options.of(rules)) if name != USUAL[contract].name]
    called = int(draft.choice("called"))
    # How often the others have doubled, nobody asks: as often as they must.
    doubled = {seat: min(called, NEEDED) for seat in range(PLAYERS)} | {ME: int(draft.choice("doubled"))}
    del doubled[draft.dealer]
    before = History(tuple(others[:called]), doubled)
    history = before.to_json() if before.called else {}
    hand = BARBU.set(held) if len(held) == MOST else None
    words = {seat: draft.said.get(seat, ()) for seat in draft.speakers}
    turns = (" ".join((DOUBLE, *sorted(named))) if named else PASS for named in words.values())
    again = _late(words) if draft.scene.speech and draft.scene.speech.again else []
    moves = (contract, *turns, *again)
    hands = (hand, *(None,) * (PLAYERS - 1))
    return Record(HOUSE.game, PLAYERS, hands, dealer=draft.dealer, rules=rules, history=history, moves=moves)


def _late(words: Mapping[int, Sequence[str]]) -> list[str]:
    """The passes of those who have a second turn before one's own; raise ``RefusedError`` if one has none."""
    bets = NO_BETS
    for seat, named in words.items():
        bets = bets.after(seat, tuple(map(int, named)))
    asked = [seat for seat in words if bets.received(seat)]
    if ME not in asked:
        raise RefusedError(NO_SECOND_TURN)
    return [PASS] * asked.index(ME)


def _undoubled(record: Record, scene: Scene) -> Draft:
    contract, *moves = record.moves or ("",)
    speakers = Draft(scene).choose("dealer", str(record.dealer)).speakers
    named = [(seat, move.split()[1:]) for seat, move in zip(speakers, moves, strict=False)]
    called, doubled = History.of(record.history, PLAYERS)
    words = [f"{seat} {other}" for seat, others in named for other in others]
    return Draft.spoken(
        record, scene, words, contract=contract, called=str(len(called)), doubled=str(doubled.get(ME, 0))
    )
