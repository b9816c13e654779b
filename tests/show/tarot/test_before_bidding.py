"""What comes before the auction is only written; and a deal that nobody plays leaves the table bare."""

from __future__ import annotations

from tests.show.tarot.positions import pictured, seen, setting, written
from tutor import tarot
from tutor.core.cards import TAROT
from tutor.tarot.cut import Cutting
from tutor.tarot.deal import Dealing
from tutor.tarot.draw import Drawing
from tutor.tarot.setting import Ended


def test_the_draw_the_cut_and_the_deal_are_named_and_nothing_is_drawn() -> None:
    phases = (Drawing(setting(4)), Cutting(setting(4), TAROT.cards), Dealing.begin(setting(4), TAROT.cards))
    assert [written(at) for at in phases] == [
        ["French Tarot: the draw for the first dealer"],
        ["French Tarot: the cut"],
        ["French Tarot: the deal"],
    ]
    assert [pictured(at).text for at in phases] == ["", "", ""]


def test_a_deal_without_play_ends_with_its_rule_and_the_score_of_the_match() -> None:
    ended = seen(Ended(4, "auction", tarot.RULES["T-BID-ALL-PASS"]), 4)
    assert ended.part("score").rules == ["t-bid-all-pass"]
    assert ended.scores == {"1": ["0"] * 4, "Total": ["0"] * 4}


def test_after_a_deal_without_play_everybody_has_a_place_and_nothing_lies_there() -> None:
    ended = seen(Ended(3, "deal", tarot.RULES["T-DEAL-PETIT-SEC"]), 3)
    assert [(chair.at, chair.word, chair.marks, chair.cards) for chair in ended.chairs] == [
        ("you", None, (), ()),
        ("right", None, (), ()),
        ("left", None, (), ()),
    ]
    assert ended.hand == ended.part("choices").moves == []
