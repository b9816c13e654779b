"""Our table on a page: what is chosen is kept as data, and the pages that follow it go by its rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.every import every
from tests.page import page
from tutor.core.errors import Json
from tutor.games import GAMES
from tutor.hosts.intents import ask
from tutor.hosts.scoring.scoring import Scoring
from tutor.hosts.setup.setup import Setup
from tutor.rulebook.our_table import OurTable
from tutor.show.games import STAGES
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.our_table.choosing import chosen, form
from tutor.show.our_table.told import for_pages
from tutor.show.table.house_rules import sentence
from tutor.show.words import Words

OURS: dict[str, Any] = {
    "v": 1,
    "name": "Thursday <b>",
    "rules": {"tarot": {"lead_ban": False, "poignee_values": "seed"}, "barbu": {"hearts_ban": "none"}},
}
CLUB = {"name": "club", "title": "Thursdays & <b>", "extends": "federation"}
TABLES: list[dict[str, Any]] = [
    OURS["rules"],
    {"tarot": {"conventions": CLUB}, "barbu": {"values": {"trick": -1, "domino": [40, 20, 10, -10]}}},
    {"barbu": {"salade": True, "values": {"queen": -10}}},
]
EVERY_RULE = [(game, name) for game in GAMES for name in STAGES[game].house_rules.lists]


def after(*intents: Json, **state: Json) -> Any:  # noqa: ANN401 - parsed JSON
    """The last answer to some intents, each about the state that the one before has left."""
    answer: Any = {}
    known: Any = {"our_table": None, "lang": "en", "rulebook": "../rulebook/", **state}
    for intent in intents:
        answer = json.loads(ask(json.dumps(known), json.dumps(intent)))
        known = answer.get("state", known)
    return answer


def typed(html: str) -> dict[str, Json]:
    """What a browser sends of the form."""
    drawn = page(html)
    lists = {one["name"]: one for one in drawn.all("select")}
    picked = {
        name: next(option["value"] for option in one.all("option") if "selected" in option.attributes)
        for name, one in lists.items()
    }
    return {**picked, **{one["name"]: one["value"] for one in drawn.all("input") if one.attributes.get("name")}}


@every(TABLES)
def test_the_form_that_shows_a_table_makes_it_again(rules: dict[str, Any]) -> None:
    table = OurTable.of({"v": 1, "name": "Thursday <b>", "rules": rules})
    assert chosen(typed(form(table, Html("fr"))), "unnamed") == table
    assert chosen(typed(form(None, Html("en"))), "unnamed").to_json()["rules"] == {}


@every(EVERY_RULE)
def test_each_house_rule_has_a_sentence_and_the_rules_that_it_changes(one: tuple[str, str]) -> None:
    game, name = one
    choices, known = STAGES[game].house_rules, {*GAMES[game].RULES, *GAMES[game].ADVICE}
    assert {*choices.rules[name]} <= known
    for value in choices.lists[name][1]:
        try:
            options = GAMES[game].Options.of({name: value, **({"pack": 32} if "32" in str(value) else {})})
        except Exception:  # noqa: BLE001, S112 - it needs another one beside it
            continue
        for lang in LANGUAGES:
            said = sentence(game, name, options, Words(lang))
            assert said.endswith(".")
            assert "_" not in said


def test_what_is_chosen_is_told_and_goes_into_a_file() -> None:
    fields = {"name": "Thursday <b>", "tarot.poignee_values": '"seed"', "barbu.values.trick": "−1"}
    answer = after({"choose": fields})
    assert answer["state"]["our_table"]["rules"] == {
        "tarot": {"poignee_values": "seed"},
        "barbu": {"values": {"trick": -1}},
    }
    assert "Thursday &lt;b&gt;" in answer["html"]
    assert "<b>Thursday" not in answer["html"]
    assert "A poignée brings 20, 40 or 60 points." in answer["html"]
    kept = after({"file": True}, our_table=answer["state"]["our_table"])
    assert OurTable.read(kept["text"]).to_json() == answer["state"]["our_table"]


def test_a_table_that_somebody_has_sent_changes_nothing_before_one_wants_it() -> None:
    link = OurTable.of({**OURS, "name": "Other"}).link
    shown = after({"link": link}, our_table=OURS)
    assert (shown["state"]["our_table"]["name"], shown["state"]["sent"]["name"]) == ("Thursday <b>", "Other")
    taken = after({"open": link}, {"adopt": True}, our_table=OURS)
    assert (taken["state"]["our_table"]["name"], taken["state"]["sent"]["name"]) == ("Other", "Thursday <b>")


@pytest.mark.parametrize(
    "intent",
    [
        {"open": '{"v": 2, "name": "Club"}'},
        {"open": "not JSON"},
        {"link": "#table=abc"},
        {"choose": {"barbu.values.trick": "<img>"}},
        {"choose": {"barbu.salade": "true", "barbu.ravage_city": "true"}},
        {"choose": {"tarot.misere": "perhaps"}},
        {"adopt": True},
        {"what": True},
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(intent: Json) -> None:
    answer = after(intent, our_table=OURS)
    assert answer["error"]
    assert "html" not in answer


def test_pages_without_an_engine_have_a_sentence_for_each_rule_that_is_otherwise() -> None:
    said: Any = for_pages(OurTable.of(OURS))
    assert said["rules"]["t-poignee-value"] == ["poignee_values"]
    assert said["said"]["fr"]["poignee_values"] == "Une poignée rapporte 20, 40 ou 60 points."
    assert said["tables"]["tarot"]["4"] == OURS["rules"]["tarot"]


def test_a_position_is_judged_by_our_rules_or_by_the_federations() -> None:
    asked = [{"scene": "no-hearts"}, {"put": "H4"}, {"put": "S4"}]

    def forbidden(*intents: Json) -> int:
        state: Any = {"setup": {}, "lang": "en"}
        for intent in (*asked, *intents):
            state = Setup(state).answer(intent)["state"]
        return Setup(state).html.count('data-legal="no"')

    assert [forbidden(), forbidden({"ours": OURS}), forbidden({"ours": OURS}, {"usual": True})] == [1, 0, 1]
    assert forbidden({"ours": OURS}, {"usual": True}, {"by_ours": True}) == 0


def test_a_link_keeps_the_rules_by_which_it_was_judged() -> None:
    state: Any = {"setup": {}, "lang": "en", "ours": OURS}
    for intent in ({"scene": "no-hearts"}, {"put": "H4"}, {"put": "S4"}):
        state = Setup(state).answer(intent)["state"]
    link = Setup(state).position.link
    opened: Any = Setup({"setup": {}, "lang": "en"}).answer({"link": link})
    assert opened["html"].count('data-legal="no"') == 0
    assert "By house rules: The ban on leading hearts does not exist." in opened["html"]
    assert "data-put" in opened["html"]


def test_a_score_pad_begins_with_our_rules_and_says_so() -> None:
    begun: Any = Scoring({"scoring": None, "ours": OURS}).answer({"begin": {"table": "ours-tarot", "players": "4"}})
    assert begun["state"]["scoring"]["rules"]["poignee_values"] == "seed"
    assert "By the rules of Thursday &lt;b&gt;: The suit of" in begun["html"]
    other: Any = Scoring({"scoring": None, "ours": OURS}).answer({"begin": {"table": "fft", "players": "4"}})
    assert "By the federation’s rules." in other["html"]
    assert "by-rules" not in str(Scoring({"scoring": None}).answer({"begin": {"table": "fft", "players": "4"}})["html"])
