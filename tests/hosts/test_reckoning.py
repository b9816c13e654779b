"""A hand that is counted, and the odds of unseen cards, as pages ask for them."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.exported import plain
from tutor.core.cards import TAROT
from tutor.core.errors import Json, RecordError
from tutor.hosts.intents import taken_up
from tutor.hosts.reckoning.hand import CountedHand
from tutor.hosts.reckoning.odds import AskedOdds
from tutor.show.languages import LANGUAGES
from tutor.show.tarot.reckoning.hand import EXAMPLE
from tutor.show.tarot.reckoning.odds import MISSING, WANTED
from tutor.show.words import Words
from tutor.tarot.advice.odds import unseen
from tutor.tarot.setting import HAND_SIZES, dog_size

CODES = [card.code for card in TAROT.cards]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_that_the_page_shows_is_a_whole_hand_and_worth_a_garde(lang: str) -> None:
    hand = CountedHand({"counting": {}, "lang": lang})
    said = plain(str(hand.answer({"text": Words(lang).say(EXAMPLE)})["html"]))
    assert len(hand.draft.at("hand")) == HAND_SIZES[4]
    assert "59 points" in said
    assert "garde" in said


def test_a_hand_that_is_not_whole_is_counted_without_its_short_suits_and_has_no_bid() -> None:
    said = plain(str(CountedHand({"counting": {"hand": ["T21", "HK"]}}).answer({"put": "SK"})["html"]))
    assert "24 points with 3 of 18 cards" in said
    assert "15 cards are still missing" in said
    assert "void" not in said
    assert "the advice is" not in said


def test_the_same_cards_at_another_table_count_in_proportion_and_the_page_says_so() -> None:
    hand = CountedHand({"counting": {"scene": "tarot-5", "hand": [f"T{rank}" for rank in range(7, 22)]}})
    assert "The table is made for four players" in hand.html


def test_one_card_too_many_is_refused_and_changes_nothing() -> None:
    hand = CountedHand({"counting": {"hand": CODES[:18]}})
    assert "nobody holds more than 18 cards" in str(hand.answer({"put": CODES[40]})["error"])
    assert len(hand.draft.at("hand")) == 18


@pytest.mark.parametrize(
    ("state", "place"),
    [
        ({"counting": {"hand": ["T22"]}}, "draft.hand[0]"),
        ({"counting": {"hand": [*CODES[:19]]}}, "counting"),
        ({"counting": {"scene": "barbu-no-queens"}}, "draft.scene"),
        ({"chance": {"missing": 0}}, "chance.missing"),
        ({"chance": {"players": 6}}, "chance.players"),
        ({"chance": {"wanted": "luck"}}, "chance.wanted"),
    ],
)
def test_a_state_that_cannot_be_is_refused_with_its_place(state: Json, place: str) -> None:
    with pytest.raises(RecordError) as refused:
        taken_up(state)
    assert refused.value.place == place


def test_six_cards_with_three_others_lie_two_by_two_in_fourteen_deals_and_by_four_in_twenty_six() -> None:
    said = plain(str(AskedOdds({"chance": {}}).answer({"missing": "6"})["html"]))
    assert "2-2-2, in 14 of 100 deals" in said
    assert "4 or more of them in 26 of 100" in said


def test_four_kings_at_five_players_are_in_a_dog_of_three_as_often_as_naive_counting_says() -> None:
    cards, dog = unseen(5), dog_size(5)
    ways = [*combinations(range(cards), dog)]
    some = sum(any(card < 4 for card in way) for way in ways) / len(ways)
    odds = AskedOdds({"chance": {"wanted": "dog", "players": 5}})
    said = plain(str(odds.answer({"missing": "4"})["html"]))
    assert f"in {round(100 * some)} of 100 deals, and none in {100 - round(100 * some)}" in said


@given(
    wanted=st.sampled_from(WANTED),
    players=st.sampled_from([*HAND_SIZES]),
    intents=st.lists(
        st.one_of(
            st.fixed_dictionaries({"wanted": st.sampled_from(WANTED)}),
            st.fixed_dictionaries({"players": st.sampled_from([str(size) for size in HAND_SIZES])}),
            st.fixed_dictionaries({"missing": st.integers(0, 14).map(str)}),
        ),
        max_size=4,
    ),
)
def test_whatever_is_pressed_the_odds_are_all_of_a_hundred(
    wanted: str, players: int, intents: list[dict[str, str]]
) -> None:
    asked = AskedOdds({"chance": {"wanted": wanted, "players": players}})
    for intent in intents:
        answer = asked.answer(dict(intent))
        assert ("error" in answer) != ("html" in answer)
    assert asked.chance.missing in MISSING[asked.chance.wanted]
    assert sum(asked.chance.odds.values()) == 1


def test_every_number_at_every_table_is_drawn() -> None:
    drawn = [
        AskedOdds({"chance": {"wanted": wanted, "players": players, "missing": missing}}).html
        for wanted in WANTED
        for players in HAND_SIZES
        for missing in MISSING[wanted]
    ]
    assert all("data-bar" in html for html in drawn)
