"""The first lesson as it runs, and the table that it shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.hosts.lessons import code, file_of
from tutor.errors import RecordError
from tutor.hosts.notebook import ASLEEP, RULEBOOK, Lesson, LessonError, Table
from tutor.hosts.session import Session
from tutor.rule import Rule
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.teach.positions import LEARNER
from tutor.teach.which_cards import WHICH_CARDS

FIRST = "01-which-cards"
KINDS = [kind.id for kind in WHICH_CARDS]
TABLE = re.compile(r'lesson\.table\("([\w-]+)", seed=(\d+)\)')
WIDGET = "application/vnd.jupyter.widget-view+json"
CELL_S = 60
#: Cards of the lesson's own deal: the hand may play one of them, not the other.
ALLOWED, FORBIDDEN = "S6", "DK"

#: What a widget may be sent by a page that is old, broken or ill-willed.
STRANGE: list[object] = [
    *(None, True, 7, "play", [], {}, {"hop": True}),
    *({"play": None}, {"play": "ZZ"}, {"play": ["HQ"]}, {"play": {}}, {"play": FORBIDDEN}, {"play": "DK" * 9999}),
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


def tables(lang: str) -> list[tuple[str, str]]:
    """The kind and the seed of every table of a notebook, in order."""
    return TABLE.findall("\n".join(code(FIRST, lang)))


def html_of(table: Table) -> str:
    bundle = table._repr_mimebundle_()
    assert bundle is not None
    return str(bundle[0]["text/html"])


def send(table: Table, message: object) -> None:
    """Hand the table a message as the kernel does."""
    table._handle_custom_msg(message, [])  # noqa: SLF001


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
    """A table of the lesson, whose messages are kept in ``heard``."""
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
def test_the_tables_meet_every_rung_of_the_ladder_once_and_in_order(lang: str) -> None:
    assert [kind for kind, _ in tables(lang)] == KINDS


# --- as it runs -------------------------------------------------------------------------------------------------


def test_every_table_of_a_notebook_is_a_widget_and_plain_html_too(executed: tuple[str, list[Cell]]) -> None:
    lang, cells = executed
    shown = [cell["outputs"] for cell in cells if TABLE.search(cell["source"])]
    assert len(shown) == len(KINDS)
    for kind, outputs in zip(KINDS, shown, strict=True):
        assert [output["output_type"] for output in outputs] == ["execute_result"], outputs
        data = outputs[0]["data"]
        assert data[WIDGET]["model_id"]
        state = json.loads(Snapshot(data["text/html"]).states[0])
        assert (state["kind"], state["lang"]) == (kind, lang)


def test_a_notebook_ends_with_every_rule_that_its_tables_link_to(executed: tuple[str, list[Cell]]) -> None:
    _, cells = executed
    shown = Snapshot(
        "".join(output["data"].get("text/html", "") for cell in cells for output in cell.get("outputs", ()))
    )
    assert shown.links
    assert {link.removeprefix("#") for link in shown.links} <= shown.ids


def test_a_lesson_explains_every_rule_that_play_to_the_end_can_cite() -> None:
    explained = Snapshot(Lesson(lang="en").rules()._repr_html_()).ids
    assert {rule.anchor for kind in KINDS for rule in rules_met(kind)} <= explained


def rules_met(kind: str) -> Iterator[Rule]:
    """The rules in the verdicts that a learner meets who plays the first deal of a kind to its end."""
    session = Session({"kind": kind, "seed": 1})
    while session.at.turn == LEARNER:
        duty = session.at.duty()
        yield from (reason.rule for ruling in duty.rulings for reason in ruling.chain)
        session.answer({"play": duty.legal()[0].code})


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
]


@pytest.mark.parametrize(("cell", "english", "french"), WRONG, ids=[cell for cell, *_ in WRONG])
def test_what_is_wrong_with_a_cell_is_one_sentence_in_the_language_of_the_lesson(
    cell: str, english: str, french: str
) -> None:
    for lang, told in (("en", english), ("fr", french)):
        with pytest.raises(LessonError) as caught:
            eval(f"Lesson({lang!r}).{cell}")  # noqa: S307 - the cells above
        assert told in str(caught.value)
        assert "{" not in str(caught.value)
        assert caught.value._render_traceback_() == [str(caught.value)]


def test_a_notebook_shows_that_sentence_and_no_traceback(nobodys_home: None) -> None:
    del nobodys_home
    cells = [
        'from tutor.hosts.notebook import Lesson; lesson = Lesson(lang="fr")',
        'lesson.table("follow", seed=0)',
        'Lesson("xx")',
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


def test_a_finished_deal_takes_no_more_cards(table: Table, heard: Heard) -> None:
    send(table, {"finish": True})
    send(table, {"play": ALLOWED})
    assert "the deal is over" in str(heard)


def test_the_drawn_cards_are_sent_to_a_page_that_asks(table: Table, heard: Heard) -> None:
    send(table, {"sheet": True})
    assert [set(answer) for answer in heard if isinstance(answer, dict)] == [{"sheet"}]
    assert 'class="tutor-sheet"' in str(heard[0])


# --- the plain HTML ---------------------------------------------------------------------------------------------


def test_a_table_can_be_taken_up_again_from_its_plain_html(table: Table) -> None:
    send(table, {"play": ALLOWED})
    html = html_of(table)
    states = Snapshot(html).states
    assert len(states) == 1
    again = Session(json.loads(states[0]))
    assert again.state == table.session.state
    assert again.state.moves
    assert again.html == table.html
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
        assert html_of(Lesson(lang).table("follow")).startswith(f"<p>{Words(lang).say(ASLEEP)}</p><div")
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
