"""The first lesson as it is stored and as it runs, and what is wrong with a cell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.command import A_KIND
from tests.hosts.lessons import code, file_of
from tests.hosts.widgets import Cell, Heard, Snapshot, send, shown
from tutor.core.rule import Rule
from tutor.hosts import notebook as as_before
from tutor.hosts.notebook.lesson import RULEBOOK, Lesson
from tutor.hosts.notebook.running import run
from tutor.hosts.notebook.stored import STATES, WIDGETS
from tutor.hosts.notebook.widget import Table
from tutor.hosts.table.session import Session
from tutor.show.errors import WordedError
from tutor.show.languages import LANGUAGES
from tutor.teach.course.parts import LESSONS
from tutor.teach.positions import LEARNER

FIRST = "which-cards"
#: The same lesson as the course has it, and its cells that show something to answer or to play.
COURSE = LESSONS["which-cards"]
SHOWN = [
    "lesson.hook()",
    *(f'lesson.exercise("{step.name}")' for step in COURSE.asked),
    "lesson.play_on()",
]
CELL_S = 60
WIDGET = "application/vnd.jupyter.widget-view+json"
#: A language, cells, and the states of widgets by their ids.
Executed = tuple[str, list[Cell], dict[str, Cell]]


@pytest.fixture
def nobodys_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a kernel with nobody's settings, in no language."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "TUTOR_LANG", RULEBOOK):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module", params=LANGUAGES)
def executed(request: pytest.FixtureRequest) -> Executed:
    """A language, the cells of its notebook after all have run, and what its widgets hold by their ids."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(RULEBOOK, raising=False)
        ran = run(file_of(FIRST, request.param))
    widgets = {name: widget["state"] for name, widget in ran["metadata"][WIDGETS][STATES]["state"].items()}
    return request.param, [{**cell, "source": "".join(cell["source"]).strip()} for cell in ran["cells"]], widgets


# --- as it is stored --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_notebook_asks_all_that_its_lesson_asks_once_and_in_order(lang: str) -> None:
    assert code(FIRST, lang)[1:] == [SHOWN[0], "lesson", *SHOWN[1:], "lesson.rules()", 'lesson.glossary("tarot")']


# --- as it runs -------------------------------------------------------------------------------------------------


def test_whatever_a_notebook_asks_is_a_widget_and_plain_html_too(executed: Executed) -> None:
    lang, cells, widgets = executed
    outputs = {cell["source"]: cell["outputs"] for cell in cells if cell["source"] in SHOWN}
    states = [state_of(outputs[source], widgets) for source in SHOWN]
    assert {state["lang"] for state in states} == {lang}
    assert [state.get("exercise") for state in states] == [None, *(str(step.exercise) for step in COURSE.asked), None]
    assert [state.get("help") for state in states] == [None, *(step.help for step in COURSE.asked), None]
    assert [{name: state[name] for name in ("kind", "seed")} for state in (states[0], states[-1])] == [
        COURSE.hook,
        COURSE.play_on,
    ]


def state_of(outputs: list[Cell], widgets: dict[str, Cell]) -> Cell:
    """The state of the widget that a cell shows; it shows plain HTML too."""
    assert [output["output_type"] for output in outputs] == ["execute_result"], outputs
    data = outputs[0]["data"]
    assert data["text/html"]
    state: Cell = widgets[data[WIDGET]["model_id"]]["state"]
    return state


def test_a_notebook_ends_with_every_rule_that_its_tables_link_to(executed: Executed) -> None:
    _, cells, widgets = executed
    listed = (output["data"].get("text/html", "") for cell in cells for output in cell.get("outputs", ()))
    shown = Snapshot("".join((*listed, *(widget.get("html", "") for widget in widgets.values()))))
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


def test_exercises_have_their_names_in_the_lesson_and_show_as_much_as_it_says() -> None:
    lesson = Lesson("which-cards", lang="fr")
    first, check = (lesson.exercise(step.name) for step in (COURSE.steps[0], COURSE.check[0]))
    assert (shown(first)["exercise"], shown(first)["help"]) == (str(COURSE.steps[0].exercise), "worked")
    assert (shown(check)["exercise"], shown(check)["help"]) == (str(COURSE.check[0].exercise), "none")
    assert 'lang="fr"' in first.html


def test_an_exercise_that_is_asked_again_takes_the_place_of_the_one_before() -> None:
    names = [COURSE.steps[place].name for place in (3, 4, 3)]
    first, other, again = (Lesson("which-cards", lang="en").exercise(name) for name in names)
    assert [table.comm is not None for table in (first, other, again)] == [False, True, True]


def test_a_lesson_lists_its_own_rules_and_folds_the_others_of_its_game_or_lists_all() -> None:
    lesson = Lesson("which-cards", lang="en")
    listed, _, others = lesson.rules()._repr_html_().partition("<details>")
    own, folded = Snapshot(listed).ids, Snapshot(others).ids
    assert own == {rule.anchor for rule in COURSE.rules}
    assert not own & folded
    assert own | folded < Snapshot(lesson.rules("tarot")._repr_html_()).ids  # which has the advice as well


def test_on_a_site_the_rules_link_to_its_rulebook_which_has_their_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RULEBOOK, "../../rulebook/")
    rules = Snapshot(Lesson("which-cards", lang="en").rules()._repr_html_())
    assert rules.ids == set()
    assert {link.partition("#")[0] for link in rules.links} == {"../../rulebook/tarot/the-tricks/"}


def test_another_exercise_like_this_one_comes_when_the_page_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    exercise = Lesson("which-cards", lang="en").exercise(COURSE.steps[3].name)
    monkeypatch.setattr(exercise, "send", Heard())
    before, twin = exercise.html, COURSE.steps[3].exercise.twin
    send(exercise, {"deal": None})
    assert (exercise.html != before, shown(exercise)["exercise"]) == (True, str(twin))
    assert exercise.send == []


def test_a_deal_to_order_can_have_the_ears_on() -> None:
    assert "data-infers" in str(Lesson().deal(order="signals", inferences=True).html)


def test_a_cell_may_order_the_deal_that_its_table_begins_with() -> None:
    lesson = Lesson(lang="en")
    kings, again, void, defence = (
        lesson.deal(**asked).session
        for asked in ({"seed": 7, "order": "kings"},) * 2 + ({"order": "void"}, {"order": "defence", "players": 5})
    )
    assert isinstance(kings, Session)
    assert {"SK", "HK", "DK", "CK"} <= {card.code for card in kings.state.table.record().hands[LEARNER] or ()}
    assert kings.state == again.state
    assert [shown["game"] for shown in (kings.state.to_json(), void.state.to_json())] == ["tarot", "barbu"]
    assert "pass" in str(defence.state.to_json()["moves"])
    with pytest.raises(WordedError, match="order: found “aces”, expected one of poignee, defence"):
        lesson.deal(order="aces")


def test_an_exercise_has_a_name_in_its_lesson_and_a_whole_name_everywhere() -> None:
    lesson = Lesson("which-cards", lang="en")
    assert lesson.exercises == tuple(step.name for step in COURSE.asked)
    assert shown(Lesson(lang="fr").exercise("allowed.1.2.7"))["exercise"] == "allowed.1.2.7"


def test_tab_shows_only_what_is_public_and_worth_calling() -> None:
    lesson = Lesson("which-cards", lang="en")
    names = dir(lesson)
    assert {"deal", "exercise", "exercises", "hook", "play_on", "rules"} < set(names)
    assert [name for name in names if name.startswith("_")] == []
    assert [name for name in names if not getattr(type(lesson), name, "a field").__doc__] == []
    assert dir(lesson.hook()) == ["close", "html", "record"]


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
        with pytest.raises(WordedError, match=said):
            Lesson(lang=lang)


def test_without_a_wish_the_lesson_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TUTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert Lesson().lang == "en"


# --- what is wrong with a cell ----------------------------------------------------------------------------------

WRONG: list[tuple[str, str, str]] = [
    (
        'table("folow")',
        "kind: found “folow”, expected one of 44 names; nearest to it are follow, ",
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
    ("exercise(1)", "step: found 1, expected one of 18 names; nearest", "step\xa0: trouvé 1"),
    (
        'exercise("overtrmp")',
        "nearest to it are undertrump, overtrump-partner",
        "les plus proches sont undertrump",
    ),
    ("deal(rules={'mesere': True})", "one of 23 house rules; nearest to it are misere", "les plus proches sont misere"),
    ('exercise("overtrump.1")', "exercise: found “overtrump.1”, expected the name of", "exercise\xa0: trouvé"),
    ('exercise("alowed.1.1.2")', f"kind: found “alowed”, expected {A_KIND}allowed", "kind\xa0: trouvé"),
    ('deals("overtrmp")', "step: found “overtrmp”, expected one of", "step\xa0: trouvé"),
    ('exercise("<b>")', "step: found “<b>”, expected one of", "step\xa0: trouvé «\xa0<b>\xa0»"),
    ("exercise(True)", "step: found true, expected one of", "step\xa0: trouvé true"),
]
#: What only a lesson of the course has.
OF_THE_COURSE = ("hook()", 'exercise("follow")', "play_on()", "rules()")


@pytest.mark.parametrize(("cell", "english", "french"), WRONG, ids=[cell for cell, *_ in WRONG])
def test_what_is_wrong_with_a_cell_is_one_sentence_in_the_language_of_the_lesson(
    cell: str, english: str, french: str
) -> None:
    for lang, told in (("en", english), ("fr", french)):
        with pytest.raises(WordedError) as caught:
            eval(f"Lesson('which-cards', lang={lang!r}).{cell}")  # noqa: S307 - the cells above
        assert told in str(caught.value)
        assert "{" not in str(caught.value)
        assert caught.value._render_traceback_() == [str(caught.value)]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", f"name: found “which”, expected one of {len(LESSONS)} names; nearest to it are which-cards"),
        ("fr", "name\xa0: trouvé «\xa0which\xa0»"),
    ],
)
def test_a_lesson_that_there_is_not_is_told_in_the_language_that_was_asked_for(lang: str, told: str) -> None:
    with pytest.raises(WordedError, match=told):
        Lesson("which", lang=lang)


@pytest.mark.parametrize("cell", OF_THE_COURSE)
def test_what_a_lesson_of_the_course_asks_needs_its_name(cell: str) -> None:
    with pytest.raises(
        WordedError, match="name: found null, expected the name of a lesson of the course, as in Lesson"
    ):
        eval(f"Lesson(lang='en').{cell}")  # noqa: S307 - the cells above


def test_a_notebook_shows_that_sentence_and_no_traceback(nobodys_home: None) -> None:
    del nobodys_home
    cells = [
        'from tutor import Lesson; lesson = Lesson(lang="fr")',
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


def test_notebooks_of_older_packages_find_the_lesson_where_it_was() -> None:
    assert as_before.Lesson is Lesson
    for name in ("Table", "lessons"):
        with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
            getattr(as_before, name)
