"""Whole deals of the variants: there is always a move, sums are right, and naive statements of what is new agree."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from tests.barbu.variant_deals import EARLY, KINDS, POKER, RAVAGE, SALADES, Kind, dealt, lived
from tutor import barbu
from tutor.barbu.arranging import Arranging
from tutor.barbu.bets import NO_BETS
from tutor.barbu.contracts.chinese_poker import units
from tutor.barbu.contracts.order import SALADE_ROUNDS
from tutor.barbu.options import Options
from tutor.barbu.play import Play
from tutor.barbu.poker import strength
from tutor.core.cards import BARBU, Card, Cards
from tutor.core.errors import RecordError
from tutor.core.record import Record
from tutor.games import record_of
from tutor.show.answer import answer
from tutor.show.text import explain
from tutor.show.words import Words

#: What all players lose in each round, by the number of players.
SALADE_TOTALS = {
    3: (-85, -30, -130, -80, -50, -375),
    4: (-65, -30, -130, -80, -50, -355),
    5: (-50, -30, -130, -80, -50, -340),
    6: (-40, -30, -130, -80, -50, -330),
}
EARLY_TOTALS = {
    "standard": (-16, -20, -24, -20, -30),
    "bga-32": (-8, -8, -8, -8),
    "ludophinois": (-8, -8, -8),
    "wikipedia-fr": (-40, -40, -60, -70, -210),
}
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)


def scores(kind: Kind, seed: int) -> tuple[int, ...]:
    found = barbu.result(lived(kind, seed)[-1]).scores
    assert found is not None
    return found


@EVERY_KIND
def test_a_whole_deal_is_lived_to_its_end_and_every_verdict_has_words(kind: Kind) -> None:
    *before, last = lived(kind, 1)
    assert last.turn is None
    for lang in ("en", "fr"):
        for at in before:
            words = Words(lang).to(at.turn, kind.players, clockwise=True)
            assert at.obligation().legal()
            assert all(words.verdict(ruling) for ruling in at.obligation().rulings)
            assert all(words.move(move) for move, _ in at.obligation())


@EVERY_KIND
def test_a_record_of_the_deal_tells_the_same(kind: Kind) -> None:
    start = dealt(kind, 2)
    at: Any = barbu.position(start)
    rng, moves = random.Random(2), []
    while at.turn is not None:
        legal = [str(move) for move in at.obligation().legal()]
        moves.append(kind.call if at.phase == "call" else rng.choice(legal))
        at = barbu.onwards(at.after(at.read(moves[-1], "here")))
    record = record_of(replace(start, moves=tuple(moves)).to_json())
    assert barbu.result(barbu.position(record)) == barbu.result(at)
    told = answer(record, Words())
    assert told["over"]
    assert told["scores"] == list(barbu.result(at).scores or ())


@pytest.mark.parametrize("kind", SALADES, ids=str)
def test_every_round_of_the_salade_costs_what_the_table_says(kind: Kind) -> None:
    expected = SALADE_TOTALS[kind.players][SALADE_ROUNDS.index(kind.call)]
    assert sum(scores(kind, 3)) == expected


@pytest.mark.parametrize("kind", EARLY, ids=str)
def test_every_contract_with_32_cards_costs_what_the_table_says(kind: Kind) -> None:
    assert sum(scores(kind, 3)) == EARLY_TOTALS[str(kind.rules["values"])][len(kind.called)]


@pytest.mark.parametrize("kind", RAVAGE, ids=str)
def test_ravage_city_costs_24_or_36_in_all(kind: Kind) -> None:
    assert {sum(scores(kind, seed)) for seed in range(5)} == {-36 if "ravage_36" in kind.rules else -24}


@pytest.mark.parametrize("kind", [*SALADES, *EARLY], ids=str)
def test_nobody_chooses_or_doubles_where_the_order_is_fixed(kind: Kind) -> None:
    called, played, *_ = lived(kind, 4)
    assert called.obligation().legal() == [kind.call]
    assert (called.phase, played.phase) == ("call", "play")
    assert played.turn == called.turn  # the dealer leads


@pytest.mark.parametrize("called", range(6))
def test_rounds_of_the_salade_come_in_their_order_and_a_naive_statement_agrees(called: int) -> None:
    rounds = ["no-tricks", "no-last-trick", "no-hearts", "no-queens", "barbu", "salade"]
    at = barbu.position(dealt(Kind(4, {"salade": True}, tuple(rounds[:called]), rounds[called]), 0))
    verdicts = {str(verdict.move): verdict for verdict in at.obligation()}
    assert {move for move, verdict in verdicts.items() if verdict.legal} == {rounds[called]}
    assert sorted(verdicts) == sorted(rounds)
    assert {verdict.rule.id for verdict in verdicts.values()} == {"B-SAL-SEQ"}


def test_a_history_out_of_order_is_refused() -> None:
    record = replace(
        dealt(SALADES[6], 0), history={**dealt(SALADES[6], 0).history, "called": ["no-tricks", "no-hearts"]}
    )
    with pytest.raises(RecordError) as caught:
        barbu.position(record)
    assert caught.value.place == "history.called[1]"
    assert Words().error(caught.value) == "history.called[1]: found “no-hearts”, expected one of no-last-trick"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_salade_goes_on_to_the_last_trick_though_single_rounds_stop(players: int) -> None:
    salades = [kind for kind in SALADES if kind.players == players and kind.call == "salade"]
    for kind in salades:
        last = lived(kind, 5)[-1]
        assert isinstance(last, Play)
        assert len(last.taken) == len(last.pack) // players


@pytest.mark.parametrize("call", ["no-hearts", "barbu", "salade"])
def test_hearts_are_not_led_in_three_of_the_six_rounds(call: str) -> None:
    number = SALADE_ROUNDS.index(call)
    hand = BARBU.read("HA S2")
    for ban, legal in (("strict", "S2"), ("none", "S2 HA")):
        at = lived(Kind(4, {"salade": True, "hearts_ban": ban}, SALADE_ROUNDS[:number], call), 0)[1]
        duty = at.contract.duty(hand, at.trick, BARBU.none, at.options)
        assert BARBU.set(duty.legal()) == BARBU.read(legal)


# Chinese poker: setting a hand.


def naive_foul(back: list[Card], middle: list[Card], front: list[Card]) -> bool:
    return not strength(BARBU.set(back)) >= strength(BARBU.set(middle)) >= strength(BARBU.set(front))


def spoils(own: list[Card], hand: Cards) -> bool:
    """Whether no way to set the rest gives a good order, by trying them all."""
    left = [card for card in hand if card not in own]
    for more in combinations(left, 10 - len(own)):
        front = [card for card in left if card not in more]
        all_set = [*own, *more]
        if not naive_foul(all_set[:5], all_set[5:], front):
            return False
    return True


def test_any_card_may_be_set_and_a_warning_stands_exactly_where_the_hand_is_spoilt() -> None:
    warned = 0
    for seed in range(4):
        for at in lived(POKER[0], seed):
            if not isinstance(at, Arranging) or at.turn is None:
                continue
            assert sorted(at.obligation().legal()) == sorted(f"{at.row} {card}" for card in at.hand)
            if len(at.own) < 4:
                continue
            for verdict in at.obligation():
                own = [*at.own, BARBU[str(verdict.move).split()[1]]]
                note = bool(verdict.ruling.notes)
                hand = at.hands[at.turn]
                assert hand is not None
                assert note is spoils(own, hand)
                warned += note
    assert warned > 40


def test_the_last_card_of_the_middle_says_which_rows_are_in_the_wrong_order() -> None:
    hand = "S2 H3 D4 C7 S9 HA DA CK SK D5 H10 CJ S6"
    moves = [f"back {code}" for code in hand.split()[:5]] + [f"middle {code}" for code in hand.split()[5:9]]
    record = record_of(
        {
            "game": "barbu",
            "rules": {"chinese_poker": True},
            "dealer": 0,
            "hands": {"0": hand.split()},
            "moves": ["chinese-poker", *["pass"] * 4, *moves],
        }
    )
    told = {verdict["move"]: verdict for verdict in answer(record, Words())["verdicts"]}  # type: ignore[attr-defined]
    assert told["middle D5"]["legal"]
    assert told["middle D5"]["rule"] == "B-CP-SET"
    assert "your middle row (two pairs) would be better than your back row (high card)" in told["middle D5"]["text"]


def test_what_others_hold_and_have_set_does_not_change_a_letter() -> None:
    for seed in range(2):
        start = dealt(POKER[0], seed)
        rng = random.Random(seed)
        at: Any = barbu.position(start)
        moves: list[str] = []
        while at.turn is not None:
            if at.phase == "setting":
                assert answer(replace(start, moves=tuple(moves)), Words()) == answer(
                    hidden(start, moves, at.turn), Words()
                )
            legal = [str(move) for move in at.obligation().legal()]
            moves.append(POKER[0].call if at.phase == "call" else rng.choice(legal))
            at = barbu.onwards(at.after(at.read(moves[-1], "here")))


def hidden(record: Record, moves: list[str], seat: int) -> Record:
    """The record as the player at ``seat`` knows it: the others' cards, and where they have set them, are not known."""
    assert record.dealer is not None
    first = 5  # the call and four turns of the doubling
    by = [(record.dealer + number // 10) % 4 for number in range(40)]
    known = [
        move if number < first or by[number - first] == seat else f"{move.split()[0]} ?"
        for number, move in enumerate(moves)
    ]
    hands = tuple(hand if at == seat else None for at, hand in enumerate(record.hands))
    return replace(record, hands=hands, moves=tuple(known))


def test_with_unknown_hands_the_show_down_is_not_known() -> None:
    start = replace(dealt(POKER[0], 0), hands=(None,) * 4)
    moves = ["chinese-poker", *["pass"] * 4, *(["back ?"] * 5 + ["middle ?"] * 5) * 4]
    at = barbu.position(replace(start, moves=tuple(moves)))
    assert at.turn is None
    assert barbu.result(at).scores is None


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("back ?", "a card to set, such as back S2"),
        ("middle S2", "a card to set, such as back S2"),
        ("front S2", "a card to set, such as back HK"),
        ("back", "a card to set, such as back HK"),
        ("S2", "a card to set, such as back HK"),
        ("back HK", "a card that the player holds: 2♠, 3♠, 4♠, 5♠, 6♠, 7♠, 8♠, 9♠, 10♠, J♠, Q♠, K♠ or A♠"),
        ("back T5", "one of the 52 cards, such as SJ, CK"),
    ],
)
def test_a_wrong_setting_is_refused_in_words(move: str, expected: str) -> None:
    record = record_of(
        {
            "game": "barbu",
            "rules": {"chinese_poker": True},
            "dealer": 0,
            "hands": {"0": [str(card) for card in BARBU.all.of("S")]},
            "moves": ["chinese-poker", *["pass"] * 4, move],
        }
    )
    with pytest.raises(RecordError) as caught:
        barbu.position(record)
    said = Words().error(caught.value)
    assert said.startswith("moves[5]: found ")
    assert said.endswith(f", expected {expected}")


@pytest.mark.parametrize("kind", POKER, ids=str)
def test_the_show_down_brings_the_units_times_their_worth(kind: Kind) -> None:
    last = replace(lived(kind, 1)[-1], bets=NO_BETS)
    rows = last.rows()
    won = units(rows)
    worth = Options.of(kind.rules).table.poker
    best = [seat for seat, own in won.items() if sum(own) == max(map(sum, won.values()))]
    extra = bool(kind.rules.get("overall_unit")) and len(best) == 1
    expected = [worth * (sum(won[seat]) + (extra and seat == best[0])) for seat in range(4)]
    assert list(barbu.result(last).scores or ()) == expected


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ({"salade": True, "ravage_city": True}, "rules.ravage_city"),
        ({"salade": True, "pack": 32}, "rules.pack"),
        ({"pack": 32, "chinese_poker": True}, "rules.chinese_poker"),
        ({"values": "bga-32"}, "rules.values"),
        ({"removed": "red"}, "rules.removed"),
    ],
)
def test_house_rules_that_contradict_each_other_are_refused(rules: dict[str, object], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Options.of(rules)
    assert caught.value.place == place


def test_barbu_for_five_is_refused_with_the_reason_and_the_salade_is_not() -> None:
    with pytest.raises(RecordError) as caught:
        record_of({"game": "barbu", "players": 5, "hands": {}})
    assert Words().error(caught.value) == (
        "players: found 5, expected 4 players; the six deals with the Salade take 3 to 6, but Barbu for five is not"
        " settled (B-5P-GT)"
    )
    assert record_of({"game": "barbu", "players": 5, "rules": {"salade": True}, "hands": {}}).players == 5


@pytest.mark.parametrize(
    ("players", "removed", "gone"),
    [
        (3, "black", "C2"),
        (4, "black", ""),
        (5, "black", "S2 C2"),
        (6, "black", "S2 S3 C2 C3"),
        (3, "canadian", "C2"),
        (5, "canadian", "D2 C2"),
        (6, "canadian", "D2 D3 C2 C3"),
    ],
)
def test_low_cards_go_so_that_everybody_has_as_many(players: int, removed: str, gone: str) -> None:
    rules = {"salade": True, "removed": removed}
    pack = barbu.HOUSE.pack(players, rules)
    codes = {card.code for card in pack.cards}
    assert {card.code for card in BARBU.cards} - codes == set(gone.split())
    assert len(pack) % players == 0


def test_a_card_that_was_left_out_is_named_with_the_right_number_of_cards() -> None:
    data = {"game": "barbu", "players": 5, "rules": {"salade": True}, "hands": {"0": ["S2"]}}
    with pytest.raises(RecordError) as caught:
        record_of(data)
    assert "one of the 50 cards" in Words().error(caught.value)
    with pytest.raises(RecordError) as caught:
        record_of({"game": "barbu", "rules": {"pack": 32}, "hands": {"0": ["S2"]}})
    assert "one of the 32 cards" in Words().error(caught.value)


@pytest.mark.parametrize(
    ("rules", "base"), [({"salade": True}, [-65, 0, 0, 0]), ({"pack": 32}, [-2, -14, 0, 0])], ids=["salade", "32 cards"]
)
def test_a_book_is_kept_of_games_in_which_nobody_doubles_as_well(rules: dict[str, object], base: list[int]) -> None:
    deal = {"dealer": 0, "contract": "no-tricks", "base": base, "rules": rules}
    assert barbu.settle(deal).scores == tuple(base)
    begun = {"called": ["no-tricks"]}
    for wrong, place in (
        ({"doubles": [[1, [0]]]}, "doubles"),
        ({"history": begun}, "contract"),
        ({"contract": "trumps"}, "contract"),
    ):
        with pytest.raises(RecordError) as caught:
            barbu.settle({**deal, **wrong})
        assert caught.value.place == place


def test_the_terminal_shows_what_the_player_has_set() -> None:
    record = dealt(POKER[0], 0)
    hand = list(record.hands[record.dealer or 0] or ())
    moves = ("chinese-poker", *["pass"] * 4, *(f"back {card}" for card in hand[:5]), f"middle {hand[5]}")
    assert "You have not set a card yet." in explain(replace(record, moves=moves[:5]), Words())
    told = explain(replace(record, moves=moves), Words())
    assert "You have set " in told
    assert f"You have set {Words().card(hand[5])} in the middle." in told
