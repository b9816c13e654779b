"""An exercise on a page: an intent goes in, HTML comes out, and nothing strange can break it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hosts.test_session import JSON
from tests.page import Table, page
from tutor.core.errors import RecordError
from tutor.hosts.exercise.task import NAMES, Task
from tutor.hosts.intents import ask, shown
from tutor.hosts.table.session import Session
from tutor.show.languages import LANGUAGES
from tutor.teach.kind import Exercise
from tutor.teach.kinds import KINDS

#: Somebody leads, and the learner marks what may be played.
ASKED = {"exercise": "allowed.1.1.2"}
#: The same on a page on which one may choose any other.
FREE = {**ASKED, "free": True}
CHOSEN = st.fixed_dictionaries({"kind": st.sampled_from([*KINDS, "x"]), "level": JSON, "seed": JSON})
INTENTS = (
    JSON
    | st.fixed_dictionaries({"exercise": CHOSEN | JSON})
    | st.sampled_from(({"deal": None}, {"lang": "fr"}, {"lang": "de"}, {"deal": 3}, {"play": "H10"}))
)


def asked(task: Task) -> str:
    """Which exercise a page shows."""
    return page(task.html).one(".tutor-question")["data-name"]


# --- what a page remembers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hold", ["worked", "half", "", "none"])
def test_an_exercise_is_found_again_from_its_state(hold: str, lang: str) -> None:
    task = Task({**FREE, "help": hold, "lang": lang, "rulebook": "../../rulebook/"})
    again = Task(json.loads(json.dumps(task.state.to_json())))
    assert again.state == task.state
    assert again.html == task.html


def test_the_page_carries_the_state_beside_the_exercise_to_bring_it_to_life() -> None:
    task = Task(FREE)
    live = page(task.page_html).one(".tutor-live")
    assert json.loads(live["data-state"]) == task.state.to_json()
    assert task.html in task.page_html


def test_a_state_that_names_an_exercise_is_one_and_any_other_is_a_table() -> None:
    assert isinstance(shown(ASKED), Task)
    assert isinstance(shown({"kind": "follow", "seed": 3}), Session)
    with pytest.raises(RecordError, match="state"):
        shown("allowed.1.1.2")


NO_LINKS: tuple[object, ...] = (
    *(None, 7, [], {}, "", "allowed.1.1", "allowed.1.1.²"),
    *("ALLOWED.1.1.2", "allowed.1.1.2 ", "<b>.1.1.2", "a" * 9999),
)


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        *(({"exercise": link}, "exercise") for link in NO_LINKS),
        ({"exercise": "bridge.1.1.2"}, "kind"),
        ({"exercise": "allowed.2.1.2"}, "edition"),
        *(({"exercise": f"allowed.1.{level}.2"}, "level") for level in (0, 4)),
        *(({"exercise": f"allowed.1.1.{seed}"}, "seed") for seed in (0, 10_000)),
        *(({"help": hold}, "help") for hold in ("all", None, ["half"])),
        *(({"lang": lang}, "lang") for lang in ("de", None, ["fr"])),
        *(({"rulebook": address}, "rulebook") for address in ("//elsewhere.example/", "javascript:alert(1)", None)),
        *(({"v": version}, "v") for version in (0, 3, "2", None)),
        ({"moves": []}, "moves"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_the_page_is_told_what_is_wrong_with_a_state(changed: dict[str, object], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Task({**ASKED, **changed})
    assert caught.value.place == place
    answer = json.loads(ask(json.dumps({**ASKED, **changed}), '{"deal": null}'))
    assert set(answer) == {"error"}
    assert answer["error"].startswith(place)


@given(st.dictionaries(st.sampled_from(NAMES), JSON | st.sampled_from(("allowed.1.1.2", "half", "fr", 1, 2, ""))))
@settings(max_examples=150)
def test_a_tampered_state_is_a_record_error_or_none(state: dict[str, Any]) -> None:
    with suppress(RecordError):
        Task(state)


def test_a_link_to_another_edition_says_that_its_questions_were_different() -> None:
    answer = Task(ASKED).answer({"exercise": "allowed.7.1.2"})
    told = "edition: found 7, expected 1, the edition that this tutor asks: the questions of another one were different"
    assert answer == {"error": told}


# --- what can be asked for ----------------------------------------------------------------------------------------


def test_another_like_this_one_trains_the_same_situation() -> None:
    task = Task(ASKED)
    first = task.state.exercise
    answer = task.answer({"deal": None})
    assert set(answer) == {"html", "state"}
    assert task.state.exercise == first.twin != first
    assert task.state.exercise.question.because[0].rule == first.question.because[0].rule
    assert asked(task) == str(first.twin)


def test_of_the_next_exercise_no_answer_is_shown_and_a_check_stays_one() -> None:
    after = {}
    for hold in ("worked", "half", "", "none"):
        task = Task({**ASKED, "help": hold})
        task.answer({"deal": None})
        after[hold] = task.state.help
    assert after == {"worked": "", "half": "", "": "", "none": "none"}


def test_a_link_names_an_exercise_of_any_kind() -> None:
    task = Task(FREE)
    for link in ("trick-points.1.3.40", "deciding-rule.1.1.9999"):
        assert "error" not in task.answer({"exercise": link})
        assert asked(task) == link
    assert task.state.free  # and one can still choose


def test_the_form_below_an_exercise_sends_kind_level_and_number_as_texts() -> None:
    task = Task(FREE)
    assert "error" not in task.answer({"exercise": {"kind": "beats", "level": "3", "seed": " 12 "}})
    assert task.state.exercise == Exercise(KINDS["beats"], 3, 12)
    form = Table(task.html).part("chooser")
    assert [one["value"] for one in form.all("option[selected]")] == ["beats", "3"]
    assert form.one("input.seed")["value"] == "12"


def test_only_who_may_choose_is_given_that_form() -> None:
    assert page(Task(FREE).html).all('[data-sends="exercise"]')
    assert not page(Task(ASKED).html).all('[data-sends="exercise"]')


def test_the_language_changes_every_word_and_no_card() -> None:
    task = Task({**FREE, "help": "half"})
    before = page(task.html)
    task.answer({"lang": "fr"})
    after = page(task.html)
    assert after.one(".tutor-question")["lang"] == "fr"
    assert (after.cards, after.values("data-option")) == (before.cards, before.values("data-option"))
    assert not {line for line in before.texts("button") if line[0].isalpha()} & set(after.texts("button"))
    assert task.state.help == "half"


# --- what is wrong with it ----------------------------------------------------------------------------------------

FORM = {"kind": "beats", "level": "1", "seed": "1"}
WRONG: list[tuple[object, str, str]] = [
    (None, "intent: found null, expected an intent", "intent\xa0: trouvé null"),
    ({"play": "H10"}, 'intent: found {"play": "H10"}', 'trouvé {"play": "H10"}'),
    ({"deal": 3}, 'intent: found {"deal": 3}', "intent\xa0: trouvé"),
    ({"exercise": "zz"}, "the name of an exercise, such as allowed.1.2.17", "le nom d’un exercice"),
    ({"exercise": {**FORM, "kind": "whist"}}, "kind: found “whist”, expected one of", "«\xa0whist\xa0»"),
    (
        {"exercise": {**FORM, "level": "7"}},
        "level: found “7”, expected a whole number from 1 to 3",
        "level\xa0: trouvé",
    ),
    ({"exercise": {**FORM, "seed": "abc"}}, "“abc” is no", "«\xa0abc\xa0» n’est pas"),
    ({"exercise": {**FORM, "seed": "10000"}}, "from 1 to 9999", "de 1 à 9999"),
    ({"exercise": {**FORM, "seed": 10**5000}}, "“…” is no", "«\xa0…\xa0» n’est pas"),
    ({"exercise": {}}, "kind: found null", "kind\xa0: trouvé null"),
    ({"lang": "de"}, "lang: found “de”, expected one of en, fr", "lang\xa0: trouvé «\xa0de\xa0»"),
]


@pytest.mark.parametrize(("intent", "english", "french"), WRONG, ids=[english[:30] for _, english, _ in WRONG])
def test_what_is_wrong_is_said_in_the_language_of_the_page_and_nothing_changes(
    intent: object, english: str, french: str
) -> None:
    for lang, told in (("en", english), ("fr", french)):
        task = Task({**FREE, "lang": lang})
        before = task.state, task.html
        answer = task.answer(intent)
        assert set(answer) == {"error"}
        assert told in str(answer["error"])
        assert "{example}" not in str(answer["error"])
        assert (task.state, task.html) == before


@given(st.lists(INTENTS, max_size=4))
@settings(max_examples=100)
def test_no_intent_breaks_an_exercise(intents: list[Any]) -> None:
    task = Task(ASKED)
    for intent in intents:
        before = task.state
        answer = task.answer(intent)
        assert set(answer) in ({"html", "state"}, {"error"})
        if "error" in answer:
            assert task.state is before
    assert Task(task.state.to_json()).html == task.html


MARKUP = "<img src=x>"


@pytest.mark.parametrize(
    "intent",
    [
        {"exercise": MARKUP},
        {"lang": MARKUP},
        *({"exercise": {**FORM, name: MARKUP}} for name in FORM),
        {"exercise": {**FORM, MARKUP: "1"}},
        {MARKUP: 1},
    ],
    ids=str,
)
def test_what_a_reader_typed_reaches_no_html(intent: dict[str, Any]) -> None:
    task = Task(FREE)
    task.answer(intent)  # an error is shown as text (asking.js), never as HTML
    assert MARKUP not in task.page_html


# The name of a mistake


@pytest.mark.parametrize(("lang", "slip"), [("en", "You held the suit that was led"), ("fr", "Vous aviez ")])
def test_a_wrong_answer_of_the_log_is_told_as_the_mistake_that_it_is(lang: str, slip: str) -> None:
    task = Task({"exercise": f"allowed.{KINDS['allowed'].edition}.1.2", "lang": lang})
    assert str(task.answer({"slip": ["S5"]})["slip"]).startswith(slip)


@pytest.mark.parametrize("given", [[], ["<b>"], ["S5@taker"], [7]])
def test_what_is_no_known_mistake_has_no_name(given: list[Any]) -> None:
    assert Task({"exercise": f"allowed.{KINDS['allowed'].edition}.1.2"}).answer({"slip": given}) == {"slip": ""}
