"""The first lesson as it runs, and the table that it shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.hosts.lessons import code, file_of
from tutor.errors import RecordError
from tutor.hosts.notebook import ASLEEP, RULEBOOK, Lesson, LessonError, Table, ask
from tutor.hosts.session import Session
from tutor.rule import Rule
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.course import LESSONS
from tutor.teach.positions import LEARNER

FIRST = "01-which-cards"
#: The same lesson as the course has it, and its cells that show something to answer or to play.
COURSE = LESSONS["which-cards"]
SHOWN = [
    "lesson.hook()",
    *(f"lesson.exercise({number})" for number in range(1, len(COURSE.steps) + 1)),
    *(f"lesson.check({number})" for number in range(1, len(COURSE.check) + 1)),
    "lesson.play_on()",
]
WIDGET = "application/vnd.jupyter.widget-view+json"
CELL_S = 60
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

Cell = dict[str, Any]


class Snapshot(HTMLParser):
    """The state that the HTML of a table carries, and all that it links to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.states: list[str] = []
        self.links: set[str] = set()
        self.ids: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of one tag."""
        given = {name: value or "" for name, value in attrs}
        if given.get("class") == "tutor-live":
            self.states.append(given["data-state"])
        if tag == "a":
            self.links.add(given["href"])
        if "id" in given:
            self.ids.add(given["id"])


class Heard(list[object]):
    """All that a table has sent to its page."""

    def __call__(self, message: object) -> None:
        """Keep one message."""
        self.append(message)


def read(lang: str) -> nbformat.NotebookNode:
    notebook: nbformat.NotebookNode = nbformat.read(file_of(FIRST, lang), as_version=4)  # type: ignore[no-untyped-call]
    return notebook


def html_of(table: Table) -> str:
    bundle = table._repr_mimebundle_()
    assert bundle is not None
    return str(bundle[0]["text/html"])


def send(table: Table, message: object) -> None:
    """Hand the table a message as the kernel does."""
    table._handle_custom_msg(message, [])  # noqa: SLF001


@pytest.fixture(autouse=True)
def nobodys_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the matches of these tests beside nobody's notebook."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Run kernels with nobody's settings, in no language."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "TUTOR_LANG", RULEBOOK):
            patch.delenv(name, raising=False)
        yield


@pytest.fixture(scope="module", params=LANGUAGES)
def executed(request: pytest.FixtureRequest, nobodys_home: None) -> tuple[str, list[Cell]]:
    """A language, and the cells of its notebook after all have run."""
    del nobodys_home
    notebook = read(request.param)
    NotebookClient(notebook, timeout=CELL_S, kernel_name="python3").execute()
    return request.param, notebook["cells"]


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


# --- as it is stored --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_notebook_asks_all_that_its_lesson_asks_once_and_in_order(lang: str) -> None:
    assert code(FIRST, lang)[1:] == [*SHOWN, "lesson.rules()", 'lesson.glossary("tarot")']


# --- as it runs -------------------------------------------------------------------------------------------------


def test_whatever_a_notebook_asks_is_a_widget_and_plain_html_too(executed: tuple[str, list[Cell]]) -> None:
    lang, cells = executed
    outputs = {cell["source"]: cell["outputs"] for cell in cells if cell["source"] in SHOWN}
    states = [state_of(outputs[source]) for source in SHOWN]
    assert {state["lang"] for state in states} == {lang}
    assert [state.get("exercise") for state in states] == [None, *(str(step.exercise) for step in COURSE.asked), None]
    assert [state.get("help") for state in states] == [None, *(step.help for step in COURSE.asked), None]
    assert [(state["kind"], state["seed"]) for state in (states[0], states[-1])] == [COURSE.hook, COURSE.play_on]


def state_of(outputs: list[Cell]) -> Cell:
    """The state that the output of a cell carries, which has to be a widget and plain HTML."""
    assert [output["output_type"] for output in outputs] == ["execute_result"], outputs
    data = outputs[0]["data"]
    assert data[WIDGET]["model_id"]
    state: Cell = json.loads(Snapshot(data["text/html"]).states[0])
    return state


def test_a_notebook_ends_with_every_rule_that_its_tables_link_to(executed: tuple[str, list[Cell]]) -> None:
    _, cells = executed
    shown = Snapshot(
        "".join(output["data"].get("text/html", "") for cell in cells for output in cell.get("outputs", ()))
    )
    assert shown.links
    assert {link.removeprefix("#") for link in shown.links} <= shown.ids


def test_a_lesson_explains_every_rule_that_can_be_met_when_one_plays_on() -> None:
    lesson = Lesson("which-cards", lang="en")
    explained = Snapshot(lesson.rules()._repr_html_()).ids
    met = {rule.anchor for table in (lesson.hook(), lesson.play_on()) for rule in rules_met(table)}
    assert met
    assert met <= explained


def rules_met(table: Table) -> Iterator[Rule]:
    """The rules in the verdicts that a learner meets who plays what is left of a deal to its end."""
    session = table.session
    assert isinstance(session, Session)
    while session.at.turn == LEARNER:
        duty = session.at.duty()
        yield from (reason.rule for ruling in duty.rulings for reason in ruling.chain)
        session.answer({"play": duty.legal()[0].code})


# --- a lesson of the course -------------------------------------------------------------------------------------


def test_a_lesson_has_a_table_to_touch_first_and_one_to_play_on_at() -> None:
    lesson = Lesson("which-cards", lang="en")
    hook, play_on = lesson.hook(), lesson.play_on()
    assert [shown(table).get("live") for table in (hook, play_on)] == [False, True]
    assert [shown(table)["name"] for table in (hook, play_on)] == ["which-cards-hook", "which-cards-play-on"]


def test_exercises_have_the_numbers_of_the_lesson_and_show_as_much_as_it_says() -> None:
    lesson = Lesson("which-cards", lang="fr")
    second, check = lesson.exercise(2), lesson.check(1)
    assert (shown(second)["exercise"], shown(second)["help"]) == (str(COURSE.steps[1].exercise), "worked")
    assert (shown(check)["exercise"], shown(check)["help"]) == (str(COURSE.check[0].exercise), "none")
    assert 'lang="fr"' in second.html


def test_an_exercise_that_is_asked_again_takes_the_place_of_the_one_before() -> None:
    first, other, again = (Lesson("which-cards", lang="en").exercise(number) for number in (4, 5, 4))
    assert [table.comm is not None for table in (first, other, again)] == [False, True, True]


def test_a_lesson_lists_its_own_rules_or_all_of_a_game() -> None:
    lesson = Lesson("which-cards", lang="en")
    own = Snapshot(lesson.rules()._repr_html_()).ids
    assert own == {rule.anchor for rule in COURSE.rules}
    assert own < Snapshot(lesson.rules("tarot")._repr_html_()).ids


def test_on_a_site_the_rules_link_to_its_rulebook_which_has_their_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RULEBOOK, "../../rulebook/")
    rules = Snapshot(Lesson("which-cards", lang="en").rules()._repr_html_())
    assert rules.ids == set()
    assert {link.partition("#")[0] for link in rules.links} == {"../../rulebook/tarot/"}


def test_another_exercise_like_this_one_comes_when_the_page_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    exercise = Lesson("which-cards", lang="en").exercise(4)
    monkeypatch.setattr(exercise, "send", Heard())
    before, twin = exercise.html, COURSE.steps[3].exercise.twin
    send(exercise, {"deal": None})
    assert (exercise.html != before, shown(exercise)["exercise"]) == (True, str(twin))
    assert exercise.send == []


def shown(table: Table) -> Cell:
    """What a table, or an exercise, remembers."""
    return table.session.state.to_json()


# --- the language -----------------------------------------------------------------------------------------------


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_LANG", "fr")
    assert Lesson().lang == "fr"


def test_an_argument_outweighs_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_LANG", "fr")
    assert Lesson(lang="en").lang == "en"
    assert 'lang="en"' in Lesson(lang="en").table("follow").html


@pytest.mark.parametrize("lang", ["pt", "xx", "", "<b>", "EN", 7, ["fr"]], ids=str)
def test_a_language_that_nobody_has_translated_is_refused_in_that_of_the_environment(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for own, said in (("en", "lang: found"), ("fr", "lang\xa0: trouvé")):
        monkeypatch.setenv("TUTOR_LANG", own)
        with pytest.raises(LessonError, match=said):
            Lesson(lang=lang)


def test_without_a_wish_the_lesson_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TUTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert Lesson().lang == "en"


# --- what is wrong with a cell ----------------------------------------------------------------------------------

WRONG: list[tuple[str, str, str]] = [
    (
        'table("folow")',
        "kind: found “folow”, expected one of lead, follow, ",
        "kind\xa0: trouvé «\xa0folow\xa0», attendu ",
    ),
    (
        'table("follow", seed=0)',
        "seed: found 0, expected a whole number from 1 to 9999",
        "un nombre entier de 1 à 9999",
    ),
    (
        'table("follow", seed=10**5000)',
        "seed: found …, expected a whole number",
        "seed\xa0: trouvé …, attendu un nombre",
    ),
    ("deal(players=7)", "players: found 7, expected the number of players, one of 3, 4, 5", "players\xa0: trouvé 7"),
    (
        'deal(game="bridge")',
        "game: found “bridge”, expected one of tarot, barbu",
        "attendu un choix parmi tarot, barbu",
    ),
    ("deal(hop=None)", "hop: found “hop”, expected one of game, players", "hop\xa0: trouvé"),
    ('deal(rules={"misere": None})', "rules.misere: found null, expected true or false", "trouvé null"),
    ('rules("<b>")', "game: found “<b>”, expected one of tarot, barbu", "game\xa0: trouvé «\xa0<b>\xa0», attendu"),
    ('rules("")', "game: found “”, expected one of tarot, barbu", "game\xa0: trouvé"),
    ('glossary("whist")', "game: found “whist”, expected one of tarot, barbu", "game\xa0: trouvé «\xa0whist\xa0»"),
    ("deal(place=1)", "place: found “place”, expected one of game, players", "place\xa0: trouvé"),
    ("exercise(0)", "number: found 0, expected one of 1, 2, 3", "number\xa0: trouvé 0, attendu un choix parmi 1, 2"),
    ("exercise(99)", "number: found 99, expected one of 1, 2, 3", "number\xa0: trouvé 99"),
    ('exercise("1")', "number: found “1”, expected one of 1, 2, 3", "number\xa0: trouvé «\xa01\xa0»"),
    ("exercise(True)", "number: found true, expected one of 1, 2, 3", "number\xa0: trouvé true"),
    ("check(4)", "number: found 4, expected one of 1, 2, 3", "number\xa0: trouvé 4, attendu un choix parmi 1, 2, 3"),
]
#: What only a lesson of the course has.
OF_THE_COURSE = ("hook()", "exercise(1)", "check(1)", "play_on()", "rules()")


@pytest.mark.parametrize(("cell", "english", "french"), WRONG, ids=[cell for cell, *_ in WRONG])
def test_what_is_wrong_with_a_cell_is_one_sentence_in_the_language_of_the_lesson(
    cell: str, english: str, french: str
) -> None:
    for lang, told in (("en", english), ("fr", french)):
        with pytest.raises(LessonError) as caught:
            eval(f"Lesson('which-cards', lang={lang!r}).{cell}")  # noqa: S307 - the cells above
        assert told in str(caught.value)
        assert "{" not in str(caught.value)
        assert caught.value._render_traceback_() == [str(caught.value)]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "name: found “which”, expected one of which-cards"), ("fr", "name\xa0: trouvé «\xa0which\xa0»")],
)
def test_a_lesson_that_there_is_not_is_told_in_the_language_that_was_asked_for(lang: str, told: str) -> None:
    with pytest.raises(LessonError, match=told):
        Lesson("which", lang=lang)


@pytest.mark.parametrize("cell", OF_THE_COURSE)
def test_what_a_lesson_of_the_course_asks_needs_its_name(cell: str) -> None:
    with pytest.raises(
        LessonError, match="name: found null, expected the name of a lesson of the course, as in Lesson"
    ):
        eval(f"Lesson(lang='en').{cell}")  # noqa: S307 - the cells above


def test_a_notebook_shows_that_sentence_and_no_traceback(nobodys_home: None) -> None:
    del nobodys_home
    cells = [
        'from tutor.hosts.notebook import Lesson; lesson = Lesson(lang="fr")',
        'lesson.table("follow", seed=0)',
        'Lesson(lang="xx")',
        'lesson.rules("\x1b[2J<b>")',
    ]
    notebook: nbformat.NotebookNode = nbformat.v4.new_notebook(  # type: ignore[no-untyped-call]
        cells=[nbformat.v4.new_code_cell(source) for source in cells]  # type: ignore[no-untyped-call]
    )
    NotebookClient(notebook, timeout=CELL_S, kernel_name="python3", allow_errors=True).execute()
    shown = [cell["outputs"] for cell in notebook["cells"]]
    assert shown[0] == []
    for outputs, told in zip(
        shown[1:], ["seed\xa0: trouvé 0", "lang: found “xx”", "«\xa0\\x1b[2J<b>\xa0»"], strict=True
    ):
        assert [output["output_type"] for output in outputs] == ["error"]
        assert len(outputs[0]["traceback"]) == 1
        assert told in outputs[0]["traceback"][0]
        assert "Traceback" not in outputs[0]["traceback"][0]
        assert outputs[0]["evalue"] == outputs[0]["traceback"][0]


# --- the widget -------------------------------------------------------------------------------------------------


def test_a_card_that_is_played_changes_the_html(table: Table, heard: Heard) -> None:
    before = table.html
    send(table, {"play": ALLOWED})
    assert table.html not in {before, ""}
    assert heard == []


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
    exercise = Lesson("which-cards", lang="en").exercise(4)
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


def test_a_table_can_be_taken_up_again_from_its_plain_html(table: Table) -> None:
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
    assert all(link.startswith("../../rulebook/tarot/#") for link in links)


def test_where_nothing_runs_behind_the_plain_html_it_says_what_to_do_but_not_on_the_site(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(RULEBOOK, raising=False)
    for lang in LANGUAGES:
        assert html_of(Lesson(lang=lang).table("follow")).startswith(f"<p>{Words(lang).say(ASLEEP)}</p><div")
    monkeypatch.setenv(RULEBOOK, "../../rulebook/")
    assert html_of(Lesson(lang="en").table("follow")).startswith("<div")


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
