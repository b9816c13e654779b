"""The pages on which one plays: what their bar offers, and what the first page knows of the matches left there."""

from __future__ import annotations

import json
import re

import pytest

from tests.hosts.lessons import code
from tests.page import page
from tutor.core.errors import Json
from tutor.show import play
from tutor.show.games import STAGES
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES

NAME = re.compile(r'name="([a-z-]+)"')


def of_notebook(game: str, lang: str) -> set[str]:
    """The names of the tables that a game's notebook opens."""
    return {name for source in code(STAGES[game].play_page.notebook, lang) for name in NAME.findall(source)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", STAGES)
def test_the_bar_offers_every_table_of_the_notebook_and_no_other(game: str, lang: str) -> None:
    offered = page(play.bar(game, Html(lang))).one(f'select[data-setting="{game}"]').values("value")
    assert sorted(offered) == sorted(of_notebook(game, lang))


def test_the_bar_leads_to_the_other_game_and_says_where_one_is() -> None:
    links = page(play.bar("barbu", Html("en"))).all("nav a")
    assert [(link.text, link["href"]) for link in links] == [("Tarot", "../whole-deal/"), ("Barbu", "../barbu/")]
    assert ["aria-current" in link.attributes for link in links] == [False, True]


def test_barbu_is_a_match_a_set_one_contract_or_another_game_of_the_family() -> None:
    tables = page(play.bar("barbu", Html("en"))).one('select[data-setting="barbu"]')
    assert tables.texts("option")[:2] == ["A whole match", "A set: you deal seven times"]
    assert tables.values("label") == ["One contract", "Other games of the family"]
    contracts = tables.all("optgroup")[0].texts("option")
    assert contracts[:7] == ["No Tricks", "No Hearts", "No Queens", "Barbu", "No Last Two", "Trumps", "Domino"]


def test_as_much_help_as_there_has_always_been_is_the_usual_choice() -> None:
    offered = page(play.bar("tarot", Html("en"))).one('select[data-setting="help"]')
    assert offered.values("value") == ["advice", "verdicts", "none"]


def test_the_page_shows_the_usual_table_and_folds_its_words_beneath() -> None:
    tables = dict.fromkeys(STAGES["tarot"].play_page.tables, "<b>A table</b>")
    whole = page(play.page("tarot", "<h1>Play</h1>", tables, "<p>To read.</p>", Html("en")))
    assert [place["data-table"] for place in whole.all("section.here")] == ["tarot-four"]
    assert len(whole.all("section.play-table b")) == 3
    assert len(whole.all("section.play-table noscript b")) == 2
    assert whole.one("details.play-words p").text == "To read."


def test_the_first_page_knows_how_long_a_match_is() -> None:
    games: dict[str, dict[str, Json]] = json.loads(page(play.left(Html("en"), "lessons/")).one("p")["data-games"])
    assert games["barbu"]["page"] == "lessons/barbu/"
    assert f"{[{}, 4, 28]}" in str(games["barbu"]["sizes"])
    assert games["tarot"]["sizes"] == []
