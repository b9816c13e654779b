"""Inferences: what everybody can know and what they are told, in two lists, from every chair."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.certify import seeds
from tests.page import page
from tests.tarot.advice.defender import SEAT, TAKER, deal, table
from tests.tarot.advice.test_told import NO_HONOUR, OTHER, PARTNER, listed
from tutor.core.cards import TAROT
from tutor.core.layouts import Layouts
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.believed import ASKS, BROKEN, KEPT, OWN_BROKEN, by_hundreds, changed
from tutor.show.tarot.inferences import HOW_MUCH, NOTHING_KNOWN, NOTHING_TOLD, WAITS, Inferences
from tutor.show.words import Words
from tutor.tarot.advice.told import before, heard, lying, told
from tutor.tarot.conventions.agreed import written
from tutor.tarot.options import Options
from tutor.tarot.play import Play

PAGE, PLAIN = Html("en", rulebook="../rulebook/"), Words("en")
#: A partner has led the ace of hearts, and the king and the queen came from elsewhere.
FOUND_OUT = "H1 HK H9 H2 HQ"


#: From here on all ways in which the cards can lie are counted in a blink.
LATE = 11


def inferences(play: Play, chair: int = SEAT, *, counted: bool = True) -> Inferences:
    return Inferences(play, chair, counted=counted)


def on(chair: int, html: str, row: str) -> list[str]:
    """What somebody hears of a row who listens on a chair, sentence by sentence."""
    [opens] = [one for one in page(html).all("details.inference") if one["data-inference"] == row]
    items = [one for one in opens.all("li") if "data-for" not in one or str(chair) in one["data-for"].split()]
    texts = [text for one in items for text in one.all("p")]
    return [one.text for one in texts if "data-for" not in one or str(chair) in one["data-for"].split()]


def test_before_the_first_card_nothing_is_known_and_nothing_told() -> None:
    quiet = inferences(table(NO_HONOUR, PARTNER))
    text = page(quiet.html(PAGE)).text
    for nothing in (NOTHING_KNOWN, NOTHING_TOLD):
        assert PAGE.say(nothing) in text
        assert f"  {PLAIN.say(nothing)}" in quiet.lines(PLAIN)
    assert PAGE.say(HOW_MUCH) not in text


def test_what_a_card_promises_is_told_and_what_the_rules_prove_is_known() -> None:
    play = table(NO_HONOUR, PARTNER, "H1 D9")
    html = inferences(play).html(PAGE)
    known, _ = on(SEAT, html, "known")
    assert known.startswith("The player opposite has no hearts: in trick 1, the 9 of diamonds did not follow suit")
    assert known.endswith("Follow suit"), "the rule that proves it"
    [promise] = on(SEAT, html, "told")
    assert promise.startswith("In trick 1, the player on your right said: the ace of hearts promises the king or the")
    assert promise.endswith("A low lead promises a major honour"), "the convention"


def test_how_much_a_promise_changes_is_said_in_whole_numbers_of_a_hundred() -> None:
    play = replace(table(NO_HONOUR, PARTNER, "H1"), contract="garde-sans")
    [line] = on(SEAT, inferences(play).html(PAGE), "change")
    assert line.startswith("Before the card was played, the promise was true in 51 of 100 possible layouts;")
    assert f"      {line}" in inferences(play).lines(PLAIN)


@pytest.mark.parametrize("seed", range(0, 60, 6))
def test_the_number_is_that_of_all_ways_in_which_the_last_cards_can_lie(seed: int) -> None:
    *_, (play, card) = deal(seed, 4)
    play = play.after(card)
    for one in told(play):
        chair = (one.seat + 1) % 4
        if one.trick == play.size - 1 and one.signal.claim:
            seen = before(play.seen_by(chair), one.at)
            exact = listed(one, seen, chair)
            [ours] = [
                word for word in heard(play, chair) if (word.told.trick, word.told.card) == (one.trick, one.card)
            ][:1]
            assert ours.before == exact
            assert exact in {0, 1} or str(by_hundreds(exact)) in changed(ours, PLAIN)


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0, "cannot be true"),
        (1, "was certain"),
        (Fraction(1, 300), "fewer than one"),
        (Fraction(299, 300), "more than 99"),
    ],
)
def test_what_is_nearly_certain_or_quite_is_not_rounded_to_the_other(share: Fraction | int, said: str) -> None:
    [one] = heard(table(NO_HONOUR, PARTNER, "H1"), SEAT)
    assert said in changed(one._replace(before=Fraction(share)), PLAIN)


def test_a_lie_that_is_found_out_and_a_promise_that_was_kept_say_so() -> None:
    broken = inferences(table(NO_HONOUR, PARTNER, FOUND_OUT))
    kept = inferences(table(NO_HONOUR, PARTNER, "H1 H5 H4 H2 H8 H9 H3 HQ"))
    for one, word in ((broken, BROKEN), (kept, KEPT)):
        assert PLAIN.say(word) in on(SEAT, one.html(PAGE), "told")
        assert f"      {PLAIN.say(word)}" in one.lines(PLAIN)
        assert one.as_json(PLAIN)["told"][0]["kept"] is (word is KEPT)  # type: ignore[index]


def test_a_request_promises_nothing() -> None:
    asking = inferences(table(NO_HONOUR, PARTNER, "HK"))
    assert on(SEAT, asking.html(PAGE), "told")[1:] == [PLAIN.say(ASKS)]
    request = asking.as_json(PLAIN)["told"][0]  # type: ignore[index]
    assert (request["promises"], request["before"], request["kept"]) == (False, None, None)


def test_who_has_lied_knows_it_and_nobody_else_reads_it_there() -> None:
    html = inferences(table(NO_HONOUR, SEAT, "H2")).html(PAGE)
    assert PLAIN.say(OWN_BROKEN) in on(SEAT, html, "told")
    assert PLAIN.say(OWN_BROKEN) not in on(TAKER, html, "told")


def test_on_another_chair_one_hears_what_its_player_knows_of_oneself() -> None:
    void = table("H2 H3 H4 H6 H7 H8 D1 D2 D3 D4 D6 D7 C1 C2 C3 C4 T2 T3", OTHER, "S5 S6 T2")
    html = inferences(void).html(PAGE)
    assert on(SEAT, html, "known") == []
    assert [line.split(":")[0] for line in on(TAKER, html, "known")] == ["You have no spades"]


def test_the_switch_begins_on_ones_own_chair_and_says_who_takes() -> None:
    shown = page(inferences(table(NO_HONOUR, PARTNER)).html(PAGE))
    assert [one.text for one in shown.one(".chairs").all("label")] == ["You", "Right", "Opposite", "Left the taker"]
    assert [one["data-sits"] for one in shown.all("input") if "checked" in one] == [str(SEAT)]


def test_counting_can_wait_until_somebody_asks() -> None:
    html = inferences(table(NO_HONOUR, PARTNER, "H1"), counted=False).html(PAGE)
    assert PAGE.say(WAITS) in page(html).text
    assert "100" not in page(html).text


@pytest.mark.parametrize("seed", seeds(range(0, 24, 6), 24))
def test_what_a_chair_hears_depends_on_nothing_that_it_does_not_see(seed: int) -> None:
    """The cards that nobody there sees lie in any other way that fits: not a letter changes."""
    rng = random.Random(seed)
    play = rng.choice([play for play, _ in deal(seed, 4)][20:60])
    for chair in range(4):
        seen = play.seen_by(chair)
        drawn = Layouts(lying(seen)).draw(rng)
        own = play.hands[chair]
        hands = tuple(own if seat == chair else drawn[seat] - play.played for seat in range(4))
        other = replace(play, hands=hands)
        assert hands != play.hands
        for words in map(Html, LANGUAGES):
            assert inferences(play, chair, counted=False).html(words) == inferences(other, chair, counted=False).html(
                words
            )
        if len(play.tricks) > LATE:
            assert [*inferences(play, chair).lines(PLAIN)] == [*inferences(other, chair).lines(PLAIN)]


@pytest.mark.parametrize("seed", seeds(range(0, 24, 6), 24))
def test_plain_text_and_json_say_what_the_page_says(seed: int) -> None:
    play = random.Random(seed).choice([play for play, _ in deal(seed, 4)][40:])
    for lang in LANGUAGES:
        one = inferences(play)
        html, plain = page(one.html(Html(lang))).text, "\n".join(one.lines(Words(lang)))
        data = one.as_json(Html(lang))
        for fact in (*data["known"], *data["told"]):  # type: ignore[misc]
            assert page(str(fact["text"])).text in html
        for told_by in one.as_json(Words(lang))["told"]:  # type: ignore[attr-defined]
            assert told_by["text"] in plain


def test_a_club_s_own_words_are_shown_as_they_are_and_lead_nowhere() -> None:
    own = {
        "name": "ours",
        "line": [
            {
                "rule": "X-1",
                "when": "first-suit",
                "cards": "all",
                "means": "king",
                "title": "<b>Ours</b>",
                "statement": "A & B.",
                "source": "us",
            }
        ],
    }
    play = table(NO_HONOUR, PARTNER)
    play = replace(play, options=replace(Options(), conventions=written(own))).after(TAROT["H1"])
    html = inferences(play).html(PAGE)
    assert "&lt;b&gt;Ours&lt;/b&gt;, as this table has agreed: A &amp; B." in html
    assert page(html).all("a") == []
