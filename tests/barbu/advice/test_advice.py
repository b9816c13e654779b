"""Advice for Barbu: each piece of it in one position, with the words that a player reads."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.barbu.advice.test_players import BEFORE, FAIR, LOW, VARIANTS, at, hidden
from tests.barbu.table import play, record
from tutor import barbu
from tutor.barbu import ADVICE, RULES
from tutor.barbu.advice import Advice, advised
from tutor.barbu.advice.sight import Sight
from tutor.barbu.contracts import names
from tutor.barbu.options import USUAL
from tutor.barbu.play import Play
from tutor.core.cards import BARBU
from tutor.core.record import Record
from tutor.show.advice import tell
from tutor.show.words import Words

WORDS = tuple(Words(lang).to(0, 4, clockwise=True) for lang in ("en", "fr"))


def advice(here: Any) -> tuple[str, str]:  # noqa: ANN401 - any phase
    """The move and the rule that advises it."""
    found = advised(here)
    return found.move, found.reason.rule.id.removeprefix("B-STR-")


@pytest.mark.parametrize(
    ("contract", "hand", "trick", "card", "rule"),
    [
        ("barbu", "HK SA C2", "D5", "HK", "THROW"),
        ("no-queens", "SQ S3", "SA S4", "SQ", "THROW"),
        ("no-tricks", "SA D9 H2", "C8", "SA", "SHED"),
        ("no-tricks", "S4 S9 SK H2", "SQ S5 S7", "S9", "DUCK"),
        ("no-hearts", "S2 SA H3", "S8 S5 S7", "SA", "FREE"),
        ("no-tricks", "S9 SK H2", "S8 S5 S7", "SK", "FORCED"),
        ("no-tricks", "S9 SK H2", "S8", "SK", "EARLY"),
        ("no-last-two", "SA S2 H9", "", "SA", "IDLE"),
        ("no-tricks", "S4 S9 SK H2 DA", "", "H2", "LOW"),
        ("trumps S", "SA SK D4 D5 D6", "", "SA", "DRAW"),
        ("trumps S", "S3 S4 S5 S6 S7 S8 S9 H2", "", "S6", "LONG"),
        ("trumps S", "S4 HA HK D4", "", "HA", "CASH"),
        ("trumps S", "S4 D4 D5 D6 H2", "", "D4", "LENGTH"),
        ("trumps S", "H4 H9 HQ D5", "H3 H7 H8", "H9", "CHEAP"),
        ("trumps S", "S4 S9 D5", "H3 HK", "S4", "RUFF"),
        ("trumps S", "H4 HA D5", "H3", "HA", "SURE"),
        ("trumps S", "H4 HQ D5", "H3", "H4", "WAIT"),
        ("trumps S", "S8 SJ D5", "S5", "S8", "WAIT"),
        ("trumps S", "S8 SA D5", "S5", "SA", "SURE"),
        ("no-tricks", "S6 S7 S8 S9", "SQ", "S9", "DUCK"),
    ],
)
def test_what_to_play_and_why(contract: str, hand: str, trick: str, card: str, rule: str) -> None:
    assert advice(at(contract, hand, trick)) == (card, rule)


@pytest.mark.parametrize(
    ("hand", "lying", "card", "rule"),
    [
        ("S8 S9 HQ H8 D2", "", "H8", "WAY"),
        ("S2 D8 C3", "S3 S4 S5 S6 S7 S8 H8 H9 H10 HJ HQ", "S2", "NOBODY"),
        ("D8 C3", "", "D8", "BLOCK"),
    ],
)
def test_what_to_lay_in_domino_and_why(hand: str, lying: str, card: str, rule: str) -> None:
    start = {"phase": "play", "contract": "domino 8", "leader": 0}
    midway = {"lying": lying.split(), "left": [3, 13, 13, 12]} if lying else {}
    hands = (BARBU.read(hand), None, None, None)
    here = barbu.position(Record("barbu", 4, hands, start={**start, **midway}))
    assert advice(here) == (card, rule)


@pytest.mark.parametrize(
    ("hand", "before", "call", "rule"),
    [
        ("SA SK SQ SJ S10 S9 S4 HA H3 DA D4 C3 C2", (), "trumps S", "CALL-TR"),
        ("S2 S3 S10 HJ H3 H4 H8 H9 HQ D4 DJ C5 C9", (), "no-hearts", "CALL-NH"),
        ("S2 S3 S4 H3 H4 H6 H8 D2 D5 D6 C4 C5 C7", (), "domino 2", "CALL-DO"),
        (LOW, BEFORE, "no-tricks", "CALL-NT"),
        (LOW, ("domino", "no-hearts", "no-tricks"), "no-last-two", "CALL-L2"),
        (LOW, ("domino", "no-last-two", "no-hearts", "no-tricks", "barbu"), "no-queens", "CALL-NQ"),
        (LOW, ("domino", "no-last-two", "no-hearts", "no-tricks", "no-queens"), "barbu", "CALL-KH"),
    ],
)
def test_what_to_call_and_why(hand: str, before: tuple[str, ...], call: str, rule: str) -> None:
    hands = (BARBU.read(hand), None, None, None)
    assert advice(barbu.position(Record("barbu", 4, hands, dealer=0, history={"called": list(before)}))) == (call, rule)


@pytest.mark.parametrize(
    ("hand", "before", "said"),
    [
        (
            "S2 S4 S5 S7 S9 S10 H3 H6 H8 H9 DJ C4 C6",
            ("domino", "no-queens"),
            (
                "Nothing suits this hand better. You hold 5 low cards (2 to 5) to slip under others and 1 high one"
                " (jack to ace) that wins tricks; 4 of each is usual. You also have 1 short suit, of one card or none,"
                " where you can soon discard."
            ),
        ),
        (
            "S2 S3 S10 HJ H3 H4 H8 H9 HQ D4 DJ C5 C9",
            (),
            (
                "You hold 6 low cards (2 to 5) to slip under others and 3 high ones (jack to ace) that win tricks; 4 of"
                " each is usual. You also hold 6 hearts (3 is usual), which you can give away and nobody may lead."
            ),
        ),
        (
            "S4 S6 S8 S9 S10 H6 H7 H8 H9 HJ D2 D7 D9",
            ("domino",),
            (
                "You hold 0 cards that win queens (queen, king or ace; 3 is usual), of which 0 are badly guarded"
                " queens, with at most two other cards of the suit. You also hold 2 low cards (2 to 5; 4 is"
                " usual) and 1 short suit, of one card or none, where you can soon discard."
            ),
        ),
        (
            "HK H9 H10 HQ H7 S3 S4 S6 S10 D3 DA C5 CQ",
            (),
            (
                "The king of hearts is in your own hand, for you to give away. You hold 5 hearts in all to guard it (3"
                " is usual), 4 low cards (2 to 5; 4 is usual) and 4 high ones (jack to ace; 4 is usual)."
            ),
        ),
        (
            "H9 H10 HQ H7 H2 S3 S4 S6 S10 D3 DA C5 CQ",
            ("no-tricks", "no-hearts", "no-queens", "no-last-two", "trumps", "domino"),
            (
                "The king of hearts is not in your hand. You hold 5 hearts that others lack (3 is usual), 5 low cards"
                " (2 to 5; 4 is usual) and 3 high ones (jack to ace; 4 is usual)."
            ),
        ),
        (
            "S2 SA S10 H2 HQ H8 D2 DK D9 C2 C8 C9 CJ",
            (),
            (
                "To get out with at the end you hold 4 twos, no threes and no fours. One of each is usual; twos are"
                " worth most."
            ),
        ),
        (
            "SA SK SQ SJ S10 S9 S4 HA H3 DA D4 C3 C2",
            (),
            (
                "You hold 7 trumps (spades; 3 is usual) and, counting all suits, 3 aces, 1 king and 1 queen; one of"
                " each is usual. These are the cards that win tricks."
            ),
        ),
        (
            "S2 S3 S4 H3 H4 H6 H8 D2 D5 D6 C4 C5 C7",
            (),
            (
                "Your cards are 7 steps from this rank in all, not counting the first three steps of each; 45 is usual,"
                " and the fewer, the sooner you are out. You hold 0 cards at the very end of a row, where cards wait"
                " longest."
            ),
        ),
    ],
    ids=["No Tricks", "No Hearts", "No Queens", "Barbu", "Barbu without the king", "No Last Two", "Trumps", "Domino"],
)
def test_the_words_count_what_the_estimate_counts(hand: str, before: tuple[str, ...], said: str) -> None:
    hands = (BARBU.read(hand), None, None, None)
    found = advised(barbu.position(Record("barbu", 4, hands, dealer=0, history={"called": list(before)})))
    assert tell(found.reason, WORDS[0]) == said


def note(hand: str, called: tuple[str, ...], rules: dict[str, object]) -> str | None:
    """What the advice to a dealer says besides, of what to keep."""
    hands = (BARBU.read(hand), None, None, None)
    start = Record("barbu", 4, hands, dealer=0, rules=rules, history={"called": list(called)})
    found = advised(barbu.position(start)).note
    return tell(found, WORDS[0]) if found else None


@pytest.mark.parametrize(
    ("called", "rules", "said"),
    [
        ((), {}, "Domino promises −4 points with this hand, but to keep it for another is worth about 17."),
        (tuple(name for name in names(USUAL) if name != "trumps"), {}, None),
        ((), {"ravage_city": True}, "Of what is left, Domino suits this hand least: keep it for another."),
    ],
    ids=["all seven are left", "only Trumps is left", "a table with an eighth contract has no prices"],
)
def test_what_to_keep_is_said_as_long_as_something_else_is_left(
    called: tuple[str, ...], rules: dict[str, object], said: str | None
) -> None:
    assert note("S2 SA S10 H2 HQ H8 D2 DK D9 C2 C8 C9 CJ", called, rules) == said


def test_a_contract_that_promises_more_is_kept_if_it_is_worth_even_more_later() -> None:
    """Five hearts with ace and king make a fair Trumps, but one of three hands will make a better one."""
    hand, called = "S6 S9 H3 H6 H9 HK HA D6 D8 D10 DJ C7 C9", ("no-tricks", "no-queens", "no-last-two", "domino")
    hands = (BARBU.read(hand), None, None, None)
    start = Record("barbu", 4, hands, dealer=0, history={"called": list(called)})
    assert advised(barbu.position(start)).move == "barbu"
    kept = "Trumps promises +5 points with this hand, but to keep it for another is worth about 11."
    assert note(hand, called, {}) == kept


@pytest.mark.parametrize(
    ("hand", "moves", "said", "rule"),
    [
        (FAIR, (), "pass", "DBL-PASS"),
        (LOW, (), "double max", "DBL-MAX"),
        (LOW, ("pass", "double 0"), "double max", "RDBL"),
    ],
)
def test_whom_to_double_and_why(hand: str, moves: tuple[str, ...], said: str, rule: str) -> None:
    dealer = 0 if moves else 3
    hands = (BARBU.read(hand), None, None, None)
    turns = (*moves, "pass") if moves else ()
    history = {
        "called": ["barbu", "domino"],
        "doubled": {"1": 2, "2": 2, "3": 2} if moves else {"0": 2, "1": 2, "2": 2},
    }
    here = barbu.position(Record("barbu", 4, hands, dealer=dealer, moves=("no-tricks", *turns), history=history))
    assert advice(here) == (said, rule)


def test_in_trumps_a_player_who_need_not_beat_proves_nothing_by_a_low_trump() -> None:
    start = {"phase": "play", "contract": "trumps S", "leader": 1}
    hands = (BARBU.read("S2 D2"), None, None, None)
    for must_beat, higher in ((True, ""), (False, "SQ SK SA")):
        rules: dict[str, object] = {"must_beat": must_beat}
        here: Any = barbu.position(Record("barbu", 4, hands, start=start, moves=("SJ", "S9", "S8"), rules=rules))
        seen = Sight.of(here)
        assert seen.may_hold[2].of("S").above(BARBU["SJ"]) == BARBU.read(higher)


def test_what_others_may_hold_is_never_missed() -> None:
    no_heading: dict[str, object] = {"must_beat": False}
    for rules in (*VARIANTS, no_heading):
        for step in play(record(2, rules), random.Random(2)):
            if isinstance(step.at, Play) and step.at.turn is not None:
                for seat, may_hold in enumerate(Sight.of(step.at).may_hold):
                    assert seat == step.at.turn or not (step.at.hands[seat] or BARBU.none) - may_hold


@pytest.mark.parametrize(
    ("contract", "hand", "trick", "text"),
    [
        ("no-tricks", "S4 S9 SK", "SQ S5 S7", "{S9} stays below {SQ}, and you keep your lower cards for later."),
        ("no-tricks", "S9 SK SA", "SQ S5 S7", "{S9} stays below {SQ}, so somebody else takes this trick."),
        (
            "no-tricks",
            "D2 H2",
            "SQ S5 S7",
            (
                "You cannot follow, and nobody else holds a lower card than yours in any suit: it hardly matters what"
                " you discard."
            ),
        ),
    ],
)
def test_the_reason_is_true_of_the_hand(contract: str, hand: str, trick: str, text: str) -> None:
    names = {card: WORDS[0].card(BARBU[card]) for card in ("S9", "SQ")}
    assert tell(advised(at(contract, hand, trick)).reason, WORDS[0]) == text.format(**names)


def test_an_owed_double_is_made_with_a_hand_that_is_good_enough() -> None:
    hands = (BARBU.read("S2 S3 S10 SA H4 H7 HJ D5 D8 DQ C3 C9 CK"), None, None, None)
    here = barbu.position(
        Record("barbu", 4, hands, dealer=3, moves=("no-tricks",), history={"called": ["barbu"], "doubled": {"0": 1}})
    )
    assert advice(here) == ("double 3", "DBL-OWED")


@pytest.mark.parametrize(
    ("hand", "before_me", "said", "rule"),
    [
        (FAIR, ("pass", "pass"), "double flanks", "DBL-WEAK"),
        ("S2 S3 S10 SA H4 H7 HJ D5 D8 D10 C3 C9 CQ", (), "double flanks", "DBL-FLANKS"),
        ("S2 S3 S10 SA H4 H7 HJ D5 D8 D10 C3 C9 CQ", ("double 3",), "double flanks", "DBL-FLANKS"),
        (LOW, ("double max",), "double max", "DBL-MAX"),
    ],
    ids=[
        "an average hand is enough against those who have passed",
        "a better one for those who have not chosen the contract",
        "a double of the dealer is none of you",
        "a very good one for everybody, also who has doubled you",
    ],
)
def test_who_has_spoken_has_shown_something(hand: str, before_me: tuple[str, ...], said: str, rule: str) -> None:
    seat = len(before_me)
    hands = tuple(BARBU.read(hand) if at == seat else None for at in range(4))
    history = {"called": ["barbu", "domino"], "doubled": {"0": 2, "1": 2, "2": 2}}
    here = barbu.position(Record("barbu", 4, hands, dealer=3, moves=("no-tricks", *before_me), history=history))
    assert advice(here) == (said, rule)


def test_an_owed_double_waits_for_a_negative_contract_if_the_hand_is_only_fair() -> None:
    hands = (BARBU.read("SK S6 S10 SA H4 H7 HJ D5 D8 DQ C3 C9 CK"), None, None, None)
    here = barbu.position(
        Record("barbu", 4, hands, dealer=3, moves=("trumps S",), history={"called": ["barbu"], "doubled": {"0": 1}})
    )
    assert advice(here) == ("pass", "DBL-PASS")


def test_chinese_poker_sets_the_best_back_first() -> None:
    setting = at("chinese-poker", "SA HA DA SK HK DQ CQ S9 H9 D4 C3 S2 H7", chinese_poker=True)
    found = advised(setting)
    assert found.reason.rule.id == "B-STR-CP"
    assert tell(found.reason, WORDS[0]) == (
        f"{WORDS[0].card(BARBU[found.move.split()[1]])} belongs to the best row that you can set here (back), with the"
        " rows in good order."
    )


def test_the_words_count_the_cards_that_are_out() -> None:
    found = advised(at("no-tricks", "S4 S9 SK H3 DA", ""))
    english, french = (tell(found.reason, words) for words in WORDS)
    assert (
        english == "Somebody will probably have to beat 3♥: 11 higher cards of its suit are still out, and 1 lower one."
    )
    assert french.endswith("il reste en jeu 11 cartes plus hautes et 1 plus basse.")


def test_who_does_not_follow_is_known_to_lack_the_suit_and_in_trumps_what_they_could_not_go_over() -> None:
    start = {"phase": "play", "contract": "trumps S", "leader": 1}
    hands = (BARBU.read("H9 D2"), None, None, None)
    here: Any = barbu.position(Record("barbu", 4, hands, start=start, moves=("H3", "S9", "C4")))
    seen = Sight.of(here)
    lacks = [BARBU.all - BARBU.read("H9 D2 H3 S9 C4") - held for held in seen.may_hold]
    assert not lacks[1]
    assert lacks[2] == BARBU.all.of("H") - BARBU.read("H3 H9")
    assert lacks[3] == BARBU.all.of("H") - BARBU.read("H3 H9") | BARBU.read("S10 SJ SQ SK SA")


def test_a_card_is_not_cashed_in_a_suit_that_somebody_is_known_to_ruff() -> None:
    start = {"phase": "play", "contract": "trumps S", "leader": 0}
    hands = (BARBU.read("HK HA CA D4"), None, None, None)
    for second, move, rule in (("H3", "HK", "CASH"), ("S3", "D4", "LENGTH")):
        moves = ("HA", second, "H4", "H5", *(("C2", "C3", "C4", "CA") if second == "S3" else ("CA", "C2", "C3", "C4")))
        assert advice(barbu.position(Record("barbu", 4, hands, start=start, moves=moves))) == (move, rule)


def everything() -> list[tuple[Any, Advice]]:
    """Every position of some deals of every variant, with the advice for it."""
    return [
        (step.at, advised(step.at))
        for rules in VARIANTS
        for seed in range(6)
        for step in play(record(seed, rules), random.Random(seed))
        if step.at.turn is not None
    ]


def test_advice_is_no_rule_can_be_said_in_every_language_and_knows_nothing_that_is_hidden() -> None:
    assert not set(ADVICE) & set(RULES)
    for here, found in everything():
        assert found == advised(hidden(here))
        if len(here.obligation().legal()) > 1:
            assert found.reason.rule.id in ADVICE
            assert all(tell(found.reason, words.to(here.turn, 6, clockwise=True)) for words in WORDS)
