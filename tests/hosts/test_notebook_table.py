"""A table in a notebook: what it answers, also when its kernel is gone, and its plain HTML."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64decode
from pathlib import Path

import pytest

from tests.hosts.widgets import Heard, Snapshot, html_of, send
from tutor.core.errors import RecordError
from tutor.hosts.notebook.lesson import RULEBOOK, Lesson
from tutor.hosts.notebook.widget import PICTURE, RUN_ALL, Table, ask
from tutor.hosts.table.session import Session
from tutor.show.errors import WordedError
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course.parts import LESSONS

COURSE = LESSONS["which-cards"]
#: Cards of the table below: spades are led, and the hand has some.
ALLOWED, FORBIDDEN = "S9", "D4"

#: What a widget may be sent by a page that is old, broken or ill-willed.
STRANGE: list[object] = [
    *(None, True, 7, "play", [], {}, {"hop": True}),
    *({"play": None}, {"play": "ZZ"}, {"play": ["HQ"]}, {"play": {}}, {"play": "D4" * 9999}),
    *({"play_on": 1}, {"play_on": "yes"}, {"finish": None}),
    *({"deal": "abc"}, {"deal": ""}, {"deal": "-1"}, {"deal": 0}, {"deal": 10_000}, {"deal": 2.5}, {"deal": True}),
    *({"deal": "9" * 9999}, {"deal": "²"}, {"deal": float("nan")}, {"deal": [1]}),
    *({"lang": "de"}, {"lang": None}, {"lang": ["fr"]}, {"sheet": "en"}),
]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table to try cards on, whose messages are kept in ``heard``."""
    for name in ("TUTOR_LANG", RULEBOOK):
        monkeypatch.delenv(name, raising=False)
    one = Lesson(lang="en").table("follow", seed=3)
    monkeypatch.setattr(one, "send", Heard())
    return one


@pytest.fixture
def heard(table: Table) -> Heard:
    """What the table has sent."""
    sent = table.send
    assert isinstance(sent, Heard)
    return sent


# --- the widget -------------------------------------------------------------------------------------------------


def test_a_card_that_is_played_changes_the_html(table: Table, heard: Heard) -> None:
    before = table.html
    send(table, {"play": ALLOWED})
    assert table.html not in {before, ""}
    assert heard == []


def test_nothing_is_nothing_whatever_python_in_a_browser_takes_it_for(table: Table) -> None:
    class JsNull:
        """What Pyodide makes of JavaScript's null."""

    before = table.html
    send(table, {"deal": JsNull()})
    assert table.html != before


def test_an_answer_that_changes_nothing_is_told_too(table: Table, heard: Heard) -> None:
    send(table, {"deal": 3})
    assert heard == [{"same": True}]


@pytest.mark.parametrize("message", STRANGE, ids=lambda message: repr(message)[:30])
def test_a_strange_message_gets_an_error_to_read_and_changes_nothing(
    table: Table, heard: Heard, message: object
) -> None:
    before = table.html
    send(table, message)
    assert [set(answer) for answer in heard if isinstance(answer, dict)] == [{"error"}]
    assert re.search("expected|no deal number", str(heard[0]))
    assert table.html == before


def test_a_forbidden_move_gets_its_verdict_and_changes_nothing(table: Table, heard: Heard) -> None:
    before = table.html
    send(table, {"play": FORBIDDEN})
    assert [set(answer) for answer in heard if isinstance(answer, dict)] == [{"judged"}]
    assert table.html == before


def test_a_finished_deal_takes_no_more_cards(table: Table, heard: Heard) -> None:
    send(table, {"finish": True})
    send(table, {"play": ALLOWED})
    assert "the deal is over" in str(heard)


def test_the_drawn_cards_are_sent_to_a_page_that_asks(table: Table, heard: Heard) -> None:
    send(table, {"sheet": True})
    assert [set(answer) for answer in heard if isinstance(answer, dict)] == [{"sheet"}]
    assert 'class="tutor-sheet"' in str(heard[0])


def told(table: Table) -> list[str]:
    """The HTML that a table tells its page: that with which it was opened, and that since something has changed."""
    told = table.get_state()
    return [gzip.decompress(b64decode(told["opened"])).decode(), told["html"]]


def test_the_html_with_which_a_table_was_opened_goes_to_its_page_packed_and_once(table: Table) -> None:
    first = table.html
    assert told(table) == [first, ""]
    assert len(table.get_state()["opened"]) < len(first) / 2
    send(table, {"play": ALLOWED})
    assert told(table) == [first, table.html] != [first, first]
    send(table, {"deal": 3})
    assert told(table) == [first, ""]


# --- when its kernel is gone ------------------------------------------------------------------------------------


def test_another_kernel_answers_from_the_state_that_the_page_has_kept(table: Table) -> None:
    answer = ask(json.dumps(table.state), json.dumps({"play": ALLOWED}))
    send(table, {"play": ALLOWED})
    assert (answer["html"], answer["state"]) == (table.html, table.state)
    assert answer._repr_json_() == answer  # so Jupyter hands it on as JSON


def test_it_says_in_the_language_of_the_table_what_is_wrong_with_a_state_or_an_intent() -> None:
    assert "attendu" in str(ask('{"lang": "fr", "kind": "follow"}', "{}")["error"])
    assert "expected" in str(ask('{"kind": "follow", "seed": 3}', '{"play": "no card"}')["error"])


def test_it_draws_the_cards_for_a_page_that_asks() -> None:
    assert 'class="tutor-sheet"' in str(ask('{"lang": "en"}', '{"sheet": true}')["sheet"])


def test_an_exercise_goes_on_too() -> None:
    exercise = Lesson("which-cards", lang="en").exercise(COURSE.steps[3].name)
    answer = ask(json.dumps(exercise.state), '{"deal": null}')
    assert answer["state"]["exercise"] == str(COURSE.steps[3].exercise.twin)  # type: ignore[index]


def test_a_cell_that_runs_in_a_new_kernel_goes_on_with_its_match_and_says_so() -> None:
    state = Lesson(lang="en").deal(name="mine", seed=14).state
    played = ask(json.dumps(state), '{"play": "garde"}')
    again = Lesson(lang="en").deal(name="mine", seed=14)
    assert (again.html, again.state) == (Session(played["state"]).html, played["state"])
    assert again.note == "This match goes on where you left it."
    send(again, {"finish": True})
    assert again.note == ""
    assert Lesson(lang="en").deal(name="mine", seed=14).html == again.session.html


def test_the_browser_can_find_the_widget_by_its_own_name(table: Table) -> None:
    assert table.me == table.model_id


# --- the plain HTML ---------------------------------------------------------------------------------------------


def test_on_the_site_a_table_can_be_taken_up_again_from_its_plain_html(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RULEBOOK, "../../rulebook/")
    table = Lesson(lang="en").table("follow", seed=3)
    send(table, {"play": ALLOWED})
    html = html_of(table)
    states = Snapshot(html).states
    assert len(states) == 1
    again = Session(json.loads(states[0]))
    assert again.state == table.session.state
    assert again.state.moves
    assert again.html in html


def test_the_plain_html_links_to_the_rulebook_of_the_site_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RULEBOOK, "../../rulebook/")
    links = Snapshot(html_of(Lesson(lang="en").table("follow"))).links
    assert links
    assert all(link.startswith("../../rulebook/tarot/the-tricks/#") for link in links)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_elsewhere_the_plain_html_is_a_picture_and_says_what_to_do(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(RULEBOOK, raising=False)
    lesson = Lesson("which-cards", lang=lang)
    for table in (lesson.hook(), lesson.exercise(COURSE.steps[0].name), lesson.exercise(COURSE.check[0].name)):
        html = html_of(table)
        button = f'<button type="button" data-commandlinker-command="notebook:run-all-cells">{Words(lang).say(RUN_ALL)}'
        assert html.endswith(f"<p>{Words(lang).say(PICTURE)} {button}</button></p>")
        assert html.count('<img alt="') == html.count('src="data:image/svg+xml,<svg') >= 1
        assert html.count("<details>") == 1, "the answer is folded"
        assert not re.search(r"<(button|script|template|style|input)|<svg [^x]", html.partition("src=")[0])


# --- tables that are opened again ---------------------------------------------------------------------------------


def test_a_cell_that_runs_again_closes_the_table_that_it_had_opened() -> None:
    def run() -> list[Table]:
        lesson = Lesson(lang="en")
        return [lesson.table("follow", seed=3), lesson.deal(seed=3), lesson.deal(name="mine", seed=3)]

    for before, after in zip(run(), run(), strict=True):
        assert before.comm is None
        assert after.comm is not None
        send(after, {"finish": True})
        assert isinstance(after.session, Session)
        assert after.session.at.turn is None


def test_a_table_of_the_same_name_takes_the_place_of_another_seed_too() -> None:
    before = Lesson(lang="en").deal(name="mine", seed=3)
    after = Lesson(lang="en").deal(name="mine", seed=4)
    assert before.comm is None
    assert after.comm is not None


def test_tables_at_other_places_stay_open() -> None:
    tables = [
        Lesson(lang="en").table("follow", seed=3),
        Lesson(lang="en").table("follow", seed=4),
        Lesson(lang="fr").table("follow", seed=3),
        Lesson(lang="en").deal(name="mine", seed=3),
        Lesson(lang="en").deal(name="yours", seed=3),
    ]
    assert all(table.comm is not None for table in tables)


def test_a_table_that_cannot_be_opened_leaves_the_one_before_it_open() -> None:
    before = Lesson(lang="en").deal(name="mine", seed=3)
    with pytest.raises(RecordError):
        Lesson(lang="en").deal(name="mine", seed=3, players=9)
    assert before.comm is not None


def test_a_deal_is_played_by_an_agreement_of_the_tutor_s_or_by_a_club_s_own(tmp_path: Path) -> None:
    club = tmp_path / "ours.toml"
    club.write_text('name = "ours"\nextends = "federation"\n', encoding="utf-8")
    lesson = Lesson(lang="en")
    for given, rules in (("boulogne", "boulogne"), (str(club), {"name": "ours", "extends": "federation"})):
        state = lesson.deal(conventions=given, rules={"pousse": True}).state
        assert state["rules"] == {"pousse": True, "conventions": rules}
    whole = lesson.deal(rules={"conventions": rules}).state
    assert whole["rules"] == {"conventions": rules}, "written out in the cell it is the same"


def test_what_is_wrong_with_a_club_s_agreement_is_said_in_the_lesson_s_language(tmp_path: Path) -> None:
    club = tmp_path / "ours.toml"
    club.write_text('name = "ours"\nextends = "nobody"\n', encoding="utf-8")
    for lang, said in (("en", "found “nobody”, expected one of"), ("fr", "trouvé «\u00a0nobody\u00a0»")):
        with pytest.raises(WordedError) as caught:
            Lesson(lang=lang).deal(conventions=str(club))
        assert str(caught.value).startswith("ours.toml: extends")
        assert said in str(caught.value)
    with pytest.raises(WordedError):
        Lesson(lang="en").deal(conventions="bulogne")
