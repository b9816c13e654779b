"""What a defender's card tells by convention, and whether it is true."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.tarot.advice.defender import BY_A_CARD, SEAT, TAKER, table
from tutor.core.cards import TAROT
from tutor.core.chapters import rules_of
from tutor.show.words import Words
from tutor.tarot.advice import strategy
from tutor.tarot.advice.signals import by_cards as signalled
from tutor.tarot.advice.signals import defends, signals
from tutor.tarot.conventions import catalogue
from tutor.tarot.conventions.claims import sure_tricks, tenue
from tutor.tarot.options import HONOUR, TRICKS, Options
from tutor.tarot.play import Play


def told(play: Play, code: str) -> dict[str, bool | None]:
    """What a card of the defender tells, by the end of each convention's id, and whether it is true."""
    return {signal.rule.id.removeprefix("T-SIG-"): signal.true for signal in signals(play, SEAT, TAROT[code])}


@pytest.mark.parametrize(
    ("hand", "card", "signal"),
    [
        ("D2 DQ", "D2", {"LEAD-LOW": True}),
        ("D5 DK", "D5", {"LEAD-LOW": True}),
        ("D1 DN SK", "D1", {"LEAD-LOW": False}),
        ("D6 D2", "D6", {"LEAD-HIGH": True}),
        ("D9 DQ", "D9", {"LEAD-HIGH": False}),
        ("DJ D2", "DJ", {"LEAD-HIGH": True}),
        ("DK D2", "DK", {"MAIN-FORTE": None}),
        ("DQ D2", "DQ", {}),
    ],
)
def test_the_first_lead_of_a_suit_promises_a_king_or_queen_or_denies_them(
    hand: str, card: str, signal: dict[str, bool | None]
) -> None:
    assert told(table(hand, leader=SEAT), card) == signal


@pytest.mark.parametrize(("card", "still"), [("CK", {}), ("T3", {"LEAD-TRUMP-ODD": False})])
def test_only_the_opening_lead_of_the_deal_shows_a_strong_hand(card: str, still: dict[str, bool | None]) -> None:
    assert told(table("DQ CK T3", leader=SEAT), card) == {**still, "MAIN-FORTE": None}
    assert told(table("DQ CK T3", 2, "D9 D8 D10 DQ"), card) == still


def test_only_the_first_lead_of_a_suit_by_the_defence_tells_something() -> None:
    assert told(table("D2 DQ C3", 2, "D9 D8 D10 DQ"), "D2") == {}
    assert told(table("D2 DQ C3", 2, "D9 D8 D10 DQ"), "C3") == {"LEAD-LOW": False}
    assert told(table("D2 DQ D5", TAKER, "D9 DQ D10 DJ"), "D2") == {"LEAD-LOW": False}, "the taker had led it"


@pytest.mark.parametrize(
    ("hand", "card", "signal"),
    [
        ("T3 T5 T7 T8 T10 T12 T14", "T7", {"LEAD-TRUMP-ODD": True, "MAIN-FORTE": None}),
        ("T3 T5 T7 T8 T10 T12 EX", "T7", {"LEAD-TRUMP-ODD": False, "MAIN-FORTE": None}),
        ("T3 T4", "T4", {"LEAD-TRUMP-EVEN": True}),
        ("T3 T5 T7 T8 T10 T12 T14", "T8", {"LEAD-TRUMP-EVEN": False}),
    ],
)
def test_an_odd_trump_asks_for_trumps_and_promises_seven(hand: str, card: str, signal: dict[str, bool | None]) -> None:
    assert told(table(hand, leader=SEAT), card) == signal


@pytest.mark.parametrize(
    ("hand", "card", "signal"),
    [
        ("D2 D6 D9 D10 DQ", "D2", {"HIGH-LOW-TAKER": True}),
        ("D2 D6 D9 DQ", "D2", {"HIGH-LOW-TAKER": False}),
        ("D2 D6 D9 D10 DN", "D2", {"HIGH-LOW-TAKER": False}),
        ("D2 D6 D9 D10 DQ", "D9", {}),
    ],
    ids=["a queen among five", "only four cards", "no king or queen", "low, then high"],
)
def test_high_then_low_in_the_takers_suit_shows_a_tenue(hand: str, card: str, signal: dict[str, bool | None]) -> None:
    assert told(table(hand, TAKER, "DK D6 D3 D4 DJ"), card) == signal


#: Holdings in hearts, and whether they are a tenue: five cards with king or queen, or two sure tricks.  A club's page
#: on the tenue has the first three; a player who writes of the fourth would announce it; the others are the tutor's.
HOLDINGS = {
    "HQ HN H9 H6 EX": (False, True),
    "HN H10 H8 H5 H1": (False, True),
    "HQ H5 H4 H3 H1": (True, False),
    "HK H10 H9 H6 H4": (True, True),
    "HQ HN H9 H6": (False, False),
    "HK HQ HN H2": (False, False),
    "HK HQ H2 EX": (False, False),
    "HN H9 H8 H5 H1": (False, False),
    "HN H9 H8 H5 H2 H1": (False, True),
    "EX": (False, False),
}


@pytest.mark.parametrize("cards", HOLDINGS)
def test_what_a_tenue_is_depends_on_the_reading(cards: str) -> None:
    held = TAROT.read(f"{cards} T5 S3")
    assert (tenue(held, "H"), sure_tricks(held, "H")) == HOLDINGS[cards]
    assert Options().tenue == HONOUR, "the first is the usual one"


def test_a_sure_trick_is_one_that_no_other_cards_of_the_suit_can_take() -> None:
    """Who takes tricks with the others' higher cards one by one needs as many of the small ones here."""
    hearts = list(TAROT.all.of("H"))
    for seed in range(500):
        rng = random.Random(seed)
        held = TAROT.set(rng.sample(hearts, rng.randrange(5, 10)))
        ours, theirs, won = list(held), list(TAROT.all.of("H") - held), 0
        while ours and theirs:
            over = [card for card in theirs if card.height > ours[-1].height]
            won += not over
            theirs.remove(over[0] if over else theirs[0])
            ours.pop(0 if over else -1)
        assert sure_tricks(held, "H") == (won + len(ours) >= 2)


def test_the_table_chooses_what_the_order_promises() -> None:
    """The jack and the ten behind the knight are two sure tricks, without a king or a queen."""
    play = table("DN DJ D10 D6 D2", TAKER, "DK D6 D3 D4 DQ")
    assert told(play, "D2") == {"HIGH-LOW-TAKER": False}
    other = replace(play, options=Options(tenue=TRICKS))
    assert told(other, "D2") == {"HIGH-LOW-TAKER": True}
    words = Words("en")
    (usual,), (agreed,) = signals(play, SEAT, TAROT["D2"]), signals(other, SEAT, TAROT["D2"])
    for signal, promise in ((usual, "king or queen"), (agreed, "two sure tricks")):
        assert promise in words.tell(signal.reason.hint, signal.facts)
    assert "major honour" in words.tell(usual.reason.shows, usual.facts)
    assert "two sure tricks" in words.tell(agreed.reason.shows, agreed.facts)


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("DK D9 D8 D6 D2 S5", "D5 DK D3 D4 S5 S6 S7 S8"),
        ("DQ D9 D8 D6 D2", "DK DQ D3 D4"),
        ("DJ D9 DQ D6 D2 S5", "D5 DJ D3 D4 S5 S6 S7 S8"),
        ("DQ D9 D8 D10 D2 S5", "D5 D10 D3 D4 S5 S6 S7 S8"),
    ],
    ids=["a king that wins", "a queen given away", "a jack that wins", "a ten that wins"],
)
def test_a_card_that_is_played_for_another_reason_does_not_begin_a_signal(hand: str, first: str) -> None:
    assert told(table(hand, TAKER, f"{first} D7"), "D2") == {}


def test_a_card_that_another_honour_already_beats_is_played_freely() -> None:
    assert told(table("DQ D9 D8 D10 D2", TAKER, "DK D10 D3 D4 D7"), "D2") == {"HIGH-LOW-TAKER": True}


@pytest.mark.parametrize(
    ("hand", "leader", "moves", "card"),
    [
        ("H9 H1 S2", 3, "HK T5 H9 HN S4 S2 SK S3 H3 H5 C2", "H1"),
        ("H9 H1 S2", 3, "HK H5 H9 HN H3 T6", "H1"),
        ("T8 T4 T2 T1 S2", TAKER, "T10 T8 T11 T13 C3 C4 T4 C5 S2 SK S3 S5 T15 T16 T17", "T2"),
    ],
    ids=["in the first round", "in the second round", "between two trumps"],
)
def test_a_high_low_through_which_a_ruff_lies_says_nothing(hand: str, leader: int, moves: str, card: str) -> None:
    assert told(table(hand, leader, moves), card) == {}


def test_a_ruff_after_a_card_does_not_silence_it() -> None:
    assert told(table("H9 H1 S2", 2, "HK H2 H4 H9 HQ H5 H6"), "H1") == {"HIGH-LOW-DEF": True}


@pytest.mark.parametrize(
    ("hand", "signal"), [("H9 H1 S2", {"HIGH-LOW-DEF": True}), ("H9 H1 H3", {"HIGH-LOW-DEF": False})]
)
def test_high_then_low_in_a_partners_suit_shows_a_doubleton(hand: str, signal: dict[str, bool | None]) -> None:
    assert told(table(hand, 2, "HK H2 H4 H9 HQ H5 H6"), "H1") == signal


@pytest.mark.parametrize(
    ("hand", "leader", "moves"),
    [
        ("H9 H1", 2, "H10 H2 HK H9 HQ"),
        ("H9 H3 H1", 2, "HK H2 H4 H9 HQ H5 H6 H3 HN H7 H8"),
        ("H9 H1 S2", SEAT, "H9 HK H2 H3 HQ H4 H5"),
        ("H9 H1 S2", 2, "T9 T8 T7 H9 HK H2 H3"),
        ("H9 H1 S2", 2, "HK H2 H3 H9 CK C2 C3"),
    ],
    ids=[
        "taker and defence have led the suit once each",
        "it is the third card",
        "the first was a lead",
        "the first was a discard",
        "the second is a discard",
    ],
)
def test_high_then_low_tells_nothing_unless_two_rounds_of_one_side_are_followed(
    hand: str, leader: int, moves: str
) -> None:
    assert told(table(hand, leader, moves), "H1") == {}


def test_where_the_excuse_was_led_no_card_of_that_trick_says_anything() -> None:
    """No source says whether the next card, which sets the suit, is a lead, nor whose suit it is then."""
    assert told(table("H9 H1 H2 H3 HQ", 3, "EX HK H9 H5 HJ"), "H1") == {}
    assert told(table("H9 H1 H2 H3 HQ", TAKER, "EX"), "H1") == {}


@pytest.mark.parametrize(
    ("hand", "moves", "card", "signal"),
    [
        ("T1 T3 T12", "T15 T12 T16 T21 T20 T8", "T3", {"HIGH-LOW-TRUMP": True}),
        ("T2 T3 T12", "T15 T12 T16 T21 T20 T8", "T3", {"HIGH-LOW-TRUMP": False}),
        ("T1 T3 T12", "T15 T12 T16 T21 T20 T8", "T1", {}),
        ("T1 T3 T12", "T10 T12 T16 T21 T20 T8", "T3", {}),
        ("T1 T7 T12", "T15 T12 T16 T21 T5 T6", "T7", {}),
        ("T1 T3 T12", "T15 T3 T16 T21 T20 T8", "T12", {}),
    ],
    ids=[
        "with the Petit",
        "without it",
        "the Petit itself",
        "the first had to go higher",
        "the second has to",
        "low, then high",
    ],
)
def test_high_then_low_in_trumps_shows_the_petit(
    hand: str, moves: str, card: str, signal: dict[str, bool | None]
) -> None:
    assert told(table(hand, TAKER, moves), card) == signal


@pytest.mark.parametrize(
    ("hand", "leader", "moves", "signal"),
    [
        ("EX T2 H2", SEAT, "", {"EXC-LEAD": None}),
        ("EX T1 HK", 3, "H9 H5 HK H4", {}),
        ("EX T1 H2", TAKER, "T9", {"EXC-FIRST-TRUMP": None}),
        ("EX T1 T3", TAKER, "T9 T3 T10 T11 T12 T13", {}),
        ("EX HQ H7 H4 H3 H2", TAKER, "H9", {"EXC-TAKER-SUIT": True}),
        ("EX HQ H2", TAKER, "H9", {"EXC-TAKER-SUIT": False}),
        ("EX HN H7 H4 H3 H2", TAKER, "H9", {"EXC-TAKER-SUIT": False}),
        ("EX HQ H7 H4 H3 H2", TAKER, "HK H2 H5 H6 HJ", {"EXC-TAKER-SUIT": True}),
        ("EX HQ H3 H2", TAKER, "HK H2 H5 H6 HJ H3 H7 H8 H10", {}),
        ("EX HQ H2", 3, "H9 H8", {}),
    ],
    ids=[
        "led first, which only may show the Petit",
        "led to a later trick",
        "to the first trumps",
        "to the second trumps",
        "to the taker's suit",
        "to the taker's suit, with its queen alone",
        "to the taker's suit, without an honour",
        "to its second round",
        "to its third round",
        "to a partner's suit",
    ],
)
def test_the_excuse_tells_by_the_moment_at_which_it_is_played(
    hand: str, leader: int, moves: str, signal: dict[str, bool | None]
) -> None:
    assert told(table(hand, leader, moves), "EX") == signal


def test_cards_that_tell_the_same_stand_together() -> None:
    groups = [" ".join(map(str, cards)) for cards, _ in signalled(table("D2 D3 D7 DQ T3 T5 T8 EX", leader=SEAT))]
    assert groups == ["D2 D3", "D7", "DQ", "T3 T5", "T8", "EX"]


def test_a_defender_knows_to_be_one() -> None:
    play = table("D2 HK", players=5, called="HK")
    assert [defends(play, seat) for seat in (TAKER, SEAT, 2)] == [False, False, True]
    assert [defends(table("D2 HK"), seat) for seat in (TAKER, SEAT)] == [False, True]


def test_the_taker_has_nobody_to_signal_to() -> None:
    play = table("D2 DQ", leader=SEAT)
    assert signals(replace(play, taker=SEAT), SEAT, TAROT["D2"]) == ()


def test_a_deal_that_begins_in_the_middle_has_no_first_lead() -> None:
    play = table("D2 DQ", leader=SEAT)
    assert signals(replace(play, size=2), SEAT, TAROT["D2"]) == ()


def test_at_a_table_of_five_the_holder_of_the_called_card_is_no_defender() -> None:
    assert told(table("D2 DQ HK", SEAT, players=5, called="HK"), "D2") == {}
    assert told(table("D2 DQ HQ", SEAT, players=5, called="HK"), "D2") == {"LEAD-LOW": True}


@pytest.mark.parametrize(
    ("called", "signal"),
    [("SK", {"HIGH-LOW-DEF": True}), ("DK", {}), ("HK", {})],
    ids=["seat 2 has shown the called king", "nobody knows who the partner is", "the leader is the partner"],
)
def test_at_a_table_of_five_a_suit_is_the_defences_only_if_its_leader_is_known_to_defend(
    called: str, signal: dict[str, bool | None]
) -> None:
    moves = "C4 C5 C2 C3 CQ S4 S5 S2 SK T5 HK H2 H3 H9 H4 HQ H5 H6"
    assert told(table("S2 C5 H9 H1", TAKER, moves, players=5, called=called), "H1") == signal


def test_every_convention_is_told_as_one_and_has_a_source() -> None:
    rules = rules_of(catalogue, strategy)
    assert {*catalogue.CATALOGUE} < {*rules}
    for rule in rules.values():
        assert rule.statement.startswith(("Convention: ", "Advice: "))
        assert rule.statement.startswith("Advice: ") == rule.id.startswith("T-STR-")
        assert rule.sources
        assert (rule.allows, rule.forbids) == (None, None)
        assert bool(rule.seen) == (rule.id.removeprefix("T-SIG-") in BY_A_CARD)
        assert bool(rule.hint) == bool(rule.seen) or rule.id in {"T-STR-POIGNEE", "T-STR-EXC-USES"}


def test_a_singleton_or_bare_king_has_no_meaning_of_its_own() -> None:
    assert not any("SINGLETON" in rule for rule in rules_of(catalogue, strategy))
    assert told(table("H9", leader=SEAT), "H9") == told(table("H9 H8", leader=SEAT), "H9")
