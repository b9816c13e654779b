"""The tutor's players of Barbu: legal, honest, the same every time, and better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.barbu.table import play, record
from tutor import barbu
from tutor.barbu.advice import choose
from tutor.barbu.arranging import Arranging
from tutor.barbu.call import Call
from tutor.barbu.doubling import Doubling
from tutor.barbu.phases import public, written
from tutor.core.cards import BARBU
from tutor.core.record import Record

TRICKS = ("no-tricks", "no-hearts", "no-queens", "barbu", "no-last-two", "trumps H", "ravage-city")
VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"late_redouble": True, "hearts_ban": "broken", "no_wait": True, "ace_low": True},
    {"ravage_city": True, "chinese_poker": True, "play_undoubled": True, "doubling": "dealer"},
    {"salade": True},
)


def at(contract: str, hand: str, moves: str = "", **rules: object) -> Any:  # noqa: ANN401 - play or layout
    """Seat 0 is to play from ``hand`` after ``moves``; nobody else's cards are known."""
    cards = moves.split()
    leader = -len(cards) % 4 if "domino" not in contract else 0
    start = {"phase": "play", "contract": contract, "leader": leader}
    hands = (BARBU.read(hand), None, None, None)
    return barbu.position(Record("barbu", 4, hands, start=start, moves=tuple(cards), rules=rules))


@pytest.mark.parametrize(
    ("contract", "hand", "trick", "card"),
    [
        ("no-tricks", "S4 S9 SK H2 DA", "", "H2"),
        ("no-tricks", "S4 S9 SK H2", "SQ S5 S7", "S9"),
        ("no-tricks", "S9 SK H2", "S8 S5 S7", "SK"),
        ("no-tricks", "S9 SK H2", "S8", "SK"),
        ("no-tricks", "SA D9 H2", "C8", "SA"),
        ("no-hearts", "S2 SA H3 HA", "C8", "HA"),
        ("no-hearts", "S2 SA H3", "S8 S5 S7", "SA"),
        ("no-hearts", "S2 SA H3", "S8 S5 H7", "S2"),
        ("no-queens", "SQ S3", "SA S4", "SQ"),
        ("no-queens", "SQ S3", "SJ S4", "S3"),
        ("no-queens", "SQ SK", "SJ S4 S5", "SK"),
        ("barbu", "HK SA C2", "D5", "HK"),
        ("barbu", "HK H4 C2", "HA", "HK"),
        ("no-last-two", "SA S2 H9", "", "SA"),
        ("no-last-two", "SA S2", "", "S2"),
        ("trumps S", "SA SK D4 D5 D6", "", "SA"),
        ("trumps S", "S4 D4 D5 D6 H2", "", "D4"),
        ("trumps S", "S4 S9 D5", "H3 HK H8", "S4"),
        ("trumps S", "H4 HA D5", "H3", "HA"),
        ("trumps S", "H4 H9 D5", "H3 H7 H8", "H9"),
        ("trumps S", "H4 H9 D5", "HK", "H4"),
    ],
    ids=[
        "leads low where tricks cost",
        "gets rid of the highest card that loses",
        "wins with the highest if it must win in the last seat",
        "wins high what it will probably have to win",
        "discards the highest card",
        "discards the dearest heart",
        "wins what costs nothing with a dangerous card",
        "stays low if the trick costs",
        "lets the queen fall under the ace",
        "keeps the queen away from a trick that it would win",
        "does not win a queen of its own",
        "gets rid of the king of hearts at the first chance",
        "lets the king of hearts fall under the ace",
        "gets rid of high cards while tricks cost nothing",
        "leads low to the last two tricks",
        "draws trumps with a trump that nobody can beat",
        "leads low from the longest plain suit",
        "ruffs low",
        "wins as surely as it can before others",
        "wins as cheaply as it can from the last seat",
        "plays low when it cannot win",
    ],
)
def test_an_opponent_in_tricks(contract: str, hand: str, trick: str, card: str) -> None:
    assert choose(at(contract, hand, trick)) == card


def test_an_opponent_wins_cheaply_in_the_last_seat() -> None:
    assert choose(at("trumps S", "H4 H9 HQ D5", "H3 H7 H8")) == "H9"


def test_an_opponent_lays_what_lets_its_own_cards_follow_and_keeps_what_helps_others() -> None:
    domino = at("domino 8", "S8 S9 S10 SJ H8", "")
    assert choose(domino) == "S8"
    assert choose(at("domino 8", "H9 S9 S10", "pass H8 S8 pass")) == "S9"


def test_an_opponent_passes_in_domino_if_nothing_fits() -> None:
    assert choose(at("domino 8", "S9 S10", "")) == "pass"


LOW = "S2 S3 S4 S5 H2 H3 H4 D2 D3 D4 C2 C3 C4"
HIGH = "SA SK SQ SJ HA HK HQ DA DK DQ CA CK CQ"
FAIR = "S2 S6 S10 SA H3 H7 HJ D4 D8 DQ C5 C9 CK"
BEFORE = ("no-hearts", "no-queens", "barbu", "no-last-two", "domino")


def called(hand: str, *before: str) -> str:
    hands = (BARBU.read(hand), None, None, None)
    return choose(barbu.position(Record("barbu", 4, hands, dealer=0, history={"called": list(before)})))


@pytest.mark.parametrize(
    ("hand", "before", "call"),
    [
        ("SA SK SQ SJ S10 S9 S4 HA H3 DA D4 C3 C2", (), "trumps S"),
        ("S2 S3 S10 HJ H3 H4 H8 H9 HQ D4 DJ C5 C9", (), "no-hearts"),
        ("S2 S3 S4 H3 H4 H6 H8 D2 D5 D6 C4 C5 C7", (), "domino 2"),
        (LOW, BEFORE, "no-tricks"),
        (LOW, (*BEFORE, "no-tricks"), "trumps S"),
    ],
    ids=[
        "a long strong suit",
        "low cards and many hearts",
        "cards from the two on",
        "low cards",
        "the only contract that is left",
    ],
)
def test_an_opponent_calls_what_suits_its_hand(hand: str, before: tuple[str, ...], call: str) -> None:
    assert called(hand, *before) == call


@pytest.mark.parametrize(
    ("contract", "hand", "moves", "said"),
    [
        ("no-tricks", LOW, (), "double max"),
        ("no-tricks", HIGH, (), "pass"),
        ("no-tricks", FAIR, (), "pass"),
        ("trumps S", LOW, (), "pass"),
        ("trumps S", HIGH, (), "double 3"),
    ],
)
def test_an_opponent_doubles_with_a_hand_that_is_clearly_better(
    contract: str, hand: str, moves: tuple[str, ...], said: str
) -> None:
    hands = (BARBU.read(hand), None, None, None)
    doubling = barbu.position(Record("barbu", 4, hands, dealer=3, moves=(contract, *moves)))
    assert choose(doubling) == said


def test_an_opponent_makes_a_compulsory_double_with_any_hand() -> None:
    hands = (BARBU.read(HIGH), None, None, None)
    start = Record(
        "barbu", 4, hands, dealer=3, history={"called": [*BEFORE, "trumps"], "doubled": {"0": 1}}, moves=("no-tricks",)
    )
    assert choose(barbu.position(start)) == "double 3"


@pytest.mark.parametrize(("hand", "said"), [(LOW, "double max"), (FAIR, "pass")])
def test_a_dealer_redoubles_only_with_a_good_hand(hand: str, said: str) -> None:
    hands = (None, None, None, BARBU.read(hand))
    start = Record("barbu", 4, hands, dealer=3, moves=("no-tricks", "double 3", "double 3", "pass"))
    assert choose(barbu.position(start)) == said


def test_an_opponent_sets_the_best_back_and_never_a_mis_set_hand() -> None:
    hand = "SA HA DA SK HK DQ CQ S9 H9 D4 C3 S2 H7"
    setting = at("chinese-poker", hand, chinese_poker=True)
    for _ in range(10):
        setting = setting.after(choose(setting))
    assert isinstance(setting, Arranging)
    assert {str(card) for card in setting.laid[:5]} == {"SA", "HA", "DA", "SK", "HK"}
    rest = BARBU.read(hand) - BARBU.set(card for card in setting.laid if card)
    assert not [card for card in rest if card.rank in {"9", "Q"}]


def positions() -> Iterator[Any]:
    """Every position of some deals, most of their moves random."""
    for rules in VARIANTS:
        for seed in range(6):
            for step in play(record(seed, rules), random.Random(seed)):
                if step.at.turn is not None:
                    yield step.at


def hidden(at: Any) -> Any:  # noqa: ANN401 - any phase
    """The position as the player to move sees it: the other hands are not known."""
    known = at.setting if isinstance(at, Call | Doubling) else at
    hands = tuple(hand if seat == at.turn else None for seat, hand in enumerate(known.hands))
    return replace(at, setting=replace(known, hands=hands)) if known is not at else replace(at, hands=hands)


def test_an_opponent_makes_legal_moves_without_looking_into_other_hands() -> None:
    for here in positions():
        move = choose(here)
        assert move in {written(here, legal) for legal in here.obligation().legal()}
        assert choose(hidden(here)) == move == choose(here)


@pytest.mark.parametrize("contract", [*TRICKS, "domino 8"])
def test_opponents_do_better_than_chance(contract: str) -> None:
    rules: dict[str, object] = {"ravage_city": True, "play_undoubled": True}
    scores = [0, 0]
    for seed in range(40):
        rng = random.Random(seed)
        here: Any = barbu.position(replace(record(seed, rules), moves=(contract, *("pass",) * 4)))
        while here.turn is not None:
            move = choose(here) if here.turn % 2 else str(rng.choice(here.obligation().legal()))
            here = barbu.onwards(here.after(here.read(move, "here")))
        for line in here.base:
            scores[line.reason.facts["by"] % 2] += line.value
    assert scores[1] > scores[0]


@pytest.mark.parametrize("contract", ["no-last-trick", "salade"])
def test_opponents_know_the_rounds_of_the_salade(contract: str) -> None:
    assert choose(at(contract, "S2 HK D5", "S4", salade=True)) == "S2"


def test_others_do_not_see_how_a_hand_of_chinese_poker_is_set() -> None:
    setting = at("chinese-poker", LOW, chinese_poker=True)
    assert public(setting, choose(setting)) == "back ?"
    assert public(at("no-tricks", LOW), "S2") == "S2"
