"""The chance to win a deal: certain where it is, the same again, and counted in deals that fit all that is known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations, islice
from typing import Any

import pytest

from tests.tarot import naive
from tests.tarot.table import record as dealt
from tutor import tarot
from tutor.core.cards import TAROT, Cards
from tutor.core.errors import RecordError, RefusedError
from tutor.core.record import Record
from tutor.tarot.advice.chances import Chance, chance, dealt_out, won
from tutor.tarot.advice.opponent import choose
from tutor.tarot.play import Play
from tutor.teach.positions import seen

TRUMPS_FROM_4 = TAROT.set(TAROT[f"T{number}"] for number in range(4, 22))
LOW_SUITS = TAROT.set(TAROT[f"{suit}{rank}"] for suit in "SHDC" for rank in range(1, 6))
LOW = TAROT.set(list(LOW_SUITS)[:18])
#: The cards that everybody holds where all ways to lay out the hidden ones are tried.
LEFT = 2
DOG = TAROT.read("C10 D10 H10 S10 CJ DJ")


def taken(hand: Cards, dog: Cards = DOG, contract: str = "garde", *, first: bool = True) -> Record:
    """A deal as its taker knows it, with the dog set aside again; the taker plays first, or last."""
    said = (contract, "pass", "pass", "pass") if first else ("pass", "pass", "pass", contract)
    aside = (f"discard {card.code}" for card in dog) if contract == "garde" else ()
    hands = (hand, None, None, None) if first else (None, None, None, hand)
    return Record(
        "tarot", 4, hands, dealer=3, dog=dog if contract == "garde" else None, moves=(*said, *aside, "no-slam")
    )


def test_who_holds_all_high_trumps_wins_every_deal() -> None:
    assert chance(taken(TRUMPS_FROM_4), 20) == Chance(20, 20)


def test_who_holds_nothing_wins_none() -> None:
    assert chance(taken(LOW), 20) == Chance(0, 20)


def test_what_the_taker_loses_the_defence_wins() -> None:
    """The same hand defends: whoever took leads a card that the deals must leave in their hand."""
    said = ("garde", "pass", "pass", "pass", *["discard ?"] * 6, "no-slam")
    record = Record("tarot", 4, (None, TRUMPS_FROM_4, None, None), dealer=3, dog=DOG, moves=(*said, "SK"))
    assert chance(record, 20) == Chance(20, 20)


def test_of_the_same_deal_the_chance_is_always_the_same() -> None:
    record = taken(TAROT.read("T21 T20 T19 T15 T12 T11 T9 T7 T5 T2 SK S3 HQ H4 D9 D2 C8 CK"))
    assert chance(record, 30) == chance(record, 30)
    assert 0 < chance(record, 30).won < 30


def test_a_deal_that_was_played_out_is_won_by_the_side_that_a_naive_count_gives_it_to() -> None:
    """What the tutor's players make of a deal, counted once more without a line of the tutor's own."""
    record = taken(TAROT.read("T21 T20 T19 T15 T12 T11 T9 T7 T5 T2 SK S3 HQ H4 D9 D2 C8 CK"))
    results = set()
    for play in islice(dealt_out(record, Play), 20):
        at = play
        while at.turn is not None:
            at = at.after(at.read(choose_card_of(at), "here"))
        tricks = [{trick.seat_of(card): card.code for card in trick.cards} for trick in at.tricks]
        (points, bouts), _ = naive.count(tricks, {0}, [card.code for card in at.aside], naive.ATTACK)
        results.add(made := points >= (56, 51, 41, 36)[bouts])
        assert won(play) is made
    assert results == {True, False}


def choose_card_of(at: Play) -> str:
    """The card that the tutor's player plays, without a poignée before it."""
    return choose(replace(at, announcing=False))


@pytest.mark.parametrize("contract", ["garde", "garde-sans"])
def test_the_deals_fit_all_that_the_player_knows(contract: str) -> None:
    """A heart was led, one player had none and trumped, and the third had neither; all that stays so in every deal."""
    hand = TAROT.read("T21 T20 T19 T18 T17 T16 T14 T13 T12 T11 T9 HK HQ S3 S4 D9 D2 C8")
    record = taken(hand, contract=contract, first=False)
    record = replace(record, moves=(*record.moves, "H2", "T10", "C3"))
    plays = list(islice(dealt_out(record, Play), 40))
    assert len({play.hands for play in plays}) == 40
    for play in plays:
        held = [[card.code for card in cards or ()] for cards in play.hands]
        played = [card.code for card in play.trick.cards]
        assert played == ["H2", "T10", "C3"]
        assert TAROT.set(TAROT[code] for code in held[3]) == hand
        left = [card.code for card in play.dog or ()]
        assert sorted([*chain(*held, played, left)]) == sorted(card.code for card in TAROT.cards)
        assert play.dog == DOG or contract == "garde-sans"
        for seat, card in enumerate(played):
            assert card in naive.playable([*held[seat], card], played[:seat])


def test_the_others_would_have_said_what_they_said() -> None:
    """Nobody who passed holds a hand with which the tutor's player would have bid."""
    record = taken(TAROT.read("T21 T20 T19 T15 T12 T11 T9 T7 T5 T2 SK S3 HQ H4 D9 D2 C8 CK"), first=False)
    record = replace(record, moves=(*record.moves, "H2", "H3", "H5"))
    for play in islice(dealt_out(record, Play), 30):
        cards = dict(enumerate(play.trick.cards))
        hands = tuple(
            (hand or TAROT.none) | TAROT.set(played for at, played in cards.items() if at == seat)
            for seat, hand in enumerate(play.hands)
        )
        dealt = replace(record, hands=hands, moves=())
        for number, said in enumerate(record.moves[:3]):
            assert choose(tarot.position(replace(dealt, moves=record.moves[:number]))) == said


def test_of_what_no_player_of_the_tutors_would_have_said_nothing_is_concluded() -> None:
    """Somebody took the garde contre, while all high trumps are here."""
    record = Record("tarot", 4, (TRUMPS_FROM_4, None, None, None), dealer=3, dog=None)
    record = replace(record, moves=("pass", "garde-contre", "pass", "pass", "no-slam"))
    assert len(list(islice(dealt_out(record, Play), 5))) == 5


def test_before_the_play_nothing_can_be_played_out() -> None:
    with pytest.raises(TypeError):
        chance(replace(taken(LOW), moves=("garde",)))


def test_only_a_player_who_sees_their_cards_has_a_chance() -> None:
    with pytest.raises(RecordError):
        chance(replace(taken(LOW), hands=(None, LOW, None, None)))


def near_the_end(seed: int) -> tuple[Record, Play]:
    """A deal of the tutor's players in which everybody has two cards left, and that moment."""
    start = dealt(4, seed, {})
    at: Any = tarot.position(start)
    moves = list[str]()
    while not (isinstance(at, Play) and len(at.tricks) == at.size - LEFT):
        moves.append(choose(at))
        at = tarot.onwards(at.after(at.read(moves[-1], "moves")))
    return replace(start, moves=tuple(moves)), at


def laid(cards: Cards, seats: tuple[int, ...]) -> Iterator[dict[int, Cards]]:
    """All ways to lay cards into hands, two for each."""
    if not seats:
        yield {}
    for two in map(TAROT.set, combinations(cards, LEFT) if seats else ()):
        yield from ({**rest, seats[0]: two} for rest in laid(cards - two, seats[1:]))


def lived(record: Record, mine: int) -> Play | None:
    """The moment that a record of all hands comes to, if its moves are allowed and bid as the tutor's players bid."""
    at: Any = tarot.position(replace(record, moves=()))
    for move in record.moves:
        if not isinstance(at, Play) and at.turn != mine and choose(at) != move:
            return None
        try:
            at = tarot.onwards(at.after(at.read(move, "moves")))
        except RefusedError:
            return None
    return at if isinstance(at, Play) else None


@pytest.mark.parametrize("seed", [159, 298])
def test_near_the_end_a_chance_is_the_share_of_all_ways_in_which_the_last_cards_can_lie(seed: int) -> None:
    """Its taker is on lead; the ways are tried one by one, and the deals of the chance are drawn."""
    record, end = near_the_end(seed)
    mine = end.turn
    assert mine == end.taker
    others = tuple(seat for seat in range(4) if seat != mine)
    hidden = TAROT.set(chain.from_iterable(end.hands[seat] or () for seat in others))
    played = {seat: TAROT.set(trick.card_of(seat) for trick in end.tricks) for seat in others}
    ends = [
        lived(
            replace(record, hands=tuple(played[s] | lying[s] if s in lying else record.hands[s] for s in range(4))),
            mine,
        )
        for lying in laid(hidden, others)
    ]
    results = [won(one) for one in ends if one]
    assert 0 < sum(results) < len(results)
    low, high = chance(seen(record, mine)).interval
    assert low <= sum(results) / len(results) <= high
