"""Inferences at a table: where a lesson wants them, what they cost where nobody does, what is counted on request."""

from __future__ import annotations

from tests.hosts.playing import moves
from tests.page import Table, page
from tutor.core.errors import Json
from tutor.hosts.notebook.lesson import Lesson
from tutor.hosts.table.session import Session
from tutor.show.tarot.play import PlayOnTable
from tutor.show.tarot.reported import NOTHING, Reported
from tutor.show.words import Words
from tutor.tarot.advice.told import Report

#: We pass, the player on our right takes with a prise, and we lead.
LEADING: dict[str, Json] = {"game": "tarot", "players": 4, "dealer": 3, "seed": 2, "moves": ["pass"]}
#: What the inferences may weigh in the HTML of a table where nobody wants them.
FEW_KB = 4_000


def told(session: Session) -> list[str]:
    """What has been told at a table, sentence by sentence."""
    [row] = [one for one in Table(session.html).part("inferences").all(".inference") if one["data-inference"] == "told"]
    return [line.text for line in row.all("li")]


def test_a_table_of_a_lesson_that_wants_the_ears_keeps_them_deal_after_deal() -> None:
    session = Session({**LEADING, "inferences": True})
    again = Session(session.state.to_json())
    for one in (session, again):
        assert "data-infers" in page(one.html).one(".tutor-table")
        assert "open" in Table(one.html).part("inferences")
    session.answer({"finish": True})
    session.answer({"next": True})
    assert session.state.inferences


def test_a_cell_asks_for_a_table_with_inferences() -> None:
    table = Lesson(lang="en").deal(2, game="tarot", dealer=3, moves=["pass"], inferences=True)
    assert "data-infers" in page(table.html).one(".tutor-table")


def test_at_any_other_table_they_wait_in_a_fold_and_weigh_little() -> None:
    session = Session(LEADING)
    assert "inferences" not in session.state.to_json()
    html = session.html
    assert "data-infers" not in page(html).one(".tutor-table")
    assert "open" not in Table(html).part("inferences")
    fold = html[html.index('<details class="inferences"') :]
    assert len(fold[: fold.index('data-part="verdict"')]) < FEW_KB


def test_what_one_has_said_is_told_at_once() -> None:
    session = Session(LEADING)
    assert told(session) == []
    session.answer({"play": "C6"})
    assert told(session)[0].startswith("6 of clubs In trick 1, you said: the 6 of clubs denies the king and the")


def test_counting_changes_nothing() -> None:
    session = Session(LEADING)
    while "data-weighs" not in session.html:
        session.answer({"play": moves(session)[0]})
    before = session.state, session.html
    answer = session.answer({"weigh": True})
    assert set(answer) == {"weighed"}
    assert "of 100 possible layouts" in page(str(answer["weighed"])).text
    assert (session.state, session.html) == before


def test_a_table_of_another_game_has_no_inferences() -> None:
    session = Session({"game": "barbu", "seed": 1, "inferences": True})
    assert "hidden" in Table(session.html).part("inferences")
    assert session.answer({"weigh": True}) == {"weighed": ""}


def test_at_the_end_a_defender_reads_what_their_cards_have_said() -> None:
    session = Session(LEADING)
    session.answer({"play": "C6"})
    session.answer({"finish": True})
    report = session.at and Table(session.html).part("inferences")
    rows = {row["data-inference"]: row for row in report.all(".inference")}
    assert [*rows] == ["kept", "broken", "missed", "asked"]
    first = rows["kept"].all("li")[0].text
    assert first.startswith("6 of clubs In trick 1 you played the 6 of clubs: the 6 of clubs denies the king and the")
    for row in rows.values():
        assert row.one("b").text == str(len(row.all("li")))
    counsel = PlayOnTable(session.at).inferences(0)
    assert isinstance(counsel, Reported)
    text = "\n".join(counsel.lines(Words("en", 0)))
    data = counsel.as_json(Words("en", 0))
    for name, row in rows.items():
        assert len(data[name]) == len(row.all("li"))  # type: ignore[arg-type]
        assert all(one["text"] in text for one in data[name])  # type: ignore[attr-defined]


def test_who_had_nothing_to_tell_reads_that_and_the_attack_nothing_at_all() -> None:
    assert [*Reported(Report((), (), (), ())).lines(Words("en", 0))] == [Words("en").say(NOTHING)]
    taking = Session({**LEADING, "moves": ["garde-contre"]})
    taking.answer({"finish": True})
    assert "hidden" in Table(taking.html).part("inferences")
