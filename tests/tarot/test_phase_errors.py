"""What cannot be, in every phase: where it stands, what was found, and what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.tarot.table import record
from tutor import tarot
from tutor.core.cards import TAROT
from tutor.core.errors import RecordError
from tutor.core.record import Record
from tutor.games import record_of
from tutor.show import answer
from tutor.show.words import Words

PASSES = ("pass", "pass", "pass")
#: Deals of these tests, at tables of three, four and five; the dealer of the second and third makes the last word.
AT = {players: record(players, 3, {}) for players in (3, 4, 5)}


def dealer(players: int) -> int:
    at = AT[players].dealer
    assert at is not None
    return at


def taken(players: int = 4) -> tuple[str, ...]:
    """Everybody passes but the dealer, who bids garde."""
    return ("pass",) * (players - 1) + ("garde",)


def plain(count: int) -> tuple[str, ...]:
    """So many discards that the dealer of the table of four may make."""
    hand, dog = AT[4].hands[dealer(4)], AT[4].dog
    assert hand is not None
    assert dog is not None
    cards = [card for card in hand | dog if card.suit in "SHDC" and card.rank != "K"]
    return tuple(f"discard {card}" for card in cards[:count])


def error(start: Record, moves: Sequence[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        tarot.position(replace(start, moves=tuple(moves)))
    return caught.value


@pytest.mark.parametrize(
    ("players", "moves", "expected"),
    [
        (4, ["guard"], "one of pass, prise, pousse, garde, garde-sans, garde-contre"),
        (4, ["garde", "prise"], "T-BID-OVERCALL"),
        (4, ["pousse"], "T-BID-POUSSE"),
        (4, ["garde-contre", "garde-contre"], "T-BID-CONTRE-CLOSES"),
        (4, ["pass", "pass", "pass", "pass", "garde"], "nothing more: the deal is over"),
        (3, [*taken(3), "call HK"], "a king is called only at a table of five (T-CALL-WHEN)"),
        (3, [*taken(3), "garde"], "a card to set aside"),
        (5, [*taken(5), "call H10"], "a king to call"),
        (5, [*taken(5), "discard H1"], "a king to call"),
        (4, [*taken(), "discard H"], "one of the 78 cards"),
        (4, [*taken(), *plain(6), "discard S1"], "no more cards are set aside (T-ECART-COUNT)"),
        (4, [*taken(), *plain(6), "S1"], "slam or no-slam"),
        (4, [*taken(), *plain(6), "no-slam", "poignee simple T2 T3"], "T-POIGNEE-THRESH"),
        (4, [*taken(), *plain(6), "no-slam", "poignee big T2"], "a poignée such as"),
        (4, [*taken(), *plain(6), "no-slam", "misere"], "T-MISERE"),
    ],
    ids=str,
)
def test_an_impossible_move_is_said_with_its_place(players: int, moves: list[str], expected: str) -> None:
    caught = error(AT[players], moves)
    assert caught.place == f"moves[{len(moves) - 1}]"
    assert str(caught.found) in moves[-1]
    assert expected in Words().error(caught)
    assert Words("fr").error(caught).startswith(f"{caught.place} : trouvé")


def test_a_card_that_the_taker_does_not_hold_cannot_be_set_aside() -> None:
    seat = dealer(4)
    other = AT[4].hands[(seat + 1) % 4]
    assert other is not None
    code = next(card.code for card in other if card.suit in "SHDC")
    assert "a card that the taker holds" in Words().error(error(AT[4], [*taken(), f"discard {code}"]))


def test_a_poignee_of_cards_that_are_not_held_is_refused() -> None:
    everything = " ".join(card.code for card in list(TAROT.all.of("T"))[:10])
    caught = error(AT[4], [*taken(), *plain(6), "no-slam", f"poignee simple {everything}"])
    assert "a declaration that may be made (T-POIGNEE-THRESH)" in Words().error(caught)
    assert caught.found == f"poignee simple {everything}", "as it was written, with its cards"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("T2 T3 T4 T5 T6 T7 T8 T9 T10 T10", "cards that are all different (T-POIGNEE-SHOW-EXACT)"),
        ("T2 T3 T4 T5 T6 T7 T8 T9 T10", "exactly 10 cards, all different (T-POIGNEE-SHOW-EXACT)"),
        (
            "T2 T3 T4 T5 T6 T7 T8 T9 T10 EX",
            "only trumps that the player holds, and the Excuse if it is held: trump 2, 3",
        ),
    ],
)
def test_a_poignee_shows_so_many_different_trumps_that_are_held(cards: str, expected: str) -> None:
    trumps = TAROT.read(" ".join(f"T{rank}" for rank in range(2, 20)))
    start = Record("tarot", 4, (trumps, None, None, None), dealer=3)
    said = Words().error(error(start, [*PASSES, "garde-sans", "no-slam", f"poignee simple {cards}"]))
    assert expected in said


SIMPLE = "poignee simple T21 T20 T19 T18 T17 T16 T15 T14 T13 T12"
#: The hand of the dealer, who takes; nothing is known of the others.
PLAIN = TAROT.read("S1 S2 S3 S4 S5 S6 H1 H2 H3 H4 D1 D2 D3 D4 C1 C2 C3 C4")


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        ([SIMPLE, SIMPLE], "T-POIGNEE-WHO"),
        ([SIMPLE, "poignee simple T10 T9 T8 T7 T6 T5 T4 T3 T2 T1"], "T-POIGNEE-WHO"),
        (["misere", "misere"], "T-MISERE"),
        (["S7", "S8", "S9", "S1", SIMPLE], "T-POIGNEE-WHEN"),
        (["poignee simple T21 T20 T19 T18 T17 T16 T15 T14 T13 SK"], "only trumps, or the Excuse"),
    ],
    ids=str,
)
def test_an_unknown_hand_declares_no_more_than_a_known_one(declared: list[str], expected: str) -> None:
    start = Record("tarot", 4, (None, None, None, PLAIN), dealer=3, rules={"misere": True})
    caught = error(start, [*PASSES, "garde-sans", "no-slam", *declared])
    assert caught.place == f"moves[{4 + len(declared)}]"
    assert expected in Words().error(caught)


def test_a_hand_of_trumps_alone_may_declare_misere_and_a_poignee_each_once() -> None:
    trumps = TAROT.read(" ".join(f"T{rank}" for rank in range(2, 20)))
    start = Record("tarot", 4, (trumps, None, None, None), dealer=3, rules={"misere": True})
    at = tarot.position(replace(start, moves=(*PASSES, "garde-sans", "no-slam", "misere")))
    verdicts = {said["move"]: said for said in answer.verdicts(at, Words())}
    assert verdicts["poignee simple"]["legal"]
    plain = answer.verdicts(tarot.position(replace(start, moves=(*PASSES, "garde-sans", "no-slam"))), Words())
    assert plain[-1]["text"] == "You hold no court card, so you may declare misère."
    assert verdicts["misere"]["text"] == "You have already declared misère."


def test_an_unknown_taker_shows_a_trump_of_the_ecart_once_more() -> None:
    poignee = "poignee triple " + " ".join(f"T{rank}" for rank in range(16, 1, -1))
    start = Record("tarot", 4, (None, PLAIN, None, None), dealer=3, dog=TAROT.read("T16 S7 S8 S9 S10 SJ"))
    ecart = [*["discard ?"] * 5, "discard T2", "no-slam"]
    moves = ["garde", *PASSES, *ecart, poignee, "HK"]
    assert tarot.position(replace(start, moves=tuple(moves))).turn == 1
    moves[-2] = poignee.replace("T2", "EX")
    assert "T-POIGNEE-EXCUSE-IMPLIES" in Words().error(error(start, moves))


def test_a_deal_needs_a_dealer_and_whole_hands() -> None:
    with pytest.raises(RecordError, match="dealer"):
        tarot.position(replace(AT[4], dealer=None))
    hand = AT[4].hands[0]
    assert hand is not None
    short = replace(AT[4], hands=(hand.without(next(iter(hand))), *AT[4].hands[1:]))
    with pytest.raises(RecordError, match=r"hands\.0"):
        tarot.position(short)


def test_a_known_hand_sets_known_cards_aside() -> None:
    assert "the taker’s hand is known" in Words().error(error(AT[4], [*taken(), "discard ?"]))


def test_a_petit_sec_ends_the_deal_by_itself() -> None:
    alone = TAROT.read("T1 S1 S2 S3 S4 S5 S6 S7 S8 H1 H2 H3 H4 H5 D1 D2 D3 D4")
    start = Record("tarot", 4, (alone, None, None, None), dealer=3)
    assert tarot.position(start).turn is None
    assert "nothing more" in Words().error(error(start, ["pass"]))


def test_the_pack_stands_in_place_of_hands() -> None:
    order = [card.code for card in TAROT.cards]
    dealt = record_of({"game": "tarot", "dealer": 0, "pack": order, "moves": ["packet", "dog"]})
    assert tarot.position(dealt).phase == "deal"
    with pytest.raises(RecordError, match="pack"):
        record_of({"game": "tarot", "dealer": 0, "pack": order[1:]})
    with pytest.raises(RecordError, match="hands"):
        record_of({"game": "tarot", "dealer": 0, "pack": order, "hands": {"0": ["H1"]}})
    assert record_of(dealt.to_json()) == dealt


@pytest.mark.parametrize(
    ("hand", "dog", "place"),
    [("known", None, "dog"), (None, None, "hands.3"), (None, "known", "hands.3")],
)
def test_where_the_taker_cannot_set_cards_aside_what_is_missing_is_named(
    hand: str | None, dog: str | None, place: str
) -> None:
    deal = AT[4]
    start = replace(deal, hands=deal.hands if hand else (*deal.hands[:3], None), dog=deal.dog if dog else None)
    said = Words("en").error(unanswered(start, taken()))
    assert said == f"{place}: found null, expected the taker’s hand and the dog, of which the écart is made"


def test_where_the_dog_is_missing_the_taker_has_no_hand_to_play_from_either() -> None:
    moves = (*taken(), *("discard ?",) * 6, "slam")
    assert unanswered(replace(AT[4], dog=None), moves).place == "dog"
    assert unanswered(replace(AT[4], hands=(*AT[4].hands[:3], None)), moves).place == "hands.3"


def unanswered(start: Record, moves: Sequence[str]) -> RecordError:
    """What is missing where nothing can be said of the moves that are possible next."""
    with pytest.raises(RecordError) as caught:
        answer.answer(replace(start, moves=tuple(moves)), Words())
    return caught.value
