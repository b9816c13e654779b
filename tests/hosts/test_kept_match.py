"""Matches that a notebook keeps: they go on where they were left, and nothing that somebody has kept is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hosts.playing import TAKER
from tutor.core.errors import Json
from tutor.core.saving import replace
from tutor.games import GAMES
from tutor.hosts.notebook.kept_log import KeptLog
from tutor.hosts.notebook.kept_match import GOES_ON, KeptMatch, taken_up
from tutor.hosts.notebook.kept_task import KeptTask
from tutor.hosts.table.session import Session
from tutor.show.words import Words

#: What the cell of a lesson asks for.
CELL: dict[str, Any] = {"game": "tarot", "players": 3, "seed": TAKER[3], "name": "mine", "lang": "en"}
KEPT = "mine.json"
#: What somebody may have put in the place of a match, or what a broken disk has left of one.
NO_MATCH = [
    "",
    "{",
    "[]",
    '{"game": "bridge"}',
    '{"kind": "follow", "seed": 3}',
]


def at_the_table(folder: Path, **more: Json) -> KeptMatch:
    """The table that the cell opens in a kernel that knows nothing of another."""
    match = KeptMatch({**CELL, **more}, folder)
    match.take_up()
    return match


def a_move(match: Session) -> None:
    """Do what the tutor would do."""
    match.answer({"play": GAMES["tarot"].choose(match.at)})


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# --- it counts ------------------------------------------------------------------------------------------------------


def test_a_deal_that_is_played_to_its_end_counts_once_in_the_learners_log(tmp_path: Path) -> None:
    log = KeptLog(tmp_path / "progress.json")
    match = KeptMatch(CELL, tmp_path / "matches", log)
    while not match.over:
        a_move(match)
    (played,) = log.read().answers
    assert (played.kind, played.seed, played.unaided) == ("deal-tarot", CELL["seed"], True)
    assert played.given == tuple(topic.id for topic in match.counts_for)
    match.answer({"lang": "fr"})
    KeptMatch(CELL, tmp_path / "matches", log).take_up()
    assert len(log.read().answers) == 1


def test_a_deal_that_the_tutor_has_finished_does_not_count(tmp_path: Path) -> None:
    log = KeptLog(tmp_path / "progress.json")
    KeptMatch(CELL, tmp_path / "matches", log).answer({"finish": True})
    assert log.read().answers == ()


# --- it goes on -----------------------------------------------------------------------------------------------------


def test_a_match_that_was_left_goes_on_in_a_kernel_that_knows_nothing_of_it(tmp_path: Path) -> None:
    before = at_the_table(tmp_path)
    a_move(before)
    after = KeptMatch(CELL, tmp_path)
    assert after.take_up() == Words("en").say(GOES_ON)
    assert after.state == before.state
    a_move(after)
    assert len(after.state.moves) > len(before.state.moves)


def test_before_the_first_move_nothing_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    match = at_the_table(folder)
    match.answer({"play": "no card"})
    assert not folder.exists()
    a_move(match)
    assert names(folder) == [KEPT]


def test_the_same_match_goes_on_in_the_other_language(tmp_path: Path) -> None:
    a_move(at_the_table(tmp_path))
    french = KeptMatch({**CELL, "lang": "fr"}, tmp_path)
    assert french.take_up() == Words("fr").say(GOES_ON)
    assert (french.state.lang, 'lang="fr"' in french.html) == ("fr", True)


def test_a_move_that_is_taken_back_is_taken_back_in_the_file_too(tmp_path: Path) -> None:
    match = at_the_table(tmp_path)
    a_move(match)
    match.answer({"back": True})
    assert at_the_table(tmp_path).state == match.state


def test_a_page_that_is_behind_shows_how_the_match_stands_and_makes_no_move_meant_for_another_position(
    tmp_path: Path,
) -> None:
    """A notebook was stored, the match went on, and the notebook is opened again as it was stored."""
    match = at_the_table(tmp_path)
    page = match.state.to_json()
    a_move(match)
    behind = KeptMatch(page, tmp_path)
    answer = behind.answer({"finish": True})
    assert (answer["state"], answer["note"]) == (match.state.to_json(), Words("en").say(GOES_ON))
    assert not behind.over
    assert behind.answer({"finish": True})["note"] == ""
    assert behind.over


def test_two_tables_at_one_file_never_write_over_each_other(tmp_path: Path) -> None:
    """The same lesson stands open twice: whoever comes later takes up what the other has done."""
    one, other = at_the_table(tmp_path), at_the_table(tmp_path)
    a_move(one)
    a_move(other)
    assert other.state == one.state
    a_move(other)
    assert len(other.state.moves) > len(one.state.moves)
    assert names(tmp_path) == [KEPT]


# --- nothing is lost ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", NO_MATCH)
def test_what_cannot_be_opened_is_put_aside_and_told_and_the_table_plays_on(text: str, tmp_path: Path) -> None:
    (tmp_path / KEPT).write_text(text, "utf-8")
    match = KeptMatch(CELL, tmp_path)
    note = match.take_up()
    assert note.startswith("The match that was kept here cannot be opened. It is not erased")
    assert str(tmp_path / "mine (1).json") in note
    a_move(match)
    assert (tmp_path / "mine (1).json").read_text("utf-8") == text
    assert at_the_table(tmp_path).state == match.state


@given(st.data())
def test_damage_is_told_or_leaves_a_match_that_can_be_played(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("kept")
    match = at_the_table(folder)
    a_move(match)
    whole = (folder / KEPT).read_text("utf-8")
    place = data.draw(st.integers(0, len(whole) - 1))
    damaged = whole[:place] + data.draw(st.sampled_from(["", "x", "0", '"', "}"])) + whole[place + 1 :]
    (folder / KEPT).write_text(damaged, "utf-8")
    after = KeptMatch(CELL, folder)
    note = after.take_up()
    assert ("cannot be opened" in note) == (folder / "mine (1).json").exists()
    assert damaged in [path.read_text("utf-8") for path in folder.iterdir()]
    assert after.answer({"finish": True})["html"]


def test_a_second_thing_that_cannot_be_opened_does_not_take_the_place_of_the_first(tmp_path: Path) -> None:
    for text in ("one", "two"):
        (tmp_path / KEPT).write_text(text, "utf-8")
        at_the_table(tmp_path)
    assert [(tmp_path / name).read_text("utf-8") for name in names(tmp_path)] == ["one", "two"]


def test_a_new_match_puts_one_aside_of_which_a_deal_is_over_and_says_how_to_find_it_again(tmp_path: Path) -> None:
    match = at_the_table(tmp_path)
    for intent in ({"finish": True}, {"next": True}):
        match.answer(intent)
    left = (tmp_path / KEPT).read_text("utf-8")
    note = match.answer({"new": {"seed": 8}})["note"]
    assert str(note).startswith("The match that you played here before is put aside")
    assert (tmp_path / "mine (1).json").read_text("utf-8") == left
    (tmp_path / "mine (1).json").replace(tmp_path / KEPT)
    assert len(at_the_table(tmp_path).state.to_json()["deals"]) == 1  # type: ignore[arg-type]


def test_one_that_was_only_begun_makes_place_without_a_word(tmp_path: Path) -> None:
    match = at_the_table(tmp_path)
    a_move(match)
    assert match.answer({"new": {"seed": 8}})["note"] == ""
    assert names(tmp_path) == [KEPT]


def test_where_nothing_can_be_written_the_match_is_played_and_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "matches").touch()
    match = KeptMatch(CELL, tmp_path / "matches")
    answer = match.answer({"play": "pass"})
    assert "the match will be gone when you close the lesson" in str(answer["note"])
    assert match.state.moves[0] == "pass"


def test_what_could_not_be_put_aside_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / KEPT).write_text("not mine", "utf-8")
    monkeypatch.setattr(Path, "rename", refused)
    match = KeptMatch(CELL, tmp_path)
    assert "Permission denied" in str(match.answer({"play": "pass"})["note"])
    assert match.state.moves[0] == "pass"
    assert (tmp_path / KEPT).read_text("utf-8") == "not mine"


def test_a_match_that_a_newer_tutor_has_kept_is_left_as_it_is_and_one_is_told(tmp_path: Path) -> None:
    a_move(at_the_table(tmp_path))
    newer = json.dumps(json.loads((tmp_path / KEPT).read_text("utf-8")) | {"v": 99}).encode()
    replace(tmp_path / KEPT, newer)
    match = KeptMatch(CELL, tmp_path)
    assert match.take_up().startswith("The match that is kept here comes from a newer version of the tutor.")
    a_move(match)
    assert (names(tmp_path), (tmp_path / KEPT).read_bytes()) == ([KEPT], newer)


# --- what is kept ---------------------------------------------------------------------------------------------------


def test_only_a_match_with_a_name_is_kept_and_not_where_a_browser_keeps_it() -> None:
    match = {"game": "barbu", "seed": 1}
    assert type(taken_up({**match, "name": "mine"})) is KeptMatch
    assert type(taken_up(match)) is Session
    assert type(taken_up({**match, "name": "mine", "rulebook": "../../rulebook/"})) is Session
    assert type(taken_up({"kind": "follow", "seed": 3, "name": "follow"})) is Session
    assert type(taken_up({"exercise": "allowed.1.1.2"})) is KeptTask
