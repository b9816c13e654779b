"""The table as HTML: everybody's place, what lies open, the choices and the score, for every size of table."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.page import Table, page
from tutor import tarot
from tutor.cards import TAROT
from tutor.rule import Message
from tutor.show.felt import PLACES, SEATS
from tutor.show.html import Html
from tutor.show.score_table import lines
from tutor.show.table import table
from tutor.show.view import View
from tutor.tarot.announce import Declaration
from tutor.tarot.auction import Auction
from tutor.tarot.call import Call
from tutor.tarot.dog import Dog
from tutor.tarot.match import Match
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES, Ended, Setting
from tutor.tarot.slam import Slam
from tutor.tarot.trick import Trick

EVERY_SIZE = pytest.mark.parametrize("players", [3, 4, 5])


def setting(players: int) -> Setting:
    """A table at which all cards are known and seat 0 speaks first."""
    cards = random.Random(1).sample(TAROT.cards, len(TAROT))
    size = HAND_SIZES[players]
    hands = tuple(TAROT.set(cards[size * seat : size * (seat + 1)]) for seat in range(players))
    return Setting(players, players - 1, Options(), hands, TAROT.set(cards[size * players :]))


def seen(at: object, players: int, lang: str = "en", deals: Sequence[object] = ()) -> Table:
    """The table of a match at this position, as seat 0 sees it."""
    match = Match.of({"players": players, "seed": 1, "deals": list(deals)})
    return Table(table(View("tarot", at, 0, 1, live=True, match=match), Html(lang)))


@EVERY_SIZE
def test_everybody_has_a_place_of_their_own_in_the_order_of_play(players: int) -> None:
    at_table = seen(Auction(setting(players)), players)
    assert at_table.part("felt")["data-seats"] == str(players)
    assert [chair.at for chair in at_table.chairs] == list(PLACES[players])
    assert [chair.who for chair in at_table.chairs] == list(SEATS[players])


@EVERY_SIZE
def test_in_the_auction_everybodys_word_stands_at_their_place(players: int) -> None:
    said = ((1, "prise"), *((seat, "pass") for seat in range(2, players)))
    at = Auction(Setting(players, 0, Options(), setting(players).hands), said)
    chairs = seen(at, players).chairs
    assert [chair.word for chair in chairs] == [None, "prise", *["pass"] * (players - 2)]
    assert [chair.tags for chair in chairs] == [("to speak",), *[()] * (players - 1)]


def test_a_bid_that_is_forbidden_can_be_pressed_and_looks_different() -> None:
    at = Auction(Setting(4, 2, Options(), setting(4).hands), ((3, "garde"),))
    bidding = seen(at, 4)
    choices = bidding.part("choices")
    assert choices.moves == ["pass", "prise", "garde", "garde-sans", "garde-contre"]
    assert bidding.forbidden == ["prise", "garde"]
    assert [button["tabindex"] for button in choices.all("button")] == ["0", "-1", "-1", "-1", "-1"]


def test_outside_the_play_the_hand_is_no_set_of_buttons() -> None:
    hand = seen(Auction(setting(4)), 4).part("hand")
    assert len(hand.cards) == 18
    assert hand.all("button") == []


@EVERY_SIZE
def test_the_dog_lies_open_and_its_cards_are_marked_in_the_takers_hand(players: int) -> None:
    at = Dog.begin(setting(players), 0, "garde", TAROT["HK"] if players == 5 else None)
    taken_up = seen(at, players)
    dog = {card.code for card in at.setting.dog or ()}
    assert set(taken_up.part("felt").cards) == dog
    assert {button["data-card"] for button in taken_up.part("hand").all("[data-fresh]")} == dog
    assert f"0 of {len(dog)} set aside" in taken_up.part("head").text


def test_when_the_ecart_is_made_no_card_is_marked_as_new_any_more() -> None:
    table_of_four = setting(4)
    held = table_of_four.hands[0] or TAROT.none
    after = Slam(table_of_four, 0, "garde", None, held | (table_of_four.dog or TAROT.none))
    assert seen(after, 4).part("hand").all("[data-fresh]") == []
    assert len(seen(Dog.begin(table_of_four, 0, "garde", None), 4).part("hand").all("[data-fresh]")) == 6


def test_a_king_that_may_be_called_is_a_button_with_a_name() -> None:
    choices = seen(Call(setting(5), 0, "garde"), 5).part("choices")
    assert len(choices.all('button[data-move^="call "]')) == 16
    assert choices.one('button[data-move="call SK"]').text == "call the king of spades"


def test_many_forbidden_calls_are_folded_away_behind_those_that_are_allowed() -> None:
    calling = seen(Call(setting(5), 0, "garde"), 5)
    fold = calling.part("choices").one(".fold")
    open_ = [move for move in calling.part("choices").moves if move not in fold.moves]
    assert open_ == ["call SK", "call HK", "call DK", "call CK"]
    assert fold.moves == calling.forbidden
    assert fold.one("summary").text == f"Not allowed now, and why ({len(fold.moves)})"
    stops = [button["data-move"] for button in calling.part("choices").all('button[tabindex="0"]')]
    assert stops == [open_[0], fold.moves[0]]


def test_the_focus_after_the_ecart_falls_on_no_slam() -> None:
    choices = seen(Slam(setting(4), 0, "garde", None, setting(4).hands[0]), 4).part("choices")
    assert [(one["data-move"], one["tabindex"]) for one in choices.all("button")] == [("no-slam", "0"), ("slam", "-1")]


def play(**more: object) -> Play:
    """Seat 0 leads to the first trick of five players; seat 3 holds the called king."""
    hands = setting(5).hands
    holder = next(seat for seat, hand in enumerate(hands) if TAROT["HK"] in (hand or ()))
    start: dict[str, object] = {"called": TAROT["HK"], "announcing": True, "dog": TAROT.none, **more}
    return Play(15, (holder + 1) % 5, "garde", hands, Trick(0, 5), **start)  # type: ignore[arg-type]


def test_the_partner_is_a_secret_until_the_called_card_is_played() -> None:
    at = play()
    assert not any("partner" in chair.tags for chair in seen(at, 5).chairs)
    trick = Trick(at.partner or 0, 5).with_card(TAROT["HK"])
    shown = Play(15, at.taker, "garde", at.hands, trick, called=at.called)
    assert ["partner" in chair.tags for chair in seen(shown, 5).chairs].index(True) == at.partner


def test_a_poignee_lies_open_in_the_first_trick() -> None:
    said = Declaration("poignee simple", TAROT.read("T2 T3 T4 T5 T6 T7 T8 T9"))
    felt = seen(play(shown=((2, said),)), 5).part("felt")
    assert "simple poignée" in felt.text
    assert felt.cards == ["T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9"]


@pytest.mark.parametrize(("trumps", "shown"), [(7, 0), (8, 3)], ids=["too few", "enough"])
def test_poignees_are_offered_to_somebody_who_can_show_one(trumps: int, shown: int) -> None:
    cards = [*TAROT.all.of("T")][:trumps] + [*TAROT.all.of("S")][: 15 - trumps]
    hands = (TAROT.set(cards), None, None, None, None)
    at = Play(15, 1, "garde", hands, Trick(0, 5), called=TAROT["HK"], announcing=True)
    leading = seen(at, 5)
    assert len(leading.part("choices").all("button.choice")) == shown
    assert [group["aria-label"] for group in leading.part("choices").all(".group")] == ["Show a poignée:"] * bool(shown)
    assert ("you may also show a poignée" in leading.prompt) == bool(shown)


def test_a_deal_without_play_ends_with_its_rule_and_the_score_of_the_match() -> None:
    at = Ended(4, "auction", tarot.RULES["T-BID-ALL-PASS"])
    ended = seen(at, 4)
    assert ended.part("score").rules == ["t-bid-all-pass"]
    assert ended.scores == {"1": ["0"] * 4, "Total": ["0"] * 4}


def test_the_score_begins_with_the_learner_and_names_every_column() -> None:
    ended = {"players": 3, "taker": 0, "contract": "prise", "points": 51, "bouts": 1}
    after_one = seen(Auction(setting(3)), 3, deals=[ended])
    score = after_one.part("score").one("table")
    assert score.columns == ["Deal", "You", "Right", "Left"]
    assert score.one("caption").text == "Score of the match"
    assert after_one.scores == {"1": ["+50", "−25", "−25"], "Total": ["+50", "−25", "−25"]}


@pytest.mark.parametrize("linked", [True, False], ids=["match", "exercise"])
def test_a_match_links_each_line_of_the_score_to_its_rule_and_an_exercise_none(linked: bool) -> None:  # noqa: FBT001
    sheet = tarot.settle({"players": 4, "taker": 0, "contract": "garde", "points": 49, "bouts": 2})
    told = page(lines(sheet, Html("en", 0), linked=linked))
    assert len(told.all("li")) == 5
    assert len(told.rules) == (5 if linked else 0)


def test_advice_stands_beside_a_deal_when_it_is_ones_turn_and_never_beside_an_exercise() -> None:
    own, others = Auction(setting(4)), Auction(setting(4), ((0, "pass"),))
    exercise = Table(table(View("tarot", own, 0, 1, live=True, title=Message("An exercise")), Html("en")))
    for shown, there in ((seen(own, 4), True), (seen(others, 4), False), (exercise, False)):
        assert bool(shown.part("advice").all(".tutor-advice")) is there
        assert ("hidden" not in shown.part("advice")) is there


def test_the_advice_of_a_defender_says_what_is_known_and_what_each_card_would_tell() -> None:
    at = play()
    assert len(seen(at, 5).part("advice").all(".tutor-advice")) == 2
