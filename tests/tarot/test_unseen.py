"""Nothing impossible is accepted and nothing possible refused, whatever a record leaves out."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import deals
from tests.tarot import naive
from tests.tarot.table import OPTIONS, Step, play, record
from tutor import tarot
from tutor.core.cards import TAROT, Card
from tutor.core.errors import RecordError
from tutor.core.reading import codes
from tutor.core.record import Record
from tutor.games import record_of
from tutor.tarot.announce import is_declaration
from tutor.tarot.play import Play
from tutor.tarot.score.sheet import result, settle
from tutor.tarot.score.summary import summary

#: Every table: players and house rules.
TABLES = [(players, rules) for players in (3, 4, 5) for rules in OPTIONS]
DISCARD = "discard "


@st.composite
def told(draw: st.DrawFn) -> tuple[Record, list[Step], random.Random]:
    """A deal that has been played with random moves, its record and its positions."""
    players, rules = draw(st.sampled_from(TABLES))
    rng = random.Random(draw(st.integers(0, 2**32), label="seed"))
    start = record(players, rng.randrange(10**6), rules)
    return start, list(play(start, rng)), rng


def in_part(start: Record, moves: tuple[str, ...], taker: int | None, rng: random.Random) -> Record:
    """A record that begins with the auction, with any of its cards left out that it may leave out."""
    hands = tuple(hand if rng.random() < rng.random() else None for hand in start.hands)
    dog = start.dog if rng.random() < 1 / 2 else None
    if taker is not None and (hands[taker] is None or dog is None):
        moves = tuple("discard ?" if move.startswith(DISCARD) and rng.random() < 1 / 2 else move for move in moves)
    return replace(start, hands=hands, dog=dog, moves=moves)


def accepted(told: Record) -> list[Any]:
    """The positions that a record passes once it has been written and read; it must not be refused."""
    return tarot.positions(record_of(told.to_json()))


@given(told())
@deals
def test_what_is_left_out_of_a_record_never_makes_it_impossible(deal: tuple[Record, list[Step], random.Random]) -> None:
    start, steps, rng = deal
    for step in [*rng.choices(steps, k=3), steps[-1]]:
        assert len(accepted(in_part(start, step.moves, getattr(step.at, "taker", None), rng))) == len(step.moves) + 1


@given(told())
@deals
def test_no_more_does_it_where_the_record_begins_with_any_trick(deal: tuple[Record, list[Step], random.Random]) -> None:
    start, steps, rng = deal
    if steps[-1].at.phase != "play" or start.rules.get("petit_imprenable"):
        return  # what was dealt tells whether such a Petit is free
    tricks = [number for number, step in enumerate(steps[:-1]) if isinstance(step.at, Play) and not step.at.trick.cards]
    for first in rng.sample(tricks, 3):
        at = steps[first].at
        said = [step.move for step in steps[first:-1] if not is_declaration(step.move)]
        hands = tuple(hand if rng.random() < rng.random() else None for hand in at.hands)
        hands = hands if any(hands) else at.hands
        begun = {"phase": "play", "taker": at.taker, "contract": at.contract, "leader": at.trick.leader}
        begun |= {"called": at.called.code} if at.called else {}
        dog = at.dog if rng.random() < 1 / 2 else None
        dealer = start.dealer if rng.random() < 1 / 2 else None
        moves = tuple(said[: rng.randrange(len(said) + 1)])
        accepted(replace(start, dealer=dealer, hands=hands, dog=dog, start=begun, moves=moves))


@given(told())
@deals
def test_the_summary_of_a_played_deal_settles_alike_and_is_not_doubted(
    deal: tuple[Record, list[Step], random.Random],
) -> None:
    start, steps, _ = deal
    if isinstance(over := steps[-1].at, Play):
        told = settle({**summary(over).to_json(), "rules": dict(start.rules)})
        assert told.scores == result(over).scores
        assert not any("cannot be" in line.reason.line for line in told.lines)


# What cannot be


def refused(told: Record) -> str:
    """The place where a record becomes impossible."""
    with pytest.raises(RecordError) as caught:
        accepted(told)
    return caught.value.place


def revoked(steps: list[Step], rng: random.Random) -> tuple[int, tuple[str, ...]] | None:
    """A deal played on to its end after a card that was not allowed: when, and its moves; if there is such a card."""
    for number in rng.sample(range(len(steps) - 1), len(steps) - 1):
        step = steps[number]
        if not isinstance(step.at, Play):
            continue
        hand = codes(step.at.hand) or []
        wrong = set(hand) - naive.playable(hand, [card.code for card in step.at.trick.cards])
        if wrong:
            moves, at = [*step.moves, max(wrong)], forced(step.at, TAROT[max(wrong)])
            while at.turn is not None:
                moves.append(rng.choice(at.duty().legal()).code)
                at = at.after(TAROT[moves[-1]])
            return number, tuple(moves)
    return None


def forced(at: Play, card: Card) -> Play:
    """The position after a card that its player holds and may not play: nobody sees that in a hand that is unknown."""
    hands = [None if seat == at.turn else hand for seat, hand in enumerate(at.hands)]
    after = replace(at, hands=tuple(hands)).after(card)
    return replace(after, hands=tuple(hand and hand - TAROT.set([card]) for hand in at.hands))


@given(told())
@deals
def test_a_revoke_is_found_at_the_latest_when_all_cards_have_been_played(
    deal: tuple[Record, list[Step], random.Random],
) -> None:
    start, steps, rng = deal
    over = steps[-1].at
    if isinstance(over, Play) and not start.rules.get("petit_imprenable") and (found := revoked(steps, rng)):
        number, moves = found
        place = refused(in_part(start, moves, over.taker, rng))
        assert number <= int(place.removeprefix("moves[").removesuffix("]")) < len(moves)


@given(told())
@deals
def test_a_card_that_is_known_in_two_places_is_refused_wherever_the_record_begins(
    deal: tuple[Record, list[Step], random.Random],
) -> None:
    start, _, rng = deal
    seat, other = rng.sample(range(start.players), 2)
    card = rng.choice(list(start.hands[seat] or ()))
    for place in ("dog", f"hands.{other}"):
        data: Any = in_part(start, (), None, rng).to_json()
        data["hands"][str(seat)] = codes(start.hands[seat])
        pile = start.dog if place == "dog" else start.hands[other]
        changed = [card.code, *(codes(pile) or [])[1:]]
        data |= {"dog": changed} if place == "dog" else {"hands": data["hands"] | {str(other): changed}}
        with pytest.raises(RecordError):
            tarot.positions(record_of(data))


S = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK"
H, D, C = (S.replace("S", suit) for suit in "HDC")
C = "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CN CQ CK"
TRUMPS = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20"
GARDE = "pass, garde, pass, pass"
SANS = "garde-sans, pass, pass, pass, no-slam"
HIDDEN = ", ".join(["discard ?"] * 5)
SHOWN = "poignee simple T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"
#: At a table of five seat 0 takes.
OF_FIVE = "garde-sans, pass, pass, pass, pass"
KING_OF_CLUBS = "CK S1 S2 S3 S4 S5 S6 S7 S8 H1 H2 H3 H4 H5 T9"


def dealt(hands: dict[int, str], moves: str = "", players: int = 4, dog: str | None = None, **rules: object) -> Record:
    """A deal by the last seat, of which some hands are known."""
    known = tuple(TAROT.read(hands[seat]) if seat in hands else None for seat in range(players))
    said = tuple(moves.split(", ")) if moves else ()
    return Record("tarot", players, known, players - 1, rules, TAROT.read(dog) if dog else None, moves=said)


def begun(hands: dict[int, str], moves: str = "", players: int = 4, **start: object) -> Record:
    """A record that begins with the play; what is said of its beginning, its dealer, dog and house rules may differ."""
    said: dict[str, Any] = {"taker": 0, "contract": "garde", "leader": 1, **start}
    outside = {name: said.pop(name) for name in ("dealer", "dog", "rules") if name in said}
    return replace(
        dealt(hands, moves, players), **{"dealer": None, "rules": {}, **outside}, start={"phase": "play", **said}
    )


#: All cards but those of seat 0 and six more: seats 1, 2 and 3.
OTHERS = {1: f"{D} T2 T3 T4 T5", 2: f"{C} T6 T7 T8 T9", 3: "H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HN HQ HK T10 T11 T12 T13"}
MINE = "T14 T15 T16 T17 T18 T19 T20 T21 T1 EX S1 S2 S3 S4 S5 S6 S7 S8"
#: What leaves seat 0 with the Petit as only trump, if the dog has the spades from the 6 to the jack.
HIGH = "T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 EX S1 S2 S3 S4 S5"

#: Records, and where each first cannot be; nowhere, where nothing is wrong.
CASES = [
    (dealt({0: MINE}, dog="S1 C1 C2 C3 C4 C5"), "dog"),
    (dealt({1: KING_OF_CLUBS}, f"{OF_FIVE}, call HQ", 5), "moves[5]"),
    (dealt({}, f"{OF_FIVE}, call HQ", 5, dog="CK D1 D2"), "moves[5]"),
    (dealt({}, f"{OF_FIVE}, call SJ", 5, profile="seed"), "moves[5]"),
    (dealt({1: KING_OF_CLUBS}, f"{OF_FIVE}, call HK, no-slam, C3, H6, HK, H10, H9", 5), "moves[8]"),
    (dealt({}, f"{OF_FIVE}, call HK, no-slam, H3", 5), "moves[7]"),
    (dealt({}, f"{GARDE}, discard HK"), "moves[4]"),
    (dealt({}, f"{GARDE}, discard T21"), "moves[4]"),
    (dealt({}, f"{GARDE}, discard T5, {HIDDEN}, no-slam, S1, T2"), ""),
    (dealt({}, f"{GARDE}, discard T5, {HIDDEN}, no-slam, S1, S2"), "moves[12]"),
    (dealt({**OTHERS, 3: HIGH}, dog="S6 S7 S8 S9 S10 SJ"), ""),
    (dealt({**OTHERS, 3: HIGH}, "pass", dog="S6 S7 S8 S9 S10 SJ"), "moves[0]"),
    (dealt({**OTHERS, 3: HIGH}, "pass", dog="S6 S7 S8 S9 S10 SJ", petit_imprenable=True), ""),
    (dealt(OTHERS, f"{SANS}, S1, T2, T6, H1, T7, S2", dog="S9 S10 SJ SN SQ SK"), "moves[8]"),
    (dealt(OTHERS, f"{SANS}, S1, T2, T6, T10, H1, S2", dog="S9 S10 SJ SN SQ SK"), "moves[10]"),
    (dealt(OTHERS, f"{SANS}, S1, T2, T6, T10, H1, T14", dog="S9 S10 SJ SN SQ SK"), ""),
    (dealt({}, f"{SANS}, {SHOWN}, S1, S2, T20"), "moves[8]"),
    (dealt({}, f"{SANS}, {SHOWN}, S1, S2, T10"), ""),
    (dealt({}, f"{SANS}, misere, T21, T2, T3, T4, HK", misere=True), "moves[10]"),
    (dealt({}, f"{SANS}, misere, T21, T2, T3, T4, H10", misere=True), ""),
    (dealt(OTHERS, "throw-in", dog="S9 S10 SJ SN SQ SK", maldonne=True), "moves[0]"),
    (dealt(OTHERS, "throw-in", dog="S9 S10 SJ SN SQ SK", maldonne=True, maldonne_below=10), ""),
    (dealt(OTHERS, "throw-in", dog="S9 S10 SJ SN SQ SK", maldonne=True, maldonne_below=9), "moves[0]"),
    (begun({0: MINE, **OTHERS}, contract="prise"), "hands.3"),
    (begun({0: MINE.replace("S8", "SK"), **OTHERS}, contract="prise"), ""),
    (begun({}, contract="pousse"), "from.contract"),
    (begun({}, contract="pousse", rules={"pousse": True}), ""),
    (begun({}, contract="prise", rules={"no_prise": True}), "from.contract"),
    (begun({}, players=5, called="SJ", rules={"call_jack": False}), "from.called"),
    (begun({}, players=5, called="SJ"), ""),
    (begun({}, slam="petit-slam"), "from.slam"),
    (begun({}, slam="petit-slam", rules={"petit_slam": True}), ""),
    (begun({}, players=3, rules={"dead_player": True}), "players"),
    (begun({0: MINE}, dealer=1), "from.leader"),
    (begun({0: MINE}, dealer=0), ""),
    (begun({0: MINE}, dealer=1, leader=0), ""),
    (begun({0: "S1 S2"}, dealer=1), ""),
    (begun({1: "HK S2"}, players=5, called="HQ"), "from.called"),
    (begun({0: KING_OF_CLUBS}, players=5, called="HQ"), "from.called"),
    (begun({0: "HK S2"}, players=5, called="HQ"), ""),
]


@pytest.mark.parametrize(("told", "place"), CASES)
def test_what_cannot_be_is_said_where_it_first_cannot(told: Record, place: str) -> None:
    if place:
        assert refused(told) == place
    else:
        accepted(told)
