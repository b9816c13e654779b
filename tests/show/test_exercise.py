"""An exercise as anybody finds their way in it: what is shown, what is asked, and with what one answers."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.every import every
from tests.page import Element, Table
from tests.teach.asked import asking
from tutor.core.cards import SUITS
from tutor.games import GAMES
from tutor.show.exercises.exercise import exercise
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.lesson import Help
from tutor.teach.course.parts import LESSONS
from tutor.teach.kind import LEVELS, Exercise
from tutor.teach.kinds import KINDS
from tutor.teach.naming import linked
from tutor.teach.positions import LEARNER, SEEDS, position
from tutor.teach.tarot.situations import TRICK_SITUATIONS

ENGLISH, FRENCH = Html("en"), Html("fr")
#: A club is led; the hand has the jack and the queen of clubs.
CARDS = "allowed.1.1.15"
#: One table and another, and what may be played at each.
TABLES = "allowed.1.2.7"
#: Which rule decides about the 8 of hearts.
RULE = "deciding-rule.1.1.2"
#: What five cards are worth.
NUMBER = "trick-points.1.1.2"
#: Six cards, and a trick that lies open.
TRICK = "beats.1.2.8"
EXERCISES = st.builds(
    lambda kind, level, seed: f"{kind.id}.{kind.edition}.{level}.{seed}",
    st.sampled_from(list(KINDS.values())),
    st.sampled_from(LEVELS),
    st.integers(SEEDS.start, SEEDS.stop - 1),
)


def drawn(link: str, words: Html = ENGLISH, hold: Help = "", *, free: bool = False) -> Table:
    """An exercise, read as a page."""
    return Table(exercise(linked(link), words, hold, free=free))


def asked(game: str, *moves: str) -> Element:
    """The board of an exercise that asks what may be done after these moves of a deal."""
    deal = GAMES[game].Match.of({"game": game, "players": 4, "dealer": 3, "seed": 5, "deals": []}).record()
    record = replace(deal, moves=moves)
    own = asking(KINDS["allowed"], KINDS["allowed"].about_deal(record))
    return Table(exercise(Exercise(own, 1, 1), ENGLISH)).one(".board")


def prompt(page: Table) -> str:
    """What is asked, in the words that name the group of all fields."""
    return page.one("fieldset legend").text


def boards(page: Table) -> list[Element]:
    """The boards that are shown."""
    return page.all(".board")


def fields(page: Element) -> dict[str, tuple[str, str]]:
    """What can be answered here: the sort of each field and its label, by what it answers."""
    labels = {label.one("input")["value"]: label for label in page.all("label[data-option]")}
    return {answer: (label.one("input")["type"], label.text) for answer, label in labels.items()}


def ready(page: Table, name: str) -> Element:
    """What stands ready to be said under a name."""
    return page.one(f'template [data-say="{name}"]')


# --- what is shown --------------------------------------------------------------------------------------------------


def test_one_hears_first_what_kind_of_exercise_it_is_and_what_is_asked() -> None:
    page = drawn(CARDS)
    assert page.one(".tutor-question")["aria-label"] == "Exercise: What may you do?"
    assert page.title.startswith("What may you do?")
    assert prompt(page) == "Mark every card that you may play."
    assert page.part("question").text.startswith(prompt(page))


def test_a_deal_stands_on_its_board_as_on_a_table_and_the_hand_is_what_one_marks() -> None:
    board = boards(drawn(CARDS))[0]
    assert board.one(".felt").cards == ["C3"]
    assert list(fields(board)) == board.one(".hand").cards
    assert fields(board)["CJ"] == ("checkbox", "jack of clubs")
    assert "You" in board.texts(".who")


def test_two_tables_have_headings_and_each_is_a_group_of_its_own() -> None:
    page = drawn(TABLES)
    assert prompt(page).startswith("Here are two tables.")
    assert page.texts(".board h4") == ["First table", "Second table"]
    assert [board["aria-label"] for board in boards(page)] == ["First table", "Second table"]
    assert [board["role"] for board in boards(page)] == ["group", "group"]
    assert [{answer[:2] for answer in fields(board)} for board in boards(page)] == [{"0:"}, {"1:"}]


def test_a_single_table_needs_no_heading() -> None:
    page = drawn(CARDS)
    assert page.all(".board h4") == []
    assert "aria-label" not in boards(page)[0]


def test_an_ecart_begins_with_all_24_cards_of_hand_and_dog_to_mark_for_the_taker_holds_them() -> None:
    board = asked("tarot", "pass", "pass", "prise", "pass")
    marks = fields(board)
    assert board.texts(".about")[0].startswith("The écart")
    assert len(marks) == len(set(board.one(".hand").cards)) == 24
    assert list(marks) == [f"discard {card}" for card in board.one(".hand").cards]
    assert {sort for sort, _ in marks.values()} == {"checkbox"}
    assert set(board.one(".felt").cards) < set(board.one(".hand").cards)  # the dog


def test_a_deal_of_barbu_says_its_contract_and_offers_the_cards_of_the_hand() -> None:
    board = asked("barbu", "no-queens", "double 3", "pass", "pass", "pass")
    assert "No Queens" in board.texts(".about")[0]
    assert list(fields(board)) == board.one(".hand").cards
    assert len(fields(board)) == 13


def test_in_domino_one_may_mark_to_pass_too() -> None:
    board = asked("barbu", "domino 8", "pass", "pass", "pass", "pass")
    assert list(fields(board)) == [*board.one(".hand").cards, "pass"]
    assert fields(board)["pass"] == ("checkbox", "Pass")


def test_what_is_done_without_a_card_stands_below_the_hand_in_words() -> None:
    board = asked("barbu", "no-queens")
    assert len(board.one(".hand").cards) == 13
    assert board.all(".hand input") == []
    assert ("checkbox", "Pass") in fields(board).values()
    assert [label.text for label in board.all(".choices label")] == [label for _, label in fields(board).values()]


def test_a_trick_lies_open_in_its_order_and_is_not_to_be_marked() -> None:
    page = drawn(TRICK)
    assert page.one(".open").cards == ["D10", "DQ", "D7"]
    assert page.all(".open input") == []
    assert list(fields(page)) == ["DJ", "D2", "T21", "D9", "T19", "S6"]


def test_of_some_rules_one_is_chosen_by_its_name_and_the_hand_is_only_to_be_seen() -> None:
    page = drawn(RULE)
    assert prompt(page) == "You would like to play the 8 of hearts. Which rule decides whether you may?"
    assert {sort for sort, _ in fields(page).values()} == {"radio"}
    assert fields(page)["T-PLAY-FOLLOW"] == ("radio", "Follow suit")
    assert "H8" in page.one(".hand").cards
    assert page.all(".hand input") == []


def test_a_number_is_typed_into_a_field_with_a_label_or_reached_with_buttons_that_say_what_they_do() -> None:
    page = drawn(NUMBER)
    assert page.one(".open").cards == ["SQ", "T20", "T13", "SK", "T11"]
    assert page.one(".number-pad label").text == "Your answer"
    assert page.one(".number-pad label input")["inputmode"] == "decimal"
    assert [button["aria-label"] for button in page.all("[data-step]")] == [
        "One less",
        "One more",
        "Half a point more or less",
    ]


@given(EXERCISES, st.sampled_from((ENGLISH, FRENCH)))
@example("given-for-it.2.1.1", ENGLISH).via("cards in a row, and below them a sentence")
@settings(max_examples=12)
def test_every_option_of_an_exercise_is_one_field_with_a_label_of_its_own(link: str, words: Html) -> None:
    page, question = drawn(link, words), linked(link).question
    assert [one["value"] for one in page.all("fieldset label[data-option] input")] == [*fields(page)]
    grid = question.grid
    states = [f"{cell.id}={state.id}" for cell in grid.cells for state in grid.states] if grid else []
    assert sorted(fields(page)) == sorted([*states, *(option.id for option in question.options)])
    parts = page.all("fieldset.cell") if grid else boards(page) if len(question.boards) > 1 else [page]
    for board in parts:
        labels = [label for _, label in fields(board).values()]
        assert all(labels)
        assert len(set(labels)) == len(labels)


@given(st.integers(1, 500))
@settings(max_examples=40)
def test_the_hands_of_the_others_are_nowhere_on_the_page(seed: int) -> None:
    deal = position(TRICK_SITUATIONS[(seed - 1) % len(TRICK_SITUATIONS)], seed)
    others = [hand for seat, hand in enumerate(deal.hands) if hand and seat != LEARNER]
    hidden = [card for hand in others for card in hand if card.code not in deal.moves]
    # The topics that it trains have names such as T18, which are no cards.
    html = re.sub(r' data-topics="[^"]*"', "", exercise(linked(f"allowed.1.1.{seed}"), ENGLISH))
    assert hidden
    assert not {card.code for card in hidden} & set(re.findall(r"\w+", html))
    names = {Words("en").name(card) for card in hidden if card.suit in SUITS}
    assert not [name for name in names if re.search(rf"\b{name}\b", Table(html).text)]


# --- what can be done -----------------------------------------------------------------------------------------------


def test_one_checks_asks_for_a_hint_and_later_goes_on() -> None:
    page = drawn(CARDS)
    first, *hints = page.part("asked").all(".controls button")
    assert (first.text, first["type"]) == ("Check my answer", "button")
    assert [(hint.text, "hidden" in hint) for hint in hints] == [
        ("Give me a hint", False),
        ("Help me more", True),
        ("Show me the answer", True),
    ]
    done = page.part("after").one(".done")
    assert "hidden" in done
    assert done.texts("button") == ["Another like this", "Clear it and try again"]


@pytest.mark.parametrize(
    ("hold", "heading"),
    [
        ("worked", "Worked example"),
        ("half", "The hints are open: the last step is yours"),
        ("none", "Without hints"),
        ("", None),
    ],
)
def test_a_heading_says_how_much_is_shown_before_one_answers(hold: Help, heading: str | None) -> None:
    page = drawn(CARDS, hold=hold)
    assert page.texts(".helped") == ([heading] if heading else [])
    assert bool(page.all("[data-hint]")) is (hold != "none")


def test_what_is_said_of_an_answer_is_said_aloud_where_it_appears() -> None:
    page = drawn(CARDS)
    for name in ("hints", "verdict"):
        assert (page.part(name)["role"], page.part(name)["aria-live"]) == ("status", "polite")
        assert page.part(name).text == ""
    assert page.part("problem")["role"] == "alert"


def test_whoever_finds_something_wrong_has_a_line_that_says_where() -> None:
    line = drawn(CARDS, FRENCH).part("after").one("[data-report]")["data-report"]
    assert re.fullmatch(r"allowed\.1\.1\.15 · mark · [\d.]+ · fr", line)


def test_where_any_exercise_may_be_chosen_a_form_offers_all_kinds_and_levels() -> None:
    chooser = drawn(TRICK, free=True).part("chooser")
    kinds, levels = chooser.all("select")
    assert sorted(option["value"] for option in kinds.all("option")) == sorted(KINDS)
    assert [option.text for option in levels.all("option")] == ["level 1", "level 2", "level 3"]
    assert [option["value"] for option in chooser.all("option[selected]")] == ["beats", "2"]
    assert not drawn(TRICK).all('[data-part="chooser"]')


def test_kinds_to_choose_from_stand_under_the_lesson_that_first_asks_them_each_told_from_all_others() -> None:
    kinds, _ = drawn(TRICK, free=True).part("chooser").all("select")
    lessons = {group["label"]: group for group in kinds.all("optgroup")}
    titles = [Words("en").say(lesson.title) for lesson in LESSONS.values()]
    # A lesson that asks only what earlier ones have asked has no kinds of its own.
    assert list(lessons) == [*(title for title in titles if title in lessons), "In no lesson"]
    assert len(lessons) >= len(titles)
    assert "allowed" in [option["value"] for option in lessons["Which cards may I play?"].all("option")]
    texts = [option.text for option in kinds.all("option")]
    assert len({*texts}) == len(texts)


# --- what stands ready ----------------------------------------------------------------------------------------------


def test_the_right_answers_and_all_reasons_stand_in_a_template_and_nowhere_else() -> None:
    page = drawn(CARDS)
    assert json.loads(page.one("template [data-key]")["data-key"]) == [["CJ", "CQ"]]
    assert page.all("[data-key]") == page.all("template [data-key]")
    assert page.all("[data-legal]") == page.all("template [data-legal]")
    assert page.all("[data-mark]") == []


def test_options_of_which_the_same_is_said_share_a_line_and_what_is_right_comes_first() -> None:
    options = ready(drawn(CARDS), "why").all("li")
    assert [line["data-legal"] for line in options] == ["yes", "no", "no"]
    assert options[0].text.startswith("the jack of clubs and the queen of clubs: Clubs were led")
    assert options[0].seen.startswith("✓")
    assert options[-1].seen.startswith("✗")


def test_every_reason_says_of_which_parts_of_an_answer_it_speaks_and_what_of_it_can_be_left_out() -> None:
    right, *wrong = ready(drawn(CARDS), "why").all("li")
    assert right["data-parts"] == "CJ|CQ"
    assert right.texts(".more") == ["In a plain suit you need not go higher."]
    assert {part for line in wrong for part in line["data-parts"].split("|")} == {*fields(drawn(CARDS))} - {"CJ", "CQ"}


def test_hints_lead_from_a_question_to_the_rule_and_light_the_cards_that_bind() -> None:
    page = drawn(CARDS)
    assert ready(page, "hint-1").text.endswith("?")
    assert ready(page, "hint-2").rules == ["t-play-follow"]
    assert ready(page, "hint-2")["data-lit"] == "CJ CQ"
    assert ready(drawn(TABLES), "hint-2")["data-lit"] == "0:C2 0:C4 1:T20"


def test_what_some_wrong_numbers_come_from_stands_ready_beside_the_working_whose_rule_is_named_once() -> None:
    page = drawn(NUMBER)
    assert page.values("data-slip") == ["8", "11"]
    assert ready(page, "because").rules == ["t-deck-values"]
    assert ready(page, "because").text.startswith("Together they are worth 9½.")
    assert ready(page, "why").text.count("Together they are worth") == 1
    assert ready(page, "number").text == "The answer: 9½"


def test_of_two_tables_each_says_why_in_its_turn() -> None:
    because = ready(drawn(TABLES), "because")
    assert because.rules == ["t-play-follow", "t-play-trump-led-over"]
    assert because["data-rules"] == "T-PLAY-FOLLOW|T-PLAY-TRUMP-LED-OVER"


@every((CARDS, TABLES, RULE, NUMBER, TRICK), ("worked", "half", "none", ""), LANGUAGES)
def test_no_part_of_a_message_is_left_unsaid(link: str, hold: Help, lang: str) -> None:
    assert not re.search(r"\{\w+[:}]", drawn(link, Html(lang), hold, free=True).text)
