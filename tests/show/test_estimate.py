"""The slider before an answer, and the scales and the picture after it: nothing is judged, or told beforehand."""

from __future__ import annotations

import json
import re

import pytest

from tests.page import page
from tutor.core.message import N_
from tutor.show.exercises.estimate import PARTS, came_out, slider, weighed
from tutor.show.exercises.exercise import exercise
from tutor.show.exercises.reply import reply_text
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.tarot.advice.chances import Chance
from tutor.teach.estimate import Estimate
from tutor.teach.kind import Exercise
from tutor.teach.kinds.choice.poignee import weigh_show
from tutor.teach.kinds.line.stakes import weigh_worth

LIKELY = N_("How likely is your side to win?")


def drawn(won: int, stake: int = 20) -> str:
    return weighed(Estimate(LIKELY, Chance(won), stake), Html("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_slider_goes_from_0_to_100_in_steps_of_5_and_says_that_it_stands_at_nothing_yet(lang: str) -> None:
    words = Html(lang)
    found = page(slider(Estimate(LIKELY, Chance(100), 20), words))
    field = found.one("input")
    asked = {name: field[name] for name in ("type", "min", "max", "step", "name")}
    assert asked == {"type": "range", "min": "0", "max": "100", "step": "5", "name": "estimate"}
    assert field["aria-valuetext"] == found.one(".stands-at").text
    assert found.one("label").text.startswith(words.say(LIKELY))
    assert "{number}" in str(found.one(".estimate")["data-says"])


def test_what_came_out_stands_on_the_page_only_in_what_nobody_hears_before_the_answer() -> None:
    asked = Exercise(weigh_show, 1, 1)
    before, _, rest = exercise(asked, Html("en")).partition("<template")
    assert "estimate" in before
    assert "data-won" not in before
    assert 'data-say="weighed"' in rest


def test_where_nothing_can_be_estimated_there_is_no_slider_and_are_no_scales() -> None:
    html = exercise(Exercise(weigh_worth, 1, 1), Html("en"))
    assert "range" not in html
    assert "weighed" not in html


def test_the_scales_hold_what_comes_in_and_what_goes_out() -> None:
    """176 times 20 points, and 224 times; the balance is 960 points in 400 deals."""
    told = page(drawn(176)).one(".weighed").text
    assert "Of 400 deals, 176 were won: 44 of 100, give or take 5." in told
    assert "3520 points would have come in from each opponent and 4480 would have gone out. That is −2 a deal" in told
    assert [pan.text for pan in page(drawn(176)).all("text.points")] == ["3520", "4480"]


def test_the_scales_lean_to_the_heavier_side_and_stand_level_where_both_weigh_the_same() -> None:
    def ends(won: int) -> tuple[float, float]:
        beam = page(drawn(won)).one("line.beam")
        return float(str(beam["y1"])), float(str(beam["y2"]))

    assert [left > right for left, right in map(ends, (400, 300, 100, 0))] == [True, True, False, False]
    assert ends(200)[0] == ends(200)[1]
    assert ends(400)[0] > ends(300)[0]  # further down


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_the_page_says_of_many_estimates_comes_along_in_the_readers_language(lang: str) -> None:
    found = page(weighed(Estimate(LIKELY, Chance(300), 30), Html(lang))).one(".weighed")
    sentences = json.loads(str(found["data-sentences"]))
    parts = {name: set(re.findall(r"{(\w+)}", text)) for name, text in sentences.items()}
    assert parts == {
        "few": {"count"},
        "bold": {"count", "off"},
        "shy": {"count", "off"},
        "even": {"count"},
        "said": {"number"},
        "unkept": set(),
    }
    assert set.union(*parts.values()) == set(PARTS)


@pytest.mark.parametrize("answer", ["show", "keep"])
def test_plain_text_says_how_it_came_out_with_every_answer(answer: str) -> None:
    question = weigh_show.question(1, 1)
    assert question.estimate
    words = Words("en")
    assert reply_text(question, [answer], words).endswith(came_out(question.estimate, words) + "\n")
