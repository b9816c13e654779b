"""What a table shows of any deal besides its phase: the score of the match, and the lines of a deal's score."""

from __future__ import annotations

from tests.page import page
from tests.show.tarot.positions import seen, setting
from tutor import tarot
from tutor.show.html import Html
from tutor.show.score_table import lines
from tutor.tarot.auction import Auction


def test_the_score_begins_with_the_learner_and_names_every_column() -> None:
    ended = {"players": 3, "taker": 0, "contract": "prise", "points": 51, "bouts": 1}
    after_one = seen(Auction(setting(3)), 3, deals=[ended])
    score = after_one.part("score").one("table")
    assert score.columns == ["Deal", "You", "Right", "Left"]
    assert score.one("caption").text == "Score of the match"
    assert after_one.scores == {"1": ["+50", "−25", "−25"], "Total": ["+50", "−25", "−25"]}


def test_each_line_of_the_score_links_to_its_rule() -> None:
    sheet = tarot.settle({"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2})
    told = page(lines(sheet, Html("en", 0)))
    assert len(told.all("li")) == len(told.rules) == 5
