"""What a verdict says is true of the very position: one trump is not called several, a sure trick is called sure."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tarot.test_play import TRUMPS, slam
from tutor import tarot
from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.show.answer import score
from tutor.show.languages import LANGUAGES
from tutor.show.table.story import score_sheet
from tutor.show.words import Words
from tutor.tarot.announce import declarations
from tutor.tarot.legal_cards import obligation
from tutor.tarot.play import Play
from tutor.tarot.setting import Setting
from tutor.tarot.slam import Slam
from tutor.tarot.trick import Trick


def verdict(at: Any, move: str, lang: str = "en") -> str:  # noqa: ANN401 - a deal in any phase
    """What is said of a move to the player to move."""
    ruling = next(said.ruling for said in at.obligation() if str(said.move) == move)
    players = len(at.hands) if isinstance(at, Play) else at.setting.players
    return Words(lang).to(at.turn, players).verdict(ruling)


WARNED = "But this is the last trick: the Excuse goes to the other side, unless yours has won every trick."
WINS = "This is the last trick, and the Excuse wins it, since your side has won every trick before."


def last_card(*, taker: int, called: str | None = None) -> Play:
    """Seat 0 has led all trumps from the 5 up and won every trick, and holds the Excuse as last card."""
    over = slam("EX", taker=taker)
    hands = [TAROT.set([over.tricks[-1].card_of(seat)]) if seat == 0 else None for seat in range(4)]
    tricks = over.tricks[:-1]
    return Play(18, taker, "garde", tuple(hands), Trick(0, 4), tricks, called=TAROT[called] if called else None)


def test_a_taker_who_has_won_every_trick_is_told_that_the_excuse_wins_the_last() -> None:
    said = verdict(last_card(taker=0), "EX")
    assert said.endswith(WINS)
    assert WARNED not in said
    assert verdict(last_card(taker=0), "EX", "fr").endswith("votre camp a remporté tous les plis précédents.")


def test_whoever_has_won_them_all_alone_may_be_sure_even_where_the_partner_is_a_secret() -> None:
    assert verdict(last_card(taker=2), "EX").endswith(WINS)
    assert verdict(last_card(taker=2, called="SK"), "EX").endswith(WINS)


def test_the_warning_stays_where_the_other_side_has_won_a_trick_or_may_have() -> None:
    at = last_card(taker=1)
    lost = Play(18, 3, "garde", (None, None, None, TAROT.read("EX")), Trick(3, 4), at.tricks)
    assert verdict(lost, "EX").endswith(WARNED)
    middle = Play(1, 0, "garde", (TAROT.read("EX"), None, None, None), Trick(0, 4))
    assert verdict(middle, "EX").endswith(WARNED)


@pytest.mark.parametrize(
    ("lang", "several", "one"),
    [("en", "any of them will do", "your only trump"), ("fr", "n’importe lequel convient", "votre seul atout")],
)
def test_who_holds_one_trump_that_is_too_low_is_not_told_of_several(lang: str, several: str, one: str) -> None:
    trick = Trick(2, 4, (TAROT["H7"], TAROT["T9"]))
    two, single = (obligation(TAROT.read(hand), trick) for hand in ("S4 T3 T6", "S4 T6"))
    said = [Words(lang, 0).verdict(duty.verdict(TAROT["T6"]).ruling).lower() for duty in (two, single)]
    assert (several in said[0], one in said[0]) == (True, False)
    assert (several in said[1], one in said[1]) == (False, True)
    assert {duty.verdict(TAROT["T6"]).rule.id for duty in (two, single)} == {"T-PLAY-UNDERTRUMP"}


def test_trumps_that_were_set_aside_are_not_said_to_be_held() -> None:
    hand, aside = TAROT.read(f"{TRUMPS} T1") - TAROT.read("T5 T6 T7 T8"), TAROT.read("T5 T6 T7 T8")
    for lang, said in (
        ("en", "You hold 14 trumps and have set aside 4: you may show 1"),
        ("fr", "Vous avez 14 atouts en main et 4 à l’écart"),
    ):
        for ruling in declarations(hand, aside, 4, misere=False).rulings:
            assert Words(lang, 0).verdict(ruling).startswith(said)
    few = TAROT.read("T2 T3 EX")
    refused = declarations(few, aside, 4, misere=False).rulings[0]
    assert Words("en", 0).verdict(refused) == ("This poignée takes 10 trumps; you hold 2 and have set aside 4.")


def slam_of(players: int, held: str, called: str | None, **rules: object) -> Slam:
    """The announcement of a slam by a taker who holds these cards."""
    start: Any = Record("tarot", players, (None,) * players, dealer=0, rules=rules)
    setting = Setting.of(start)
    return Slam(setting, 0, "garde", TAROT[called] if called else None, TAROT.read(held))


def test_a_slam_of_five_is_won_by_both_partners_tricks() -> None:
    both, alone, four = slam_of(5, "SK", "HK"), slam_of(5, "SK HK", "HK"), slam_of(4, "SK", None)
    assert "if your side wins all tricks, your partner’s included" in verdict(both, "slam")
    for at in (alone, four):
        assert "if you win all tricks" in verdict(at, "slam")
    petit = slam_of(5, "SK", "HK", petit_slam=True)
    assert "if your side loses at most 1 of the 15 tricks" in verdict(petit, "petit-slam")
    assert "votre camp" in verdict(both, "slam", "fr")


def sheet_json(contract: str) -> list[dict[str, Any]]:
    """The sheet of a deal as data."""
    said: Any = score(tarot.settle({"taker": 0, "contract": contract, "points": 60, "bouts": 2}), Words())
    return [line for line in said["sheet"] if line["rule"] == "T-SCORE-MULT"]


@pytest.mark.parametrize("contract", ["prise", "garde", "garde-sans", "garde-contre"])
def test_eight_times_for_garde_contre_is_told_where_it_matters(contract: str) -> None:
    [line] = sheet_json(contract)
    assert ("differs" in line) is (contract == "garde-contre")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_left_over_is_half_a_point_and_not_nought_and_a_half(lang: str) -> None:
    assert Words(lang).say(N_("{x:half}"), x=0.5) == "½"
    over = slam("SK", excuse="first")
    assert not any("0½" in line for line in score_sheet(tarot.result(over), Words(lang)))
