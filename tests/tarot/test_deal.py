"""The deal: what the dealer may do next, and what everybody has in the end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.cards import TAROT, Card
from tutor.core.errors import RecordError, RefusedError
from tutor.core.replay import lived
from tutor.core.rule import Reason
from tutor.show.words import Words
from tutor.tarot.deal import DOG, MOVES, PACKET, Dealing
from tutor.tarot.options import PROFILES, Options
from tutor.tarot.setting import HAND_SIZES, Setting, dog_size

FFT, SEED = PROFILES["fft"], PROFILES["seed"]
#: Every way in which a table can deal: players, and the house rules that matter.
TABLES = ((3, FFT), (3, SEED), (4, FFT), (5, FFT))


def itself(at: Dealing) -> Dealing:
    """No other phase follows."""
    return at


def begin(players: int, dealer: int, options: Options, pack: Sequence[Card]) -> Dealing:
    """A deal before its first card."""
    return Dealing.begin(Setting(players, dealer, options, (None,) * players), pack)


def dealing(moves: str = "", players: int = 4, options: Options = FFT) -> Dealing:
    """A deal of the pack in order by the last seat, after moves such as ``"packet dog"``."""
    start = begin(players, players - 1, options, TAROT.cards)
    reached: Dealing = lived(start, moves.split(), itself)[-1]
    return reached


def rules(position: Dealing, move: str) -> tuple[bool, list[str]]:
    """Whether a move may be made, and the rules that lead there."""
    ruling = position.obligation().verdict(move).ruling
    return ruling.legal, [reason.rule.id for reason in ruling.chain]


def text(position: Dealing, move: str) -> str:
    """What the dealer is told of a move."""
    return Words().verdict(position.obligation().verdict(move).ruling)


def finish(position: Dealing, rng: random.Random) -> Dealing:
    """The deal played to its end with random legal moves."""
    while not position.complete:
        position = position.after(rng.choice(position.obligation().legal()))
    return position


@st.composite
def tables(draw: st.DrawFn) -> tuple[Dealing, random.Random]:
    """A deal before its first card, at any table, with any pack and dealer, and what to go on with."""
    players, options = draw(st.sampled_from(TABLES))
    rng = random.Random(draw(st.integers(0, 2**32), label="seed"))
    pack = rng.sample(TAROT.cards, len(TAROT))
    return begin(players, draw(st.integers(0, players - 1), label="dealer"), options, pack), rng


def test_packets_go_round_to_the_right_and_the_dealer_comes_last() -> None:
    hands, dog = dealing("packet packet dog packet packet packet").dealt
    assert [list(map(str, hand)) for hand in hands] == [
        ["S1", "S2", "S3", "SK", "H1", "H2"],
        ["S4", "S5", "S6"],
        ["S8", "S9", "S10"],
        ["SJ", "SN", "SQ"],
    ]
    assert list(map(str, dog)) == ["S7"]


def test_who_gets_the_next_packet_is_told_to_the_dealer() -> None:
    assert text(dealing(), PACKET) == "The next 3 cards are for seat 0."
    assert text(dealing("packet packet packet"), PACKET) == "The next 3 cards are for seat 3."


def test_three_players_get_packets_of_four_or_of_three_where_the_table_prefers_it() -> None:
    assert [len(hand) for hand in dealing("packet packet", 3).dealt.hands] == [4, 4, 0]
    assert [len(hand) for hand in dealing("packet packet", 3, SEED).dealt.hands] == [3, 3, 0]
    assert [len(hand) for hand in dealing("packet packet", 5, FFT).dealt.hands] == [3, 3, 0, 0, 0]


def test_the_first_card_may_not_go_to_the_dog() -> None:
    assert rules(dealing(), DOG) == (False, ["T-DEAL-DOG-NOT-ENDS"])
    assert rules(dealing(), PACKET) == (True, ["T-DEAL-PACKETS"])


def test_a_card_may_go_to_the_dog_between_two_packets() -> None:
    position = dealing("packet")
    assert rules(position, DOG) == (True, ["T-DEAL-DOG-SINGLE"])
    assert text(position, DOG) == (
        "A card may go to the dog now; it has 0 of its 6 so far. It comes between two packets, never from inside one."
    )


def test_two_cards_running_may_not_go_to_the_dog() -> None:
    position = dealing("packet dog")
    assert rules(position, DOG) == (False, ["T-DEAL-DOG-NOT-CONSECUTIVE"])
    assert position.obligation().legal() == [PACKET]


def test_a_full_dog_takes_no_more() -> None:
    position = dealing("packet dog " * 6 + "packet")
    assert rules(position, DOG) == (False, ["T-DECK-HAND-SIZES"])
    assert text(position, DOG) == "The dog has all its 6 cards already."


def test_the_last_packet_may_not_go_before_the_last_card_of_the_dog() -> None:
    position = dealing("packet dog " * 5 + "packet " * 18)
    assert (position.packets, position.missing) == (1, 1)
    assert rules(position, PACKET) == (False, ["T-DEAL-DOG-NOT-ENDS"])
    assert text(position, PACKET) == (
        "The first card of the pack may not go to the dog, nor may the last. The dog still needs 1 card and only 1"
        " packet is left to deal, so a card must go to the dog now."
    )
    assert position.obligation().legal() == [DOG]


def test_a_packet_may_not_leave_more_cards_for_the_dog_than_packets() -> None:
    position = dealing("packet " * 18)
    assert (position.packets, position.missing) == (6, 6)
    assert rules(position, PACKET) == (False, ["T-DEAL-DOG-NOT-ENDS", "T-DEAL-DOG-NOT-CONSECUTIVE"])
    assert text(position, DOG).endswith("only 6 packets are left to deal, so a card must go to the dog now.")
    assert finish(position, random.Random(0)).moves[18:] == (DOG, PACKET) * 6


def test_at_the_last_packet_the_dealer_is_told_to_show_the_dog() -> None:
    position = dealing("packet dog " * 6 + "packet " * 17)
    assert text(position, PACKET).endswith("Then show that the dog has 6 cards, before anybody picks up a hand.")


def test_a_misdeal_is_no_choice_but_a_record_may_say_that_it_happened() -> None:
    fault = dealing("packet dog misdeal")
    assert fault.misdealt
    assert "misdeal" not in [verdict.move for verdict in dealing("packet dog").obligation()]


def test_when_all_is_dealt_there_is_nothing_left_to_do() -> None:
    done = dealing("packet dog " * 6 + "packet " * 18)
    assert done.complete
    assert not list(done.obligation())
    assert done.result == done.dealt
    with pytest.raises(RefusedError, match="all cards have been dealt"):
        done.after(PACKET)


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="Dealing"):
        _ = dealing("packet").result


@pytest.mark.parametrize(
    ("moves", "place", "expected"),
    [
        ("packet card", "moves[1]", "one of packet, dog"),
        ("dog", "moves[0]", "one of packet (T-DEAL-DOG-NOT-ENDS)"),
        ("packet dog dog", "moves[2]", "one of packet (T-DEAL-DOG-NOT-CONSECUTIVE)"),
        ("packet " * 19, "moves[18]", "one of dog (T-DEAL-DOG-NOT-CONSECUTIVE)"),
        ("packet dog " * 6 + "packet " * 19, "moves[30]", "the auction: all cards have been dealt"),
    ],
)
def test_a_wrong_move_is_refused_at_its_place(moves: str, place: str, expected: str) -> None:
    with pytest.raises(RecordError) as refused:
        dealing(moves)
    assert refused.value.place == place
    assert Words().tell(refused.value.expected, refused.value.facts) == expected


@pytest.mark.parametrize("pack", [TAROT.cards[1:], (*TAROT.cards[1:], TAROT["EX"])], ids=["77 cards", "a card twice"])
def test_only_a_whole_pack_is_dealt(pack: tuple[Card, ...]) -> None:
    with pytest.raises(RecordError, match=r"pack: found 77, expected all \{count\} cards"):
        begin(4, 0, FFT, pack)


@pytest.mark.parametrize(
    ("table", "ways"),
    [
        ((3, FFT), comb(17, 6)),
        ((3, SEED), comb(23, 6)),
        ((4, FFT), comb(23, 6)),
        ((5, FFT), comb(24, 3)),
    ],
    ids=["three, by 4", "three, by 3", "four", "five"],
)
def test_there_are_as_many_ways_to_deal_as_gaps_to_lay_the_dog_in(table: tuple[int, Options], ways: int) -> None:
    @cache
    def count(packets: int, missing: int, last: str) -> int:
        position = reached[packets, missing, last]
        if position.complete:
            return 1
        return sum(count(*key(position.after(move))) for move in position.obligation().legal())

    def key(position: Dealing) -> tuple[int, int, str]:
        state = position.packets, position.missing, "".join(position.moves[-1:])
        reached.setdefault(state, position)
        return state

    players, options = table
    reached: dict[tuple[int, int, str], Dealing] = {}
    assert count(*key(dealing("", players, options))) == ways


@given(tables())
def test_a_deal_always_comes_to_its_end_with_the_right_number_of_cards(table: tuple[Dealing, random.Random]) -> None:
    start, rng = table
    hands, dog = finish(start, rng).result
    assert {len(hand) for hand in hands} == {HAND_SIZES[start.players]}
    assert len(dog) == dog_size(start.players)
    assert sum(hand.bits for hand in (*hands, dog)) == TAROT.all.bits


@given(tables())
def test_the_dog_has_neither_end_of_the_pack_nor_two_cards_running(table: tuple[Dealing, random.Random]) -> None:
    start, rng = table
    dog = finish(start, rng).result.dog
    places = [start.pack.index(card) for card in dog]
    assert not {0, len(TAROT) - 1} & set(places)
    between = [after - before - 1 for before, after in pairwise(sorted((-1, *places, len(TAROT))))]
    assert all(gap and gap % start.packet == 0 for gap in between)


@given(tables())
def test_a_dealer_who_lays_the_dog_at_whim_deals_by_the_rules(table: tuple[Dealing, random.Random]) -> None:
    start, rng = table
    hands, dog = start.completed(rng)
    assert {len(hand) for hand in hands} == {HAND_SIZES[start.players]}
    assert sum(hand.bits for hand in (*hands, dog)) == TAROT.all.bits
    # The first packet is for the player on the dealer's right, the last for the dealer.
    first, last = hands[(start.setting.dealer + 1) % start.players], hands[start.setting.dealer]
    assert set(start.pack[: start.packet]) <= set(first)
    assert set(start.pack[-start.packet :]) <= set(last)


@given(tables(), st.integers(0, 30))
def test_both_moves_are_always_judged_and_one_may_always_be_made(
    table: tuple[Dealing, random.Random], number: int
) -> None:
    position, rng = table
    for _ in range(number):
        if len(position.moves) < number and not position.complete:
            position = position.after(rng.choice(position.obligation().legal()))
    duty = position.obligation()
    assert [verdict.move for verdict in duty] == ([] if position.complete else list(MOVES))
    assert position.complete or duty.legal()
    assert position.turn == position.setting.dealer
    for move in duty.legal():
        position.after(move)


@given(tables())
def test_the_cards_of_the_pack_change_no_verdict(table: tuple[Dealing, random.Random]) -> None:
    start, rng = table
    moves = finish(start, rng).moves
    plain = Dealing.begin(start.setting, TAROT.cards)
    for ours, other in zip(lived(start, moves, itself), lived(plain, moves, itself), strict=True):
        assert _reasons(ours) == _reasons(other)


def _reasons(position: Dealing) -> list[tuple[object, bool, tuple[Reason, ...]]]:
    return [(verdict.move, verdict.legal, verdict.ruling.chain) for verdict in position.obligation()]
