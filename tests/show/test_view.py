"""The table as a whole: what it tells after which move, what it keeps folded, and what it does not show at all."""

from __future__ import annotations

import pytest

from tests.hosts.playing import TAKER, moves
from tests.page import Table
from tutor.games import GAMES
from tutor.hosts.table.session import Session
from tutor.show.table.view import View
from tutor.tarot.match import Match


def taking(**more: object) -> Session:
    """A match at whose first deal the learner has taken with a garde, and has to make the écart."""
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4], **more})
    session.answer({"play": "garde"})
    return session


def table(session: Session) -> Table:
    return Table(session.html)


def test_in_an_exercise_a_card_is_tried_until_the_first_is_played_and_in_a_match_it_is_played_at_once() -> None:
    session = Session({"kind": "follow", "seed": 3})
    assert "data-live" not in table(session).one(".tutor-table")
    assert table(session).prompt.startswith("Your turn. Try any card.")
    session.answer({"play": moves(session)[0]})
    assert "data-live" in table(session).one(".tutor-table")
    assert table(session).prompt.startswith("Your turn: play a card.")
    assert "data-live" in table(taking()).one(".tutor-table")


def test_what_has_happened_is_told_from_ones_own_last_move_on() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4]})
    assert [line.rpartition(" ")[2] for line in news(session)] == ["passes."] * 3
    session.answer({"play": "garde"})
    told = news(session)
    assert told[0] == "You bid garde."
    assert not any("pass" in line for line in told)
    session.answer({"play": moves(session)[0]})
    told = news(session)
    assert told[0].startswith("You set aside ")
    assert "garde" not in " ".join(told)


def news(session: Session) -> list[str]:
    """The lines of what has just happened."""
    told = table(session).part("verdict").one(".news")
    return told.texts("p") or [told.text]


def test_the_story_keeps_everything_chapter_by_chapter() -> None:
    session = taking()
    assert list(table(session).story) == ["The auction"]
    session.answer({"finish": True})
    chapters = table(session).story
    assert list(chapters)[:3] == ["The auction", "The écart", "Trick 1 of 18"]
    assert len(chapters) == 2 + 18
    assert all(lines for lines in chapters.values())


def test_whoever_wins_a_trick_is_told_so_as_you() -> None:
    session = taking()
    session.answer({"finish": True})
    winners = [line for lines in table(session).story.values() for line in lines if "the trick with" in line]
    assert len(winners) == 18
    mine = [line for line in winners if line.startswith("You win the trick with ")]
    assert len(mine) == sum(winner == 0 for winner in session.at.winners) > 0
    assert not any(line.startswith("You wins") for line in winners)


def test_where_the_pack_was_not_shuffled_that_is_said_before_ones_first_move_and_then_in_the_story() -> None:
    session = Session({"game": "tarot", "players": 4, "seed": TAKER[4], "rules": {"shuffle": "soft"}})
    assert "shuffled for the first deal only" in table(session).part("verdict").text
    session.answer({"play": "pass"})
    assert "shuffled" not in table(session).part("verdict").text
    assert "shuffled for the first deal only" in table(session).story["The deal"][0]


def test_there_is_no_story_where_nothing_has_happened_yet() -> None:
    assert "hidden" in table(Session({"game": "barbu", "seed": 1, "dealer": 0})).part("story")
    assert "hidden" not in table(taking()).part("story")


@pytest.mark.parametrize(("game", "kept"), [("tarot", False), ("barbu", True)])
def test_only_in_barbu_something_is_written_down_besides_the_scores(game: str, kept: bool) -> None:  # noqa: FBT001
    ledger = table(Session({"game": game, "seed": 1})).part("ledger")
    assert ("hidden" not in ledger) is kept
    assert bool(ledger.all("table")) is kept


def test_the_score_comes_with_the_end_of_the_deal_line_by_line_with_what_each_line_adds() -> None:
    session = taking()
    assert "hidden" in table(session).part("score")
    session.answer({"finish": True})
    score = table(session).part("score")
    assert "hidden" not in score
    values = score.texts(".sheet .value")
    assert values
    assert all(value[0] in "+−" for value in values)
    assert len(score.rules) == len(score.all(".sheet li"))


def test_the_learners_score_is_the_one_that_is_counted() -> None:
    session = taking()
    session.answer({"finish": True})
    (mine, *_) = table(session).scores["1"]
    assert f"The deal is over. Your score: {mine}" in table(session).part("verdict").texts("p")


def test_the_last_tricks_of_a_deal_come_to_no_score_for_nobody_knows_the_cards_of_those_before() -> None:
    session = Session({"kind": "follow", "seed": 3})
    session.answer({"finish": True})
    assert "The deal is over." in table(session).part("verdict").text
    assert "hidden" in table(session).part("score")
    assert table(session).part("score").text == ""


def test_a_table_says_what_it_is_to_those_who_do_not_see_it() -> None:
    whole = table(taking()).one(".tutor-table")
    assert whole["aria-label"] == "Card table: French Tarot: deal 1"
    assert table(taking()).part("hand")["aria-label"] == "Your hand"
    assert table(taking()).part("choices")["aria-label"] == "What you may say"
    assert table(taking()).part("problem")["role"] == "alert"


def test_the_number_that_chooses_between_wordings_is_another_in_each_deal_of_a_match() -> None:
    deal = {"taker": 0, "contract": "garde", "points": 49, "bouts": 2}
    matches = [Match.of({"players": 4, "seed": 7, "deals": [deal] * count}) for count in range(3)]
    at = taking().at
    assert len({View("tarot", at, 0, 7, live=True, match=match).number for match in matches}) == len(matches)


# --- a turn without a choice ------------------------------------------------------------------------------------------


def at_the_last_card(session: Session) -> dict[str, object]:
    """Play on until one card is left; what the table answered last."""
    answer: dict[str, object] = {}
    while len(session.at.hands[0]) > 1:
        answer = session.answer({"play": session.at.obligation().legal()[0].code})
    return answer


def playing(**more: object) -> Session:
    """A match in whose first deal the play has begun."""
    session = taking(**more)
    while session.at.phase != "play":
        session.answer({"play": GAMES["tarot"].choose(session.at)})
    return session


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The only card that you may play is "),
        ("fr", "Vous ne pouvez jouer qu’une carte\N{NO-BREAK SPACE}: "),
    ],
)
def test_a_turn_without_a_choice_says_so_and_tells_the_page_which_move_it_is(lang: str, said: str) -> None:
    session = playing(lang=lang)
    last = Table(str(at_the_last_card(session)["html"]))
    (card,) = session.at.hands[0]
    assert said in last.prompt
    assert last.one(".tutor-table")["data-only"] == card.code


def test_a_turn_with_a_choice_says_nothing_of_that_kind() -> None:
    session = playing()
    session.answer({"play": session.at.obligation().legal()[0].code})
    assert len(session.at.obligation().legal()) > 1
    assert "data-only" not in table(session).one(".tutor-table")
    assert "only" not in table(session).prompt


def test_what_was_taken_back_is_not_done_again_by_itself() -> None:
    session = playing()
    at_the_last_card(session)
    session.answer({"play": session.at.obligation().legal()[0].code})
    back = Table(str(session.answer({"back": True})["html"]))
    assert "The only card" in back.prompt
    assert "data-only" not in back.one(".tutor-table")


def test_an_exercise_does_not_tell_that_there_is_only_one_card() -> None:
    session = Session({"kind": "overtrump", "seed": 2})
    session.answer({"play_on": True})
    assert len(session.at.obligation().legal()) == 1
    assert "only" not in table(session).prompt


def test_who_can_only_pass_in_domino_is_told_why() -> None:
    session = Session({"game": "barbu", "dealer": 0, "seed": 8, "moves": ["domino 8"]})
    while session.at.obligation().legal() != ["pass"] or session.at.phase != "play":
        session.answer({"play": GAMES["barbu"].choose(session.at)})
    assert "None of your cards fits, so you can only pass." in table(session).prompt
