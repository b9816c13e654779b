"""What cards tell follows whatever pack a table has agreed on, looked up here once more by hand."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.page import page
from tests.strategies import deal, steps
from tests.tarot.advice.defender import SEAT, table
from tests.tarot.conventions.clubs import line, pack, packs
from tutor.core.cards import TAROT
from tutor.core.errors import Json
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.around import AroundThePlay
from tutor.show.tarot.around import signals as signals_of
from tutor.show.tarot.inferences import Inferences
from tutor.show.words import Words
from tutor.tarot.advice.signals import moment, signals
from tutor.tarot.conventions.catalogue import SURE_TRICKS
from tutor.tarot.conventions.faults import faults
from tutor.tarot.conventions.pack import read
from tutor.tarot.options import TRICKS, Options
from tutor.tarot.play import Play


def means(play: Play, code: str) -> list[str]:
    """What a card of the defender says at a table, by the names of meanings."""
    return [signal.meaning.name for signal in signals(play, SEAT, TAROT[code])]


def at(play: Play, conventions: Json, **rules: Json) -> Play:
    """A play at a table that has agreed on these conventions."""
    return replace(play, options=Options.of({"conventions": conventions, **rules}))


@given(packs, st.integers(0, 2**32))
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
def test_a_card_says_what_the_lines_say_that_are_written_for_it(data: dict[str, Json], seed: int) -> None:
    if any(fault.serious for fault in faults(read(data))):
        return
    rng = random.Random(seed)
    start = deal(rng)
    start = replace(start, rules={**start.rules, "conventions": data})
    lines = data["line"]
    assert isinstance(lines, list)
    for play, card in steps(start, rng):
        spoken = moment(play, play.trick.turn, card)
        moments = {spoken.moment, spoken.moment.replace("opening-", "first-")} if spoken else set()
        wanted = [one["means"] for one in lines if one["when"] in moments and card.rank in str(one["cards"]).split()]
        told = [signal.meaning.name for signal in signals(play, play.trick.turn, card)]
        assert sorted(told) == sorted(wanted)


def test_by_the_club_of_boulogne_a_tenue_is_two_sure_tricks_whatever_the_house_rule_says() -> None:
    """The jack and the ten behind the knight are good for two tricks, without a king or a queen."""
    play = table("DN DJ D10 D6 D2", 0, "DK D6 D3 D4 DQ")
    (usual,), (agreed,) = (signals(one, SEAT, TAROT["D2"]) for one in (play, at(play, "boulogne")))
    assert (usual.true, agreed.true) == (False, True)
    assert agreed.says == SURE_TRICKS
    assert means(at(play, "federation", tenue=TRICKS), "D2") == ["sure-tricks"], "the house rule does the same"


def test_a_convention_of_a_club_s_own_says_what_it_means_by_the_house_rule_too() -> None:
    ours = pack(line("high-low-taker", "all", "tenue"))
    (signal,) = signals(at(table("DN DJ D10 D6 D2", 0, "DK D6 D3 D4 DQ"), ours, tenue=TRICKS), SEAT, TAROT["D2"])
    assert signal.true
    assert "two sure tricks" in Words("en").tell(signal.reason.hint, signal.facts)


@pytest.mark.parametrize(("name", "says"), [("federation", []), ("boulogne", ["more-trumps"]), ("short-suits", [])])
def test_an_odd_trump_that_is_led_later_asks_for_trumps_where_the_table_has_agreed_on_it(
    name: str, says: list[str]
) -> None:
    """The defence has led trumps in the first trick, and the defender took the second."""
    play = table("T9 T14 DK", 2, "T8 T5 T10 T14")
    assert means(at(play, name), "T9") == says


def test_by_the_forum_high_then_low_ends_a_suit_of_the_taker_too() -> None:
    play = at(table("D6 D2", 0, "DK D6 D3 D4 DJ"), "short-suits")
    assert means(play, "D2") == ["no-more"]
    assert signals(play, SEAT, TAROT["D2"])[0].true


# On the page


UNSAFE = "<img src=x onerror=alert(1)> & “we”"


def club(when: str) -> dict[str, Json]:
    """A pack whose words would be a danger to a page that believed them."""
    own = line(when, "all", "strong-hand", "ours", title=UNSAFE, statement=UNSAFE, source=UNSAFE)
    return pack(own, title=UNSAFE)


@pytest.mark.parametrize("rulebook", ["", "../rulebook/"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_club_s_words_are_words_on_a_page_and_its_convention_is_no_link_that_leads_nowhere(
    lang: str, rulebook: str
) -> None:
    play = at(table("D2 DQ C3", leader=SEAT), club("first-suit"))
    words = Html(lang, rulebook=rulebook)
    for html in (signals_of(play, words), Inferences(play.after(TAROT["D2"]), SEAT).html(words)):
        shown = page(html)
        assert UNSAFE in shown.text
        assert not shown.all("img")
        assert not [link["href"] for link in shown.all("a") if "ours" in link["href"]]


def test_a_table_that_has_agreed_on_other_signals_says_on_which() -> None:
    play = table("D2 DQ C3", leader=SEAT)
    usual, agreed = (" ".join(AroundThePlay(one).lines(Words("en", SEAT))) for one in (play, at(play, "boulogne")))
    assert "by the federation’s signals" in usual
    assert "“The federation’s signals, with what the club of Boulogne adds”" in agreed
    assert "good for two sure tricks" in agreed
